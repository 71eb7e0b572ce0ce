// What each action's permissions are exercised with: the commands that the action is meant for, and the objects they need.
import { Account, Said } from './access-account';
import { crabboxTemplate, loginOf } from './lease-user';
import { RunningMonitor } from './running-monitor';
import { MachineAction } from '../../src';
import { APPLIED_RESOURCES, applyPermissions, EMITTED_RESOURCES, Permission, Permissions, PERMISSIONS, resourceOf, Verb } from '../../src/access/permissions';
import { limiter } from '../../src/cli/cluster/limit';
import { SLUG_LABEL } from '../../src/leases/lease-labels';
import { SECRET_PROTECTION } from '../../src/objects/prune-protection';
import type { KubeObject } from '../plane/client';
import { Cluster, until } from '../plane/cluster';
import { machine } from '../plane/scripted';
import { canLogIn } from '../plane/ssh';

/** A task that requires certain permissions. */
export interface Trial {
  readonly what: string;
  readonly permissions: Permissions;
  /**
   * Performs the task step by step, yielding the output of each; a caller that has seen enough stops iterating. What a step needs is created before
   * it, as an administrator.
   */
  readonly perform: (account: Account) => AsyncGenerator<Said>;
}

const MACHINE = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };

const INSTANCE = { ...MACHINE, kind: 'VirtualMachineInstance' };

const storage = { resources: { requests: { storage: '1Mi' } } };

const domain = { domain: { devices: {}, memory: { guest: '64Mi' } } };

/** A machine with a disk of its own. */
function machineWithDisk(name: string, runStrategy: string): KubeObject {
  const disk = `${name}-root`;
  const { spec, ...object } = machine(name, {}, [{ name: 'root', dataVolume: { name: disk } }]);
  return { ...object, spec: { ...spec, runStrategy, dataVolumeTemplates: [{ metadata: { name: disk }, spec: { source: { blank: {} }, storage } }] } };
}

/** The one machine that all viewers of a cluster look at: viewing changes nothing. */
const viewed = new Map<Cluster, Promise<string>>();

/** A machine with a disk that is Ready. */
async function readyMachine(cluster: Cluster): Promise<string> {
  const name = 'viewed';
  await cluster.applyStrict(machineWithDisk(name, 'Always'));
  await until('the machine to be Ready', () => cluster.isTrue({ ...MACHINE, name }, 'Ready'));
  return name;
}

/** How messages quote a refusal. The number alone may also be part of a port or of a generated name. */
const FORBIDDEN = ': 403: ';

const view: Trial = {
  what: MachineAction.VIEW,
  permissions: PERMISSIONS[MachineAction.VIEW],
  async *perform(account) {
    const { cluster } = account;
    viewed.set(cluster, viewed.get(cluster) ?? readyMachine(cluster));
    const name = await viewed.get(cluster)!;
    yield account.run(['list']);
    yield account.run(['status', name]);
    yield account.run(['wait', `vm/${name}`]);
    const kinds = ['vm', 'vmi', 'vmpool', 'vmsnapshot', 'vmrestore', 'vmclone', 'vmexport', 'dv', 'pvc', 'das', 'dic', 'externalsecret'];
    // A wait for objects that never appear reads everything that a wait can read.
    const { text } = await account.run(['wait', ...kinds.map((kind) => `${kind}/absent`), '--timeout', '20s'], {}, FORBIDDEN);
    yield { code: text.includes(FORBIDDEN) ? 1 : 0, text };
  },
};

