// The completion scripts for bash, zsh and fish. They run no program: everything they offer is written in them.
import { type CommandModel, isFile } from './command-model';
import { NAME, pattern, quoted, type ShellVerb, shellVerbs, verbSteps, summary, valueOptions } from './shell-words';
import { table } from '../../plain-data/plain-data';

/** By the name of the shell. */
export const SHELLS: { readonly [shell: string]: (root: CommandModel) => string } = table({ bash, zsh, fish });

const namesOf = ({ verbs, options, words = [] }: ShellVerb) => [...verbs.map(({ name }) => name), ...words, ...options.flatMap(({ names }) => names)];

function bash(root: CommandModel): string {
  const verbs = shellVerbs(root);
  const files = 'local IFS=$\'\\n\'; compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- "$cur")); return';
  return lines(
    `# bash completion for ${NAME}: source it, or put it where bash-completion looks.`,
    '_cdk8s_kubevirt() {',
    '  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} verb= words= files= i',
    '  COMPREPLY=()',
    '  for ((i = 1; i < COMP_CWORD; i++)); do',
    '    case "$verb ${COMP_WORDS[i]}" in',
    `      ${pattern(verbSteps(verbs))}) verb="\${verb:+$verb }\${COMP_WORDS[i]}" ;;`,
    '    esac',
    '  done',
    '  # --option=value is three words here.',
    '  [ "$cur" = = ] && cur=',
    '  [ "$prev" = = ] && prev=${COMP_WORDS[COMP_CWORD-2]}',
    '  case "$verb $prev" in',
    ...valueOptions(verbs).map(({ keys, value }) => `    ${pattern(keys)}) ${isFile(value) ? files : value.choices === undefined ? 'return' : `COMPREPLY=($(compgen -W ${quoted(value.choices.join(' '))} -- "$cur")); return`} ;;`),
    '  esac',
    '  case "$verb" in',
    ...verbs.map((verb) => `    ${quoted(verb.path)}) words=${quoted(namesOf(verb).join(' '))}${verb.words === undefined ? ' files=1' : ''} ;;`),
    '  esac',
    `  if [ -n "$files" ] && [ "\${cur#-}" = "$cur" ]; then ${files}; fi`,
    '  COMPREPLY=($(compgen -W "$words" -- "$cur"))',
    '}',
    `complete -F _cdk8s_kubevirt ${NAME}`,
  );
}

function zsh(root: CommandModel): string {
  const verbs = shellVerbs(root);
  const described = (name: string, description: string) => quoted(`${name.replace(/:/g, '\\:')}:${summary(description)}`);
  return lines(
    `#compdef ${NAME}`,
    '_cdk8s_kubevirt() {',
    '  local verb= word files=',
    '  local -a words_ options_',
    '  for word in ${words[2,CURRENT-1]}; do',
    '    case "$verb $word" in',
    `      ${pattern(verbSteps(verbs))}) verb="\${verb:+$verb }$word" ;;`,
    '    esac',
    '  done',
    '  case "$verb ${words[CURRENT-1]}" in',
    ...valueOptions(verbs).map(({ keys, value }) => `    ${pattern(keys)}) ${isFile(value) ? '_files; return' : value.choices === undefined ? 'return' : `compadd -- ${value.choices.map(quoted).join(' ')}; return`} ;;`),
    '  esac',
    '  case "$verb" in',
    ...verbs.map(({ path, verbs: below, options, words }) => [
      `    ${quoted(path)})`,
      `words_=(${below.map(({ name, description }) => described(name, description)).concat((words ?? []).map(quoted)).join(' ')})`,
      `options_=(${options.flatMap(({ names, description }) => names.map((name) => described(name, description))).join(' ')})`,
      `${words === undefined ? 'files=1 ' : ''};;`,
    ].join(' ')),
    '  esac',
    '  if [[ "${words[CURRENT]}" == -* ]]; then _describe option options_; return; fi',
    '  if [[ -n "$files" ]]; then _files; return; fi',
    '  _describe verb words_',
    '}',
    'if [[ "${funcstack[1]}" == _cdk8s_kubevirt || "${funcstack[1]}" == _cdk8s-kubevirt ]]; then _cdk8s_kubevirt "$@"; else compdef _cdk8s_kubevirt cdk8s-kubevirt; fi',
  );
}

function fish(root: CommandModel): string {
  const verbs = shellVerbs(root);
  const at = (path: string) => `complete -c ${NAME} -n ${quoted(`test (__cdk8s_kubevirt_verb) = "${path}"`)}`;
  return lines(
    `# fish completion for ${NAME}.`,
    'function __cdk8s_kubevirt_verb',
    '  set -l verb ""',
    '  for word in (commandline -opc)[2..-1]',
    '    switch "$verb $word"',
    `      case ${verbSteps(verbs).map(quoted).join(' ')}`,
    '        set verb (string trim -- "$verb $word")',
    '    end',
    '  end',
    // A substitution without lines would not be an argument of test.
    '  echo "$verb"',
    'end',
    `complete -c ${NAME} -f`,
    ...verbs.flatMap(({ path, verbs: below, options, words }) => [
      ...below.map(({ name, description }) => `${at(path)} -a ${name} -d ${fishQuoted(summary(description))}`),
      ...words === undefined ? [`${at(path)} -F`] : words.map((word) => `${at(path)} -a ${quoted(word)}`),
      ...options.map(({ names, value, description }) => [
        at(path),
        ...names.map((name) => name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`),
        ...value === undefined ? [] : value.choices !== undefined ? [`-x -a ${quoted(value.choices.join(' '))}`] : [isFile(value) ? '-r -F' : '-x'],
        `-d ${fishQuoted(summary(description))}`,
      ].join(' ')),
    ]),
  );
}

/** Between quotes, fish has only these escapes. */
function fishQuoted(text: string): string {
  return `'${text.replace(/[\\']/g, (character) => `\\${character}`)}'`;
}

function lines(...all: readonly string[]): string {
  return all.map((line) => `${line}\n`).join('');
}
