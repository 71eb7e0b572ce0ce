// Asks the user before the settings of a file that was found in the working directory or above are used. As in direnv, the agreement is saved
// by the file's path and content, so the user is asked again when the file changes.
import { createHash } from 'crypto';
import { existsSync, realpathSync, writeFileSync } from 'fs';
import { join, relative } from 'path';
import type { RepositorySettings } from './configuration';
import type { LeaseSettings } from './settings';
import { writeIn, makePrivate, stateFolder } from './state-folder';
import { UsageError } from '../command-line/usage-error';
import { say } from '../terminal/print';
import { canPrompt, confirm } from '../terminal/prompt';

/** A file and the content that was read: the user agrees to that content, not to later changes. */
interface ReadFile {
  readonly path: string;
  readonly text: string;
}

/**
 * Asks the user to agree to the settings of a repository. Prints a note each time if its context is not the current one of the kubeconfig.
 *
 * @param template the template that is used, if any
 * @throws if the user does not agree, or cannot be asked
 */
export async function requireAgreement(found: RepositorySettings, settings: LeaseSettings, template?: ReadFile): Promise<void> {
  const { path, chosen } = found;
  const files = [found, ...template && 'template' in chosen ? [template] : []];
  const unapproved = files.filter((file) => !existsSync(agreementFile(file)));
  const current = 'context' in chosen ? await currentContext(settings) : settings.context;
  const isOtherContext = current !== settings.context;
  if (unapproved.length > 0) {
    await askUser(unapproved, found, isOtherContext ? `, while your current context is ${JSON.stringify(current ?? '')}` : '');
    unapproved.forEach(saveAgreement);
  } else if (isOtherContext) {
    say('note', `${path} sets context ${JSON.stringify(settings.context)}, and your current one is ${JSON.stringify(current ?? '')}`);
  }
}

async function askUser(files: readonly ReadFile[], { path, chosen }: RepositorySettings, contextNote: string): Promise<void> {
  const names = files.map((file) => relative(process.cwd(), file.path)).join(' and ');
  const choices = Object.entries(chosen).map(([name, value]) => `${name} ${JSON.stringify(value)}`).join(', ');
  const what = `${names}: found in a working directory, new or changed, with ${choices}${contextNote}`;
  if (!canPrompt()) {
    throw new UsageError(`${what}: nobody has approved it, and there is no terminal to ask at: write --config ${path} if you trust it, or run this once at a terminal`);
  }
  if (!await confirm('Use it, with your login to the cluster?', [what])) {
    throw new Error(`${names}: is not used: set --context and whatever else is needed, or name another file with --config`);
  }
}

/** The file that records the user's agreement. */
function agreementFile({ path, text }: ReadFile): string {
  return join(stateFolder('agreed'), createHash('sha256').update(`${realpathSync(path)}\n${text}`).digest('hex'));
}

function saveAgreement(file: ReadFile): void {
  const folder = stateFolder('agreed');
  makePrivate(folder);
  writeIn(folder, () => writeFileSync(agreementFile(file), `${realpathSync(file.path)}\n`, { mode: 0o600 }));
}

/** Undefined if the kubeconfig has no current context. */
async function currentContext({ kubeconfig }: LeaseSettings): Promise<string | undefined> {
  const { readKubeConfig } = await import('../cluster/kubeconfig.js');
  try {
    return readKubeConfig({ kubeconfig }).context;
  } catch {
    return undefined;
  }
}
