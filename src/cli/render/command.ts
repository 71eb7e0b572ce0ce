// The verb `render`: converts documents of any supported system to manifests, and prints them.
import { Command } from 'commander';
import { Assignment, FileAssignment, fileAssignment, jsonAssignment, readAssignments, textAssignment } from './assignments';
import { render, RenderOptions } from './render';
import type { RenderedManifest } from './rendered-manifest';
import { IssueError } from '../../issues/issues';
import { parseNamespace } from '../command-line/connection-options';
import { readCapabilities } from '../manifests/capabilities-file';
import { MANIFESTS, streamInput } from '../manifests/documents';
import type { Line } from '../terminal/lines';
import { printResultParts, say } from '../terminal/print';

interface RenderArguments extends Omit<RenderOptions, 'kubevirtVersion'> {
  readonly capabilities?: string;
  /** The values of further placeholders, from `--set-json` and `--set-file`. */
  readonly setJson?: readonly Assignment[];
  readonly setFile?: readonly FileAssignment[];
}

/** A number or a boolean in JSON. */
const SCALAR = /^(?:true|false|-?(?:0|[1-9]\d*)(?:\.\d+)?)$/;

/** `cdk8s-kubevirt render`. */
export function renderCommand(): Command {
  return new Command('render')
    .description('convert VirtualMachines, pools, Machines, NodeProviders and lease templates to manifests on standard output')
    .argument('<path...>', MANIFESTS)
    .option('-s, --set <name=value>', 'set a placeholder such as {{NAME}} to a string; can be repeated', textAssignment)
    .option('--set-json <name=value>', 'set a placeholder to a value in JSON, such as CORES=4 for a number; can be repeated', jsonAssignment)
    .option('--set-file <name=path>', 'set a placeholder to the content of a file or of standard input (-), without the final line break; can be repeated', fileAssignment)
    .option('-c, --capabilities <file>', 'YAML file that describes the cluster; only its kubevirtVersion is read: a newer one than that of the checks makes unknown fields warnings, and what an earlier one lacks is refused')
    .option('-n, --namespace <name>', 'namespace of objects that do not specify one', parseNamespace)
    .option('--storage-class <name>', 'storage class of Machine disks that do not specify one (default: the default class of the cluster)')
    .action(async (paths: string[], { set = [], setJson = [], setFile = [], capabilities, ...options }: RenderArguments) => {
      const values = [...set, ...setJson, ...readAssignments(setFile, paths)];
      const { kubevirtVersion } = capabilities === undefined ? {} : readCapabilities(capabilities);
      const { manifests, notes, warnings } = withHint(set, () => render(streamInput(paths), { ...options, set: values, kubevirtVersion }));
      say('note', notes);
      say('warning', warnings);
      await printResultParts(documentLines(manifests));
    });
}

/** Runs a step. If it refuses a value of `--set` that looks like a number or a boolean, a note suggests `--set-json`. */
function withHint<Result>(texts: readonly Assignment[], step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    const wrong = error instanceof IssueError ? texts.filter(([, value]) => error.issues.some(({ message }) => message.startsWith(`${JSON.stringify(value)} `))) : [];
    say('note', wrong.filter(([, value]) => SCALAR.test(String(value))).map(([name, value]) => `--set sets a string: write --set-json ${name}=${value}`));
    throw error;
  }
}

function* documentLines(manifests: readonly RenderedManifest[]): Iterable<readonly Line[]> {
  for (const [index, { lines }] of manifests.entries()) {
    yield [...index > 0 ? ['---'] : [], ...lines];
  }
}
