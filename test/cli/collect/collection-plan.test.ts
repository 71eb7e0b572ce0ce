// Which cloud-init Secrets are collected: none that anything reads, none of others, and in any history every other one.
import * as fc from 'fast-check';
import { planCollection } from '../../../src/cli/collect/collection-plan';
import { DISK_PROTECTION, SECRET_PROTECTION } from '../../../src/objects/prune-protection';

const NOW = Date.parse('2026-01-01T12:00:00Z') / 1000;
const HOUR = 3600;

const secret = (name: string, fields: object = {}, metadata: object = {}) => ({
  metadata: { name, namespace: 'ns', uid: name, creationTimestamp: '2026-01-01T10:00:00Z', annotations: SECRET_PROTECTION, ...metadata },
  type: 'Opaque',
  immutable: true,
  ...fields,
});

const spec = (secretName?: string) => ({
  template: { spec: { volumes: secretName === undefined ? [] : [{ name: 'cloudinitdisk', cloudInitNoCloud: { secretRef: { name: secretName } } }] } },
});

const reader = (kind: string, name: string, fields: object, namespace = 'ns') => ({ kind, metadata: { name, namespace }, ...fields });

const collected = (secrets: readonly any[], readers: readonly any[], options: object = {}) => (
  planCollection({ secrets, readers, manifests: [], now: NOW, minimumAge: HOUR, ...options }).deletions.map(({ metadata: { name } }) => name)
);

const OLD = 'web-cloudinitdisk-0123456789';

test('collects a Secret that nothing reads, and keeps one that a machine reads', () => {
  const plan = planCollection({
    secrets: [secret(OLD), secret('web-cloudinitdisk-abcdefabcd')],
    readers: [reader('VirtualMachine', 'web', { spec: spec('web-cloudinitdisk-abcdefabcd') })],
    manifests: [],
    now: NOW,
    minimumAge: HOUR,
  });
  expect(plan.deletions.map(({ metadata: { name } }) => name)).toEqual([OLD]);
  expect(plan.kept.map(({ reason }) => reason)).toEqual(['VirtualMachine "web" uses it']);
});

test.each([
  ['an instance', reader('VirtualMachineInstance', 'web', { spec: spec(OLD).template.spec })],
  ['network data of a machine', reader('VirtualMachine', 'web', { spec: { volumes: [{ cloudInitConfigDrive: { networkDataSecretRef: { name: OLD } } }] } })],
  ['a pool', reader('VirtualMachinePool', 'web', { spec: { virtualMachineTemplate: { spec: spec(OLD) } } })],
  ['the revision that a machine was started with', reader('ControllerRevision', 'revision-start-vm-1', { data: { spec: spec(OLD) } })],
  ['a snapshot', reader('VirtualMachineSnapshotContent', 'kept', { spec: { source: { virtualMachine: { spec: spec(OLD) } } } })],
  ['a patch in a restore', reader('VirtualMachineRestore', 'back', { spec: { patches: [`{"op":"replace","path":"/x","value":"${OLD}"}`] } })],
  ['a template of KubeVirt', reader('VirtualMachineTemplate', 'gold', { spec: { virtualMachine: { kind: 'VirtualMachine', spec: spec(OLD) } } })],
  ['a pod', reader('Pod', 'virt-launcher-web', { spec: { volumes: [{ secret: { secretName: OLD } }] } })],
])('%s keeps the Secret that it reads', (_, each) => {
  expect(collected([secret(OLD)], [each])).toEqual([]);
});

test('an object in another namespace does not keep the Secret', () => {
  expect(collected([secret(OLD)], [reader('VirtualMachine', 'web', { spec: spec(OLD) }, 'elsewhere')])).toEqual([OLD]);
});

test('a pool keeps the Secrets of all its machines, but none of an earlier version', () => {
  const secrets = ['0123456789-0', '0123456789-7', 'abcdefabcd-0', 'abcdefabcd'].map((end) => secret(`web-cloudinitdisk-${end}`));
  const pool = reader('VirtualMachinePool', 'web', { spec: { virtualMachineTemplate: { spec: spec(OLD) } } });
  expect(collected(secrets, [pool])).toEqual(['web-cloudinitdisk-abcdefabcd-0', 'web-cloudinitdisk-abcdefabcd']);
});

