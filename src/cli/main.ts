#!/usr/bin/env node
// The command `cdk8s-kubevirt`: parses the command line, runs the verb, and prints an error as one line a mistake. It exits with 1
// after an error, with 2 when the command line itself was wrong, and with the status that shells use when a signal ended it.
import { setMaxListeners } from 'events';
import { Command, CommanderError } from 'commander';
import { CancelledError } from './command-line/cancellation';
import { InvalidValues } from './command-line/invalid-values';
import { UsageError } from './command-line/usage-error';
import { exampleText } from './manual/examples';
import { textLines } from './terminal/lines';
import { printMessages, printResult, say } from './terminal/print';
import { VERBS } from './verbs';
import { version } from '../../package.json';
import { errorLines, isBug, issueText, messageIssues } from '../issues/issues';
import { suggestNames } from '../issues/nearest-name';

/** Verbs that look at all the others. */
const OF_ALL = ['completion', 'manual'];

const withVerbs = (command: Command): Command[] => [command, ...command.commands.flatMap(withVerbs)];

/** The words that lead to a verb, without the command's own name. */
const pathOf = (command: Command): string => command.parent === null ? '' : `${pathOf(command.parent)} ${command.name()}`.trim();

/** An error of commander as one line, with what an argument that is missing would be, and its suggestion as another one. */
function usageLines(text: string, { registeredArguments }: Command): string[] {
  const [, mistake, suggestion] = /^([^]*?)(?:\n(\(Did you mean [\w ,-]+\?\)))?\n?$/.exec(text)!;
  const [, missing] = /missing required argument '(.*)'/.exec(mistake) ?? [];
  const description = registeredArguments.find((argument) => argument.name() === missing)?.description;
  // Commander needs two sentences for too many arguments.
  const sentence = mistake.replace(/\. Expected (\d+) arguments? but got (\d+)\.$/m, ': $2 are given, write at most $1');
  return [`${sentence}${description ? `: ${description}` : ''}`, ...suggestion === undefined ? [] : [suggestion.toLowerCase()]];
}

// Every request and every pause listens to the signal that cancels the command; any number of them is no leak.
setMaxListeners(0);

async function run([typed, topic]: readonly string[]): Promise<void> {
  const invalid = new InvalidValues();
  const program = new Command('cdk8s-kubevirt')
    .description('Virtual machines for GitOps: from documents to manifests that KubeVirt admits')
    .version(version)
    .showHelpAfterError('(see --help)')
    .hook('preAction', (_, verb) => invalid.refuse(verb));
  const verbs = Object.hasOwn(VERBS, typed) && !OF_ALL.includes(typed) ? [VERBS[typed]] : Object.values(VERBS);
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
  refuseUnknownTopic(program, typed, topic);
  await program.parseAsync();
}

/** Commander shows the help of all verbs for a verb that there is not. */
function refuseUnknownTopic({ commands }: Command, typed: string, topic: string | undefined): void {
  const names = commands.flatMap((verb) => [verb.name(), ...verb.aliases()]);
  if (typed === 'help' && topic !== undefined && !names.includes(topic)) {
    throw new UsageError(messageIssues([`unknown command '${topic}': write ${suggestNames(topic, names)}`]));
  }
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
