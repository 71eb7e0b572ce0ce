// A cache of a namespace's machines, volumes and related objects. It reports which machines, volumes and pools a change affects.
import { oldestFirst } from './event-times';
import { launcherSubject, NO_RELATED_OBJECTS, poolOf, RelatedObjects, Subject, subjectOf } from './related-objects';
import { isDeepEqual } from '../../../plain-data/plain-data';
import { claimNames } from '../../../storage/used-claims';
import { SECRET_MAKERS, secretMadeBy } from '../readiness/secret-makers';

/** How many warnings are kept for a machine, a launcher or a volume. */
const MAX_WARNINGS = 10;

/** The kinds that have disks. */
const MACHINE_KINDS = ['VirtualMachine', 'VirtualMachineInstance'];

/** The objects with which KubeVirt makes a clone, and the beginnings of their names, before the clone's uid. */
const CLONE_STEPS = [['VirtualMachineRestore', 'tmp-restore-'], ['VirtualMachineSnapshot', 'tmp-snapshot-']] as const;

export class NamespaceCache {
  private readonly objects = new Map<string, Map<string, any>>();
  private readonly pods = new Map<string, Set<any>>();
  private readonly warnings = new Map<Subject, Map<string, any>>();
  private readonly machinesByClaim = new Map<string, Set<any>>();
  private readonly machinesByPool = new Map<string, Set<any>>();
  private readonly migrationsByMachine = new Map<string, Set<any>>();
  private readonly claimsByUid = new Map<string, string>();
  private readonly makers = new Map<string, Set<any>>();

  /**
   * @param bindingModes the binding modes of storage classes by name; undefined if the user may not list them
   * @param clock the server's clock
   */
  constructor(private readonly bindingModes?: ReadonlyMap<string, string>, private readonly clock: { readonly now?: number } = {}) {}

  get(kind: string, name: string): any {
    return this.objects.get(kind)?.get(name);
  }

  /** Whether the cache has an equal object: many changes by controllers do not matter here. */
  isUnchanged(object: any): boolean {
    return isDeepEqual(this.get(object.kind, object.metadata.name), object);
  }

  /** Replaces all objects of a kind, and returns the affected subjects. */
  replace(kind: string, objects: readonly any[]): Subject[] {
    const names = new Set(objects.map(({ metadata: { name } }) => name));
    const gone = [...this.objectsOfKind(kind).values()].filter(({ metadata: { name } }) => !names.has(name));
    return [...gone.flatMap((object) => this.remove(object)), ...objects.flatMap((object) => this.put(object))];
  }

  put(object: any): Subject[] {
    const { kind, metadata: { name, uid } } = object;
    const before = this.get(kind, name);
    if (before !== undefined) {
      this.unlink(before);
    }
    this.objectsOfKind(kind).set(name, object);
    if (kind === 'Event') {
      this.putWarning(object);
    } else if (kind === 'PersistentVolumeClaim') {
      this.claimsByUid.set(uid, name);
      if (object.complaint) {
        this.putWarning(object.complaint);
      }
    }
    this.relationSets(object).forEach((set) => set.add(object));
    return this.affectedSubjects(object);
  }

  remove(object: any): Subject[] {
    const known = this.get(object.kind, object.metadata.name) ?? object;
    const affected = this.affectedSubjects(known);
    this.unlink(known);
    this.objectsOfKind(known.kind).delete(known.metadata.name);
    return affected;
  }

  relatedTo(object: any): RelatedObjects {
    const { kind, metadata: { name, uid } } = object;
    switch (kind) {
      case 'VirtualMachine':
      case 'VirtualMachineInstance':
        return this.relatedToMachine(object);
      case 'DataVolume':
      case 'PersistentVolumeClaim':
        return this.relatedToVolume(object);
      case 'VirtualMachineInstanceMigration':
        return this.relatedToMigration(object);
      case 'VirtualMachineClone':
        return { ...this.unrelated, steps: CLONE_STEPS.flatMap(([step, prefix]) => this.get(step, `${prefix}${uid}`) ?? []) };
      case 'VirtualMachinePool':
        return {
          ...this.unrelated,
          machines: [...this.machinesByPool.get(name) ?? []].map((machine) => ({ object: machine, related: this.relatedToMachine(machine) })),
        };
      default:
        return this.unrelated;
    }
  }

