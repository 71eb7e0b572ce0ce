// The keys that the API server requires of a Secret by its type, such as a certificate and its key. No message shows a value.
import { joinPath } from '../../issues/issues';
import { parseJson } from '../../plain-data/json';
import { isMap } from '../../plain-data/plain-data';
import type { Refuse } from '../refuse';
import type { Manifest } from '../rule';

/** What is wrong with the value of a required key, and what to write instead; undefined if it is right. */
type Check = (value: Buffer) => string | undefined;

const anyValue: Check = () => undefined;

const notEmpty: Check = ({ length }) => length > 0 ? undefined : 'the private key is empty, write it in full, from -----BEGIN to -----END';

const logins: Check = (value) => isJsonObject(value.toString()) ? undefined
  : 'the value is not a JSON object, write what `docker login` writes to its config.json';

/** The lists of keys of which a Secret must have a whole one, and what its values must be. */
interface SecretType {
  readonly keys: ReadonlyArray<readonly string[]>;
  readonly check: Check;
}

const TYPES = new Map<unknown, SecretType>(Object.entries<SecretType>({
  'kubernetes.io/basic-auth': { keys: [['username'], ['password']], check: anyValue },
  'kubernetes.io/dockercfg': { keys: [['.dockercfg']], check: logins },
  'kubernetes.io/dockerconfigjson': { keys: [['.dockerconfigjson']], check: logins },
  'kubernetes.io/ssh-auth': { keys: [['ssh-privatekey']], check: notEmpty },
  'kubernetes.io/tls': { keys: [['tls.crt', 'tls.key']], check: anyValue },
}));

/** The type of a Secret into which Kubernetes writes a token of a ServiceAccount. */
export const SERVICE_ACCOUNT_TOKEN = 'kubernetes.io/service-account-token';

/** The annotation that names the ServiceAccount. */
export const SERVICE_ACCOUNT_NAME = 'kubernetes.io/service-account.name';

/** The decoded value of an entry; undefined where there is none, or where it is not known yet. */
type BytesOf = (field: 'data' | 'stringData', value: unknown) => Buffer | undefined;

/** Refuses a Secret without what its type requires. */
export function checkSecretType(secret: Manifest, bytesOf: BytesOf, refuse: Refuse): void {
  const { type, data = {}, stringData = {} } = secret;
  const known = TYPES.get(type);
  if (type === SERVICE_ACCOUNT_TOKEN) {
    checkServiceAccount(secret, refuse);
  } else if (known !== undefined && isMap(data) && isMap(stringData)) {
    checkKeys({ type, data, stringData }, known, bytesOf, refuse);
  }
}

function checkServiceAccount({ type, metadata }: Manifest, refuse: Refuse): void {
  if (!metadata?.annotations?.[SERVICE_ACCOUNT_NAME]) {
    refuse(`metadata.annotations[${SERVICE_ACCOUNT_NAME}]`, `${JSON.stringify(type)} requires this annotation, write the name of the ServiceAccount`);
  }
}

function checkKeys({ type, data, stringData }: Manifest, { keys, check }: SecretType, bytesOf: BytesOf, refuse: Refuse): void {
  const missing = keys.map((list) => list.filter((key) => !Object.hasOwn(data, key) && !Object.hasOwn(stringData, key)));
  if (missing.every(({ length }) => length > 0)) {
    const lacking = missing.map((list) => list.map((key) => JSON.stringify(key)).join(' and ')).join(' or ');
    refuse('type', `${JSON.stringify(type)} requires the key ${lacking}, write it below stringData, or the type "Opaque"`);
  }
  for (const key of keys.flat()) {
    // The API server lets stringData replace data.
    const [field, map] = Object.hasOwn(stringData, key) ? ['stringData', stringData] as const : ['data', data] as const;
    const value = bytesOf(field, map[key]);
    const mistake = value && check(value);
    if (mistake !== undefined) {
      refuse(joinPath(field, `[${key}]`), mistake);
    }
  }
}

/** Go reads null as a map without entries. */
function isJsonObject(text: string): boolean {
  const value = parseJson(text);
  return value === null || isMap(value);
}
