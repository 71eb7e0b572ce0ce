// The effects of changed manifests on machines and their disks, as far as manifests show them: restarts, and data that is lost or kept.
// Removed objects are taken to be deleted, as Argo CD and Flux do when they prune.
import { keptCloudInit, runsCloudInitAgain } from './kept-cloud-init';
import { keptImages } from './kept-images';
import { lostState, persistentState } from './persistent-state';
import { describedMachines, poolEffects, type PoolMachines } from './pool-changes';
import { restoreLosses } from './restores';
import { unpluggedDisks } from './unplugged-disks';
import { secretIn } from '../../admission/secrets/detectors';
import { Claims, type NamedManifest } from '../../assertions/claims';
import { restartsBetween } from '../../assertions/machine-restarts';
import { typedDifferences } from '../../assertions/typed-differences';
import { errorLines, IssueError } from '../../issues/issues';
import { fieldAt } from '../../plain-data/fields';
import { isMap, withoutFields } from '../../plain-data/plain-data';
import { quantityValue } from '../../plain-data/quantity';
import { namespacedName } from '../cluster/object-name';
import type { Difference } from '../manifests/differences';
import { lostWith } from '../manifests/lost-data';
import { dataVolumesOf, isHalted, isWithoutInstance, machineIn } from '../manifests/machines';
import { protectionOf } from '../manifests/protection';
import { pluralize } from '../terminal/lines';
import { conditionOf } from '../wait/readiness/readiness';

/** Describes the changes to objects of a kind. The machines are those of a pool. */
type Rule = (before: any, after: any, paths: readonly string[], machines?: PoolMachines) => string[];

/** The beginning of a sentence on an impossible change. */
export const REFUSED_PREFIX = 'is refused: ';

/** Whether a sentence is on something that no manifest brings back, such as a disk, or on an object that is removed. */
export function isDeletion(sentence: string): boolean {
  return DELETION.test(sentence);
}

const DELETION = /^(?:is deleted|is removed|is scaled in|deletes )/;

const SIZE = 'spec.resources.requests.storage';

/** The fields of a claim that can change. The class can if the cluster serves VolumeAttributesClass. */
const MUTABLE = [SIZE, 'spec.volumeAttributesClassName'];

/** Kinds whose webhook or schema refuses another spec. */
const KEEP_THEIR_SPEC = [
  'VirtualMachineSnapshot', 'VirtualMachineRestore', 'VirtualMachineExport', 'VirtualMachineInstanceMigration', 'VirtualMachineBackup',
  'VirtualMachineBackupTracker', 'VolumeImportSource', 'VolumeUploadSource',
];

/** Kinds of which KubeVirt records a revision for each machine that names one. */
const RECORDED = ['VirtualMachineInstancetype', 'VirtualMachineClusterInstancetype', 'VirtualMachinePreference', 'VirtualMachineClusterPreference'];

const CHANGE_RULES = new Map<unknown, Rule>(Object.entries<Rule>({
  VirtualMachine: (before, after) => [
    ...powerChange(before, after), ...keptImages(before, after), ...lostState(before.spec, after.spec), ...unpluggedDisks(before, after),
  ],
  VirtualMachinePool: (before, after, paths, machines = describedMachines(before)) => (
    [...poolEffects(machines, before, after).map(({ text }) => text), ...selectorChange(paths)]
  ),
  VirtualMachineInstanceReplicaSet: (before, after) => fewerInstances(before, after),
  DataVolume: (before, after) => isOtherDisk(before, after) ? [`${REFUSED_PREFIX}CDI never changes a DataVolume`] : [],
  DataImportCron: (before, after, paths) => isOtherImport(before, after, paths) ? [`${REFUSED_PREFIX}CDI never changes a DataImportCron`] : [],
  ...Object.fromEntries(KEEP_THEIR_SPEC.map((kind) => [kind, specChange])),
  ...Object.fromEntries(RECORDED.map((kind) => [kind, recordedChange])),
  PersistentVolumeClaim: claimChange,
  Secret: (before, _, paths) => before.immutable === true && paths.some((path) => /^(?:data|stringData)\b/.test(path)) ? [`${REFUSED_PREFIX}the Secret is immutable`] : [],
}));

