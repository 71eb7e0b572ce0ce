// The interface of an engine that delivers a fleet, and the error for a folder that exceeds the engine's limits.
import type { ApiObject } from 'cdk8s';
import type { Construct } from 'constructs';
import type { Folder } from './folder';
import { type Issue, issue } from '../issues/issues';
import type { FolderFiles } from '../synth/folder-files';

/** A fleet, as an engine sees it. */
interface Delivered {
  /** The fleet's id, with which the names of its objects begin. */
  readonly id: string;
  readonly folders: readonly Folder[];
  /** Whether objects that leave a folder have to be kept. */
  readonly handover: boolean;
}

/** An engine that delivers a fleet: Argo CD, Flux, Open Cluster Management or Rancher Fleet. */
export interface Engine {
  /** Whether it reads folders, rather than only the objects that it is given. */
  readonly readsFolders: boolean;
  /** The advice for objects without a namespace. Undefined if the engine puts them into one. */
  readonly namespaceAdvice?: string;
  /** Files that the engine reads in each folder besides the manifests. */
  readonly folderFiles?: FolderFiles;
  /** Adds the objects that deliver the folders, in their own charts. */
  deliver(app: Construct, delivered: Delivered): void;
  /** Adds to an object of a folder what only this engine needs. */
  annotate?(object: ApiObject): void;
  /** How much of the engine's limits the objects of a folder use. */
  usages(objects: readonly ApiObject[]): Usage[];
}

/** The advice for objects of a fleet without a namespace. */
export const FLEET_NAMESPACE = 'write namespace: "machines" in the fleet\'s props, or a namespace in the metadata of each';

/** How much of a limit is used. */
export interface Usage {
  /** The thing that has the limit: `the Application`. */
  readonly of: string;
  readonly used: number;
  readonly limit: number;
  readonly unit: 'bytes' | 'seconds';
  /** The reason for the limit. */
  readonly reason: string;
}

/** How much larger than the mean the largest folder is by chance, if this many objects fit into one: three standard deviations. */
const shardImbalance = (fitting: number): number => 1 + 3 * Math.sqrt(OBJECTS_OF_MACHINE / fitting);

const OBJECTS_OF_MACHINE = 3;

/** The issue of a folder that exceeds a limit. */
export function overLimitIssue({ name, cluster, shards, isShared }: Folder, count: number, { of, used, limit, unit, reason }: Usage): Issue {
  const wanted = Math.ceil(shards * used / limit * shardImbalance(count * limit / used));
  const advice = isShared ? 'move objects into the folders of machines' : `write shards: ${wanted} for cluster ${JSON.stringify(cluster)}, which has ${shards}`;
  return issue(`folder ${JSON.stringify(name)}`, `has ${formatNumber(count)} objects, and with them ${of} takes ${formatNumber(used)} of ${formatNumber(limit)} ${unit}, ${reason}: ${advice}`);
}

/**
 * A number with thousands separators, the same in every locale. No formatter is kept: creating one takes longer than loading the modules of
 * fleets.
 */
function formatNumber(value: number): string {
  return Math.ceil(value).toLocaleString('en-US');
}
