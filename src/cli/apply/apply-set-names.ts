// The labels and annotations of an ApplySet, as defined by KEP-3659, so that kubectl recognizes the set too; and the option `--prune`.
import { createHash } from 'crypto';
import { InvalidArgumentError, Option } from 'commander';
import { OBJECT_NAME } from '../../issues/formats';

/** The label of the parent, and that of the members; the value is the id of the set. */
export const SET_ID = 'applyset.kubernetes.io/id';
export const PART_OF = 'applyset.kubernetes.io/part-of';

/** Annotations of the parent: the tool that manages the set, and the kinds and namespaces of its members. */
export const TOOLING = 'applyset.kubernetes.io/tooling';
export const GROUP_KINDS = 'applyset.kubernetes.io/contains-group-kinds';
export const NAMESPACES = 'applyset.kubernetes.io/additional-namespaces';

/** Our own annotation, which is not part of KEP-3659: the last run that wrote the others. */
export const RUN = 'cdk8s-kubevirt/run';

/** The option that names a set. */
export function pruneOption(description: string): Option {
  return new Option('--prune <name>', description).argParser((text) => {
    if (!OBJECT_NAME.matches(text)) {
      throw new InvalidArgumentError(`write the name of a set: ${OBJECT_NAME.write}`);
    }
    return text;
  });
}

/** The id of the set whose parent is a Secret of that name. */
export function applySetId({ name, namespace }: { readonly name: string; readonly namespace: string }): string {
  const hash = createHash('sha256').update(`${name}.${namespace}.Secret.`).digest('base64url');
  return `applyset-${hash}-v1`;
}
