// The names that KEP-3659 gives to what says which objects belong together, so that kubectl finds them too.
import { createHash } from 'crypto';
import { InvalidArgumentError, Option } from 'commander';
import { NAME_OF_OBJECT } from '../../admission/kubernetes-names';

/** On the parent: which set it is of. On the members: which set they are of. */
export const SET_ID = 'applyset.kubernetes.io/id';
export const PART_OF = 'applyset.kubernetes.io/part-of';

/** Annotations of the parent: who keeps the set, and of which kinds and in which namespaces its members are. */
export const TOOLING = 'applyset.kubernetes.io/tooling';
export const GROUP_KINDS = 'applyset.kubernetes.io/contains-group-kinds';
export const NAMESPACES = 'applyset.kubernetes.io/additional-namespaces';

/** Which run has written the others last; a name of ours, which KEP-3659 does not have. */
export const RUN = 'cdk8s-kubevirt/run';

/** The option that names a set. */
export function pruneOption(description: string): Option {
  return new Option('--prune <name>', description).argParser((text) => {
    if (!NAME_OF_OBJECT.matches(text)) {
      throw new InvalidArgumentError(`write the name of a set: ${NAME_OF_OBJECT.write}`);
    }
    return text;
  });
}

/** The id of the set whose parent is a Secret of that name. */
export function applySetId({ name, namespace }: { readonly name: string; readonly namespace: string }): string {
  const hash = createHash('sha256').update(`${name}.${namespace}.Secret.`).digest('base64url');
  return `applyset-${hash}-v1`;
}

/** The labels of a member; none without a set. */
export function memberLabels(id: string | undefined): { readonly [label: string]: string } {
  return id === undefined ? {} : { [PART_OF]: id };
}
