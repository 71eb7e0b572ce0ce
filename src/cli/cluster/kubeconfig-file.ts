// Reads the files of a kubeconfig, with their entries in the client's format. The client's own reader refuses all entries if one is
// incomplete.
import { dirname, resolve, sep } from 'path';
import { issue, IssueError } from '../../issues/issues';
import { isMap, textOf } from '../../plain-data/plain-data';
import { fileText } from '../../yaml/file-text';
import { parseYaml } from '../../yaml/yaml';

/** The lists of a kubeconfig, and the field that each entry has besides its name. */
const ENTRY_FIELDS = { clusters: 'cluster', users: 'user', contexts: 'context' } as const;

/** The client's entries from one or more files. */
interface Entries {
  readonly clusters: readonly any[];
  readonly users: readonly any[];
  readonly contexts: readonly any[];
  readonly currentContext: string | undefined;
}

/** The user of a context that has none: the client ignores the settings of a cluster without a user. */
const NO_USER = { name: '' };

/**
 * Merges several files. Of entries with the same name, and of several current contexts, the first one wins.
 *
 * @throws if a file is not a kubeconfig; the message never quotes the file
 */
export function readEntries(files: readonly string[]): Entries {
  const all = files.map(readFile);
  const firstByName = (list: keyof typeof ENTRY_FIELDS) => all.flatMap((each) => each[list])
    .filter(({ name }, index, entries) => entries.findIndex((entry) => entry.name === name) === index);
  return {
    clusters: firstByName('clusters'),
    users: [...firstByName('users'), NO_USER],
    contexts: firstByName('contexts'),
    currentContext: all.map(({ currentContext }) => currentContext).find(Boolean),
  };
}

function readFile(file: string): Entries {
  const document = readDocument(file);
  const folder = dirname(file);
  return {
    clusters: entriesOf(document, 'clusters').map(([name, fields]) => clusterOf(name, fields, folder)),
    users: entriesOf(document, 'users').map(([name, fields]) => ({ ...userOf(name, fields, folder), file })),
    contexts: entriesOf(document, 'contexts').map(([name, { cluster, user, namespace }]) => ({ name, cluster, user: user || NO_USER.name, namespace })),
    currentContext: document['current-context'],
  };
}

/** A file without a document counts as one without entries. */
function readDocument(file: string): { readonly [field: string]: any } {
  const document = parse(fileText(file), file) ?? {};
  if (!isMap(document) || !Object.entries(ENTRY_FIELDS).every(([list, field]) => isListOf(field, document[list]))) {
    throw notKubeconfigError(file, 'since its entries are not lists of maps');
  }
  return document;
}

function isListOf(field: string, entries: unknown): boolean {
  const isEntry = (entry: any) => isMap(entry ?? {}) && isMap(entry?.[field] ?? {});
  return entries === undefined || entries === null || (Array.isArray(entries) && entries.every(isEntry));
}

/** Reads a text as kubectl does. No message quotes it, since it contains credentials. */
function parse(text: string, file: string): any {
  const { documents: [document], issues: [mistake] } = parseYaml(text);
  if (mistake !== undefined) {
    throw notKubeconfigError(`${file}:${mistake.line}`, mistake.message);
  }
  return document?.value;
}

function notKubeconfigError(file: string, reason: string): IssueError {
  return new IssueError([issue('', `${file}: is not a kubeconfig, ${reason}: set --kubeconfig to the file that kubectl uses`)]);
}

/** Skips entries without a name, or with one of another type, which nobody can choose. */
function entriesOf(document: { readonly [field: string]: any }, list: keyof typeof ENTRY_FIELDS): [name: string, fields: any][] {
  return (document[list] ?? []).filter((entry: any) => textOf(entry?.name) !== '').map((entry: any) => [entry.name, entry[ENTRY_FIELDS[list]] ?? {}]);
}

function clusterOf(name: string, fields: any, folder: string): any {
  const { server, extensions } = fields;
  const execExtension = Array.isArray(extensions) ? extensions.find((each) => each?.name === 'client.authentication.k8s.io/exec') : undefined;
  // The client knows the scheme only in small letters.
  const address = textOf(server).trim().replace(/^https?:/i, (scheme) => scheme.toLowerCase());
  const isInsecure = fields['insecure-skip-tls-verify'];
  return {
    name,
    server: address.replace(/\/$/, ''),
    caData: fields['certificate-authority-data'],
    caFile: resolveFrom(folder, fields['certificate-authority']),
    isInsecure,
    // The client refuses plain HTTP, which kubectl accepts, unless verification is off.
    skipTLSVerify: isInsecure === true || address.startsWith('http:'),
    tlsServerName: fields['tls-server-name'],
    proxyUrl: fields['proxy-url'],
    execConfig: execExtension?.extension,
  };
}

function userOf(name: string, fields: any, folder: string): any {
  const { token, tokenFile, username, password, exec } = fields;
  return {
    name,
    certData: fields['client-certificate-data'],
    certFile: resolveFrom(folder, fields['client-certificate']),
    keyData: fields['client-key-data'],
    keyFile: resolveFrom(folder, fields['client-key']),
    username,
    password: password ?? '',
    exec: isMap(exec) && typeof exec.command === 'string' && exec.command.includes(sep) ? { ...exec, command: resolveFrom(folder, exec.command) } : exec,
    // The file takes precedence over a token, and is read again from time to time.
    ...tokenFile ? { authProvider: { name: 'tokenFile', config: { tokenFile: resolveFrom(folder, tokenFile) } } } : { token, authProvider: fields['auth-provider'] },
    impersonation: fields,
  };
}

/** Keeps a value of another type, which is refused if its entry is used. */
function resolveFrom(folder: string, path: unknown): any {
  return typeof path === 'string' && path !== '' ? resolve(folder, path) : path || undefined;
}
