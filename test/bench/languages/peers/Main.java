// A program that loads only the library's peers.
package peers;

import org.cdk8s.App;

public class Main {
  public static void main(String[] arguments) {
    new App();
  }
}
