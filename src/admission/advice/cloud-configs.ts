// Reads the user data and network data of a machine: from its volumes, or from the Secrets that they refer to, if those are known.
import type { VirtualMachineInstanceSpec } from '../../../imports/kubevirt';
import type { WrittenConfig } from '../../cloud-init/checked-source';
import { decodedUserData } from '../../cloud-init/decoded-user-data';
import { isCloudConfig } from '../../cloud-init/first-line';
import { type CLOUD_INIT_TYPES, DataFields, NETWORK_DATA, USER_DATA } from '../../cloud-init/volumes';
import { isPlaceholder } from '../../issues/formats';
import { isBase64 } from '../../plain-data/base64';
import { isMap, textOf } from '../../plain-data/plain-data';
import { parseCloudInit } from '../../yaml/cloud-init-yaml';
import { cacheLatest } from '../cache-latest';
import { cloudInitSources } from '../disks/cloud-init';
import { type Refuse, refuseBelow } from '../refuse';
import type { SecretManifest, RuleContext } from '../rule';

export type Config = { readonly [key: string]: any };

/** The user data of a machine. */
export class UserData {
  constructor(public readonly text: string, private readonly secret?: SecretManifest) {}

  /** Whether the text is in a Secret, and not in the machine. */
  public get isInSecret(): boolean {
    return this.secret !== undefined;
  }

  /** Whether a construct of this library has already refused text that is not YAML. */
  public get isRead(): boolean {
    return this.secret?.isRead === true;
  }

  /** What a construct wrote the text from, if it is known. */
  public get written(): WrittenConfig | undefined {
    return this.secret?.written;
  }

  /** The text as a cloud-config, with its keys as cloud-init reads them; undefined for any other text. */
  public get config(): Config | undefined {
    return this.written?.fields ?? cloudConfigOf(this.text);
  }

  /** The same with its keys as written, which may be paths of devices. */
  public get configAsWritten(): Config | undefined {
    return this.written?.fields ?? cloudConfigOf(this.text, 'as written');
  }
}

type Check<Of> = (value: Of, advise: Refuse) => void;

/** The fields that may hold user data or network data, and how their data is read. */
interface ReadFields extends DataFields {
  /** How a guest decodes base64. */
  readonly decode: (base64: string) => string;
}

const READ_USER_DATA: ReadFields = { ...USER_DATA, decode: decodedUserData };
const READ_NETWORK_DATA: ReadFields = { ...NETWORK_DATA, decode: (base64) => Buffer.from(base64, 'base64').toString('utf8') };

/** Checks the user data of each cloud-init volume, if it is known. Paths are relative to the text: `users[0].name`. */
export function eachUserData(machine: VirtualMachineInstanceSpec, context: RuleContext, advise: Refuse, check: Check<UserData>): void {
  for (const { path, text, secret } of userDataOf(machine, context)) {
    check(new UserData(text, secret), refuseBelow(path, advise));
  }
}

/** The network data of a machine. */
interface NetworkData {
  readonly text: string;
  /** The field of the volume whose disk has it. */
  readonly type: typeof CLOUD_INIT_TYPES[number];
}

/** Checks the network data of each cloud-init volume, if it is known. Paths are relative to the text. */
export function eachNetworkData(machine: VirtualMachineInstanceSpec, context: RuleContext, advise: Refuse, check: Check<NetworkData>): void {
  for (const each of networkDataOf(machine, context)) {
    check(each, refuseBelow(each.path, advise));
  }
}

/** User data or network data, its path, which for a Secret ends in the key there, and the Secret that contains it, if any. */
interface KnownText extends NetworkData {
  readonly path: string;
  readonly secret?: SecretManifest;
}

const userDataOf = cacheLatest((machine: VirtualMachineInstanceSpec, context: RuleContext) => knownTexts(READ_USER_DATA, machine, context));
const networkDataOf = cacheLatest((machine: VirtualMachineInstanceSpec, context: RuleContext) => knownTexts(READ_NETWORK_DATA, machine, context));

