// What was of a set and is in the manifests no more: found, asked about, and deleted.
import { ApplySet, Extent, extentOf, together } from './apply-set';
import { isKeptForMachine, protectionOf } from './protection';
import { stages } from './stages';
import type { WantedObject } from './wanted';
import { objectIdentity } from '../../admission/object-identity';
import { unlessNotFound } from '../cluster/api-error';
import type { Cluster, ObjectReference } from '../cluster/cluster';
import { limit } from '../cluster/limit';
import { patiently, Patience } from '../cluster/patience';

/** Members of a set that no manifest is of. */
export interface Leaving {
  /** What is to be deleted: what needs something before what is needed. */
  readonly deleted: readonly Member[];
  /** What says of itself that it outlives its manifest. */
  readonly kept: readonly Member[];
}

/** A member, as it is in the cluster. */
export interface Member extends ObjectReference {
  readonly uid: string;
  /** Whether nobody wants to hear of it once it is left. */
  readonly isSilent: boolean;
}

/** What has left a set. */
export async function leavingSet(set: ApplySet, objects: readonly WantedObject[]): Promise<Leaving> {
  const wanted = new Set(objects.map(({ identity }) => identity));
  const gone = (await set.members()).filter((object) => !wanted.has(objectIdentity(object)) && object.metadata.deletionTimestamp === undefined);
  const [kept, deleted] = [true, false].map((isKept) => gone.filter((object) => (protectionOf(object) !== undefined) === isKept).map(member));
  return { deleted: stages(deleted).reverse().flat(), kept };
}

/** Deletes members, one stage after the other as they came; resolves with those that could not be deleted. */
export async function deleteMembers(
  cluster: Cluster, members: readonly Member[], dryRun: boolean, patience: Patience, told: (member: Member) => void,
): Promise<Map<Member, Error>> {
  const failed = new Map<Member, Error>();
  const limited = limit();
  for (const stage of stages(members).reverse()) {
    await Promise.all(stage.map((each) => limited(async () => {
      const body = { propagationPolicy: 'Background', preconditions: { uid: each.uid }, dryRun: dryRun ? ['All'] : undefined };
      const step = () => cluster.call(each, { method: 'DELETE', body, signal: patience.signal }).catch(unlessNotFound);
      await patiently(step, patience).then(() => told(each), (error: Error) => failed.set(each, error));
    })));
  }
  return failed;
}

/** Where members are once some have left. */
export function remaining(objects: readonly WantedObject[], members: readonly Member[]): Extent {
  return together(extentOf(objects), extentOf(members));
}

function member(object: any): Member {
  const { apiVersion, kind, metadata: { name, namespace, uid } } = object;
  return { apiVersion, kind, name, namespace, uid, isSilent: isKeptForMachine(object) };
}
