import { objectGraph } from '../../../src/cli/graph/object-graph';

const machine = (name: string, instance: object, spec: object = {}) => ({
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name, namespace: 'web' },
  spec: { template: { metadata: { labels: { app: name } }, spec: { domain: { cpu: { cores: 2 }, memory: { guest: '4Gi' } }, ...instance } }, ...spec },
});
const named = (kind: string, name: string, spec: object = {}) => ({ kind, metadata: { name, namespace: 'web' }, spec });

/** Arrows as a reader sees them. */
function arrows(...objects: any[]): string[] {
  const { nodes, edges } = objectGraph(objects);
  const node = (id: string) => {
    const { kind, name, isGiven } = nodes.find((each) => each.id === id)!;
    return `${kind} ${name}${isGiven ? '' : '?'}`;
  };
  return edges.map(({ from, to, label }) => `${node(from)} -${label}-> ${node(to)}`);
}

test('a machine points to its disks, networks, Secrets and sizes', () => {
  const volumes = [
    { name: 'root', dataVolume: { name: 'web-root' } },
    { name: 'data', persistentVolumeClaim: { claimName: 'web-data' } },
    { name: 'scratch', ephemeral: { persistentVolumeClaim: { claimName: 'base' } } },
    { name: 'tools', containerDisk: { image: 'registry.example.com/tools:1' } },
    { name: 'seed', cloudInitNoCloud: { secretRef: { name: 'seed' }, networkDataSecretRef: { name: 'net' } } },
    { name: 'token', secret: { secretName: 'token' } },
    { name: 'config', configMap: { name: 'config' } },
    { name: 'unattend', sysprep: { configMap: { name: 'unattend' } } },
    { name: 'account', serviceAccount: { serviceAccountName: 'guest' } },
    { name: 'empty', emptyDisk: { capacity: '1Gi' } },
  ];
  const networks = [{ name: 'default', pod: {} }, { name: 'office', multus: { networkName: 'shared/office' } }];
  const accessCredentials = [{ sshPublicKey: { source: { secret: { secretName: 'keys' } } } }];
  expect(arrows(machine('web', { volumes, networks, accessCredentials }, { instancetype: { name: 'u1.small' }, preference: { name: 'fedora', kind: 'VirtualMachinePreference' } }))).toEqual([
    'VirtualMachine web -instancetype-> VirtualMachineClusterInstancetype u1.small?',
    'VirtualMachine web -preference-> VirtualMachinePreference fedora?',
    'VirtualMachine web -office-> NetworkAttachmentDefinition office?',
    'VirtualMachine web -root-> DataVolume web-root?',
    'VirtualMachine web -data-> PersistentVolumeClaim web-data?',
    'VirtualMachine web -scratch-> PersistentVolumeClaim base?',
    'VirtualMachine web -tools-> Image registry.example.com/tools:1?',
    'VirtualMachine web -seed-> Secret seed?',
    'VirtualMachine web -seed-> Secret net?',
    'VirtualMachine web -token-> Secret token?',
    'VirtualMachine web -config-> ConfigMap config?',
    'VirtualMachine web -unattend-> ConfigMap unattend?',
    'VirtualMachine web -account-> ServiceAccount guest?',
    'VirtualMachine web -credentials-> Secret keys?',
  ]);
});

test('a disk points to its source', () => {
  expect(arrows(
    named('DataVolume', 'web-root', { sourceRef: { kind: 'DataSource', name: 'ubuntu' } }),
    named('DataSource', 'ubuntu', { source: { pvc: { name: 'golden' } } }),
    named('DataVolume', 'golden', { source: { http: { url: 'https://images.example.com/u.img', secretRef: 'login', certConfigMap: 'ca', secretExtraHeaders: ['headers'] } } }),
    named('DataImportCron', 'nightly', { managedDataSource: 'ubuntu', template: { spec: { source: { registry: { url: 'docker://registry.example.com/u', certConfigMap: 'ca' } } } } }),
  )).toEqual([
    'DataVolume web-root -clones-> DataSource ubuntu',
    'DataSource ubuntu -source-> DataVolume golden',
    'DataVolume golden -credentials-> Secret login?',
    'DataVolume golden -certificates-> ConfigMap ca?',
    'DataVolume golden -headers-> Secret headers?',
    'DataImportCron nightly -imports-> DataSource ubuntu',
    'DataImportCron nightly -certificates-> ConfigMap ca?',
  ]);
});

