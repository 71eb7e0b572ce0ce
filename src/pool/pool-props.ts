// What a pool is made of.
import { ApiObjectMetadata } from 'cdk8s';
import { LabelSelector } from './label-selector';
import { PoolApiVersion } from './pool-api-version';
import { PoolAutohealing, PoolScaleInStrategy, PoolUpdateStrategy } from './strategies';
import { RunStrategy } from '../spec/run-strategy';
import { VirtualMachineTemplate } from '../template/virtual-machine-template';

/** To which names KubeVirt appends a machine's number; those of DataVolume templates have it always. */
export interface PoolNameGeneration {
  /**
   * Whether the Secrets of volumes, cloud-init's among them, are one for each machine, such as `token-0`: sets
   * `spec.nameGeneration.appendIndexToSecretRefs`. Those of cloud-init's texts are made here, others by you.
   *
   * @default - true where cloud-init's texts have `{{INDEX}}` or `{{NAME}}` in them
   */
  readonly appendIndexToSecretRefs?: boolean;

  /**
   * Whether the ConfigMaps of volumes are one for each machine, such as `settings-0`: sets
   * `spec.nameGeneration.appendIndexToConfigMapRefs`.
   *
   * @default - false
   */
  readonly appendIndexToConfigMapRefs?: boolean;
}

/** What a VirtualMachinePool is made of. */
export interface VirtualMachinePoolProps {
  /**
   * The machines: sets `spec.virtualMachineTemplate`. Its DataVolume templates are made once for each machine, with the
   * machine's number after their names. Cloud-init's texts may have `{{INDEX}}` in them, the machine's number from 0, and
   * `{{NAME}}`, its name: each machine then has a Secret of its own.
   */
  readonly template: VirtualMachineTemplate;

  /**
   * How many machines there are: sets `spec.replicas`.
   *
   * @default 1
   */
  readonly replicas?: number;

  /**
   * How many machines there may be, where people or an autoscaler of their own change the number in the cluster: so many
   * have Secrets.
   *
   * @default - as many as `replicas`
   */
  readonly maxReplicas?: number;

  /**
   * The pool's metadata.
   *
   * @default - the name is the construct id, the namespace the template's or else the chart's
   */
  readonly metadata?: ApiObjectMetadata;

  /**
   * The version of KubeVirt's API: sets `apiVersion`. Fields that KubeVirts of that version lack are refused.
   *
   * @default PoolApiVersion.V1BETA1
   */
  readonly apiVersion?: PoolApiVersion;

  /**
   * Which machines are the pool's, by the labels of the template's metadata; it cannot change later. Sets `spec.selector`.
   *
   * @default - a label of this library's with the pool's name
   */
  readonly selector?: LabelSelector;

  /**
   * When the machines run: sets `spec.virtualMachineTemplate.spec.runStrategy`.
   *
   * @default - the template's `runStrategy` or `running`, or else RunStrategy.ALWAYS
   */
  readonly runStrategy?: RunStrategy;

  /**
   * To which names the machine's number is appended: sets `spec.nameGeneration`.
   *
   * @default - to those of DataVolume templates, and of Secrets where cloud-init differs by machine
   */
  readonly nameGeneration?: PoolNameGeneration;

  /**
   * How a changed template reaches the machines: sets `spec.updateStrategy`.
   *
   * @default - KubeVirt's, which is PoolUpdateStrategy.proactive()
   */
  readonly updateStrategy?: PoolUpdateStrategy;

  /**
   * How many machines an update may stop at a time, a number of at least 1, or a share such as `25%`: sets
   * `spec.maxUnavailable`.
   *
   * @default - KubeVirt's, which is 100%
   */
  readonly maxUnavailable?: number | string;

  /**
   * How machines go that are too many: sets `spec.scaleInStrategy`.
   *
   * @default - KubeVirt's, which is PoolScaleInStrategy.proactive()
   */
  readonly scaleInStrategy?: PoolScaleInStrategy;

  /**
   * When a machine that does not start is replaced: sets `spec.autohealing`. KubeVirt 1.8 deletes every machine of the
   * namespace that fails so long, whoever made it: give such a pool a namespace of its own.
   *
   * @default - never
   */
  readonly autohealing?: PoolAutohealing;

  /**
   * Labels of nodes, such as `kubernetes.io/hostname`, over whose values the machines are spread as evenly as there is room:
   * adds to `spec.virtualMachineTemplate.spec.template.spec.topologySpreadConstraints`.
   *
   * @default - none
   */
  readonly spreadOver?: string[];

  /**
   * Whether the pool leaves its machines as they are, whatever changes: sets `spec.paused`.
   *
   * @default false
   */
  readonly paused?: boolean;

  /**
   * Whether cloud-init's texts stay in the pool instead of a Secret that its machines share.
   *
   * @default false
   */
  readonly inlineCloudInit?: boolean;
}
