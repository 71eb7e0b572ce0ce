// Joins any kind of cluster, with the user's own script.
import { labelsText, taintsText, quote } from './join-script';
import type { ClusterKind, JoinMethod } from './joining';
import { propsShape, secretIssues } from './registration-issues';
import type { SecretValue } from '../../cloud-init/secret-value';
import { checkFormat, format } from '../../issues/formats';
import { issue, Issues } from '../../issues/issues';
import { anything, hidden, mapOf, text } from '../../issues/shape';
import { entriesOf, table } from '../../plain-data/plain-data';
import { findPlaceholders } from '../../template/placeholders';

/** How a machine joins a cluster with a script. */
export interface ScriptRegistrationProps {
  /**
   * The script, starting with `#!`. It runs as root until it has succeeded once, also after a reboot that interrupted it, so it
   * has to tolerate what an earlier run has done. Its environment has `NODE_NAME`, `NODE_TAINTS` (`key=value:effect`, separated by
   * commas) and `NODE_LABELS` (`key=value`, separated by commas). If its first line ends with CRLF, all its lines are written with LF, as
   * cloud-init does with scripts.
   */
  readonly script: string;

  /**
   * Secret values, by environment variable: `{ TOKEN_FILE: SecretValue.fromSecret({ … }) }`. While the script runs, the variable holds the
   * path of a file with the value.
   *
   * @default - none
   */
  readonly secretFiles?: { readonly [variable: string]: SecretValue };
}

const PATH = '/etc/node-registration/script';

const PROGRAM = { ...format('a script', /^#!\s*\/[^\n]+\n/, 'it from its first line on, such as "#!/bin/sh"'), secret: true };
const VARIABLE = format('a variable for a file', /^[A-Za-z_][A-Za-z0-9_]{0,99}_FILE$/, 'letters, digits and "_" that end in "_FILE", such as "TOKEN_FILE"');

/** What a script writes for the placeholders that a template's cloud-init may have. */
const VALUES_OF_PLACEHOLDERS: { readonly [name: string]: string } = table({
  NAME: '"$NODE_NAME", the name of the machine',
  INDEX: '"${NODE_NAME##*-}", the number of the machine',
});

export const SCRIPT: ClusterKind<ScriptRegistrationProps> = {
  name: 'script',
  shape: propsShape('ScriptRegistrationProps', { script: hidden(text), secretFiles: mapOf(anything) }),
  issuesOf: scriptIssues,
  joinMethod: scriptJoin,
};

function* scriptIssues({ script, secretFiles = {} }: ScriptRegistrationProps): Issues {
  yield* checkFormat('script', script ?? '', PROGRAM);
  for (const name of findPlaceholders(script ?? '').keys()) {
    yield issue('script', `placeholder {{${name}}} is not filled in here: write ${VALUES_OF_PLACEHOLDERS[name] ?? 'the value itself'}`);
  }
  for (const [variable, value] of entriesOf(secretFiles)) {
    yield* checkFormat(`secretFiles[${variable}]`, variable, VARIABLE);
    yield* secretIssues(`secretFiles[${variable}]`, value);
  }
}

/** A script with the line ends that its interpreter reads. With those of Windows, the guest would look for an interpreter "/bin/sh\r". */
function withUnixLines(script: string): string {
  return /^[^\n]*\r\n/.test(script) ? script.replaceAll('\r\n', '\n') : script;
}

function scriptJoin({ script, secretFiles = {} }: ScriptRegistrationProps): JoinMethod {
  return {
    secrets: Object.fromEntries(entriesOf(secretFiles)),
    files: () => [{ path: PATH, permissions: '0700', content: withUnixLines(script) }],
    script: (node) => [
      `export NODE_NAME=${quote(node.name)}`,
      `export NODE_TAINTS=${quote(taintsText(node))}`,
      `export NODE_LABELS=${quote(labelsText(node))}`,
      ...entriesOf(secretFiles).map(([variable]) => `export ${variable}="$secrets"/${variable}`),
      PATH,
    ],
  };
}
