// Nodes of a vCluster: machines with the node types of a NodeProvider document, which join when they boot.
import { readFileSync } from 'fs';
import { join } from 'path';
import { App, Chart } from 'cdk8s';
import { Advice, NodeProvider, NodeRegistration, SecretValue } from 'cdk8s-kubevirt';

const app = new App();
// Nodes are managed from their cluster, so nobody logs in.
Advice.silence(app, 'cloud-init-without-login');
const chart = new Chart(app, 'vcluster-nodes');

const nodes = NodeProvider.fromManifest(chart, readFileSync(join(__dirname, 'node-provider.yaml'), 'utf8'));
const registration = NodeRegistration.vcluster({
  endpoint: 'my-vcluster.example.com',
  token: SecretValue.fromSecret({ secretName: 'my-vcluster-join', key: 'token' }),
});

nodes.claim('workers', { requirements: [{ property: 'vcluster.com/node-type', value: 'standard-node' }], quantity: 2, registration });
nodes.claim('databases', { nodeType: 'high-memory-node', registration, nodeLabels: { team: 'data' } });

app.synth();
