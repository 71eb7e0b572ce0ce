// What a file that was found in the working directory or above it chooses, whoever has put it there: the user agrees to it first.
// It is remembered by the file's path and text, as direnv does, so that one that has changed is asked about again.
import { createHash } from 'crypto';
import { existsSync, realpathSync, writeFileSync } from 'fs';
import { join, relative } from 'path';
import type { FoundChoices } from './configuration';
import type { LeaseSettings } from './settings';
import { makePrivate, stateFolder } from './state-folder';
import { UsageError } from '../command-line/usage-error';
import { say } from '../terminal/print';
import { canPrompt, confirm } from '../terminal/prompt';

/** A file, and what was read of it: what it becomes while the user is asked is not what they agree to. */
export interface ReadFile {
  readonly path: string;
  readonly text: string;
}

/**
 * Has the user agree to what a repository chose. Where its context is not the current one of the kubeconfig, that is said each time.
 *
 * @param template the one that is used; nothing where none is, or where there is no such file
 * @throws where the user does not, or nobody can be asked
 */
export async function requireAgreement(found: FoundChoices, settings: LeaseSettings, template?: ReadFile): Promise<void> {
  const { path, chosen } = found;
  const files = [found, ...template && 'template' in chosen ? [template] : []];
  const unknown = files.filter((file) => !existsSync(recordOf(file)));
  const current = 'context' in chosen ? await currentContext(settings) : settings.context;
  const isElsewhere = current !== settings.context;
  if (unknown.length > 0) {
    await ask(unknown, found, isElsewhere ? `, while your current context is ${JSON.stringify(current ?? '')}` : '');
    unknown.forEach(remember);
  } else if (isElsewhere) {
    say('note', `${path} chooses context ${JSON.stringify(settings.context)}, and your current one is ${JSON.stringify(current ?? '')}`);
  }
}

async function ask(files: readonly ReadFile[], { path, chosen }: FoundChoices, elsewhere: string): Promise<void> {
  const names = files.map((file) => relative(process.cwd(), file.path)).join(' and ');
  const choices = Object.entries(chosen).map(([name, value]) => `${name} ${JSON.stringify(value)}`).join(', ');
  const what = `${names}: found in a working directory, new or changed, with ${choices}${elsewhere}`;
  if (!canPrompt()) {
    throw new UsageError(`${what}: nobody has agreed to that, and nobody can be asked: write --config ${path} if you trust it, or run this at a terminal once`);
  }
  if (!await confirm('Use it, with your login to the cluster?', [what])) {
    throw new Error(`${names}: is not used: write --context and what else is needed, or --config and another file`);
  }
}

/** A file that says that the user has agreed to a text at a path. */
function recordOf({ path, text }: ReadFile): string {
  return join(stateFolder('agreed'), createHash('sha256').update(`${realpathSync(path)}\n${text}`).digest('hex'));
}

function remember(file: ReadFile): void {
  makePrivate(stateFolder('agreed'));
  writeFileSync(recordOf(file), `${realpathSync(file.path)}\n`, { mode: 0o600 });
}

/** Nothing where the kubeconfig has none. */
async function currentContext({ kubeconfig }: LeaseSettings): Promise<string | undefined> {
  const { readKubeConfig } = await import('../cluster/kubeconfig.js');
  try {
    return readKubeConfig({ kubeconfig }).context;
  } catch {
    return undefined;
  }
}
