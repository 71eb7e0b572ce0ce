// Machines spread over two clusters by labels, room and rules, and delivered by Argo CD.
import { ApiObject, Chart, JsonPatch, Size, YamlOutputType } from 'cdk8s';
import { CloudInit, Delivery, Fleet, FleetApp, FleetMachine, ImageSource, Machine, MachineDefaults, MachineSize } from 'cdk8s-kubevirt';

const MACHINES: FleetMachine[] = [
  { name: 'database-1', size: MachineSize.MEDIUM, group: 'database' },
  { name: 'database-2', size: MachineSize.MEDIUM, group: 'database' },
  { name: 'web-1', size: MachineSize.SMALL },
  { name: 'web-2', size: MachineSize.SMALL },
  { name: 'web-3', size: MachineSize.SMALL },
  // Its users are in Africa.
  { name: 'desktop-1', size: MachineSize.SMALL, clusterLabels: { region: 'africa' } },
  // Its disk is in Berlin, and disks do not move.
  { name: 'archive-1', size: MachineSize.SMALL, cluster: 'berlin' },
];

// A folder for each chart, because an Argo CD Application reads a folder.
const app = new FleetApp({ yamlOutputType: YamlOutputType.FOLDER_PER_CHART_FILE_PER_RESOURCE });
MachineDefaults.set(app, { identitySeed: 'example' });

const fleet = new Fleet(app, 'machines', {
  clusters: [
    { name: 'berlin', labels: { region: 'europe' }, cpu: 8, memory: Size.gibibytes(16), shards: 2 },
    { name: 'nairobi', labels: { region: 'africa' }, cpu: 8, memory: Size.gibibytes(16) },
  ],
  machines: MACHINES,
  // No cluster gets both databases.
  spreads: [{ group: 'database', maxMachines: 1 }],
  delivery: Delivery.argoCd({ repoUrl: 'https://git.example.com/fleets.git', targetRevision: 'main' }),
  shared: true,
  namespace: 'fleet',
});

for (const cluster of ['berlin', 'nairobi']) {
  addNamespace(fleet.sharedChartOf(cluster)!);
}

const ada = { name: 'ada', sshAuthorizedKeys: ['ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com'] };
for (const { name, size } of MACHINES) {
  new Machine(fleet.chartOf(name), name, {
    size,
    image: ImageSource.registry('quay.io/containerdisks/fedora:40'),
    cloudInit: CloudInit.noCloud({ hostname: name, users: [ada] }),
  });
}

app.synth();

/** Every engine keeps the namespace, because all disks in it would be deleted with it. */
function addNamespace(chart: Chart): void {
  new ApiObject(chart, 'namespace', { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'fleet' } })
    .addJsonPatch(JsonPatch.remove('/metadata/namespace'));
}