test('a claim points to the populator that fills it', () => {
  expect(arrows(
    named('PersistentVolumeClaim', 'web-root', { dataSourceRef: { apiGroup: 'cdi.kubevirt.io', kind: 'VolumeImportSource', name: 'web-root' } }),
    named('VolumeImportSource', 'web-root', { source: { http: { url: 'https://images.example.com/u.img', secretRef: 'login' } } }),
    named('VolumeCloneSource', 'web-data', { source: { kind: 'PersistentVolumeClaim', name: 'golden' } }),
  )).toEqual([
    'PersistentVolumeClaim web-root -source-> VolumeImportSource web-root',
    'VolumeImportSource web-root -credentials-> Secret login?',
    'VolumeCloneSource web-data -clones-> PersistentVolumeClaim golden?',
  ]);
});

test('a claim and the DataVolume that fills it are one disk', () => {
  const volumes = [{ name: 'root', persistentVolumeClaim: { claimName: 'web-root' } }];
  expect(arrows(machine('web', { volumes }), named('DataVolume', 'web-root'))).toEqual(['VirtualMachine web -root-> DataVolume web-root']);
});

test('a Service of one machine of a pool points to the pool', () => {
  const service = (name: string) => named('Service', 'front', { selector: { 'vmi.kubevirt.io/id': name }, ports: [{ port: 80 }] });
  const pool = named('VirtualMachinePool', 'web', { virtualMachineTemplate: { spec: { template: { spec: {} } } } });
  expect(arrows(service('web-12'), pool)).toEqual(['Service front -80-> VirtualMachinePool web']);
  expect(['web', 'web-', 'web-a', 'website-1'].flatMap((name) => arrows(service(name), pool))).toEqual([]);
});

test('a Service points to the machines that it selects in its namespace', () => {
  const service = (selector: object) => named('Service', 'front', { selector, ports: [{ port: 80 }, { port: 443 }] });
  const elsewhere = { ...machine('web', {}), metadata: { name: 'web', namespace: 'other' } };
  expect(arrows(service({ app: 'web' }), machine('web', {}), machine('db', {}), elsewhere)).toEqual(['Service front -80, 443-> VirtualMachine web']);
  for (const key of ['vmi.kubevirt.io/id', 'vm.kubevirt.io/name']) {
    expect(arrows(service({ [key]: 'db' }), machine('db', {}))).toEqual(['Service front -80, 443-> VirtualMachine db']);
  }
  expect(arrows(service({}), machine('web', {}))).toEqual([]);
});

test('a selector of several labels points to the machines that have all of them, in the order of the manifests', () => {
  const labelled = (name: string, labels: object) => named('VirtualMachine', name, { template: { metadata: { labels }, spec: {} } });
  const both = { app: 'shop', tier: 'web', spare: 7 };
  const machines = [labelled('c', both), labelled('a', { app: 'shop' }), labelled('b', both), labelled('d', { app: 'shop', tier: ['web'] })];
  const policy = { kind: 'MigrationPolicy', metadata: { name: 'slow' }, spec: { selectors: { virtualMachineInstanceSelector: { tier: 'web' } } } };
  expect(arrows(named('Service', 'front', { selector: { app: 'shop', tier: 'web' } }), policy, ...machines)).toEqual([
    'Service front --> VirtualMachine c', 'Service front --> VirtualMachine b', 'MigrationPolicy slow -migrations-> VirtualMachine c', 'MigrationPolicy slow -migrations-> VirtualMachine b',
  ]);
  expect(arrows(named('Service', 'none', { selector: { app: 'shop', tier: 'db' } }), ...machines)).toEqual([]);
  expect(arrows(named('Service', 'odd', { selector: { tier: ['web'] } }), ...machines)).toEqual([]);
});

test('a pool points to its DataVolumes once, and to the Secret of each of its machines', () => {
  const pool = named('VirtualMachinePool', 'workers', {
    replicas: 2,
    nameGeneration: { appendIndexToSecretRefs: true },
    virtualMachineTemplate: {
      spec: {
        dataVolumeTemplates: [{ metadata: { name: 'root' }, spec: { source: { registry: { url: 'docker://registry.example.com/u' } } } }],
        template: { spec: { volumes: [{ name: 'root', dataVolume: { name: 'root' } }, { name: 'seed', cloudInitNoCloud: { secretRef: { name: 'seed' } } }] } },
      },
    },
  });
  const autoscaler = named('HorizontalPodAutoscaler', 'workers', { scaleTargetRef: { kind: 'VirtualMachinePool', name: 'workers' } });
  expect(arrows(pool, autoscaler, named('Secret', 'seed-0'))).toEqual([
    'VirtualMachinePool workers -root-> DataVolume root',
    'VirtualMachinePool workers -seed-> Secret seed-0',
    'VirtualMachinePool workers -seed-> Secret seed-1?',
    'HorizontalPodAutoscaler workers -scales-> VirtualMachinePool workers',
  ]);
  expect(objectGraph([pool]).nodes.find(({ name }) => name === 'root')!.details).toEqual(['2 machines', 'docker://registry.example.com/u']);
});

