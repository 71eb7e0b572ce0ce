// A machine that other objects refer to: one that the program creates, or one that exists already.
import { Construct } from 'constructs';
import { type IPodSelector, MACHINE_LABEL, PodSelector } from './pod-selector';
import { checkArguments } from '../declared/arguments';
import { pathOf } from '../issues/issues';
import { namespaceOf, requireName } from '../objects/metadata';

/** A machine that other objects refer to: one that the program creates, or one from `VirtualMachine.fromVirtualMachineName`. */
export interface IVirtualMachine extends IPodSelector {
  /** The machine's name: `metadata.name`. */
  readonly name: string;

  /** The machine's namespace: `metadata.namespace`. Undefined if nothing sets it: it is then chosen when the manifest is applied. */
  readonly namespace?: string | undefined;
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
export class ImportedVirtualMachine extends PodSelector implements IVirtualMachine {
  public readonly namespace?: string;

  constructor(scope: Construct, id: string, public readonly name: string, options: FromVirtualMachineNameOptions = {}) {
    checkArguments('VirtualMachine.fromVirtualMachineName', scope, id, name, options);
    const path = () => pathOf(scope, id);
    requireName(path, 'name', name);
    const namespace = namespaceOf(scope, options.namespace, path);
    super(scope, id);
    this.namespace = namespace;
  }

  public get podLabels(): { readonly [label: string]: string } {
    return podLabelsOf(this.name);
  }
}
