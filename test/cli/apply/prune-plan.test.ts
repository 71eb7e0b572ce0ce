// The plan of a prune against random clusters that delete as Kubernetes does: a namespace with all that is in it, a definition
// with all objects of its kind, and an owner with all that only it owns.
import * as fc from 'fast-check';
import { PART_OF } from '../../../src/cli/apply/apply-set-names';
import { appliedObject, isBystander, isExpected, isStillPlanned, Owner, planPrune } from '../../../src/cli/apply/prune-plan';
import { SECRET_PROTECTION } from '../../../src/objects/prune-protection';

const SET = 'applyset-x-v1';
const parent = { apiVersion: 'v1', kind: 'Secret', name: 'set', namespace: 'home' };

const managed = (manager: string, operation = 'Apply') => [{ manager, operation, fieldsV1: { 'f:metadata': { 'f:labels': { [`f:${PART_OF}`]: {} } } } }];

/** A member of the set as `apply` makes it. */
function member(kind: string, name: string, metadata: object = {}, content: object = {}): any {
  const apiVersion = kind === 'Thing' ? 'things.test/v1' : kind === 'CustomResourceDefinition' ? 'apiextensions.k8s.io/v1' : 'v1';
  return { apiVersion, kind, metadata: { name, uid: `${kind}-${name}`, resourceVersion: '1', labels: { [PART_OF]: SET }, managedFields: managed('cdk8s-kubevirt'), ...metadata }, ...content };
}

const definition = member('CustomResourceDefinition', 'things.things.test', {}, { spec: { group: 'things.test', names: { kind: 'Thing' } } });

/** What no plan depends on unless a test says so. */
const NOTHING = { parent, applied: [], bystanders: [], users: [], disks: new Map(), complete: new Set<string>(), ancestors: new Map() };

/** An object of a random cluster, and how this run sees it. */
interface Placed {
  readonly object: any;
  readonly isApplied: boolean;
  readonly isMember: boolean;
  /** Whether the plan knows it if it is neither in the manifests nor in the set. */
  readonly isSeen: boolean;
  /** Whether the plan knows only that it may use disks. */
  readonly isUser: boolean;
  readonly owner?: number;
  /** The claim that it has not taken all data from. */
  readonly clones?: { readonly namespace: string; readonly name: string };
  /** Whether the disk of a machine has its data, which only the disk shows. */
  readonly isDone: boolean;
}

/** Kinds that have the data of a claim, and kinds that take it from one. */
const CLAIMS: readonly string[] = ['PersistentVolumeClaim', 'DataVolume'];
const TAKERS: readonly string[] = ['DataVolume', 'VirtualMachine'];

const placed: fc.Arbitrary<Placed> = fc.record({
  kind: fc.constantFrom('ConfigMap', 'Thing', 'PersistentVolumeClaim', 'DataVolume', 'VirtualMachine'),
  clones: fc.option(fc.record({ name: fc.constantFrom('a', 'b', 'c', 'a-disk'), namespace: fc.constantFrom('home', 'one', 'two') }), { nil: undefined }),
  isComplete: fc.boolean(),
  mounts: fc.option(fc.constantFrom('a', 'b', 'c', 'd', 'a-disk'), { nil: undefined }),
  name: fc.constantFrom('a', 'b', 'c', 'd'),
  namespace: fc.constantFrom('home', 'one', 'two'),
  metadata: fc.constantFrom(
    {}, {}, {}, { annotations: { 'helm.sh/resource-policy': 'keep' } }, { managedFields: managed('copier', 'Update') }, { deletionTimestamp: '2026-01-01T00:00:00Z' },
  ),
  isApplied: fc.boolean(),
  isMember: fc.boolean(),
  isSeen: fc.boolean(),
  isUser: fc.boolean(),
  owner: fc.option(fc.nat(11), { nil: undefined }),
}).map(({ kind, mounts, name, namespace, metadata, owner, clones, isComplete, ...flags }) => {
  const volumes = mounts === undefined || CLAIMS.includes(kind) ? [] : [{ name: 'data', persistentVolumeClaim: { claimName: mounts } }];
  const contents: { readonly [of: string]: object } = {
    DataVolume: { spec: { source: { pvc: clones } }, status: { phase: isComplete ? 'Succeeded' : 'CloneInProgress' } },
    VirtualMachine: { spec: { template: { spec: { volumes } }, dataVolumeTemplates: clones && [{ metadata: { name: `${name}-disk` }, spec: { source: { pvc: clones } } }] } },
  };
  const object = member(kind, name, { namespace, uid: `${kind}-${namespace}-${name}`, ...metadata }, contents[kind] ?? { spec: { volumes } });
  return { object, owner, clones: kind === 'DataVolume' && isComplete || !TAKERS.includes(kind) ? undefined : clones, isDone: kind === 'VirtualMachine' && isComplete, ...flags };
});

