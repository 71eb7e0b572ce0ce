// The verb `init`: writes a project with machines to an empty folder. Its arguments are checked and written, and never run.
import { mkdirSync, readdirSync, writeFileSync } from 'fs';
import { basename, dirname, join } from 'path';
import { Argument, Command, Option } from 'commander';
import { LANGUAGES, projectFiles } from './languages';
import type { GitOps } from './project';
import { withoutLogins } from '../../issues/logins';
import { withFileErrors } from '../../yaml/file-text';
import { refuseUsage } from '../command-line/usage-error';
import { truncate } from '../terminal/lines';
import { printMessages, printResult } from '../terminal/print';

interface InitOptions {
  readonly gitops?: string;
  readonly name?: string;
  readonly repository?: string;
}

const GITOPS: readonly GitOps[] = ['argocd', 'flux'];

/** A DNS label that begins with a letter, which is a valid package name in every language. */
const NAME = /^[a-z](?:[-a-z0-9]{0,61}[a-z0-9])?$/;

/** A Git address without characters that have a meaning in the files that it is written to. */
const REPOSITORY = /^(?:https:\/\/|ssh:\/\/|git@[\w.-]+:)[\w.:/@~+-]+$/;

/** The user of an SSH URL, which is not a login. */
const SSH_USER = /^(\s*ssh:\/\/)[^/@:]*@/i;

/** A password in an address that is not a URL, as in `scp`. */
const SCP_PASSWORD = /^[^/@:]*:(?!\/\/)[^@]*@/;

/** The query of an address that is not a Git address. It may contain a token. */
const QUERY = /\?[^]*/;

/** Entries that the folder may contain: a repository without a commit is empty. */
const IGNORED_ENTRIES = ['.git'];

/** How many entries a message names. */
const MAX_NAMED = 5;

/** `cdk8s-kubevirt init`. */
export function initCommand(): Command {
  return new Command('init')
    .description('create a project with a machine, its test, lint and CI in the current folder, which must be empty')
    .addArgument(withChoices(new Argument('[language]', 'language of the program').default('typescript'), Object.keys(LANGUAGES)))
    .addOption(withChoices(new Option('--gitops <tool>', 'GitOps tool that applies the manifests, to write its configuration too (default: none)'), GITOPS))
    .option('--name <name>', 'name of the project (default: name of the folder)')
    .option('--repository <address>', 'address where the GitOps tool finds the manifests, requires --gitops (default: an example to replace)')
    .action((language: string, { gitops, name, repository }: InitOptions) => {
      const folder = process.cwd();
      const chosen = name ?? basename(folder);
      refuseUsage([
        ...languageMistakes(language), ...gitopsMistakes(gitops), ...nameMistakes(chosen, name === undefined),
        ...repositoryMistakes(repository, gitops), ...folderMistakes(folder),
      ]);
      const choices = { name: chosen, gitops: gitops as GitOps | undefined, repository: repository ?? `https://git.example.com/${chosen}.git` };
      const files = projectFiles(LANGUAGES[language], choices);
      for (const [path, text] of Object.entries(files)) {
        writeNew(join(folder, path), text);
      }
      printResult(Object.keys(files));
      printMessages(nextSteps(language, gitops !== undefined && repository === undefined));
    });
}

/** Shows the choices in help and completion. They are checked together with everything else, not by commander. */
function withChoices<Part extends Argument | Option>(part: Part, choices: readonly string[]): Part {
  part.argChoices = [...choices];
  return part;
}

/** Fails if the file exists: someone else may have written it in the meantime. */
function writeNew(file: string, text: string): void {
  withFileErrors(file, () => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: 'wx' });
  });
}

function nextSteps(language: string, hasNoRepository: boolean): string[] {
  const { commands: { install, test, synth }, environment, program, delivery } = LANGUAGES[language];
  return [
    `next: put your SSH key into ${program}${hasNoRepository ? `, and the address of your repository into ${delivery.path}` : ''}`,
    `then: ${[...environment === undefined ? [] : [environment.create, environment.enter], install, test, synth].join(' && ')}`,
  ];
}

function languageMistakes(language: string): string[] {
  return language in LANGUAGES ? [] : [`language ${quoted(language)}: write ${alternativesText(Object.keys(LANGUAGES))}`];
}

function gitopsMistakes(gitops: string | undefined): string[] {
  const isKnown = gitops === undefined || (GITOPS as readonly string[]).includes(gitops);
  return isKnown ? [] : [`--gitops ${quoted(gitops)}: write ${alternativesText(GITOPS)}`];
}

function nameMistakes(name: string, isFolderName: boolean): string[] {
  const wanted = 'lower-case letters, digits and hyphens, at most 63, a letter first and no hyphen last';
  const mistake = isFolderName ? `the name of the folder, ${quoted(name)}, is not a valid project name: write --name with ${wanted}` : `--name ${quoted(name)}: write ${wanted}`;
  return NAME.test(name) ? [] : [mistake];
}

function repositoryMistakes(repository: string | undefined, gitops: string | undefined): string[] {
  return repository === undefined ? [] : [
    ...addressMistakes(repository),
    ...gitops === undefined ? ['--repository is for a GitOps tool: write --gitops too, or leave it out'] : [],
  ];
}

function addressMistakes(address: string): string[] {
  if (hasLogin(address)) {
    return ['--repository contains a login, which everyone could read in the manifests: write the address without it, and give it to the GitOps tool as a Secret'];
  }
  return REPOSITORY.test(address) ? [] : [`--repository ${quoted(address.replace(QUERY, '?…'))}: write an address such as https://git.example.com/machines.git`];
}

/** Whether an address contains a password or a token. */
function hasLogin(address: string): boolean {
  const others = address.replace(SSH_USER, '$1');
  return withoutLogins(others) !== others || SCP_PASSWORD.test(address);
}

function folderMistakes(folder: string): string[] {
  const entries = withFileErrors(folder, () => readdirSync(folder)).filter((entry) => !IGNORED_ENTRIES.includes(entry)).sort();
  const named = entries.slice(0, MAX_NAMED).map(quoted).join(', ');
  const more = entries.length > MAX_NAMED ? ` and ${entries.length - MAX_NAMED} more` : '';
  return entries.length === 0 ? [] : [`the folder is not empty: it contains ${named}${more}: make a folder, such as with mkdir machines, and run init there`];
}

const MAX_QUOTED = 80;

function quoted(text: string): string {
  return JSON.stringify(truncate(text, MAX_QUOTED));
}

function alternativesText(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)!}`;
}
