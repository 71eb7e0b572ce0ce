/**
 * The engines that deliver manifests to a plane on request (the real Argo CD, Flux, Open Cluster Management and Rancher Fleet), and the Git server
 * that they clone from.
 */
import { execFileSync } from 'child_process';
import { mkdirSync } from 'fs';
import { join } from 'path';
import { argoCd, installArgoCd } from './argo-cd';
import { Client } from './client';
import { flux, installFlux } from './flux';
import { installOcm, ocm, ocmAnswers } from './ocm';
import { Command } from './processes';
import { Engine } from './programs';
import { installRancher, rancher } from './rancher';
import { Setting } from './setting';

const INSTALL = { argocd: installArgoCd, flux: installFlux, ocm: installOcm, rancher: installRancher };
const COMMANDS = { argocd: argoCd, flux, ocm, rancher };
const ANSWERS: { readonly [engine in Engine]?: (client: Client) => Promise<void> } = { ocm: ocmAnswers };

/** Where engines keep their state, below a plane's folder. */
export const stateOf = ({ folder }: Pick<Setting, 'folder'>) => join(folder, 'gitops');

/** The folder whose repositories the Git server serves. */
export const repositoriesOf = (setting: Pick<Setting, 'folder'>) => join(stateOf(setting), 'repositories');

/** Installs what the engines need, and returns the commands to start. */
export async function installEngines(client: Client, setting: Setting, engines: readonly Engine[]): Promise<{ readonly [name: string]: Command }> {
  mkdirSync(repositoriesOf(setting), { recursive: true });
  newRepository(setting, 'fleet');
  await Promise.all(engines.map((engine) => INSTALL[engine](client, setting)));
  return {
    'git-server': { command: join(setting.bin, 'git-server'), args: [`127.0.0.1:${setting.ports['git-server']}`, repositoriesOf(setting)] },
    ...Object.assign({}, ...engines.map((engine) => COMMANDS[engine](setting, stateOf(setting)))) as { [name: string]: Command },
  };
}

/** Waits until the API server is answered by the engines that it asks. */
export async function enginesAnswer(client: Client, engines: readonly Engine[]): Promise<void> {
  await Promise.all(engines.map((engine) => ANSWERS[engine]?.(client)));
}

/** Creates a repository with an empty first commit. */
export function newRepository(setting: Pick<Setting, 'folder'>, name: string): string {
  const folder = join(repositoriesOf(setting), name);
  git(repositoriesOf(setting), 'init', '--quiet', '--initial-branch=main', name);
  git(folder, 'commit', '--quiet', '--allow-empty', '--message=Begin');
  return folder;
}

const AUTHOR = ['-c', 'user.name=plane', '-c', 'user.email=plane@example.com', '-c', 'commit.gpgsign=false'];

export function git(folder: string, ...args: string[]): string {
  return execFileSync('git', ['-C', folder, ...AUTHOR, ...args], { encoding: 'utf8' }).trim();
}
