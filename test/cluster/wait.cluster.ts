// Every failure a guest can be scripted to have, and other obstacles to a machine: the command reports each as soon as the cluster does, with the
// cause in its first line.
import { mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { RunningWait } from './running-wait';
import { buildCommand } from '../built-command';
import type { KubeObject } from '../plane/client';
import { Cluster, describePlane, until, useCluster } from '../plane/cluster';
import { History, Part } from '../plane/history';
import { claim, dataVolume, machine, onNetwork } from '../plane/scripted';

const cluster = useCluster();
const history = new History(cluster);
const small = new Cluster(`${cluster.namespace}-small`);
const folder = mkdtempSync(join(tmpdir(), 'wait-'));
const command = join(folder, 'main.js');

const VM = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };

const fromClaim = (claimName: string) => [{ name: 'root', persistentVolumeClaim: { claimName } }];
const fromVolume = (name: string) => [{ name: 'root', dataVolume: { name } }];
const withoutClass = ({ spec: { storage, ...spec }, ...object }: KubeObject): any =>
  ({ ...object, spec: { ...spec, storage: { ...storage, storageClassName: 'missing' } } });
const withSecret = ({ spec: { template, ...spec }, ...object }: KubeObject): any => {
  const { domain, volumes } = template.spec;
  const disks = [...domain.devices.disks, { name: 'secret', disk: { bus: 'virtio' } }];
  const withVolume = [...volumes, { name: 'secret', secret: { secretName: 'missing' } }];
  const withDisk = { ...template.spec, domain: { ...domain, devices: { ...domain.devices, disks } }, volumes: withVolume };
  return { ...object, spec: { ...spec, template: { ...template, spec: withDisk } } };
};
const unstartable = ({ spec: { template, ...spec }, ...object }: KubeObject): any => {
  const devices = { ...template.spec.domain.devices, disks: [{ name: 'root', disk: { readonly: true } }] };
  return { ...object, spec: { ...spec, template: { ...template, spec: { ...template.spec, domain: { ...template.spec.domain, devices } } } } };
};
const pool = ({ spec, metadata: { name } }: KubeObject): KubeObject => ({
  apiVersion: 'pool.kubevirt.io/v1beta1',
  kind: 'VirtualMachinePool',
  metadata: { name },
  spec: { replicas: 2, selector: { matchLabels: { pool: name } }, virtualMachineTemplate: { metadata: { labels: { pool: name } }, spec } },
});

const named = (kind: Part['kind'], name: string, status: object): Part => ({ kind, who: { metadata: { name } }, says: { status } });
const vm = (name: string, status: object) => named('VirtualMachine', name, status);
const condition = (type: string, status: string, why: object = {}) =>
  ({ conditions: expect.arrayContaining([expect.objectContaining({ type, status, ...why })]) });
const warning = (reason: string, message: RegExp): Part => ({ kind: 'Event', who: {}, says: { type: 'Warning', reason, message: expect.stringMatching(message) } });

/** A disk in a vCenter, without an image that has VMware's library. */
const VDDK = {
  url: 'https://vcenter.test',
  uuid: '52260566-b032-36cb-55b1-79bf29e30490',
  backingFile: '[store] web/web.vmdk',
  secretRef: 'vcenter',
  thumbprint: '20:6C:8A:5D:44:40:B3:79:4B:28:EA:76:13:60:90:6E:49:D9:D9:A3',
};
const AWAITING_VDDK = { 'cdi.kubevirt.io/storage.condition.bound.reason': 'AwaitingVDDK' };

/** Not Ready for a long time: a wait that includes it goes on, and sees what happens to the other machine. */
const SLOW = machine('slow', { 'boot-seconds': '600' });

interface Failure {
  readonly objects: readonly KubeObject[];
  /** What is waited for. */
  readonly what: readonly string[];
  /** The object by which the cluster reveals the failure. */
  readonly shown: Part;
  /** The first line of the report. */
  readonly says: RegExp;
}

