// The actions on machines, the permissions that each action needs, and the rules of a Role for them.

/** The actions on machines, by the commands of `cdk8s-kubevirt` that need them. */
export enum MachineAction {
  /**
   * Look at machines, pools, disks and images, and wait for them: `list`, `status`, `wait`, `nodetypes --cluster`. It does not read
   * Secrets: to wait for manifests that contain Secrets, APPLY is needed too. It shows whether ExternalSecrets have created their Secrets.
   */
  VIEW = 'view',

  /**
   * Create and change the objects of manifests, including Secrets: `apply` and `diff`. `apply --wait` needs VIEW too. Networks have to be
   * allowed by name, in `apply.resources`.
   *
   * Users who may do this can read every Secret of the namespace: the server returns the object after a change, and a machine can show any
   * Secret to its guest. With a Secret, a machine or a disk they can also get the token of any ServiceAccount there, unless
   * `apply.refuseTokens` of MachineAccess is true, and with an ExternalSecret the values of its store. To prevent this, set
   * `apply.resources` without `secrets`, `persistentvolumeclaims`, `externalsecrets.external-secrets.io`, `dataimportcrons.cdi.kubevirt.io`,
   * `datavolumes.cdi.kubevirt.io`, `volumeimportsources.cdi.kubevirt.io`, `virtualmachines.kubevirt.io`,
   * `virtualmachinepools.pool.kubevirt.io`, `virtualmachinerestores.snapshot.kubevirt.io`, `virtualmachineclones.clone.kubevirt.io`,
   * `virtualmachineinstancetypes.instancetype.kubevirt.io` and `virtualmachinepreferences.instancetype.kubevirt.io`.
   */
  APPLY = 'apply',

  /**
   * Start, stop, restart, migrate and delete machines by their names, with or without their disks: `start`, `stop`, `restart`,
   * `migrate`, `delete`. With `--wait`, VIEW is needed to explain why a machine does not start. To delete other objects of
   * manifests, use APPLY with `apply.prune`. This action may change machines and their disks, to keep them apart. So it can show Secrets
   * and tokens to a guest as APPLY can, and have CDI fill any claim of the namespace anew, in a pod of any ServiceAccount. In a namespace
   * with `apply.refuseTokens`, it gets no tokens, except those of machines that already have one.
   */
  OPERATE = 'operate',

  /**
   * Take machines for a while and reach their guests: `lease`, `port-forward`, `vnc`. With such a machine, a user can read every Secret of
   * the namespace and get the token of any ServiceAccount. Only in the namespace of a MachineLeasePool, its policies limit machines to
   * their own Secrets.
   */
  LEASE = 'lease',

  /** Watch machines: `monitor`. It does not read Secrets. */
  MONITOR = 'monitor',

  /**
   * Find the cloud-init Secrets that are no longer in use, and delete them: `collect`. Listing Secrets means reading every one of the
   * namespace, and Kubernetes cannot limit `delete` to some of them: this action may delete any Secret. Grant it to the job that collects.
   */
  COLLECT = 'collect',
}

/** The verbs of Kubernetes' authorization that are needed here, in the order of Roles. */
const VERBS = ['get', 'list', 'watch', 'create', 'update', 'patch', 'delete'] as const;

export type Verb = typeof VERBS[number];

/**
 * The allowed verbs by resource. Resources are named as in kubectl: `secrets`, `virtualmachines.kubevirt.io`,
 * and with a subresource `virtualmachines/start.subresources.kubevirt.io`.
 */
export interface Permissions {
  readonly [resource: string]: readonly Verb[];
}

/** One permission, as an authorizer checks it. */
export interface Permission {
  /** Empty for the core group. */
  readonly group: string;
  readonly resource: string;
  readonly subresource?: string;
  readonly verb: Verb;
}

/** To read one object, or list and watch all. */
const READ = ['get', 'list', 'watch'] as const;

/** To list and watch all objects, but not to get one. */
const LIST_AND_WATCH = ['list', 'watch'] as const;

const APPLY = ['get', 'create', 'patch'] as const;

/**
 * The resources of manifests for machines: each kind that this library emits, except those for access and GitOps tools, networks, and
 * cluster-scoped ones.
 */
