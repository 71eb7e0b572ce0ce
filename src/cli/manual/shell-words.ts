// What any shell needs to complete a command line: which words lead to which verb, what may follow, and the values of options. All of
// it comes from the command itself.
import { type CommandModel, isFile, type OptionModel, type ValueModel, withVerbs } from './command-model';

/** The name that the command is called by. */
export const NAME = 'cdk8s-kubevirt';

/** A verb, or the command itself, whose path is empty. */
export interface ShellVerb {
  readonly path: string;
  readonly verbs: readonly { readonly name: string; readonly description: string }[];
  readonly options: readonly OptionModel[];
  /** The values of its arguments; undefined if they are files. */
  readonly words?: readonly string[];
}

export function shellVerbs(root: CommandModel): ShellVerb[] {
  return withVerbs(root).map(({ path, commands, options, arguments: given }) => ({
    path,
    verbs: commands.map((verb) => ({ name: verb.path.split(' ').at(-1)!, description: verb.description })),
    options,
    words: given.some(isFile) ? undefined : given.flatMap(({ choices = [] }) => choices),
  }));
}

/** The steps from a verb to one below it, as `PATH WORD`. */
export function verbSteps(verbs: readonly ShellVerb[]): string[] {
  return verbs.flatMap(({ path, verbs: below }) => below.map(({ name }) => `${path} ${name}`));
}

/** The options that take a value, as `PATH --option`. */
export function valueOptions(verbs: readonly ShellVerb[]): { readonly keys: readonly string[]; readonly value: ValueModel }[] {
  return verbs.flatMap(({ path, options }) => options.flatMap(({ names, value }) => (
    value?.isRequired === true ? [{ keys: names.map((name) => `${path} ${name}`), value }] : []
  )));
}

/** The first part of a description, for one line. */
export function summary(description: string): string {
  return description.split(/[;:(]/)[0].trim();
}

/** A text quoted for a shell. */
export function quoted(text: string): string {
  return `'${text.replace(/'/g, '\'\\\'\'')}'`;
}

/** Alternatives of a `case`. */
export function pattern(words: readonly string[]): string {
  return words.map(quoted).join('|');
}