const FAILURES: { readonly [title: string]: Failure } = {
  'no node has room': {
    objects: [machine('too-large', { fail: 'Unschedulable' })],
    what: ['vm/too-large'],
    shown: vm('too-large', { printableStatus: 'ErrorUnschedulable' }),
    says: /^error: virtualmachine\/too-large: ErrorUnschedulable: 0\/2 nodes are available: 2 Insufficient memory/,
  },
  'its container disk\'s image does not exist': {
    objects: [machine('no-image', { fail: 'ImagePullBackOff' })],
    what: ['vm/no-image'],
    shown: vm('no-image', { printableStatus: 'ImagePullBackOff' }),
    says: /^error: virtualmachine\/no-image: ImagePullBackOff: .*"registry\.test\/cirros".* not found/,
  },
  'its launcher\'s image does not exist': {
    objects: [claim('kept'), machine('no-launcher', { fail: 'ErrImagePull' }, fromClaim('kept'))],
    what: ['vm/no-launcher'],
    shown: vm('no-launcher', { printableStatus: 'ErrImagePull' }),
    says: /^error: virtualmachine\/no-launcher: ErrImagePull: .*"virt-launcher".* not found/,
  },
  'its network does not exist': {
    objects: [onNetwork(machine('offline', {}), 'missing')],
    what: ['vm/offline'],
    shown: warning('FailedCreatePodSandBox', /cannot find a network-attachment-definition \(missing\)/),
    says: /^error: virtualmachine\/offline: FailedCreatePodSandBox: cannot find a network-attachment-definition \(missing\) in namespace \(\S+\): .* not found/,
  },
  'its guest crashes': {
    objects: [SLOW, machine('crashing', { fail: 'CrashLoop' })],
    what: ['vm/crashing', 'vm/slow'],
    shown: named('VirtualMachineInstance', 'crashing', { phase: 'Failed' }),
    says: /^error: virtualmachine\/crashing: Crashed: its guest crashed, and KubeVirt starts it again/,
  },
  'its guest crashes before it runs': {
    objects: [machine('stillborn', { fail: 'CrashLoopBackOff' })],
    what: ['vm/stillborn'],
    shown: named('VirtualMachineInstance', 'stillborn', { phase: 'Failed' }),
    says: /^error: virtualmachine\/stillborn: (?:Crashed: its guest crashed|CrashLoopBackOff: it failed once before it ran)/,
  },
  'its storage is lost': {
    objects: [SLOW, claim('vanishing'), machine('stranded', { fail: 'LostStorage' }, fromClaim('vanishing'))],
    what: ['vm/stranded', 'vm/slow'],
    shown: named('PersistentVolumeClaim', 'vanishing', { phase: 'Lost' }),
    says: /^error: virtualmachine\/stranded: (?:PausedIOError: VMI was paused, low-level IO error detected.*|ClaimLost: )claim "vanishing" has lost its volume/,
  },
  'it has no address': {
    objects: [machine('unreachable', { fail: 'NoAddress' })],
    what: ['vm/unreachable'],
    shown: vm('unreachable', condition('Ready', 'True')),
    says: /^error: virtualmachine\/unreachable: NoAddress: it runs, but has no address on network "default"/,
  },
  'its image cannot be imported': {
    objects: [dataVolume('broken', { 'import-fail': '404 Not Found' }), machine('without-image', {}, fromVolume('broken'))],
    what: ['vm/without-image'],
    shown: named('DataVolume', 'broken', condition('Running', 'False', { reason: 'Error' })),
    says: /^error: virtualmachine\/without-image: DataVolumeError: DataVolume "broken": Unable to process data: 404 Not Found/,
  },
  'a volume cannot be imported': {
    objects: [dataVolume('refused', { 'import-fail': '403 Forbidden' })],
    what: ['dv/refused'],
    shown: named('DataVolume', 'refused', condition('Running', 'False', { reason: 'Error' })),
    says: /^error: datavolume\/refused: DataVolumeError: Unable to process data: 403 Forbidden/,
  },
  'its claim is missing': {
    objects: [machine('without-claim', {}, fromClaim('missing'))],
    what: ['vm/without-claim'],
    shown: vm('without-claim', { printableStatus: 'ErrorPvcNotFound' }),
    says: /^error: virtualmachine\/without-claim: ErrorPvcNotFound: PVC \S+\/missing does not exist/,
  },
  'its Secret is missing': {
    objects: [withSecret(machine('without-secret', {}))],
    what: ['vm/without-secret'],
    shown: warning('FailedMount', /secret "missing" not found/),
    says: /^error: virtualmachine\/without-secret: SecretNotFound: .*secret "missing" not found/,
  },
  'the Secret of its image is missing': {
    objects: [dataVolume('locked', {}, { http: { url: 'https://images.test/disk.qcow2', secretRef: 'missing' } }), machine('without-credentials', {}, fromVolume('locked'))],
    what: ['vm/without-credentials'],
    shown: named('DataVolume', 'locked', condition('Running', 'False', { reason: 'CreateContainerConfigError' })),
    says: /^error: virtualmachine\/without-credentials: SecretNotFound: secret "missing" not found/,
  },
  'the certificates for its image\'s server are missing': {
    objects: [dataVolume('untrusting', {}, { http: { url: 'https://images.test/disk.qcow2', certConfigMap: 'missing' } }), machine('without-certificates', {}, fromVolume('untrusting'))],
    what: ['vm/without-certificates'],
    shown: warning('FailedMount', /configmap "missing" not found/),
    says: /^error: virtualmachine\/without-certificates: ConfigMapNotFound: .*configmap "missing" not found/,
  },
  'a volume\'s certificates for the image\'s server are missing': {
    objects: [dataVolume('distrustful', {}, { registry: { url: 'docker://registry.test/cirros', certConfigMap: 'missing' } })],
    what: ['dv/distrustful'],
    shown: warning('FailedMount', /configmap "missing" not found/),
    says: /^error: datavolume\/distrustful: ConfigMapNotFound: .*configmap "missing" not found/,
  },
  'CDI has no library for a disk of VMware': {
    objects: [dataVolume('moved', {}, { vddk: VDDK }), machine('without-library', {}, fromVolume('moved'))],
    what: ['vm/without-library'],
    shown: { kind: 'PersistentVolumeClaim', who: {}, says: { metadata: expect.objectContaining({ annotations: expect.objectContaining(AWAITING_VDDK) }) } },
    says: /^error: virtualmachine\/without-library: AwaitingVDDK: DataVolume "moved": CDI knows no image with VMware's library/,
  },
  'its storage class is missing': {
    objects: [withoutClass(dataVolume('classless', {})), machine('without-class', {}, fromVolume('classless'))],
    what: ['vm/without-class'],
    shown: named('DataVolume', 'classless', condition('Bound', 'False', { reason: 'ErrClaimNotValid' })),
    says: /^error: virtualmachine\/without-class: StorageClassNotFound: DataVolume "classless": .*no storageClass/,
  },
  'the source of its disk is missing': {
    objects: [dataVolume('orphan', {}, { pvc: { name: 'missing', namespace: cluster.namespace } }), machine('without-source', {}, fromVolume('orphan'))],
    what: ['vm/without-source'],
    shown: named('DataVolume', 'orphan', condition('Bound', 'False', { reason: 'CloneWithoutSource' })),
    says: /^error: virtualmachine\/without-source: CloneWithoutSource: DataVolume "orphan": The source pvc missing doesn't exist/,
  },
  'KubeVirt refuses its instance': {
    objects: [unstartable(machine('refused', {}))],
    what: ['vm/refused'],
    shown: vm('refused', condition('Failure', 'True')),
    says: /^error: virtualmachine\/refused: FailedCreate: .*sata hard-disks do not support read-only/,
  },
  'a machine of a pool does not come up': {
    objects: [pool(machine('workers', { fail: 'ImagePullBackOff' }))],
    what: ['vmpool/workers'],
    shown: vm('workers-0', { printableStatus: 'ImagePullBackOff' }),
    says: /^error: virtualmachinepool\/workers: ImagePullBackOff: machine "workers-[01]": .* not found/,
  },
};

