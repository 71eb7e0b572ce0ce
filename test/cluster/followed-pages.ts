// The pages that are followed on the plane, in order, with what their readers already have and what is known of their commands.
import { Chart, Size, Testing } from 'cdk8s';
import { parse } from 'yaml';
import type { Expected } from './plane-page';
import { ImageSource, Machine, MachineDisk, MachineSize } from '../../src';
import { blocksOf, readPage } from '../docs/pages';
import type { KubeObject } from '../plane/client';
import { type Cluster, until } from '../plane/cluster';
import { storageClass } from '../plane/cluster-objects';
import { claim, dataVolume, IMAGE, machine, onNetwork } from '../plane/scripted';

export interface FollowedPage extends Expected {
  readonly page: string;
  /** Namespaces that the page assumes to exist. */
  readonly namespaces?: readonly string[];
  /** Objects that exist in the reader's namespace. */
  readonly cluster?: readonly KubeObject[];
  /** Further objects in the reader's namespace, which never become ready. */
  readonly broken?: readonly KubeObject[];
  /** Files in the folder by name, each a string or objects. */
  readonly folder?: { readonly [name: string]: string | readonly KubeObject[] };
  /** What happens before a command. */
  readonly before?: { readonly [command: string]: (cluster: Cluster) => Promise<unknown> };
}

const VM = 'npx cdk8s-kubevirt';

const labelled = ({ metadata, ...object }: KubeObject, labels: object) => ({ ...object, metadata: { ...metadata, labels } }) as KubeObject;

const shownIn = (page: string, file: string): KubeObject => parse(blocksOf(readPage(page)).find(({ info }) => info === file)!.text);

const ofCluster = (kind: string, name: string, spec: object): KubeObject => ({ apiVersion: 'instancetype.kubevirt.io/v1beta1', kind: `VirtualMachineCluster${kind}`, metadata: { name }, spec });
const BOOT_SOURCE: KubeObject = {
  apiVersion: 'cdi.kubevirt.io/v1beta1',
  kind: 'DataSource',
  metadata: { name: 'fedora', namespace: 'openshift-virtualization-os-images' },
  spec: { source: { pvc: { name: 'fedora', namespace: 'openshift-virtualization-os-images' } } },
};

const VIRTUAL_MACHINE = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };
const WEB = machine('web-1', {});
const DATABASE = labelled(WEB, { tier: 'db' });

const ON_DISK = machine('web-1', {}, [{ name: 'root', dataVolume: { name: 'web-1-root' } }]);

function ofClass(storageClassName: string): KubeObject {
  const { spec, ...object } = dataVolume('web-1-root', {});
  return { ...object, spec: { ...spec, storage: { ...spec.storage, storageClassName } } };
}

/** A machine whose disk KubeVirt refuses, though its webhooks do not. */
function unstartable({ spec: { template, ...spec }, ...object }: KubeObject): KubeObject {
  const domain = { ...template.spec.domain, devices: { ...template.spec.domain.devices, disks: [{ name: 'root', disk: { readonly: true } }] } };
  return { ...object, spec: { ...spec, template: { ...template, spec: { ...template.spec, domain } } } } as KubeObject;
}

/** A machine and its disk. */
function withDisk(disk: Pick<MachineDisk, 'size' | 'volumePopulator'>): KubeObject[] {
  const chart = new Chart(Testing.app(), 'web');
  new Machine(chart, 'web-1', { size: MachineSize.SMALL, image: ImageSource.http('https://images.test/disk.qcow2'), disks: [{ name: 'root', ...disk }] });
  return Testing.synth(chart);
}

/** A volume whose claim was deleted. */
const RELEASED: KubeObject = {
  apiVersion: 'v1',
  kind: 'PersistentVolume',
  metadata: { name: 'web-1-data' },
  spec: {
    accessModes: ['ReadWriteOnce'],
    capacity: { storage: '1Gi' },
    persistentVolumeReclaimPolicy: 'Retain',
    hostPath: { path: '/web-1-data' },
    claimRef: { apiVersion: 'v1', kind: 'PersistentVolumeClaim', namespace: 'gone', name: 'web-1-data', uid: '11111111-1111-1111-1111-111111111111' },
  },
};