  private get unrelated(): RelatedObjects {
    return { ...NO_RELATED_OBJECTS, now: this.clock.now };
  }

  private relatedToMachine(object: any): RelatedObjects {
    const { kind, metadata: { name } } = object;
    const isMachine = kind === 'VirtualMachine';
    const instance = isMachine ? this.get('VirtualMachineInstance', name) : undefined;
    const hasNoInstance = isMachine && instance === undefined && this.isCompletelyCached('VirtualMachineInstance');
    const pods = [...this.pods.get(`machine/${name}`) ?? []];
    const names = claimNames(this.get('VirtualMachine', name) ?? object);
    const dataVolumes = names.flatMap((each) => this.get('DataVolume', each) ?? []);
    const claims = names.flatMap((each) => this.get('PersistentVolumeClaim', each) ?? []);
    const launcherWarnings = pods.length > 0 ? pods.flatMap((pod) => this.warningsOfLauncher(pod))
      : object.status?.printableStatus === 'CrashLoopBackOff' ? this.warningsOf(launcherSubject(name), object) : [];
    const volumeWarnings = claims.concat(dataVolumes).flatMap((volume) => this.warningsOfVolume(volume));
    const warnings = oldestFirst(new Set([...this.warningsOf(`machine/${name}`, object), ...launcherWarnings, ...volumeWarnings]));
    return { ...this.unrelated, instance, hasNoInstance, pods, dataVolumes, claims, makers: this.makers, warnings };
  }

  private relatedToVolume(object: any): RelatedObjects {
    const { kind, metadata: { name } } = object;
    const claim = this.get('PersistentVolumeClaim', name);
    return {
      ...this.unrelated,
      claims: kind === 'DataVolume' && claim !== undefined ? [claim] : [],
      makers: this.makers,
      warnings: oldestFirst(this.warningsOfVolume(object)),
      bindingMode: claim && this.bindingModes && (this.bindingModes.get(claim.spec.storageClassName) ?? 'none'),
    };
  }

  /** The launcher on the target node is not related any more once it runs. */
  private relatedToMigration(migration: any): RelatedObjects {
    const subject = `machine/${migration.spec?.vmiName}` as const;
    const pods = [...this.pods.get(subject) ?? []].filter(({ status }) => status?.phase === 'Pending');
    const warnings = oldestFirst([...this.warningsOf(subject, migration), ...pods.flatMap((pod) => this.warningsOfLauncher(pod))]);
    return { ...this.unrelated, pods, warnings };
  }

  private warningsOfLauncher(pod: any): any[] {
    const { name } = pod.metadata;
    const subject = subjectOf('Pod', name);
    return subject === undefined ? [] : this.warningsOf(subject, pod).filter(({ involvedObject }) => involvedObject.name === name);
  }

  private warningsOfVolume(volume: any): any[] {
    const { name } = volume.metadata;
    const uid = this.get('PersistentVolumeClaim', name)?.metadata.uid;
    return [...this.warningsOf(`volume/${name}`, volume), ...this.warningsOf(`volume/${uid}`, volume)];
  }

  private warningsOf(subject: Subject, object: any): any[] {
    return [...this.warnings.get(subject)?.values() ?? []].filter((event) => this.isCurrent(event, object));
  }

  /**
   * Whether a warning is not about an earlier object of the same name: servers keep events for an hour.
   *
   * @param object the object for which the warning is reported
   */
  private isCurrent({ involvedObject: { kind, name, uid }, lastTimestamp }: any, object: any): boolean {
    const known = this.get(kind, name);
    if (known !== undefined && uid !== undefined) {
      return uid === known.metadata.uid;
    }
    const { creationTimestamp } = (known ?? object).metadata;
    return (known !== undefined || !this.isCompletelyCached(kind)) && !(Date.parse(lastTimestamp) < Date.parse(creationTimestamp));
  }

