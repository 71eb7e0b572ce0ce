// A cache of a namespace's machines, volumes and related objects, which says which machines, volumes and pools a change affects.
import { claimNames, poolOf, RelatedObjects, Subject, subjectOf } from './related-objects';
import { isSame } from '../../../plain-data/plain-data';

/** How many warnings are kept for a machine or a volume. */
const MAX_WARNINGS = 10;

export class NamespaceCache {
  private readonly objects = new Map<string, Map<string, any>>();
  private readonly pods = new Map<string, Set<any>>();
  private readonly warnings = new Map<Subject, Map<string, any>>();
  private readonly machinesByClaim = new Map<string, Set<string>>();
  private readonly machinesByPool = new Map<string, Set<string>>();
  private readonly claimsByUid = new Map<string, string>();

  /** @param bindingModes of the storage classes, by name; nothing where the user may not list them */
  constructor(private readonly bindingModes?: ReadonlyMap<string, string>) {}

  get(kind: string, name: string): any {
    return this.objects.get(kind)?.get(name);
  }

  /** Whether an object is known as it is: much of what controllers write is of no concern here. */
  isKnown(object: any): boolean {
    return isSame(this.get(object.kind, object.metadata.name), object);
  }

  /** Replaces all objects of a kind; returns the affected subjects. */
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
    } else if (kind === 'Pod') {
      const subject = subjectOf(kind, name, object.metadata.labels);
      entry(this.pods, subject ?? '').add(object);
    } else if (kind === 'VirtualMachine') {
      claimNames(object).forEach((claim) => entry(this.machinesByClaim, claim).add(name));
      const pool = poolOf(object);
      if (pool !== undefined) {
        entry(this.machinesByPool, pool).add(name);
      }
    } else if (kind === 'PersistentVolumeClaim') {
      this.claimsByUid.set(uid, name);
    }
    return this.affectedSubjects(object);
  }

  remove(object: any): Subject[] {
    const known = this.get(object.kind, object.metadata.name) ?? object;
    const affected = this.affectedSubjects(known);
    this.unlink(known);
    this.objectsOfKind(known.kind).delete(known.metadata.name);
    return affected;
  }

  /** The related objects of an object. */
  relatedTo(object: any): RelatedObjects {
    const { kind, metadata: { name } } = object;
    switch (kind) {
      case 'VirtualMachine':
      case 'VirtualMachineInstance':
        return this.relatedToMachine(object);
      case 'DataVolume':
      case 'PersistentVolumeClaim':
        return this.relatedToVolume(object);
      default:
        return {
          pods: [],
          dataVolumes: [],
          claims: [],
          warnings: [],
          machines: kind !== 'VirtualMachinePool' ? [] : [...this.machinesByPool.get(name) ?? []].map((each) => this.get('VirtualMachine', each))
            .map((machine) => ({ object: machine, related: this.relatedToMachine(machine) })),
        };
    }
  }

  private relatedToMachine({ kind, metadata: { name } }: any): RelatedObjects {
    const machine = this.get('VirtualMachine', name);
    const instance = kind === 'VirtualMachine' ? this.get('VirtualMachineInstance', name) : undefined;
    const pods = [...this.pods.get(`machine/${name}`) ?? []];
    const names = claimNames(machine);
    const dataVolumes = names.flatMap((each) => this.get('DataVolume', each) ?? []);
    const claims = names.flatMap((each) => this.get('PersistentVolumeClaim', each) ?? []);
    const warnings = [this.warningsOf(`machine/${name}`), ...claims.concat(dataVolumes).map((volume) => this.warningsOfVolume(volume))].flat();
    return { instance, pods, dataVolumes, claims, warnings: this.currentWarnings(warnings), machines: [] };
  }

  private relatedToVolume(object: any): RelatedObjects {
    const { kind, metadata: { name } } = object;
    const claim = this.get('PersistentVolumeClaim', name);
    return {
      pods: [],
      dataVolumes: [],
      claims: kind === 'DataVolume' && claim !== undefined ? [claim] : [],
      warnings: this.currentWarnings(this.warningsOfVolume(object)),
      machines: [],
      bindingMode: claim && this.bindingModes && (this.bindingModes.get(claim.spec.storageClassName) ?? 'none'),
    };
  }

  private warningsOfVolume({ metadata: { name } }: any): any[] {
    const uid = this.get('PersistentVolumeClaim', name)?.metadata.uid;
    return [...this.warningsOf(`volume/${name}`), ...this.warningsOf(`volume/${uid}`)];
  }

  private warningsOf(subject: Subject): any[] {
    return [...this.warnings.get(subject)?.values() ?? []];
  }

  /** Without the warnings about earlier objects of the same name, oldest first. */
  private currentWarnings(warnings: readonly any[]): any[] {
    const isCurrent = ({ involvedObject: { kind, name, uid } }: any) => {
      const known = this.get(kind, name);
      return known === undefined || uid === undefined || uid === known.metadata.uid;
    };
    return [...new Set(warnings)].filter(isCurrent).sort((one, other) => (one.lastTimestamp < other.lastTimestamp ? -1 : 1));
  }

  private affectedSubjects({ kind, metadata: { name, labels }, involvedObject }: any): Subject[] {
    const subject = involvedObject ? subjectOf(involvedObject.kind ?? '', involvedObject.name ?? '') : subjectOf(kind, name, labels);
    if (subject === undefined) {
      return [];
    }
    const [type, id] = [subject.slice(0, subject.indexOf('/')), subject.slice(subject.indexOf('/') + 1)];
    const volume = this.claimsByUid.get(id) ?? id;
    const machines = type === 'machine' ? [id] : type === 'volume' ? [...this.machinesByClaim.get(volume) ?? []] : [];
    const pools = machines.flatMap((machine) => this.get('VirtualMachine', machine) ?? []).flatMap((machine) => poolOf(machine) ?? []);
    return [
      ...type === 'volume' ? [`volume/${volume}` as const] : type === 'pool' ? [subject] : [],
      ...machines.map((machine) => `machine/${machine}` as const),
      ...pools.map((pool) => `members/${pool}` as const),
    ];
  }

  private putWarning(event: any): void {
    const { involvedObject: { kind = '', name = '' } } = event;
    const subject = subjectOf(kind, name);
    if (subject === undefined) {
      // It affects nothing, and need not be kept.
      this.objectsOfKind('Event').delete(event.metadata.name);
      return;
    }
    const warnings = this.warnings.get(subject) ?? new Map();
    this.warnings.set(subject, warnings);
    warnings.delete(event.metadata.name);
    warnings.set(event.metadata.name, event);
    if (warnings.size > MAX_WARNINGS) {
      const oldest = warnings.keys().next().value!;
      warnings.delete(oldest);
      this.objectsOfKind('Event').delete(oldest);
    }
  }

  private unlink(object: any): void {
    const { kind, metadata: { name, labels }, involvedObject } = object;
    if (kind === 'Event') {
      this.warnings.get(subjectOf(involvedObject.kind ?? '', involvedObject.name ?? '')!)?.delete(name);
    } else if (kind === 'Pod') {
      this.pods.get(subjectOf(kind, name, labels) ?? '')?.delete(object);
    } else if (kind === 'VirtualMachine') {
      claimNames(object).forEach((claim) => this.machinesByClaim.get(claim)?.delete(name));
      this.machinesByPool.get(poolOf(object) ?? '')?.delete(name);
    }
  }

  private objectsOfKind(kind: string): Map<string, any> {
    const known = this.objects.get(kind) ?? new Map();
    this.objects.set(kind, known);
    return known;
  }
}

function entry<Value>(sets: Map<string, Set<Value>>, key: string): Set<Value> {
  const known = sets.get(key) ?? new Set();
  sets.set(key, known);
  return known;
}
