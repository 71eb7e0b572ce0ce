// Values of the command line that were left empty, most often by a variable that is not set. To some requests to a cluster nothing
// means everything, so none of them means anything here.
import type { Command } from 'commander';
import { wordedIssues } from '../issues';
import { UsageError } from './usage-error';

/** The words of a guest's command, of which any may be empty. */
const WORDS = 'command';

/** @throws UsageError that lists the options and arguments of a verb that are empty */
export function refuseEmptyValues(verb: Command): void {
  const options = verb.options.filter((option) => isEmpty(verb.getOptionValue(option.attributeName()))).map(({ long }) => long!);
  const args = verb.registeredArguments.filter((argument, index) => argument.name() !== WORDS && isEmpty(verb.processedArgs[index])).map((argument) => `<${argument.name()}>`);
  const mistakes = [...args, ...options].map((name) => `${name} is empty: write a value, or leave it out`);
  if (mistakes.length > 0) {
    throw new UsageError(wordedIssues(mistakes));
  }
}

/** Some take several values. */
function isEmpty(value: unknown): boolean {
  return [value].flat().some((each) => typeof each === 'string' && each.trim() === '');
}
