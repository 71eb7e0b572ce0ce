// A program that loads the library.
package library;

import io.github.cdk8skubevirt.MachineSize;
import org.cdk8s.App;

public class Main {
  public static void main(String[] arguments) {
    new App();
    MachineSize.named("small");
  }
}
