// The words after `help`: commander reads only the first, and shows the help of all verbs if that verb does not exist.
import type { Command } from 'commander';
import { UsageError } from './command-line/usage-error';
import { FOREIGN_VERBS } from './usage-lines';
import { suggestNames } from '../issues/nearest-name';

/**
 * The words of a command line, with a request for help in the form that commander takes: `lease help run` for `help lease run`.
 *
 * @throws UsageError if the verb does not exist
 */
export function withHelpTopics(program: Command, words: readonly string[]): readonly string[] {
  const topics = topicsIn(program, words);
  if (topics.length === 0 || topics.some((topic) => topic.startsWith('-'))) {
    return words;
  }
  topics.forEach((topic, index) => refuseUnknown(program, topics.slice(0, index), topic));
  return [...topics.slice(0, -1), 'help', topics.at(-1)!];
}

/** The verbs whose help is requested: `help lease run` and `lease help run`. */
function topicsIn(program: Command, [firstWord, next, ...others]: readonly string[]): readonly string[] {
  if (firstWord === 'help') {
    return next === undefined ? [] : [next, ...others];
  }
  return next === 'help' && verbsOf(program, firstWord).length > 0 ? [firstWord, ...others] : [];
}

/** The verbs below a verb. */
function verbsOf({ commands }: Command, name: string): readonly Command[] {
  return commands.find((verb) => namesOf(verb).includes(name))?.commands ?? [];
}

function refuseUnknown(program: Command, path: readonly string[], topic: string): void {
  const verbs = path.reduce((command, name) => command.commands.find((verb) => namesOf(verb).includes(name))!, program).commands;
  const names = verbs.flatMap(namesOf);
  if (names.length === 0) {
    throw new UsageError(`${path.join(' ')} has no commands: leave out ${JSON.stringify(topic)}`);
  }
  if (!names.includes(topic)) {
    const known = path.length === 0 ? FOREIGN_VERBS[topic] : undefined;
    throw new UsageError(`unknown command '${[...path, topic].join(' ')}': write ${known ?? suggestNames(topic, names)}`);
  }
}

function namesOf(verb: Command): string[] {
  return [verb.name(), ...verb.aliases()];
}
