// The differences between the manifests of two folders, such as those of a branch and its target branch. No cluster is used.
import { existsSync, statSync } from 'fs';
import type { Change } from './change-lines';
import { hasSeveralSets, pairObjects, type Version } from './paired-objects';
import { type ShownDifference, shownDifferences } from './shown-differences';
import { type Issue, IssueError, refuse } from '../../issues/issues';
import { groupBy } from '../../plain-data/plain-data';
import { rendersNothing, skippedChartIssue, skippedChartLines } from '../charts/helm';
import type { ObjectReference } from '../cluster/cluster';
import { leftoverIssue, leftoversLine } from '../folders/leftovers';
import { Impacts } from '../impact/impact';
import { unbuiltIssue } from '../kustomizations/kustomize';
import { differences } from '../manifests/differences';
import { conflicts, distinct } from '../manifests/duplicates';
import { identityIssues } from '../manifests/identity';
import { hasManifests } from '../manifests/manifest-files';
import { StoredObject } from '../manifests/stored-object';
import { openRepository } from '../repository/open-repository';
import { say } from '../terminal/print';

/** The changes from the manifests of one path to those of another: new, changed and removed objects, in this order. */
export async function folderChanges(beforePath: string, afterPath: string): Promise<Change[]> {
  const [before, after] = [await readVersion(beforePath), await readVersion(afterPath)];
  refuse([...after.issues, ...before.issues]);
  const pairs = pairObjects(before, after);
  const removed = pairs.flatMap(([earlier, later]) => later === undefined ? earlier! : []);
  const impacts = new ClusterImpacts(before.objects, removed);
  const isNamed = hasSeveralSets(before, after);
  const changes = pairs.map(([earlier, later]) => new FolderChange(earlier, later, impacts, isNamed));
  return [
    ...changes.filter(({ what }) => what === 'created'),
    ...changes.filter((each) => each.what === 'configured' && each.isChanged),
    ...changes.filter(({ what }) => what === 'removed'),
  ];
}

/** The impacts for each cluster. Objects whose cluster is not known are taken to be in one. */
class ClusterImpacts {
  private readonly byCluster: ReadonlyMap<string | undefined, Impacts>;

  constructor(before: readonly StoredObject[], removed: readonly StoredObject[]) {
    const [all, gone] = [before, removed].map((objects) => groupBy(objects, ({ cluster }) => cluster));
    this.byCluster = new Map([...all].map(([cluster, objects]) => [cluster, new Impacts(objects, gone.get(cluster))]));
  }

  public of({ cluster }: StoredObject): Impacts {
    return this.byCluster.get(cluster) ?? NO_IMPACTS;
  }
}

/** Those in a cluster that had no objects. */
const NO_IMPACTS = new Impacts([]);

/** A change whose objects are read again to describe it. */
class FolderChange implements Change {
  public readonly object: ObjectReference;
  public readonly what: Change['what'];
  public readonly set?: string;

  constructor(
    private readonly before: StoredObject | undefined, private readonly after: StoredObject | undefined,
    private readonly impacts: ClusterImpacts, isNamed: boolean,
  ) {
    this.object = (after ?? before)!;
    this.set = isNamed ? after?.setName ?? before?.setName : undefined;
    this.what = before === undefined ? 'created' : after === undefined ? 'removed' : 'configured';
  }

  public get isChanged(): boolean {
    return differences(this.before?.manifest, this.after?.manifest).length > 0;
  }

  public get differences(): ShownDifference[] {
    return this.after === undefined ? [] : shownDifferences(this.before?.manifest, this.after.manifest);
  }

  public get impact(): string[] {
    const impacts = this.impacts.of((this.before ?? this.after)!);
    if (this.before === undefined) {
      return impacts.ofCreation(this.after!.manifest);
    }
    const { manifest } = this.before;
    return this.after === undefined ? impacts.ofRemoval(manifest) : impacts.ofChange(manifest, this.after.manifest, this.differences);
  }
}

/** The objects of a path, or all mistakes, each with file and line. */
async function readVersion(path: string): Promise<Version & { readonly issues: readonly Issue[] }> {
  try {
    return { path, objects: await objectsIn(path), issues: [] };
  } catch (error) {
    if (!(error instanceof IssueError)) {
      throw error;
    }
    return { path, objects: [], issues: error.issues };
  }
}

/** The objects of a path. A folder without manifests has none. */
async function objectsIn(path: string): Promise<StoredObject[]> {
  if (existsSync(path) && statSync(path).isDirectory() && !hasManifests(path)) {
    return [];
  }
  const repository = await openRepository([path]);
  const nameIssues: Issue[] = [];
  const objects: StoredObject[] = [];
  for (const document of repository.documents) {
    const found = identityIssues(document);
    nameIssues.push(...found);
    if (found.length === 0) {
      objects.push(StoredObject.of(document));
    }
  }
  const { skippedCharts, unbuilt, leftovers, issues } = repository;
  say('note', [...skippedChartLines(skippedCharts.filter(rendersNothing)), ...leftoversLine(leftovers).map((line) => `${path}: ${line}`)]);
  // Objects that are not known may be in both folders or in one.
  const unknown = [
    ...skippedCharts.filter((chart) => !rendersNothing(chart)).map(skippedChartIssue),
    ...unbuilt.map(unbuiltIssue),
    ...leftovers.filter(({ kind }) => kind === 'broken link' || kind === 'foreign link').map(leftoverIssue),
  ];
  refuse([...unknown, ...issues, ...nameIssues]);
  refuse(conflicts(objects));
  return distinct(objects);
}
