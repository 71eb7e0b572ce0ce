// Machine.template describes many machines: each is like a Machine with the same properties, with disks of its own.
import { type App, Chart, Duration, Size, Testing } from 'cdk8s';
import * as fc from 'fast-check';
import {
  AccessMode, CloudInit, EvictionStrategy, HypervEnlightenment, ImageSource, Machine, MachineDefaults, MachineProps, MachineSize, NodeProvider,
  NodeTaintEffect, RunStrategy, VirtualMachine, VirtualMachinePool, VirtualMachineTemplate, VolumeMode, VolumeSource,
} from '../../src';
import { describedMachine } from '../cluster/random-machines';
import { linesThrown } from '../lines-thrown';

const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com';
const image = ImageSource.registry('quay.io/containerdisks/ubuntu:22.04');
const web: MachineProps = { size: MachineSize.SMALL, image, disks: [{ name: 'data', size: Size.gibibytes(100), storageClassName: 'fast' }] };

/** The manifests that a program makes in a chart. */
function synth(program: (chart: Chart) => unknown, prepare: (app: App) => unknown = () => undefined): any[] {
  const app = Testing.app();
  prepare(app);
  const chart = new Chart(app, 'chart', { namespace: 'shop' });
  program(chart);
  return Testing.synth(chart);
}

const template = (props: MachineProps) => Machine.template(new Chart(Testing.app(), 'chart'), props);

/** The spec of a machine, or of the machines of a pool. */
const machineOf = ({ spec }: any) => spec.virtualMachineTemplate?.spec ?? spec;
const madeVolumes = (object: any) => machineOf(object).dataVolumeTemplates.map(({ metadata }: any) => metadata.name);
const usedVolumes = (object: any) => machineOf(object).template.spec.volumes.map(({ dataVolume }: any) => dataVolume.name);

test('a pool takes the properties of a Machine', () => {
  expect(synth((chart) => new VirtualMachinePool(chart, 'workers', {
    template: Machine.template(chart, {
      ...web,
      metadata: { labels: { app: 'web' }, annotations: { owner: 'shop' } },
      keepApart: [{ labels: { app: 'web' } }],
      cloudInit: CloudInit.noCloud({ hostname: '{{NAME}}', sshAuthorizedKeys: [KEY] }),
      runStrategy: RunStrategy.RERUN_ON_FAILURE,
    }),
    replicas: 2,
  }))).toMatchSnapshot();
});

test('a node provider and its document take the properties of a Machine', () => {
  expect(synth((chart) => new NodeProvider(chart, 'nodes', {
    template: Machine.template(chart, web),
    nodeTypes: [{ name: 'small' }, { name: 'large', resources: { cpu: 4, memory: '16Gi' } }],
    emitNodeProvider: true,
  }).claim('workers', { nodeType: 'large' }))).toMatchSnapshot();
});

describe('each disk', () => {
  test('is named after its pool, its claimed machine or its VirtualMachine', () => {
    const objects = synth((chart) => {
      const shared = Machine.template(chart, web);
      ['blue', 'green'].forEach((id) => new VirtualMachinePool(chart, id, { template: shared }));
      ['db-1', 'db-2'].forEach((id) => new VirtualMachine(chart, id, { template: shared }));
      new NodeProvider(chart, 'nodes', { template: shared, nodeTypes: [{ name: 'small' }] }).claim('worker', { nodeType: 'small', quantity: 2 });
    });
    const names = ['blue', 'green', 'db-1', 'db-2', 'worker-0', 'worker-1'];
    expect(objects.map(({ metadata }) => metadata.name)).toEqual(names);
    expect(objects.map(madeVolumes)).toEqual(names.map((name) => [`${name}-root`, `${name}-data`]));
    expect(objects.map(usedVolumes)).toEqual(objects.map(madeVolumes));
  });

  test('is named after a lease through the placeholder NAME', () => {
    expect(template(web).placeholders).toEqual([]);
    expect(madeVolumes(template(web).substitute({ NAME: 'ci-3' }).toObject())).toEqual(['ci-3-root', 'ci-3-data']);
  });

  test('keeps the access mode and volume mode of its properties', () => {
    const { spec } = template({ size: MachineSize.SMALL, disks: [{ name: 'root', accessModes: [AccessMode.READ_WRITE_MANY], volumeMode: VolumeMode.BLOCK }] }).toObject();
    expect(spec.dataVolumeTemplates).toEqual([{
      metadata: { name: '{{NAME}}-root' },
      spec: { source: { blank: {} }, storage: { accessModes: ['ReadWriteMany'], resources: { requests: { storage: '20Gi' } }, volumeMode: 'Block' } },
    }]);
  });

  test('on an existing volume is the same for all machines', () => {
    const [pool] = synth((chart) => new VirtualMachinePool(chart, 'runners', {
      template: Machine.template(chart, { size: MachineSize.SMALL, disks: [{ name: 'root', volume: VolumeSource.containerDisk('quay.io/containerdisks/ubuntu:22.04') }] }),
    }));
    expect(pool.spec.virtualMachineTemplate.spec).not.toHaveProperty('dataVolumeTemplates');
    expect(pool.spec.virtualMachineTemplate.spec.template.spec.volumes).toEqual([{ name: 'root', containerDisk: { image: 'quay.io/containerdisks/ubuntu:22.04' } }]);
  });

  test.each([
    [{ storageClassName: 'ceph' }, 'ceph'],
    [{}, undefined],
  ])('takes its storage class from MachineDefaults %j of the scope', (defaults, storageClassName) => {
    const [pool] = synth((chart) => new VirtualMachinePool(chart, 'workers', { template: Machine.template(chart, { size: MachineSize.SMALL, image }) }),
      (app) => MachineDefaults.set(app, defaults));
    expect(pool.spec.virtualMachineTemplate.spec.dataVolumeTemplates[0].spec.storage.storageClassName).toBe(storageClassName);
  });
});

