// Whether the cluster and the user of a context can be used. Finds before any request what would show only as a refused login, and refuses to send
// credentials that others could read on the way.
import { createPrivateKey, KeyObject, X509Certificate } from 'crypto';
import { withoutCredentials } from './excerpt';
import { sendsCredentials, tokenFileOf } from './login';
import { BEGIN_CERTIFICATE, certificateIn } from './pem';
import { isLoopback } from './proxy';
import { readToken } from './token-file';
import { issue, IssueCollector, IssueError } from '../../issues/issues';
import { isMap } from '../../plain-data/plain-data';
import { fileText } from '../../yaml/file-text';

/** The type of a field that is set. */
interface FieldType {
  readonly isValid: (value: unknown) => boolean;
  readonly mistake: string;
}

const STRING: FieldType = { isValid: (value) => typeof value === 'string', mistake: 'is not a string: write it in quotes' };
const BOOLEAN: FieldType = { isValid: (value) => typeof value === 'boolean', mistake: 'is not a boolean: write true or false' };
const PLUGIN: FieldType = { isValid: isMap, mistake: 'is not a map: write its command and apiVersion below it' };

/** A field by its name in kubeconfigs, and its value in the client's format. */
type Field = readonly [name: string, valueIn: (entry: any) => unknown, type: FieldType];

const CLUSTER_FIELDS: readonly Field[] = [
  ['certificate-authority', ({ caFile }) => caFile, STRING],
  ['certificate-authority-data', ({ caData }) => caData, STRING],
  ['tls-server-name', ({ tlsServerName }) => tlsServerName, STRING],
  ['proxy-url', ({ proxyUrl }) => proxyUrl, STRING],
  ['insecure-skip-tls-verify', ({ isInsecure }) => isInsecure, BOOLEAN],
];

const USER_FIELDS: readonly Field[] = [
  ['client-certificate', ({ certFile }) => certFile, STRING],
  ['client-certificate-data', ({ certData }) => certData, STRING],
  ['client-key', ({ keyFile }) => keyFile, STRING],
  ['client-key-data', ({ keyData }) => keyData, STRING],
  ['token', ({ token }) => token, STRING],
  ['tokenFile', tokenFileOf, STRING],
  ['username', ({ username }) => username, STRING],
  ['password', ({ password }) => password, STRING],
  ['exec', ({ exec }) => exec, PLUGIN],
];

/**
 * Checks the entries of a context, in the client's format. kubectl refuses the same, except that it silently sends no credentials without
 * encryption, and ignores a key without a certificate.
 *
 * @throws for all mistakes at once; no message contains a secret
 */
export function requireUsable(cluster: any, user: any): void {
  const collector = new IssueCollector();
  const ofCluster = <Result>(step: () => Result) => collector.collect<Result | undefined>(step, undefined, `cluster ${JSON.stringify(cluster.name)}`);
  const ofUser = <Result>(step: () => Result) => collector.collect<Result | undefined>(step, undefined, `user ${JSON.stringify(user.name)}`);
  ofCluster(() => requireTypes(cluster, CLUSTER_FIELDS));
  ofUser(() => requireTypes(user, USER_FIELDS));
  collector.raise();
  ofCluster(() => requireEncryption(cluster, user));
  const authority = ofCluster(() => pemOf('certificate-authority', cluster.caData, cluster.caFile));
  ofCluster(() => authority && certificateOf(authority));
  ofCluster(() => requireVerification(cluster, authority));
  ofUser(() => tokenFileOf(user) && inField('tokenFile', () => readToken(tokenFileOf(user)!)));
  const certificate = ofUser(() => pemOf('client-certificate', user.certData, user.certFile));
  const key = ofUser(() => pemOf('client-key', user.keyData, user.keyFile));
  ofUser(() => requireBoth(user, certificate, key));
  const ownCertificate = ofUser(() => certificate && certificateOf(certificate));
  const ownKey = ofUser(() => key && keyOf(key));
  if (ownCertificate !== undefined && ownKey !== undefined && !ownCertificate.checkPrivateKey(ownKey)) {
    ofUser(() => refuseField(key!.field, `is not the key of ${certificate!.field}: write the one that belongs to it`));
  }
  collector.raise();
}

function requireTypes(entry: any, fields: readonly Field[]): void {
  const mistakes = fields.map(([name, valueIn, type]) => ({ name, value: valueIn(entry), type }))
    .filter(({ value, type }) => value !== undefined && value !== null && !type.isValid(value));
  if (mistakes.length > 0) {
    throw new IssueError(mistakes.map(({ name, type }) => issue('', `${name}: ${type.mistake}`)));
  }
}

/** Nobody can read what is sent to this computer directly. */
function requireEncryption({ server, proxyUrl }: any, user: any): void {
  const { protocol, hostname, username, password } = new URL(server);
  const isPrivate = protocol === 'https:' || (isLoopback(hostname) && !proxyUrl);
  const isOfUser = sendsCredentials(user);
  if (isPrivate || !(isOfUser || username || password)) {
    return;
  }
  const [which, advice] = isOfUser ? [`of user ${JSON.stringify(user.name)}`, 'use a context without a user'] : ['in its address', 'leave them out'];
  throw new IssueError([issue('', `its server ${withoutCredentials(server)} is not encrypted, and the credentials ${which} could be read on the way: write https://, or ${advice}`)]);
}

/** Who writes a CA wants it to be used. */
function requireVerification({ isInsecure }: any, authority: Pem | undefined): void {
  if (isInsecure && authority !== undefined) {
    throw new IssueError([issue('', `insecure-skip-tls-verify is true, so ${authority.field} is not used: remove one of them`)]);
  }
}

/** A certificate or a key, with the name of its field. */
interface Pem {
  readonly field: string;
  readonly text: string;
}

function pemOf(field: string, data: string | undefined, file: string | undefined): Pem | undefined {
  if (data && file) {
    throw new IssueError([issue('', `${field} and ${field}-data are both set: remove one of them`)]);
  }
  return file ? { field, text: inField(field, () => fileText(file)) } : data ? { field: `${field}-data`, text: Buffer.from(data, 'base64').toString() } : undefined;
}

function inField<Result>(field: string, step: () => Result): Result {
  const collector = new IssueCollector();
  const result = collector.collect<Result | undefined>(step, undefined, field);
  collector.raise();
  return result!;
}

function refuseField(field: string, mistake: string): never {
  throw new IssueError([issue('', `${field}: ${mistake}`)]);
}

/** Without the other one, the server would see an anonymous user. */
function requireBoth(user: any, certificate: Pem | undefined, key: Pem | undefined): void {
  const { certData, certFile, keyData, keyFile } = user;
  if (certificate !== undefined && !keyData && !keyFile) {
    refuseField(certificate.field, 'has no key: set client-key or client-key-data');
  }
  if (key !== undefined && !certData && !certFile && !sendsCredentials(user)) {
    refuseField(key.field, 'has no certificate: set client-certificate or client-certificate-data');
  }
}

/** Node.js would ignore a CA that is not a certificate. */
function certificateOf({ field, text }: Pem): X509Certificate {
  return certificateIn(text) ?? refuseField(field, `is not a certificate in PEM: write one that begins with ${BEGIN_CERTIFICATE}`);
}

function keyOf({ field, text }: Pem): KeyObject {
  try {
    return createPrivateKey(text);
  } catch {
    return refuseField(field, 'is not a private key in PEM without a password: write one that begins with -----BEGIN PRIVATE KEY-----');
  }
}
