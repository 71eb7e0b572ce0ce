// A program that loads the library.
import { App } from 'cdk8s';
import { MachineSize } from 'cdk8s-kubevirt';

new App();
MachineSize.named('small');
