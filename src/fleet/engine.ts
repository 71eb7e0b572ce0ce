// What a fleet asks of an engine that delivers it, and how a folder that is too large for the engine is refused.
import type { ApiObject } from 'cdk8s';
import type { Construct } from 'constructs';
import type { Folder } from './folder';
import { type Issue, issue } from '../issues/issues';
import type { FolderFiles } from '../synth/folder-files';

/** A fleet, as an engine sees it. */
export interface Delivered {
  /** The fleet's id, with which the names of its objects begin. */
  readonly id: string;
  readonly folders: readonly Folder[];
  /** Whether nothing may be deleted that leaves a folder. */
  readonly handover: boolean;
}

/** What delivers a fleet: Argo CD, Flux, Open Cluster Management or Rancher Fleet. */
export interface Engine {
  /** Whether it reads folders, and not only what it is given. */
  readonly readsFolders: boolean;
  /** What to write where objects name no namespace. Undefined if the engine puts them into one. */
  readonly namespaceAdvice?: string;
  /** Files that the engine reads in each folder beside the manifests. */
  readonly folderFiles?: FolderFiles;
  /** Adds what delivers the folders, in charts of their own. */
  deliver(app: Construct, delivered: Delivered): void;
  /** Adds to an object of a folder what only this engine has to be told. */
  tell?(object: ApiObject): void;
  /** What the objects of a folder take of what the engine has room for. */
  usages(objects: readonly ApiObject[]): Usage[];
}

/** What to write in the fleet where objects name no namespace. */
export const FLEET_NAMESPACE = 'write namespace: "machines" to the fleet, or the namespace of each to metadata';

/** What is taken of something that has a limit. */
export interface Usage {
  /** What has the limit: `Argo CD's Application`. */
  readonly of: string;
  readonly used: number;
  readonly limit: number;
  readonly unit: 'bytes' | 'seconds';
  /** Why the limit is there. */
  readonly since: string;
}

/** How much larger than the mean the largest folder is, by chance, where so many objects fit into one: three standard deviations. */
const unevenness = (fitting: number): number => 1 + 3 * Math.sqrt(OBJECTS_OF_MACHINE / fitting);

const OBJECTS_OF_MACHINE = 3;

/** The issue of a folder that takes more than there is. */
export function overBudget({ name, cluster, shards, isShared }: Folder, count: number, { of, used, limit, unit, since }: Usage): Issue {
  const wanted = Math.ceil(shards * used / limit * unevenness(count * limit / used));
  const advice = isShared ? 'move objects into the folders of machines' : `write shards: ${wanted} for cluster ${JSON.stringify(cluster)}, which has ${shards}`;
  return issue(`folder ${JSON.stringify(name)}`, `has ${number(count)} objects, with which ${of} takes ${number(used)} of ${number(limit)} ${unit}, ${since}: ${advice}`);
}

/** A number with its thousands apart, the same in any locale. No formatter is kept: to make one takes longer than to load this room. */
function number(value: number): string {
  return Math.ceil(value).toLocaleString('en-US');
}