const clusters = fc.record({
  objects: fc.uniqueArray(placed, { maxLength: 12, selector: ({ object }) => object.metadata.uid }),
  namespaces: fc.subarray(['home', 'one', 'two']),
  hasDefinition: fc.boolean(),
}).map(({ objects, namespaces, hasDefinition }) => {
  // Only earlier objects can own later ones, so that nothing owns itself.
  const owned = objects.map(({ object, owner, ...flags }, index) => {
    const { apiVersion, kind, metadata: { uid, namespace, name } } = objects[Math.min(owner ?? index, index)].object;
    const isOwner = uid !== object.metadata.uid && namespace === object.metadata.namespace;
    return { ...flags, object: { ...object, metadata: { ...object.metadata, ownerReferences: isOwner ? [{ apiVersion, kind, name, uid }] : [] } } };
  });
  const shared = [...namespaces.map((name) => member('Namespace', name)), ...hasDefinition ? [definition] : []];
  return [...owned, ...shared.map((object): Placed => ({ object, isApplied: false, isMember: true, isSeen: false, isUser: false, isDone: false }))];
});

function ancestorsIn(objects: readonly any[]): Map<string, Owner[]> {
  const found = new Map<string, Owner[]>();
  for (const { metadata: { uid, ownerReferences = [] } } of objects) {
    found.set(uid, ownerReferences.flatMap((owner: Owner) => [owner, ...found.get(owner.uid) ?? []]));
  }
  return found;
}

const keyIn = ({ namespace, name }: { readonly namespace: string; readonly name: string }) => `${namespace}/${name}`;

const disksOf = ({ metadata: { namespace }, spec }: any): any[] => (
  spec?.dataVolumeTemplates?.map(({ metadata: { name } }: any) => ({ namespace, name })) ?? []
);

const claimName = ({ persistentVolumeClaim }: any): string => persistentVolumeClaim.claimName;

/** What remains after a cluster has deleted these. */
function leftAfter(objects: readonly any[], deleted: ReadonlySet<string>): any[] {
  const gone = (object: any) => deleted.has(object.metadata.uid);
  const namespaces = new Set(objects.filter((object) => object.kind === 'Namespace' && gone(object)).map(({ metadata }) => metadata.name));
  const isOfGoneKind = ({ kind }: any) => kind === 'Thing' && gone(definition);
  const there = new Set(objects.filter((object) => !gone(object)).map(({ metadata: { uid } }) => uid));
  const isOrphan = ({ metadata: { ownerReferences = [] } }: any) => ownerReferences.some(({ uid }: any) => !there.has(uid));
  const next = objects.filter((object) => !gone(object) && !namespaces.has(object.metadata.namespace) && !isOfGoneKind(object) && !isOrphan(object));
  return next.length === objects.length ? next : leftAfter(next, deleted);
}

