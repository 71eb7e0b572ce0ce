// Machines with the same description share work, and each must still come out as it would alone.
import { ApiObject, App, AppProps, Chart, JsonPatch, Size } from 'cdk8s';
import * as fc from 'fast-check';
import { BootDevice, CloudInit, FleetApp, ImageSource, InterfaceBinding, Machine, MachineDefaults, MachineProps, MachineSize, RunStrategy, VirtualMachine, VirtualMachineNetwork, VirtualMachineTemplate, VolumeSource } from '../../src';
import { filesOf } from '../synth/files';

/** Descriptions with few variants, so that some machines of a fleet are alike and others almost. */
const descriptions: fc.Arbitrary<(name: string) => MachineProps> = fc.record({
  size: fc.constantFrom(MachineSize.SMALL, MachineSize.MEDIUM, MachineSize.of({ cpu: { cores: 3 }, memory: Size.gibibytes(3) })),
  image: fc.boolean(),
  extra: fc.constantFrom('none', 'claim', 'volume'),
  networks: fc.constantFrom<VirtualMachineNetwork[] | undefined>(undefined, [], [{ name: 'pod' }, { name: 'office', networkName: 'office', binding: InterfaceBinding.BRIDGE }]),
  hostname: fc.constantFrom('none', 'own', 'web'),
  inlineCloudInit: fc.boolean(),
  bootOrder: fc.constantFrom<BootDevice[] | undefined>(undefined, [BootDevice.DISK]),
  runStrategy: fc.constantFrom(undefined, RunStrategy.HALTED),
  labels: fc.constantFrom('none', 'own', 'shared'),
  overrides: fc.constantFrom(undefined, { spec: { template: { spec: { hostname: 'web-1' } } } }),
}).map(({ size, image, extra, hostname, labels, ...props }) => (name: string): MachineProps => ({
  ...props,
  size,
  disks: [
    ...size.disks.length === 0 ? [{ name: 'root', size: Size.gibibytes(10) }] : [],
    ...extra === 'claim' ? [{ name: 'data', size: Size.gibibytes(1) }] : extra === 'volume' ? [{ name: 'data', volume: VolumeSource.emptyDisk(Size.gibibytes(1)) }] : [],
  ],
  ...image && { image: ImageSource.registry('quay.io/containerdisks/ubuntu:22.04') },
  ...hostname !== 'none' && { cloudInit: CloudInit.noCloud({ hostname: hostname === 'own' ? name : 'web', packages: ['nginx'] }) },
  ...labels !== 'none' && { metadata: { labels: { app: labels === 'own' ? name : 'shop' } } },
}));

const changes: fc.Arbitrary<(machine: Machine) => void> = fc.constantFrom<(machine: Machine) => void>(
  () => {},
() => {},
({ apiObject }) => apiObject.metadata.addLabel('tier', 'front'),
({ apiObject }) => apiObject.addJsonPatch(JsonPatch.add('/spec/template/spec/terminationGracePeriodSeconds', 5)),
({ claims }) => claims[0].metadata.addAnnotation('note', 'kept'),
);

const fleets = fc.array(fc.record({ description: fc.nat(2), change: changes }), { minLength: 1, maxLength: 12 });

const NAMES = Array.from({ length: 12 }, (_, number) => `web-${number}`);

type AppClass = new (props: AppProps) => App;

const appOf = (AnApp: AppClass, props: AppProps = {}) => {
  const app = new AnApp(props);
  return app;
};

/** The manifests of a machine in an app of its own, with a description that no other machine shares. */
let alone = 0;
function aloneOf(name: string, describe: (name: string) => MachineProps, change: (machine: Machine) => void): any[] {
  const chart = new Chart(appOf(App), 'chart');
  const { overrides, ...props } = describe(name);
  alone += 1;
  const patch = { metadata: { annotations: { alone: `${alone}` } } };
  const machine = new Machine(chart, name, { ...props, overrides: overrides === undefined ? patch : { ...overrides, ...patch } });
  change(machine);
  const [virtualMachine, ...others] = chart.toJson();
  delete virtualMachine.metadata.annotations.alone;
  return [virtualMachine, ...others];
}

/** Manifests without the annotations left empty by deleting the only one. */
const plain = (manifests: any[]) => JSON.parse(JSON.stringify(manifests).replaceAll('"annotations":{},', ''));

