import { ApiObject, App, Chart, JsonPatch, Size } from 'cdk8s';
import { addMachine, ARGO_CD, clusters, fleetApp, fleetOf, refusal, small, written } from './fleets';
import { ClusterCapabilities, DataSource, Delivery, Fleet, FleetApp, ImageSource, Machine, MachineDefaults, MachineSize, SecretSource, VirtualMachineTemplate } from '../../src';

const machinesIn = (objects: readonly any[]) => objects.filter(({ kind }) => kind === 'VirtualMachine').map(({ metadata: { name } }) => name);

test('each machine is in the folder of its cluster, with all of its objects', () => {
  const app = fleetApp();
  const { placements } = fleetOf(app, {});
  const folders = written(app);
  for (const [name, cluster] of Object.entries(placements)) {
    const own = folders[`fleet-${cluster}-0`].filter(({ metadata }) => `${metadata.name}-`.startsWith(`${name}-`));
    expect(own.map(({ kind }) => kind).sort()).toEqual(['DataVolume', 'Secret', 'VirtualMachine']);
  }
  expect(Object.values(folders).flatMap(machinesIn).sort()).toEqual(Object.keys(placements));
});

test('what a program changes in its properties afterwards does not change the fleet', () => {
  const [app, other] = [fleetApp(), fleetApp()];
  const own: any = { clusters: clusters(10, 2), machines: small(4), shared: true };
  const [changed, fleet] = [fleetOf(app, own), fleetOf(other, { clusters: clusters(10, 2), machines: small(4), shared: true })];
  Object.assign(own, { shared: false, handover: true });
  own.clusters.forEach((cluster: any) => Object.assign(cluster, { name: 'lima' }));
  const names = clusters(10, 2).map(({ name }) => name);
  expect(names.map((name) => changed.sharedChartOf(name)?.node.path)).toEqual(names.map((name) => fleet.sharedChartOf(name)?.node.path));
});

test('the order of machines and clusters does not change the files', () => {
  const [app, other] = [fleetApp(), fleetApp()];
  fleetOf(app, { clusters: clusters(10, 2), machines: small(12) });
  fleetOf(other, { clusters: clusters(10, 2).reverse(), machines: small(12).reverse() });
  expect(written(other)).toEqual(written(app));
});

test('adding a machine changes no file of the others', () => {
  const [app, other] = [fleetApp(), fleetApp()];
  fleetOf(app, { clusters: clusters(10, 2), machines: small(12) });
  fleetOf(other, { clusters: clusters(10, 2), machines: small(13) });
  const texts = (of: App) => Object.entries(written(of)).flatMap(([folder, all]) => all.map((object) => JSON.stringify([folder, object])));
  const before = texts(app);
  const after = texts(other);
  expect(before.filter((text) => !after.includes(text))).toEqual([]);
  expect(after.filter((text) => !before.includes(text))).toHaveLength(3);
});

test('shards divide machines by name, and an added shard takes its share and moves no others', () => {
  const shardsOf = (shards: number) => {
    const app = fleetApp();
    fleetOf(app, { clusters: clusters(200, shards).slice(0, 1), machines: small(200) });
    return new Map(Object.entries(written(app)).flatMap(([folder, objects]) => machinesIn(objects).map((name) => [name as string, folder])));
  };
  const [three, four] = [shardsOf(3), shardsOf(4)];
  const moved = [...three].filter(([name, folder]) => four.get(name) !== folder);
  expect(moved.filter(([name]) => four.get(name) !== 'fleet-berlin-3')).toEqual([]);
  expect(moved.length).toBeGreaterThan(30);
  expect(moved.length).toBeLessThan(70);
});

test('machines are pinned to clusters and folders', () => {
  const app = fleetApp();
  fleetOf(app, { clusters: clusters(10, 3), machines: small(4).map((machine) => ({ ...machine, cluster: 'nairobi', shard: 2 })) });
  const folders = written(app);
  expect(Object.keys(folders)).toEqual(['fleet-argo-cd', 'fleet-nairobi-2']);
  expect(machinesIn(folders['fleet-nairobi-2'])).toHaveLength(4);
});

