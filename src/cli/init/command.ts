// The verb `init`: writes a project with machines into an empty folder. What it is given is checked and written, and never run.
import { mkdirSync, readdirSync, writeFileSync } from 'fs';
import { basename, dirname, join } from 'path';
import { Argument, Command, Option } from 'commander';
import { LANGUAGES, projectFiles } from './languages';
import type { GitOps } from './project';
import { withoutLogins } from '../../issues/logins';
import { withFileErrors } from '../../yaml/file-text';
import { refuseUsage } from '../command-line/usage-error';
import { shortened } from '../terminal/lines';
import { printMessages, printResult } from '../terminal/print';

interface InitOptions {
  readonly gitops?: string;
  readonly name?: string;
  readonly repository?: string;
}

const GITOPS: readonly GitOps[] = ['argocd', 'flux'];

/** A DNS label that begins with a letter, as every language's package names may. */
const NAME = /^[a-z](?:[-a-z0-9]{0,61}[a-z0-9])?$/;

/** An address of Git, without anything that means something in the texts that it is written into. */
const REPOSITORY = /^(?:https:\/\/|ssh:\/\/|git@[\w.-]+:)[\w.:/@~+-]+$/;

/** A user over SSH, who is no login. */
const SSH_USER = /^(\s*ssh:\/\/)[^/@:]*@/i;

/** A password in an address that is no URL, as that of `scp`. */
const SCP_PASSWORD = /^[^/@:]*:(?!\/\/)[^@]*@/;

/** The end of an address that is none of Git, which may have a token. */
const QUERY = /\?[^]*/;

/** What a folder may have: that of a repository without a commit. */
const OVERLOOKED = ['.git'];

/** How many entries a message has room for. */
const MOST_NAMED = 5;

/** `cdk8s-kubevirt init`. */
export function initCommand(): Command {
  return new Command('init')
    .description('write a project with a machine, its test, lint and CI into this folder, which is empty')
    .addArgument(withChoices(new Argument('[language]', 'the language of its program').default('typescript'), Object.keys(LANGUAGES)))
    .addOption(withChoices(new Option('--gitops <tool>', 'what applies the manifests, and what it has to be told (default: somebody applies them)'), GITOPS))
    .option('--name <name>', 'the name of the project (default: that of the folder)')
    .option('--repository <address>', 'where the GitOps tool finds the manifests, with --gitops (default: an address to be replaced)')
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

/** Tells of the choices in help and completion. They are checked together with all else, instead of by themselves. */
function withChoices<Part extends Argument | Option>(part: Part, choices: readonly string[]): Part {
  part.argChoices = [...choices];
  return part;
}

/** Somebody else may have written it meanwhile. */
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
    `then: ${[...environment === undefined ? [] : [environment.made, environment.entered], install, test, synth].join(' && ')}`,
  ];
}

function languageMistakes(language: string): string[] {
  return language in LANGUAGES ? [] : [`language ${quoted(language)}: write ${listOf(Object.keys(LANGUAGES))}`];
}

function gitopsMistakes(gitops: string | undefined): string[] {
  const isKnown = gitops === undefined || (GITOPS as readonly string[]).includes(gitops);
  return isKnown ? [] : [`--gitops ${quoted(gitops)}: write ${listOf(GITOPS)}`];
}

function nameMistakes(name: string, isOfFolder: boolean): string[] {
  const wanted = 'lower-case letters, digits and hyphens, at most 63, a letter first and no hyphen last';
  const mistake = isOfFolder ? `the folder's name ${quoted(name)} is none for a project: write --name with ${wanted}` : `--name ${quoted(name)}: write ${wanted}`;
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
    return ['--repository has a login in it, which everybody could read in the manifests: write the address without it, and give it to the GitOps tool as a Secret'];
  }
  return REPOSITORY.test(address) ? [] : [`--repository ${quoted(address.replace(QUERY, '?…'))}: write an address such as https://git.example.com/machines.git`];
}

/** Whether there is a password or a token in an address. */
function hasLogin(address: string): boolean {
  const others = address.replace(SSH_USER, '$1');
  return withoutLogins(others) !== others || SCP_PASSWORD.test(address);
}

function folderMistakes(folder: string): string[] {
  const entries = withFileErrors(folder, () => readdirSync(folder)).filter((entry) => !OVERLOOKED.includes(entry)).sort();
  const named = entries.slice(0, MOST_NAMED).map(quoted).join(', ');
  const more = entries.length > MOST_NAMED ? ` and ${entries.length - MOST_NAMED} more` : '';
  return entries.length === 0 ? [] : [`the folder is not empty: it has ${named}${more}: make a folder, as by mkdir machines, and run init there`];
}

const LONGEST = 80;

function quoted(text: string): string {
  return JSON.stringify(shortened(text, LONGEST));
}

function listOf(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)!}`;
}
