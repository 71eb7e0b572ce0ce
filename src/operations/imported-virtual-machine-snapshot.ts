// A snapshot that other objects refer to: one that the program creates, or one that exists already.
import { Construct, type IConstruct } from 'constructs';
import { checkArguments } from '../declared/arguments';
import { checkFormat, OBJECT_NAME } from '../issues/formats';
import { pathOf, refuse } from '../issues/issues';
import type { IVirtualMachine } from '../machine/imported-virtual-machine';
import { namespaceOf } from '../objects/metadata';

/** A snapshot that other objects refer to: one that the program creates, or one from `VirtualMachineSnapshot.fromVirtualMachineSnapshotName`. */
export interface IVirtualMachineSnapshot extends IConstruct {
  /** @internal the machine, if the program knows it */
  readonly _virtualMachine?: IVirtualMachine | undefined;

  /** The snapshot's name: `metadata.name`. */
  readonly name: string;

  /** The snapshot's namespace: `metadata.namespace`. Undefined if nothing sets it: it is then chosen when the manifest is applied. */
  readonly namespace?: string | undefined;
}

/** The location of a snapshot that the program does not create. */
export interface FromVirtualMachineSnapshotNameOptions {
  /**
   * The snapshot's namespace.
   *
   * @default - the chart's
   */
  readonly namespace?: string;
}

/** A snapshot that the program does not create. */
export class ImportedVirtualMachineSnapshot extends Construct implements IVirtualMachineSnapshot {
  // Arguments are recognized by this member.
  public readonly _virtualMachine = undefined;
  public readonly namespace?: string;

  constructor(scope: Construct, id: string, public readonly name: string, options: FromVirtualMachineSnapshotNameOptions = {}) {
    checkArguments('VirtualMachineSnapshot.fromVirtualMachineSnapshotName', scope, id, name, options);
    const path = () => pathOf(scope, id);
    refuse(checkFormat('name', name, OBJECT_NAME), path);
    const namespace = namespaceOf(scope, options.namespace, path);
    super(scope, id);
    this.namespace = namespace;
  }
}
