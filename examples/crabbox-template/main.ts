// Several machines from one template: the program fills in the placeholders of Crabbox's template.
import { join } from 'path';
import { App, Chart } from 'cdk8s';
import { Advice, VirtualMachine, VirtualMachineTemplate } from 'cdk8s-kubevirt';

const app = new App();
// A lease ends with its machine, and so does everything on its disk.
Advice.silence(app, 'container-disk-for-data');
const chart = new Chart(app, 'crabbox-template', { namespace: 'leases' });
const template = VirtualMachineTemplate.fromFile(join(__dirname, 'kubevirt-vm.yaml'));
const keys = new Map([
  ['smoke', 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ci: smoke # nightly'],
  ['bench', 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGbAYCzbVwD7kFbmq6kUCgc0sSGPWbVs2sTPBrEQvK3e bench@example.com'],
]);

for (const [slug, key] of keys) {
  new VirtualMachine(chart, slug, { template: template.substitute({ SSH_PUBLIC_KEY: key }) });
}

app.synth();
