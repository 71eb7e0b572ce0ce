#!/usr/bin/env node
// The command `cdk8s-kubevirt`: parses what was typed, runs the verb, and turns an error into one line a mistake. It exits
// with 1 where what it was given is wrong, with 2 where it was called in a wrong way, and as shells do where a signal ended it.
import { setMaxListeners } from 'events';
import { Command, CommanderError } from 'commander';
import { refuseEmptyValues } from './empty-values';
import { GivenUp } from './giving-up';
import { textLines } from './terminal/lines';
import { printResult, say, tell } from './terminal/print';
import { UsageError } from './usage-error';
import { version } from '../../package.json';
import { errorLines } from '../issues';
import { table } from '../table';

/** The verbs in the order of the help. Only the one that is typed is loaded; whatever else is typed may be about any of them. */
const VERBS: { readonly [name: string]: () => Promise<Command> } = table({
  'render': async () => (await import('./render.js')).renderCommand(),
  'validate': async () => (await import('./validate.js')).validateCommand(),
  'apply': async () => (await import('./apply.js')).applyCommand(),
  'diff': async () => (await import('./diff.js')).diffCommand(),
  'wait': async () => (await import('./wait.js')).waitCommand(),
  'status': async () => (await import('./status.js')).statusCommand(),
  'list': async () => (await import('./list.js')).listCommand(),
  'start': async () => (await import('./start.js')).startCommand(),
  'stop': async () => (await import('./stop.js')).stopCommand(),
  'restart': async () => (await import('./restart.js')).restartCommand(),
  'migrate': async () => (await import('./migrate.js')).migrateCommand(),
  'delete': async () => (await import('./delete.js')).deleteCommand(),
  'nodetypes': async () => (await import('./nodetypes.js')).nodeTypesCommand(),
  'lease': async () => (await import('./lease.js')).leaseCommand(),
  'monitor': async () => (await import('./monitor.js')).monitorCommand(),
  'graph': async () => (await import('./graph.js')).graphCommand(),
  'doctor': async () => (await import('./doctor.js')).doctorCommand(),
  'port-forward': async () => (await import('./port-forward.js')).portForwardCommand(),
  'vnc': async () => (await import('./vnc.js')).vncCommand(),
});

const withVerbs = (command: Command): Command[] => [command, ...command.commands.flatMap(withVerbs)];

/** What commander says is wrong, in one line, which quotes what was typed; and what it takes it for, in another one. */
function mistakeLines(text: string): string[] {
  const [, mistake, suggestion] = /^([^]*?)(?:\n(\(Did you mean [\w ,-]+\?\)))?\n?$/.exec(text)!;
  return [inOneSentence(mistake), ...suggestion === undefined ? [] : [suggestion]];
}

/** What it says in two sentences of a value that an option or an argument does not take. */
function inOneSentence(text: string): string {
  return text.replace(/(?<=^error: )command-argument value ('.*?') is invalid for argument '(.*?)'/, '<$2> $1 is invalid').replace(/ is invalid\. (.)(.*?)\.?$/m, (_, first, rest) => ` is invalid: ${first.toLowerCase()}${rest}`);
}

// Each request and each pause listens for the end of the command, however many there are at once.
setMaxListeners(0);

async function run([typed]: readonly string[]): Promise<void> {
  const program = new Command('cdk8s-kubevirt')
    .description('Virtual machines for GitOps: from documents to manifests that KubeVirt admits')
    .version(version)
    .showHelpAfterError('(see --help)')
    .hook('preAction', (_, verb) => refuseEmptyValues(verb));
  const verbs = Object.hasOwn(VERBS, typed) ? [VERBS[typed]] : Object.values(VERBS);
  (await Promise.all(verbs.map((verb) => verb()))).forEach((verb) => program.addCommand(verb));
  for (const command of withVerbs(program)) {
    command.exitOverride();
    command.configureOutput({
      writeOut: (text) => printResult(textLines(text)),
      writeErr: (text) => tell(textLines(text)),
      outputError: (text) => tell(mistakeLines(text)),
    });
  }
  await program.parseAsync();
}

/** What JavaScript itself throws is a mistake of this program, which is found by the place in it. */
function isBug(error: Error): boolean {
  return [TypeError, RangeError, ReferenceError].some((type) => error instanceof type) && !('code' in error);
}

run(process.argv.slice(2)).catch((error: Error) => {
  if (error instanceof CommanderError) {
    // It has said so itself; help that was asked for is no mistake.
    process.exitCode = error.exitCode === 0 ? 0 : 2;
    return;
  }
  say('error', isBug(error) ? error.stack!.split('\n') : errorLines(error));
  process.exitCode = error instanceof UsageError ? 2 : error instanceof GivenUp ? error.exitCode : 1;
});
