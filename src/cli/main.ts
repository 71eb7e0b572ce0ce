#!/usr/bin/env node
// The command `cdk8s-kubevirt`: parses the command line, runs the verb, and prints an error as one line a mistake. It exits with 1
// after an error, with 2 when the command line itself was wrong, and with the status that shells use when a signal ended it.
import { setMaxListeners } from 'events';
import { Command, CommanderError } from 'commander';
import { CancelledError } from './command-line/cancellation';
import { UsageError } from './command-line/usage-error';
import { textLines } from './terminal/lines';
import { printMessages, printResult, say } from './terminal/print';
import { version } from '../../package.json';
import { errorLines, isBug, messageIssues } from '../issues/issues';
import { table } from '../plain-data/plain-data';

/** The verbs in the order of the help. Only the verb that was typed is loaded; for anything else, such as help, all are. */
const VERBS: { readonly [name: string]: () => Promise<Command> } = table({
  'render': async () => (await import('./render/command.js')).renderCommand(),
  'validate': async () => (await import('./validate/command.js')).validateCommand(),
  'apply': async () => (await import('./apply/command.js')).applyCommand(),
  'diff': async () => (await import('./diff/command.js')).diffCommand(),
  'wait': async () => (await import('./wait/command.js')).waitCommand(),
  'status': async () => (await import('./machines/status-command.js')).statusCommand(),
  'list': async () => (await import('./machines/list-command.js')).listCommand(),
  'start': async () => (await import('./power/commands.js')).startCommand(),
  'stop': async () => (await import('./power/commands.js')).stopCommand(),
  'restart': async () => (await import('./power/commands.js')).restartCommand(),
  'migrate': async () => (await import('./power/commands.js')).migrateCommand(),
  'delete': async () => (await import('./delete/command.js')).deleteCommand(),
  'collect': async () => (await import('./collect/command.js')).collectCommand(),
  'nodetypes': async () => (await import('./nodetypes/command.js')).nodeTypesCommand(),
  'lease': async () => (await import('./leases/command.js')).leaseCommand(),
  'monitor': async () => (await import('./monitor/command.js')).monitorCommand(),
  'graph': async () => (await import('./graph/command.js')).graphCommand(),
  'doctor': async () => (await import('./doctor/command.js')).doctorCommand(),
  'port-forward': async () => (await import('./tunnel/port-forward-command.js')).portForwardCommand(),
  'vnc': async () => (await import('./tunnel/vnc-command.js')).vncCommand(),
});

const withVerbs = (command: Command): Command[] => [command, ...command.commands.flatMap(withVerbs)];

/** An error of commander as one line, and its suggestion as another one. */
function usageLines(text: string): string[] {
  const [, mistake, suggestion] = /^([^]*?)(?:\n(\(Did you mean [\w ,-]+\?\)))?\n?$/.exec(text)!;
  return [inOneSentence(mistake), ...suggestion === undefined ? [] : [suggestion]];
}

/** Commander needs two sentences for a value that an option or an argument does not take. */
function inOneSentence(text: string): string {
  return text.replace(/(?<=^error: )command-argument value ('.*?') is invalid for argument '(.*?)'/, '<$2> $1 is invalid').replace(/ is invalid\. (.)(.*?)\.?$/m, (_, first, rest) => ` is invalid: ${first.toLowerCase()}${rest}`);
}

/** The argument with the words of a command that runs in a guest, any of which may be empty. */
const GUEST_COMMAND = 'command';

/**
 * Refuses empty options and arguments, most often from a variable that is not set: for some requests to a cluster, nothing means
 * everything.
 */
function refuseEmptyValues(verb: Command): void {
  const options = verb.options.filter((option) => isEmpty(verb.getOptionValue(option.attributeName()))).map(({ long }) => long!);
  const args = verb.registeredArguments.filter((argument, index) => argument.name() !== GUEST_COMMAND && isEmpty(verb.processedArgs[index])).map((argument) => `<${argument.name()}>`);
  const mistakes = [...args, ...options].map((name) => `${name} is empty: write a value, or leave it out`);
  if (mistakes.length > 0) {
    throw new UsageError(messageIssues(mistakes));
  }
}

/** Some options and arguments have several values. */
function isEmpty(value: unknown): boolean {
  return [value].flat().some((each) => typeof each === 'string' && each.trim() === '');
}

// Every request and every pause listens to the signal that cancels the command; any number of them is no leak.
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
      writeErr: (text) => printMessages(textLines(text)),
      outputError: (text) => printMessages(usageLines(text)),
    });
  }
  await program.parseAsync();
}

run(process.argv.slice(2)).catch((error: Error) => {
  if (error instanceof CommanderError) {
    // Commander has printed it; asking for help is no mistake.
    process.exitCode = error.exitCode === 0 ? 0 : 2;
    return;
  }
  say('error', isBug(error) ? error.stack!.split('\n') : errorLines(error));
  process.exitCode = error instanceof UsageError ? 2 : error instanceof CancelledError ? error.exitCode : 1;
});
