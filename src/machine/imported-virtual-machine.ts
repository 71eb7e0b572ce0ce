// A machine that other objects refer to: one that the program creates, or one that exists already.
import { Construct } from 'constructs';
import { type IPodSelector, MACHINE_LABEL, podSelectorConfig } from './pod-selector';
import { checkArguments } from '../declared/arguments';
import { namespaceOf, requireName } from '../objects/metadata';

/** A machine that other objects refer to: one that the program creates, or one from `VirtualMachine.fromVirtualMachineName`. */
export interface IVirtualMachine extends IPodSelector {
  /** The machine's name: `metadata.name`. */
  readonly name: string;

  /** The machine's namespace: `metadata.namespace`. Undefined if nothing sets it: it is then chosen when the manifest is applied. */
  readonly namespace?: string;
}

/** The location of a machine that the program does not create. */
export interface FromVirtualMachineNameOptions {
  /**
   * The machine's namespace.
   *
   * @default - the chart's
   */
  readonly namespace?: string;
}

/** The labels that only the pod of the machine with that name has. */
export function podLabelsOf(name: string): { readonly [label: string]: string } {
  return { [MACHINE_LABEL]: name };
}

/** A machine that the program does not create. */
export class ImportedVirtualMachine extends Construct implements IVirtualMachine {
  public readonly namespace?: string;

  constructor(scope: Construct, id: string, public readonly name: string, options: FromVirtualMachineNameOptions = {}) {
    checkArguments('VirtualMachine.fromVirtualMachineName', scope, id, name, options);
    super(scope, id);
    requireName(() => this.node.path, 'name', name);
    this.namespace = namespaceOf(this, options.namespace);
  }

  public get podLabels(): { readonly [label: string]: string } {
    return podLabelsOf(this.name);
  }

  public toPodSelectorConfig(): any {
    return podSelectorConfig(this.podLabels, this.namespace);
  }

  public toPodSelector(): any {
    return this;
  }

  public toNetworkPolicyPeerConfig(): any {
    return { podSelector: this.toPodSelectorConfig() };
  }
}