test('a machine of a pool keeps its own Secret, but none of the others', () => {
  const secrets = [0, 1].map((index) => secret(`${OLD}-${index}`));
  expect(collected(secrets, [reader('VirtualMachine', 'web-1', { spec: spec(`${OLD}-1`) })])).toEqual([`${OLD}-0`]);
});

test.each([
  ['that can be changed', secret(OLD, { immutable: undefined })],
  ['with an owner', secret(OLD, {}, { ownerReferences: [{ kind: 'ExternalSecret', name: 'web', uid: '1' }] })],
  ['without annotations', secret(OLD, {}, { annotations: undefined })],
  ['with the annotations of a disk', secret(OLD, {}, { annotations: DISK_PROTECTION })],
  ['with another name', secret('web-token')],
  ['that is being deleted', secret(OLD, {}, { deletionTimestamp: '2026-01-01T11:00:00Z' })],
])('a Secret %s is left alone', (_, each) => {
  const plan = planCollection({ secrets: [each], readers: [], manifests: [], now: NOW, minimumAge: 0 });
  expect(plan).toEqual({ deletions: [], kept: [] });
});

test('a new Secret is kept until its machine may have been made', () => {
  const made = (time: string | undefined) => secret(OLD, {}, { creationTimestamp: time });
  expect(collected([made('2026-01-01T11:00:01Z')], [])).toEqual([]);
  expect(collected([made('2026-01-01T11:00:00Z')], [])).toEqual([OLD]);
  expect(collected([made(undefined)], [])).toEqual([]);
});

test('nothing is collected if the server does not report the time, since ages are then unknown', () => {
  const plan = planCollection({ secrets: [secret(OLD)], readers: [], manifests: [], now: undefined, minimumAge: 0 });
  expect([plan.deletions, plan.kept.map(({ reason }) => reason)]).toEqual([[], ['the server does not report the time, so it may be new']]);
});

const named = (kind: string, fields: object = {}, namespace?: string) => ({ kind, metadata: { name: 'web', namespace }, ...fields });

test.each<[string, (namespace?: string) => any, string]>([
  ['a Secret', (namespace) => ({ kind: 'Secret', metadata: { name: OLD, namespace } }), 'a manifest contains it'],
  ['a Secret that an external store fills', (namespace) => named('ExternalSecret', { spec: { target: { name: OLD } } }, namespace), 'a manifest contains it'],
  ['a Secret that a machine reads', (namespace) => named('VirtualMachine', { spec: spec(OLD) }, namespace), 'a manifest uses it'],
  ['the Secrets that a pool reads', (namespace) => named('VirtualMachinePool', { spec: { virtualMachineTemplate: { spec: spec(OLD) } } }, namespace), 'a manifest uses it'],
])('keeps %s in the manifests, whatever their namespace', (_, manifest, reason) => {
  const kept = (namespace?: string) => (
    planCollection({ secrets: [secret(OLD)], readers: [], manifests: [manifest(namespace)], now: NOW, minimumAge: 0 }).kept.map((each) => each.reason)
  );
  expect([kept(), kept('ns'), kept('elsewhere')]).toEqual([[reason], [reason], [reason]]);
});

test('a pool in the manifests keeps the Secrets of all its machines', () => {
  const secrets = ['0123456789-0', '0123456789-7', 'abcdefabcd-0'].map((end) => secret(`web-cloudinitdisk-${end}`));
  const pool = named('VirtualMachinePool', { spec: { virtualMachineTemplate: { spec: spec(OLD) } } });
  expect(collected(secrets, [], { manifests: [pool] })).toEqual(['web-cloudinitdisk-abcdefabcd-0']);
});

test('a document in the manifests may lack any field of an object', () => {
  expect(collected([secret(OLD)], [], { manifests: [{}, { metadata: null }, { kind: 'Kustomization', resources: ['web.yaml'] }] })).toEqual([OLD]);
});

