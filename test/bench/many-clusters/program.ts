// Synthesizes a fleet of many clusters. Its arguments are the engine, the clusters, the machines of each, the additional machines, and the folder.
// Prints how much of the engine's limits the largest folder uses.
import { Size, YamlOutputType } from 'cdk8s';
import { ENGINES } from './engines';
import { CloudInit, Fleet, FleetApp, ImageSource, Machine, MachineDefaults, MachineSize } from '../../../src';
import { type Folder, objectsIn } from '../../../src/fleet/folder';

const [engine, clusters, machines, more, outdir] = process.argv.slice(2);
const [CLUSTERS, MACHINES] = [Number(clusters), Number(machines)];
const { delivery, machines: most } = ENGINES[engine];

const app = new FleetApp({ outdir, yamlOutputType: YamlOutputType.FOLDER_PER_CHART_FILE_PER_RESOURCE });
MachineDefaults.set(app, { identitySeed: 'bench' });
const names = Array.from({ length: CLUSTERS * MACHINES + Number(more) }, (_, index) => `machine-${index}`);
const fleet = new Fleet(app, 'fleet', {
  clusters: Array.from({ length: CLUSTERS }, (_, index) => ({
    name: `cluster-${index}`, cpu: 1.2 * MACHINES, memory: Size.gibibytes(Math.ceil(2.4 * MACHINES)), shards: Math.ceil(MACHINES / most),
  })),
  machines: names.map((name) => ({ name, size: MachineSize.SMALL })),
  delivery,
  namespace: 'machines',
});
const image = ImageSource.registry('quay.io/containerdisks/ubuntu:22.04');
const key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com';
for (const name of names) {
  const cloudInit = CloudInit.noCloud({ hostname: name, sshAuthorizedKeys: [key] });
  new Machine(fleet.chartOf(name), name, { size: MachineSize.SMALL, image, cloudInit });
}
app.synth();

const folders = (fleet as unknown as { readonly folders: readonly Folder[] }).folders.map(objectsIn);
const largest = folders.reduce((one, other) => other.length > one.length ? other : one);
process.stdout.write(JSON.stringify({ objects: largest.length, usages: delivery._engine.usages(largest) }));
