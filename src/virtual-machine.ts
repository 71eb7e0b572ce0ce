// The construct that turns a template into a VirtualMachine, with the Secret that holds its cloud-init texts.
import { ApiObject, ApiObjectMetadata, Chart } from 'cdk8s';
import { Construct } from 'constructs';
import { validated } from './admission/validated';
import { withDigests } from './cloud-init/cloud-init-secret';
import { checkArguments } from './declared/arguments';
import { blueprintOf, VIRTUAL_MACHINE } from './emission/blueprint';
import { emitSecret, ownMetadata, secretMistakes } from './emission/emission';
import { EmittedObject } from './emission/emitted-object';
import { type FromVirtualMachineNameOptions, ImportedVirtualMachine, type IVirtualMachine, podLabelsOf } from './imported-virtual-machine';
import { identityTexts } from './machine/identity';
import { machineDefaults } from './machine/machine-defaults';
import { requireName } from './metadata';
import { refuse } from './mistakes';
import { podSelectorConfig } from './pod-selector';
import { RunStrategy } from './run-strategy';
import { ExposeOptions, VirtualMachineService } from './service';
import { VirtualMachineTemplate } from './template/virtual-machine-template';

interface Texts {
  readonly [key: string]: string;
}

/** What a VirtualMachine is made of. */
export interface VirtualMachineProps {
  /** The machine: sets `spec`, and the labels and annotations that `metadata` does not. */
  readonly template: VirtualMachineTemplate;

  /**
   * The object's metadata. Its labels and annotations are added to the template's and win; the template's own name is
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
   * Whether cloud-init's texts stay in the VirtualMachine, where everyone who can read it can read them and where
   * KubeVirt takes at most 2,048 bytes of each.
   *
   * @default false - they move to a Secret whose name ends in a hash of its content
   */
  readonly inlineCloudInit?: boolean;
}

/**
 * A machine: emits the VirtualMachine (`kubevirt.io/v1`) of a template, and the Secret of its cloud-init texts. What KubeVirt
 * would fill in at random stands in the manifest, derived from namespace and name, unless the template says it: firmware
 * UUID and serial number, and the MAC addresses on networks other than the pod network.
 *
 * Its children are the VirtualMachine, `Resource`, the Secrets of cloud-init, `secret-<number>` from 0, and the Services that
 * `expose` makes, `service-<name>`.
 */
export class VirtualMachine extends Construct implements IVirtualMachine {
  /**
   * A machine that the program does not make, for Services, NetworkPolicies and whatever else refers to it. Emits nothing.
   *
   * Throws when the name is no DNS label of at most 63 characters.
   *
   * @param scope the chart, or a construct below it
   * @param id the construct's id
   * @param name the machine's name: `metadata.name`
   * @param options where it is
   */
  public static fromVirtualMachineName(scope: Construct, id: string, name: string, options: FromVirtualMachineNameOptions = {}): IVirtualMachine {
    return new ImportedVirtualMachine(scope, id, name, options);
  }

  /** The VirtualMachine. */
  public readonly apiObject: ApiObject;

  /**
   * Throws when the name is no DNS label of at most 63 characters, or a placeholder of the template has no value.
   *
   * @param scope the chart, or a construct below it
   * @param id the construct's id, and the machine's name unless `metadata` says another
   * @param props the machine
   */
  constructor(scope: Construct, id: string, props: VirtualMachineProps) {
    checkArguments('VirtualMachine', scope, id, props);
    super(scope, id);
    const { architecture, identitySeed } = machineDefaults(this);
    const { content, mistakes, secrets, ...template } = blueprintOf(props.template, { ...props, architecture });
    const own = ownMetadata(this, props);
    const texts = withDigests(identityTexts({ seed: identitySeed, namespace: own.namespace ?? Chart.of(this).namespace, name: own.name }));
    const ownSecrets = () => secrets.map((secret) => secret.filled(texts));
    const filled = ownSecrets();
    const metadata = template.metadata.filled(texts);
    refuse([...mistakes, ...secretMistakes(this, filled)], () => this.node.path);
    const object = {
      ...VIRTUAL_MACHINE,
      metadata: {
        ...metadata, ...own, labels: merged(metadata.labels, own.labels), annotations: merged(metadata.annotations, own.annotations),
      },
      spec: template.spec?.filled(texts),
    };
    this.apiObject = validated(this, new EmittedObject(this, 'Resource', object, content, texts), ownSecrets);
    // Node.js makes a class of its own for children that no other construct has: ten thousand of them take time and memory.
    filled.forEach((secret, index) => emitSecret(this, { id: `secret-${index}`, secret, shared: secrets[index].data, fill: texts, namespace: own.namespace }));
  }

  /** The machine's name: `metadata.name`. */
  public get name(): string {
    return this.apiObject.name;
  }

  /** The machine's namespace: `metadata.namespace`. Undefined where nothing says it, which is that of whoever applies it. */
  public get namespace(): string | undefined {
    return this.apiObject.metadata.namespace;
  }

  /** The labels that the pod of this machine has, and no other pod: KubeVirt's `vmi.kubevirt.io/id`. */
  public get podLabels(): { readonly [label: string]: string } {
    return podLabelsOf(this.name);
  }

  /** The selector of the machine's pod, as `IPodSelector` of cdk8s-plus has it. */
  public toPodSelectorConfig(): any {
    return podSelectorConfig(this.podLabels, this.namespace);
  }

  /** This, as `INetworkPolicyPeer` of cdk8s-plus has it. */
  public toPodSelector(): any {
    return this;
  }

  /** The peer of a rule, as `INetworkPolicyPeer` of cdk8s-plus has it. */
  public toNetworkPolicyPeerConfig(): any {
    return { podSelector: this.toPodSelectorConfig() };
  }

  /**
   * Makes a Service in front of the machine's pod; its construct's id is `service-<name>`.
   *
   * Throws when the machine is not on the pod network, does not forward one of the ports, or has a Service of that name.
   *
   * @param options the ports, and the Service's name and type
   * @returns the Service
   */
  public expose(options: ExposeOptions): VirtualMachineService {
    checkArguments('VirtualMachine.expose', options);
    const { serviceName: name = this.name, ...service } = options;
    requireName(() => this.node.path, 'serviceName', name);
    const id = `service-${name}`;
    if (this.node.tryFindChild(id) !== undefined) {
      throw new Error(`${this.node.path}: service ${JSON.stringify(name)}: is there already: give this one a serviceName of its own`);
    }
    return new VirtualMachineService(this, id, { ...service, virtualMachine: this, metadata: { name } });
  }
}

/** Labels or annotations of which the last win; undefined where there are none. */
function merged(one: Texts | undefined, other: Texts | undefined): Texts | undefined {
  return one === undefined || other === undefined ? one ?? other : { ...one, ...other };
}