test('a bare instance and a replica set of instances point to the same things as a machine', () => {
  const spec = { domain: { cpu: { cores: 2 }, memory: { guest: '4Gi' } }, volumes: [{ name: 'root', persistentVolumeClaim: { claimName: 'root' } }] };
  const instance = { ...named('VirtualMachineInstance', 'web', spec), metadata: { name: 'web', namespace: 'web', labels: { app: 'web' } } };
  const replicaSet = named('VirtualMachineInstanceReplicaSet', 'workers', { replicas: 3, template: { metadata: { labels: { app: 'web' } }, spec } });
  const service = named('Service', 'front', { selector: { app: 'web' }, ports: [{ port: 80 }] });
  expect(arrows(instance, replicaSet, service)).toEqual([
    'VirtualMachineInstance web -root-> PersistentVolumeClaim root?',
    'VirtualMachineInstanceReplicaSet workers -root-> PersistentVolumeClaim root?',
    'Service front -80-> VirtualMachineInstance web',
    'Service front -80-> VirtualMachineInstanceReplicaSet workers',
  ]);
  const { nodes } = objectGraph([instance, replicaSet]);
  expect(nodes.filter(({ isGiven }) => isGiven).map(({ role, details }) => [role, details])).toEqual([['machine', ['2 CPU, 4Gi']], ['machine', ['3 machines', '2 CPU, 4Gi']]]);
});

test('an object that has nothing to do with a machine is left out', () => {
  const volumes = [{ name: 'config', configMap: { name: 'config' } }];
  const { nodes } = objectGraph([machine('web', { volumes }), named('ConfigMap', 'config'), named('ConfigMap', 'other'), named('Role', 'reader')]);
  expect(nodes.map(({ name, isGiven }) => [name, isGiven])).toEqual([['web', true], ['config', true]]);
});

test('an object without a namespace may be the one that is referred to', () => {
  const { metadata: { namespace, ...metadata }, ...claim } = named('PersistentVolumeClaim', 'web-root');
  expect(arrows(machine('web', { volumes: [{ name: 'root', dataVolume: { name: 'web-root' } }] }), { ...claim, metadata })).toEqual(['VirtualMachine web -root-> PersistentVolumeClaim web-root']);
});

test('a cluster-scoped object is the one that is referred to, whichever namespace it specifies', () => {
  const size = { instancetype: { name: 'u1' }, preference: { name: 'linux', kind: 'VirtualMachineClusterPreference' } };
  expect(arrows(machine('web', {}, size), named('VirtualMachineClusterInstancetype', 'u1'), named('VirtualMachineClusterPreference', 'linux'))).toEqual([
    'VirtualMachine web -instancetype-> VirtualMachineClusterInstancetype u1', 'VirtualMachine web -preference-> VirtualMachineClusterPreference linux',
  ]);
});

test('a machine shows its size, and its run strategy unless it is Always', () => {
  const details = (spec: object) => objectGraph([machine('web', {}, spec)]).nodes[0].details;
  expect(details({ runStrategy: 'Always' })).toEqual(['2 CPU, 4Gi']);
  expect(details({ runStrategy: 'Manual' })).toEqual(['2 CPU, 4Gi, Manual']);
  expect(details({ running: false, instancetype: { name: 'u1' } })).toEqual(['Halted']);
});

test('neither a login nor a query in an address is drawn', () => {
  for (const url of ['https://ada:pw@images.example.com/u.img', 'https://ada:p/w@images.example.com/u.img', 'https://ada:p@w@images.example.com/u.img', 'https://ada:p?w@images.example.com/u.img', 'https://images.example.com/u.img?X-Amz-Signature=pw', 'https://images.example.com/u.img#pw']) {
    const { nodes: [{ details }] } = objectGraph([named('DataVolume', 'golden', { source: { http: { url } } })]);
    expect(details).toEqual(['https://images.example.com/u.img']);
  }
  const { nodes: [{ details }] } = objectGraph([named('DataVolume', 'golden', { source: { http: { url: 'https://images.example.com:8443/u@2.img' } } })]);
  expect(details).toEqual(['https://images.example.com:8443/u@2.img']);
});