beforeAll(() => {
  buildCommand(command);
});

const wait = (...args: string[]) => RunningWait.start(command, ['--namespace', cluster.namespace, ...args], cluster.kubeconfig);

describePlane('a machine that does not come up', () => {
  const waits = new Map<string, RunningWait>();

  beforeAll(async () => {
    await history.begin();
    for (const [title, { what }] of Object.entries(FAILURES)) {
      waits.set(title, wait(...what));
      // Started one by one: ten starting at once would all be late.
      await waits.get(title)!.says(/NotFound: it does not exist yet/);
    }
    const objects = new Map(Object.values(FAILURES).flatMap((failure) => failure.objects).map((object) => [`${object.kind}/${object.metadata.name}`, object]));
    for (const object of objects.values()) {
      await cluster.applyStrict(object);
    }
  });

  afterAll(() => {
    history.end();
    waits.forEach((each) => each.signal('SIGKILL'));
  });

  const delays: string[] = [];
  afterAll(() => process.stdout.write(`${delays.join('\n')}\n`));

  test.each(Object.keys(FAILURES))('because %s', async (title) => {
    const { shown, says } = FAILURES[title];
    const running = waits.get(title)!;
    const { code, report, at } = await running.ended;
    expect(report).toMatch(says);
    expect(report).toMatch(/^ {2}to do: \S/m);
    expect(code).toBe(1);
    await history.shows(shown);
    const arrival = history.arrivalOf(shown)!;
    const told = running.lines.find(({ text }) => says.test(`error: ${text}`))?.at ?? at;
    delays.push(`${title}: told ${told - arrival} ms and ended ${at - arrival} ms after it showed`);
  });
});

