// The verb `render`: prints the manifests of documents of any supported system.
import { Command } from 'commander';
import { Assignment, FileAssignment, fileAssignment, jsonAssignment, readAssignments, textAssignment } from './assignments';
import { render, RenderOptions } from './render';
import type { RenderedManifest } from './rendered-manifest';
import { IssueError } from '../../issues/issues';
import { parseNamespace } from '../command-line/connection-options';
import { streamInput } from '../manifests/documents';
import type { Line } from '../terminal/lines';
import { printResultParts, say } from '../terminal/print';

/** The values of placeholders from `--set-json` and `--set-file`. */
interface Assignments {
  readonly setJson?: readonly Assignment[];
  readonly setFile?: readonly FileAssignment[];
}

/** A number or a boolean in JSON. */
const SCALAR = /^(?:true|false|-?(?:0|[1-9]\d*)(?:\.\d+)?)$/;

/** `cdk8s-kubevirt render`. */
export function renderCommand(): Command {
  return new Command('render')
    .description('turn VirtualMachines, pools, Machines, NodeProviders and lease templates into manifests on stdout')
    .argument('<path...>', 'files, folders of YAML, or - for standard input')
    .option('-s, --set <name=value>', 'the value of a placeholder such as {{NAME}}, a string; may be given several times', textAssignment)
    .option('--set-json <name=value>', 'the same in JSON, for a number or a boolean such as CORES=4; may be given several times', jsonAssignment)
    .option('--set-file <name=path>', 'the same from a file, or from standard input, which is -; without the line break at its end; may be given several times', fileAssignment)
    .option('-n, --namespace <name>', 'the namespace of objects that name none', parseNamespace)
    .option('--storage-class <name>', 'the storage class of Machines\' disks that name none (default: "default")')
    .action(async (paths: string[], { set = [], setJson = [], setFile = [], ...options }: RenderOptions & Assignments) => {
      const values = [...set, ...setJson, ...readAssignments(setFile, paths)];
      const { manifests, notes, warnings } = withHint(set, () => render(streamInput(paths), { ...options, set: values }));
      say('note', notes);
      say('warning', warnings);
      await printResultParts(documentLines(manifests));
    });
}

/** Runs a step, and says which texts look like numbers or booleans in the command line, if one of them is wrong. */
function withHint<Result>(texts: readonly Assignment[], step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    const wrong = error instanceof IssueError ? texts.filter(([, value]) => error.issues.some(({ message }) => message.startsWith(`${JSON.stringify(value)} `))) : [];
    say('note', wrong.filter(([, value]) => SCALAR.test(String(value))).map(([name, value]) => `--set gives a text: write --set-json ${name}=${value}`));
    throw error;
  }
}

function* documentLines(manifests: readonly RenderedManifest[]): Iterable<readonly Line[]> {
  for (const [index, { lines }] of manifests.entries()) {
    yield [...index > 0 ? ['---'] : [], ...lines];
  }
}
