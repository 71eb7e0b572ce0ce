// Viti Stack's own documents, and the networks that two of the machines attach to.
import { readFileSync } from 'fs';
import { join } from 'path';
import { App, Chart } from 'cdk8s';
import { Advice, Machine, NetworkAttachmentDefinition } from 'cdk8s-kubevirt';

const app = new App();
const chart = new Chart(app, 'viti-machines', { namespace: 'default' });

new NetworkAttachmentDefinition(chart, 'prod-network', { bridge: 'br0', vlan: 100 });
new NetworkAttachmentDefinition(chart, 'storage-network', { bridge: 'br0', vlan: 200, mtu: 9000 });
Machine.fromVitistack(chart, readFileSync(join(__dirname, 'machines.yaml'), 'utf8'), { source: 'machines.yaml' });

// The documents are unchanged: some machines have no image, and one has an invalid SSH key.
Advice.silence(chart, 'no-root-disk', 'cloud-init-without-login');

app.synth();
