// Turns an error of commander into one line, with what to write instead where that is known.
import type { Command } from 'commander';
import { GUEST_COMMAND } from './command-line/invalid-values';
import { isFile } from './manual/command-model';
import { table } from '../plain-data/plain-data';

/** kubectl's options for files, which are arguments here. */
const FILENAME = ['-f', '--filename'];

/** Verbs of kubectl, virtctl and Terraform, each with its equivalent here. */
export const FOREIGN_VERBS: { readonly [verb: string]: string } = table({
  console: '"vnc", which shows a machine\'s display',
  create: '"apply"',
  describe: '"status"',
  destroy: '"delete"',
  edit: '"apply" with the changed manifest',
  expose: '"port-forward", or expose(…) in the program for a Service',
  get: '"list"',
  logs: '"status", which shows why a machine is not running',
  plan: '"diff"',
  scale: '"apply" with the changed replicas of the pool',
  ssh: '"port-forward" and ssh to the port, or "lease ssh" if the machine is a lease',
  synth: '`cdk8s synth`, and "apply" with its output',
});

/** An error of commander as one line, and its suggestion as another. */
export function usageLines(text: string, command: Command): string[] {
  const [, mistake, suggestion] = /^([^]*?)(?:\n(\(Did you mean [\w ,-]+\?\)))?\n?$/.exec(text)!;
  // Commander uses two sentences for too many arguments.
  const sentence = mistake.replace(/\. Expected (\d+) arguments? but got (\d+)\.$/m, ': $2 are given, write at most $1');
  const known = advice(mistake, command);
  return [[sentence, ...known].join(': '), ...suggestion === undefined || known.length > 0 ? [] : [suggestion.toLowerCase()]];
}

function advice(mistake: string, command: Command): string[] {
  const [, kind, name] = /(missing required argument|unknown option|unknown command) '(.*)'/.exec(mistake) ?? [];
  return kind === undefined ? [] : ADVICE[kind](name, command);
}

const ADVICE: { readonly [kind: string]: (name: string, command: Command) => string[] } = table({
  'missing required argument': argumentAdvice,
  'unknown option': optionAdvice,
  'unknown command': (verb, { parent }) => parent === null && verb in FOREIGN_VERBS ? [`write ${FOREIGN_VERBS[verb]}`] : [],
});

function argumentAdvice(name: string, { registeredArguments }: Command): string[] {
  const { description, argChoices } = registeredArguments.find((argument) => argument.name() === name)!;
  return [description, ...argChoices === undefined ? [] : [`one of ${argChoices.join(', ')}`]];
}

function optionAdvice(written: string, { registeredArguments, options, commands }: Command): string[] {
  const [option] = written.split('=', 1);
  const hasOption = ({ options: known }: Pick<Command, 'options'>) => known.some(({ short, long }) => [short, long].includes(option));
  if (hasOption({ options })) {
    return [`${option} takes no value: write it alone`];
  }
  if (FILENAME.includes(option) && registeredArguments.some((argument) => isFile({ name: argument.name() }))) {
    return ['write only the files and folders'];
  }
  if (registeredArguments.some((argument) => argument.name() === GUEST_COMMAND)) {
    return ['write -- before a command that has options of its own, such as `-- ls -l`'];
  }
  return commands.some(hasOption) ? ['write it after the verb'] : [];
}
