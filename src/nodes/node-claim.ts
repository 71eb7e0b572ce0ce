// The construct that claims machines of a node type. Registered machines become nodes of a cluster.
import { Construct } from 'constructs';
import { machinesOf } from './claimed-machines';
import type { NodeProvider } from './node-provider';
import { nodeLabelIssues, NodeTaint, taintText } from './node-taint';
import { distinctTaints, taintIssuesOf } from './node-type-template';
import { selectNodeType } from './offered-node-types';
import { NodeRequirement } from './requirements';
import { sharedAddressAdvice } from './shared-address';
import { sharedHostnameIssues } from './shared-hostname';
import { reportAdvice } from '../admission/advice/report';
import { checkCall } from '../declared/arguments';
import { checkRange } from '../issues/checks';
import { type Issue, IssueCollector, Issues, missing, pathOf } from '../issues/issues';
import { VirtualMachine } from '../machine/virtual-machine';
import { nameOf } from '../objects/metadata';
import type { NodeRegistration } from './registration/node-registration';

/** The properties of a claim. */
export interface NodeClaimProps {
  /**
   * The node type, by its name. Excludes `requirements`.
   *
   * @default - the one that `requirements` select
   */
  readonly nodeType?: string;

  /**
   * The requirements on the node type. If several node types meet them, the cheapest is used, even if other claims already use all of its
   * capacity. Excludes `nodeType`.
   *
   * @default - the one that `nodeType` names
   */
  readonly requirements?: NodeRequirement[];

  /**
   * The number of machines, at least 1. They are named `<claim>-0` and so on, even a single one, so that changing the quantity
   * never renames a machine.
   *
   * @default 1
   */
  readonly quantity?: number;

  /**
   * How the guests join a cluster as nodes. Without it, they do not join a cluster, and a node type with taints is refused.
   *
   * @default - the guests do not join a cluster
   */
  readonly registration?: NodeRegistration;

  /**
   * Properties of the claim; they override those of the provider and of the node type. The machines have them all as JSON in the
   * annotation `cdk8s-kubevirt/node-properties`.
   *
   * @default - the provider's and the node type's
   */
  readonly properties?: { readonly [property: string]: string };

  /**
   * Taints of the Nodes that the guests become, added to the node type's. Needs `registration`.
   *
   * @default - the node type's
   */
  readonly taints?: NodeTaint[];

  /**
   * Labels of the Nodes that the guests become, besides `node.kubernetes.io/instance-type`, which is the node type's name. For
   * labels of the VirtualMachines, use the node type's `labels`. Needs `registration`.
   *
   * @default - none
   */
  readonly nodeLabels?: { readonly [label: string]: string };
}

/**
 * Machines of one node type, each with its own DataVolumes. Their VirtualMachines, instances and pods have the labels
 * `cdk8s-kubevirt/node-provider`, `cdk8s-kubevirt/node-type` and `cdk8s-kubevirt/node-claim`.
 *
 * Its children are the machines, `<id>-<number>` from 0, each a VirtualMachine.
 */
export class NodeClaim extends Construct {
  /** The claim's name: its id, unless `MachineDefaults` sets `uniqueNames`. Its machines are `<name>-0` and so on. */
  public readonly name: string;

  /** The name of the node type. */
  public readonly nodeType: string;

  /** The machines. */
  public readonly machines: VirtualMachine[];

  /** The provider's, the node type's and the claim's properties. */
  public readonly properties: { readonly [property: string]: string };

  /**
   * Throws one error that lists every mistake in the claim.
   *
   * @param provider the provider
   * @param id the construct's id, and the claim's name
   * @param props the claim
   */
  constructor(provider: NodeProvider, id: string, props: NodeClaimProps) {
    checkCall('NodeClaim', [provider, id, props], (...valid) => new NodeClaim(...valid));
    const name = nameOf(provider, id);
    const path = () => pathOf(provider, id);
    const collector = new IssueCollector();
    collector.add([...checkRange('quantity', props.quantity, 1), ...nodeLabelIssues('nodeLabels', props.nodeLabels ?? {})]);
    const taintMistakes = taintIssuesOf(props.taints, 'taints');
    collector.add(taintMistakes);
    const own = taintMistakes.length === 0 ? props.taints ?? [] : [];
    const nodeType = collector.collect(() => selectNodeType(props, provider._nodeTypes), undefined);
    const taints = distinctTaints([...nodeType?.taints ?? [], ...own]);
    collector.add(registrationIssues(props, taints));
    collector.add(nodeType !== undefined && props.registration?._isNamedByGuest ? sharedHostnameIssues(nodeType.template, props.quantity ?? 1) : []);
    collector.raise(path);
    const properties = { ...provider.properties, ...nodeType!.props.properties, ...props.properties };
    const { quantity, registration, nodeLabels } = props;
    const claimed = { provider: provider.name, claim: name, quantity, properties, registration, taints, nodeLabels };
    const machines = collector.collect(() => machinesOf(nodeType!, claimed), []);
    collector.raise(path);
    super(provider, id);
    this.name = name;
    this.properties = properties;
    const { namespace } = provider;
    this.machines = withoutHiddenClasses(this, () => (
      machines.map((machine, index) => (
        new VirtualMachine(this, `${id}-${index}`, { template: machine.template, metadata: { name: machine.name, namespace } })
      ))
    ));
    const advice = sharedAddressAdvice(nodeType!.template, quantity ?? 1);
    if (advice.length > 0) {
      this.node.addValidation({ validate: () => adviseAtSynth(this, advice) });
    }
    // Set last: a claim that fails is not one of this node type.
    this.nodeType = nodeType!.name;
  }
}

/**
 * Adds children whose ids no other construct's children have. `constructs` keeps children in an object. V8 creates a hidden class for each
 * first key of an object that starts empty, up to 1536 of them. Beyond that, all other objects that start empty are slow, such as those of
 * cdk8s' YAML library. V8 creates none for an object whose first key is deleted.
 */
function withoutHiddenClasses<Children>(scope: Construct, add: () => Children): Children {
  const { id } = new Construct(scope, 'first').node;
  const children = add();
  scope.node.tryRemoveChild(id);
  return children;
}

function adviseAtSynth(construct: Construct, advice: readonly Issue[]): string[] {
  reportAdvice([{ construct, advice }]);
  return [];
}

/** Reports taints and Node labels without a registration: a VirtualMachine has no fields for them. */
function* registrationIssues({ registration, nodeLabels = {} }: NodeClaimProps, taints: readonly NodeTaint[]): Issues {
  if (registration === undefined && taints.length > 0) {
    yield missing('taints', `a VirtualMachine has none, and no registration passes ${taints.map(taintText).join(', ')} to the kubelet: give the claim a registration, or take them out of the node type`);
  }
  if (registration === undefined && Object.keys(nodeLabels).length > 0) {
    yield missing('nodeLabels', `no registration passes ${Object.keys(nodeLabels).join(', ')} to the kubelet: give the claim a registration, or write labels of the VirtualMachine into the node type`);
  }
}
