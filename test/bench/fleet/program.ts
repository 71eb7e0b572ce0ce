// One program that synthesizes a fleet, in a process of its own: `program.js CONTENDER COUNT FOLDER [MANIFESTS]`. MANIFESTS is a
// file with those of one machine, for contenders that do without the library.
import { readFileSync } from 'fs';
import { join } from 'path';
import { ApiObject, App, AppProps, Chart } from 'cdk8s';
import { CloudInit, FleetApp, ImageSource, Machine, MachineDefaults, MachineSize, NodeProvider, NodeRegistration, SecretValue, VirtualMachineTemplate } from '../../../src';
import { writeManifests } from '../../../src/synth/manifest-file';

/** The machine that MANIFESTS is about. */
export const NAME = 'machine-name';

const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com';
const IMAGE = ImageSource.registry('quay.io/containerdisks/ubuntu:22.04');

/** Adds machines of these names to a chart. */
type Add = (chart: Chart, names: readonly string[]) => void;

const addMachines: Add = (chart, names) => names.forEach((name) => new Machine(chart, name, {
  size: MachineSize.MEDIUM,
  image: IMAGE,
  cloudInit: CloudInit.noCloud({ users: [{ name: 'ada', sudo: 'ALL=(ALL) NOPASSWD:ALL', sshAuthorizedKeys: [KEY] }], packages: ['nginx'] }),
}));

const addClaims: Add = (chart, names) => {
  const template = VirtualMachineTemplate.fromYaml(`
spec:
  template:
    spec:
      domain: {devices: {disks: [{name: root, disk: {bus: virtio}}], interfaces: [{name: pod, masquerade: {}}]}}
      networks: [{name: pod, pod: {}}]
      volumes: [{name: root, containerDisk: {image: "quay.io/containerdisks/ubuntu:22.04"}}]
`).withCloudInit(CloudInit.noCloud({ sshAuthorizedKeys: [KEY] }));
  const nodes = new NodeProvider(chart, 'nodes', { template, nodeTypes: [{ name: 'standard', resources: { cpu: 4, memory: '16Gi' } }] });
  const registration = NodeRegistration.vcluster({ endpoint: 'my-vcluster.example.com', token: SecretValue.fromSecret({ secretName: 'my-vcluster-join', key: 'token' }) });
  names.forEach((name) => nodes.claim(name, { nodeType: 'standard', registration }));
};

/** Objects of what one machine's manifests say, each with a machine's name. */
function plainObjects(file: string): (name: string) => any[] {
  const literal = readFileSync(file, 'utf8').replace(/"(?:[^"\\]|\\.)*"/g, (text) => text.includes(NAME) ? text.split(NAME).join('"+name+"') : text);
  // As a program would have them that writes the objects down.
  return new Function('name', `return ${literal}`) as (name: string) => any[];
}

function synth(AnApp: new (props: AppProps) => App, outdir: string, charts: readonly (readonly string[])[], add: Add): void {
  const app = new AnApp({ outdir });
  MachineDefaults.set(app, { clusterDefaultStorageClass: true });
  charts.forEach((names, number) => add(new Chart(app, `fleet-${number}`), names));
  app.synth();
}

const [contender, count, folder, file] = process.argv.slice(2);
const names = count === 'one' ? [NAME] : Array.from({ length: Number(count) }, (_, number) => `web-${number}`);
const each = names.map((name) => [name]);

function* limit(): Iterable<object> {
  const objects = plainObjects(file);
  for (const name of names) {
    yield* objects(name);
  }
}

const addObjects: Add = (chart, all) => {
  const objects = plainObjects(file);
  all.forEach((name) => objects(name).forEach((object, number) => new ApiObject(chart, `${name}-${number}`, object)));
};

const CONTENDERS: { readonly [name: string]: () => void } = {
  'limit': () => writeManifests(join(folder, 'fleet.yaml'), limit()),
  'fleet': () => synth(FleetApp, folder, [names], addMachines),
  'fleet-charts': () => synth(FleetApp, folder, each, addMachines),
  'fleet-claims': () => synth(FleetApp, folder, [names], addClaims),
  'fleet-objects': () => synth(FleetApp, folder, [names], addObjects),
  'app': () => synth(App, folder, [names], addMachines),
  'app-charts': () => synth(App, folder, each, addMachines),
  'app-objects': () => synth(App, folder, [names], addObjects),
};

CONTENDERS[contender]();