let stderr: jest.SpyInstance;
beforeAll(() => {
  stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterAll(() => stderr.mockRestore());

test('each machine of a fleet is the same as it would be alone', () => {
  fc.assert(fc.property(fc.array(descriptions, { minLength: 3, maxLength: 3 }), fleets, (kinds, fleet) => {
    const app = appOf(App);
    fleet.forEach(({ description, change }, index) => {
      const chart = new Chart(app, `chart-${index}`);
      change(new Machine(chart, NAMES[index], kinds[description](NAMES[index])));
      expect(plain(chart.toJson())).toEqual(plain(aloneOf(NAMES[index], kinds[description], change)));
    });
  }), { numRuns: 60 });
});

test('FleetApp writes the same bytes for a fleet as App', () => {
  fc.assert(fc.property(fc.array(descriptions, { minLength: 3, maxLength: 3 }), fleets, (kinds, fleet) => {
    const files = (AnApp: AppClass) => filesOf((outdir) => {
      const app = appOf(AnApp, { outdir });
      const chart = new Chart(app, 'fleet', { namespace: 'shop', labels: { team: 'web' } });
      fleet.forEach(({ description, change }, index) => change(new Machine(chart, NAMES[index], kinds[description](NAMES[index]))));
      app.synth();
    });
    expect(files(FleetApp)).toEqual(files(App));
  }), { numRuns: 40 });
});

test('machines of one template have their own names and identities, and share the rest', () => {
  const spec = {
    domain: { devices: { interfaces: [{ name: 'office', bridge: {} }] }, memory: { guest: '1Gi' } },
    networks: [{ name: 'office', multus: { networkName: 'office' } }],
  };
  const template = VirtualMachineTemplate.fromObject({ spec: { template: { spec } } })
    .withCloudInit(CloudInit.noCloud({ packages: ['nginx'] }));
  const chart = new Chart(appOf(App), 'chart');
  const manifests = NAMES.map((name) => new VirtualMachine(chart, name, { template }).apiObject.toJson());
  const ofOthers = NAMES.map((name) => new VirtualMachine(new Chart(appOf(App), 'chart'), name, { template: template.merge({}) }).apiObject.toJson());
  expect(manifests).toEqual(ofOthers);
  const domains = manifests.map((manifest) => manifest.spec.template.spec.domain);
  const identities = domains.map(({ firmware, devices }) => JSON.stringify([firmware, devices.interfaces[0].macAddress]));
  expect(new Set(identities).size).toBe(NAMES.length);
});

test('changing the manifest of one machine changes no other', () => {
  const chart = new Chart(appOf(App), 'chart');
  const [one, two, three] = NAMES.slice(0, 3).map((name) => new Machine(chart, name, { size: MachineSize.SMALL }));
  const before = JSON.stringify(three.apiObject.toJson()).replaceAll('web-2', 'web-1').length;
  two.apiObject.toJson().spec.template.spec.domain.cpu.cores = 64;
  (two.claims[0] as ApiObject).toJson().spec.accessModes.push('ReadWriteMany');
  expect(JSON.stringify(two.apiObject.toJson())).toHaveLength(before);
  expect(three.claims[0].toJson().spec).toEqual(one.claims[0].toJson().spec);
  expect(three.claims[0].toJson().spec.accessModes).toEqual(['ReadWriteOnce']);
});

test('a null namespace leaves every object in the namespace of the chart', () => {
  const chart = new Chart(appOf(App), 'chart', { namespace: 'shop' });
  const cloudInit = CloudInit.noCloud({ packages: ['nginx'] });
  new Machine(chart, 'web-1', { size: MachineSize.SMALL, cloudInit, metadata: { namespace: null as any } });
  expect(chart.toJson().map(({ kind, metadata }) => `${kind} in ${metadata.namespace}`))
    .toEqual(['VirtualMachine in shop', 'Secret in shop', 'PersistentVolumeClaim in shop']);
});

test('keys keep their order if CDK8S_DISABLE_SORT is set', () => {
  process.env.CDK8S_DISABLE_SORT = 'yes';
  const chart = new Chart(appOf(App), 'chart');
  const image = () => ImageSource.registry('quay.io/a/b:1', { secretRef: 'pull', certConfigMap: 'ca' });
  const cloudInit = () => CloudInit.noCloud({ packages: ['nginx'], networkConfig: { ethernets: { eth0: { dhcp4: true } } } });
  const machines = NAMES.slice(0, 3).map((name) => new Machine(chart, name, { size: MachineSize.SMALL, image: image(), cloudInit: cloudInit() }));
  const sources = machines.map(({ claims: [claim] }) => Object.keys(claim.toJson().spec.source.registry));
  const texts = chart.toJson().filter(({ kind }) => kind === 'Secret').map(({ stringData }) => Object.keys(stringData));
  delete process.env.CDK8S_DISABLE_SORT;
  expect(sources).toEqual(sources.map(() => ['url', 'secretRef', 'certConfigMap']));
  expect(texts).toEqual(texts.map(() => ['userdata', 'networkdata']));
});

test('an error names the machine, not the placeholder that shared work uses for its name', () => {
  const chart = new Chart(appOf(App), 'chart');
  const overrides = { spec: { dataVolumeTemplates: 'none' } };
  expect(() => new Machine(chart, 'web-1', { size: MachineSize.SMALL, disks: [{ name: 'd'.repeat(64), size: Size.gibibytes(1) }], overrides }))
    .toThrow(/^chart\/web-1: disk "d+": name: "d+" is not a disk name(?![^]*hole-)/);
});

test('machines of another app do not reuse work done with other defaults', () => {
  const template = (app: App) => new Machine(new Chart(app, 'chart'), 'web-1', { size: MachineSize.SMALL }).apiObject.toJson().spec;
  const [unseeded, seeded] = [appOf(App), new App()];
  MachineDefaults.set(seeded, { identitySeed: 'other' });
  expect(template(unseeded)).not.toEqual(template(seeded));
  expect(template(appOf(App))).toEqual(template(appOf(App)));
});
