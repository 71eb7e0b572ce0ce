// The invalid values of a command line. All are reported at once, since commander would stop at the first.
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { UsageError } from './usage-error';
import { issue, type Issue } from '../../issues/issues';

/** The argument with the words of a command that runs in a guest. Any of them may be empty. */
export const GUEST_COMMAND = 'command';

/** Collects the invalid values of options and arguments. */
export class InvalidValues {
  private readonly found = new Map<Option | Argument, Issue[]>();

  /** Records the values that a verb does not accept, where commander would stop at the first. */
  public recordIn({ options, registeredArguments }: Command): void {
    options.forEach((option) => this.recordInvalid(option, (value) => `option '${option.flags}' argument '${value}'`));
    registeredArguments.forEach((argument) => this.recordInvalid(argument, (value) => `<${argument.name()}> '${value}'`));
  }

  /** The issues that were recorded so far. */
  public get issues(): readonly Issue[] {
    return [...this.found.values()].flat();
  }

  /**
   * Refuses the recorded values, and empty ones, which most often come from an unset variable: in some requests to a cluster, an empty
   * value selects everything.
   *
   * @throws UsageError that lists all of them
   */
  public refuse(verb: Command): void {
    const issues = [...this.issues, ...this.emptyValues(verb)];
    if (issues.length > 0) {
      throw new UsageError(issues);
    }
  }

  private recordInvalid(target: Option | Argument, nameOf: (value: string) => string): void {
    const { parseArg } = target;
    if (parseArg === undefined) {
      return;
    }
    target.argParser((value, previous) => {
      try {
        return parseArg.call(target, value, previous);
      } catch (error) {
        this.found.set(target, [...this.found.get(target) ?? [], ...issuesOf(error, nameOf(value))]);
        return previous;
      }
    });
  }

  private emptyValues(verb: Command): Issue[] {
    const { options, registeredArguments, processedArgs } = verb;
    const args = registeredArguments.filter((argument, index) => argument.name() !== GUEST_COMMAND && isEmpty(processedArgs[index]));
    const empty = [...args, ...options.filter((option) => isEmpty(verb.getOptionValue(option.attributeName())))];
    const names = empty.filter((target) => !this.found.has(target)).map((target) => target instanceof Option ? target.long! : `<${target.name()}>`);
    return names.map((name) => issue('', `${name} is empty: write a value, or leave it out`));
  }
}

function issuesOf(error: unknown, name: string): readonly Issue[] {
  if (error instanceof InvalidArgumentError) {
    return [issue('', `${name} is invalid: ${inOneSentence(error.message)}`)];
  }
  if (error instanceof UsageError) {
    return error.issues;
  }
  throw error;
}

/** Commander lists choices in a sentence of their own. */
function inOneSentence(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`.replace(/\.$/, '');
}

/** Some options and arguments have several values. */
function isEmpty(value: unknown): boolean {
  return [value].flat().some((each) => typeof each === 'string' && each.trim() === '');
}
