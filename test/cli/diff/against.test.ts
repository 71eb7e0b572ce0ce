import { spawnSync } from 'child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { dirname, join } from 'path';
import { buildCommand } from '../../built-command';

const home = mkdtempSync(join(tmpdir(), 'against-'));
const command = join(home, 'main.js');

beforeAll(() => buildCommand(command));
afterAll(() => rmSync(home, { recursive: true, force: true }));

interface Files {
  readonly [path: string]: string;
}

function diff(before: Files, after: Files, args: readonly string[] = []) {
  const folder = mkdtempSync(join(home, 'in-'));
  Object.entries({ before, after }).forEach(([name, files]) => {
    mkdirSync(join(folder, name));
    Object.entries(files).forEach(([path, text]) => {
      mkdirSync(dirname(join(folder, name, path)), { recursive: true });
      writeFileSync(join(folder, name, path), text);
    });
  });
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, 'diff', 'after', '--against', 'before', ...args], { cwd: folder, encoding: 'utf8' });
  return { status, stdout, stderr };
}

const machine = (name: string, cores: number, rest = '', spec = '', devices = '{}') =>
  `{apiVersion: kubevirt.io/v1, kind: VirtualMachine, metadata: {name: ${name}, namespace: shop${rest}}, spec: {runStrategy: Always${spec}, template: {spec: {domain: {cpu: {cores: ${cores}}, devices: ${devices}}}}}}\n`;
const claim = (name: string, size: string, rest = '', spec = '') =>
  `{apiVersion: v1, kind: PersistentVolumeClaim, metadata: {name: ${name}, namespace: shop${rest}}, spec: {resources: {requests: {storage: ${size}}}${spec}}}\n`;
const pool = (replicas: number) =>
  `{apiVersion: pool.kubevirt.io/v1beta1, kind: VirtualMachinePool, metadata: {name: workers}, spec: {replicas: ${replicas}, virtualMachineTemplate: {spec: {dataVolumeTemplates: [{metadata: {name: root}}]}}}}\n`;
const disk = (name: string, image: string, spec = '') => `{apiVersion: cdi.kubevirt.io/v1beta1, kind: DataVolume, metadata: {name: ${name}}, spec: {source: {http: {url: ${image}}}${spec}}}\n`;
const secret = (value: string) => `{apiVersion: v1, kind: Secret, metadata: {name: login}, immutable: true, stringData: {userdata: ${value}}}\n`;
const templated = (image: string) => `, dataVolumeTemplates: [{metadata: {name: web-root}, spec: {source: {http: {url: ${image}}}, storage: {}}}]`;
const workers = (image: string, cores = 1, rest = '', strategy = 'Always') =>
  `{apiVersion: pool.kubevirt.io/v1beta1, kind: VirtualMachinePool, metadata: {name: workers}, spec: {replicas: 4${rest}, virtualMachineTemplate: {spec: {runStrategy: ${strategy}${templated(image)}, template: {spec: {domain: {cpu: {cores: ${cores}}}}}}}}}\n`;
const all = (...documents: readonly string[]): Files => ({ 'all.yaml': documents.join('---\n') });
const SIZE = (size: string) => `, storage: {resources: {requests: {storage: ${size}}}}`;
const DISKS = (...names: readonly string[]) => `{disks: [${names.map((name) => `{name: ${name}, disk: {bus: virtio}}`).join(', ')}]}`;
const SNAPSHOT = (spec: string) => `{apiVersion: snapshot.kubevirt.io/v1beta1, kind: VirtualMachineSnapshot, metadata: {name: before}, spec: {source: {kind: VirtualMachine, name: web}${spec}}}\n`;
const operation = (kind: string, spec: string) => `{apiVersion: snapshot.kubevirt.io/v1beta1, kind: ${kind}, metadata: {name: once}, spec: {target: {kind: VirtualMachine, name: ${spec}}}}\n`;
const RESTORE = operation('VirtualMachineRestore', 'web').replace('name: once', 'name: once, namespace: shop');
const HELD_BACK = 'it deletes those of its running machines that were started with other dataVolumeTemplates with their disks, and creates them again';
const cron = (image: string, size = '10Gi', rest = '', labels = '{}') =>
  `{apiVersion: cdi.kubevirt.io/v1beta1, kind: DataImportCron, metadata: {name: ubuntu, labels: ${labels}}, spec: {managedDataSource: ubuntu, template: {spec: {source: {registry: {url: ${image}}}${SIZE(size)}}}${rest}}}\n`;