test('recorded placements win over the ones computed from names', () => {
  const placements = { 'web-1': 'nairobi', 'web-2': 'berlin', 'web-3': 'nairobi', 'web-4': 'nairobi' };
  const fleet = fleetOf(fleetApp(), { placements });
  expect(fleet.placements).toEqual(placements);
  expect(Object.keys(fleet.placements)).toEqual(Object.keys(placements));
});

test('the record is computed once, and the program cannot change it', () => {
  const { placements } = fleetOf(fleetApp(), {});
  expect(() => {
    placements['web-1'] = 'lima';
  }).toThrow(TypeError);
  const fleet = fleetOf(fleetApp(), {});
  expect(fleet.placements).toBe(fleet.placements);
});

test('machines that cannot stay in their recorded clusters are reported all at once, and none moves', () => {
  const [berlin, nairobi] = clusters();
  const [one, two, three, four, five] = small(5);
  expect(() => fleetOf(fleetApp(), {
    clusters: [{ ...berlin, cpu: 1 }, nairobi],
    machines: [one, two, { ...three, clusterLabels: { region: 'af' } }, { ...four, cluster: 'nairobi' }, five],
    placements: { 'web-1': 'berlin', 'web-2': 'berlin', 'web-3': 'berlin', 'web-4': 'berlin', 'web-5': 'lima' },
  })).toThrow([
    'fleet: machine "web-2": takes 1 CPUs and 2 GiB, for which there is no room: berlin has 0 of 1 CPUs and 18 GiB of 20 GiB left: raise its cpu and memory, or maxMachines of a rule, '
      + 'or remove "web-2" from placements, which keep it in "berlin", and it starts elsewhere with new disks',
    'fleet: machine "web-3": needs berlin with the labels region=af, which it does not have: label it, or write others, '
      + 'or remove "web-3" from placements, which keep it in "berlin", and it starts elsewhere with new disks',
    'fleet: machine "web-4": is pinned to "nairobi", where its disks are not: pin it to "berlin", '
      + 'or remove "web-4" from placements, which keep it in "berlin", and it starts elsewhere with new disks',
    'fleet: machine "web-5": is in "lima", which is not a cluster of the fleet: add that cluster, '
      + 'or remove "web-5" from placements, which keep it in "lima", and it starts elsewhere with new disks',
  ].join('\n'));
});

test('a recorded machine stays although a pinned one needs its room, which is reported', () => {
  const [berlin, nairobi] = clusters();
  const [one, two] = small(2);
  const make = () => fleetOf(fleetApp(), { clusters: [{ ...berlin, cpu: 1 }, nairobi], machines: [{ ...one, cluster: 'berlin' }, two], placements: { 'web-2': 'berlin' } });
  expect(make).toThrow(/^fleet: machine "web-1": takes 1 CPUs and 2 GiB, for which there is no room: berlin has 0 of 1 CPUs and 18 GiB of 20 GiB left: raise its cpu and memory, or maxMachines of a rule$/);
});

test('a record of a machine that is no longer in the program is ignored, and left out of the next one', () => {
  expect(Object.keys(fleetOf(fleetApp(), { machines: small(1), placements: { 'web-2': 'berlin', 'web-3': 'lima' } }).placements)).toEqual(['web-1']);
});

test('the room that a machine needs comes from its size, its template or its own cpu and memory', () => {
  const template = VirtualMachineTemplate.fromObject({ spec: { runStrategy: 'Always', template: { spec: { domain: { devices: {}, cpu: { cores: 2, sockets: 2 }, memory: { guest: '6Gi' } } } } } });
  const machines = [{ name: 'a', size: MachineSize.LARGE }, { name: 'b', template }, { name: 'c', size: MachineSize.SMALL, cpu: 0.5 }, { name: 'd', cpu: 1, memory: Size.gibibytes(1) }];
  const make = (cpu: number, gibibytes: number) => new Fleet(fleetApp(), 'fleet', { clusters: [{ name: 'berlin', cpu, memory: Size.gibibytes(gibibytes) }], machines, delivery: ARGO_CD });
  expect(() => make(9.5, 17)).not.toThrow();
  expect(() => make(9.49, 17)).toThrow('machine "d": takes 1 CPUs and 1 GiB, for which there is no room: berlin has 0.99 of 9.49 CPUs and 1 GiB of 17 GiB left: add a cluster, raise the cpu and memory of one, or maxMachines of a rule');
  expect(() => make(9.5, 16)).toThrow('berlin has 1 of 9.5 CPUs and 0 GiB of 16 GiB left');
});

