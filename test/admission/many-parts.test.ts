// The time of a check grows in proportion to the number of an object's parts, whatever is wrong with them.
import { Admission, SecretDetection, StrategicMerge, VirtualMachineTemplate } from '../../src';

const each = <Item>(count: number, make: (index: number) => Item): Item[] => Array.from({ length: count }, (_, index) => make(index));

const machine = (devices: object, spec: object = {}, outer: object = {}, metadata: object = {}) => ({
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name: 'web-1', namespace: 'shop', ...metadata },
  spec: { runStrategy: 'Always', template: { spec: { domain: { memory: { guest: '1Gi' }, devices }, ...spec } }, ...outer },
});

const blank = { source: { blank: {} }, storage: { resources: { requests: { storage: '1Gi' } } } };

const OBJECTS: { readonly [what: string]: (count: number) => object } = {
  'disks and volumes with different names': (count) => machine(
    { disks: each(count, (index) => ({ name: `disk-${index}`, lun: {}, bootOrder: index + 1 })) },
    { volumes: each(count, (index) => ({ name: `disc-${index}`, dataVolume: { name: `data-${index}` } })) },
  ),
  'disks and volumes with the same name': (count) => machine(
    { disks: each(count, () => ({ name: 'disk', disk: {}, bootOrder: 1 })) }, { volumes: each(count, () => ({ name: 'disk', dataVolume: { name: 'data' } })) },
  ),
  'disks and their volumes': (count) => machine(
    { disks: each(count, (index) => ({ name: `disk-${index}`, lun: { bus: 'scsi' } })) },
    { volumes: each(count, (index) => ({ name: `disk-${index}`, containerDisk: { image: `example.com/shop:${index}` } })) },
  ),
  'filesystems and volumes with different names': (count) => machine(
    { filesystems: each(count, (index) => ({ name: `files-${index}`, virtiofs: {} })) },
    { volumes: each(count, (index) => ({ name: `fires-${index}`, configMap: { name: `settings-${index}` } })) },
  ),
  'interfaces and networks with different names': (count) => machine(
    { interfaces: each(count, (index) => ({ name: `net-${index}`, bridge: {}, state: 'absent', ports: [{ port: 80, name: `http-${index}` }] })) },
    { networks: each(count, (index) => ({ name: `nett-${index}`, multus: { networkName: `office-${index}` } })) },
  ),
  'interfaces and their networks': (count) => machine(
    { interfaces: each(count, (index) => ({ name: `net-${index}`, bridge: {}, state: 'absent', ports: [{ port: 80, name: 'http' }] })) },
    { networks: each(count, (index) => ({ name: `net-${index}`, multus: { networkName: `office-${index}` } })) },
  ),
  'DataVolume templates that no volume uses': (count) => machine(
    {}, { volumes: each(count, (index) => ({ name: `disk-${index}`, dataVolume: { name: `disk-${index}` } })) },
    { dataVolumeTemplates: each(count, (index) => ({ metadata: { name: `data-${index}` }, spec: blank })) },
  ),
  'tolerations and labels': (count) => machine(
    {}, { tolerations: each(count, (index) => ({ key: `key ${index}`, operator: 'Exist', effect: 'No' })) }, {}, { labels: Object.fromEntries(each(count, (index) => [`key ${index}`, 'x y'])) },
  ),
  'secrets, half of them declared false alarms': (count) => machine({}, {}, {}, {
    annotations: {
      ...Object.fromEntries(each(count, (index) => [`key-${index}`, `password=hunter2-${index}`])),
      'cdk8s-kubevirt/no-secret': each(count / 2, (index) => `metadata.annotations.key-${index}: a test`).join('\n'),
    },
  }),
};

const USES: { readonly [what: string]: (object: any) => unknown } = {
  'Admission.validate': (object) => Admission.validate(object),
  'Admission.advise': (object) => Admission.advise(object),
  'SecretDetection.find': (object) => SecretDetection.find(object),
  'StrategicMerge.apply': (object) => StrategicMerge.apply(object, structuredClone(object)),
  'VirtualMachineTemplate.merge': (object) => VirtualMachineTemplate.fromObject(object).merge(structuredClone(object)),
};

/** CPU time, which other processes do not disturb. A refused object counts too: it was read completely. */
function seconds(use: (object: object) => unknown, object: object): number {
  const before = process.cpuUsage();
  try {
    use(object);
  } catch (error) {
    expect(error).not.toBeInstanceOf(TypeError);
  }
  return process.cpuUsage(before).user / 1e6;
}

const CASES = Object.keys(USES).flatMap((use) => Object.keys(OBJECTS).map((object) => [use, object] as const));

/** Comparing every part with every other takes longer each time. A busy machine does not. */
const ATTEMPTS = 4;

test.each(CASES)('%s takes time in proportion to the number of %s', (use, object) => {
  // Linear time is five times as much; comparing every part with every other would take 25 times.
  const isProportional = () => {
    const [few, many] = [1_000, 5_000].map((count) => seconds(USES[use], OBJECTS[object](count)));
    return many < 12 * few + 0.5;
  };
  expect(each(ATTEMPTS, () => isProportional).some((attempt) => attempt())).toBe(true);
}, 120_000);
