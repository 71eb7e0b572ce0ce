// The parts of a new project: the choices, and the files of a language for them.

/** The tool that applies machines to a cluster. */
export type GitOps = 'argocd' | 'flux';

export interface ProjectChoices {
  /** A DNS label, which fits the package names of all languages. */
  readonly name: string;
  /** Undefined if a person applies the manifests. */
  readonly gitops?: GitOps;
  /** The address of the Git repository that a GitOps tool reads. */
  readonly repository: string;
}

/** The contents of files by their paths. */
export interface ProjectFiles {
  readonly [path: string]: string;
}

/** What people and CI do with a project. Each is a shell command without any text from arguments. */
interface ProjectCommands {
  readonly install: string;
  readonly lint: string;
  readonly test: string;
  readonly synth: string;
}

/** A language, as far as a project needs it. */
export interface ProjectLanguage {
  readonly title: string;
  readonly commands: ProjectCommands;
  /** Commands that create and enter an environment to install into, since the system's Python takes no packages. CI has its own interpreter. */
  readonly environment?: { readonly create: string; readonly enter: string };
  /** The action that installs the language, in addition to Node.js, which every language needs. */
  readonly setup?: { readonly uses: string; readonly with: { readonly [input: string]: string } };
  /** The files with the machines and with their test. */
  readonly program: string;
  readonly programTest: string;
  /** The file that configures a GitOps tool, and its text for each tool. */
  readonly delivery: { readonly path: string } & { readonly [tool in GitOps]: (choices: ProjectChoices) => string };
  readonly ignored: readonly string[];
  /** All other files in the language. */
  readonly files: (choices: ProjectChoices) => ProjectFiles;
}

/** How Flux reads a repository. */
interface FluxSource {
  readonly url: string;
  /** The Secret with the SSH key, and the command that creates it; undefined without SSH. */
  readonly secret?: { readonly name: string; readonly createCommand: string };
}

/** Flux takes only URLs, not `git@host:path`, and needs a key for SSH. */
export function fluxSource(repository: string): FluxSource {
  const url = repository.replace(/^git@([^:]+):\/?/, 'ssh://git@$1/');
  return { url, secret: url.startsWith('ssh://') ? { name: 'machines', createCommand: `flux create secret git machines --url=${url}` } : undefined };
}

/** The folder that manifests are written to. Those for a GitOps tool are committed, and have a folder of their own. */
export function outputFolder(gitops: GitOps | undefined): string {
  return gitops === undefined ? 'dist' : 'manifests';
}

/** The folder with the manifests of machines. */
export function machinesFolder(gitops: GitOps | undefined): string {
  return gitops === undefined ? outputFolder(gitops) : `${outputFolder(gitops)}/machines`;
}

/** A key that belongs to nobody: the author of a project replaces it. */
export const SSH_KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com';

export const IMAGE = 'quay.io/containerdisks/ubuntu:22.04';

/** Keep the namespace when its manifest is gone: all disks would be deleted with it. */
export const NAMESPACE_ANNOTATIONS: readonly (readonly [name: string, value: string])[] = [
  ['argocd.argoproj.io/sync-options', 'Prune=false,Delete=false'],
  ['kustomize.toolkit.fluxcd.io/prune', 'disabled'],
];

/** Joins the lines of a file. Undefined lines are left out. */
export function text(...lines: ReadonlyArray<string | undefined>): string {
  return lines.filter((line) => line !== undefined).map((line) => `${line}\n`).join('');
}