test('everything that is applied or kept survives, and nothing is kept without need', () => {
  fc.assert(fc.property(clusters, (cluster) => {
    const objects = cluster.map(({ object }) => object);
    const applied = cluster.filter(({ isApplied }) => isApplied).map(({ object }) => appliedObject(object));
    const secret = { apiVersion: 'v1', kind: 'Secret', metadata: { name: 'set', namespace: 'home', uid: 'set' } };
    const members = cluster.filter(({ isMember }) => isMember).map(({ object }) => object);
    const seen = cluster.filter(({ isMember, isApplied, isSeen }) => isSeen && !isMember && !isApplied);
    const bystanders = seen.map(({ object }) => appliedObject(object));
    const others = cluster.filter(({ isMember, isApplied, isSeen }) => !isMember && !isApplied && !isSeen);
    const users = others.filter(({ isUser }) => isUser).map(({ object }) => appliedObject(object));
    const complete = new Set(cluster.filter(({ isDone }) => isDone).map(({ object: { metadata } }) => `PersistentVolumeClaim ${keyIn(metadata)}-disk`));
    const facts = { members, applied, bystanders, users, complete, ancestors: ancestorsIn(objects) };
    const { deletions, kept } = planPrune({ ...NOTHING, ...facts });
    const stays = [secret, ...applied, ...bystanders, ...kept.map(({ object }) => object)];

    const uids = (some: readonly any[]) => new Set(some.map(({ metadata }) => metadata.uid));
    const planned = new Set(deletions.map(({ uid }) => uid));
    const left = uids(leftAfter([secret, ...objects], planned));
    expect(stays.filter(({ metadata }) => !left.has(metadata.uid))).toEqual([]);

    const using = uids([...stays, ...users]);
    const all = cluster.filter(({ object }) => using.has(object.metadata.uid));
    const mounted = all.flatMap(({ object: { metadata: { namespace }, spec } }) => (
      (spec?.template?.spec.volumes ?? spec?.volumes ?? []).map((volume: any) => keyIn({ namespace, name: claimName(volume) }))
    ));
    const cloned = all.filter(({ isDone }) => !isDone).flatMap(({ clones }) => clones === undefined ? [] : [keyIn(clones)]);
    const needed = new Set([...mounted, ...cloned]);
    const claims = members.filter(({ kind, metadata }) => CLAIMS.includes(kind) && metadata.deletionTimestamp === undefined);
    expect(claims.filter(({ metadata }) => needed.has(keyIn(metadata)) && !left.has(metadata.uid))).toEqual([]);
    const machines = members.filter(({ kind, metadata }) => kind === 'VirtualMachine' && metadata.deletionTimestamp === undefined);
    const isNeeded = (machine: any) => disksOf(machine).some((disk) => needed.has(keyIn(disk)));
    expect(machines.filter((machine) => isNeeded(machine) && !left.has(machine.metadata.uid))).toEqual([]);
    const keptForData = kept.filter(({ reason }) => reason.endsWith(' stays, and still needs its data')).map(({ object }) => object);
    expect(keptForData.filter((object) => ![object.metadata, ...disksOf(object)].some((each) => cloned.includes(keyIn(each))))).toEqual([]);

    const losses = ({ metadata: { uid } }: any) => {
      const without = uids(leftAfter([secret, ...objects], new Set([...planned, uid])));
      return [...uids(stays)].filter((each) => each !== uid && !without.has(each));
    };
    const inVain = kept.filter(({ object, reason }) => reason.endsWith(' stays, and would be deleted with it') && losses(object).length === 0);
    expect(inVain).toEqual([]);
  }), { numRuns: 2_000 });
});

test('deletes an object before those that it needs', () => {
  const members = [member('Namespace', 'n'), member('ConfigMap', 'c', { namespace: 'm' }), member('VirtualMachine', 'v', { namespace: 'm' })];
  const { deletions } = planPrune({ ...NOTHING, members });
  expect(deletions.map(({ kind }) => kind)).toEqual(['VirtualMachine', 'ConfigMap', 'Namespace']);
});