/** Waits on the disks of snapshots. */
const OF_SNAPSHOTS = Object.fromEntries([
  `${VM} wait -n machines vmsnapshot/database-1-before-16`,
  `${VM} stop -n machines database-1 --wait`,
  `${VM} apply dist/way-back.k8s.yaml --wait --yes`,
  `${VM} start -n machines database-1 --wait`,
  `${VM} apply dist/rehearsal.k8s.yaml --wait`,
  `${VM} delete -n machines database-rehearsal --yes`,
].map((command) => [command, 'this plane has no VolumeSnapshots; test/cluster/operations.cluster.ts restores and clones machines without disks']));

/** The page about a symptom that these objects show; `wait` fails. */
function failing(symptom: string, broken: readonly KubeObject[], more: Omit<FollowedPage, 'page'> = {}): FollowedPage {
  return { page: `docs/troubleshooting/${symptom}.md`, broken, ends: { [`${VM} wait vm/web-1`]: 1 }, ...more };
}

export const FOLLOWED: readonly FollowedPage[] = [
  { page: 'README.md' },
  { page: 'docs/start/first-machine.md' },
  { page: 'docs/start/from-a-cluster.md', cluster: [claim('web-1-root'), shownIn('docs/start/from-a-cluster.md', 'web-1.yaml')] },
  { page: 'docs/start/in-ci.md', folder: { 'dist/machines.k8s.yaml': [WEB] } },
  { page: 'docs/concepts/checks.md', folder: { 'dist/machines.k8s.yaml': [WEB] } },
  {
    page: 'docs/disks.md',
    cluster: withDisk({ size: Size.gibibytes(20) }),
    folder: { 'dist/web-1.yaml': withDisk({ size: Size.gibibytes(30), volumePopulator: true }) },
    ends: { [`${VM} diff dist/ --force-conflicts`]: 1 },
  },
  { page: 'docs/tasks/README.md', folder: { 'dist/machines.k8s.yaml': [WEB] } },
  { page: 'docs/tasks/access.md' },
  { page: 'docs/tasks/argo-cd.md', elsewhere: { 'kubectl apply --server-side -f dist/argo-cd/': 'this plane knows no Applications; test/gitops/engines/ delivers through Argo CD' } },
  {
    page: 'docs/tasks/changing-machines.md',
    cluster: [DATABASE],
    folder: { 'dist/machines.k8s.yaml': [DATABASE] },
    before: { [`${VM} delete dist/ --include-protected`]: (cluster) => have(cluster, [DATABASE]), [`${VM} delete web-1 --keep-disks`]: (cluster) => have(cluster, [DATABASE]) },
  },
  { page: 'docs/tasks/flux.md', namespaces: ['machines'] },
  {
    page: 'docs/tasks/hardware.md',
    elsewhere: {
      'kubectl delete datavolume desk-root-0 --wait=false': 'the desk is of an example: test/cluster/gpu-workstations.cluster.ts gives it a new system',
      [`${VM} restart desk-0`]: 'likewise',
    },
  },
  { page: 'docs/tasks/monitoring.md', namespaces: ['team-blue'], goesOn: { [`${VM} monitor -n team-blue --port 9090`]: /9090/ } },
  { page: 'docs/tasks/networks.md', namespaces: ['machines'], isApplied: true, goesOn: { [`${VM} port-forward -n machines router 8080:80`]: /8080/ } },
  { page: 'docs/tasks/nodes.md', folder: { 'join-token.txt': 'token' } },
  {
    page: 'docs/tasks/recovery.md',
    folder: { 'dist/machines.k8s.yaml': [WEB] },
    cluster: [RELEASED],
    elsewhere: { 'kubectl wait kubevirt kubevirt -n kubevirt --for condition=Available --timeout 10m': 'no operator writes the conditions of this plane' },
  },
  { page: 'docs/tasks/snapshots.md', namespaces: ['machines'], elsewhere: OF_SNAPSHOTS },
  { page: 'docs/tasks/validating.md' },
  {
    page: 'docs/tasks/windows.md',
    namespaces: ['windows'],
    isApplied: true,
    cluster: [
      storageClass('ceph-rbd'),
      ofCluster('Instancetype', 'u1.large', { cpu: { guest: 2 }, memory: { guest: '8Gi' } }),
      ofCluster('Preference', 'windows.11.virtio', {}),
    ],
    folder: { 'unattend.xml': '<unattend/>' },
    elsewhere: { [`${VM} vnc windows-11-2026-11 -n windows --open`]: 'its medium was not uploaded, so that nothing starts; test/cluster/conformance.cluster.ts starts the desktops of the example' },
  },
  { page: 'docs/tasks/golden-images.md', namespaces: ['golden-images', 'golden-shop'], cluster: [storageClass('ceph-rbd')] },
  { page: 'docs/coming-from/ansible.md' },
  { page: 'docs/coming-from/harvester.md', namespaces: ['shop'], ends: { [`${VM} doctor dist/`]: 1 } },
  {
    page: 'docs/coming-from/openshift-console.md',
    namespaces: ['openshift-virtualization-os-images', 'shop'],
    cluster: [BOOT_SOURCE, ofCluster('Instancetype', 'u1.medium', { cpu: { guest: 1 }, memory: { guest: '4Gi' } }), ofCluster('Preference', 'fedora', {})],
    ends: { [`${VM} diff dist/ --force-conflicts`]: 1 },
  },
  { page: 'docs/coming-from/plain-yaml.md', cluster: [claim('web-1-root')] },
  { page: 'docs/coming-from/terraform.md', ends: { [`${VM} diff dist/ --prune shop`]: 1 } },
  {
    page: 'docs/pipelines.md',
    folder: { 'dist/machines.k8s.yaml': [WEB], '../main/dist/machines.k8s.yaml': [DATABASE] },
    ends: { [`${VM} diff dist --against ../main/dist`]: 1, [`${VM} diff dist --against ../main/dist -o markdown > report.md`]: 1 },
    elsewhere: {
      [`${VM} init`]: 'needs an empty folder, and packages: test/languages/init.installed.ts runs it and what it writes',
      [`${VM} comment report.md`]: 'needs a job of GitHub or GitLab: test/cli/comment/ answers it as they do',
    },
  },
  { page: 'docs/troubleshooting/README.md', cluster: [WEB], folder: { 'dist/machines.k8s.yaml': [WEB] } },
  failing('ErrImagePull', [machine('web-1', { fail: 'ImagePullBackOff' })], {
    folder: { 'dist/machines.k8s.yaml': [WEB] },
    // The cause of the failure is not in the manifest.
    before: { [`${VM} restart web-1 --force --wait`]: (cluster) => cluster.applyStrict(WEB) },
  }),
  failing('FailedCreatePodSandBox', [onNetwork(WEB, 'office')]),
  { page: 'docs/troubleshooting/CreateContainerError.md', cluster: [WEB] },
  failing('ErrorUnschedulable', [machine('web-1', { fail: 'Unschedulable' })]),
  failing('ErrorPvcNotFound', [ON_DISK]),
  failing('SecretNotFound', [machine('web-1', {}, [{ name: 'root', containerDisk: { image: IMAGE } }, { name: 'registration', secret: { secretName: 'registration' } }])]),
  failing('DataVolumeError', [dataVolume('web-1-root', { 'import-fail': '404 Not Found' }), ON_DISK]),
  failing('StorageClassNotFound', [ofClass('fast'), ON_DISK]),
  failing('ProvisioningFailed', [ofClass('nfs'), ON_DISK], { cluster: [storageClass('nfs')] }),
  { page: 'docs/troubleshooting/FailedMount.md', cluster: [WEB] },
  failing('PausedIOError', [claim('web-1-root'), machine('web-1', { fail: 'LostStorage' }, [{ name: 'root', persistentVolumeClaim: { claimName: 'web-1-root' } }])], {
    before: { [`${VM} wait vm/web-1`]: (cluster) => until('the guest to be paused', () => cluster.isTrue({ ...VIRTUAL_MACHINE, name: 'web-1' }, 'Paused')) },
    elsewhere: { [`${VM} restart web-1 --force --wait`]: 'its storage is not mended here' },
  }),
  failing('QuotaExceeded', [WEB], { cluster: [{ apiVersion: 'v1', kind: 'ResourceQuota', metadata: { name: 'none' }, spec: { hard: { pods: '0' } } }] }),
  failing('CrashLoopBackOff', [machine('web-1', { fail: 'CrashLoopBackOff' })], {
    // While KubeVirt starts the guest or has just seen it fail, the message is that of a crash.
    before: { [`${VM} wait vm/web-1`]: (cluster) => until('the guest to back off', () => backsOff(cluster, 'web-1')) },
  }),
  { page: 'docs/troubleshooting/Paused.md', elsewhere: { 'virtctl unpause vm web-1': 'guests of this plane are never paused' } },
  { page: 'docs/troubleshooting/NodeUnresponsive.md' },
  failing('NoAddress', [machine('web-1', { fail: 'NoAddress' })]),
  failing('FailedCreate', [unstartable(WEB)]),
  { page: 'docs/troubleshooting/FailedScaleIn.md', elsewhere: { ['kubectl patch vm workers-1 workers-2 --type merge -p \'{"metadata":{"finalizers":null}}\'']: 'test/cluster/pool.cluster.ts removes the finalizers of machines' } },
  { page: 'docs/troubleshooting/OutOfSync.md', cluster: [WEB, dataVolume('fedora', {})], folder: { 'dist/machines/web-1.yaml': [WEB] } },
  { page: 'docs/troubleshooting/health-check-failed.md', cluster: [WEB] },
  // Last, since a quota refuses objects until it is first counted, which takes a while on a fresh plane.
  {
    page: 'docs/tasks/leases.md',
    environment: { CDK8S_KUBEVIRT_CONFIG: 'cdk8s-kubevirt.yaml' },
    folder: { Makefile: 'test:\n\techo fine\n' },
    before: { [`${VM} lease warmup --slug vm-smoke`]: (cluster) => isCounted(cluster, 'ci-machines', 'ci-machines') },
  },
];

