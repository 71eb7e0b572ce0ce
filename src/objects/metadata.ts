// Names and metadata of the objects that constructs emit.
import { hash } from 'crypto';
import { type ApiObjectMetadata, Chart, Names } from 'cdk8s';
import type { Construct, IConstruct } from 'constructs';
import { knownNamespace } from './identity';
import { checkFormat, DNS_LABEL, NAMESPACE, OBJECT_NAME } from '../issues/formats';
import { inSource, issue, type Issue, IssueError, NO_ISSUES, pathOf, refuse } from '../issues/issues';
import { omitEmpty, withFields } from '../plain-data/plain-data';

const MAX_NAME_LENGTH = 63;

/** Leaves room for suffixes that constructs append, such as `-99999`, and `-cleanup` in the name of a CronJob, which is limited to 52 characters. */
const MAX_UNIQUE_LENGTH = 44;

const UNIQUE_NAMES = 'cdk8s-kubevirt/unique-names';

/** Metadata that has a name. */
export type NamedMetadata = ApiObjectMetadata & { readonly name: string };

/** Sets whether constructs below a scope without a name in their metadata are named after their paths or after their ids. */
export function setUniqueNames(scope: IConstruct, isUnique: boolean): void {
  scope.node.setContext(UNIQUE_NAMES, isUnique);
}

/** The name of a construct without a name in its metadata: its id, or if names have to be unique, a name made of its path like those of cdk8s. */
export function nameOf(scope: Construct, id: string): string {
  return scope.node.tryGetContext(UNIQUE_NAMES) === true ? uniqueName(scope, id) : id;
}

function uniqueName(scope: Construct, id: string): string {
  // The construct may not exist yet, so the hash is computed from its path: cdk8s would compute it from the scope.
  const digest = hash('sha256', pathOf(scope, id)).slice(0, 8);
  const label = Names.toDnsLabel(scope, { extra: [id, digest], includeHash: false, maxLen: MAX_UNIQUE_LENGTH });
  return label.replace(/[._]+/g, '-').replace(/^-+/, '');
}

/** The root above a construct, without building the list of scopes that `node.scopes` returns. */
export function appOf(construct: IConstruct): IConstruct {
  let root = construct;
  while (root.node.scope !== undefined) {
    root = root.node.scope;
  }
  return root;
}

/**
 * The chart around a construct.
 *
 * @param path its name in errors
 * @throws if there is none: the error of cdk8s names neither the construct nor what to write
 */
export function chartOf(construct: IConstruct, path: () => string = () => construct.node.path): Chart {
  let ancestor: IConstruct | undefined = construct;
  while (ancestor !== undefined && !Chart.isChart(ancestor)) {
    ancestor = ancestor.node.scope;
  }
  if (ancestor === undefined) {
    throw new IssueError([inSource(path(), issue('', 'is not in a chart: create one, such as new Chart(app, "machines"), and pass it as the scope'))]);
  }
  return ancestor as Chart;
}

/** The namespace of a construct's objects: the given one, or else the chart's. */
export function namespaceOf(construct: IConstruct, given: string | undefined, path: () => string = () => construct.node.path): string | undefined {
  return knownNamespace(given ?? chartOf(construct, path).namespace, path);
}

/**
 * The metadata of a construct's main object. The name is the caller's or else the construct id; it is generated only on request.
 * KubeVirt copies names into labels and hostnames, so a name has to be a DNS label of at most 63 characters.
 */
export function objectMetadata(scope: Construct, id: string, metadata: ApiObjectMetadata = {}): NamedMetadata {
  const name = metadata.name ?? nameOf(scope, id);
  refuse([...nameIssues('metadata.name', name), ...namespaceIssues(metadata.namespace)], () => pathOf(scope, id));
  return withFields(omitEmpty(metadata), { name });
}

/**
 * The metadata of an object whose name does not become a hostname, and may have dots, such as an instance type `u1.medium`. Machines have
 * it in labels, so it also has at most 63 characters.
 *
 * @throws when the object is cluster-scoped and sets a namespace
 */
export function subdomainMetadata(scope: Construct, id: string, metadata: ApiObjectMetadata = {}, isNamespaced: boolean = true): NamedMetadata {
  const name = metadata.name ?? nameOf(scope, id);
  const issues = [
    ...isNamespaced || metadata.namespace === undefined ? namespaceIssues(metadata.namespace)
      : [issue('metadata.namespace', `${JSON.stringify(metadata.namespace)} is set, but the object is cluster-scoped: leave it out`)],
    ...name.length > MAX_NAME_LENGTH ? [tooLongIssue('metadata.name', name)] : checkFormat('metadata.name', name, OBJECT_NAME),
  ];
  refuse(issues, () => pathOf(scope, id));
  return withFields(omitEmpty(metadata), { name });
}

/** Refuses a name that is not a DNS label; `path` and `field` show where it came from. */
export function requireName(path: () => string, field: string, name: string): void {
  refuse(nameIssues(field, name), path);
}

function nameIssues(field: string, name: string): readonly Issue[] {
  if (name.length > MAX_NAME_LENGTH) {
    return [tooLongIssue(field, name)];
  }
  return DNS_LABEL.matches(name) ? NO_ISSUES
    : [issue(field, `${JSON.stringify(name)} is not a DNS label: use lower-case letters, digits and '-', such as ${JSON.stringify(suggestDnsLabel(name))}`)];
}

/** An empty namespace, like none, is chosen when the object is applied. One that is produced later is not known yet. */
function namespaceIssues(namespace: string | undefined): readonly Issue[] {
  return typeof namespace === 'string' && namespace !== '' ? checkFormat('metadata.namespace', namespace, NAMESPACE) : NO_ISSUES;
}

function tooLongIssue(field: string, name: string): Issue {
  return issue(field, `${JSON.stringify(name)} has ${name.length} characters: shorten it to at most ${MAX_NAME_LENGTH}, names are never truncated`);
}

function suggestDnsLabel(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-+|(?<!-)-+$/g, '') || 'web-1';
}
