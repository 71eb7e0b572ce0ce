// What a new project is made of: the choices, and the files that a language has for them.

/** How machines get into a cluster. */
export type GitOps = 'argocd' | 'flux';

export interface ProjectChoices {
  /** A DNS label, which fits the package names of all languages. */
  readonly name: string;
  /** Undefined where somebody applies the manifests. */
  readonly gitops?: GitOps;
  /** The address of the Git repository that a GitOps tool reads. */
  readonly repository: string;
}

/** Texts by their paths. */
export interface ProjectFiles {
  readonly [path: string]: string;
}

/** What people and CI do with a project: each is a line for a shell that comes from no argument. */
interface ProjectCommands {
  readonly install: string;
  readonly lint: string;
  readonly test: string;
  readonly synth: string;
}

/** What a language has for a project. */
export interface ProjectLanguage {
  readonly title: string;
  readonly commands: ProjectCommands;
  /** Where people have to install it, since the system's Python takes no packages: what makes that and enters it. CI has an interpreter of its own. */
  readonly environment?: { readonly made: string; readonly entered: string };
  /** The action that installs the language beside Node.js, which every language needs. */
  readonly setup?: { readonly uses: string; readonly with: { readonly [input: string]: string } };
  /** The files with the machines and with their test. */
  readonly program: string;
  readonly programTest: string;
  /** The file with what a GitOps tool is told, and its text for each tool. */
  readonly delivery: { readonly path: string } & { readonly [tool in GitOps]: (choices: ProjectChoices) => string };
  readonly ignored: readonly string[];
  /** All other files in the language. */
  readonly files: (choices: ProjectChoices) => ProjectFiles;
}

/** How Flux reads a repository. */
interface FluxSource {
  readonly url: string;
  /** The Secret with the key for SSH, and what makes it; without SSH there is none. */
  readonly secret?: { readonly name: string; readonly madeBy: string };
}

/** Flux takes URLs only, and no `git@host:path`, and reads nothing over SSH without a key. */
export function fluxSource(repository: string): FluxSource {
  const url = repository.replace(/^git@([^:]+):\/?/, 'ssh://git@$1/');
  return { url, secret: url.startsWith('ssh://') ? { name: 'machines', madeBy: `flux create secret git machines --url=${url}` } : undefined };
}

/** The folder that manifests are written to. What a GitOps tool reads is committed, and has a folder of its own. */
export function outputFolder(gitops: GitOps | undefined): string {
  return gitops === undefined ? 'dist' : 'manifests';
}

/** The folder with the manifests of machines. */
export function machinesFolder(gitops: GitOps | undefined): string {
  return gitops === undefined ? outputFolder(gitops) : `${outputFolder(gitops)}/machines`;
}

/** Nobody's key: whoever starts a project writes their own. */
export const SSH_KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com';

export const IMAGE = 'quay.io/containerdisks/ubuntu:22.04';

/** Kept when the manifests are gone: with the namespace all disks would go. */
export const NAMESPACE_ANNOTATIONS: readonly (readonly [name: string, value: string])[] = [
  ['argocd.argoproj.io/sync-options', 'Prune=false,Delete=false'],
  ['kustomize.toolkit.fluxcd.io/prune', 'disabled'],
];

/** Lines of a file; those of a part that is not wanted are undefined. */
export function text(...lines: ReadonlyArray<string | undefined>): string {
  return lines.filter((line) => line !== undefined).map((line) => `${line}\n`).join('');
}
