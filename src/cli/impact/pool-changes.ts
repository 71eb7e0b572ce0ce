// What a changed pool does to its machines and their disks, as the pool controller of KubeVirt 1.9 decides. It deletes surplus machines,
// then the instance of each running machine that was started with another template, and the machine itself if its dataVolumeTemplates
// were others.
import { beginsToHeal, type FailingMachines, healingEffects } from './autohealing';
import { keptCloudInit } from './kept-cloud-init';
import { otherImages, TEMPLATES } from './kept-images';
import type { PoolEffect } from './pool-effect';
import { typedDifferences } from '../../assertions/typed-differences';
import { fieldAt } from '../../plain-data/fields';
import { isMap } from '../../plain-data/plain-data';
import { dataVolumesOf, isHalted, machineIn } from '../manifests/machines';
import { pluralize } from '../terminal/lines';

/** The machines of a pool before a change. */
export interface PoolMachines {
  /** How many there are, running or not, without those that are being deleted. */
  readonly count: number;
  /** The running ones, by what they were started with. */
  readonly started: readonly StartedMachines[];
  /** Whether disks are deleted with them. */
  readonly ownDisks: boolean;
  /** Whether they own disks that their specs no longer name: a pool that preserves disks forgets these. */
  readonly losesPreserved: boolean;
  /** The failing machines of the pool's namespace; undefined if they are not known. */
  readonly failing?: FailingMachines;
}

/** Running machines that were started with the same spec. */
interface StartedMachines {
  /** Undefined if it is not known whether the pool has already applied its template to them. */
  readonly spec?: any;
  readonly count: number;
}

/** The machines that a manifest describes: all of them run, unless its template is halted. */
export function describedMachines(pool: any): PoolMachines {
  const { spec, replicas } = machineIn(pool)!;
  const count = Number(replicas);
  const started = isHalted(spec) ? [] : [{ spec: holdsBack(pool) ? undefined : spec, count }];
  return { count, started, ownDisks: dataVolumesOf(pool).length > 0, losesPreserved: false };
}

/** What a pool does once it is changed, in the order in which it does it. */
export function poolEffects(machines: PoolMachines, before: any, after: any): PoolEffect[] {
  return [...beginsToHeal(before, after) ? healingEffects(machines.failing) : [], ...replicaEffects(machines, before, after)];
}

function replicaEffects(machines: PoolMachines, before: any, after: any): PoolEffect[] {
  const surplus = machines.count - Number(machineIn(after)!.replicas);
  const effects = [...surplus > 0 ? [scaleIn(machines, surplus, after)] : [], ...update(machines, before, after)];
  if (isPaused(after)) {
    return delay(effects, 'it is no longer paused');
  }
  // As long as there are surplus machines, a pool updates none.
  return surplus > 0 && isScaledInByUser(after) ? delay(effects, `somebody has deleted ${pluralize(surplus, 'machine')}`) : effects;
}

function delay(effects: readonly PoolEffect[], condition: string): PoolEffect[] {
  return effects.map(({ text }) => ({ text: `${text}, once ${condition}`, isLoss: false }));
}

function scaleIn({ count, ownDisks, losesPreserved }: PoolMachines, surplus: number, after: any): PoolEffect {
  const strategy = fieldAt(after, `${SCALE_IN}.${isScaledInByUser(after) ? 'opportunistic' : 'proactive'}.statePreservation`);
  const isLoss = ['Offline', 'Online'].includes(strategy) ? losesPreserved : ownDisks;
  return { text: `is scaled in from ${count} to ${count - surplus}: ${pluralize(surplus, 'machine')} fewer${isLoss ? ', deleted with their disks' : ''}`, isLoss };
}

function update(machines: PoolMachines, before: any, after: any): PoolEffect[] {
  const remaining = Math.min(machines.count, Number(machineIn(after)!.replicas));
  if (hasStrategy(fieldAt(after, UPDATE), 'unmanaged') || remaining === 0) {
    return [];
  }
  const [specBefore, specAfter] = [before, after].map((pool) => machineIn(pool)!.spec);
  if (hasStrategy(fieldAt(after, UPDATE), 'opportunistic') || machines.started.length === 0) {
    return otherImages(specBefore, specAfter).length === 0 ? []
      : [{ text: 'keeps the images of the disks of existing machines: only new machines get the new images', isLoss: false }];
  }
  return updateStarted(machines, specBefore, after, paceText(after, remaining));
}

