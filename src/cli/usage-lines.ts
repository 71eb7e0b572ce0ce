// What commander says of a wrong command line, in one line, with what to write instead where that is known.
import type { Command } from 'commander';
import { isFile } from './manual/command-model';

/** How kubectl is given the files that are arguments here. */
const FILENAME = ['-f', '--filename'];

/** An error of commander as one line, and its suggestion as another one. */
export function usageLines(text: string, command: Command): string[] {
  const [, mistake, suggestion] = /^([^]*?)(?:\n(\(Did you mean [\w ,-]+\?\)))?\n?$/.exec(text)!;
  // Commander needs two sentences for too many arguments.
  const sentence = mistake.replace(/\. Expected (\d+) arguments? but got (\d+)\.$/m, ': $2 are given, write at most $1');
  return [[sentence, ...advice(mistake, command)].join(': '), ...suggestion === undefined ? [] : [suggestion.toLowerCase()]];
}

function advice(mistake: string, command: Command): string[] {
  const [, kind, name] = /(missing required argument|unknown option) '(.*)'/.exec(mistake) ?? [];
  return kind === undefined ? [] : kind === 'unknown option' ? optionAdvice(name, command) : argumentAdvice(name, command);
}

function argumentAdvice(name: string, { registeredArguments }: Command): string[] {
  const { description, argChoices } = registeredArguments.find((argument) => argument.name() === name)!;
  return [description, ...argChoices === undefined ? [] : [`one of ${argChoices.join(', ')}`]];
}

function optionAdvice(written: string, { registeredArguments, options, commands }: Command): string[] {
  const [option] = written.split('=', 1);
  const isOf = ({ options: known }: Pick<Command, 'options'>) => known.some(({ short, long }) => [short, long].includes(option));
  if (isOf({ options })) {
    return [`${option} has no value: write it alone`];
  }
  if (FILENAME.includes(option) && registeredArguments.some((argument) => isFile({ name: argument.name() }))) {
    return ['write files and folders alone'];
  }
  return commands.some(isOf) ? ['write it behind the verb'] : [];
}