test('a template whose size is not an amount is refused', () => {
  const make = (domain: object) => () => new Fleet(fleetApp(), 'fleet', {
    clusters: clusters(),
    machines: [{ name: 'a', template: VirtualMachineTemplate.fromObject({ spec: { template: { spec: { domain: { devices: {}, ...domain } } } } }) }],
    delivery: ARGO_CD,
  });
  expect(make({ cpu: { cores: 2 }, memory: { guest: '{{MEMORY}}' } })).toThrow(
    'fleet: machines[0]: "a" has a template whose memory "{{MEMORY}}" is not an amount: correct it there, fill in its placeholders with substitute, or write memory here');
  expect(make({ resources: { requests: { cpu: '2 cores', memory: '10GB' } } })).toThrow([
    'fleet: machines[0]: "a" has a template whose cpu "2 cores" is not an amount: correct it there, fill in its placeholders with substitute, or write cpu here',
    'fleet: machines[0]: "a" has a template whose memory "10GB" is not an amount: correct it there, fill in its placeholders with substitute, or write memory here',
  ].join('\n'));
  expect(make({ cpu: { cores: '{{CORES}}', sockets: 2 }, memory: { guest: '1Gi' } })).toThrow('fleet: machines[0]: "a" has a template whose cpu is not an amount: ');
  expect(make({ memory: { guest: {} } })).toThrow('fleet: machines[0]: "a" has a template whose memory is not an amount: ');
});

test('machines that do not fit are reported with the room left, but only the first few', () => {
  expect(() => fleetOf(fleetApp(), { clusters: clusters(10), machines: small(30) })).toThrow(/^(fleet: machine "web-\d+": takes 1 CPUs and 2 GiB, for which there is no room: berlin has 0 of 10 CPUs and 0 GiB of 20 GiB left, nairobi has 0 of 10 .*\n){5}fleet: machines: 5 more have no place either: together 10 machines need 10 CPUs and 20 GiB, and all clusters have 0 CPUs and 0 GiB left$/);
});

test('rules that cannot be met are reported with their numbers', () => {
  const machines = small(3).map((machine) => ({ ...machine, group: 'database' }));
  expect(() => fleetOf(fleetApp(), { machines, spreads: [{ group: 'database', maxMachines: 1 }] })).toThrow(/machine "web-\d": takes .*: berlin has 1 of at most 1 machines of group "database", nairobi has 1 of at most 1 machines of group "database"/);
  expect(() => fleetOf(fleetApp(), { machines, spreads: [{ group: 'database', maxMachines: 1, topologyKey: 'region' }] })).toThrow('1 of at most 1 machines of group "database" in region "eu"');
  expect(() => fleetOf(fleetApp(), { machines, spreads: [{ group: 'database', maxMachines: 1, topologyKey: 'rack' }] })).toThrow('berlin has no label "rack"');
  expect(() => fleetOf(fleetApp(), { machines, spreads: [{ group: 'database', maxMachines: 2 }] })).not.toThrow();
});

test('labels, pins and shards that no cluster has are refused', () => {
  const [machine] = small(1);
  const make = (more: object) => () => fleetOf(fleetApp(), { machines: [{ ...machine, ...more }] });
  expect(make({ clusterLabels: { region: 'us' } })).toThrow('fleet: machine "web-1": needs a cluster with the labels region=us, which no cluster has: label one, or write others');
  expect(make({ cluster: 'berlin', clusterLabels: { region: 'af' } })).toThrow('fleet: machine "web-1": needs berlin with the labels region=af, which it does not have: label it, or write others');
  expect(make({ cluster: 'paris' })).toThrow('fleet: machine "web-1": is pinned to "paris", which is not a cluster of the fleet: write one of berlin, nairobi');
  expect(make({ shard: 1 })).toThrow(/fleet: machines\[0\]\.shard: 1 is not a folder of cluster "\w+", which has 1, counted from 0: write a lower number, or more shards/);
});

