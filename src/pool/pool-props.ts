// The properties of a pool, and the fields that each version of KubeVirt's pool API has.
import { ApiObjectMetadata } from 'cdk8s';
import { LabelSelector, LabelSelectorOperator } from './label-selector';
import { PoolAutohealing, PoolScaleInStrategy, PoolUpdateStrategy } from './strategies';
import { isPercentage } from '../admission/placement/pool';
import { isPlaceholder } from '../issues/formats';
import { issue, Issues } from '../issues/issues';
import { Check, count, name, open, oneOf, Shape } from '../issues/shape';
import { nodeLabel } from '../machine/placement';
import { RunStrategy } from '../spec/run-strategy';
import { VirtualMachineTemplate } from '../template/virtual-machine-template';

/** The version of KubeVirt's pool API. */
export enum PoolApiVersion {
  /** KubeVirt 1.7 and newer. */
  V1BETA1 = 'pool.kubevirt.io/v1beta1',
  /** KubeVirt 1.6 and older; newer releases serve it too. */
  V1ALPHA1 = 'pool.kubevirt.io/v1alpha1',
}

/** Fields that exist since v1beta1. KubeVirt 1.6 also has a scaleInStrategy, but of another shape. */
const SINCE_V1BETA1 = ['autohealing', 'scaleInStrategy', 'updateStrategy'];

/** Fields that only some KubeVirt releases without v1beta1 have; older ones drop them silently. */
const FIELD_VERSIONS: readonly { readonly field: string; readonly version: string }[] = [
  { field: 'maxUnavailable', version: '1.6' },
  { field: 'nameGeneration', version: '1.5' },
];

/** Reports each field of a pool's spec that the KubeVirt releases of this API version do not have. */
export function* apiVersionIssues(apiVersion: PoolApiVersion | undefined, spec: { readonly [field: string]: any }): Issues {
  for (const field of apiVersion === PoolApiVersion.V1ALPHA1 ? SINCE_V1BETA1.filter((each) => spec[each] !== undefined) : []) {
    yield issue(field, `KubeVirt has it since 1.7, and ${JSON.stringify(apiVersion)} is for older ones: leave it out, or write PoolApiVersion.V1BETA1`);
  }
}

/** Notes on the fields of a pool's spec that only some KubeVirt releases of this API version have. */
export function apiVersionNotes(apiVersion: PoolApiVersion | undefined, spec: { readonly [field: string]: any }): string[] {
  return FIELD_VERSIONS.filter(({ field }) => apiVersion === PoolApiVersion.V1ALPHA1 && spec[field] !== undefined)
    .map(({ field, version }) => `spec.${field} needs KubeVirt ${version} or newer: older ones drop it silently`);
}

/** The names to which KubeVirt appends a machine's number. It always appends it to the names of DataVolume templates. */
export interface PoolNameGeneration {
  /**
   * Whether each machine has its own Secrets for volumes and cloud-init, such as `token-0`: sets
   * `spec.nameGeneration.appendIndexToSecretRefs`. The pool emits the Secrets of user data and network data; create the others yourself.
   *
   * @default - true if user data or network data contains `{{INDEX}}` or `{{NAME}}`
   */
  readonly appendIndexToSecretRefs?: boolean;

  /**
   * Whether each machine has its own ConfigMaps for volumes, such as `settings-0`: sets
   * `spec.nameGeneration.appendIndexToConfigMapRefs`.
   *
   * @default - false
   */
  readonly appendIndexToConfigMapRefs?: boolean;
}

/** The properties of a VirtualMachinePool. */
export interface VirtualMachinePoolProps {
  /**
   * The machines, such as `Machine.template(chart, { size: MachineSize.SMALL, … })`: sets `spec.virtualMachineTemplate`. Each machine gets
   * its own copy of the DataVolume templates, with its number appended to their names. In these names, `{{NAME}}` is the pool's name. User
   * data and network data may contain `{{INDEX}}`, the machine's number from 0, and `{{NAME}}`, its name: each machine then has its own
   * Secret. In data that is given as base64, both are refused.
   */
  readonly template: VirtualMachineTemplate;

  /**
   * How many machines there are: sets `spec.replicas`.
   *
   * @default 1
   */
  readonly replicas?: number;

  /**
   * The maximum number of machines, if users or their own autoscaler change the number in the cluster: Secrets are emitted for that many
   * machines.
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
   * The version of KubeVirt's API: sets `apiVersion`. Fields that KubeVirt does not have in that version are refused.
   *
   * @default - V1BETA1, or V1ALPHA1 if the capabilities have a KubeVirt before 1.7
   */
  readonly apiVersion?: PoolApiVersion;

  /**
   * Selects the pool's machines by the labels of the template's metadata. It cannot change later. Sets `spec.selector`.
   *
   * @default - a label of this library with the pool's name
   */
  readonly selector?: LabelSelector;

  /**
   * When the machines run: sets `spec.virtualMachineTemplate.spec.runStrategy`.
   *
   * @default - the template's `runStrategy` or `running`, or else RunStrategy.ALWAYS
   */
  readonly runStrategy?: RunStrategy;

  /**
   * The names to which the machine's number is appended: sets `spec.nameGeneration`.
   *
   * @default - the names of DataVolume templates, and of Secrets if cloud-init differs by machine
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
   * `spec.maxUnavailable`. Machines that are not Ready count, also those that are stopped on purpose: the update waits for them.
   *
   * @default - KubeVirt's, which is 100%
   */
  readonly maxUnavailable?: number | string;

  /**
   * How surplus machines are removed: sets `spec.scaleInStrategy`.
   *
   * @default - PoolScaleInStrategy.proactive()
   */
  readonly scaleInStrategy?: PoolScaleInStrategy;

  /**
   * When a machine that does not start is replaced: sets `spec.autohealing`. KubeVirt 1.9 deletes every machine in the namespace that fails
   * for that long, even if it does not belong to the pool: give such a pool its own namespace.
   *
   * @default - never
   */
  readonly autohealing?: PoolAutohealing;

  /**
   * Labels of nodes, such as `kubernetes.io/hostname`, over whose values the machines are spread as evenly as possible:
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
   * Whether user data and network data stay in the pool, instead of a Secret that its machines share.
   *
   * @default false
   */
  readonly inlineCloudInit?: boolean;
}

/** A number of machines, or a share of them. */
const intOrPercentage: Check = (value) => {
  const isRight = typeof value === 'number' ? Number.isInteger(value) && value >= 1 : isPercentage(value) || isPlaceholder(value);
  return isRight ? undefined : 'write a whole number of at least 1, or a share such as "25%"';
};

/** What the types of a pool's fields do not say. Its template, its numbers and the server's rules are checked elsewhere. */
export const POOL: Shape = open({
  apiVersion: oneOf(...Object.values(PoolApiVersion)),
  selector: open({ matchExpressions: [open({ key: name, operator: oneOf(...Object.values(LabelSelectorOperator)) })] }),
  maxUnavailable: intOrPercentage,
  autohealing: open({ startUpFailureThreshold: count }),
  spreadOver: [nodeLabel],
});
