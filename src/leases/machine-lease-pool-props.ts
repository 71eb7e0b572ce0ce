// What a lease pool is told: how many leases there may be, who takes them, what they may name and reach, and what ends them.
import { ApiObjectMetadata, Duration, Size } from 'cdk8s';
import type { ISubject } from '../access/subject';
import { CIDR, DNS_LABEL, format, NAMESPACE, NOT_EMPTY, OBJECT_NAME } from '../issues/formats';
import { issue, Issues } from '../issues/issues';
import { anything, atLeast, breakingFields, outside, shapeIssues } from '../issues/shape';
import { NETWORK_NAME } from '../spec/network';
import { scheduleIssues } from '../storage/cron-schedule';
import { CONTAINER_IMAGE, misplaced } from '../storage/locations';

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
   * Who may take leases, such as `Subject.group('developers')`, or in TypeScript and Python a `Group` or
   * `ServiceAccount` of cdk8s-plus.
   *
   * @default - a ServiceAccount of the pool's name, which is emitted too
   */
  readonly subjects?: ISubject[];

  /**
   * How many machines there may be at once: sets `count/virtualmachines.kubevirt.io` of the ResourceQuota.
   */
  readonly maxLeases: number;

  /**
   * The CPUs that all machines may ask for together: sets `requests.cpu` of a ResourceQuota. Every pod of the namespace then has
   * to ask for some, but for the one of clean-up, for which there is room at any time.
   *
   * @default - any
   */
  readonly cpu?: number;

  /**
   * The memory that all machines may ask for together: sets `requests.memory` of the same ResourceQuota.
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

/** What the texts of each list are. */
const LISTS = atLeast({
  allowedNetworks: [CIDR],
  deniedNetworks: [CIDR],
  allowedSecrets: [OBJECT_NAME],
  allowedConfigMaps: [OBJECT_NAME],
  allowedNetworkAttachments: [NETWORK_NAME],
  allowedDevices: [format('a device', /^[-.a-z0-9]+\/[-\w.]+$/, 'its name with its vendor, such as "nvidia.com/GA102GL_A10"')],
  allowedInstancetypes: [OBJECT_NAME],
  allowedImageNamespaces: [NAMESPACE],
  allowedTolerations: [NOT_EMPTY],
}, anything);

/** What is wrong with them. */
export function* leasePoolIssues(props: MachineLeasePoolProps): Issues {
  const { image, maxLeases, cpu, cleanupSchedule, maxAge } = props;
  yield* misplaced('image', image, CONTAINER_IMAGE);
  yield* breakingFields('', props, { imagePullSecret: OBJECT_NAME, kubevirtNamespace: DNS_LABEL, cdiNamespace: DNS_LABEL });
  yield* outside('maxLeases', maxLeases, 1);
  yield* outside('cpu', cpu, 1);
  yield* cleanupSchedule === undefined ? [] : scheduleIssues('cleanupSchedule', cleanupSchedule);
  yield* maxAge === undefined || maxAge.toMilliseconds() >= 3_600_000 ? [] : [issue('maxAge', `${maxAge.toHumanString()} is too short: write an hour at least, which a lease may take to be ready`)];
  yield* shapeIssues(props, LISTS);
}