test('one error lists every mistake of a fleet', () => {
  const [berlin] = clusters();
  expect(() => new Fleet(fleetApp(), 'fleet', {
    clusters: [berlin, { ...berlin, cpu: 0, memory: Size.gibibytes(0), shards: 0 }],
    machines: [...small(1), ...small(1), { name: 'Web', shard: -1 }],
    spreads: [{ group: 'database', maxMachines: 0 }],
    delivery: ARGO_CD,
  })).toThrow([
    'fleet: clusters[1].name: "berlin" is already at clusters[0].name: keep one of them',
    'fleet: machines[1].name: "web-1" is already at machines[0].name: keep one of them',
    'fleet: clusters[1].shards: 0 is not a whole number of at least 1: write such a number',
    'fleet: clusters[1].cpu: 0 leaves no room: write the virtual CPUs for all machines, such as 64',
    'fleet: clusters[1].memory: leaves no room: write the memory for all machines, such as Size.gibibytes(256)',
  ].join('\n'));
  expect(() => new Fleet(fleetApp(), 'fleet', { clusters: clusters(), machines: [{ name: 'web-1' }], delivery: ARGO_CD })).toThrow('fleet: machines[0]: "web-1" has no size: write size, a template without an instance type, or cpu and memory');
  expect(() => new Fleet(new Chart(fleetApp(), 'chart'), 'fleet', { clusters: [], machines: [], delivery: ARGO_CD })).toThrow([
    'chart/fleet: is below "chart": make it a child of the app, as its charts are',
    'chart/fleet: clusters: is empty: write at least one, such as { name: "berlin", cpu: 64, memory: Size.gibibytes(256) }',
  ].join('\n'));
});

test('a missing machine, or one with another size than the fleet planned, is refused', () => {
  const app = fleetApp();
  const fleet = new Fleet(app, 'fleet', { clusters: clusters(), machines: small(2), delivery: ARGO_CD, namespace: 'machines' });
  new Machine(fleet.chartOf('web-1'), 'web-1', { size: MachineSize.LARGE, image: ImageSource.registry('registry.test/cirros:1') });
  const text = refusal(app);
  expect(text).toContain('machine "web-1": has 4 CPUs and 8 GiB, but the fleet made room for 1 and 2 GiB: write the same in both');
  expect(text).toContain('machine "web-2": has a place but no VirtualMachine of that name: add one to chartOf, or remove it from machines');
});

test('memory may be a number of bytes, in templates and in objects', () => {
  const app = fleetApp();
  const manifest = (guest: unknown) => ({
    apiVersion: 'kubevirt.io/v1',
    kind: 'VirtualMachine',
    metadata: { name: 'a' },
    spec: { runStrategy: 'Always', template: { spec: { domain: { devices: {}, cpu: null, memory: { guest } } } } },
  });
  const machines = [{ name: 'a', template: VirtualMachineTemplate.fromObject(manifest(2 ** 31)) }];
  const fleet = new Fleet(app, 'fleet', { clusters: clusters(), machines, delivery: ARGO_CD, namespace: 'machines' });
  const object = new ApiObject(fleet.chartOf('a'), 'a', manifest(2 ** 31));
  expect(() => app.synth()).not.toThrow();
  object.addJsonPatch(JsonPatch.replace('/spec/template/spec/domain/memory/guest', 2 ** 32));
  expect(() => app.synth()).toThrow('machine "a": has 1 CPUs and 4 GiB, but the fleet made room for 1 and 2 GiB: write the same in both');
  object.addJsonPatch(JsonPatch.replace('/spec/template/spec/domain/memory/guest', {}));
  expect(() => app.synth()).not.toThrow();
});

