// The construct that turns a template into a VirtualMachinePool: identical machines, numbered from 0.
import { ApiObject, ApiObjectMetadata } from 'cdk8s';
import { Construct } from 'constructs';
import { validated } from './admission/validated';
import { emission, emitSecrets } from './emission';
import { RunStrategy } from './run-strategy';
import { VirtualMachineTemplate } from './template/virtual-machine-template';

/**
 * The label, with the pool's name, that every machine of a pool carries. It alone is the selector: no two pools claim the
 * same machines, and the template's labels may change, which a selector may not.
 */
const POOL_LABEL = 'cdk8s-kubevirt/pool';

/** What a VirtualMachinePool is made of. */
export interface VirtualMachinePoolProps {
  /** The machines: sets `spec.virtualMachineTemplate`. Its DataVolume templates are made once for each machine. */
  readonly template: VirtualMachineTemplate;

  /**
   * How many machines there are: sets `spec.replicas`.
   *
   * @default 1
   */
  readonly replicas?: number;

  /**
   * The pool's metadata.
   *
   * @default - the name is the construct id, the namespace the template's or else the chart's
   */
  readonly metadata?: ApiObjectMetadata;

  /**
   * When the machines run: sets `spec.virtualMachineTemplate.spec.runStrategy`.
   *
   * @default - the template's `runStrategy` or `running`, or else RunStrategy.ALWAYS
   */
  readonly runStrategy?: RunStrategy;

  /**
   * Whether cloud-init's texts stay in the pool instead of a Secret that its machines share.
   *
   * @default false
   */
  readonly inlineCloudInit?: boolean;
}

/** Identical machines: emits a VirtualMachinePool (`pool.kubevirt.io/v1beta1`). */
export class VirtualMachinePool extends Construct {
  /** The VirtualMachinePool. */
  public readonly apiObject: ApiObject;

  /**
   * Throws when the name is no DNS label of at most 63 characters, or a placeholder of the template has no value.
   *
   * @param scope the chart, or a construct below it
   * @param id the construct's id, and the pool's name unless `metadata` says another
   * @param props the pool
   */
  constructor(scope: Construct, id: string, props: VirtualMachinePoolProps) {
    super(scope, id);
    const { template, own, spec, secrets } = emission(this, props);
    const matchLabels = { [POOL_LABEL]: own.name };
    this.apiObject = new ApiObject(this, 'Resource', {
      apiVersion: 'pool.kubevirt.io/v1beta1',
      kind: 'VirtualMachinePool',
      metadata: own,
      spec: {
        replicas: props.replicas ?? 1,
        selector: { matchLabels },
        virtualMachineTemplate: { metadata: { labels: { ...template.labels, ...matchLabels }, annotations: template.annotations }, spec },
      },
    });
    validated(this, this.apiObject, secrets);
    emitSecrets(this, secrets, own.namespace);
  }

  /** The pool's name: `metadata.name`. */
  public get name(): string {
    return this.apiObject.name;
  }
}
