// A program that loads what the library needs.
package peers;

import org.cdk8s.App;

public class Main {
  public static void main(String[] arguments) {
    new App();
  }
}