export class Impacts {
  private readonly claims: Claims;

  private readonly machines: ReadonlyMap<string, NamedManifest>;

  private readonly removedNamespaces: ReadonlySet<string | undefined>;

  /**
   * @param before all objects before the change
   * @param removed those of them that are no longer there after it
   */
  constructor(before: readonly NamedManifest[], removed: readonly NamedManifest[] = []) {
    this.claims = new Claims(before);
    this.machines = new Map(before.filter(({ kind }) => kind === 'VirtualMachine').map((machine) => [namespacedName(machine), machine]));
    const namespaces = removed.filter(({ kind, manifest }) => kind === 'Namespace' && protectionOf(manifest) === undefined);
    this.removedNamespaces = new Set(namespaces.map(({ name }) => name));
  }

  /** The effects of a new object, as sentences whose subject is the object. */
  public ofCreation(object: any): string[] {
    const target = { namespace: object.metadata.namespace, name: fieldAt(object, 'spec.target.name') };
    return object.kind === 'VirtualMachineRestore' ? restoreLosses(object, this.machines.get(namespacedName(target))?.manifest) : [];
  }

  /** @param machines those of a pool; by default those that its manifest describes */
  public ofChange(before: any, after: any, differences: readonly Difference[], machines?: PoolMachines): string[] {
    const own = CHANGE_RULES.get(after.kind)?.(before, after, differences.map(({ path }) => path), machines) ?? [];
    return after.kind === 'VirtualMachine' ? [...own, ...this.restart(before, after)] : own;
  }

  public ofRemoval(object: any): string[] {
    // A namespace is deleted with everything in it, protected or not.
    const protection = this.removedNamespaces.has(object.metadata.namespace) ? undefined : protectionOf(object);
    if (protection !== undefined) {
      return [`stays in the cluster, protected by ${protection}`];
    }
    const lost = lostWith(object);
    if (lost !== undefined) {
      return [`is deleted with ${lost}`];
    }
    return machineIn(object) === undefined ? [] : [removedMachine(object)];
  }

  private restart(before: any, after: any): string[] {
    // The machine will start with the applied fields.
    if (isWithoutInstance(before)) {
      return [];
    }
    try {
      const { status } = conditionOf(before, 'LiveMigratable') ?? {};
      const isLiveMigratable = status === undefined ? undefined : status === 'True';
      return restartsBetween([{ object: before, isLiveMigratable }], [{ object: after }], {}, this.claims)
        .flatMap(({ fields }) => restartEffects(before, after, fields));
    } catch (error) {
      if (!(error instanceof IssueError)) {
        throw error;
      }
      return [`may have to be restarted: ${errorLines(error)[0]}`];
    }
  }
}

/** Fields that name what is not in the manifest: whether the machine has to restart depends on it. */
const REFERENCES = ['spec.instancetype', 'spec.preference'];

function restartEffects(before: any, after: any, fields: readonly string[]): string[] {
  const kept = new Set(keptCloudInit(before.spec, after.spec, fields));
  const certain = fields.filter((field) => !kept.has(field) && !REFERENCES.includes(field));
  const possible = fields.filter((field) => REFERENCES.includes(field));
  const names = (some: readonly string[]) => some.map(withoutSecret).join(', ');
  return [
    ...certain.length > 0 ? [`needs a restart to apply ${names(certain)}`] : [],
    ...possible.length > 0 ? [`may need a restart to apply ${names(possible)}: the running guest gets no more than CPU sockets and memory, if it can migrate`] : [],
    ...runsCloudInitAgain(before.spec, fields) ? ['runs cloud-init again at that restart, as in a new machine: its UUID is the ID of the instance'] : [],
    ...kept.size > 0 ? [`keeps what cloud-init set up at its first boot, also after a restart: to apply ${names([...kept])}, create a new machine or give its boot disk another name`] : [],
  ];
}