const CRON_REFUSED = 'it is refused: CDI never changes a DataImportCron';
const booting = (volume: string, userData: string, cores = 1) => all(machine('web', cores).replace('spec: {domain', `spec: {volumes: [{name: root, ${volume}}, {name: seed, cloudInitNoCloud: {userData: "#cloud-config\\n${userData}"}}], domain`));
const plugged = (hotpluggable: boolean, ...names: readonly string[]) => {
  const volumes = names.map((name) => `{name: ${name}, persistentVolumeClaim: {claimName: ${name}, hotpluggable: ${hotpluggable}}}`).join(', ');
  return all(machine('web', 1, '', '', DISKS(...names)).replace('spec: {domain', `spec: {volumes: [${volumes}], domain`));
};
const halted = (files: Files): Files => Object.fromEntries(Object.entries(files).map(([name, text]) => [name, text.replace('Always', 'Halted')]));
const SEED = 'spec.template.spec.volumes[name="seed"].cloudInitNoCloud.userData';
const TOKEN = `ghp_${'a1'.repeat(18)}`;
const KEPT = ', annotations: {helm.sh/resource-policy: keep}';
const TEMPLATES = ', dataVolumeTemplates: [{metadata: {name: web-root}}, {metadata: {name: web-data}}]';

test.each<[string, Files, Files, string[]]>([
  ['more cores', all(machine('web', 1)), all(machine('web', 2)), ['it needs a restart to apply spec.template.spec.domain.cpu.cores']],
  ['other labels', all(machine('web', 1)), all(machine('web', 1, ', labels: {a: b}')), []],
  ['a machine that is stopped', all(machine('web', 1)), all(machine('web', 1).replace('Always', 'Halted')), ['it is stopped']],
  ['a machine that somebody may start', all(machine('web', 1).replace('Always', 'Halted')), all(machine('web', 1).replace('Always', 'Manual')), []],
  ['a machine that waits for a migration', all(machine('web', 1).replace('Always', 'Halted')), all(machine('web', 1).replace('Always', 'WaitAsReceiver')), []],
  ['a machine that runs once', all(machine('web', 1).replace('Always', 'Halted')), all(machine('web', 1).replace('Always', 'Once')), ['it is started']],
  ['a machine that users have started until now', all(machine('web', 1).replace('Always', 'Manual')), all(machine('web', 1)), ['it is started, unless it runs']],
  ['a machine that was started by hand', all(machine('web', 1).replace('Always', 'Manual')), all(machine('web', 1).replace('Always', 'Halted')), ['it is stopped']],
  ['disks in another order', all(machine('web', 1, '', '', DISKS('root', 'data'))), all(machine('web', 1, '', '', DISKS('data', 'root'))), []],
  ['a hotplugged disk that is removed', plugged(true, 'data', 'logs'), plugged(true, 'data'), ['it loses logs while its guest runs: unmount first']],
  ['a hotplugged disk of a machine that is stopped', halted(plugged(true, 'data', 'logs')), halted(plugged(true, 'data')), []],
  [
    'a disk that is not hotplugged and is removed', plugged(false, 'data', 'logs'), plugged(false, 'data'),
    ['it needs a restart to apply spec.template.spec.volumes[name="logs"], spec.template.spec.domain.devices.disks[name="logs"]'],
  ],
  ['a disk whose name is a secret', all(machine('web', 1, '', '', DISKS(TOKEN))), all(machine('web', 1, '', '', DISKS(TOKEN).replace('virtio', 'sata'))), ['it needs a restart to apply spec.template.spec']],
  ['a machine that is started with more cores', all(machine('web', 1).replace('Always', 'Halted')), all(machine('web', 2)), ['it is started']],
  ['other user data', booting('dataVolume: {name: root}', 'a: 1'), booting('dataVolume: {name: root}', 'a: 2'), [`it keeps what cloud-init set up at its first boot, also after a restart: to apply ${SEED}, create a new machine or give its boot disk another name`]],
  [
    'other user data, and more cores', booting('dataVolume: {name: root}', 'a: 1'), booting('dataVolume: {name: root}', 'a: 2', 2),
    ['it needs a restart to apply spec.template.spec.domain.cpu.cores', `it keeps what cloud-init set up at its first boot, also after a restart: to apply ${SEED}, create a new machine or give its boot disk another name`],
  ],
  ['other user data of a machine whose root disk is new at each start', booting('containerDisk: {image: a}', 'a: 1'), booting('containerDisk: {image: a}', 'a: 2'), [`it needs a restart to apply ${SEED}`]],
  [
    'other user data, and another root disk', booting('dataVolume: {name: root}', 'a: 1'), booting('dataVolume: {name: root-2}', 'a: 2'),
    [`it needs a restart to apply spec.template.spec.volumes[name="root"].dataVolume.name, ${SEED}`],
  ],
  [
    'another UUID of a machine with cloud-init', booting('dataVolume: {name: root}', 'a: 1'),
    all(booting('dataVolume: {name: root}', 'a: 1')['all.yaml'].replace('domain: {', 'domain: {firmware: {uuid: 5d307ca9-b3ef-428c-8861-06e72d69f223}, ')),
    ['it needs a restart to apply spec.template.spec.domain.firmware.uuid', 'it runs cloud-init again at that restart, as in a new machine: its UUID is the ID of the instance'],
  ],
  ['a removed machine', all(machine('web', 1)), {}, ['it is deleted']],
  ['a removed machine with disks of its own', all(machine('web', 1, '', TEMPLATES)), {}, ['it is deleted, and with the data of web-root, web-data']],
  ['a removed machine that is protected', all(machine('web', 1, KEPT, TEMPLATES)), {}, ['it stays in the cluster, protected by helm.sh/resource-policy: keep']],
  ['a removed disk', all(claim('data', '1Gi')), {}, ['it is deleted with its data']],
  [
    'a removed disk that is protected, with its namespace', all(claim('data', '1Gi', KEPT), '{apiVersion: v1, kind: Namespace, metadata: {name: shop}}\n'), {},
    ['it is deleted with its data', 'it is deleted with everything in it'],
  ],
  ['a removed disk that is protected', all(claim('data', '1Gi', KEPT)), {}, ['it stays in the cluster, protected by helm.sh/resource-policy: keep']],
  ['a larger disk', all(claim('data', '1Gi')), all(claim('data', '2Gi')), ['it grows, if its storage class allows it']],
  ['a smaller disk', all(claim('data', '2Gi')), all(claim('data', '1Gi')), ['it is refused: a claim never shrinks']],
  ['another storage class', all(claim('data', '1Gi')), all(claim('data', '1Gi', '', ', storageClassName: fast')), ['it is refused: only size and volumeAttributesClassName of a claim can change, not spec.storageClassName']],
  ['the same size in another unit', all(claim('data', '10Gi')), all(claim('data', '10240Mi')), []],
  ['another volume attributes class', all(claim('data', '1Gi', '', ', volumeAttributesClassName: slow')), all(claim('data', '1Gi', '', ', volumeAttributesClassName: fast')), []],
  ['another image', all(disk('root', 'http://a/1')), all(disk('root', 'http://a/2')), ['it is refused: CDI never changes a DataVolume']],
  ['another size of an imported disk', all(disk('root', 'http://a/1', SIZE('1Gi'))), all(disk('root', 'http://a/1', SIZE('2Gi'))), ['it is refused: CDI never changes a DataVolume']],
  ['the same size of an image in another unit', all(disk('root', 'http://a/1', SIZE('1Gi'))), all(disk('root', 'http://a/1', SIZE('1024Mi'))), []],
  ['a further checkpoint of an import', all(disk('root', 'http://a/1')), all(disk('root', 'http://a/1', ', checkpoints: [{previous: "", current: a}], finalCheckpoint: true')), []],
  ['another tag of an import', all(cron('docker://a:1')), all(cron('docker://a:2')), [CRON_REFUSED]],
  ['another number of imports', all(cron('docker://a:1')), all(cron('docker://a:1', '10Gi', ', importsToKeep: 2')), [CRON_REFUSED]],
  ['another label of an import, and its size in another unit', all(cron('docker://a:1')), all(cron('docker://a:1', '10240Mi', '', '{a: b}')), []],
  ['another source of a snapshot', all(SNAPSHOT('')), all(SNAPSHOT('').replace('name: web', 'name: db')), ['it is refused: the spec of a VirtualMachineSnapshot never changes']],
  ['another label of a snapshot', all(SNAPSHOT('')), all(SNAPSHOT('').replace('name: before', 'name: before, labels: {a: b}')), []],
  ...['VirtualMachineRestore', 'VirtualMachineExport', 'VirtualMachineInstanceMigration', 'VirtualMachineBackup', 'VolumeImportSource'].map(
    (kind): [string, Files, Files, string[]] => [`another spec of a ${kind}`, all(operation(kind, 'web')), all(operation(kind, 'db')), [`it is refused: the spec of a ${kind} never changes`]],
  ),
  // KubeVirt's webhook does not compare the specs of clones.
  ['another spec of a clone', all(operation('VirtualMachineClone', 'web')), all(operation('VirtualMachineClone', 'db')), []],
  ['another selector of a pool', all(workers('a', 1, ', selector: {matchLabels: {a: b}}')), all(workers('a', 1, ', selector: {matchLabels: {a: c}}')), ['it is refused: the selector of a pool never changes']],
  ['a smaller pool', all(pool(3)), all(pool(1)), ['it is scaled in from 3 to 1: 2 machines fewer, deleted with their disks']],
  ['a smaller pool that keeps disks', all(workers('a')), all(workers('a', 1, ', scaleInStrategy: {proactive: {statePreservation: Offline}}').replace('replicas: 4', 'replicas: 3')), ['it is scaled in from 4 to 3: 1 machine fewer']],
  ['a smaller pool whose machines users delete', all(workers('a')), all(workers('a', 1, ', scaleInStrategy: {opportunistic: {}}').replace('replicas: 4', 'replicas: 3')), ['it is scaled in from 4 to 3: 1 machine fewer, deleted with their disks, once somebody has deleted 1 machine']],
  ['a smaller pool that is paused', all(workers('a')), all(workers('a', 1, ', paused: true').replace('replicas: 4', 'replicas: 3')), ['it is scaled in from 4 to 3: 1 machine fewer, deleted with their disks, once it is no longer paused']],
  ['a pool that is no longer paused', all(workers('a', 1, ', paused: true')), all(workers('a')), [HELD_BACK]],
  ['a pool that updates its machines again', all(workers('a', 1, ', updateStrategy: {opportunistic: {}}')), all(workers('a')), [HELD_BACK]],
  ['a new restore', all(machine('web', 1, '', templated('http://a/1'))), all(`${machine('web', 1, '', templated('http://a/1'))}---\n${RESTORE}`), [
    'it deletes web-root of web, as far as its snapshot replaces or lacks them: what was written since then is lost',
  ]],
  ['a new restore of a machine that is gone', {}, all(RESTORE), []],
  ['a new restore in place', {}, all(RESTORE.replace('spec: {', 'spec: {volumeRestorePolicy: InPlace, ')), ['it deletes the claims of the disks that its snapshot has: what was written since then is lost']],
  ['a TPM that no longer keeps its state', all(machine('web', 1, '', '', '{tpm: {persistent: true}}')), all(machine('web', 1, '', '', '{tpm: {}}')), [
    'it deletes the state of its TPM when it starts again', 'it needs a restart to apply spec.template.spec.domain.devices.tpm.persistent',
  ]],
  ['another image of a machine\'s own disk', all(machine('web', 1, '', templated('http://a/1'))), all(machine('web', 1, '', templated('http://a/2'))), ['it keeps the image of the existing disk, web-root: give a new disk another name']],
  ['another image of a disk whose name is a secret', all(machine('web', 1, '', templated('http://a/1').replace('web-root', TOKEN))), all(machine('web', 1, '', templated('http://a/2').replace('web-root', TOKEN))), ['it keeps the image of the existing disk, (secret): give a new disk another name']],
  ['another disk of a machine', all(machine('web', 1, '', templated('http://a/1'))), all(machine('web', 1, '', templated('http://a/2').replace('web-root', 'web-root-2'))), []],
  ['another image of a pool', all(workers('http://a/1')), all(workers('http://a/2')), ['it deletes its running machines with their disks, and creates them again, all at once']],
  ['another size of disks in a pool', all(workers('a')), all(workers('a').replace('storage: {}', 'storage: {resources: {requests: {storage: 2Gi}}}')), ['it deletes its running machines with their disks, and creates them again, all at once']],
  ['another image of a pool in steps', all(workers('http://a/1')), all(workers('http://a/2', 1, ', maxUnavailable: 50%')), ['it deletes its running machines with their disks, and creates them again, at most 2 at a time']],
  ['more cores in a pool', all(workers('a')), all(workers('a', 2)), ['it restarts its running machines, all at once']],
  [
    'other user data in a pool', all(workers('a').replace('spec: {domain', 'spec: {volumes: [{name: root, dataVolume: {name: web-root}}, {name: seed, cloudInitNoCloud: {userData: "#cloud-config"}}], domain')),
    all(workers('a').replace('spec: {domain', 'spec: {volumes: [{name: root, dataVolume: {name: web-root}}, {name: seed, cloudInitNoCloud: {userData: "#!/bin/sh"}}], domain')),
    ['it restarts its running machines, all at once', 'it keeps what cloud-init set up in existing machines: only new machines, or disks with another image, get the new cloud-init'],
  ],
  ['more cores in a pool one by one', all(workers('a')), all(workers('a', 2, ', maxUnavailable: 10%')), ['it restarts its running machines, at most 1 at a time']],
  ['more cores in a pool of selected machines', all(workers('a')), all(workers('a', 2, ', maxUnavailable: 1, updateStrategy: {proactive: {selectionPolicy: {selectors: {labelSelector: {matchLabels: {a: b}}}}}}')), ['it restarts its running machines that updateStrategy selects, at most 1 at a time']],
  ['more cores in a pool whose machines are started by hand', all(workers('a', 1, '', 'Manual')), all(workers('a', 2, '', 'Manual')), ['it stops its running machines, all at once']],
  ['another image of a pool whose machines are off', all(workers('a', 1, '', 'Halted')), all(workers('b', 2, '', 'Halted')), ['it keeps the images of the disks of existing machines: only new machines get the new images']],
  ['another image of an opportunistic pool', all(workers('a')), all(workers('b', 1, ', updateStrategy: {opportunistic: {}}')), ['it keeps the images of the disks of existing machines: only new machines get the new images']],
  ['more cores in an opportunistic pool', all(workers('a')), all(workers('a', 2, ', updateStrategy: {opportunistic: {}}')), []],
  ['another image of an unmanaged pool', all(workers('a')), all(workers('b', 2, ', updateStrategy: {unmanaged: {}}')), []],
  ['another image of a pool that is paused', all(workers('a')), all(workers('b', 2, ', paused: true')), [
    'it deletes its running machines with their disks, and creates them again, all at once, once it is no longer paused',
  ]],
  ['another image of a pool with surplus machines', all(workers('a')), all(workers('b', 1, ', scaleInStrategy: {unmanaged: {}}').replace('replicas: 4', 'replicas: 3')), [
    'it is scaled in from 4 to 3: 1 machine fewer, deleted with their disks, once somebody has deleted 1 machine',
    'it deletes its running machines with their disks, and creates them again, all at once, once somebody has deleted 1 machine',
  ]],
  ['another image of a pool without machines', all(workers('a').replace('replicas: 4', 'replicas: 0')), all(workers('b')), []],
  ['labels of the machines of a pool', all(workers('a')), all(workers('a').replace('virtualMachineTemplate: {', 'virtualMachineTemplate: {metadata: {labels: {a: b}}, ')), []],
  [
    'a removed machine with a TPM that keeps its state', all(machine('web', 1, '', TEMPLATES, '{tpm: {persistent: true}}')), {},
    ['it is deleted, and with the data of web-root, web-data, its TPM'],
  ],
  ['a removed pool', all(pool(3)), {}, ['it is deleted with its 3 machines and with the data of root']],
  ['a removed kind', all('{apiVersion: apiextensions.k8s.io/v1, kind: CustomResourceDefinition, metadata: {name: things.example.com}}\n'), {}, ['it is deleted with all objects of its kind']],
  ['a removed snapshot', all(SNAPSHOT('')), {}, ['it is deleted with the data that it holds']],
  ['a removed snapshot whose content is retained', all(SNAPSHOT(', deletionPolicy: Retain')), {}, []],
  ['a removed disk with a malformed annotation', all(claim('data', '1Gi', ', annotations: {helm.sh/resource-policy: 7}')), {}, ['it is deleted with its data']],
  ['a removed namespace', all('{apiVersion: v1, kind: Namespace, metadata: {name: shop}}\n'), {}, ['it is deleted with everything in it']],
  ['another value in an immutable Secret', all(secret('one')), all(secret('two')), ['it is refused: the Secret is immutable']],
  ['a machine whose restart cannot be determined', all(machine('web', 1)), all(machine('web', 2).replace('devices: {}', 'devices: []')), [expect.stringMatching(/^it may have to be restarted: restarts: VirtualMachine\/shop\/web: /)]],
])('%s: diff reports its effect without a cluster', (_, before, after, impact) => {
  const { status, stdout, stderr } = diff(before, after);
  expect([status, stderr]).toEqual([1, '']);
  expect(stdout.split('\n').flatMap((line) => /^! (.*)/.exec(line)?.[1] ?? [])).toEqual(impact);
});

