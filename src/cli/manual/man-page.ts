// The command as a manual page, in macros that every `man` supports.
import { type ArgumentModel, type CommandModel, withVerbs } from './command-model';
import type { Example } from './examples';
import { NAME } from './shell-words';

/** The page of section 1, without a date: the same version gives the same page. */
export function manPage(root: CommandModel, version: string): string {
  const verbs = withVerbs(root).filter(({ path }) => path !== '');
  return [
    `.TH CDK8S-KUBEVIRT 1 "" "cdk8s-kubevirt ${version}" "User Commands"`,
    '.SH NAME',
    `${NAME.replace(/-/g, '\\-')} \\- ${escaped(root.description)}`,
    '.SH SYNOPSIS',
    '.B cdk8s\\-kubevirt',
    '.I verb',
    '[options]',
    '.SH DESCRIPTION',
    ...sentence(`${root.description}. Run a verb with --help for details.`),
    '.SH VERBS',
    ...verbs.flatMap(section),
    '.SH EXIT STATUS',
    ...item('0', 'Success.'),
    ...item('1', 'An error in the input or in the cluster. After diff: there are differences.'),
    ...item('2', 'An invalid command line. After diff: an error.'),
    ...item('130', 'The command was interrupted.'),
    '.SH EXAMPLES',
    ...root.examples.flatMap(example),
    '.SH SEE ALSO',
    '.BR kubectl (1)',
    '',
  ].join('\n');
}

function section({ path, description, arguments: given, options, examples, commands }: CommandModel): string[] {
  const words = [...given.map(usage), ...commands.length > 0 ? ['verb'] : []];
  return [
    `.SS "${escaped([path, ...words, '[options]'].join(' '))}"`,
    ...sentence(`${description}.`),
    ...given.flatMap((argument) => item(argument.name, argument.description)),
    ...options.filter(({ names }) => !names.includes('--help')).flatMap(({ flags, description: about }) => item(flags, about)),
    ...examples.flatMap(example),
  ];
}

function usage({ name, isRequired, isVariadic }: ArgumentModel): string {
  const word = `${name}${isVariadic ? '...' : ''}`;
  return isRequired ? `<${word}>` : `[${word}]`;
}

function item(term: string, text: string): string[] {
  return ['.TP', `.B ${escaped(term)}`, ...sentence(text)];
}

function example({ command, says }: Example): string[] {
  return item(command, says);
}

function sentence(text: string): string[] {
  return [escaped(text.charAt(0).toUpperCase() + text.slice(1))];
}

/** A text that roff shows verbatim: hyphens can be copied, and no line begins with a macro. */
function escaped(text: string): string {
  return text.replace(/\\/g, '\\e').replace(/-/g, '\\-').replace(/"/g, '\\(dq').replace(/^([.'])/, '\\&$1');
}
