// A patch as programs write it: a plain object, or YAML. YAML can say null in every language: a null that a program in Python, Java or Go
// puts into an object is lost on its way, and with it what it should delete.
import { kindOf } from '../../issues/checked-copy';
import { issue, IssueError, refuse } from '../../issues/issues';
import { TEMPLATE } from '../../yaml/dialects';
import { readYaml } from '../../yaml/yaml';

/**
 * The patch as a plain object.
 *
 * @param source what errors call the patch
 * @throws one error that lists what is no YAML, each with its line, or says that there are several documents, or something else than a map
 */
export function patchObject(patch: any, source: string): any {
  const value = typeof patch === 'string' ? yamlObject(patch, source) : patch;
  const isMissing = value === undefined || value === null;
  refuse(isMissing || kindOf(value) === 'map' ? [] : [issue('', `is a ${kindOf(value)}: write a map with metadata and spec, or its YAML`)], source);
  return value;
}

function yamlObject(patch: string, source: string): any {
  const documents = readYaml(patch, source, TEMPLATE);
  if (documents.length > 1) {
    throw new IssueError([{ source, line: documents[1].line, ...issue('', 'begins another document: write only one, what is merged next goes into a merge of its own') }]);
  }
  return documents[0]?.value ?? {};
}