test.each([
  ['a machine without disks of its own', 'VirtualMachine', { spec: {} }, undefined],
  ['a machine with disks of its own', 'VirtualMachine', { spec: { dataVolumeTemplates: [{ metadata: { name: 'root' } }, { metadata: { name: 'data' } }] } }, 'its disks root, data'],
  ['a pool whose machines have disks of their own', 'VirtualMachinePool', { spec: { virtualMachineTemplate: { spec: { dataVolumeTemplates: [{ metadata: { name: 'root' } }] } } } }, 'its disks root'],
  ['a snapshot', 'VirtualMachineSnapshot', {}, 'the data that it holds'],
  ['a kind named like a property of every JavaScript object', 'constructor', {}, undefined],
])('the reported loss when deleting %s', (_, kind, content, loss) => {
  const [deletion] = planPrune({ ...NOTHING, members: [member(kind, 'x', { namespace: 'n' }, content)] }).deletions;
  expect(deletion.loss).toBe(loss);
});

describe('an object with the label of the set', () => {
  const changedByOthers = { manager: 'kubectl-edit', operation: 'Update', fieldsV1: {} };
  const plan = (managedFields: readonly object[]) => planPrune({ ...NOTHING, members: [member('ConfigMap', 'c', { namespace: 'n', managedFields })] });

  test.each([
    ['that another tool has applied', managed('kubectl')],
    ['that somebody has written under our name', managed('cdk8s-kubevirt', 'Update')],
    ['that somebody has added to an object of ours', [...managed('kubectl', 'Update'), { manager: 'cdk8s-kubevirt', operation: 'Apply', fieldsV1: {} }]],
  ])('%s is kept', (_, managedFields) => {
    const { deletions, kept } = plan(managedFields);
    expect([deletions, kept.map(({ reason }) => reason)]).toEqual([[], ['its label of the set was not applied with it, but copied or written by someone else']]);
  });

  test('that we have applied is deleted, also if others have changed other fields', () => {
    expect(plan([changedByOthers, ...managed('cdk8s-kubevirt'), changedByOthers]).deletions.map(({ name }) => name)).toEqual(['c']);
  });
});

test('a machine also loses disks that none of its templates made, such as those that a snapshot was restored to', () => {
  const restored = member('VirtualMachine', 'x', { namespace: 'n' }, { spec: { dataVolumeTemplates: [{ metadata: { name: 'root' } }] } });
  const disks = new Map([[restored.metadata.uid, ['restore-data', 'root']]]);
  const [{ loss }] = planPrune({ ...NOTHING, members: [restored], disks }).deletions;
  expect(loss).toBe('its disks root, restore-data');
});

