// A program of its own, since it loads every verb as Node.js would: reads lists of words from standard input, and prints for each the command's
// objection, or null.
import { readFileSync } from 'fs';
import { Command, type CommanderError } from 'commander';
import { VERBS } from '../../src/cli/verbs';

async function parse(words: readonly string[]): Promise<string | null> {
  const program = new Command('cdk8s-kubevirt').version('0');
  (await Promise.all(Object.values(VERBS).map((verb) => verb()))).forEach((verb) => program.addCommand(verb));
  const all = (command: Command): Command[] => [command, ...command.commands.flatMap(all)];
  all(program).forEach((command) => {
    command.exitOverride().configureOutput({ writeErr: () => undefined, writeOut: () => undefined });
    if (command.commands.length === 0) {
      command.action(() => undefined);
    }
  });
  try {
    await program.parseAsync([...words], { from: 'user' });
    return null;
  } catch (error) {
    const { exitCode, message } = error as CommanderError;
    return exitCode === 0 ? null : message;
  }
}

const lists: string[][] = JSON.parse(readFileSync(0, 'utf8'));
Promise.all(lists.map(parse)).then((mistakes) => process.stdout.write(JSON.stringify(mistakes)), (error: Error) => {
  throw error;
});
