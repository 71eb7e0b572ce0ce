// The server as judge: everything the library is shown to make is admitted, becomes ready, stays as written, and leaves nothing behind.
import { addedFields, changedFields } from './drift';
import { ForeignKinds } from './foreign-kinds';
import { CLUSTER_OBJECTS, STORAGE_CLASSES } from './surroundings';
import { keyOf, Trial } from './trial';
import { MANIFEST_SETS } from '../examples/manifests';
import { useCluster } from '../plane/cluster';

const shared = useCluster();
const foreignKinds = new ForeignKinds(shared.client);
const trials = MANIFEST_SETS.map((set) => new Trial(set));

beforeAll(async () => {
  await foreignKinds.add();
  await Promise.all(CLUSTER_OBJECTS.map((object) => shared.applyStrict(object)));
  await Promise.all(STORAGE_CLASSES.map((name) => shared.storageClass(name)));
  await Promise.all(trials.map((trial) => trial.apply()));
});

afterAll(async () => {
  await Promise.all(trials.map(({ cluster }) => cluster.remove()));
  await Promise.all(CLUSTER_OBJECTS.map(({ apiVersion, kind, metadata: { name } }) => shared.client.delete({ apiVersion, kind, name })));
  await foreignKinds.remove();
});

test('every example and every document of another system has its set', () => {
  expect(Object.fromEntries(trials.map(({ name, manifests }) => [name, manifests.map(keyOf)]))).toMatchSnapshot();
});

describe.each(trials)('$name', (trial) => {
  test('is admitted under strict validation, without warnings and as written', () => {
    expect(trial.refused.map(([manifest, refusal]) => `${keyOf(manifest)}: ${refusal}`)).toEqual([]);
    expect(trial.admitted.flatMap(([manifest, { warnings }]) => warnings.map((warning) => `${keyOf(manifest)}: ${warning}`))).toEqual([]);
    expect(changes(trial.admitted.map(([manifest, { object }]) => [manifest, object]))).toEqual([]);
  });

  test('becomes ready, still as written', async () => {
    expect(changes(await trial.comesUp())).toEqual([]);
  });
});

test('the server adds only known fields', () => {
  const added: { [kind: string]: string[] } = {};
  for (const [manifest, { object }] of trials.flatMap(({ admitted }) => admitted)) {
    added[manifest.kind] = [...new Set([...added[manifest.kind] ?? [], ...addedFields(manifest, object)])].sort();
  }
  // A GitOps tool may see these as drift.
  expect(added).toMatchSnapshot();
});

test('virt-api refuses a disk without a volume', async () => {
  const broken = {
    apiVersion: 'kubevirt.io/v1',
    kind: 'VirtualMachine',
    metadata: { name: 'broken' },
    spec: { runStrategy: 'Halted', template: { spec: { domain: { devices: { disks: [{ name: 'lost', disk: {} }] }, memory: { guest: '1Gi' } } } } },
  };
  await expect(shared.applyStrict(broken)).rejects.toThrow(/admission webhook "virtualmachine-validator.kubevirt.io" denied the request: .*lost/);
});

describe('after deletion', () => {
  beforeAll(() => Promise.all(trials.map((trial) => trial.delete())));

  test.each(trials)('$name leaves nothing behind', async (trial) => {
    expect(await trial.remains()).toEqual([]);
  });
});

function changes(objects: [manifest: any, stored: any][]): string[] {
  return objects.flatMap(([manifest, stored]) => changedFields(manifest, stored).map((field) => `${keyOf(manifest)}: ${field}`));
}