test('objects are compared wherever they are, equal ones are not reported, and new ones come before removed ones', () => {
  const before = { 'a/web.yaml': machine('web', 1), 'b.yaml': claim('old', '1Gi') };
  expect(diff(before, { 'all.yaml': `${machine('web', 1)}---\n${claim('old', '1Gi')}` })).toEqual({ status: 0, stdout: '', stderr: '' });
  const { status, stdout } = diff(before, { 'all.yaml': `${machine('web', 1)}---\n${claim('new', '1Gi')}` });
  expect([status, stdout.split('\n').filter((line) => line.includes('would be'))]).toEqual([1, [
    'persistentvolumeclaim/new in namespace shop would be created', 'persistentvolumeclaim/old in namespace shop would be removed',
  ]]);
});

test('a folder without manifests has no objects', () => {
  expect(diff({}, {})).toEqual({ status: 0, stdout: '', stderr: '' });
  expect(diff({ 'README.md': '' }, all(machine('web', 1))).status).toBe(1);
});

test('documents that are not objects are skipped, with a note', () => {
  expect(diff({ 'values.yaml': 'a: 1\n' }, { 'values.yaml': 'a: 2\n' })).toEqual({
    status: 0, stdout: '', stderr: 'note: before: skipped, since they are not Kubernetes objects: 1 other document\nnote: after: skipped, since they are not Kubernetes objects: 1 other document\n',
  });
});

