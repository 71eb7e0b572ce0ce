// The differences between the manifests of two folders, such as those of a branch and its target branch. No cluster is used.
import { existsSync, statSync } from 'fs';
import type { Change } from './change-lines';
import { Impacts } from './impact';
import { type ShownDifference, shownDifferences } from './shown-differences';
import { type Issue, IssueError, refuse } from '../../issues/issues';
import type { ObjectReference } from '../cluster/cluster';
import { differences } from '../manifests/differences';
import { hasManifests } from '../manifests/documents';
import { conflicts, distinct } from '../manifests/duplicates';
import { identityIssues } from '../manifests/identity';
import { StoredObject } from '../manifests/stored-object';
import { rendersNothing, skippedChartIssue, skippedChartLines } from '../repository/helm';
import { unbuiltIssue } from '../repository/kustomize';
import { leftoverIssue, leftoversLine } from '../repository/leftovers';
import { openRepository } from '../repository/repository';
import { say } from '../terminal/print';

/** The changes from the manifests of one path to those of another: new, changed and removed objects, in this order. */
export async function folderChanges(beforePath: string, afterPath: string): Promise<Change[]> {
  const [{ objects: before, issues: ofBefore }, { objects: after, issues: ofAfter }] = [await readObjects(beforePath), await readObjects(afterPath)];
  refuse([...ofAfter, ...ofBefore]);
  const removed = [...before.values()].filter(({ identity }) => !after.has(identity));
  const impacts = new Impacts([...before.values()], removed);
  const change = (earlier: StoredObject | undefined, later: StoredObject | undefined) => new FolderChange(earlier, later, impacts);
  const created = [...after.values()].filter(({ identity }) => !before.has(identity));
  const others = [...after.values()].filter(({ identity }) => before.has(identity)).map((object) => change(before.get(object.identity), object));
  return [
    ...created.map((object) => change(undefined, object)),
    ...others.filter(({ isChanged }) => isChanged),
    ...removed.map((object) => change(object, undefined)),
  ];
}

/** A change whose objects are read again to describe it. */
class FolderChange implements Change {
  public readonly object: ObjectReference;
  public readonly what: Change['what'];

  constructor(
    private readonly before: StoredObject | undefined, private readonly after: StoredObject | undefined, private readonly impacts: Impacts,
  ) {
    this.object = (after ?? before)!;
    this.what = before === undefined ? 'created' : after === undefined ? 'removed' : 'configured';
  }

  /** Most objects need nothing else. */
  public get isChanged(): boolean {
    return differences(this.before?.manifest, this.after?.manifest).length > 0;
  }

  public get differences(): ShownDifference[] {
    return this.after === undefined ? [] : shownDifferences(this.before?.manifest, this.after.manifest);
  }

  public get impact(): string[] {
    if (this.before === undefined) {
      return [];
    }
    const { manifest } = this.before;
    return this.after === undefined ? this.impacts.ofRemoval(manifest) : this.impacts.ofChange(manifest, this.after.manifest, this.differences);
  }
}

/** The objects of a path, or all mistakes, each with file and line. */
async function readObjects(path: string): Promise<{ readonly objects: Map<string, StoredObject>; readonly issues: readonly Issue[] }> {
  try {
    return { objects: await objectsIn(path), issues: [] };
  } catch (error) {
    if (!(error instanceof IssueError)) {
      throw error;
    }
    return { objects: new Map(), issues: error.issues };
  }
}

/** The objects of a path by their identity. A folder without manifests has none. */
async function objectsIn(path: string): Promise<Map<string, StoredObject>> {
  if (existsSync(path) && statSync(path).isDirectory() && !hasManifests(path)) {
    return new Map();
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
    ...leftovers.filter(({ kind }) => kind === 'broken link').map(leftoverIssue),
  ];
  refuse([...unknown, ...issues, ...nameIssues]);
  refuse(conflicts(objects));
  return new Map(distinct(objects).map((object) => [object.identity, object]));
}
