// What changes and removals of manifests do to machines and their disks, as `diff --against` tells it.
import { folderChanges } from '../../../src/cli/diff/folder-changes';
import { all, claim, disk, machine, secret } from '../diff/texts';
import { written } from '../repository/applied-trees';
import type { Tree } from '../repository/trees';

const pool = (replicas: number) =>
  `{apiVersion: pool.kubevirt.io/v1beta1, kind: VirtualMachinePool, metadata: {name: workers}, spec: {replicas: ${replicas}, virtualMachineTemplate: {spec: {dataVolumeTemplates: [{metadata: {name: root}}]}}}}\n`;
const templated = (image: string) => `, dataVolumeTemplates: [{metadata: {name: web-root}, spec: {source: {http: {url: ${image}}}, storage: {}}}]`;
const workers = (image: string, cores = 1, rest = '', strategy = 'Always') =>
  `{apiVersion: pool.kubevirt.io/v1beta1, kind: VirtualMachinePool, metadata: {name: workers}, spec: {replicas: 4${rest}, virtualMachineTemplate: {spec: {runStrategy: ${strategy}${templated(image)}, template: {spec: {domain: {cpu: {cores: ${cores}}}}}}}}}\n`;
const SIZE = (size: string) => `, storage: {resources: {requests: {storage: ${size}}}}`;
const DISKS = (...names: readonly string[]) => `{disks: [${names.map((name) => `{name: ${name}, disk: {bus: virtio}}`).join(', ')}]}`;
const SNAPSHOT = (spec: string) => `{apiVersion: snapshot.kubevirt.io/v1beta1, kind: VirtualMachineSnapshot, metadata: {name: before}, spec: {source: {kind: VirtualMachine, name: web}${spec}}}\n`;
const operation = (kind: string, spec: string) => `{apiVersion: snapshot.kubevirt.io/v1beta1, kind: ${kind}, metadata: {name: once}, spec: {target: {kind: VirtualMachine, name: ${spec}}}}\n`;
const RESTORE = operation('VirtualMachineRestore', 'web').replace('name: once', 'name: once, namespace: shop');
const HELD_BACK = 'deletes those of its running machines that were started with other dataVolumeTemplates with their disks, and creates them again';
const cron = (image: string, size = '10Gi', rest = '', labels = '{}') =>
  `{apiVersion: cdi.kubevirt.io/v1beta1, kind: DataImportCron, metadata: {name: ubuntu, labels: ${labels}}, spec: {managedDataSource: ubuntu, template: {spec: {source: {registry: {url: ${image}}}${SIZE(size)}}}${rest}}}\n`;
const sizing = (kind: string, guest: number, labels = '{}') => all(`{apiVersion: instancetype.kubevirt.io/v1beta1, kind: ${kind}, metadata: {name: small, labels: ${labels}}, spec: {cpu: {guest: ${guest}}}}\n`);
const KEEPS_REVISION = 'changes no existing machine: each keeps the revision that KubeVirt recorded, also after a restart';
const typed = (name: string, rest = '', field = 'instancetype') => all(
  `{apiVersion: kubevirt.io/v1, kind: VirtualMachine, metadata: {name: web}, spec: {runStrategy: Always, ${field}: {name: ${name}}, template: {spec: {${rest}${rest && ', '}domain: {devices: {}}}}}}\n`,
);
const LIVE = 'the running guest gets no more than CPU sockets and memory, if it can migrate';
const CRON_REFUSED = 'is refused: CDI never changes a DataImportCron';
const booting = (volume: string, userData: string, cores = 1) => all(machine('web', cores).replace('spec: {domain', `spec: {volumes: [{name: root, ${volume}}, {name: seed, cloudInitNoCloud: {userData: "#cloud-config\\n${userData}"}}], domain`));
const plugged = (hotpluggable: boolean, ...names: readonly string[]) => {
  const volumes = names.map((name) => `{name: ${name}, persistentVolumeClaim: {claimName: ${name}, hotpluggable: ${hotpluggable}}}`).join(', ');
  return all(machine('web', 1, '', '', DISKS(...names)).replace('spec: {domain', `spec: {volumes: [${volumes}], domain`));
};
const halted = (files: Tree): Tree => Object.fromEntries(Object.entries(files).map(([name, text]) => [name, text.replace('Always', 'Halted')]));
const migrating = (files: Tree): Tree => Object.fromEntries(Object.entries(files).map(([name, text]) => [name, text.replace('Always', 'Always, updateVolumesStrategy: Migration')]));
const SEED = 'spec.template.spec.volumes[name="seed"].cloudInitNoCloud.userData';
const TOKEN = `ghp_${'a1'.repeat(18)}`;
const KEPT = ', annotations: {helm.sh/resource-policy: keep}';
const TEMPLATES = ', dataVolumeTemplates: [{metadata: {name: web-root}}, {metadata: {name: web-data}}]';