test('an object that a controller made goes with its owner, and is neither deleted nor kept', () => {
  const claim = member('PersistentVolumeClaim', 'disk', { namespace: 'n', ownerReferences: [{ uid: 'volume', controller: true }] });
  expect(planPrune({ ...NOTHING, members: [claim], ancestors: new Map([[claim.metadata.uid, [{ apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume', name: 'disk', uid: 'volume' }]]]) })).toEqual({ deletions: [], kept: [] });
});

test('the claim of a DataVolume that stays with its machine is not reported: CDI copies the label of the set to it', () => {
  const claim = member('PersistentVolumeClaim', 'disk', { namespace: 'n', ownerReferences: [{ kind: 'DataVolume', name: 'disk', uid: 'volume', controller: true }] });
  const machine = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: { name: 'web', namespace: 'n', uid: 'web' }, mounts: ['disk'], sources: [], isLease: false };
  const { deletions, kept } = planPrune({ ...NOTHING, members: [claim], applied: [machine] });
  expect([deletions, kept.map(isExpected)]).toEqual([[], [true]]);
});

test('a Secret that is kept for a machine is not reported, and does not keep its namespace', () => {
  const members = [member('Secret', 'user-data', { namespace: 'n', annotations: SECRET_PROTECTION }), member('Namespace', 'n')];
  const { deletions, kept } = planPrune({ ...NOTHING, members });
  expect([kept.map(isExpected), deletions.map(({ kind }) => kind)]).toEqual([[true], ['Namespace']]);
});

describe('a disk that outlives its manifest keeps the machine that owns it', () => {
  const KEEP = { 'helm.sh/resource-policy': 'keep' };
  const owner = { apiVersion: 'v1', kind: 'VirtualMachine', name: 'web', uid: 'VirtualMachine-web' };
  const web = member('VirtualMachine', 'web', { namespace: 'n' });
  const disk = member('DataVolume', 'web-root', { namespace: 'n', annotations: KEEP, ownerReferences: [{ ...owner, controller: true }] });
  const ancestors = new Map([[disk.metadata.uid, [owner]]]);

  test.each([
    ['if it belongs to the set', [web, disk], []],
    ['if the machine made it', [web], [disk].filter(isBystander).map(appliedObject)],
  ])('%s', (_, members, bystanders) => {
    const { deletions, kept } = planPrune({ ...NOTHING, members, bystanders, ancestors });
    expect([deletions, kept.find(({ object }) => object === web)?.reason]).toEqual([[], 'datavolume/web-root stays, and would be deleted with it']);
  });

  test('but not because of annotations that CDI copied to its claim', () => {
    const volume = { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume', name: 'web-root', uid: 'DataVolume-web-root' };
    const claim = member('PersistentVolumeClaim', 'web-root', { namespace: 'n', annotations: KEEP, ownerReferences: [{ ...volume, controller: true }] });
    const unprotected = member('DataVolume', 'web-root', { namespace: 'n' });
    const owners = new Map([[claim.metadata.uid, [volume]]]);
    const { deletions } = planPrune({ ...NOTHING, members: [unprotected, claim], ancestors: owners });
    expect(deletions.map(({ kind }) => kind)).toEqual(['DataVolume']);
  });
});

describe('a disk that a machine may adopt at any moment keeps the machine', () => {
  const web = member('VirtualMachine', 'web', { namespace: 'n' }, { spec: { dataVolumeTemplates: [{ metadata: { name: 'web-root' } }] } });
  const disk = (namespace: string) => member('DataVolume', 'web-root', { namespace, annotations: { 'helm.sh/resource-policy': 'keep' } });
  const plan = (facts: Partial<Parameters<typeof planPrune>[0]>) => planPrune({ ...NOTHING, members: [web], ...facts });

  test.each([
    ['if nothing owns it', { bystanders: [appliedObject(disk('n'))] }],
    ['if the manifests contain it', { applied: [appliedObject(disk('n'))] }],
  ])('%s', (_, facts) => {
    expect(plan(facts)).toMatchObject({ deletions: [], kept: [{ object: web, reason: 'datavolume/web-root stays, and would be deleted with it' }] });
  });

  test('unless it is in another namespace', () => {
    expect(plan({ bystanders: [appliedObject(disk('m'))] }).deletions.map(({ name }) => name)).toEqual(['web']);
  });
});

describe('a machine that stays keeps the disks that it mounts', () => {
  const KEEP = { 'helm.sh/resource-policy': 'keep' };
  const volumes = [{ name: 'data', persistentVolumeClaim: { claimName: 'data' } }, { name: 'logs', dataVolume: { name: 'logs' } }];
  const web = (annotations = {}, namespace = 'n') => member('VirtualMachine', 'web', { namespace, annotations }, { spec: { template: { spec: { volumes } } } });
  const data = member('PersistentVolumeClaim', 'data', { namespace: 'n' });
  const logs = member('DataVolume', 'logs', { namespace: 'n' });
  const plan = (facts: Partial<Parameters<typeof planPrune>[0]>) => {
    const { deletions, kept } = planPrune({ ...NOTHING, members: [data, logs], ...facts });
    const others = kept.filter(({ object: { kind } }) => kind !== 'VirtualMachine');
    return [deletions.map(({ name }) => name), others.map(({ object, reason }) => [object.metadata.name, reason])];
  };
  const why = 'virtualmachine/web stays, and would lose its disk';

  test.each([
    ['if an annotation keeps it', { members: [data, logs, web(KEEP)] }],
    ['if the manifests contain it', { applied: [appliedObject(web())] }],
  ])('%s', (_, facts) => {
    expect(plan(facts)).toEqual([[], [['data', why], ['logs', why]]]);
  });

  test('even a disk that it only reads, as the base of an ephemeral volume', () => {
    const ephemeral = { persistentVolumeClaim: { claimName: 'data' } };
    const reader = member('VirtualMachine', 'web', { namespace: 'n' }, { spec: { template: { spec: { volumes: [{ name: 'base', ephemeral }] } } } });
    expect(plan({ applied: [appliedObject(reader)] })).toEqual([['logs'], [['data', why]]]);
  });

  test.each<[string, object, string]>([
    ['an instance moves to another one', { spec: { volumes: [] }, status: { migratedVolumes: [{ volumeName: 'data', sourcePVCInfo: { claimName: 'data' } }] } }, 'data'],
    ['an instance dumps its memory to it', { spec: { volumes: [{ name: 'dump', memoryDump: { claimName: 'data' } }] } }, 'data'],
  ])('while %s', (_, content, name) => {
    expect(plan({ users: [appliedObject(member('VirtualMachineInstance', 'web', { namespace: 'n' }, content))] })).toEqual([
      ['logs'], [[name, 'virtualmachineinstance/web stays, and would lose its disk']],
    ]);
  });

  test('and the namespace of these disks', () => {
    const members = [data, logs, member('Namespace', 'n')];
    const whole = ['n', 'virtualmachine/web stays, and would be deleted with it'];
    expect(plan({ members, applied: [appliedObject(web())] })).toEqual([[], [['data', why], ['logs', why], whole]]);
  });

  test('and the machine whose template made a disk', () => {
    const maker = member('VirtualMachine', 'maker', { namespace: 'n' }, { spec: { dataVolumeTemplates: [{ metadata: { name: 'logs' } }] } });
    const { kept } = planPrune({ ...NOTHING, members: [maker], applied: [appliedObject(web())] });
    expect(kept).toEqual([{ object: maker, reason: why }]);
  });

  test.each([
    ['a machine that goes as well', { members: [data, logs, web()] }, ['web', 'logs', 'data']],
    ['a machine of another namespace', { applied: [appliedObject(web({}, 'm'))] }, ['logs', 'data']],
    ['a kind whose volumes are something else', { applied: [appliedObject(member('Thing', 'x', { namespace: 'n' }, { spec: { volumes: { data: {} } } }))] }, ['logs', 'data']],
  ])('unlike %s', (_, facts, gone) => {
    expect(plan(facts)).toEqual([expect.arrayContaining(gone), []]);
  });
});

describe('a deletion still holds', () => {
  const seen = member('ConfigMap', 'c', { namespace: 'n' });
  const [deletion] = planPrune({ ...NOTHING, members: [seen] }).deletions;

  test.each([
    ['after a change in an irrelevant field', { resourceVersion: '2' }, true],
    ['unless the object is in another set', { labels: { [PART_OF]: 'applyset-y-v1' } }, false],
    ['unless its annotations now keep it', { annotations: { 'helm.sh/resource-policy': 'keep' } }, false],
    ['unless it has another owner', { ownerReferences: [{ uid: 'o', controller: true }] }, false],
    ['unless another object has its name', { uid: 'another' }, false],
    ['unless it is being deleted', { deletionTimestamp: '2026-01-01T00:00:00Z' }, false],
  ])('%s', (_, metadata, isPlanned) => {
    expect(isStillPlanned({ ...seen, metadata: { ...seen.metadata, ...metadata } }, deletion, SET)).toBe(isPlanned);
  });
});
