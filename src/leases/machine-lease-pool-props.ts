// The properties of a lease pool: the number of leases, who takes them, what their machines may use and reach, and what ends them.
import { ApiObjectMetadata, Duration, Size } from 'cdk8s';
import type { ISubject } from '../access/subject';
import { checkRange } from '../issues/checks';
import { CIDR, DNS_LABEL, format, NAMESPACE, NOT_EMPTY, OBJECT_NAME } from '../issues/formats';
import { issue, Issues } from '../issues/issues';
import { anything, atLeast } from '../issues/shape';
import { checkFieldFormats, shapeIssues } from '../issues/shape-issues';
import { NETWORK_NAME } from '../spec/network';
import { scheduleIssues } from '../storage/cron-schedule';
import { CONTAINER_IMAGE, checkLocation } from '../storage/locations';

/** The properties of a lease pool: the number of leases, who takes them, and what ends them. */
export interface MachineLeasePoolProps {
  /**
   * The metadata of the namespace. The objects in it get its name too.
   *
   * @default - the name is the construct id
   */
  readonly metadata?: ApiObjectMetadata;

  /**
   * The container image of the command: that of a release, which is named by its digest in the release's `image.txt`, or one that the
   * Containerfile of this project builds. Sets the container's `image` in the CronJob of the clean-up, which ends expired leases.
   */
  readonly commandImage: string;

  /**
   * The Secret with the credentials of the image's registry, in the same namespace: sets the pod's `imagePullSecrets`.
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
   * The maximum number of machines at a time: sets `count/virtualmachines.kubevirt.io` of the ResourceQuota.
   */
  readonly maxLeases: number;

  /**
   * The number of CPUs that all machines together may request: sets `requests.cpu` of a ResourceQuota, which does not apply to the pod of the
   * clean-up. A LimitRange sets a request of 200m on containers without one, such as the sidecar of a network binding.
   *
   * @default - any
   */
  readonly maxCpu?: number;

  /**
   * The memory that all machines together may request: sets `requests.memory` of the same ResourceQuota. Each requests about 300 MiB more
   * than its guest has. The LimitRange sets a request of 64M on containers without one.
   *
   * @default - any
   */
  readonly maxMemory?: Size;

  /**
   * The storage that the disks of all machines together may request: sets `requests.storage`. While CDI fills a disk, it requests up to
   * three times its size, and a disk that exceeds the limit waits.
   *
   * @default - any
   */
  readonly maxStorage?: Size;

  /**
   * When the clean-up runs, as a cron schedule: sets the CronJob's `schedule`.
   *
   * @default - every ten minutes
   */
  readonly cleanupSchedule?: string;

  /**
   * The maximum age of a lease, whatever its own TTL, at least an hour. The clean-up then deletes its machine and disks, even if the
   * lease is marked to be kept. Sets `--max-age` of `lease cleanup`; a lease with a longer TTL is refused.
   *
   * @default Duration.days(1)
   */
  readonly maxAge?: Duration;

  /**
   * The private networks that guests, and the pods that fetch their disks, can reach, such as a proxy or a mirror, as CIDRs. They
   * can always reach the cluster's DNS service and public addresses, except the addresses of cloud metadata services. Also allow
   * here the DNS cache of nodes (`169.254.20.10/32`) or NAT64 (`64:ff9b::/96`, which reaches all private IPv4 networks), if the
   * cluster uses them.
   *
   * @default - none
   */
  readonly allowedNetworks?: string[];

  /**
   * Public addresses that guests and those pods cannot reach, as CIDRs: the addresses of the cluster's own nodes, pods and API server if
   * these are public, and your own NAT64 prefix; `0.0.0.0/0` and `::/0` are the internet. Adds to `except` of the NetworkPolicy.
   *
   * @default - none
   */
  readonly deniedNetworks?: string[];

  /**
   * The Secrets of the namespace that machines may use besides their own, such as one for pulling images. Users who take leases can read
   * them.
   *
   * @default - none
   */
  readonly allowedSecrets?: string[];

  /**
   * The ConfigMaps of the namespace that machines may use, such as one with certificates of an image server.
   *
   * @default - none
   */
  readonly allowedConfigMaps?: string[];

  /**
   * The NetworkAttachmentDefinitions that machines may use, as in templates: `name` or `namespace/name`. NetworkPolicies do not
   * apply in such a network.
   *
   * @default - none
   */
  readonly allowedNetworkAttachments?: string[];

  /**
   * The GPUs and other host devices that machines may use, as in templates, such as `nvidia.com/GA102GL_A10`.
   *
   * @default - none
   */
  readonly allowedDevices?: string[];

  /**
   * The instance types that machines may use, with everything that they contain, such as devices.
   *
   * @default - none
   */
  readonly allowedInstancetypes?: string[];

  /**
   * The namespaces of claims, snapshots and DataSources from which disks may be cloned, if the namespaces' own Roles allow it too.
   * In the pool's own namespace, disks can be cloned from DataSources only, since its claims belong to leases.
   *
   * @default - the DataSources of the pool's own namespace
   */
  readonly allowedImageNamespaces?: string[];

  /**
   * The keys of taints that machines may tolerate, such as those of nodes that are reserved for leases.
   *
   * @default - none
   */
  readonly allowedTolerations?: string[];

  /**
   * The namespace of KubeVirt: SSH connections come from its API server.
   *
   * @default "kubevirt"
   */
  readonly kubevirtNamespace?: string;

  /**
   * The namespace of CDI, which polls the progress of the pods that fetch disks.
   *
   * @default "cdi"
   */
  readonly cdiNamespace?: string;
}

/** The format of each list of strings. */
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

/** The longest name of a pool. The name of its CronJob appends `-cleanup`, and may have 52 characters. */
const MAX_NAME_LENGTH = 44;

/** The maximum age of a lease, in seconds. */
export const maxAgeOf = ({ maxAge }: MachineLeasePoolProps) => Math.floor((maxAge ?? Duration.days(1)).toSeconds({ integral: false }));

/** Reports all mistakes in the name and the properties. */
export function* leasePoolIssues(name: string, props: MachineLeasePoolProps): Issues {
  const { commandImage, maxLeases, maxCpu, cleanupSchedule, maxAge } = props;
  if (name.length > MAX_NAME_LENGTH) {
    yield issue('metadata.name', `${JSON.stringify(name)} is too long: write at most ${MAX_NAME_LENGTH} characters, which leave room for the name of the clean-up's CronJob`);
  }
  yield* checkLocation('commandImage', commandImage, CONTAINER_IMAGE);
  yield* checkFieldFormats('', props, { imagePullSecret: OBJECT_NAME, kubevirtNamespace: DNS_LABEL, cdiNamespace: DNS_LABEL });
  yield* checkRange('maxLeases', maxLeases, 1);
  yield* checkRange('maxCpu', maxCpu, 1);
  yield* cleanupSchedule === undefined ? [] : scheduleIssues('cleanupSchedule', cleanupSchedule);
  yield* maxAge === undefined || maxAge.toMilliseconds() >= 3_600_000 ? [] : [issue('maxAge', `${maxAge.toHumanString()} is too short: write at least an hour, which a lease may need to become ready`)];
  yield* shapeIssues(props, LISTS);
}