describePlane('what is as it is wanted', () => {
  test('waits for a machine whose DataVolume is created after it, however long the import takes', async () => {
    const shows = (status: string) => until(`KubeVirt to say ${status}`, async () => (await cluster.read({ ...VM, name: 'early' })).status?.printableStatus === status);
    await cluster.applyStrict(machine('early', {}, fromVolume('late')));
    await shows('ErrorPvcNotFound');
    await cluster.applyStrict(dataVolume('late', { 'import-seconds': '15' }));
    await shows('ErrorUnschedulable');
    const running = wait('vm/early', '--grace', '1s');
    expect((await running.ended).report).toMatch(/^ready: 1 object in [\dms ]+$/);
  });

  test('waits for the certificates of an image\'s server and for VMware\'s library if they come later', async () => {
    const library = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'v2v-vmware', namespace: 'cdi' }, data: { 'vddk-init-image': 'registry.test/vddk' } };
    await cluster.applyStrict({ apiVersion: 'v1', kind: 'Secret', metadata: { name: VDDK.secretRef }, stringData: { accessKeyId: 'x', secretKey: 'x' } });
    await cluster.applyStrict(dataVolume('trusting', {}, { http: { url: 'https://images.test/disk.qcow2', certConfigMap: 'late' } }));
    await cluster.applyStrict(dataVolume('migrated', {}, { vddk: VDDK }));
    const running = wait('dv/trusting', 'dv/migrated', '--grace', '5m');
    await running.says(/datavolume\/trusting: ConfigMapNotFound/);
    await running.says(/datavolume\/migrated: AwaitingVDDK/);
    try {
      await cluster.applyStrict(library);
      await cluster.applyStrict({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'late' }, data: { 'ca.pem': 'x' } });
      expect((await running.ended).report).toMatch(/^ready: 2 objects in/);
      expect(running.text()).not.toMatch(/AwaitingVDDK[^]*AwaitingVDDK/);
    } finally {
      await cluster.delete({ apiVersion: 'v1', kind: 'ConfigMap', ...library.metadata });
    }
  });

  test('waits for everything in the manifests, and reports it as JSON', async () => {
    const objects = [
      { apiVersion: 'v1', kind: 'Secret', metadata: { name: 'notes' }, stringData: { text: 'x' } },
      dataVolume('disk', { 'import-seconds': '2' }),
      machine('fine', { 'boot-seconds': '1' }, fromVolume('disk')),
      { ...machine('resting', {}), spec: { ...machine('resting', {}).spec, runStrategy: 'Halted' } },
      pool(machine('crew', {})),
    ];
    const file = join(folder, 'fine.yaml');
    writeFileSync(file, JSON.stringify({ apiVersion: 'v1', kind: 'List', items: objects }));
    const [people, program] = [wait(file), wait(file, '-o', 'json')];
    for (const object of objects) {
      await cluster.applyStrict(object);
    }
    expect((await people.ended).report).toMatch(/^ready: 5 objects in [\dms ]+$/);
    expect(people.text()).toMatch(/^virtualmachine\/fine: Running \(ready\)$/m);
    expect(people.text()).toMatch(/^virtualmachinepool\/crew: 2 of 2 \(ready\)$/m);
    expect((await program.ended).code).toBe(0);
    const { ready, objects: told } = JSON.parse(program.stdout);
    expect([ready, told.map(({ kind, name, state, reason }: any) => `${kind}/${name}: ${state}, ${reason}`)]).toEqual([true, [
      'Secret/notes: ready, Exists',
      'DataVolume/disk: ready, Succeeded',
      'VirtualMachine/fine: ready, Running',
      'VirtualMachine/resting: ready, Stopped',
      'VirtualMachinePool/crew: ready, 2 of 2',
    ]]);
  });

  test('waits for machines with given labels, and fails if there are none', async () => {
    await cluster.applyStrict({ ...machine('labelled', {}), metadata: { name: 'labelled', labels: { tier: 'web' } } });
    expect(await wait('-l', 'tier=web').ended).toMatchObject({ code: 0, report: expect.stringMatching(/^ready: 1 object in/) });
    expect(await wait('-l', 'tier=none').ended).toMatchObject({ code: 1, report: expect.stringMatching(/^error: namespace "\S+" has no VirtualMachine with the labels "tier=none"/) });
  });

  test('names what is not ready at the timeout, with its last state', async () => {
    await cluster.applyStrict(machine('late', { 'boot-seconds': '600' }));
    await until('KubeVirt to say that it is late', async () => (await cluster.read({ ...VM, name: 'late' })).status?.conditions?.some(({ message }: any) => message === 'Guest VM is not reported as running'));
    const { code, report } = await wait('vm/late', 'vm/nobody', '--timeout', '20s').ended;
    expect(report).toMatch(/^error: the time of --timeout 20s is over: 2 of 2 objects are not ready\n/);
    expect(report).toMatch(/^not ready: virtualmachine\/late: Starting: Guest VM is not reported as running$/m);
    expect(report).toMatch(/^not ready: virtualmachine\/nobody: NotFound: it does not exist yet$/m);
    expect(code).toBe(1);
  });

  test.each([['SIGINT', 130, 'interrupted'], ['SIGTERM', 143, 'terminated']] as const)('reports what is known so far on %s', async (signal, expected, word) => {
    await cluster.applyStrict(machine('late', { 'boot-seconds': '600' }));
    const running = wait('vm/late');
    await running.says(/virtualmachine\/late: Starting/);
    running.signal(signal);
    const { code, report } = await running.ended;
    expect([code, report]).toEqual([expected, expect.stringMatching(new RegExp(`^error: ${word}: 1 of 1 object is not ready\nnot ready: virtualmachine/late: Starting`))]);
  });

  test('reports a machine that is deleted meanwhile', async () => {
    const doomed = machine('doomed', { 'boot-seconds': '600' });
    await cluster.applyStrict(doomed);
    const running = wait('vm/doomed');
    await running.says(/virtualmachine\/doomed: Starting/);
    await cluster.delete({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', name: 'doomed' });
    expect((await running.ended).report).toMatch(/^error: virtualmachine\/doomed: Deleted: it was deleted during the wait/);
  });
});

describePlane('a namespace without room', () => {
  beforeAll(() => small.create());
  afterAll(() => small.remove());

  test('is reported as an exceeded quota', async () => {
    const quota = { apiVersion: 'v1', kind: 'ResourceQuota', metadata: { name: 'none' }, spec: { hard: { pods: '0' } } };
    await small.applyStrict(quota);
    // Admission uses the counted status.
    await until('the quota to be counted', async () => (await small.read({ ...quota, name: 'none' })).status?.used !== undefined);
    await small.applyStrict(machine('web', {}));
    const { code, report } = await RunningWait.start(command, ['--namespace', small.namespace, 'vm/web'], small.kubeconfig).ended;
    expect([code, report]).toEqual([1, expect.stringMatching(/^error: virtualmachine\/web: QuotaExceeded: .*exceeded quota: none, requested: pods=1, used: pods=0, limited: pods=0/)]);
  });
});