test('neither values of Secrets nor apparent secrets elsewhere are printed', () => {
  const map = (value: string) => `{apiVersion: v1, kind: ConfigMap, metadata: {name: c}, data: {password: ${value}}}\n`;
  const [before, after] = ['hunter2-Old', 'hunter2-New'].map((value) => all(secret(value), map(value)));
  for (const args of [[], ['--output', 'markdown']]) {
    const { status, stdout } = diff(before, after, args);
    expect([status, stdout.match(/another secret/g)?.length, stdout]).toEqual([1, 2, expect.not.stringContaining('hunter2')]);
    expect(diff(before, {}, args).stdout + diff({}, after, args).stdout).not.toContain('hunter2');
  }
});

test('secrets are hidden wherever validate finds them, and values beside them are shown', () => {
  const [before, after] = ['oldHunter2', 'newHunter2'].map((value) => all(
    `{apiVersion: apps/v1, kind: Deployment, metadata: {name: d}, spec: {template: {spec: {containers: [{name: c, args: ["--password", ${value}, "-v=${value.slice(0, 3)}"], `
      + `env: [{name: DB_PASSWORD, value: ${value}}, {name: LEVEL, value: level-${value.slice(0, 3)}}]}]}}}}\n`,
    `{apiVersion: template.openshift.io/v1, kind: Template, metadata: {name: t}, objects: [{apiVersion: v1, kind: Secret, metadata: {name: s}, stringData: {userkey: ${value}}}]}\n`,
  ));
  const { status, stdout } = diff(before, after);
  expect([status, stdout]).toEqual([1, expect.not.stringContaining('Hunter2')]);
  expect(stdout).toContain('- spec.template.spec.containers[name="c"].env[name="LEVEL"].value: "level-old"\n+ spec.template.spec.containers[name="c"].env[name="LEVEL"].value: "level-new"');
  expect(stdout).toContain('- spec.template.spec.containers[name="c"].args[2]: "-v=old"');
  for (const text of [diff(before, after, ['--output', 'markdown']), diff({}, after), diff(before, {})].map((told) => told.stdout)) {
    expect(text).not.toContain('Hunter2');
  }
});

