// Takes over a machine that OpenShift's console made: its disk stays, and its guest keeps running.
import { join } from 'path';
import { App, Chart } from 'cdk8s';
import { Advice, VirtualMachine, VirtualMachineTemplate } from 'cdk8s-kubevirt';

const app = new App();
// The console's cloud-init had a password, which is in no file here. The guest's users already have their own.
Advice.silence(app, 'cloud-init-without-login');
const chart = new Chart(app, 'openshift-migration');

const console = VirtualMachineTemplate.fromFile(join(__dirname, 'web-1.yaml'));
const taken = console.merge({
  // KubeVirt sets these itself.
  metadata: { annotations: null, finalizers: null },
  // The disk was cloned when the machine was made, and the machine continues to mount it by name.
  spec: { dataVolumeTemplates: null },
});

// The file has the guest's UUID, serial number and MAC address, so its identity stays. Cloud-init stays in the machine.
new VirtualMachine(chart, 'web-1', { template: taken, inlineCloudInit: true });

app.synth();