/** A field, or the map around it if the name of an item is a secret. */
function withoutSecret(field: string): string {
  return secretIn(field) === undefined ? field : 'spec.template.spec';
}

function isOfSpec(path: string): boolean {
  return path === 'spec' || path.startsWith('spec.');
}

/** The run strategies under which KubeVirt does not start a guest on its own, as under Halted. */
const MANUAL_STRATEGIES = ['Manual', 'WaitAsReceiver'];

function powerChange(before: any, after: any): string[] {
  const [wasHalted, isStopped] = [before, after].map(({ spec }) => isHalted(spec));
  const [wasManual, isManual] = [before, after].map((object) => MANUAL_STRATEGIES.includes(fieldAt(object, 'spec.runStrategy')));
  if (isStopped) {
    return wasHalted ? [] : ['is stopped'];
  }
  return isManual ? [] : wasHalted ? ['is started'] : wasManual ? ['is started, unless it runs'] : [];
}

/** Whether CDI's webhook considers the specs different. It admits further checkpoints of a staged import. */
function isOtherDisk(before: any, after: any): boolean {
  const [earlier, later] = [before, after].map(({ spec }) => isMap(spec) ? withoutFields(spec, ['checkpoints', 'finalCheckpoint']) : spec);
  return typedDifferences('', earlier, later, 'DataVolumeSpec').length > 0;
}

/** Whether CDI's webhook considers the specs different. */
function isOtherImport(before: any, after: any, paths: readonly string[]): boolean {
  const [earlier, later] = [before, after].map((object) => fieldAt(object, IMPORT));
  return paths.some((path) => isOfSpec(path) && !path.startsWith(IMPORT)) || typedDifferences('', earlier, later, 'DataVolumeSpec').length > 0;
}

/** The spec of the DataVolume for each import of a DataImportCron. */
const IMPORT = 'spec.template.spec';

function specChange(_: unknown, { kind }: any, paths: readonly string[]): string[] {
  return paths.some(isOfSpec) ? [`${REFUSED_PREFIX}the spec of a ${kind} never changes`] : [];
}

function recordedChange(_: unknown, __: unknown, paths: readonly string[]): string[] {
  return paths.some(isOfSpec) ? ['changes no existing machine: each keeps the revision that KubeVirt recorded, also after a restart'] : [];
}

function selectorChange(paths: readonly string[]): string[] {
  return paths.some((path) => /^spec\.selector\b/.test(path)) ? [`${REFUSED_PREFIX}the selector of a pool never changes`] : [];
}

function fewerInstances(before: any, after: any): string[] {
  const [earlier, later] = [before, after].map((object) => Number(machineIn(object)!.replicas));
  return later < earlier ? [`is scaled in from ${earlier} to ${later}: ${pluralize(earlier - later, 'machine')} fewer`] : [];
}

function claimChange(before: any, after: any, paths: readonly string[]): string[] {
  const immutablePaths = paths.filter((path) => isOfSpec(path) && !MUTABLE.includes(path));
  const [earlier, later] = [before, after].map((object) => quantityValue(fieldAt(object, SIZE) ?? ''));
  const resized = earlier === undefined || later === undefined || earlier === later ? [] : [later < earlier ? `${REFUSED_PREFIX}a claim never shrinks` : 'grows, if its storage class allows it'];
  return [...resized, ...immutablePaths.length === 0 ? [] : [`${REFUSED_PREFIX}only size and volumeAttributesClassName of a claim can change, not ${immutablePaths.join(', ')}`]];
}

/** The disks of templates and the state of the hardware belong to the machine, and are deleted with it. */
function removedMachine(object: any): string {
  const { replicas, spec } = machineIn(object)!;
  const disks = dataVolumesOf(object).map(({ metadata }) => metadata.name).filter((name) => typeof name === 'string');
  const lost = [...disks, ...persistentState(spec)];
  const machines = replicas === undefined ? 'is deleted' : `is deleted with its ${pluralize(Number(replicas), 'machine')}`;
  return lost.length === 0 ? machines : `${machines}${replicas === undefined ? ',' : ''} and with the data of ${lost.join(', ')}`;
}
