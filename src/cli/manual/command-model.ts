// The command line as data, for completion scripts, the manual page and the reference.
import type { Argument, Command, Option } from 'commander';
import { EXAMPLES, type Example } from './examples';

/** The value of an option, or an argument. */
export interface ValueModel {
  /** Such as `file`. */
  readonly name: string;
  readonly isRequired: boolean;
  readonly isVariadic: boolean;
  readonly choices?: readonly string[];
}

export interface ArgumentModel extends ValueModel {
  readonly description: string;
}

export interface OptionModel {
  /** Such as `-o, --output <format>`. */
  readonly flags: string;
  /** Such as `-o` and `--output`. */
  readonly names: readonly string[];
  readonly value?: ValueModel;
  readonly description: string;
}

/** The command, or one of its verbs. */
export interface CommandModel {
  /** The words that lead to it, such as `lease warmup`; empty for the command itself. */
  readonly path: string;
  readonly description: string;
  readonly arguments: readonly ArgumentModel[];
  readonly options: readonly OptionModel[];
  readonly examples: readonly Example[];
  readonly commands: readonly CommandModel[];
}

export function commandModel(command: Command, path = ''): CommandModel {
  const help = command.createHelp();
  return {
    path,
    description: command.description(),
    arguments: command.registeredArguments.map((argument) => ({ ...valueOf(argument), description: help.argumentDescription(argument) })),
    options: help.visibleOptions(command).map((option) => optionModel(option, help.optionDescription(option))),
    examples: EXAMPLES[path] ?? [],
    // Without `help`, which every verb has as an option.
    commands: help.visibleCommands(command).filter((verb) => verb.name() !== 'help').map((verb) => commandModel(verb, `${path} ${verb.name()}`.trim())),
  };
}

function valueOf(argument: Argument): ValueModel {
  return { name: argument.name(), isRequired: argument.required, isVariadic: argument.variadic, choices: argument.argChoices };
}

function optionModel(option: Option, description: string): OptionModel {
  const { flags, short, long, required, optional, variadic } = option;
  const [, name] = /[<[]([^>\].]+)/.exec(flags) ?? [];
  return {
    flags,
    names: [short, long].filter((each) => each !== undefined),
    value: required || optional ? { name, isRequired: required, isVariadic: variadic, choices: option.argChoices } : undefined,
    description,
  };
}

/** The command and all verbs below it. */
export function withVerbs(model: CommandModel): CommandModel[] {
  return [model, ...model.commands.flatMap(withVerbs)];
}

/** The names of values that are files or folders. */
const FILES = ['file', 'path', 'folder', 'what', 'machine'];

export function isFile({ name }: Pick<ValueModel, 'name'>): boolean {
  return FILES.includes(name);
}
