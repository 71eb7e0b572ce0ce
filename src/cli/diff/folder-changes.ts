// What differs between the manifests of two folders, such as those of a branch and of the branch that it is to be merged into. No
// cluster is asked.
import { existsSync, statSync } from 'fs';
import type { Change } from './change-lines';
import { Impacts } from './impact';
import { objectIdentity } from '../../admission/distinct-objects';
import { issue, type Issue, refuse } from '../../issues/issues';
import { differences } from '../manifests/differences';
import { type Document, hasYaml } from '../manifests/documents';
import { conflicts, distinct } from '../manifests/duplicates';
import { leftoversLine } from '../repository/leftovers';
import { openRepository } from '../repository/repository';
import { say } from '../terminal/print';

/** The changes that lead from the manifests of one path to those of another: what comes, what changes and what goes, in this order. */
export async function folderChanges(beforePath: string, afterPath: string): Promise<Change[]> {
  const [before, after] = [await readObjects(beforePath), await readObjects(afterPath)];
  const impacts = new Impacts(before.values());
  const change = (what: Change['what'], object: any, found: Change['differences'], impact: readonly string[]): Change => {
    const { apiVersion, kind, metadata: { name, namespace } } = object;
    return { object: { apiVersion, kind, name, namespace }, what, differences: found, impact };
  };
  const changed = [...after].map(([identity, object]) => {
    const earlier = before.get(identity);
    const found = differences(earlier, object);
    const hasImpact = earlier !== undefined && found.length > 0;
    return change(earlier === undefined ? 'created' : 'configured', object, found, hasImpact ? impacts.ofChange(earlier, object, found) : []);
  });
  const gone = [...before].filter(([identity]) => !after.has(identity)).map(([, object]) => change('removed', object, [], impacts.ofRemoval(object)));
  const all = [...changed.filter((each) => each.differences.length > 0), ...gone];
  return ['created', 'configured', 'removed'].flatMap((what) => all.filter((each) => each.what === what));
}

/**
 * The objects of a path, by what makes each this object and no other. A folder without manifests has none.
 *
 * @throws one error that lists every mistake, each with file and line
 */
async function readObjects(path: string): Promise<Map<string, any>> {
  if (existsSync(path) && statSync(path).isDirectory() && !hasYaml(path)) {
    return new Map();
  }
  const repository = await openRepository([path]);
  const documents = [...repository.documents];
  say('note', [...repository.notes, ...leftoversLine(repository.leftovers)].map((note) => `${path}: ${note}`));
  const nameless = documents.flatMap(identityIssues);
  refuse([...repository.issues, ...nameless]);
  const sourced = documents.map((document) => ({ manifest: document.value, document }));
  refuse(conflicts(sourced));
  return new Map(distinct(sourced).map((object) => [objectIdentity(object), object]));
}

function identityIssues({ value, source, lineAt }: Document): Issue[] {
  const { apiVersion, kind, metadata } = value ?? {};
  const names: readonly (readonly [path: string, name: unknown])[] = [['apiVersion', apiVersion], ['kind', kind], ['metadata.name', metadata?.name]];
  const missing = names.filter(([, name]) => typeof name !== 'string' || name === '').map(([path]) => path);
  const message = `has no ${missing.join(', no ')}: write it, or keep the document out of the folder`;
  return missing.length === 0 ? [] : [{ source, line: lineAt(''), ...issue('', message) }];
}