test('the template can be changed like any other', () => {
  const larger = template(web).withResources({ memory: '8Gi' }).merge({ metadata: { labels: { tier: 'web' } } }).toObject();
  expect([larger.spec.template.spec.domain.memory.guest, larger.metadata]).toEqual(['8Gi', { labels: { tier: 'web' } }]);
});

test('machines have the run strategy of the template unless they set another', () => {
  const manual = template({ ...web, runStrategy: RunStrategy.MANUAL });
  const running = template({ ...web, overrides: { spec: { running: true } } });
  const strategies = synth((chart) => {
    new VirtualMachine(chart, 'one', { template: manual });
    new VirtualMachine(chart, 'other', { template: manual, runStrategy: RunStrategy.HALTED });
    new VirtualMachine(chart, 'running', { template: running });
    new VirtualMachine(chart, 'halted', { template: running, runStrategy: RunStrategy.HALTED });
  }).map(({ spec }) => [spec.runStrategy, spec.running]);
  expect(strategies).toEqual([['Manual', undefined], ['Halted', undefined], [undefined, true], ['Halted', undefined]]);
});

test('properties that machines cannot share are refused, all at once, with alternatives', () => {
  expect(linesThrown(() => template({
    size: MachineSize.SMALL,
    memory: Size.mebibytes(1),
    inlineCloudInit: true,
    metadata: { name: 'web', namespace: 'shop' },
    overrides: { metadata: { name: 'web' } },
    disks: [{ name: 'root', pruneProtection: true }, { name: 'data', size: Size.gibibytes(1), volumePopulator: true }],
  }))).toMatchSnapshot();
  expect(linesThrown(() => template({ size: MachineSize.SMALL, inlineCloudInit: false, disks: [{ name: 'root', pruneProtection: false, volumePopulator: false }] }))).toEqual([]);
});

test('values of the wrong type are reported to programs without types', () => {
  expect(linesThrown(() => template({ size: 'small', cpu: { cores: 0 } } as any))).toEqual([
    'Machine.template: size: a string is not valid here: write a MachineSize, such as MachineSize.SMALL or MachineSize.named("small")',
    'chart/Machine.template: cpu.cores: 0 is not a whole number of at least 1: write such a number',
  ]);
});

