// A machine that OpenShift's console made, taken over as it is: its disk stays, and its guest runs on.
import { join } from 'path';
import { App, Chart } from 'cdk8s';
import { Advice, VirtualMachine, VirtualMachineTemplate } from 'cdk8s-kubevirt';

const app = new App();
// The console's cloud-init had a password that is in no file here, and users of the guest who have theirs by now.
Advice.silence(app, 'cloud-init-without-login');
const chart = new Chart(app, 'openshift-migration');

const console = VirtualMachineTemplate.fromFile(join(__dirname, 'web-1.yaml'));
const taken = console.merge({
  // KubeVirt's own notes.
  metadata: { annotations: null, finalizers: null },
  // The disk was cloned when the machine was made: the machine goes on mounting it by its name.
  spec: { dataVolumeTemplates: null },
});

// UUID, serial number and address of the guest stand in the file, and so it stays who it is. Cloud-init stays where it was.
new VirtualMachine(chart, 'web-1', { template: taken, inlineCloudInit: true });

app.synth();
