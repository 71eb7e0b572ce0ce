// A patch: a plain object, or YAML. Only YAML can contain null in every language: a null in an object is lost in Python, Java and Go, and
// its field would not be deleted.
import { jsonKind } from './json-values';
import { issue, IssueError, refuse } from '../../issues/issues';
import { TEMPLATE } from '../../yaml/dialects';
import { readYaml } from '../../yaml/yaml';

/**
 * The patch as a plain object.
 *
 * @param source the name of the patch in errors
 * @throws one error that lists invalid YAML with its lines, or reports several documents or a value that is not a map
 */
export function patchObject(patch: any, source: string): any {
  const value = typeof patch === 'string' ? parsePatch(patch, source) : patch;
  const isMissing = value === undefined || value === null;
  refuse(isMissing || jsonKind(value) === 'map' ? [] : [issue('', `is a ${jsonKind(value)}: write a map with metadata and spec, or its YAML`)], source);
  return value;
}

function parsePatch(patch: string, source: string): any {
  const documents = readYaml(patch, source, TEMPLATE);
  if (documents.length > 1) {
    throw new IssueError([{ source, line: documents[1].line, ...issue('', 'begins another document: write only one, and merge the next one separately') }]);
  }
  return documents[0]?.value ?? {};
}
