// A program that synthesizes a fleet, in its own process: `program.js CONTENDER COUNT FOLDER [MANIFESTS]`. MANIFESTS is a file with one machine's
// manifests, for contenders that do without the library, or with those of all machines of an inventory.
import { ApiObject, App, AppProps, Chart } from 'cdk8s';
import { additions, type Inventory, INVENTORIES, TEMPLATE } from './inventory';
import { NAME, namesOf, objectsOf, readyObjects } from './sample';
import { CloudInit, FleetApp, ImageSource, Machine, MachineSize, NodeProvider, NodeRegistration, SecretValue } from 'cdk8s-kubevirt';

const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com';
const IMAGE = ImageSource.registry('quay.io/containerdisks/ubuntu:22.04');

/** Adds machines with these names to a chart. */
type Add = (chart: Chart, names: readonly string[]) => void;

const addMachines: Add = (chart, names) => names.forEach((name) => new Machine(chart, name, {
  size: MachineSize.MEDIUM,
  image: IMAGE,
  cloudInit: CloudInit.noCloud({ users: [{ name: 'ada', sudo: 'ALL=(ALL) NOPASSWD:ALL', sshAuthorizedKeys: [KEY] }], packages: ['nginx'] }),
}));

const TOKEN = SecretValue.fromSecret({ secretName: 'my-cluster-join', key: 'token' });

/** A vCluster's script asks the guest for the node's name, whereas k3s gets it in the user data. */
const REGISTRATIONS = {
  vcluster: () => NodeRegistration.vcluster({ endpoint: 'my-vcluster.example.com', token: TOKEN }),
  k3s: () => NodeRegistration.k3s({ server: 'https://my-cluster.example.com:6443', token: TOKEN }),
};

/** Adds a provider and its claims; all providers share one template, as they would in a real program. */
function claims(cluster: keyof typeof REGISTRATIONS): Add {
  const template = TEMPLATE.withCloudInit(CloudInit.noCloud({ sshAuthorizedKeys: [KEY] }));
  const registration = REGISTRATIONS[cluster]();
  return (chart, all) => {
    const nodes = new NodeProvider(chart, 'nodes', { template, nodeTypes: [{ name: 'standard', resources: { cpu: 4, memory: '16Gi' } }] });
    all.forEach((name) => nodes.claim(name, { nodeType: 'standard', registration }));
  };
}

function synth(AnApp: new (props: AppProps) => App, outdir: string, charts: readonly (readonly string[])[], add: Add): void {
  const app = new AnApp({ outdir });
  charts.forEach((names, number) => add(new Chart(app, `fleet-${number}`), names));
  app.synth();
}

const [contender, count, folder, file] = process.argv.slice(2);
const names = count === 'one' ? [NAME] : namesOf(Number(count));
const each = names.map((name) => [name]);

const addObjects: Add = (chart, all) => {
  const objects = objectsOf(file);
  all.forEach((name) => objects(name).forEach((object, number) => new ApiObject(chart, `${name}-${number}`, object)));
};

function addInventory(inventory: Inventory): Add {
  const addTo = additions(inventory);
  return (chart, all) => all.forEach(addTo(chart));
}

/** Adds ready-made objects as they are. */
const addReady = (objects: readonly any[]): Add => (chart) => objects.forEach((object, number) => new ApiObject(chart, `object-${number}`, object));

const ofInventory = (inventory: Inventory): { readonly [name: string]: () => void } => ({
  [`${inventory}-fleet`]: () => synth(FleetApp, folder, [names], addInventory(inventory)),
  [`${inventory}-fleet-charts`]: () => synth(FleetApp, folder, each, addInventory(inventory)),
  [`${inventory}-app`]: () => synth(App, folder, [names], addInventory(inventory)),
});

const CONTENDERS: { readonly [name: string]: () => void } = {
  'fleet': () => synth(FleetApp, folder, [names], addMachines),
  'fleet-charts': () => synth(FleetApp, folder, each, addMachines),
  'fleet-claims': () => synth(FleetApp, folder, [names], claims('vcluster')),
  'fleet-claims-charts': () => synth(FleetApp, folder, each, claims('vcluster')),
  'fleet-k3s': () => synth(FleetApp, folder, [names], claims('k3s')),
  'fleet-objects': () => synth(FleetApp, folder, [names], addObjects),
  'app': () => synth(App, folder, [names], addMachines),
  'app-charts': () => synth(App, folder, each, addMachines),
  'app-objects': () => synth(App, folder, [names], addObjects),
  'ready-app': () => synth(App, folder, [names], addReady(readyObjects(file))),
  ...Object.assign({}, ...INVENTORIES.map(ofInventory)),
};

CONTENDERS[contender]();