test.each<[string, Tree, Tree, string[]]>([
  ['more cores', all(machine('web', 1)), all(machine('web', 2)), ['needs a restart to apply spec.template.spec.domain.cpu.cores']],
  ['other labels', all(machine('web', 1)), all(machine('web', 1, ', labels: {a: b}')), []],
  ['another instance type', typed('small'), typed('large'), [`may need a restart to apply spec.instancetype: ${LIVE}`]],
  ['another instance type and other devices', typed('small'), typed('large', 'hostname: a'), [
    'needs a restart to apply spec.template.spec.hostname', `may need a restart to apply spec.instancetype: ${LIVE}`,
  ]],
  ['another revision of the same preference', typed('small, revisionName: a', '', 'preference'), typed('small, revisionName: b', '', 'preference'), [
    `may need a restart to apply spec.preference: ${LIVE}`,
  ]],
  ['an instance type with more CPUs', sizing('VirtualMachineInstancetype', 1), sizing('VirtualMachineInstancetype', 2), [KEEPS_REVISION]],
  ['another preference', sizing('VirtualMachineClusterPreference', 1), sizing('VirtualMachineClusterPreference', 2), [KEEPS_REVISION]],
  ['other labels of an instance type', sizing('VirtualMachineInstancetype', 1), sizing('VirtualMachineInstancetype', 1, '{a: b}'), []],
  ['a machine that is stopped', all(machine('web', 1)), all(machine('web', 1).replace('Always', 'Halted')), ['is stopped']],
  ['a machine that somebody may start', all(machine('web', 1).replace('Always', 'Halted')), all(machine('web', 1).replace('Always', 'Manual')), []],
  ['a machine that waits for a migration', all(machine('web', 1).replace('Always', 'Halted')), all(machine('web', 1).replace('Always', 'WaitAsReceiver')), []],
  ['a machine that runs once', all(machine('web', 1).replace('Always', 'Halted')), all(machine('web', 1).replace('Always', 'Once')), ['is started']],
  ['a machine that users have started until now', all(machine('web', 1).replace('Always', 'Manual')), all(machine('web', 1)), ['is started, unless it runs']],
  ['a machine that was started by hand', all(machine('web', 1).replace('Always', 'Manual')), all(machine('web', 1).replace('Always', 'Halted')), ['is stopped']],
  ['disks in another order', all(machine('web', 1, '', '', DISKS('root', 'data'))), all(machine('web', 1, '', '', DISKS('data', 'root'))), []],
  ['a hotplugged disk that is removed', plugged(true, 'data', 'logs'), plugged(true, 'data'), ['loses logs while its guest runs: unmount first']],
  [
    'a hotplugged disk that is removed while volumes may only migrate', migrating(plugged(true, 'data', 'logs')), migrating(plugged(true, 'data')),
    ['needs a restart to apply spec.template.spec.volumes[name="logs"], spec.template.spec.domain.devices.disks[name="logs"]'],
  ],
  ['a hotplugged disk of a machine that is stopped', halted(plugged(true, 'data', 'logs')), halted(plugged(true, 'data')), []],
  [
    'a disk that is not hotplugged and is removed', plugged(false, 'data', 'logs'), plugged(false, 'data'),
    ['needs a restart to apply spec.template.spec.volumes[name="logs"], spec.template.spec.domain.devices.disks[name="logs"]'],
  ],
  ['a disk whose name is a secret', all(machine('web', 1, '', '', DISKS(TOKEN))), all(machine('web', 1, '', '', DISKS(TOKEN).replace('virtio', 'sata'))), ['needs a restart to apply spec.template.spec']],
  ['a machine that is started with more cores', all(machine('web', 1).replace('Always', 'Halted')), all(machine('web', 2)), ['is started']],
  ['other user data', booting('dataVolume: {name: root}', 'a: 1'), booting('dataVolume: {name: root}', 'a: 2'), [`keeps what cloud-init set up at its first boot, also after a restart: to apply ${SEED}, create a new machine or give its boot disk another name`]],
  [
    'other user data, and more cores', booting('dataVolume: {name: root}', 'a: 1'), booting('dataVolume: {name: root}', 'a: 2', 2),
    ['needs a restart to apply spec.template.spec.domain.cpu.cores', `keeps what cloud-init set up at its first boot, also after a restart: to apply ${SEED}, create a new machine or give its boot disk another name`],
  ],
  ['other user data of a machine whose root disk is new at each start', booting('containerDisk: {image: a}', 'a: 1'), booting('containerDisk: {image: a}', 'a: 2'), [`needs a restart to apply ${SEED}`]],
  [
    'other user data, and another root disk', booting('dataVolume: {name: root}', 'a: 1'), booting('dataVolume: {name: root-2}', 'a: 2'),
    [`needs a restart to apply spec.template.spec.volumes[name="root"].dataVolume.name, ${SEED}`],
  ],
  [
    'another UUID of a machine with cloud-init', booting('dataVolume: {name: root}', 'a: 1'),
    all(booting('dataVolume: {name: root}', 'a: 1')['all.yaml'].replace('domain: {', 'domain: {firmware: {uuid: 5d307ca9-b3ef-428c-8861-06e72d69f223}, ')),
    ['needs a restart to apply spec.template.spec.domain.firmware.uuid', 'runs cloud-init again at that restart, as in a new machine: its UUID is the ID of the instance'],
  ],
  ['a removed machine', all(machine('web', 1)), {}, ['is deleted']],
  ['a removed machine with disks of its own', all(machine('web', 1, '', TEMPLATES)), {}, ['is deleted, and with the data of web-root, web-data']],
  ['a removed machine that is protected', all(machine('web', 1, KEPT, TEMPLATES)), {}, ['stays in the cluster, protected by helm.sh/resource-policy: keep']],
  ['a removed disk', all(claim('data', '1Gi')), {}, ['is deleted with its data']],
  [
    'a removed disk that is protected, with its namespace', all(claim('data', '1Gi', KEPT), '{apiVersion: v1, kind: Namespace, metadata: {name: shop}}\n'), {},
    ['is deleted with its data', 'is deleted with everything in it'],
  ],
  ['a removed disk that is protected', all(claim('data', '1Gi', KEPT)), {}, ['stays in the cluster, protected by helm.sh/resource-policy: keep']],
  ['a larger disk', all(claim('data', '1Gi')), all(claim('data', '2Gi')), ['grows, if its storage class allows it']],
  ['a smaller disk', all(claim('data', '2Gi')), all(claim('data', '1Gi')), ['is refused: a claim never shrinks']],
  ['another storage class', all(claim('data', '1Gi')), all(claim('data', '1Gi', '', ', storageClassName: fast')), ['is refused: only size and volumeAttributesClassName of a claim can change, not spec.storageClassName']],
  ['the same size in another unit', all(claim('data', '10Gi')), all(claim('data', '10240Mi')), []],
  ['another volume attributes class', all(claim('data', '1Gi', '', ', volumeAttributesClassName: slow')), all(claim('data', '1Gi', '', ', volumeAttributesClassName: fast')), []],
  ['another image', all(disk('root', 'http://a/1')), all(disk('root', 'http://a/2')), ['is refused: CDI never changes a DataVolume']],
  ['another size of an imported disk', all(disk('root', 'http://a/1', SIZE('1Gi'))), all(disk('root', 'http://a/1', SIZE('2Gi'))), ['is refused: CDI never changes a DataVolume']],
  ['the same size of an image in another unit', all(disk('root', 'http://a/1', SIZE('1Gi'))), all(disk('root', 'http://a/1', SIZE('1024Mi'))), []],
  ['a further checkpoint of an import', all(disk('root', 'http://a/1')), all(disk('root', 'http://a/1', ', checkpoints: [{previous: "", current: a}], finalCheckpoint: true')), []],
  ['another tag of an import', all(cron('docker://a:1')), all(cron('docker://a:2')), [CRON_REFUSED]],
  ['another number of imports', all(cron('docker://a:1')), all(cron('docker://a:1', '10Gi', ', importsToKeep: 2')), [CRON_REFUSED]],
  ['another label of an import, and its size in another unit', all(cron('docker://a:1')), all(cron('docker://a:1', '10240Mi', '', '{a: b}')), []],
  ['another source of a snapshot', all(SNAPSHOT('')), all(SNAPSHOT('').replace('name: web', 'name: db')), ['is refused: the spec of a VirtualMachineSnapshot never changes']],
  ['another label of a snapshot', all(SNAPSHOT('')), all(SNAPSHOT('').replace('name: before', 'name: before, labels: {a: b}')), []],
  ...['VirtualMachineRestore', 'VirtualMachineExport', 'VirtualMachineInstanceMigration', 'VirtualMachineBackup', 'VolumeImportSource'].map(
    (kind): [string, Tree, Tree, string[]] => [`another spec of a ${kind}`, all(operation(kind, 'web')), all(operation(kind, 'db')), [`is refused: the spec of a ${kind} never changes`]],
  ),
  // KubeVirt's webhook does not compare the specs of clones.
  ['another spec of a clone', all(operation('VirtualMachineClone', 'web')), all(operation('VirtualMachineClone', 'db')), []],
  ['another selector of a pool', all(workers('a', 1, ', selector: {matchLabels: {a: b}}')), all(workers('a', 1, ', selector: {matchLabels: {a: c}}')), ['is refused: the selector of a pool never changes']],
  ['a smaller pool', all(pool(3)), all(pool(1)), ['is scaled in from 3 to 1: 2 machines fewer, deleted with their disks']],
  ['a smaller pool that keeps disks', all(workers('a')), all(workers('a', 1, ', scaleInStrategy: {proactive: {statePreservation: Offline}}').replace('replicas: 4', 'replicas: 3')), ['is scaled in from 4 to 3: 1 machine fewer']],
  ['a smaller pool whose machines users delete', all(workers('a')), all(workers('a', 1, ', scaleInStrategy: {opportunistic: {}}').replace('replicas: 4', 'replicas: 3')), ['is scaled in from 4 to 3: 1 machine fewer, deleted with their disks, once somebody has deleted 1 machine']],
  ['a smaller pool that is paused', all(workers('a')), all(workers('a', 1, ', paused: true').replace('replicas: 4', 'replicas: 3')), ['is scaled in from 4 to 3: 1 machine fewer, deleted with their disks, once it is no longer paused']],
  ['a pool that is no longer paused', all(workers('a', 1, ', paused: true')), all(workers('a')), [HELD_BACK]],
  ['a pool that updates its machines again', all(workers('a', 1, ', updateStrategy: {opportunistic: {}}')), all(workers('a')), [HELD_BACK]],
  ['a new restore', all(machine('web', 1, '', templated('http://a/1'))), all(`${machine('web', 1, '', templated('http://a/1'))}---\n${RESTORE}`), [
    'deletes web-root of web, as far as its snapshot replaces or lacks them: what was written since then is lost',
  ]],
  ['a new restore of a machine that is gone', {}, all(RESTORE), []],
  [
    'a new restore in place, of disks into claims with other names', {},
    all(RESTORE.replace('spec: {', 'spec: {volumeRestorePolicy: InPlace, volumeRestoreOverrides: [{volumeName: root, restoreName: db-root}, {volumeName: data, labels: {a: b}}], ')),
    ['deletes the claims of the disks that its snapshot has, also db-root, whichever machine it belongs to: what was written since then is lost'],
  ],
  ['a new restore in place', {}, all(RESTORE.replace('spec: {', 'spec: {volumeRestorePolicy: InPlace, ')), ['deletes the claims of the disks that its snapshot has: what was written since then is lost']],
  ['a TPM that no longer keeps its state', all(machine('web', 1, '', '', '{tpm: {persistent: true}}')), all(machine('web', 1, '', '', '{tpm: {}}')), [
    'deletes the state of its TPM when it starts again', 'needs a restart to apply spec.template.spec.domain.devices.tpm.persistent',
  ]],
  ['another image of a machine\'s own disk', all(machine('web', 1, '', templated('http://a/1'))), all(machine('web', 1, '', templated('http://a/2'))), ['keeps the image of the existing disk, web-root: give a new disk another name']],
  ['another image of a disk whose name is a secret', all(machine('web', 1, '', templated('http://a/1').replace('web-root', TOKEN))), all(machine('web', 1, '', templated('http://a/2').replace('web-root', TOKEN))), ['keeps the image of the existing disk, (secret): give a new disk another name']],
  ['another disk of a machine', all(machine('web', 1, '', templated('http://a/1'))), all(machine('web', 1, '', templated('http://a/2').replace('web-root', 'web-root-2'))), []],
  ['another image of a pool', all(workers('http://a/1')), all(workers('http://a/2')), ['deletes its running machines with their disks, and creates them again, all at once']],
  ['another size of disks in a pool', all(workers('a')), all(workers('a').replace('storage: {}', 'storage: {resources: {requests: {storage: 2Gi}}}')), ['deletes its running machines with their disks, and creates them again, all at once']],
  ['another image of a pool in steps', all(workers('http://a/1')), all(workers('http://a/2', 1, ', maxUnavailable: 50%')), ['deletes its running machines with their disks, and creates them again, at most 2 at a time']],
  ['more cores in a pool', all(workers('a')), all(workers('a', 2)), ['restarts its running machines, all at once']],
  [
    'other user data in a pool', all(workers('a').replace('spec: {domain', 'spec: {volumes: [{name: root, dataVolume: {name: web-root}}, {name: seed, cloudInitNoCloud: {userData: "#cloud-config"}}], domain')),
    all(workers('a').replace('spec: {domain', 'spec: {volumes: [{name: root, dataVolume: {name: web-root}}, {name: seed, cloudInitNoCloud: {userData: "#!/bin/sh"}}], domain')),
    ['restarts its running machines, all at once', 'keeps what cloud-init set up in existing machines: only new machines, or disks with another image, get the new cloud-init'],
  ],
  ['more cores in a pool one by one', all(workers('a')), all(workers('a', 2, ', maxUnavailable: 10%')), ['restarts its running machines, at most 1 at a time']],
  ['more cores in a pool of selected machines', all(workers('a')), all(workers('a', 2, ', maxUnavailable: 1, updateStrategy: {proactive: {selectionPolicy: {selectors: {labelSelector: {matchLabels: {a: b}}}}}}')), ['restarts its running machines that updateStrategy selects, at most 1 at a time']],
  ['more cores in a pool whose machines are started by hand', all(workers('a', 1, '', 'Manual')), all(workers('a', 2, '', 'Manual')), ['stops its running machines, all at once']],
  ['another image of a pool whose machines are off', all(workers('a', 1, '', 'Halted')), all(workers('b', 2, '', 'Halted')), ['keeps the images of the disks of existing machines: only new machines get the new images']],
  ['another image of an opportunistic pool', all(workers('a')), all(workers('b', 1, ', updateStrategy: {opportunistic: {}}')), ['keeps the images of the disks of existing machines: only new machines get the new images']],
  ['more cores in an opportunistic pool', all(workers('a')), all(workers('a', 2, ', updateStrategy: {opportunistic: {}}')), []],
  ['another image of an unmanaged pool', all(workers('a')), all(workers('b', 2, ', updateStrategy: {unmanaged: {}}')), []],
  ['another image of a pool that is paused', all(workers('a')), all(workers('b', 2, ', paused: true')), [
    'deletes its running machines with their disks, and creates them again, all at once, once it is no longer paused',
  ]],
  ['another image of a pool with surplus machines', all(workers('a')), all(workers('b', 1, ', scaleInStrategy: {unmanaged: {}}').replace('replicas: 4', 'replicas: 3')), [
    'is scaled in from 4 to 3: 1 machine fewer, deleted with their disks, once somebody has deleted 1 machine',
    'deletes its running machines with their disks, and creates them again, all at once, once somebody has deleted 1 machine',
  ]],
  ['another image of a pool without machines', all(workers('a').replace('replicas: 4', 'replicas: 0')), all(workers('b')), []],
  ['labels of the machines of a pool', all(workers('a')), all(workers('a').replace('virtualMachineTemplate: {', 'virtualMachineTemplate: {metadata: {labels: {a: b}}, ')), []],
  [
    'a removed machine with a TPM that keeps its state', all(machine('web', 1, '', TEMPLATES, '{tpm: {persistent: true}}')), {},
    ['is deleted, and with the data of web-root, web-data, its TPM'],
  ],
  ['a removed pool', all(pool(3)), {}, ['is deleted with its 3 machines and with the data of root']],
  ['a removed kind', all('{apiVersion: apiextensions.k8s.io/v1, kind: CustomResourceDefinition, metadata: {name: things.example.com}}\n'), {}, ['is deleted with all objects of its kind']],
  ['a removed snapshot', all(SNAPSHOT('')), {}, ['is deleted with the data that it holds']],
  ['a removed import whose images leave with it', all(cron('docker://a:1', '10Gi', ', retentionPolicy: None')), {}, ['is deleted with its images']],
  ['a removed import', all(cron('docker://a:1')), {}, []],
  ['a removed snapshot whose content is retained', all(SNAPSHOT(', deletionPolicy: Retain')), {}, []],
  ['a removed disk with a malformed annotation', all(claim('data', '1Gi', ', annotations: {helm.sh/resource-policy: 7}')), {}, ['is deleted with its data']],
  ['a removed namespace', all('{apiVersion: v1, kind: Namespace, metadata: {name: shop}}\n'), {}, ['is deleted with everything in it']],
  ['another value in an immutable Secret', all(secret('one')), all(secret('two')), ['is refused: the Secret is immutable']],
  ['a machine whose restart cannot be determined', all(machine('web', 1)), all(machine('web', 2).replace('devices: {}', 'devices: []')), [expect.stringMatching(/^may have to be restarted: restarts: VirtualMachine\/shop\/web: /)]],
])('%s', async (_, before, after, impact) => {
  const changes = await folderChanges(written(before), written(after));
  expect(changes.length).toBeGreaterThan(0);
  expect(changes.flatMap((change) => change.impact)).toEqual(impact);
});