/** Properties of random machines besides their disks and networks. */
const more: fc.Arbitrary<Partial<MachineProps>> = fc.record<any, any>({
  nodeSelector: fc.constant({ disk: 'ssd' }),
  tolerations: fc.constant([{ key: 'gpu', effect: NodeTaintEffect.NO_EXECUTE, duration: Duration.minutes(1) }]),
  spread: fc.constant([{ labels: { app: 'web' } }]),
  keepApart: fc.constant([{ labels: { app: 'web' }, required: false }]),
  affinity: fc.constant({ podAntiAffinity: {} }),
  metadata: fc.constant({ labels: { app: 'web' }, annotations: { owner: 'shop' } }),
  evictionStrategy: fc.constantFrom(...Object.values(EvictionStrategy)),
  terminationGracePeriod: fc.oneof({ arbitrary: fc.constant(Duration.minutes(1)), weight: 20 }, fc.constant(Duration.millis(1))),
  readinessProbe: fc.constant({ tcpPort: 80 }),
  gpus: fc.constant([{ name: 'gpu', deviceName: 'nvidia.com/GPU' }]),
  tpm: fc.constant({ persistent: true }),
  rng: fc.boolean(),
  hyperv: fc.constant([HypervEnlightenment.RELAXED]),
  sshKeySecrets: fc.constant([{ secretName: 'keys' }]),
  filesystems: fc.constant([{ name: 'settings', volume: VolumeSource.configMap('settings') }]),
  image: fc.constant(image),
  overrides: fc.constantFrom({ metadata: { labels: { tier: 'web' } }, spec: { template: { spec: { schedulerName: 'own' } } } }, 'spec: { template: { spec: { domain: { memory: null } } } }'),
}, { requiredKeys: [] });

/** The instance of a machine with its claims written as DataVolumes, which have the same names, so that the derived identity is the same. */
function instanceOf({ template: { spec: { volumes, ...instance }, ...others } }: any) {
  const asDataVolume = ({ name }: any, { claimName }: any) => ({ name, dataVolume: { name: claimName } });
  const used = volumes?.map((volume: any) => volume.persistentVolumeClaim ? asDataVolume(volume, volume.persistentVolumeClaim) : volume);
  return { ...others, spec: { ...instance, volumes: used } };
}

/** An instance without the label of its pool, and without the identity that KubeVirt gives each machine of a pool. */
function withoutIdentity({ metadata, spec }: any) {
  const { 'cdk8s-kubevirt/pool': _pool, ...labels } = metadata?.labels ?? {};
  const { firmware: { uuid: _uuid, serial: _serial, ...firmware } = {} as any, devices, ...domain } = spec.domain;
  const interfaces = devices.interfaces?.map(({ macAddress: _address, ...each }: any) => each);
  return { labels, spec: { ...spec, domain: { ...domain, firmware, devices: { ...devices, interfaces } } } };
}

/** The DataVolume spec that fills a disk like this claim. */
const contentOf = ({ kind, spec }: any) => kind === 'PersistentVolumeClaim' ? { source: { blank: {} }, storage: spec } : spec;

test('a Machine, a VirtualMachine and a pool with the same properties run the same instances', () => {
  let accepted = 0;
  fc.assert(fc.property(describedMachine, more, ({ inlineCloudInit, ...machine }, others) => {
    const props: MachineProps = { ...machine, ...others };
    const [one, many] = ['one', 'many'].map((id) => new Chart(Testing.app(), id));
    let wanted: Machine | undefined;
    let shared: VirtualMachineTemplate | undefined;
    const [alone, refused] = [linesThrown(() => wanted = new Machine(one, 'case', { ...props, inlineCloudInit })), linesThrown(() => shared = Machine.template(many, props))];
    const mistakes = (lines: string[]) => lines.map((line) => line.replace(/^(?:one\/case|many\/Machine.template): /, ''));
    expect(mistakes(refused)).toEqual(mistakes(alone));
    if (wanted === undefined || shared === undefined) {
      return;
    }
    accepted += 1;
    const copy = new VirtualMachine(many, 'case', { template: shared, inlineCloudInit });
    const pool = new VirtualMachinePool(new Chart(Testing.app(), 'pool'), 'case', { template: shared, inlineCloudInit });
    const { metadata, spec } = wanted.apiObject.toJson();
    const { metadata: copied, spec: { dataVolumeTemplates, ...own } } = copy.apiObject.toJson();
    expect([copied, { ...own, template: instanceOf(own) }]).toEqual([metadata, { ...spec, template: instanceOf(spec) }]);
    expect((dataVolumeTemplates ?? []).map((each: any) => [each.metadata.name, each.spec]))
      .toEqual(wanted.claims.map((each) => [each.name, contentOf(each.toJson())]));
    const { virtualMachineTemplate: numbered } = pool.apiObject.toJson().spec;
    expect(withoutIdentity(instanceOf(numbered.spec))).toEqual(withoutIdentity(instanceOf(spec)));
    expect(numbered.spec.dataVolumeTemplates).toEqual(dataVolumeTemplates);
  }), { numRuns: 500 });
  expect(accepted).toBeGreaterThan(100);
});
