// What a changed pool does to its machines and their disks, as the pool controller of KubeVirt 1.9 decides. It deletes surplus machines;
// then the instance of each running machine that was started with another template, and the machine itself if its dataVolumeTemplates
// were others.
import { keptCloudInit } from './kept-cloud-init';
import { otherImages, TEMPLATES } from './kept-images';
import { typedDifferences } from '../../assertions/typed-differences';
import { isMap } from '../../plain-data/plain-data';
import { dataVolumesOf, fieldAt, isHalted, machineIn } from '../manifests/machines';
import { pluralize } from '../terminal/lines';

/** The machines of a pool before a change. */
export interface PoolMachines {
  /** How many there are, running or not. */
  readonly count: number;
  /** The running ones, by what they were started with. */
  readonly started: readonly StartedMachines[];
  /** Whether disks are deleted with them. */
  readonly ownDisks: boolean;
}

/** Running machines that were started with the same spec. */
interface StartedMachines {
  /** Undefined if it is not known whether the pool has already applied its template to them. */
  readonly spec?: any;
  readonly count: number;
}

/** What a pool does, as sentences whose subject is the pool. */
export interface PoolEffects {
  /** What deletes disks. Nothing brings their data back. */
  readonly losses: readonly string[];
  readonly others: readonly string[];
}

/** The machines that a manifest describes: all of them run, unless its template is halted. */
export function describedMachines(pool: any): PoolMachines {
  const { spec, replicas } = machineIn(pool)!;
  const count = Number(replicas);
  return { count, started: isHalted(spec) ? [] : [{ spec: holdsBack(pool) ? undefined : spec, count }], ownDisks: dataVolumesOf(pool).length > 0 };
}

/** The effects of a change to a pool, or of its manifest on machines that its template has not reached. */
export function poolEffects(machines: PoolMachines, before: any, after: any): PoolEffects {
  const all = [scaleIn(machines, after), update(machines, before, after)];
  return { losses: all.flatMap(({ losses = [] }) => losses), others: all.flatMap(({ others = [] }) => others) };
}

function scaleIn({ count, ownDisks }: PoolMachines, after: any): Partial<PoolEffects> {
  const replicas = Number(machineIn(after)!.replicas);
  const strategy = fieldAt(after, 'spec.scaleInStrategy');
  const isScaledIn = replicas < count;
  if (!isScaledIn) {
    return {};
  }
  const text = `is scaled in from ${count} to ${replicas}: ${pluralize(count - replicas, 'machine')} fewer`;
  if (isPaused(after)) {
    return { others: [`${text} once it is no longer paused`] };
  }
  if (hasStrategy(strategy, 'opportunistic', 'unmanaged')) {
    return { others: [`${text} once somebody has deleted as many`] };
  }
  const keepsDisks = ['Offline', 'Online'].includes(fieldAt(strategy, 'proactive.statePreservation'));
  return ownDisks && !keepsDisks ? { losses: [`${text}, deleted with their disks`] } : { others: [text] };
}

function update(machines: PoolMachines, before: any, after: any): Partial<PoolEffects> {
  const remaining = Math.min(machines.count, Number(machineIn(after)!.replicas));
  if (isPaused(after) || hasStrategy(fieldAt(after, UPDATE), 'unmanaged') || remaining === 0) {
    return {};
  }
  const [specBefore, specAfter] = [before, after].map((pool) => machineIn(pool)!.spec);
  if (holdsBack(after) || machines.started.length === 0) {
    return otherImages(specBefore, specAfter).length > 0 ? { others: ['keeps the images of the disks of existing machines: only new machines get the new images'] } : {};
  }
  return updateStarted(machines, specBefore, after, paceText(after, remaining));
}

/** @param specBefore what machines were started with of which this is not known, or an earlier spec */
function updateStarted({ started, ownDisks }: PoolMachines, specBefore: any, after: any, pace: string): PoolEffects {
  const specAfter = machineIn(after)!.spec;
  const changesOf = (field: string, type: string) => ({ spec = specBefore }: StartedMachines) => (
    typedDifferences(field, fieldAt(spec, field), fieldAt(specAfter, field), type)
  );
  const [diskChanges, templateChanges] = [changesOf(TEMPLATES, '[]DataVolumeTemplateSpec'), changesOf('template', '*VirtualMachineInstanceTemplateSpec')];
  const replaced = started.filter((each) => diskChanges(each).length > 0);
  const remaining = started.filter((each) => !replaced.includes(each));
  const restarted = remaining.filter((each) => templateChanges(each).length > 0);
  const keepCloudInit = restarted.some((each) => keptCloudInit(each.spec ?? specBefore, specAfter, templateChanges(each)).length > 0);
  const sentence = (some: readonly StartedMachines[], verb: string, rest = '') => some.length === 0 ? [] : [`${verb} ${machinesText(some, started, after)}${rest}`];
  const recreation = `${ownDisks ? ' with their disks' : ''}, and creates them again`;
  const deletions = [
    ...sentence(replaced, 'deletes', `${recreation}${pace}`),
    ...sentence(remaining.filter(({ spec }) => spec === undefined), 'deletes those of', ` that were started with other dataVolumeTemplates${recreation}`),
  ];
  return {
    losses: ownDisks ? deletions : [],
    others: [
      ...ownDisks ? [] : deletions,
      ...sentence(restarted, fieldAt(specAfter, 'runStrategy') === 'Manual' ? 'stops' : 'restarts', pace),
      ...keepCloudInit ? ['keeps what cloud-init set up in existing machines: only new machines, or disks with another image, get the new cloud-init'] : [],
    ],
  };
}

const UPDATE = 'spec.updateStrategy';

function isPaused(pool: any): boolean {
  return fieldAt(pool, 'spec.paused') === true;
}

/** Whether a pool leaves running machines as they were started. */
function holdsBack(pool: any): boolean {
  return isPaused(pool) || hasStrategy(fieldAt(pool, UPDATE), 'opportunistic', 'unmanaged');
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
  const maxAtOnce = typeof written === 'string' ? Math.floor(machineIn(pool)!.replicas! * parseInt(written, 10) / 100) : Number(written);
  return machines === 1 ? '' : maxAtOnce >= machines ? ', all at once' : `, at most ${Math.max(1, maxAtOnce) || 1} at a time`;
}