export const APPLIED_RESOURCES: readonly string[] = [
  'configmaps',
  'persistentvolumeclaims',
  'secrets',
  'services',
  'horizontalpodautoscalers.autoscaling',
  'dataimportcrons.cdi.kubevirt.io',
  'datasources.cdi.kubevirt.io',
  'datavolumes.cdi.kubevirt.io',
  'volumeclonesources.cdi.kubevirt.io',
  'volumeimportsources.cdi.kubevirt.io',
  'volumeuploadsources.cdi.kubevirt.io',
  'externalsecrets.external-secrets.io',
  'virtualmachines.kubevirt.io',
  'virtualmachineclones.clone.kubevirt.io',
  'virtualmachineexports.export.kubevirt.io',
  'virtualmachineinstancetypes.instancetype.kubevirt.io',
  'virtualmachinepreferences.instancetype.kubevirt.io',
  'virtualmachinepools.pool.kubevirt.io',
  'virtualmachinerestores.snapshot.kubevirt.io',
  'virtualmachinesnapshots.snapshot.kubevirt.io',
];

/**
 * These, and networks: whoever writes them decides what CNI plugins do, which run as root on the nodes. They are allowed only where a program names
 * them.
 */
export const EMITTED_RESOURCES: readonly string[] = [...APPLIED_RESOURCES, 'network-attachment-definitions.k8s.cni.cncf.io'];

const MACHINES: readonly string[] = ['virtualmachines.kubevirt.io', 'virtualmachinepools.pool.kubevirt.io'];

/** The resources that may read a machine's Secret, or keep an earlier state of one that did. */
const SECRET_READERS: readonly string[] = [
  'pods',
  'controllerrevisions.apps',
  'virtualmachines.kubevirt.io',
  'virtualmachineclones.clone.kubevirt.io',
  'virtualmachineinstances.kubevirt.io',
  'virtualmachineinstancereplicasets.kubevirt.io',
  'virtualmachinepools.pool.kubevirt.io',
  'virtualmachinerestores.snapshot.kubevirt.io',
  'virtualmachinesnapshotcontents.snapshot.kubevirt.io',
  'virtualmachinetemplates.template.kubevirt.io',
];

/** Before a machine is deleted, the disks that would be deleted with it are listed. */
const DISKS_OF_MACHINES: Permissions = { 'persistentvolumeclaims': ['list'], 'datavolumes.cdi.kubevirt.io': ['list'] };

/** The verbs on the Secret without data that lists the objects of a set. */
export const SET_VERBS = APPLY;

/** The resources that are applied and pruned. */
interface ApplyOptions {
  readonly resources?: readonly string[];
  readonly prune?: boolean;
  /**
   * The names of the Secrets that list what `prune` may delete. If it is undefined, any Secret is allowed; otherwise a separate rule allows
   * these.
   */
  readonly pruneSets?: readonly string[];
}

/**
 * The permissions to apply objects of these resources. With `prune`, also to delete objects that were removed from the manifests;
 * their list is kept in a Secret without data.
 */
export function applyPermissions({ resources = APPLIED_RESOURCES, prune = false, pruneSets }: ApplyOptions = {}): Permissions {
  const verbs: readonly Verb[] = prune ? [...APPLY, 'list', 'delete'] : APPLY;
  return {
    ...prune && pruneSets === undefined && { secrets: APPLY },
    ...prune && resources.some((resource) => MACHINES.includes(resource)) && DISKS_OF_MACHINES,
    ...Object.fromEntries(resources.map((resource) => [resource, verbs])),
  };
}