test('a machine in the folder of another cluster is refused, even if it is also in its own', () => {
  const app = fleetApp();
  const machines = small(2).map((machine, index) => ({ ...machine, cluster: ['berlin', 'nairobi'][index] }));
  const fleet = new Fleet(app, 'fleet', { clusters: clusters(10, 2), machines, delivery: ARGO_CD, namespace: 'machines' });
  const add = (chart: Chart, name: string) => new Machine(chart, name, { size: MachineSize.SMALL, image: ImageSource.registry('registry.test/cirros:1') });
  const { node: { id: folder } } = fleet.chartOf('web-2');
  add(fleet.chartOf('web-2'), 'web-1');
  add(fleet.chartOf('web-2'), 'web-2');
  const strayed = `machine "web-1": is in folder "${folder}", which goes to cluster "nairobi", but has its place in "berlin": add it to chartOf("web-1"), or pin it with cluster: "nairobi"`;
  expect(refusal(app)).toContain(strayed);
  expect(refusal(app)).not.toContain('machine "web-1": has a place but no VirtualMachine');
  add(fleet.chartOf('web-1'), 'web-1');
  expect(refusal(app)).toContain(strayed);
});

test('an unknown machine or cluster has no chart', () => {
  const fleet = fleetOf(fleetApp(), {});
  expect(() => fleet.chartOf('web-9')).toThrow('fleet: "web-9" is not a machine of the fleet: add it to machines');
  expect(() => fleet.sharedChartOf('paris')).toThrow('fleet: shared: is not set: write true to have charts for what machines share\nfleet: "paris" is not a cluster of the fleet: add it to clusters');
});

test('each cluster with machines has a shared folder, and names may repeat between them', () => {
  const app = fleetApp();
  const machines = small(4).map((machine, index) => ({ ...machine, cluster: ['berlin', 'nairobi'][index % 2] }));
  const fleet = fleetOf(app, { shared: true, machines, clusters: [...clusters(), { name: 'empty', cpu: 1, memory: Size.gibibytes(1) }] });
  for (const cluster of ['berlin', 'nairobi']) {
    new DataSource(fleet.sharedChartOf(cluster)!, 'fedora', { source: ImageSource.pvc('fedora', 'machines') });
  }
  expect(fleet.sharedChartOf('empty')).toBeUndefined();
  const folders = written(app);
  expect(Object.keys(folders)).toEqual(['fleet-argo-cd', 'fleet-berlin-0', 'fleet-berlin-shared', 'fleet-nairobi-0', 'fleet-nairobi-shared']);
  expect(folders['fleet-berlin-shared']).toEqual(folders['fleet-nairobi-shared']);
});

test('an empty folder is refused, since Git does not keep it', () => {
  const app = fleetApp();
  fleetOf(app, { shared: true });
  expect(refusal(app)).toContain('folder "fleet-berlin-shared": is empty, and Git keeps no empty folder: add objects to its chart, or leave shared out');
});

