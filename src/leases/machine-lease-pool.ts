// The construct that gives leases a place: a namespace with limits, who may take leases there, and what ends them.
import { ApiObject, ApiObjectMetadata, Duration, JsonPatch, Size } from 'cdk8s';
import type { ISubject } from 'cdk8s-plus-27';
import { Construct } from 'constructs';
import { cleanUpPod, CLEANUP_PERMISSIONS } from './clean-up-pod';
import { guestNetworkPolicy } from './guest-network-policy';
import { MachineAccess } from '../access/machine-access';
import { MachineAction } from '../access/machine-action';
import { policyRules } from '../access/policy-rules';
import { ServiceAccount } from '../access/service-account';
import { CIDR } from '../cloud-init/rules';
import { checkArguments } from '../declared/arguments';
import { NamedMetadata, objectMetadata } from '../metadata';
import { Mistakes, refuse } from '../mistakes';
import { present } from '../present';
import { breakingEach, breakingFields, LABEL_NAME, outside } from '../rules';
import { scheduleMistakes } from '../storage/cron-schedule';
import { CONTAINER_IMAGE, misplaced } from '../storage/locations';
import { OBJECT_NAME } from '../storage/rules';
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
   * What guests reach of networks that are private, such as a proxy or a mirror, as CIDRs. They always reach the cluster's name
   * service, and addresses that are public.
   *
   * @default - none
   */
  readonly allowedNetworks?: string[];

  /**
   * The namespace that KubeVirt runs in: SSH comes from there.
   *
   * @default "kubevirt"
   */
  readonly kubevirtNamespace?: string;
}

/** How long a look through the leases may take. */
const LONGEST_CLEANUP = Duration.minutes(5);

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
    checkArguments('MachineLeasePool', scope, id, props);
    super(scope, id);
    const { namespace: _, ...metadata } = objectMetadata(scope, id, props.metadata) as NamedMetadata;
    refuse(mistakes(props), this.node.path);
    const { name } = metadata;
    this.apiObject = new ApiObject(this, 'Resource', { apiVersion: 'v1', kind: 'Namespace', metadata });
    // cdk8s gives every object the chart's namespace.
    this.apiObject.addJsonPatch(...this.apiObject.metadata.namespace === undefined ? [] : [JsonPatch.remove('/metadata/namespace')]);
    const within = { name, namespace: name };
    this.emit('Quota', 'v1', 'ResourceQuota', within, { spec: { hard: hard(props) } });
    this.emit('Guests', 'networking.k8s.io/v1', 'NetworkPolicy', within, { spec: guestNetworkPolicy(props) });
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
            template: { spec: cleanUpPod({ ...props, namespace: metadata.namespace, serviceAccountName: metadata.name }) },
          },
        },
      },
    });
  }

  private emit(id: string, apiVersion: string, kind: string, metadata: NamedMetadata, content: object): ApiObject {
    return new ApiObject(this, id, { apiVersion, kind, metadata, ...content });
  }
}

function hard({ maxLeases, cpu, memory, storage }: MachineLeasePoolProps) {
  return present({
    'count/virtualmachines.kubevirt.io': String(maxLeases),
    'requests.cpu': cpu === undefined ? undefined : String(cpu),
    'requests.memory': memory && quantity(memory),
    'requests.storage': storage && quantity(storage),
  });
}

function* mistakes({ image, imagePullSecret, maxLeases, cpu, cleanupSchedule, allowedNetworks, kubevirtNamespace }: MachineLeasePoolProps): Mistakes {
  yield* misplaced('image', image, CONTAINER_IMAGE);
  yield* breakingFields('', { imagePullSecret, kubevirtNamespace }, { imagePullSecret: OBJECT_NAME, kubevirtNamespace: LABEL_NAME });
  yield* outside('maxLeases', maxLeases, 1);
  yield* outside('cpu', cpu, 1);
  yield* cleanupSchedule === undefined ? [] : scheduleMistakes('cleanupSchedule', cleanupSchedule);
  yield* breakingEach('allowedNetworks', allowedNetworks, CIDR);
}
