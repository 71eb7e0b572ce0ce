// What a change of manifests does to machines and their disks, as far as manifests tell: restarts, and data that is lost or kept. Whether
// something is deleted is up to what applies the manifests; here it deletes what left them, as Argo CD and Flux do when they prune.
import { keptImages, poolUpdate } from './template-changes';
import { secretIn } from '../../admission/secrets/detectors';
import { Claims, type NamedManifest } from '../../assertions/claims';
import { restartsBetween } from '../../assertions/machine-restarts';
import { typedDifferences } from '../../assertions/typed-differences';
import { errorLines, IssueError } from '../../issues/issues';
import { isMap, table, withoutFields } from '../../plain-data/plain-data';
import { quantityValue } from '../../plain-data/quantity';
import type { Difference } from '../manifests/differences';
import { dataVolumesOf, fieldAt, isHalted, machineIn } from '../manifests/machines';
import { protectionOf } from '../manifests/protection';
import { pluralize } from '../terminal/lines';

/** What tells of the changes of a kind's objects. */
type Rule = (before: any, after: any, paths: readonly string[]) => string[];

/** The beginning of a sentence on a change that nobody makes. */
export const REFUSED = 'is refused: ';

const SIZE = 'spec.resources.requests.storage';

/** What of a claim may change; the class where the cluster serves VolumeAttributesClass. */
const MUTABLE = [SIZE, 'spec.volumeAttributesClassName'];

const CHANGES: { readonly [kind: string]: Rule } = table({
  VirtualMachine: (before, after) => [...powerChange(before, after), ...keptImages(before, after)],
  VirtualMachinePool: (before, after) => [...fewerMachines(before, after), ...poolUpdate(before, after)],
  VirtualMachineInstanceReplicaSet: (before, after) => fewerMachines(before, after),
  DataVolume: (before, after) => isOtherDisk(before, after) ? [`${REFUSED}CDI never changes a DataVolume`] : [],
  PersistentVolumeClaim: claimChange,
  Secret: (before, _, paths) => before.immutable === true && paths.some((path) => /^(?:data|stringData)\b/.test(path)) ? [`${REFUSED}the Secret is immutable`] : [],
});

/** What goes with an object that is deleted, and what no manifest brings back. */
const REMOVALS: { readonly [kind: string]: string } = table({
  DataVolume: 'is deleted with its data',
  PersistentVolumeClaim: 'is deleted with its data',
  Namespace: 'is deleted with all that is in it',
  CustomResourceDefinition: 'is deleted with all objects of its kind',
  VirtualMachineSnapshot: 'is deleted with what it has kept',
  VolumeSnapshot: 'is deleted with what it has kept, unless its class retains that',
});

export class Impacts {
  private readonly claims: Claims;

  /** @param before all objects that there were */
  constructor(before: readonly NamedManifest[]) {
    this.claims = new Claims(before);
  }

  /** What a change of an object does, in a sentence each, of which the object is the beginning. */
  public ofChange(before: any, after: any, differences: readonly Difference[]): string[] {
    const own = Object.hasOwn(CHANGES, after.kind) ? CHANGES[after.kind](before, after, differences.map(({ path }) => path)) : [];
    return after.kind === 'VirtualMachine' ? [...own, ...this.restart(before, after)] : own;
  }

  public ofRemoval(object: any): string[] {
    const protection = protectionOf(object);
    if (protection !== undefined) {
      return [`stays in the cluster, for ${protection}`];
    }
    if (Object.hasOwn(REMOVALS, object.kind) && fieldAt(object, 'spec.deletionPolicy') !== 'Retain') {
      return [REMOVALS[object.kind]];
    }
    return machineIn(object) === undefined ? [] : [removedMachine(object)];
  }

  private restart(before: any, after: any): string[] {
    // Where KubeVirt has no instance yet, such as while disks are made, it starts with what is applied.
    if (before.status !== undefined && fieldAt(before, 'status.created') !== true) {
      return [];
    }
    try {
      return restartsBetween([{ object: before }], [{ object: after }], {}, this.claims).map(({ fields }) => `has to be restarted for ${fields.map(withoutSecret).join(', ')}`);
    } catch (error) {
      if (!(error instanceof IssueError)) {
        throw error;
      }
      return [`may have to be restarted: ${errorLines(error)[0]}`];
    }
  }
}

/** A field, or the map around it if the name of an item is a secret. */
function withoutSecret(field: string): string {
  return secretIn(field) === undefined ? field : 'spec.template.spec';
}

function isOfSpec(path: string): boolean {
  return path === 'spec' || path.startsWith('spec.');
}

/** The run strategies under which KubeVirt starts no guest by itself, as under Halted. */
const WAITING = ['Manual', 'WaitAsReceiver'];

function powerChange(before: any, after: any): string[] {
  if (isHalted(before.spec) === isHalted(after.spec)) {
    return [];
  }
  return isHalted(after.spec) ? ['is stopped'] : WAITING.includes(fieldAt(after, 'spec.runStrategy')) ? [] : ['is started'];
}

/** Whether CDI's webhook takes the specs for different ones. It admits further checkpoints of an import in stages. */
function isOtherDisk(before: any, after: any): boolean {
  const [had, has] = [before, after].map(({ spec }) => isMap(spec) ? withoutFields(spec, ['checkpoints', 'finalCheckpoint']) : spec);
  return typedDifferences('', had, has, 'DataVolumeSpec').length > 0;
}

function fewerMachines(before: any, after: any): string[] {
  const [had, has] = [before, after].map((object) => Number(machineIn(object)!.replicas));
  return has < had ? [`is scaled in from ${had} to ${has}: ${pluralize(had - has, 'machine')} fewer`] : [];
}

function claimChange(before: any, after: any, paths: readonly string[]): string[] {
  const others = paths.filter((path) => isOfSpec(path) && !MUTABLE.includes(path));
  const [had, has] = [before, after].map((object) => quantityValue(fieldAt(object, SIZE) ?? ''));
  const resized = had === undefined || has === undefined || had === has ? [] : [has < had ? `${REFUSED}a claim never shrinks` : 'grows, where its storage class lets it'];
  return [...resized, ...others.length === 0 ? [] : [`${REFUSED}of a claim only size and volumeAttributesClassName may change, not ${others.join(', ')}`]];
}

/** The disks of templates belong to the machine, and go with it. */
function removedMachine(object: any): string {
  const { replicas } = machineIn(object)!;
  const disks = dataVolumesOf(object).map(({ metadata }) => metadata.name).filter((name) => typeof name === 'string');
  const machines = replicas === undefined ? 'is deleted' : `is deleted with its ${pluralize(Number(replicas), 'machine')}`;
  return disks.length === 0 ? machines : `${machines}${replicas === undefined ? ',' : ''} and with the data of ${disks.join(', ')}`;
}
