// What is written for a setting, in a file, the environment or an option, becomes its value.
import { homedir } from 'os';
import { resolve } from 'path';
import type { SettingKind } from './settings';
import { NO_PRIVATE_KEY, SSH_PUBLIC_KEY } from '../../cloud-init/formats';
import { DNS_LABEL } from '../../issues/formats';
import { issue, IssueError } from '../../issues/issues';
import { durationSeconds } from '../command-line/duration';

/** How each kind is read, or undefined where a text is none of it; and what to write then. */
const KINDS: { readonly [kind in SettingKind]: { readonly read: (written: string, folder: string) => unknown; readonly write: string } } = {
  'text': { read: (written) => written, write: 'a text' },
  // It becomes a part of paths that a server is asked for.
  'name': { read: (written) => DNS_LABEL.matches(written) ? written : undefined, write: DNS_LABEL.write },
  'path': { read: absolutePath, write: 'a path' },
  // A name alone is looked up as every other program is.
  'program': { read: (written, folder) => written.includes('/') ? absolutePath(written, folder) : written, write: 'a program' },
  'public key': { read: publicKey, write: 'the one line of a .pub file, or the path of the file' },
  'port': { read: port, write: 'a port from 1 to 65535' },
  'flag': { read: flag, write: 'true or false' },
  'duration': { read: (written) => durationSeconds(written), write: 'a time such as 90m or 1h30m' },
};

/**
 * The value of a setting.
 *
 * @param folder what a relative path begins at
 * @throws where it is none, with what to write instead
 */
export function settingValue(kind: SettingKind, written: unknown, folder: string): unknown {
  const { read, write } = KINDS[kind];
  const isText = ['string', 'number', 'boolean'].includes(typeof written);
  const value = isText ? read(String(written), folder) : undefined;
  if (value === undefined) {
    throw new IssueError([issue('', `${kind === 'public key' ? 'this value' : JSON.stringify(written)} is not right here: write ${write}`)]);
  }
  return value;
}

/** What a text says that is either true or false. */
export function flag(written: string): boolean | undefined {
  return written === 'true' ? true : written === 'false' ? false : undefined;
}

/** A path as a shell that stands in the folder would find it. */
export function absolutePath(written: string, folder: string): string {
  return resolve(folder, written.replace(/^~(?=\/|$)/, homedir()));
}

function publicKey(written: string, folder: string): string | undefined {
  if (SSH_PUBLIC_KEY.matches(written)) {
    return written.trim();
  }
  return NO_PRIVATE_KEY.matches(written) && !/\s/.test(written) ? absolutePath(written, folder) : undefined;
}

function port(written: string): number | undefined {
  const number = Number(written);
  return /^\d+$/.test(written) && number >= 1 && number <= 65_535 ? number : undefined;
}
