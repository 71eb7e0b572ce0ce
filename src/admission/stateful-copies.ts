// Checks for clones and restores that would make another machine of one with a persistent TPM or persistent UEFI variables: KubeVirt makes none.
import { FirstOwners } from './first-owners';
import { isFilledInLater } from './form';
import type { RuleDescription } from './rule';
import type { Issue } from '../issues/issues';
import { detachString } from '../plain-data/detach-string';
import { fieldAt } from '../plain-data/fields';
import { textOf } from '../plain-data/plain-data';

export const COPY_OF_PERSISTENT_STATE: RuleDescription = {
  name: 'copy-of-persistent-state',
  refuses: 'a clone of a machine with a persistent TPM or persistent UEFI variables, or a restore of its snapshot to another machine',
  story: 'KubeVirt keeps them in a claim of the machine, which it does not copy to another machine. It admits the clone, which then fails with '
    + 'SourceVMWithBackendStorageInvalid, and refuses the restore. Write a machine of its own whose disks are clones of the disks, or restore the '
    + 'snapshot to the machine itself. If only a preference makes them persistent, KubeVirt makes the copy, but without what they hold.',
};

/** A machine whose state KubeVirt does not copy. */
interface StatefulMachine {
  readonly where: string;
  readonly state: State;
}

interface State {
  readonly path: string;
  readonly text: string;
}

/** A clone, or a restore with the machine that it is for. */
interface Copy {
  readonly where: string;
  readonly target?: string;
}

/** Finds clones and restores that fail, in any order of the objects. No schema has checked them. */
export class StatefulCopies<Cluster> {
  private readonly machines = new FirstOwners<Cluster, StatefulMachine>();
  private readonly copiesOfMachine = new FirstOwners<Cluster, Copy[]>();
  private readonly copiesOfSnapshot = new FirstOwners<Cluster, Copy[]>();
  /** The machine of each snapshot. */
  private readonly sources = new FirstOwners<Cluster, string>();
  /** The snapshots of each machine. */
  private readonly snapshots = new FirstOwners<Cluster, string[]>();

  /**
   * Returns the advice on the next object.
   *
   * @param where its place, for messages on later objects
   */
  public check(cluster: Cluster, { kind, metadata, spec }: any, where: string): Issue[] {
    const [namespace, name] = [textOf(metadata?.namespace), textOf(metadata?.name)];
    if (kind === 'VirtualMachine') {
      return this.machineIssues(cluster, namespace, name, where, stateOf(spec));
    } else if (kind === 'VirtualMachineSnapshot') {
      return this.snapshotIssues(cluster, namespace, name, textOf(fieldAt(spec, 'source.name')));
    } else if (kind === 'VirtualMachineClone') {
      const [of, source] = [fieldAt(spec, 'source.kind'), textOf(fieldAt(spec, 'source.name'))];
      return of === 'VirtualMachine' ? this.cloneIssues(cluster, namespace, source, where)
        : of === 'VirtualMachineSnapshot' ? this.copyIssues(cluster, namespace, source, { where }, 'spec.source.name') : [];
    } else if (kind === 'VirtualMachineRestore') {
      const [snapshot, target] = [textOf(fieldAt(spec, 'virtualMachineSnapshotName')), textOf(fieldAt(spec, 'target.name'))];
      return target === '' || isFilledInLater(target) ? [] : this.copyIssues(cluster, namespace, snapshot, { where, target: detachString(target) }, 'spec.target.name');
    }
    return [];
  }

  private machineIssues(cluster: Cluster, namespace: string, name: string, where: string, state: State | undefined): Issue[] {
    if (state === undefined) {
      return [];
    }
    const machine = this.machines.register(cluster, namespace, name, { where, state });
    const snapshots = this.snapshots.find(cluster, namespace, name) ?? [];
    const copies = snapshots.flatMap((snapshot) => this.copiesOfSnapshot.find(cluster, namespace, snapshot) ?? []);
    return issuesOf([...this.copiesOfMachine.find(cluster, namespace, name) ?? [], ...copies], name, machine, state.path);
  }

  private snapshotIssues(cluster: Cluster, namespace: string, name: string, source: string): Issue[] {
    // A part of a file's text would keep the whole text in memory.
    this.sources.register(cluster, namespace, name, detachString(source));
    this.snapshots.register(cluster, namespace, source, []).push(detachString(name));
    return issuesOf(this.copiesOfSnapshot.find(cluster, namespace, name) ?? [], source, this.machines.find(cluster, namespace, source), 'spec.source.name');
  }

  private cloneIssues(cluster: Cluster, namespace: string, source: string, where: string): Issue[] {
    this.copiesOfMachine.register(cluster, namespace, source, []).push({ where });
    return issuesOf([{ where }], source, this.machines.find(cluster, namespace, source), 'spec.source.name');
  }

  private copyIssues(cluster: Cluster, namespace: string, snapshot: string, copy: Copy, path: string): Issue[] {
    this.copiesOfSnapshot.register(cluster, namespace, snapshot, []).push(copy);
    const source = this.sources.find(cluster, namespace, snapshot) ?? '';
    return issuesOf([copy], source, this.machines.find(cluster, namespace, source), path);
  }
}

const TPM: State = { path: 'spec.template.spec.domain.devices.tpm.persistent', text: 'a persistent TPM' };
const EFI: State = { path: 'spec.template.spec.domain.firmware.bootloader.efi.persistent', text: 'persistent UEFI variables' };

/** What KubeVirt keeps of a machine in a claim of its own. A TPM that is not enabled has nothing. */
function stateOf(spec: unknown): State | undefined {
  const { devices, firmware } = fieldAt(spec, 'template.spec.domain') ?? {};
  if (devices?.tpm?.persistent === true && devices.tpm.enabled !== false) {
    return TPM;
  }
  return firmware?.bootloader?.efi?.persistent === true ? EFI : undefined;
}

/** An issue for each copy that makes another machine of a machine. */
function issuesOf(copies: readonly Copy[], name: string, machine: StatefulMachine | undefined, path: string): Issue[] {
  return machine === undefined ? [] : copies.filter(({ target }) => target !== name).map(({ where }) => ({
    path,
    message: `the copy at ${where} fails, since KubeVirt makes no other machine of the one at ${machine.where}, which has ${machine.state.text}: `
      + `write a machine of its own whose disks clone those of ${JSON.stringify(name)}`,
    rule: COPY_OF_PERSISTENT_STATE.name,
  }));
}
