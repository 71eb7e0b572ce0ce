// Names and metadata of the objects that constructs emit.
import type { ApiObjectMetadata } from 'cdk8s';
import type { Construct } from 'constructs';
import { DNS_LABEL } from './formats';
import { inSource, issue, IssueError } from './issues';
import { present } from './present';

const LONGEST = 63;

/** Metadata that has a name. */
export type NamedMetadata = ApiObjectMetadata & { readonly name: string };

/**
 * The metadata of a construct's main object: its name is the caller's, or else the construct id, never a generated
 * one. KubeVirt copies names into labels and hostnames, so a name is a DNS label of at most 63 characters.
 */
export function objectMetadata(scope: Construct, id: string, metadata: ApiObjectMetadata = {}): NamedMetadata {
  const name = metadata.name ?? id;
  requireName(() => pathOf(scope, id), 'metadata.name', name);
  return { ...present(metadata), name };
}

/** The path that a construct will have. */
export function pathOf(scope: Construct, id: string): string {
  return [scope.node.path, id].filter(Boolean).join('/');
}

/** Refuses a name that is not a DNS label; `path` and `field` say where it came from. */
export function requireName(path: () => string, field: string, name: string): void {
  if (name.length > LONGEST) {
    throw new IssueError([inSource(path(), issue(field, `${JSON.stringify(name)} has ${name.length} characters: shorten it to at most ${LONGEST}, names are never truncated`))]);
  }
  if (!DNS_LABEL.matches(name)) {
    throw new IssueError([inSource(path(), issue(field, `${JSON.stringify(name)} is not a DNS label: use lower-case letters, digits and '-', such as ${JSON.stringify(suggest(name))}`))]);
  }
}

function suggest(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-+|(?<!-)-+$/g, '') || 'web-1';
}