test('an operation on a machine points to it, and to what the operation needs', () => {
  const source = { apiGroup: 'kubevirt.io', kind: 'VirtualMachine', name: 'web' };
  expect(arrows(
    machine('web', { priorityClassName: 'gold' }),
    named('VirtualMachineSnapshot', 'nightly', { source }),
    named('VirtualMachineSnapshotContent', 'vmsnapshot-content-1', { source: {}, virtualMachineSnapshotName: 'nightly' }),
    named('VirtualMachineRestore', 'back', { target: { ...source, name: 'web' }, virtualMachineSnapshotName: 'nightly' }),
    named('VirtualMachineClone', 'copy', { source: { apiGroup: 'snapshot.kubevirt.io', kind: 'VirtualMachineSnapshot', name: 'nightly' }, target: { ...source, name: 'web-2' } }),
    named('VirtualMachineExport', 'download', { source: { apiGroup: '', kind: 'PersistentVolumeClaim', name: 'data' }, tokenSecretRef: 'token' }),
    named('VirtualMachineInstanceMigration', 'move', { vmiName: 'web' }),
    named('VirtualMachineBackup', 'weekly', { source: { ...source, kind: 'VirtualMachineBackupTracker', name: 'tracker' }, pvcName: 'vault' }),
    named('VirtualMachineBackupTracker', 'tracker', { source }),
  )).toEqual([
    'VirtualMachine web -priority-> PriorityClass gold?',
    'VirtualMachineSnapshot nightly -of-> VirtualMachine web',
    'VirtualMachineSnapshotContent vmsnapshot-content-1 -content-> VirtualMachineSnapshot nightly',
    'VirtualMachineRestore back -from-> VirtualMachineSnapshot nightly',
    'VirtualMachineRestore back -restores-> VirtualMachine web',
    'VirtualMachineClone copy -from-> VirtualMachineSnapshot nightly',
    'VirtualMachineClone copy -makes-> VirtualMachine web-2?',
    'VirtualMachineExport download -exports-> PersistentVolumeClaim data?',
    'VirtualMachineExport download -token-> Secret token?',
    'VirtualMachineInstanceMigration move -migrates-> VirtualMachine web',
    'VirtualMachineBackup weekly -of-> VirtualMachineBackupTracker tracker',
    'VirtualMachineBackup weekly -to-> PersistentVolumeClaim vault?',
    'VirtualMachineBackupTracker tracker -tracks-> VirtualMachine web',
  ]);
});

test('a policy and a preset point to the machines that they select by labels', () => {
  const elsewhere = { ...machine('web', {}), metadata: { name: 'far', namespace: 'other' } };
  expect(arrows(
    machine('web', {}), machine('db', {}), elsewhere,
    { kind: 'MigrationPolicy', metadata: { name: 'slow' }, spec: { selectors: { virtualMachineInstanceSelector: { app: 'web' } } } },
    named('VirtualMachineInstancePreset', 'small', { selector: { matchLabels: { app: 'web' } } }),
  )).toEqual([
    'MigrationPolicy slow -migrations-> VirtualMachine web',
    'MigrationPolicy slow -migrations-> VirtualMachine far',
    'VirtualMachineInstancePreset small -presets-> VirtualMachine web',
  ]);
});

test('a Secret that an object in the manifests makes does not appear as missing', () => {
  const seed = machine('web', { volumes: ['one', 'two', 'three', 'four'].map((name) => ({ name, cloudInitNoCloud: { secretRef: { name } } })) });
  const other = { ...named('ExternalSecret', 'elsewhere', { target: { name: 'four' } }), metadata: { name: 'elsewhere', namespace: 'shop' } };
  expect(arrows(seed, named('ExternalSecret', 'keys', { target: { name: 'one' } }), named('ExternalSecret', 'two'), named('SealedSecret', 'three'), other)).toEqual([
    'VirtualMachine web -one-> Secret one',
    'VirtualMachine web -two-> Secret two',
    'VirtualMachine web -three-> Secret three',
    'VirtualMachine web -four-> Secret four?',
    'ExternalSecret keys -makes-> Secret one',
    'ExternalSecret two -makes-> Secret two',
    'SealedSecret three -makes-> Secret three',
    'ExternalSecret elsewhere -makes-> Secret four',
  ]);
  expect(objectGraph([named('SealedSecret', 'three')]).nodes.map(({ kind, role }) => [kind, role])).toEqual([['SealedSecret', 'secret'], ['Secret', 'secret']]);
});
