// What is wrong with a document that is to be applied, as far as it can be told without asking a cluster.
import { violationsOf } from '../../admission/admission';
import { type Issue } from '../../issues/issues';
import { isMap } from '../../plain-data/plain-data';
import { findPlaceholders } from '../../template/placeholders';

/** What keeps a document from being sent at all: it does not say which object it is. */
export function identityIssues(value: any): Issue[] {
  const ofType = isNamedType(value) ? [] : violationsOf(value);
  return isMap(value) ? [...ofType, ...nameIssues(value.metadata)] : ofType;
}

/** What KubeVirt and CDI would refuse of an object, and what its author did not finish. */
export function contentIssues(value: any): Issue[] {
  // Which kinds there are, the cluster knows better; and which object it is, is told already.
  const ofKubeVirt = violationsOf(value).filter(({ path }) => !['apiVersion', 'kind', 'metadata.name'].includes(path));
  return [...ofKubeVirt, ...[...findPlaceholders(value)].map(([name, path]) =>
    ({ path, message: `placeholder {{${name}}} has no value: give it one with render --set ${name}=…, and apply what that prints` }))];
}

function isNamedType(value: any): boolean {
  return isMap(value) && [value.apiVersion, value.kind].every((text) => typeof text === 'string' && text !== '');
}

function nameIssues(metadata: any): Issue[] {
  if (typeof metadata?.name === 'string' && metadata.name !== '') {
    return typeof metadata.namespace === 'string' || metadata.namespace === undefined ? [] : [{ path: 'metadata.namespace', message: 'is no text: write the name of a namespace' }];
  }
  const found = metadata?.generateName === undefined ? 'required field is missing' : 'is missing, and an object of a generated name would be another one each time';
  return [{ path: 'metadata.name', message: `${found}: write a name such as "web-1"` }];
}