  /** Whether the cache has every existing object of a kind. Of pods it does not: CDI's are not watched. */
  private isCompletelyCached(kind: string): boolean {
    return kind !== 'Pod' && this.objects.has(kind);
  }

  private affectedSubjects({ kind, metadata, involvedObject }: any): Subject[] {
    const { kind: aboutKind = '', name = '' } = involvedObject ?? { kind, name: metadata.name };
    const subject = subjectOf(aboutKind, name, involvedObject ? this.get(aboutKind, name)?.metadata : metadata);
    if (subject === undefined) {
      return [];
    }
    const [type, id] = [subject.slice(0, subject.indexOf('/')), subject.slice(subject.indexOf('/') + 1)];
    const volume = this.claimsByUid.get(id) ?? id;
    const machines = type === 'machine' ? [id] : type === 'volume' ? this.machinesUsing(volume) : [];
    const migrations = machines.flatMap((machine) => [...this.migrationsByMachine.get(machine) ?? []]);
    const pools = machines.flatMap((machine) => this.get('VirtualMachine', machine) ?? []).flatMap((machine) => poolOf(machine) ?? []);
    return [
      ...type === 'volume' ? [`volume/${volume}` as const] : ['pool', 'migration', 'clone'].includes(type) ? [subject] : [],
      ...machines.map((machine) => `machine/${machine}` as const),
      ...migrations.map((migration) => `migration/${migration.metadata.name}` as const),
      ...pools.map((pool) => `members/${pool}` as const),
    ];
  }

  /** The names of the machines that use a claim, without duplicates: both a machine and its instance use it. */
  private machinesUsing(claim: string): string[] {
    return [...new Set([...this.machinesByClaim.get(claim) ?? []].map(({ metadata: { name } }) => name))];
  }

  private putWarning(event: any): void {
    const { involvedObject: { kind = '', name = '' } } = event;
    const subject = subjectOf(kind, name);
    if (subject === undefined) {
      // It affects no subject, so it is not kept.
      this.objectsOfKind('Event').delete(event.metadata.name);
      return;
    }
    const warnings = this.warnings.get(subject) ?? new Map();
    this.warnings.set(subject, warnings);
    warnings.delete(event.metadata.name);
    warnings.set(event.metadata.name, event);
    if (warnings.size > MAX_WARNINGS) {
      // A list comes in the order of names.
      const [{ metadata: { name: oldest } }] = oldestFirst(warnings.values());
      warnings.delete(oldest);
      this.objectsOfKind('Event').delete(oldest);
    }
  }

  private unlink(object: any): void {
    const { kind, metadata: { name }, involvedObject } = object;
    if (kind === 'Event') {
      this.warnings.get(subjectOf(involvedObject.kind ?? '', involvedObject.name ?? '')!)?.delete(name);
    }
    this.relationSets(object).forEach((set) => set.delete(object));
  }

  /** The sets through which an object is found as related to another one. */
  private relationSets(object: any): Set<any>[] {
    const { kind, metadata } = object;
    if (MACHINE_KINDS.includes(kind)) {
      const pool = kind === 'VirtualMachine' ? poolOf(object) : undefined;
      const claimSets = claimNames(object).map((claim) => getOrCreate(this.machinesByClaim, claim));
      return pool === undefined ? claimSets : [...claimSets, getOrCreate(this.machinesByPool, pool)];
    }
    if (kind === 'VirtualMachineInstanceMigration') {
      return [getOrCreate(this.migrationsByMachine, object.spec?.vmiName)];
    }
    return kind === 'Pod' ? [getOrCreate(this.pods, subjectOf(kind, metadata.name, metadata) ?? '')]
      : SECRET_MAKERS.includes(kind) ? [getOrCreate(this.makers, secretMadeBy(object))] : [];
  }

  private objectsOfKind(kind: string): Map<string, any> {
    const known = this.objects.get(kind) ?? new Map();
    this.objects.set(kind, known);
    return known;
  }
}

function getOrCreate<Value>(sets: Map<string, Set<Value>>, key: string): Set<Value> {
  const known = sets.get(key) ?? new Set();
  sets.set(key, known);
  return known;
}
