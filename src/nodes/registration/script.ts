// Joining a cluster of any kind, by a script of the user's.
import { Joining, labelsText, taintsText } from './joining';
import { secretIssues } from './secret-issues';
import { quoted } from './shell';
import type { SecretValue } from '../../cloud-init/secret-value';
import { breaking, format } from '../../issues/formats';
import { Issues } from '../../issues/issues';
import { anything, hidden, mapOf, open, text } from '../../issues/shape';

/** How a machine joins a cluster by a script. */
export interface ScriptRegistrationProps {
  /**
   * The script, from `#!` on. It runs as root until it has succeeded once, and again after a reboot that broke it off: it does
   * not mind what a run before it has done. In its environment are `NODE_NAME`, `NODE_TAINTS` (`key=value:effect`, with commas
   * between them) and `NODE_LABELS` (`key=value`, with commas between them).
   */
  readonly script: string;

  /**
   * Values that nobody else may read, by the environment variable that has the path of a file with the value while the script
   * runs: `{ TOKEN_FILE: SecretValue.fromSecret({ … }) }`.
   *
   * @default - none
   */
  readonly secretFiles?: { readonly [variable: string]: SecretValue };
}

const PATH = '/etc/node-registration/script';

const PROGRAM = { ...format('a script', /^#!\s*\/[^\n]+\n/, 'it from its first line on, such as "#!/bin/sh"'), secret: true };
const VARIABLE = format('a variable for a file', /^[A-Za-z_][A-Za-z0-9_]{0,99}_FILE$/, 'letters, digits and "_" that end in "_FILE", such as "TOKEN_FILE"');

/** The fields of how a machine joins by a script. */
export const SCRIPT = open({ script: hidden(text), secretFiles: mapOf(anything) });

/** Everything that is wrong with how a machine joins by a script. */
export function* scriptIssues({ script, secretFiles = {} }: ScriptRegistrationProps): Issues {
  yield* breaking('script', script ?? '', PROGRAM);
  for (const [variable, value] of Object.entries(secretFiles)) {
    yield* breaking(`secretFiles[${variable}]`, variable, VARIABLE);
    yield* secretIssues(`secretFiles[${variable}]`, value);
  }
}

/** How a machine joins by a script. */
export function joiningByScript({ script, secretFiles = {} }: ScriptRegistrationProps): Joining {
  return {
    secrets: secretFiles,
    files: () => [{ path: PATH, permissions: '0700', content: script }],
    script: (node) => [
      `export NODE_NAME=${quoted(node.name)}`,
      `export NODE_TAINTS=${quoted(taintsText(node))}`,
      `export NODE_LABELS=${quoted(labelsText(node))}`,
      ...Object.keys(secretFiles).map((variable) => `export ${variable}="$secrets"/${variable}`),
      PATH,
    ],
  };
}
