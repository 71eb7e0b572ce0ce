// The construct that gives leases a place: a namespace with limits, who may take leases there, and what ends them.
import { ApiObject, ApiObjectMetadata, Duration, Size } from 'cdk8s';
import type { ISubject } from 'cdk8s-plus-27';
import { Construct } from 'constructs';
import { cleanUpPod, CLEANUP_PERMISSIONS } from './clean-up-pod';
import { LEASE_VARIABLES, leaseRules, SECRET_RULES } from './lease-policy';
import { machineRules } from './machine-policy';
import { CLEANUP_LABEL, cleanUpNetworkPolicy, diskNetworkPolicy, podNetworkPolicy } from './network-policies';
import { admissionPolicy, AdmissionPolicyProps, mayInNamespace } from '../access/admission-policy';
import { ClusterObject } from '../access/cluster-object';
import { MachineAccess } from '../access/machine-access';
import { MachineAction } from '../access/machine-action';
import { policyRules } from '../access/policy-rules';
import { ServiceAccount } from '../access/service-account';
import { CIDR } from '../cloud-init/rules';
import { NETWORK_NAME } from '../machine/network';
import { NamedMetadata, objectMetadata } from '../metadata';
import { Mistakes, refuse } from '../mistakes';
import { present } from '../present';
import { breakingEach, breakingFields, LABEL_NAME, NOT_EMPTY, outside, rule } from '../rules';
import { scheduleMistakes } from '../storage/cron-schedule';
import { CONTAINER_IMAGE, misplaced } from '../storage/locations';
import { NAMESPACE, OBJECT_NAME } from '../storage/rules';
import { quantity } from '../template/quantity';

/** How many leases there may be, who takes them, and what ends them. */
export interface MachineLeasePoolProps {
  /**
   * The metadata of the namespace; its name is that of all that is in it too.
   *
   * @default - the name is the construct id
   */
  readonly metadata?: ApiObjectMetadata;

  /**
   * The image of the command, which the Containerfile of this project builds: it ends leases whose time is over.
   */
  readonly image: string;

  /**
   * The Secret with what the image's registry asks for, in the same namespace: sets the pod's `imagePullSecrets`.
   *
   * @default - none
   */
  readonly imagePullSecret?: string;

  /**
   * Who may take leases, such as a `Group` or `ServiceAccount` of cdk8s-plus.
   *
   * @default - a ServiceAccount of the pool's name, which is emitted too
   */
  readonly subjects?: ISubject[];

  /**
   * How many machines there may be at once: sets `count/virtualmachines.kubevirt.io` of the ResourceQuota.
   */
  readonly maxLeases: number;

  /**
   * The CPUs that all machines may ask for together: sets `requests.cpu`. Every pod of the namespace then has to ask for some.
   *
   * @default - any
   */
  readonly cpu?: number;

  /**
   * The memory that all machines may ask for together: sets `requests.memory`.
   *
   * @default - any
   */
  readonly memory?: Size;

  /**
   * The storage that the disks of all machines may ask for together: sets `requests.storage`.
   *
   * @default - any
   */
  readonly storage?: Size;

  /**
   * When leases are looked through, as a cron schedule: sets the CronJob's `schedule`.
   *
   * @default - every ten minutes
   */
  readonly cleanupSchedule?: string;

  /**
   * How old a lease may be, whatever it says of itself, at least an hour: then clean-up deletes its machine and disks, those of
   * leases that are to be kept, too. Sets `--max-age` of `lease cleanup`, and no lease is taken with a longer TTL.
   *
   * @default Duration.days(1)
   */
  readonly maxAge?: Duration;

  /**
   * What guests, and the pods that fetch their disks, reach of networks that are private, such as a proxy or a mirror, as
   * CIDRs. They always reach the cluster's name service, and addresses that are public but for those by which clouds tell
   * machines their credentials. Where nodes answer DNS themselves (`169.254.20.10/32`), or IPv6 reaches IPv4 by NAT64
   * (`64:ff9b::/96`, behind which are all private networks), they are allowed here.
   *
   * @default - none
   */
  readonly allowedNetworks?: string[];

  /**
   * What they do not reach although it is public, as CIDRs: the addresses of the cluster's own nodes, pods and API server
   * where these have public ones, and a NAT64 prefix of one's own. Adds to `except` of the NetworkPolicy.
   *
   * @default - none
   */
  readonly deniedNetworks?: string[];

  /**
   * The Secrets of the namespace that machines may name beside their own, such as one that images are pulled with. Whoever
   * takes leases can read them.
   *
   * @default - none
   */
  readonly allowedSecrets?: string[];

