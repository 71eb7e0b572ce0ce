// What a namespace shows of machines and volumes, by whom it tells of: a change concerns only those.
import { claimNames, poolOf, Subject, subjectOf } from './ownership';
import { Companions } from '../companions';

/** How many warnings are kept of a machine or a volume. */
const WARNINGS = 10;

export class Surroundings {
  private readonly objects = new Map<string, Map<string, any>>();
  private readonly pods = new Map<string, Set<any>>();
  private readonly warnings = new Map<Subject, Map<string, any>>();
  private readonly users = new Map<string, Set<string>>();
  private readonly members = new Map<string, Set<string>>();
  private readonly claimsByUid = new Map<string, string>();

  /** @param bindingModes when the cluster's storage classes bind, by name; nothing where that is not known */
  constructor(private readonly bindingModes?: ReadonlyMap<string, string>) {}

  get(kind: string, name: string): any {
    return this.objects.get(kind)?.get(name);
  }

  /** Takes all objects of a kind for those that there are; says whom that concerns. */
  replace(kind: string, objects: readonly any[]): Subject[] {
    const names = new Set(objects.map(({ metadata: { name } }) => name));
    const gone = [...this.of(kind).values()].filter(({ metadata: { name } }) => !names.has(name));
    return [...gone.flatMap((object) => this.remove(object)), ...objects.flatMap((object) => this.put(object))];
  }

  put(object: any): Subject[] {
    const { kind, metadata: { name, uid } } = object;
    const before = this.get(kind, name);
    if (before !== undefined) {
      this.unlink(before);
    }
    this.of(kind).set(name, object);
    if (kind === 'Event') {
      this.warn(object);
    } else if (kind === 'Pod') {
      const subject = subjectOf(kind, name, object.metadata.labels);
      into(this.pods, subject ?? '').add(object);
    } else if (kind === 'VirtualMachine') {
      claimNames(object).forEach((claim) => into(this.users, claim).add(name));
      const pool = poolOf(object);
      if (pool !== undefined) {
        into(this.members, pool).add(name);
      }
    } else if (kind === 'PersistentVolumeClaim') {
      this.claimsByUid.set(uid, name);
    }
    return this.concerned(object);
  }

  remove(object: any): Subject[] {
    const known = this.get(object.kind, object.metadata.name) ?? object;
    const concerned = this.concerned(known);
    this.unlink(known);
    this.of(known.kind).delete(known.metadata.name);
    return concerned;
  }

  /** What belongs to an object. */
  companionsOf(object: any): Companions {
    const { kind, metadata: { name } } = object;
    switch (kind) {
      case 'VirtualMachine':
      case 'VirtualMachineInstance':
        return this.companionsOfMachine(object);
      case 'DataVolume':
      case 'PersistentVolumeClaim':
        return this.companionsOfVolume(object);
      default:
        return {
          pods: [],
          dataVolumes: [],
          claims: [],
          warnings: [],
          machines: kind !== 'VirtualMachinePool' ? [] : [...this.members.get(name) ?? []].map((each) => this.get('VirtualMachine', each))
            .map((machine) => ({ object: machine, companions: this.companionsOfMachine(machine) })),
        };
    }
  }

  private companionsOfMachine({ kind, metadata: { name } }: any): Companions {
    const machine = this.get('VirtualMachine', name);
    const instance = kind === 'VirtualMachine' ? this.get('VirtualMachineInstance', name) : undefined;
    const pods = [...this.pods.get(`machine/${name}`) ?? []];
    const claimsNamed = claimNames(machine);
    const dataVolumes = claimsNamed.flatMap((each) => this.get('DataVolume', each) ?? []);
    const claims = claimsNamed.flatMap((each) => this.get('PersistentVolumeClaim', each) ?? []);
    const warnings = [this.warningsOf(`machine/${name}`), ...claims.concat(dataVolumes).map((volume) => this.warningsOfVolume(volume))].flat();
    return { instance, pods, dataVolumes, claims, warnings: this.present(warnings), machines: [] };
  }

  private companionsOfVolume(object: any): Companions {
    const { kind, metadata: { name } } = object;
    const claim = this.get('PersistentVolumeClaim', name);
    return {
      pods: [],
      dataVolumes: [],
      claims: kind === 'DataVolume' && claim !== undefined ? [claim] : [],
      warnings: this.present(this.warningsOfVolume(object)),
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

  /** Of those that were there before under the same name, warnings tell nothing. */
  private present(warnings: readonly any[]): any[] {
    const isOfPresent = ({ involvedObject: { kind, name, uid } }: any) => {
      const known = this.get(kind, name);
      return known === undefined || uid === undefined || uid === known.metadata.uid;
    };
    return [...new Set(warnings)].filter(isOfPresent).sort((one, other) => (one.lastTimestamp < other.lastTimestamp ? -1 : 1));
  }

  private concerned({ kind, metadata: { name, labels }, involvedObject }: any): Subject[] {
    const subject = involvedObject ? subjectOf(involvedObject.kind ?? '', involvedObject.name ?? '') : subjectOf(kind, name, labels);
    if (subject === undefined) {
      return [];
    }
    const [type, id] = [subject.slice(0, subject.indexOf('/')), subject.slice(subject.indexOf('/') + 1)];
    const volume = this.claimsByUid.get(id) ?? id;
    const machines = type === 'machine' ? [id] : type === 'volume' ? [...this.users.get(volume) ?? []] : [];
    const pools = machines.flatMap((machine) => this.get('VirtualMachine', machine) ?? []).flatMap((machine) => poolOf(machine) ?? []);
    return [
      ...type === 'volume' ? [`volume/${volume}` as const] : type === 'pool' ? [subject] : [],
      ...machines.map((machine) => `machine/${machine}` as const),
      ...pools.map((pool) => `members/${pool}` as const),
    ];
  }

  private warn(event: any): void {
    const { involvedObject: { kind = '', name = '' } } = event;
    const subject = subjectOf(kind, name);
    if (subject === undefined) {
      // Nobody is told of it, so that it need not be kept.
      this.of('Event').delete(event.metadata.name);
      return;
    }
    const warnings = this.warnings.get(subject) ?? new Map();
    this.warnings.set(subject, warnings);
    warnings.delete(event.metadata.name);
    warnings.set(event.metadata.name, event);
    if (warnings.size > WARNINGS) {
      const oldest = warnings.keys().next().value!;
      warnings.delete(oldest);
      this.of('Event').delete(oldest);
    }
  }

  private unlink(object: any): void {
    const { kind, metadata: { name, labels }, involvedObject } = object;
    if (kind === 'Event') {
      this.warnings.get(subjectOf(involvedObject.kind ?? '', involvedObject.name ?? '')!)?.delete(name);
    } else if (kind === 'Pod') {
      this.pods.get(subjectOf(kind, name, labels) ?? '')?.delete(object);
    } else if (kind === 'VirtualMachine') {
      claimNames(object).forEach((claim) => this.users.get(claim)?.delete(name));
      this.members.get(poolOf(object) ?? '')?.delete(name);
    }
  }

  private of(kind: string): Map<string, any> {
    const known = this.objects.get(kind) ?? new Map();
    this.objects.set(kind, known);
    return known;
  }
}

function into<Value>(sets: Map<string, Set<Value>>, key: string): Set<Value> {
  const known = sets.get(key) ?? new Set();
  sets.set(key, known);
  return known;
}