/** @param specBefore what machines were started with of which this is not known, or an earlier spec */
function updateStarted({ started, ownDisks }: PoolMachines, specBefore: any, after: any, pace: string): PoolEffect[] {
  const specAfter = machineIn(after)!.spec;
  const changesOf = (field: string, type: string) => ({ spec = specBefore }: StartedMachines) => (
    typedDifferences(field, fieldAt(spec, field), fieldAt(specAfter, field), type)
  );
  const [diskChanges, templateChanges] = [changesOf(TEMPLATES, '[]DataVolumeTemplateSpec'), changesOf('template', '*VirtualMachineInstanceTemplateSpec')];
  const replaced = started.filter((each) => diskChanges(each).length > 0);
  const remaining = started.filter((each) => !replaced.includes(each));
  const restarted = remaining.filter((each) => templateChanges(each).length > 0);
  const keepCloudInit = restarted.some((each) => keptCloudInit(each.spec ?? specBefore, specAfter, templateChanges(each)).length > 0);
  const effect = (some: readonly StartedMachines[], verb: string, rest: string, isLoss = false) => (
    some.length === 0 ? [] : [{ text: `${verb} ${machinesText(some, started, after)}${rest}`, isLoss }]
  );
  const recreation = `${ownDisks ? ' with their disks' : ''}, and creates them again`;
  return [
    ...effect(replaced, 'deletes', `${recreation}${pace}`, ownDisks),
    ...effect(remaining.filter(({ spec }) => spec === undefined), 'deletes those of', ` that were started with other dataVolumeTemplates${recreation}`, ownDisks),
    ...effect(restarted, fieldAt(specAfter, 'runStrategy') === 'Manual' ? 'stops' : 'restarts', pace),
    ...keepCloudInit ? [{ text: 'keeps what cloud-init set up in existing machines: only new machines, or disks with another image, get the new cloud-init', isLoss: false }] : [],
  ];
}

const SCALE_IN = 'spec.scaleInStrategy';
const UPDATE = 'spec.updateStrategy';

function isPaused(pool: any): boolean {
  return fieldAt(pool, 'spec.paused') === true;
}

/** Whether a pool leaves running machines as they were started. */
function holdsBack(pool: any): boolean {
  return isPaused(pool) || hasStrategy(fieldAt(pool, UPDATE), 'opportunistic', 'unmanaged');
}

/** Whether a pool leaves it to its users which machines are deleted, and when. */
function isScaledInByUser(pool: any): boolean {
  return hasStrategy(fieldAt(pool, SCALE_IN), 'opportunistic', 'unmanaged');
}

function hasStrategy(written: unknown, ...strategies: readonly string[]): boolean {
  return strategies.some((strategy) => isMap(fieldAt(written, strategy)));
}

function machinesText(some: readonly StartedMachines[], all: readonly StartedMachines[], pool: any): string {
  const [part, whole] = [some, all].map((group) => group.reduce((sum, { count }) => sum + count, 0));
  const selected = isMap(fieldAt(pool, `${UPDATE}.proactive.selectionPolicy.selectors`)) ? ' that updateStrategy selects' : '';
  return `${part < whole ? `${part} of ` : ''}its running machines${selected}`;
}

/** How many of a pool's machines are replaced at a time: all of them, unless `maxUnavailable` is less. */
function paceText(pool: any, machines: number): string {
  const written = fieldAt(pool, 'spec.maxUnavailable') ?? '100%';
  const maxAtOnce = typeof written === 'string' ? Math.floor(machineIn(pool)!.replicas! * parseInt(written, 10) / 100) : numberOf(written);
  return machines === 1 ? '' : maxAtOnce >= machines ? ', all at once' : `, at most ${Math.max(1, maxAtOnce) || 1} at a time`;
}

/** The number that a value is; NaN for any other value. */
function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : NaN;
}