  /**
   * The ConfigMaps of the namespace that machines may name, such as one with certificates of an image server.
   *
   * @default - none
   */
  readonly allowedConfigMaps?: string[];

  /**
   * The NetworkAttachmentDefinitions that machines may name, as templates write them: `name` or `namespace/name`. No
   * NetworkPolicy holds in such a network.
   *
   * @default - none
   */
  readonly allowedNetworkAttachments?: string[];

  /**
   * The GPUs and other devices of hosts that machines may use, as templates write them, such as `nvidia.com/GA102GL_A10`.
   *
   * @default - none
   */
  readonly allowedDevices?: string[];

  /**
   * The instance types that machines may have; with them comes what is in them, devices for example.
   *
   * @default - none
   */
  readonly allowedInstancetypes?: string[];

  /**
   * The namespaces of claims, snapshots and DataSources that disks may be cloned from, if the namespaces' own Roles allow it,
   * too. Of the pool's own namespace disks are cloned from DataSources only, since its claims are those of leases.
   *
   * @default - the DataSources of the pool's own namespace
   */
  readonly allowedImageNamespaces?: string[];

  /**
   * The keys of taints that machines may tolerate, such as those of nodes that are set apart for leases.
   *
   * @default - none
   */
  readonly allowedTolerations?: string[];

  /**
   * The namespace that KubeVirt runs in: SSH comes from there.
   *
   * @default "kubevirt"
   */
  readonly kubevirtNamespace?: string;

  /**
   * The namespace that CDI runs in: whoever fetches disks is asked from there how far it is.
   *
   * @default "cdi"
   */
  readonly cdiNamespace?: string;
}

/** How long a look through the leases may take. */
const LONGEST_CLEANUP = Duration.minutes(5);

/** What the texts of each list are. */
const LISTS = {
  allowedNetworks: CIDR,
  deniedNetworks: CIDR,
  allowedSecrets: OBJECT_NAME,
  allowedConfigMaps: OBJECT_NAME,
  allowedNetworkAttachments: NETWORK_NAME,
  allowedDevices: rule('a device', /^[-.a-z0-9]+\/[-\w.]+$/, 'its name with its vendor, such as "nvidia.com/GA102GL_A10"'),
  allowedInstancetypes: OBJECT_NAME,
  allowedImageNamespaces: NAMESPACE,
  allowedTolerations: NOT_EMPTY,
};

/**
 * A place where people and CI jobs take machines for an hour with `cdk8s-kubevirt lease`: emits a Namespace with a
 * ResourceQuota, a NetworkPolicy that keeps guests from the cluster and from each other, a Role for those who take leases, and
 * a CronJob that runs `lease cleanup`.
 */
export class MachineLeasePool extends Construct {
  /** The Namespace. */
  public readonly apiObject: ApiObject;

  /**
   * Throws when the name is no DNS label of at most 63 characters, and else one error that lists all that is wrong: a number of
   * leases or CPUs below one, a malformed image, schedule, network or name.
   *
   * @param scope the chart, or a construct below it
   * @param id the construct's id, and the namespace's name unless `metadata` says another
   * @param props how many leases there may be, who takes them, and what ends them
   */
  constructor(scope: Construct, id: string, props: MachineLeasePoolProps) {
    super(scope, id);
    const { namespace: _, ...metadata } = objectMetadata(scope, id, props.metadata) as NamedMetadata;
    refuse(mistakes(props), this.node.path);
    const { name } = metadata;
    this.apiObject = new ClusterObject(this, 'Resource', { apiVersion: 'v1', kind: 'Namespace', metadata });
    const within = { name, namespace: name };
    this.emit('Quota', 'v1', 'ResourceQuota', within, { spec: { hard: hard(props) } });
    this.network('Guests', name, name, podNetworkPolicy(props));
    this.network('Disks', name, `${name}-disks`, diskNetworkPolicy(props));
    this.network('CleanupNetwork', name, `${name}-cleanup`, cleanUpNetworkPolicy());
    admissionPolicy(this, 'MachinePolicy', machinePolicy(name, props));
    admissionPolicy(this, 'SecretPolicy', secretPolicy(name));
    new MachineAccess(this, 'Access', { metadata: within, actions: [MachineAction.LEASE], subjects: props.subjects });
    this.cleanUp({ name: `${name}-cleanup`, namespace: name }, props);
  }

  /** The namespace's name, which a lease's configuration has as `kubevirt.namespace`. */
  public get name(): string {
    return this.apiObject.name;
  }