test('the time grows in proportion to the number of Secrets', () => {
  const many = 50_000;
  const secrets = Array.from({ length: many }, (_, index) => secret(`m${index}-cloudinitdisk-0123456789`));
  const manifests = Array.from({ length: many }, (_, index) => ({ kind: 'Secret', metadata: { name: `n${index}-cloudinitdisk-0123456789` } }));
  const begin = performance.now();
  expect(collected(secrets, [], { manifests })).toHaveLength(many);
  expect(performance.now() - begin).toBeLessThan(5_000);
});

test('a long string takes time in proportion to its length', () => {
  const text = '-a'.repeat(500_000);
  expect(collected([secret(OLD)], [reader('VirtualMachine', 'web', { metadata: { namespace: 'ns', name: 'web', annotations: { text } } })])).toEqual([OLD]);
});

/** A cluster in which machines get other cloud-init data, restart, are kept in snapshots, and are deleted. */
class Life {
  readonly steps = {
    apply: (machine: string, text: number) => this.machines.set(machine, this.make(machine, text)),
    applySecretOnly: (machine: string, text: number) => this.make(machine, text),
    start: (machine: string) => this.machines.has(machine) && this.started.set(machine, this.machines.get(machine)!),
    stop: (machine: string) => this.started.delete(machine),
    snapshot: (machine: string) => this.machines.has(machine) && this.snapshots.push(this.machines.get(machine)!),
    dropSnapshot: () => this.snapshots.shift(),
    delete: (machine: string) => this.machines.delete(machine),
    collect: (_: string, age: number) => this.collect(age),
  };

  private time = 0;
  private readonly machines = new Map<string, string>();
  private readonly started = new Map<string, string>();
  private readonly snapshots: string[] = [];
  private readonly made = new Map<string, number>();

  /** The Secrets that something reads. */
  private get read(): Set<string> {
    return new Set([...this.machines.values(), ...this.started.values(), ...this.snapshots]);
  }

  take([what, machine, text]: Step): void {
    this.time += 1;
    this.steps[what](machine, text);
  }

  private make(machine: string, text: number): string {
    const name = `${machine}-cloudinitdisk-${String(text).padStart(10, '0')}`;
    this.made.set(name, this.made.get(name) ?? this.time);
    return name;
  }

  /** Collects with a minimum age in steps: what is read stays, and whatever is older goes. */
  private collect(minimumAge: number): void {
    const { read } = this;
    const secrets = [...this.made].map(([name, time]) => secret(name, {}, { creationTimestamp: new Date(time * 1000).toISOString() }));
    const readers = [
      ...[...this.machines].map(([name, text]) => reader('VirtualMachine', name, { spec: spec(text) })),
      ...[...this.started].flatMap(([name, text]) => [
        reader('VirtualMachineInstance', name, { spec: spec(text).template.spec }),
        reader('ControllerRevision', `revision-start-vm-${name}`, { data: { spec: spec(text) } }),
      ]),
      ...this.snapshots.map((text, index) => reader('VirtualMachineSnapshotContent', `s${index}`, { spec: { source: { virtualMachine: { spec: spec(text) } } } })),
    ];
    const gone = collected(secrets, readers, { now: this.time, minimumAge });
    const expected = [...this.made].filter(([name, time]) => !read.has(name) && this.time - time >= minimumAge).map(([name]) => name);
    expect(gone).toEqual(expected);
    gone.forEach((name) => this.made.delete(name));
  }
}

type Step = readonly [what: keyof Life['steps'], machine: string, text: number];

test('in any history, Secrets that are read stay, and all others go', () => {
  const what = fc.constantFrom<Step[0][]>('apply', 'apply', 'applySecretOnly', 'start', 'stop', 'snapshot', 'dropSnapshot', 'delete', 'collect', 'collect');
  const steps = fc.array(fc.tuple(what, fc.constantFrom('ada', 'bob', 'ada-1'), fc.nat(4)), { maxLength: 40 });
  fc.assert(fc.property(steps, (all) => {
    const life = new Life();
    all.forEach((step) => life.take(step));
    life.take(['collect', '', 0]);
  }), { numRuns: 1000 });
});