test('the capabilities of a cluster apply only to its own machines', () => {
  const app = fleetApp();
  ClusterCapabilities.set(app, { storageClasses: { standard: {} } });
  const [berlin, nairobi] = clusters();
  fleetOf(app, { clusters: [{ ...berlin, capabilities: { storageClasses: { fast: {} } } }, nairobi] });
  const text = refusal(app);
  expect(text).toMatch(/\[fleet-berlin-0\/.*"standard"/);
  expect(text).not.toContain('fleet-nairobi-0');
});

test('an app that does not write folders, or numbers them, is refused', () => {
  const files = new FleetApp({ outdir: fleetApp().outdir });
  fleetOf(files, {});
  expect(refusal(files)).toContain('app: does not write the folders that the engine reads: write new FleetApp({ yamlOutputType: YamlOutputType.FOLDER_PER_CHART_FILE_PER_RESOURCE })');
  const numbered = fleetApp();
  const fleet = fleetOf(numbered, { machines: small(4).map((machine, index) => ({ ...machine, shard: index })), clusters: clusters(10, 4) });
  fleet.chartOf('web-1').addDependency(fleet.chartOf('web-2'));
  expect(refusal(numbered)).toContain('app: has charts that depend on each other, so cdk8s numbers their folders and the engine does not find them: let constructs depend only on those of their own chart');
  const unread = new FleetApp({ outdir: fleetApp().outdir });
  fleetOf(unread, { delivery: Delivery.openClusterManagement() });
  expect(() => unread.synth()).not.toThrow();
});

test('cdk8s\' App writes the same files as FleetApp', () => {
  const app = fleetApp();
  const { outdir, yamlOutputType } = fleetApp();
  const stock = new App({ outdir, yamlOutputType });
  MachineDefaults.set(stock, { storageClassName: 'standard', identitySeed: 'test' });
  fleetOf(stock, {});
  fleetOf(app, {});
  expect(written(stock)).toEqual(written(app));
});

test('a handover protects every object that leaves its folder', () => {
  const annotationsOf = (handover: boolean) => {
    const app = fleetApp();
    const fleet = fleetOf(app, { handover });
    new ApiObject(fleet.chartOf('web-1'), 'config', { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'config', annotations: { 'argocd.argoproj.io/sync-options': 'Replace=true' } } });
    const all = Object.entries(written(app)).filter(([folder]) => folder !== 'fleet-argo-cd').flatMap(([, objects]) => objects);
    return all.map(({ kind, metadata: { annotations = {} } }) => [kind, annotations] as const);
  };
  for (const [kind, annotations] of annotationsOf(true)) {
    expect(annotations).toMatchObject({ 'argocd.argoproj.io/compare-options': 'IgnoreExtraneous', 'kustomize.toolkit.fluxcd.io/prune': 'disabled', 'helm.sh/resource-policy': 'keep' });
    expect(annotations['argocd.argoproj.io/sync-options']).toBe(({ ConfigMap: 'Replace=true,Prune=false', DataVolume: 'Prune=false,Delete=false' } as { [kind: string]: string })[kind] ?? 'Prune=false');
  }
  expect(annotationsOf(false).find(([kind]) => kind === 'VirtualMachine')![1]).toEqual({});
});

test('a chart may contain other objects beside its machines', () => {
  const app = fleetApp();
  const fleet = new Fleet(app, 'fleet', { clusters: clusters(), machines: small(1), delivery: ARGO_CD, namespace: 'machines' });
  addMachine(fleet, 'web-1').expose({ ports: [{ port: 22 }] });
  expect(Object.values(written(app)).flat().map(({ kind }) => kind).sort()).toEqual(['ApplicationSet', 'DataVolume', 'Secret', 'Service', 'VirtualMachine']);
});

test.each([ARGO_CD, Delivery.openClusterManagement()])('Secrets in a chart that no cluster receives are refused', (delivery) => {
  const app = fleetApp();
  SecretSource.set(app, SecretSource.plain({ chart: new Chart(app, 'sealed') }));
  fleetOf(app, { delivery });
  for (const cluster of ['berlin', 'nairobi']) {
    expect(refusal(app)).toContain(`folder "fleet-${cluster}-0": the Secrets of its machines are in the chart "sealed", which nothing delivers to cluster "${cluster}": `
      + 'write SecretSource.plain() without a chart, which puts each into the folder of its machine, or SecretSource.externalSecrets');
  }
});

test('Secrets may be in another folder of the same cluster, but not of another cluster', () => {
  const make = (cluster: string) => {
    const app = fleetApp();
    const machines = small(2).map((machine, index) => ({ ...machine, cluster: ['berlin', 'nairobi'][index] }));
    const fleet = new Fleet(app, 'fleet', { clusters: clusters(), machines, delivery: ARGO_CD, namespace: 'machines', shared: true });
    ['berlin', 'nairobi'].forEach((name) => new ApiObject(fleet.sharedChartOf(name)!, 'settings', { apiVersion: 'v1', kind: 'ConfigMap' }));
    SecretSource.set(fleet.chartOf('web-1'), SecretSource.plain({ chart: fleet.sharedChartOf(cluster) }));
    machines.forEach(({ name }) => addMachine(fleet, name));
    return app;
  };
  expect(() => make('berlin').synth()).not.toThrow();
  expect(refusal(make('nairobi'))).toContain('folder "fleet-berlin-0": the Secrets of its machines are in the chart "fleet-nairobi-shared", which nothing delivers to cluster "berlin"');
});