  private cleanUp(metadata: NamedMetadata & { readonly namespace: string }, props: MachineLeasePoolProps): void {
    const account = new ServiceAccount(this, 'CleanupAccount', metadata);
    const group = 'rbac.authorization.k8s.io';
    this.emit('CleanupRole', `${group}/v1`, 'Role', metadata, { rules: policyRules([CLEANUP_PERMISSIONS]) });
    this.emit('CleanupBinding', `${group}/v1`, 'RoleBinding', metadata, {
      roleRef: { apiGroup: group, kind: 'Role', name: metadata.name },
      subjects: [account.toSubjectConfiguration()],
    });
    this.emit('Cleanup', 'batch/v1', 'CronJob', metadata, {
      spec: {
        schedule: props.cleanupSchedule ?? '*/10 * * * *',
        concurrencyPolicy: 'Forbid',
        successfulJobsHistoryLimit: 1,
        failedJobsHistoryLimit: 3,
        jobTemplate: {
          spec: {
            backoffLimit: 0,
            activeDeadlineSeconds: LONGEST_CLEANUP.toSeconds(),
            template: {
              metadata: { labels: CLEANUP_LABEL },
              spec: cleanUpPod({ ...props, maxAge: maxAgeOf(props), namespace: metadata.namespace, serviceAccountName: metadata.name }),
            },
          },
        },
      },
    });
  }

  private network(id: string, namespace: string, name: string, spec: object): void {
    this.emit(id, 'networking.k8s.io/v1', 'NetworkPolicy', { name, namespace }, { spec });
  }

  private emit(id: string, apiVersion: string, kind: string, metadata: NamedMetadata, content: object): ApiObject {
    return new ApiObject(this, id, { apiVersion, kind, metadata, ...content });
  }
}

/** In seconds. */
const maxAgeOf = ({ maxAge }: MachineLeasePoolProps) => Math.floor((maxAge ?? Duration.days(1)).toSeconds({ integral: false }));

/** What machines of leases may be. */
function machinePolicy(namespace: string, props: MachineLeasePoolProps): AdmissionPolicyProps {
  return {
    name: `${namespace}-lease-machines`,
    namespace,
    resources: [{ apiGroup: 'kubevirt.io', apiVersion: 'v1', resource: 'virtualmachines' }],
    // Whoever may make pods reaches all of this without a machine, and so do KubeVirt's controllers, which write machines, too.
    holds: { name: 'whoever-makes-no-pods', expression: `!${mayInNamespace(namespace, 'create', 'pods')}` },
    variables: LEASE_VARIABLES,
    rules: [...leaseRules(maxAgeOf(props)), ...machineRules({ ...props, namespace })],
  };
}

/** What Secrets are made for them. */
function secretPolicy(namespace: string): AdmissionPolicyProps {
  return {
    name: `${namespace}-lease-secrets`,
    namespace,
    resources: [{ apiGroup: '', apiVersion: 'v1', resource: 'secrets' }],
    // Whoever may read the namespace's Secrets gains nothing by a machine that does.
    holds: { name: 'whoever-reads-no-secrets', expression: `!${mayInNamespace(namespace, 'get', 'secrets')}` },
    rules: SECRET_RULES,
  };
}

function hard({ maxLeases, cpu, memory, storage }: MachineLeasePoolProps) {
  return present({
    'count/virtualmachines.kubevirt.io': String(maxLeases),
    'requests.cpu': cpu === undefined ? undefined : String(cpu),
    'requests.memory': memory && quantity(memory),
    'requests.storage': storage && quantity(storage),
  });
}

function* mistakes(props: MachineLeasePoolProps): Mistakes {
  const { image, imagePullSecret, maxLeases, cpu, cleanupSchedule, maxAge, kubevirtNamespace, cdiNamespace } = props;
  yield* misplaced('image', image, CONTAINER_IMAGE);
  yield* breakingFields('', { imagePullSecret, kubevirtNamespace, cdiNamespace }, { imagePullSecret: OBJECT_NAME, kubevirtNamespace: LABEL_NAME, cdiNamespace: LABEL_NAME });
  yield* outside('maxLeases', maxLeases, 1);
  yield* outside('cpu', cpu, 1);
  yield* cleanupSchedule === undefined ? [] : scheduleMistakes('cleanupSchedule', cleanupSchedule);
  yield* maxAge === undefined || maxAge.toMilliseconds() >= 3_600_000 ? [] : [`maxAge: ${maxAge.toHumanString()} is too short: write an hour at least, which a lease may take to be ready`];
  for (const [field, rules] of Object.entries(LISTS)) {
    yield* breakingEach(field, props[field as keyof typeof LISTS], rules);
  }
}
