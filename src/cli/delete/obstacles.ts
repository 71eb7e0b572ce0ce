// The reasons why machines cannot be deleted as asked: disks that cannot be kept, and disks that are protected.
import { type Disks, disksInManifest } from './disks';
import { HOLD_FINALIZER } from './keep-disks';
import { groupBy } from '../../plain-data/plain-data';
import { isBeingDeleted } from '../cluster/cluster';
import { objectName } from '../cluster/object-name';
import { pageAt } from '../command-line/documentation';
import { isMachine, isPool, machineName } from '../machines/selected-machines';

/** How to keep the disks of a pool's machines. */
const PRESERVE_ADVICE = `scale the pool down first, with scaleInStrategy.proactive.statePreservation: Offline, as ${pageAt('tasks/hardware.md#workstations')} describes`;

const POOL_ADVICE = `${PRESERVE_ADVICE}, or write`;

/** How many machines the command in a message names. */
const MAX_NAMED = 10;

/** The reasons why disks cannot be kept. */
export function keepDisksObstacles(objects: readonly any[], disks: Disks | undefined, wait: boolean): string[] {
  return [
    ...wait ? [] : ['--keep-disks has to wait until the machines are gone: leave out --no-wait'],
    ...disks === undefined ? ['the disks are unknown, since this user may not list DataVolumes and PersistentVolumeClaims: ask for that, or leave out --keep-disks'] : [],
    ...objects.filter(isPool).map((pool) => (
      `pool ${machineName(pool)}: the disks of its machines are deleted with it: ${PRESERVE_ADVICE}, or leave out --keep-disks${othersByName(objects)}`
    )),
    ...objects.filter((object) => isMachine(object) && isBeingDeleted(object) && !object.metadata.finalizers?.includes(HOLD_FINALIZER))
      .map((machine) => `${machineName(machine)}: is already being deleted, with its disks`),
    // A machine that is held has to be let go, whatever is left of its disks.
    ...objects.filter((object) => isMachine(object) && !isBeingDeleted(object)).flatMap((machine) => disks?.leavingWith(machine).map((name) => (
      `${machineName(machine)}: its disk ${name} is already being deleted, and is gone as soon as the machine has stopped: copy its data before, or leave out --keep-disks`
    )) ?? []),
  ];
}

/** The commands that delete the machines that do not belong to a pool of the manifests. */
function othersByName(objects: readonly any[]): string {
  const commands = [...groupBy(objects.filter(isMachine), ({ metadata }) => metadata.namespace)].map(([namespace, machines]) => {
    const names = machines.map(({ metadata }) => metadata.name);
    return `cdk8s-kubevirt delete -n ${namespace} ${names.slice(0, MAX_NAMED).join(' ')}${names.length > MAX_NAMED ? ' …' : ''} --keep-disks`;
  });
  return commands.length === 0 ? '' : `, or name the other machines: ${commands.join('; ')}`;
}

/** The disks that an annotation protects and that would be deleted with machines, and with those of pools. */
export function protectionObstacles(objects: readonly any[], poolMachines: readonly any[], disks: Disks | undefined): string[] {
  return [
    ...objects.filter(isMachine).flatMap((machine) => protectedDisks(machine, disks, 'write --keep-disks, or')),
    ...poolMachines.flatMap((machine) => protectedDisks(machine, disks, POOL_ADVICE)),
    ...objects.filter(isPool).flatMap((pool) => comingProtectionObstacles(pool, poolMachines)),
  ];
}

/** One line for each disk that an annotation protects and that would be deleted with its machine. */
function protectedDisks(machine: any, disks: Disks | undefined, advice: string): string[] {
  const atRisk = disks?.atRisk(machine) ?? disksInManifest(machine);
  return atRisk.filter(({ protection }) => protection !== undefined)
    .map((disk) => `${machineName(machine)}: ${objectName(disk)} would be deleted with it, but is protected by its annotation ${disk.protection}: `
      + `${advice} --include-protected to delete it too`);
}

/** The same for the machines that a pool has still to make: it may make them until it is gone, and they may find disks that earlier ones left. */
function comingProtectionObstacles(pool: any, poolMachines: readonly any[]): string[] {
  const { replicas = 1, paused = false } = pool.spec;
  const existing = poolMachines.filter(({ metadata }) => metadata.ownerReferences.some(({ uid }: any) => uid === pool.metadata.uid));
  return paused || existing.length >= replicas ? [] : protectedDisks(pool, undefined, POOL_ADVICE);
}
