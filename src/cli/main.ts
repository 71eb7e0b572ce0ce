#!/usr/bin/env node
// The command `cdk8s-kubevirt`: parses the command line, runs the verb, and prints errors, one line per mistake. It exits with 1
// after an error, with 2 if the command line itself was invalid, and with the status that shells use if a signal ended it.
import { setMaxListeners } from 'events';
import { Command, CommanderError, Help } from 'commander';
import { ExitError } from './command-line/exit-error';
import { InvalidValues } from './command-line/invalid-values';
import { UsageError } from './command-line/usage-error';
import { withHelpTopics } from './help-topics';
import { exampleText } from './manual/examples';
import { textLines } from './terminal/lines';
import { printMessages, printResult, say } from './terminal/print';
import { usageLines } from './usage-lines';
import { VERBS } from './verbs';
import { version } from '../../package.json';
import { errorLines, isBug, issueText } from '../issues/issues';

const withVerbs = (command: Command): Command[] => [command, ...command.commands.flatMap(withVerbs)];

/** The words that lead to a verb, without the command's own name. */
const pathOf = (command: Command): string => command.parent === null ? '' : `${pathOf(command.parent)} ${command.name()}`.trim();

// Every request and every pause listens to the signal that cancels the command: any number of listeners is not a leak.
setMaxListeners(0);

async function run(words: readonly string[]): Promise<void> {
  const [typed] = words;
  const invalid = new InvalidValues();
  const program = new Command('cdk8s-kubevirt')
    .description('Virtual machines for GitOps: turn documents into manifests that KubeVirt admits')
    .version(version)
    .showHelpAfterError('(see --help)')
    // All verbs have options. Without that word, their descriptions fit beside them on 80 columns.
    .configureHelp({ subcommandTerm: (verb) => new Help().subcommandTerm(verb).replace(' [options]', '') })
    .hook('preAction', (_, verb) => invalid.refuse(verb));
  // Completion scripts contain all verbs.
  const verbs = typed in VERBS && typed !== 'completion' ? [VERBS[typed]] : Object.values(VERBS);
  (await Promise.all(verbs.map((verb) => verb()))).forEach((verb) => program.addCommand(verb));
  if (typed === 'manual') {
    program.addCommand((await import('./manual/commands.js')).manualCommand(version), { hidden: true });
  }
  for (const command of withVerbs(program)) {
    invalid.recordIn(command);
    command.exitOverride();
    command.addHelpText('after', exampleText(pathOf(command)));
    command.configureOutput({
      writeOut: (text) => printResult(textLines(text)),
      writeErr: (text) => printMessages(textLines(text)),
      outputError: (text) => {
        say('error', invalid.issues.map(issueText));
        printMessages(usageLines(text, command));
      },
    });
  }
  await program.parseAsync(withHelpTopics(program, words), { from: 'user' });
}

run(process.argv.slice(2)).catch((error: Error) => {
  if (error instanceof CommanderError) {
    // Commander has printed it. A request for help is not an error.
    process.exitCode = error.exitCode === 0 ? 0 : 2;
    return;
  }
  say('error', isBug(error) ? error.stack!.split('\n') : errorLines(error));
  process.exitCode = exitCodeFor(error);
});

function exitCodeFor(error: Error): number {
  if (error instanceof UsageError) {
    return 2;
  }
  return error instanceof ExitError ? error.exitCode : 1;
}