test('a comment has the counts, the effects and the fields', () => {
  const before = all(machine('web', 1), claim('data', '1Gi'), disk('root', 'http://a/1'));
  expect(diff(before, all(machine('web', 2), machine('db', 4), disk('root', 'http://a/1')), ['--output', 'markdown']).stdout).toMatchSnapshot();
  expect(diff(before, before, ['--output', 'markdown'])).toEqual({ status: 0, stdout: '### Manifests in `after`\n\nNothing changes.\n', stderr: '' });
});

test('nothing in the manifests becomes markup', () => {
  const evil = '"x`` </details><img src=x> @all\\n```\\n# y"';
  const map = (value: string) => `{apiVersion: v1, kind: Namespace, metadata: {name: ${evil}, namespace: ${evil}, labels: {a: ${value}}, annotations: {helm.sh/resource-policy: "keep,<b>*x*"}}}\n`;
  const { stdout } = diff(all(map('a'), machine('web', 1)), all(machine('web', 1)), ['--output', 'markdown']);
  expect(stdout).toMatchSnapshot();
  const fields = diff(all(map('a')), all(map(evil)), ['--output', 'markdown']).stdout;
  const [, fence] = /^(`+)diff$/m.exec(fields)!;
  expect(fields.split('\n').filter((line) => line === fence)).toHaveLength(1);
  expect(fields.split(`\n${fence}`)[1]).toContain('</details><img');
});

test('a comment has the fields of as many objects as it has room for', () => {
  const many = all(...Array.from({ length: 300 }, (_, index) => machine(`web-${index}`, 1)));
  const { stdout } = diff({}, many, ['--output', 'markdown']);
  expect(stdout.length).toBeLessThan(22_000);
  expect(stdout).toMatch(/^300 objects created\.$[^]*^The fields of \d+ more objects do not fit\.$/m);
});

test('a file that changes during the comparison is a failure, not a difference', () => {
  const folder = mkdtempSync(join(home, 'changing-'));
  ['before', 'after'].forEach((name, index) => {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'all.yaml'), Array.from({ length: 20 }, (_, each) => machine(`web-${each}`, 1 + index)).join('---\n'));
  });
  // Appends to the file once all its documents have been read twice, when the changes are being reported.
  writeFileSync(join(folder, 'writer.js'), `
    const fs = require('fs');
    const { openSync } = fs;
    let count = 0;
    fs.openSync = (path, ...others) => {
      if (String(path).endsWith('after/all.yaml') && (count += 1) === 25) {
        fs.appendFileSync(path, '# more');
      }
      return openSync(path, ...others);
    };`);
  const { status, stderr } = spawnSync(process.execPath, ['--require', join(folder, 'writer.js'), command, 'diff', 'after', '--against', 'before'], { cwd: folder, encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, 'error: after/all.yaml: was changed while it was read: run the same command again\n']);
});

test('standard input cannot be on both sides', () => {
  const { status, stderr } = spawnSync(process.execPath, [command, 'diff', '-', '--against', '-'], { input: machine('web', 1), encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, 'error: - is standard input, which is read once: the manifests and --against cannot share it, write a file for one of them\n']);
});

test('all mistakes are reported at once, with exit code 2', () => {
  const wrong = { 'a.yaml': `${machine('web', 1)}---\n${machine('web', 2)}`, 'b.yaml': '{apiVersion: v1, kind: ConfigMap, metadata: {}}\n---\n{kind: VirtualMachine}\n' };
  const { status: code, stdout, stderr: mistakes } = diff({}, wrong);
  expect([code, stdout, mistakes.split('\n')]).toEqual([2, '', [
    'error: after/b.yaml:1: has no metadata.name: write it as a string, or leave the document out',
    'error: after/b.yaml:3: has no apiVersion, no metadata.name: write it as a string, or leave the document out', '',
  ]]);
  expect(diff({}, { 'a.yaml': wrong['a.yaml'] }).stderr).toBe('error: after/a.yaml:3: VirtualMachine "web" differs from the one at after/a.yaml:1: '
    + 'give each its own name or namespace, or run the command on the manifests of each cluster separately\n');
  const { status, stderr } = diff({}, {}, ['before', '--prune', 'x', '--kubeconfig', 'x', '-n', 'x']);
  expect([status, stderr.split('\n')]).toEqual([2, [
    'error: --prune is for a cluster, and --against does not use one: leave out one of the two',
    'error: --kubeconfig is for a cluster, and --against does not use one: leave out one of the two',
    'error: --namespace is for a cluster, and --against does not use one: leave out one of the two',
    'error: 2 paths are given: write one, to compare with --against', '',
  ]]);
  expect(diff({}, {}, ['--against', 'nowhere'])).toMatchObject({ status: 2, stderr: 'error: nowhere: no such file or folder\n' });
});

test('folders of two clusters, with an object in both, are compared one by one', () => {
  expect(diff({}, { 'dev/db.yaml': machine('db', 1), 'prod/db.yaml': machine('db', 2) })).toEqual({
    status: 2,
    stdout: '',
    stderr: 'error: after/prod/db.yaml:1: VirtualMachine "db" differs from the one at after/dev/db.yaml:1: '
      + 'give each its own name or namespace, or run the command on the manifests of each cluster separately\n',
  });
});

test('a namespace that is not a string is reported with its line', () => {
  const { status, stderr } = diff(all(machine('web', 1)), all(machine('web', 1).replace('namespace: shop', 'namespace: 7')));
  expect([status, stderr]).toEqual([2, 'error: after/all.yaml:1: metadata.namespace: is not a string: write the name of a namespace\n']);
});
