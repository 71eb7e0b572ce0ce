// What each action needs of the API server, and no more: the one table that Roles are made of and `doctor` asks about.
import { MachineAction } from './machine-action';

/** The verbs of Kubernetes' authorization that anything here needs, as Roles order them. */
export const VERBS = ['get', 'list', 'watch', 'create', 'update', 'patch', 'delete'] as const;

export type Verb = typeof VERBS[number];

/**
 * Verbs by the resource that they are allowed on, called as kubectl calls resources: `secrets`, `virtualmachines.kubevirt.io`,
 * and with a subresource `virtualmachines/start.subresources.kubevirt.io`.
 */
export interface Permissions {
  readonly [resource: string]: readonly Verb[];
}

/** One question that an authorizer can be asked. */
export interface Permission {
  /** Empty for the core group. */
  readonly group: string;
  readonly resource: string;
  readonly subresource?: string;
  readonly verb: Verb;
}

/** For one object, and for all of them from now on. */
const READ = ['get', 'list', 'watch'] as const;

/** For all of them only. */
const FOLLOW = ['list', 'watch'] as const;

const APPLY = ['get', 'create', 'patch'] as const;

/** What a manifest for machines may hold: each kind that this library emits, but for access and for what GitOps tools are told. */
export const APPLIED_RESOURCES: readonly string[] = [
  'configmaps',
  'persistentvolumeclaims',
  'secrets',
  'services',
  'horizontalpodautoscalers.autoscaling',
  'dataimportcrons.cdi.kubevirt.io',
  'datasources.cdi.kubevirt.io',
  'datavolumes.cdi.kubevirt.io',
  'externalsecrets.external-secrets.io',
  'network-attachment-definitions.k8s.cni.cncf.io',
  'virtualmachines.kubevirt.io',
  'virtualmachinepools.pool.kubevirt.io',
];

const MACHINES: readonly string[] = ['virtualmachines.kubevirt.io', 'virtualmachinepools.pool.kubevirt.io'];

/** No machine is deleted before it is known which disks would go with it. */
const DISKS_OF_MACHINES: Permissions = { 'persistentvolumeclaims': ['list'], 'datavolumes.cdi.kubevirt.io': ['list'] };

/** On the Secret without data that tells which objects are of a set. */
export const SET_VERBS = APPLY;

/**
 * What applying objects of these resources needs. With `prune`, also deleting those that are in the manifests no more, of
 * which a Secret without data keeps the list.
 *
 * @param keepsAnySet whether the Secret may have any name
 */
export function applyPermissions(resources: readonly string[] = APPLIED_RESOURCES, prune = false, keepsAnySet = true): Permissions {
  const verbs: readonly Verb[] = prune ? [...APPLY, 'list', 'delete'] : APPLY;
  return {
    ...prune && keepsAnySet && { secrets: APPLY },
    ...prune && resources.some((resource) => MACHINES.includes(resource)) && DISKS_OF_MACHINES,
    ...Object.fromEntries(resources.map((resource) => [resource, verbs])),
  };
}

/** What each action needs. */
export const PERMISSIONS: { readonly [action in MachineAction]: Permissions } = {
  [MachineAction.VIEW]: {
    'events': FOLLOW,
    'persistentvolumeclaims': READ,
    'pods': FOLLOW,
    'dataimportcrons.cdi.kubevirt.io': FOLLOW,
    'datasources.cdi.kubevirt.io': FOLLOW,
    'datavolumes.cdi.kubevirt.io': READ,
    'virtualmachines.kubevirt.io': READ,
    'virtualmachineinstances.kubevirt.io': READ,
    'virtualmachinepools.pool.kubevirt.io': FOLLOW,
  },
  [MachineAction.APPLY]: applyPermissions(),
  [MachineAction.OPERATE]: {
    'persistentvolumeclaims': [...READ, 'patch'],
    'datavolumes.cdi.kubevirt.io': [...READ, 'patch'],
    'virtualmachines.kubevirt.io': [...READ, 'patch', 'delete'],
    'virtualmachineinstancemigrations.kubevirt.io': [...FOLLOW, 'create'],
    'virtualmachines/restart.subresources.kubevirt.io': ['update'],
    'virtualmachines/start.subresources.kubevirt.io': ['update'],
    'virtualmachines/stop.subresources.kubevirt.io': ['update'],
  },
  [MachineAction.LEASE]: {
    'events': FOLLOW,
    'persistentvolumeclaims': FOLLOW,
    'pods': FOLLOW,
    'secrets': ['create'],
    'datavolumes.cdi.kubevirt.io': FOLLOW,
    'virtualmachines.kubevirt.io': [...READ, 'create', 'patch', 'delete'],
    'virtualmachineinstances.kubevirt.io': READ,
    'virtualmachineinstances/vnc.subresources.kubevirt.io': ['get'],
    'virtualmachines/portforward.subresources.kubevirt.io': ['get'],
    'virtualmachines/start.subresources.kubevirt.io': ['update'],
    'virtualmachines/stop.subresources.kubevirt.io': ['update'],
  },
  [MachineAction.MONITOR]: {
    'datavolumes.cdi.kubevirt.io': FOLLOW,
    'virtualmachines.kubevirt.io': FOLLOW,
  },
};

/** Each permission by itself. */
export function eachPermission(permissions: Permissions): Permission[] {
  return Object.entries(permissions).flatMap(([called, verbs]) => verbs.map((verb) => ({ ...resourceOf(called), verb })));
}

/** The group, resource and subresource of what kubectl calls `resource/subresource.group`. */
export function resourceOf(called: string): Omit<Permission, 'verb'> {
  const [, resource, subresource, group = ''] = /^([^./]+)(?:\/([^.]+))?(?:\.(.+))?$/.exec(called)!;
  return { group, resource, ...subresource !== undefined && { subresource } };
}