/** The permissions of each action. */
export const PERMISSIONS: { readonly [action in MachineAction]: Permissions } = {
  [MachineAction.VIEW]: {
    'events': LIST_AND_WATCH,
    'persistentvolumeclaims': READ,
    'pods': LIST_AND_WATCH,
    'dataimportcrons.cdi.kubevirt.io': LIST_AND_WATCH,
    'datasources.cdi.kubevirt.io': LIST_AND_WATCH,
    'datavolumes.cdi.kubevirt.io': READ,
    'externalsecrets.external-secrets.io': LIST_AND_WATCH,
    'virtualmachines.kubevirt.io': READ,
    'virtualmachineclones.clone.kubevirt.io': LIST_AND_WATCH,
    'virtualmachineexports.export.kubevirt.io': LIST_AND_WATCH,
    'virtualmachineinstances.kubevirt.io': READ,
    'virtualmachinepools.pool.kubevirt.io': LIST_AND_WATCH,
    'virtualmachinerestores.snapshot.kubevirt.io': LIST_AND_WATCH,
    'virtualmachinesnapshots.snapshot.kubevirt.io': LIST_AND_WATCH,
  },
  [MachineAction.APPLY]: applyPermissions(),
  [MachineAction.OPERATE]: {
    'persistentvolumeclaims': [...READ, 'patch'],
    'datavolumes.cdi.kubevirt.io': [...READ, 'patch'],
    'virtualmachines.kubevirt.io': [...READ, 'patch', 'delete'],
    'virtualmachineinstances.kubevirt.io': ['get'],
    'virtualmachineinstancemigrations.kubevirt.io': [...LIST_AND_WATCH, 'create'],
    'virtualmachines/restart.subresources.kubevirt.io': ['update'],
    'virtualmachines/start.subresources.kubevirt.io': ['update'],
    'virtualmachines/stop.subresources.kubevirt.io': ['update'],
  },
  [MachineAction.LEASE]: {
    'events': LIST_AND_WATCH,
    'persistentvolumeclaims': LIST_AND_WATCH,
    'pods': LIST_AND_WATCH,
    'secrets': ['create'],
    'datavolumes.cdi.kubevirt.io': LIST_AND_WATCH,
    'virtualmachines.kubevirt.io': [...READ, 'create', 'patch', 'delete'],
    'virtualmachineinstances.kubevirt.io': READ,
    'virtualmachineinstances/portforward.subresources.kubevirt.io': ['get'],
    'virtualmachineinstances/vnc.subresources.kubevirt.io': ['get'],
    'virtualmachines/portforward.subresources.kubevirt.io': ['get'],
    'virtualmachines/start.subresources.kubevirt.io': ['update'],
    'virtualmachines/stop.subresources.kubevirt.io': ['update'],
  },
  [MachineAction.MONITOR]: {
    'datavolumes.cdi.kubevirt.io': LIST_AND_WATCH,
    'virtualmachines.kubevirt.io': LIST_AND_WATCH,
  },
  [MachineAction.COLLECT]: {
    secrets: ['list', 'delete'],
    ...Object.fromEntries(SECRET_READERS.map((resource): [string, readonly Verb[]] => [resource, ['list']])),
  },
};

/** The permissions as a list, one for each verb. */
export function eachPermission(permissions: Permissions): Permission[] {
  return Object.entries(permissions).flatMap(([qualifiedName, verbs]) => verbs.map((verb) => ({ ...resourceOf(qualifiedName), verb })));
}

/** Parses kubectl's `resource/subresource.group`. */
export function resourceOf(qualifiedName: string): Omit<Permission, 'verb'> {
  const [, resource, subresource, group = ''] = /^([^./]+)(?:\/([^.]+))?(?:\.(.+))?$/.exec(qualifiedName)!;
  return { group, resource, ...subresource !== undefined && { subresource } };
}

/** A rule of a Role or ClusterRole. */
interface PolicyRule {
  readonly apiGroups: string[];
  readonly resources: string[];
  readonly verbs: readonly Verb[];
}

/** The rules of a Role with all of these permissions. Resources of a group with the same verbs share a rule; the order is stable. */
export function policyRules(permissions: readonly Permissions[]): PolicyRule[] {
  const verbs = new Map<string, Set<Verb>>();
  for (const [resource, allowed] of permissions.flatMap((each) => Object.entries(each))) {
    verbs.set(resource, new Set([...verbs.get(resource) ?? [], ...allowed]));
  }
  const rules = new Map<string, PolicyRule>();
  for (const [qualifiedName, allowed] of [...verbs].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const { group, resource, subresource } = resourceOf(qualifiedName);
    const ordered = VERBS.filter((verb) => allowed.has(verb));
    const key = [group, ...ordered].join();
    const { resources } = rules.get(key) ?? { resources: [] };
    const name = [resource, ...subresource === undefined ? [] : [subresource]].join('/');
    rules.set(key, { apiGroups: [group], resources: [...resources, name], verbs: ordered });
  }
  return [...rules].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, rule]) => rule);
}
