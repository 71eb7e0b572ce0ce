// The construct that turns a template into a VirtualMachine, and a Secret with its user data and network data.
import { ApiObject, ApiObjectMetadata } from 'cdk8s';
import { Construct } from 'constructs';
import { type FromVirtualMachineNameOptions, ImportedVirtualMachine, type IVirtualMachine, podLabelsOf } from './imported-virtual-machine';
import { PodSelector } from './pod-selector';
import { ExposeOptions, exposeWithService, VirtualMachineService } from './service';
import { checkCall } from '../declared/arguments';
import { pathOf, runIn } from '../issues/issues';
import { build } from '../objects/build';
import { EmittedObject } from '../objects/emitted-object';
import { machineDefaults } from '../objects/machine-defaults';
import { chartOf, type NamedMetadata, objectMetadata } from '../objects/metadata';
import { validateAllAtSynth } from '../objects/object-check';
import { CREATED_ONCE } from '../objects/prune-protection';
import { withFields } from '../plain-data/plain-data';
import { emitSecret, secretSource } from '../secrets/secret-source';
import { RunStrategy } from '../spec/run-strategy';
import { VirtualMachineTemplate } from '../template/virtual-machine-template';

/** The properties of a VirtualMachine. */
export interface VirtualMachineProps {
  /**
   * The machine: sets `spec`, and the labels and annotations that `metadata` does not set. `{{NAME}}` in the names of its DataVolume
   * templates is the machine's name.
   */
  readonly template: VirtualMachineTemplate;

  /**
   * The object's metadata. Its labels and annotations are added to the template's and override them; the template's name is
   * not used.
   *
   * @default - the name is the construct id, the namespace the template's or else the chart's
   */
  readonly metadata?: ApiObjectMetadata;

  /**
   * When the machine runs: sets `spec.runStrategy`.
   *
   * @default - the template's `runStrategy` or `running`, or else RunStrategy.ALWAYS
   */
  readonly runStrategy?: RunStrategy;

  /**
   * Whether user data and network data stay in the VirtualMachine. Everyone who can read the VirtualMachine can then read them,
   * and KubeVirt accepts at most 2,048 bytes of each.
   *
   * @default false - they move to a Secret whose name ends in a hash of its content
   */
  readonly inlineCloudInit?: boolean;
}

/**
 * A machine: emits the VirtualMachine (`kubevirt.io/v1`) of a template, and a Secret with its user data and network data. Values
 * that KubeVirt would choose at random are derived from namespace and name and written to the manifest, unless the template sets
 * them: the firmware UUID and serial number, and the MAC addresses on networks other than the pod network. A template with a UUID gets no
 * serial number: its machine exists already, and would have to restart.
 *
 * Its children are the VirtualMachine, `Resource`, the Secrets of cloud-init, `secret-<number>` from 0, and the Services of
 * `expose`, `service-<name>`.
 */
export class VirtualMachine extends PodSelector implements IVirtualMachine {
  /**
   * A machine that the program does not create, for Services, NetworkPolicies and other objects that refer to it. Emits nothing.
   *
   * Throws when the name is not a DNS label of at most 63 characters.
   *
   * @param scope the chart, or a construct below it
   * @param id the construct's id
   * @param name the machine's name: `metadata.name`
   * @param options the location of the machine
   */
  public static fromVirtualMachineName(scope: Construct, id: string, name: string, options: FromVirtualMachineNameOptions = {}): IVirtualMachine {
    return new ImportedVirtualMachine(scope, id, name, options);
  }

  /** The VirtualMachine. */
  public readonly apiObject: ApiObject;

  /** @internal the claims of the disks that belong to the machine alone */
  public readonly _claims: ApiObject[];

  /**
   * Throws when the name is not a DNS label of at most 63 characters, or a placeholder of the template has no value.
   *
   * @param scope the chart, or a construct below it
   * @param id the construct's id, and the machine's name unless `metadata` sets another
   * @param props the machine
   */
  constructor(scope: Construct, id: string, props: VirtualMachineProps) {
    checkCall('VirtualMachine', [scope, id, props], (...valid) => new VirtualMachine(...valid));
    const path = () => pathOf(scope, id);
    const { runStrategy, inlineCloudInit } = props;
    const metadata = ownMetadata(scope, id, props);
    const { name, labels, namespace = chartOf(scope, path).namespace } = metadata;
    const { architecture, identitySeed } = machineDefaults(scope);
    const { object, secrets, claims } = runIn(path, () => build(props.template, name, {
      namespace, metadata, runStrategy, inlineCloudInit, architecture, identitySeed, secretIssues: secretSource(scope)._refuses,
    }));
    super(scope, id);
    const machine = new EmittedObject(this, 'Resource', object);
    // V8 creates a hidden class for each unusual child id. All machines use the same ids, because unique ones cost time and memory in large fleets.
    secrets.forEach((secret, index) => emitSecret(this, { id: `secret-${index}`, secret, namespace }));
    const sources: EmittedObject[] = [];
    const emitted = claims.map(({ disk, apiVersion, kind, metadata: own, spec, source }) => {
      if (source !== undefined) {
        const once = withFields(source, { metadata: { name: own.name, namespace, labels, annotations: CREATED_ONCE } });
        sources.push(new EmittedObject(this, `source-${disk}`, once));
      }
      return new EmittedObject(this, `disk-${disk}`, { apiVersion, kind, metadata: withFields(own, { namespace, labels }), spec });
    });
    validateAllAtSynth(this, [machine, ...sources, ...emitted], secrets);
    this.apiObject = machine;
    this._claims = emitted;
  }

  /** The machine's name: `metadata.name`. */
  public get name(): string {
    return this.apiObject.name;
  }

  /** The machine's namespace: `metadata.namespace`. Undefined if nothing sets it: it is then chosen when the manifest is applied. */
  public get namespace(): string | undefined {
    return this.apiObject.metadata.namespace;
  }

  /** The labels that only the pod of this machine has: KubeVirt's `vmi.kubevirt.io/id`. */
  public get podLabels(): { readonly [label: string]: string } {
    return podLabelsOf(this.name);
  }

  /**
   * Creates a Service in front of the machine's pod; its construct's id is `service-<name>`.
   *
   * Throws when the machine is not on the pod network, does not forward one of the ports, or has a Service of that name.
   *
   * @param options the ports, and the Service's name and type
   * @returns the Service
   */
  public expose(options: ExposeOptions): VirtualMachineService {
    checkCall('VirtualMachine.expose', [options], (valid) => this.node.tryRemoveChild(this.expose(valid).node.id));
    return exposeWithService(this, options);
  }
}

/** The metadata of a machine's or a pool's object. The namespace is the template's, unless the construct sets another. */
export function ownMetadata(scope: Construct, id: string, { template, metadata }: VirtualMachineProps): NamedMetadata {
  const namespace = metadata?.namespace ?? template._wire.metadata.namespace;
  return objectMetadata(scope, id, withFields(metadata ?? {}, { namespace }));
}
