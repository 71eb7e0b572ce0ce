// The lines that describe a plan to the user: what would be deleted and lost, and what is kept and why.
import { type Deletion, isExpected, type Kept } from './prune-plan';
import { groupBy } from '../../plain-data/plain-data';
import { referenceTo } from '../cluster/cluster';
import { inNamespace, objectName, objectNameInNamespace } from '../cluster/object-name';

export function keptLines(kept: readonly Kept[], shown: ReadonlySet<string> = new Set()): string[] {
  const unexpected = kept.filter((each) => !isExpected(each));
  const names = (group: readonly Kept[]) => group.map(({ object }) => objectName(referenceTo(object))).join(', ');
  const groups = [...groupBy(unexpected, ({ reason, object }) => JSON.stringify([reason, object.metadata.namespace])).values()];
  return groups.map((group) => `kept ${names(group)}${inNamespace(group[0].object.metadata.namespace)}: ${group[0].reason}`).filter((line) => !shown.has(line));
}

export function deletionLines(deletions: readonly Deletion[]): string[] {
  const ofNamespaces = groupBy(deletions.filter(({ loss }) => loss === undefined), ({ namespace }) => namespace);
  const lines = [
    ...[...ofNamespaces].map(([namespace, group]) => `${group.map(objectName).join(', ')}${inNamespace(namespace)}`),
    ...deletions.filter(({ loss }) => loss !== undefined).map(lossText),
  ];
  return lines.map((line) => `to be deleted, no longer in the manifests: ${line}`);
}

/** Whether a deletion, or what is lost with it, was not shown to the user. */
export function wasNotShown(shown: readonly Deletion[]): (deletion: Deletion) => boolean {
  const keyOf = ({ uid, loss }: Deletion) => `${uid} ${loss}`;
  const known = new Set(shown.map(keyOf));
  return (deletion) => !known.has(keyOf(deletion));
}

/** The mistake if a loss has to be confirmed and there is no terminal. */
export function missingConfirmation(deletions: readonly Deletion[]): string | undefined {
  const losses = deletions.filter(({ loss }) => loss !== undefined);
  return losses.length === 0 ? undefined
    : `nothing was deleted, since there is no terminal to confirm the deletion of ${losses.map(lossText).join('; ')}: write --yes to delete it, or put it back into the manifests`;
}

export function lossText(deletion: Deletion): string {
  return `${objectNameInNamespace(deletion)}${deletion.loss === undefined ? '' : `, and with it ${deletion.loss}`}`;
}
