// The server is the judge: everything that the library can be seen to make is admitted, comes up, stays as it was
// written, and leaves nothing behind.
import { randomBytes } from 'crypto';
import { MANIFEST_SETS } from './documents';
import { addedFields, changedFields } from './drift';
import { CLUSTER_OBJECTS, NAMESPACE_OBJECTS, STORAGE_CLASSES } from './surroundings';
import { KubeObject, Reference } from '../plane/client';
import { Applied, Cluster, until, useCluster } from '../plane/cluster';

const shared = useCluster();

beforeAll(async () => {
  await Promise.all(CLUSTER_OBJECTS.map((object) => shared.applyStrict(object)));
  await Promise.all(STORAGE_CLASSES.map((name) => shared.storageClass(name)));
});

afterAll(() => Promise.all(CLUSTER_OBJECTS.map(({ apiVersion, kind, metadata: { name } }) => shared.client.delete({ apiVersion, kind, name }))));

/** Fields that KubeVirt and CDI add to each kind: what a GitOps tool may see as drift. */
const added = new Map<string, Set<string>>();

describe.each(MANIFEST_SETS)('$name', ({ manifests: inNamespace }) => {
  const cluster = new Cluster(`conformance-${randomBytes(3).toString('hex')}`);
  const manifests = inNamespace(cluster.namespace);
  const own = new Set(manifests.map(keyOf));
  const surroundings = NAMESPACE_OBJECTS.filter((object) => !own.has(keyOf(object)));

  beforeAll(async () => {
    await cluster.create();
    await Promise.all(surroundings.map((object) => cluster.applyStrict(object)));
  });

  afterAll(() => cluster.remove());

  test('is admitted under strict validation, without a warning, and as it was written', async () => {
    for (const [manifest, { object, warnings }] of await applyAll(cluster, manifests)) {
      expect({ [keyOf(manifest)]: warnings }).toEqual({ [keyOf(manifest)]: [] });
      const { stringData, ...kept } = manifest;
      expect({ [keyOf(manifest)]: changedFields(kept, object) }).toEqual({ [keyOf(manifest)]: [] });
      expect(decoded(object.data)).toMatchObject(stringData ?? {});
      added.set(manifest.kind, new Set([...added.get(manifest.kind) ?? [], ...addedFields(manifest, object)]));
    }
  });

  test('comes up', async () => {
    await Promise.all(manifests.map((manifest) => comesUp(cluster, manifest)));
  });

  test('leaves nothing behind', async () => {
    await Promise.all([...manifests, ...surroundings].map((manifest) => cluster.delete(referenceTo(manifest))));
    await until('everything to be gone', async () => (await leftovers(cluster)).length === 0, 60).catch(async () => {
      expect(await leftovers(cluster)).toEqual([]);
    });
  });
});

test('the fields that the server adds are known', () => {
  expect(Object.fromEntries([...added].sort().map(([kind, fields]) => [kind, [...fields].sort()]))).toMatchSnapshot();
});

test('a disk without a volume is refused by virt-api', async () => {
  const broken = {
    apiVersion: 'kubevirt.io/v1',
    kind: 'VirtualMachine',
    metadata: { name: 'broken' },
    spec: { runStrategy: 'Halted', template: { spec: { domain: { devices: { disks: [{ name: 'lost', disk: {} }] }, memory: { guest: '1Gi' } } } } },
  };
  await expect(shared.applyStrict(broken)).rejects.toThrow(/admission webhook "virtualmachine-validator.kubevirt.io" denied the request: .*lost/);
});

/** Applies like a GitOps tool: what cannot be admitted before something else is there has its turn again. */
async function applyAll(cluster: Cluster, manifests: readonly KubeObject[]): Promise<[KubeObject, Applied][]> {
  const done: [KubeObject, Applied][] = [];
  let waiting = manifests;
  let refusal: Error | undefined;
  await until('every manifest to be admitted', async () => {
    const still: KubeObject[] = [];
    for (const manifest of waiting) {
      await cluster.applyStrict(manifest).then((applied) => done.push([manifest, applied]), (error: Error) => {
        refusal = error;
        still.push(manifest);
        if (!/not found/.test(error.message)) {
          throw error;
        }
      });
    }
    waiting = still;
    return waiting.length === 0;
  }, 30).catch((error) => {
    throw refusal ?? error;
  });
  return done;
}

type Wanted = (manifest: KubeObject, status: any) => boolean;

/** What each kind's status says once it is as its manifest asked for. */
const WANTED: { readonly [kind: string]: Wanted } = {
  VirtualMachine: ({ spec }, status) => ['Manual', 'Halted'].includes(spec.runStrategy) ? status.printableStatus === 'Stopped' : isReady(status),
  VirtualMachinePool: ({ spec }, status) => status.readyReplicas === spec.replicas,
  DataVolume: ({ spec }, status) => status.phase === (spec.source?.upload ? 'UploadReady' : 'Succeeded'),
  DataSource: (_manifest, status) => isReady(status),
  DataImportCron: (_manifest, status) => status.lastImportedPVC !== undefined,
  PersistentVolumeClaim: (_manifest, status) => status.phase === 'Bound',
};

function isReady({ conditions = [] }: any): boolean {
  return conditions.some(({ type, status }: any) => type === 'Ready' && status === 'True');
}

async function comesUp(cluster: Cluster, manifest: KubeObject): Promise<void> {
  const isAsWanted = WANTED[manifest.kind] ?? (() => true);
  let last: any;
  await until(`${keyOf(manifest)} to be as it was asked for`, async () => {
    last = (await cluster.read(referenceTo(manifest))).status ?? {};
    return isAsWanted(manifest, last);
  }, 180).catch((error: Error) => {
    throw new Error(`${error.message}: its status is ${JSON.stringify(last)}`);
  });
}

const KINDS_LEFT: readonly Reference[] = [
  ...['VirtualMachine', 'VirtualMachineInstance'].map((kind) => ({ apiVersion: 'kubevirt.io/v1', kind })),
  { apiVersion: 'pool.kubevirt.io/v1beta1', kind: 'VirtualMachinePool' },
  ...['DataVolume', 'DataSource', 'DataImportCron'].map((kind) => ({ apiVersion: 'cdi.kubevirt.io/v1beta1', kind })),
  ...['Pod', 'PersistentVolumeClaim', 'Secret', 'Service'].map((kind) => ({ apiVersion: 'v1', kind })),
];

async function leftovers(cluster: Cluster): Promise<string[]> {
  const lists = await Promise.all(KINDS_LEFT.map(async (reference) => (await cluster.list(reference)).map(({ metadata }) => `${reference.kind} ${metadata.name}`)));
  return lists.flat();
}

function keyOf({ kind, metadata }: KubeObject): string {
  return `${kind} ${metadata.name}`;
}

function referenceTo({ apiVersion, kind, metadata: { name } }: KubeObject): Reference {
  return { apiVersion, kind, name };
}

function decoded(data: { [key: string]: string } = {}): { [key: string]: string } {
  return Object.fromEntries(Object.entries(data).map(([key, text]) => [key, Buffer.from(text, 'base64').toString()]));
}