/** Creates a stopped machine, and waits until its disk exists. */
async function withDiskThere(cluster: Cluster, name: string): Promise<KubeObject> {
  const { object } = await cluster.applyStrict(machineWithDisk(name, 'Manual'));
  await until(`the disk of ${name} to be there`, async () => (
    (await cluster.read({ apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume', name: `${name}-root` })).status?.phase === 'Succeeded'
  ));
  return object;
}

const operate: Trial = {
  what: MachineAction.OPERATE,
  permissions: PERMISSIONS[MachineAction.OPERATE],
  async *perform(account) {
    const { name, cluster } = account;
    const { metadata } = await withDiskThere(cluster, `${name}-kept`);
    // As CDI's garbage collection leaves a DataVolume that has succeeded.
    const ownerReferences = [{ ...MACHINE, name: metadata.name, uid: metadata.uid }];
    const spec = { accessModes: ['ReadWriteOnce'], resources: storage.resources };
    await cluster.applyStrict({ apiVersion: 'v1', kind: 'PersistentVolumeClaim', metadata: { name: `${name}-data`, ownerReferences }, spec });
    yield account.run(['delete', `${name}-kept`, '--keep-disks', '--yes']);
    await withDiskThere(cluster, `${name}-gone`);
    yield account.run(['delete', `${name}-gone`, '--yes']);
    // Boots slowly enough for the wait to read every kind that it watches.
    const diskless = machine(name, { 'boot-seconds': '3' }, []);
    await cluster.applyStrict({ ...diskless, spec: { ...diskless.spec, runStrategy: 'Manual' } });
    yield account.run(['start', name, '--wait']);
    // The target node may be the machine's current one, which takes reading the instance.
    const { status: { nodeName } } = await cluster.read({ ...INSTANCE, name });
    yield account.run(['migrate', name, '--node', nodeName]);
    for (const verb of ['migrate', 'restart', 'stop']) {
      yield account.run([verb, name, '--wait']);
    }
  },
};

const monitor: Trial = {
  what: MachineAction.MONITOR,
  permissions: PERMISSIONS[MachineAction.MONITOR],
  async *perform(account) {
    const running = await RunningMonitor.start(account.command, [], account.kubeconfig);
    try {
      yield await until('the monitor to see everything, or to say what it may not', async () => {
        const { code, text } = await running.page('/readyz');
        return (code === 200 || text.includes(FORBIDDEN)) && { code: code === 200 ? 0 : 1, text };
      });
    } finally {
      await running.end();
    }
  },
};

/** A Secret as a machine leaves it behind when its cloud-init changes. */
const leftBehind = (name: string) => ({
  apiVersion: 'v1',
  kind: 'Secret',
  metadata: { name: `${name}-cloudinitdisk-0123456789`, annotations: SECRET_PROTECTION },
  immutable: true,
});

/** One at a time: concurrent collectors would delete each other's objects. */
const alone = limiter(1);

const collect: Trial = {
  what: MachineAction.COLLECT,
  permissions: PERMISSIONS[MachineAction.COLLECT],
  async *perform(account) {
    yield await alone(async () => {
      await account.cluster.applyStrict(leftBehind(account.name));
      return account.run(['collect', '--delete', '--yes', '--older-than', '0s']);
    });
  },
};

/** Placeholder for an object's own name. */
const OWN_NAME = 'OWN-NAME';

/** A minimal object of each resource. */
const OBJECTS: { readonly [resource: string]: object } = {
  'configmaps': { apiVersion: 'v1', kind: 'ConfigMap' },
  'persistentvolumeclaims': { apiVersion: 'v1', kind: 'PersistentVolumeClaim', spec: { accessModes: ['ReadWriteOnce'], resources: storage.resources } },
  'secrets': { apiVersion: 'v1', kind: 'Secret' },
  'services': { apiVersion: 'v1', kind: 'Service', spec: { ports: [{ port: 80 }] } },
  'horizontalpodautoscalers.autoscaling': {
    apiVersion: 'autoscaling/v2', kind: 'HorizontalPodAutoscaler', spec: { scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'none' }, maxReplicas: 2 },
  },
  'dataimportcrons.cdi.kubevirt.io': {
    apiVersion: 'cdi.kubevirt.io/v1beta1',
    kind: 'DataImportCron',
    spec: { schedule: '0 0 1 1 *', managedDataSource: 'image', template: { spec: { source: { registry: { url: 'docker://registry.test/image' } }, storage } } },
  },
  'datasources.cdi.kubevirt.io': { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataSource', spec: { source: { pvc: { name: 'image', namespace: 'images' } } } },
  'datavolumes.cdi.kubevirt.io': { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume', spec: { source: { blank: {} }, storage } },
  'volumeclonesources.cdi.kubevirt.io': {
    apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'VolumeCloneSource', spec: { source: { kind: 'PersistentVolumeClaim', name: 'image' } },
  },
  'volumeimportsources.cdi.kubevirt.io': { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'VolumeImportSource', spec: { source: { blank: {} } } },
  'volumeuploadsources.cdi.kubevirt.io': { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'VolumeUploadSource', spec: {} },
  'externalsecrets.external-secrets.io': { apiVersion: 'external-secrets.io/v1', kind: 'ExternalSecret', spec: {} },
  'network-attachment-definitions.k8s.cni.cncf.io': { apiVersion: 'k8s.cni.cncf.io/v1', kind: 'NetworkAttachmentDefinition', spec: { config: '{"type": "bridge"}' } },
  'virtualmachineclones.clone.kubevirt.io': {
    apiVersion: 'clone.kubevirt.io/v1beta1', kind: 'VirtualMachineClone', spec: { source: { apiGroup: 'kubevirt.io', kind: 'VirtualMachine', name: 'none' } },
  },
  'virtualmachineexports.export.kubevirt.io': {
    apiVersion: 'export.kubevirt.io/v1beta1', kind: 'VirtualMachineExport', spec: { source: { apiGroup: '', kind: 'PersistentVolumeClaim', name: 'none' } },
  },
  'virtualmachineinstancetypes.instancetype.kubevirt.io': {
    apiVersion: 'instancetype.kubevirt.io/v1beta1', kind: 'VirtualMachineInstancetype', spec: { cpu: { guest: 1 }, memory: { guest: '64Mi' } },
  },
  'virtualmachinepreferences.instancetype.kubevirt.io': { apiVersion: 'instancetype.kubevirt.io/v1beta1', kind: 'VirtualMachinePreference', spec: {} },
  'virtualmachinerestores.snapshot.kubevirt.io': {
    apiVersion: 'snapshot.kubevirt.io/v1beta1',
    kind: 'VirtualMachineRestore',
    // Only one may exist per machine at a time.
    spec: { target: { apiGroup: 'kubevirt.io', kind: 'VirtualMachine', name: OWN_NAME }, virtualMachineSnapshotName: 'none' },
  },
  'virtualmachinesnapshots.snapshot.kubevirt.io': {
    apiVersion: 'snapshot.kubevirt.io/v1beta1', kind: 'VirtualMachineSnapshot', spec: { source: { apiGroup: 'kubevirt.io', kind: 'VirtualMachine', name: 'none' } },
  },
  'virtualmachines.kubevirt.io': { ...MACHINE, spec: { runStrategy: 'Halted', template: { spec: domain } } },
  'virtualmachinepools.pool.kubevirt.io': {
    apiVersion: 'pool.kubevirt.io/v1beta1',
    kind: 'VirtualMachinePool',
    spec: {
      replicas: 0,
      selector: { matchLabels: { pool: 'access' } },
      virtualMachineTemplate: { metadata: { labels: { pool: 'access' } }, spec: { runStrategy: 'Halted', template: { spec: domain } } },
    },
  },
};

const objectOf = (resource: string, name: string): object => (
  { ...JSON.parse(JSON.stringify(OBJECTS[resource]).replaceAll(OWN_NAME, name)), metadata: { name } }
);

/** Applies everything at once, as manifests do. */
const apply: Trial = {
  what: MachineAction.APPLY,
  permissions: PERMISSIONS[MachineAction.APPLY],
  async *perform(account) {
    // Distinct names, since a DataVolume creates a claim with its own name.
    const file = account.file('all', APPLIED_RESOURCES.map((resource, index) => objectOf(resource, `${account.name}-${index}`)));
    yield account.run(['apply', file]);
    yield account.run(['diff', file]);
  },
};

/** Objects of one resource, one of which is pruned again. */
const applyOne = (resource: string): Trial => ({
  what: `${MachineAction.APPLY} ${resource}`,
  permissions: applyPermissions({ resources: [resource], prune: true }),
  async *perform(account) {
    for (const name of ['old', 'new']) {
      yield account.run(['apply', account.file(name, [objectOf(resource, `${account.name}-${name}`)]), '--prune', `${account.name}-set`, '--yes']);
    }
  },
});

/** An address that no machine has: forwarding a port to it fails only after the guest was reached. */
const NOWHERE = '192.0.2.1';

/** The least a viewer does: it connects, and reads the server's greeting. */
const VIEWER = '#!/bin/bash\nexec 3<>"/dev/tcp/127.0.0.1/${1##*:}" && head -c 12 <&3\n';

const lease: Trial = {
  what: MachineAction.LEASE,
  permissions: PERMISSIONS[MachineAction.LEASE],
  async *perform(account) {
    const { name, cluster } = account;
    const { user, port } = loginOf(cluster);
    account.write('bin/vncviewer', VIEWER, 0o700);
    const environment = { XDG_STATE_HOME: account.path('state'), XDG_CONFIG_HOME: account.path('config'), PATH: `${account.path('bin')}:${process.env.PATH}` };
    const run = (verb: string, ...args: string[]) => account.run(['lease', verb, ...args, '--context', name, '--namespace', cluster.namespace], environment);
    yield run('warmup', '--slug', name, '--template', account.write('vm.yaml', crabboxTemplate(cluster)), '--ssh-user', user, '--ssh-port', String(port));
    yield run('run', '--id', name, 'true');
    for (const { metadata } of await cluster.list(MACHINE, `${SLUG_LABEL}=${name}`)) {
      const { text } = await account.run(['port-forward', `vmi/${metadata.name}`, String(port), '--address', NOWHERE]);
      yield { code: text.includes(`${NOWHERE}:${port}: cannot listen there`) ? 0 : 1, text };
    }
    yield run('vnc', name, '--open');
    yield run('status', name);
    yield run('stop', name, '--retain');
    yield run('cleanup');
    yield run('stop', name, '--delete');
  },
};

/** Leases are logged in to, which takes guests that accept logins. */
const leases = canLogIn ? [lease] : [];

export const TRIALS: readonly Trial[] = [view, apply, operate, ...leases, monitor, collect, ...EMITTED_RESOURCES.map(applyOne)];

/** A permission, and a trial that fails without it. */
export interface Need {
  readonly trial: Trial;
  readonly permission: Permission;
  /** The trial's other permissions. */
  readonly rest: Permissions;
}

/** Resources that `apply` treats specially. */
const SPECIAL = ['secrets', 'virtualmachines.kubevirt.io'];

/** The special resources, and four of the others at random: trying all takes a quarter of the time of the whole suite. */
const chosen = (() => {
  const others = EMITTED_RESOURCES.filter((resource) => !SPECIAL.includes(resource));
  const first = Math.floor(Math.random() * others.length);
  return [...SPECIAL, ...[...others, ...others].slice(first, first + 4)].map(applyOne);
})();

/** Every permission of the trials that make few requests at a time. */
const ALL_NEEDS: readonly Need[] = [view, operate, ...leases, monitor, collect, ...chosen].flatMap((trial) => (
  Object.entries(trial.permissions).flatMap(([resource, verbs]) => verbs.map((verb): Need => ({
    trial, permission: { ...resourceOf(resource), verb }, rest: without(trial.permissions, resource, verb),
  })))
));

/** The number of runs that together try each permission once; 1 tries all of them in one run, which takes two minutes. */
const TURNS = Number(process.env.ACCESS_TURNS ?? 2);

/** The permissions that this run tries, chosen at random. */
export const NEEDS: readonly Need[] = (() => {
  const turn = Math.floor(Math.random() * TURNS);
  return ALL_NEEDS.filter((_, index) => index % TURNS === turn);
})();

function without(permissions: Permissions, resource: string, verb: Verb): Permissions {
  const { [resource]: verbs, ...others } = permissions;
  const left = verbs.filter((each) => each !== verb);
  return left.length === 0 ? others : { ...others, [resource]: left };
}
