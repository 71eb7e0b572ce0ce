// Moves user data and network data from the VirtualMachine into Secrets, whose names change with their content.
import { hash } from 'crypto';
import { isChecked, type WrittenConfig, writtenConfig } from './checked-source';
import { decodedUserData } from './decoded-user-data';
import { userDataIssues } from './user-data';
import { CLOUD_INIT_TYPES, DATA_FIELDS, DataFields, volumesOf, withVolumes } from './volumes';
import { issue, Issues, refuse } from '../issues/issues';
import { isBase64 } from '../plain-data/base64';
import { omitEmpty, textOf, withFields, withoutFields } from '../plain-data/plain-data';
import { isMiswritten } from '../yaml/quoted-yaml';

/** A Secret that holds the user data and network data of one volume. */
export interface CloudInitSecret {
  readonly name: string;
  readonly stringData?: { readonly [key: string]: string };
  /** Binary values, as base64. */
  readonly data?: { readonly [key: string]: string };
  /** The cloud-config behind the user data, if it is known. Not a field of the Secret. */
  readonly written?: WrittenConfig;
}

/** A wire object and the Secrets that it now refers to. */
interface WithCloudInitSecrets {
  readonly object: any;
  readonly secrets: CloudInitSecret[];
}

/**
 * The issues of the cloud-init volumes of a VirtualMachine: data that is set twice or is not base64, and user data with plaintext
 * passwords or private keys. No message shows the data.
 *
 * @param object the VirtualMachine on the wire
 */
function* textIssues(object: any): Issues {
  for (const [index, volume] of volumesOf(object).entries()) {
    for (const type of CLOUD_INIT_TYPES) {
      if (volume[type] && !isChecked(volume[type])) {
        yield* sourceIssues(`spec.template.spec.volumes[${index}].${type}`, volume[type]);
      }
    }
  }
}

/**
 * Moves the inline user data and network data of a VirtualMachine into one Secret per volume, named `<name>-<volume>-<hash of the
 * data>`: with this name, changed data changes the VirtualMachine too. References to other Secrets stay. The input is not changed.
 *
 * @param object the VirtualMachine on the wire
 * @param name the VirtualMachine's name
 * @throws one error that lists the volumes with invalid base64, data that is set twice, or more data than fits in a Secret; it shows no data
 */
export function withCloudInitSecrets(object: any, name: string): WithCloudInitSecrets {
  refuse(textIssues(object));
  const moved = volumesOf(object).map((volume) => moveToSecret(volume, name));
  const secrets = moved.map(({ secret }) => secret).filter((secret) => secret !== undefined);
  if (secrets.length === 0) {
    return { object, secrets };
  }
  refuse(sizeIssues(moved));
  return { object: withFields(object, { spec: withVolumes(object.spec, moved.map(({ volume }) => volume)) }), secrets };
}

/**
 * Leaves the user data and network data of a VirtualMachine where they are.
 *
 * @throws as `withCloudInitSecrets` does
 */
export function withInlineCloudInit(object: any): WithCloudInitSecrets {
  refuse(textIssues(object));
  return { object, secrets: [] };
}

function typeOf(volume: any): string | undefined {
  return CLOUD_INIT_TYPES.find((each) => volume[each]);
}

/** The most bytes that the values of a Secret may have. */
export const SECRET_BYTES = 2 ** 20;

function* sizeIssues(moved: readonly MovedVolume[]): Issues {
  for (const [index, { volume, secret }] of moved.entries()) {
    const bytes = secret === undefined ? 0 : bytesOf(secret);
    if (bytes > SECRET_BYTES) {
      yield issue(`spec.template.spec.volumes[${index}].${typeOf(volume)}`, `${bytes} bytes of user data and network data are more than the ${SECRET_BYTES} that a Secret takes: put large files into the image or onto a disk, or fetch them by runcmd`);
    }
  }
}

function bytesOf({ stringData = {}, data = {} }: CloudInitSecret): number {
  const texts = Object.values(stringData).reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return Object.values(data).reduce((sum, base64) => sum + Buffer.byteLength(base64, 'base64'), texts);
}

/** A volume, and the Secret that it now refers to, if it had data. */
interface MovedVolume {
  readonly volume: any;
  readonly secret?: CloudInitSecret;
}

function moveToSecret(volume: any, name: string): MovedVolume {
  const type = typeOf(volume);
  const source = type && volume[type];
  const texts = DATA_FIELDS.filter((text) => source?.[text.plain] || source?.[text.base64]);
  if (type === undefined || texts.length === 0) {
    return { volume };
  }
  const values = texts.map((text) => entryOf(source, text));
  // No schema has checked the name.
  const secretName = `${name}-${textOf(volume.name)}-${digestOf(values)}`;
  const moved = withoutFields(source, texts.flatMap((text) => [text.plain, text.base64]));
  texts.forEach(({ reference }) => {
    moved[reference] = { name: secretName };
  });
  const written = writtenConfig(source);
  return { volume: withFields(volume, { [type]: moved }), secret: { name: secretName, ...contentOf(values), ...written && { written } } };
}

type Content = Pick<CloudInitSecret, 'stringData' | 'data'>;

/** The content of a Secret with these values. */
function contentOf(values: readonly SecretEntry[]): Content {
  const stringData: { [key: string]: string } = {};
  const data: { [key: string]: string } = {};
  for (const { key, text, base64 } of values) {
    if (text === undefined) {
      data[key] = base64;
    } else {
      stringData[key] = text;
    }
  }
  return omitEmpty({ stringData, data });
}

/** The hash at the end of the Secret's name: of its keys and values as JSON, in which neither needs escapes. */
function digestOf(values: readonly SecretEntry[]): string {
  const pairs = values.map(({ key, base64 }) => `["${key}","${base64}"]`);
  return hash('sha256', `[${pairs.join(',')}]`).slice(0, 10);
}

/** A value in a Secret. */
interface SecretEntry {
  readonly key: string;
  readonly base64: string;
  /** The value as a string, if its bytes are valid UTF-8. */
  readonly text?: string;
}

function entryOf(source: any, { keys, plain, base64 }: DataFields): SecretEntry {
  const given = source[plain];
  const bytes = given ? Buffer.from(given) : Buffer.from(source[base64], 'base64');
  // An ASCII string has as many bytes as characters, and does not change. In other strings, half of a surrogate pair is replaced.
  const text = bytes.length === given?.length ? given : bytes.toString('utf8');
  const isText = (given || Buffer.from(text).equals(bytes)) && !isMiswritten(text);
  return { key: keys[0], base64: bytes.toString('base64'), text: isText ? text : undefined };
}

function* sourceIssues(path: string, source: any): Issues {
  for (const { plain, base64, reference } of DATA_FIELDS) {
    const given = [plain, base64, reference].filter((field) => source[field]);
    if (given.length > 1) {
      yield issue(path, `has ${given.join(' and ')}: keep one of them`);
    }
    if (!isBase64(source[base64] ?? '')) {
      yield issue(`${path}.${base64}`, `this value is not base64: write the output of \`base64 --wrap=0\`, or the text itself as ${plain}`);
    }
  }
  const { userData, userDataBase64 } = source;
  yield* userDataIssues(`${path}.${userData ? 'userData' : 'userDataBase64'}`, userData || decodedUserData(userDataBase64 ?? ''));
}
