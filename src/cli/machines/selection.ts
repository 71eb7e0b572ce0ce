// Reads from arguments and options which machines are selected: by name, by manifests, by labels, or all machines of a namespace.
import { existsSync } from 'fs';
import type { SelectionOptions } from './selection-options';
import { OBJECT_NAME } from '../../issues/formats';
import { qualifiedName } from '../command-line/qualified-name';
import { refuseUsage, UsageError } from '../command-line/usage-error';
import { findKind, isKindName } from '../wait/kind-names';

/** Arguments and options, parsed. */
export interface Selection extends SelectionOptions {
  readonly names: readonly string[];
  readonly paths: readonly string[];
}

/** A name with its kind, as in kubectl, but not a manifest in a folder of that name. */
const KIND_AND_NAME = /^(?:vms?|virtualmachines?(?:\.kubevirt\.io)?)\/(?!.*\.(?:ya?ml|json)$)([^/]+)$/i;

/** A path that cannot be a name: standard input, a path with a slash, or a file of manifests. */
const PATH = /^-$|^\.{1,2}$|\/|\.(?:ya?ml|json)$/i;

/**
 * Distinguishes names from paths among the arguments.
 *
 * @throws UsageError if a name is invalid, or if machines are selected in two ways at once
 */
export function parseSelection(args: readonly string[], options: SelectionOptions): Selection {
  const names = args.flatMap((arg) => KIND_AND_NAME.exec(arg)?.[1] ?? (PATH.test(arg) ? [] : [arg]));
  const paths = args.filter((arg) => !KIND_AND_NAME.test(arg) && PATH.test(arg));
  refuseUsage([
    ...names.filter((name) => !OBJECT_NAME.matches(name)).map((name) => `${JSON.stringify(name)} is not a valid machine name: write ${OBJECT_NAME.write}`),
    ...args.flatMap(ambiguousMistake),
    ...paths.flatMap(otherNameMistake),
  ]);
  const selections = [args.length > 0 && 'names or paths', options.selector !== undefined && '--selector', options.all && '--all'].filter(Boolean);
  if (selections.length > 1) {
    throw new UsageError(`${selections.join(' and ')} cannot be combined: write one of them`);
  }
  if (args.length > 0 && options.allNamespaces) {
    throw new UsageError(names.length > 0 ? '--all-namespaces cannot be combined with names: write --namespace and one namespace'
      : '--all-namespaces cannot be combined with paths: leave it out, or write --namespace for manifests that name none');
  }
  return { names, paths, ...options };
}

function ambiguousMistake(arg: string): string[] {
  const name = KIND_AND_NAME.exec(arg)?.[1];
  return name !== undefined && existsSync(arg) ? [`${JSON.stringify(arg)} is both a path and a machine: write ./${arg} or ${name}`] : [];
}

/** The mistake in a name with a namespace, or with the kind of something else, which would be read as a path. */
function otherNameMistake(path: string): string[] {
  const qualified = qualifiedName(path);
  if (qualified === undefined) {
    return [];
  }
  const { namespace, name } = qualified;
  const text = JSON.stringify(path);
  if (!isKindName(namespace)) {
    return [`${text} is not a file or folder: write ${name} --namespace ${namespace} for the machine`];
  }
  const [what, write] = findKind(namespace)?.kind === 'VirtualMachinePool' ? ['a pool', 'its manifest, which selects its machines']
    : ['not a machine', 'one such as web, or manifests'];
  return [`${text} is ${what}, and only machines can be given by name: write ${write}`];
}

/**
 * The selection of a verb that changes machines.
 *
 * @throws UsageError if nothing selects machines: this must not mean all of them
 */
export function requireSelection(args: readonly string[], options: SelectionOptions): Selection {
  if (args.length === 0 && options.selector === undefined && !options.all) {
    throw new UsageError('no machine is given: write names, paths of manifests, --selector or --all');
  }
  return parseSelection(args, options);
}
