// What a deletion will do, as the user is asked: the objects, their disks, and notes. What must not be deleted is refused.
import { deletionNotes } from './deletion-notes';
import { planDeletion } from './deletion-plan';
import { type Disks, listDisks } from './disks';
import { refusedReleases } from './keep-disks';
import { keepDisksObstacles, protectionObstacles } from './obstacles';
import { messageIssues, refuse } from '../../issues/issues';
import { Cluster, referenceTo } from '../cluster/cluster';
import { manifestNaming } from '../cluster/object-name';
import { isMachine, isPool, machinesOfPools } from '../machines/selected-machines';
import type { Selection } from '../machines/selection';
import type { Document } from '../manifests/documents';

/** The objects to delete, and what is deleted with them. */
export interface CheckedPlan {
  readonly objects: readonly any[];
  /** The machines of the pools among the objects: the cluster deletes them with their pool, but only afterwards. */
  readonly poolMachines: readonly any[];
  /** What is deleted with each machine, and what is kept and why. */
  readonly notes: readonly string[];
  /** The disks in the machines' namespaces; undefined where the user may not list them. */
  readonly disks?: Disks;
}

interface CheckOptions {
  readonly keepDisks?: boolean;
  readonly includeProtected?: boolean;
  /** Whether the command waits until the machines are gone. */
  readonly wait: boolean;
  readonly namespace?: string;
}

/** @throws one error that lists every obstacle to the deletion; without any, one that lists the permissions that this user lacks */
export async function planAndCheck(
  cluster: Cluster, selection: Selection, documents: readonly Document[], options: CheckOptions,
): Promise<CheckedPlan> {
  const { keepDisks = false, includeProtected = false, wait, namespace } = options;
  const { objects, notes } = await planDeletion(cluster, selection, documents, { keepDisks, includeProtected, namespace });
  const machines = objects.filter(isMachine);
  const poolMachines = await machinesOfPools(cluster, objects.filter(isPool).map(referenceTo));
  const namespaces = [...machines, ...poolMachines].map(({ metadata }) => metadata.namespace);
  const disks = await listDisks(cluster, namespaces);
  refuse(messageIssues([
    ...keepDisks ? keepDisksObstacles(objects, disks, wait) : [],
    ...keepDisks || includeProtected ? [] : protectionObstacles(objects, poolMachines, disks),
  ]));
  const unreleasable = keepDisks ? await refusedReleases(cluster, machines.flatMap((machine) => disks?.adoptedBy(machine) ?? [])) : [];
  refuse(messageIssues(unreleasable.map((message) => `${message}: ask for get and patch, without which the disks cannot be kept`)));
  return { objects, poolMachines, notes: [...notes, ...deletionNotes({ objects, poolMachines, disks }, keepDisks)], disks };
}

/**
 * The plan that the user was asked about.
 *
 * @throws if the current one has anything more: others may have changed objects in the meantime
 */
export function unchangedPlan(shownPlan: CheckedPlan, currentPlan: CheckedPlan): CheckedPlan {
  const nameOf = manifestNaming(currentPlan.objects);
  const shown = new Set([...shownPlan.notes, ...shownPlan.objects.map(({ metadata }) => metadata.uid)]);
  const additions = [
    ...currentPlan.notes.filter((note) => !shown.has(note)),
    ...currentPlan.objects.filter(({ metadata }) => !shown.has(metadata.uid)).map((object) => `${nameOf(object)} would be deleted`),
  ];
  refuse(messageIssues(additions.map((line) => `${line}: this has changed since you were asked: run the same command again`)));
  return shownPlan;
}