function knownTexts(places: ReadFields, { volumes }: VirtualMachineInstanceSpec, { object, secrets }: RuleContext): readonly KnownText[] {
  const { plain, base64, reference, decode } = places;
  const texts: KnownText[] = [];
  for (const { path, type, source } of cloudInitSources(volumes)) {
    const secret = secretOf(source[reference]?.name, object.metadata?.namespace, secrets);
    const own = decodedText(decode, source[plain], source[base64]);
    const found = own ? { field: source[plain] ? plain : base64, text: own } : textOfSecret(secret, places);
    if (found !== undefined) {
      texts.push({ path: `${path}.${found.field}`, type, text: found.text, secret });
    }
  }
  return texts;
}

/** The text of a Secret, under the first key that has one. */
function textOfSecret(secret: SecretManifest | undefined, { reference, keys, decode }: ReadFields): Pick<KnownText, 'text'> & { readonly field: string } | undefined {
  for (const key of keys) {
    const text = textAt(secret, key, decode);
    if (text) {
      return { field: `${reference}.${key}`, text };
    }
  }
  return undefined;
}

/** The text of a Secret under a key, if it is known. */
export function textAt(secret: SecretManifest | undefined, key: string, decode = decodedUserData): string | undefined {
  return decodedText(decode, stringAt(secret?.stringData, key), base64At(secret?.data, key));
}

/** A string of a Secret, which no schema has checked. Another rule refuses a value of another type. */
function stringAt(texts: SecretManifest['data'], key: string): string | undefined {
  const value: unknown = texts?.[key];
  return typeof value === 'string' ? value : undefined;
}

/** A string that is not base64 is one that a tool still has to fill in, or another rule refuses it. */
function base64At(texts: SecretManifest['data'], key: string): string | undefined {
  const base64 = stringAt(texts, key);
  return base64 !== undefined && isBase64(base64) ? base64 : undefined;
}

/** Whether a text is a cloud-config without placeholders, and not a script or a multipart text. */
export function isKnownConfig(text: string): boolean {
  return isCloudConfig(text) && !isPlaceholder(text);
}

/** The spelling of a cloud-config's keys: as written, or in lower case with underscores, as cloud-init reads the keys of users. */
type Spelling = 'as written' | 'as read';

/**
 * Parses a cloud-config; undefined for any other text. Parsing is slower than all other rules together, so first check
 * whether the text contains the words that the rule is about.
 */
export function cloudConfigOf(text: string, spelling: Spelling = 'as read'): Config | undefined {
  const config = isKnownConfig(text) ? tryParseYaml(text) : undefined;
  return isMap(config) ? (spelling === 'as read' ? normalizeConfig(config) : config) : undefined;
}

/** A text parsed as YAML, as cloud-init does; undefined if it is not YAML. */
export function tryParseYaml(text: string): any {
  const { documents: [document], issues } = parseCloudInit(text);
  return issues.length > 0 ? undefined : document?.value ?? {};
}

/** Whether a value is true in Python, as cloud-init reads most switches: any string that is not empty is true. */
export function isTrueInPython(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : isMap(value) ? Object.keys(value).length > 0 : Boolean(value);
}

/** A text, or else one in base64. No schema may have checked them: a value of another type counts as missing, and another rule refuses it. */
function decodedText(decode: ReadFields['decode'], text: unknown, base64: unknown): string | undefined {
  const encoded = textOf(base64);
  return textOf(text) || (encoded === '' ? undefined : decode(encoded));
}

/** The Secret with a name in a namespace. If one of the two objects has no namespace, it is taken to be in that of the other. */
export function secretOf(name: string | undefined, namespace: string | undefined, secrets: RuleContext['secrets']): SecretManifest | undefined {
  return name === undefined ? undefined : secrets?.get(name)?.find(({ metadata }) => (
    (metadata?.namespace ?? namespace) === (namespace ?? metadata?.namespace)
  ));
}

/** A cloud-config with its keys as cloud-init reads them. The names of groups, and of users in a map, keep their spelling. */
function normalizeConfig(config: Config): Config {
  const { groups, users, ...others } = config;
  const usersAsRead = isMap(users)
    ? Object.fromEntries(Object.entries(users).map(([name, user]) => [name, normalizeKeys(user)])) : normalizeKeys(users);
  return { ...normalizeKeys(others), ...groups === undefined ? {} : { groups }, ...users === undefined ? {} : { users: usersAsRead } };
}

function normalizeKeys(value: any): any {
  if (Array.isArray(value)) {
    return value.map(normalizeKeys);
  }
  return isMap(value) ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key.toLowerCase().replace(/-/g, '_'), normalizeKeys(item)])) : value;
}