/** Applies objects, and waits for the machines and quotas among them. */
export async function have(cluster: Cluster, objects: readonly KubeObject[]): Promise<void> {
  await Promise.all(objects.map((object) => cluster.applyStrict(object)));
  await Promise.all(objects.filter(({ kind }) => kind === 'ResourceQuota').map(({ metadata: { name } }) => isCounted(cluster, name)));
  const machines = objects.filter(({ kind }) => kind === 'VirtualMachine');
  await Promise.all(machines.map(({ apiVersion, kind, metadata: { name } }) => until(`${name} to be Ready`, () => cluster.isTrue({ apiVersion, kind, name }, 'Ready'))));
}

/** Whether a guest backs off for long enough to run a command meanwhile. */
async function backsOff(cluster: Cluster, name: string): Promise<boolean> {
  const { printableStatus, startFailure } = (await cluster.read({ ...VIRTUAL_MACHINE, name })).status ?? {};
  return printableStatus === 'CrashLoopBackOff' && Date.parse(startFailure.retryAfterTimestamp) - Date.now() > 8_000;
}

function isCounted(cluster: Cluster, name: string, namespace = cluster.namespace): Promise<boolean> {
  const quota = { apiVersion: 'v1', kind: 'ResourceQuota', name, namespace };
  return until('the quota to be counted', async () => (await cluster.read(quota)).status?.used !== undefined);
}
