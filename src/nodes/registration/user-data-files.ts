// Adds files to a machine's user data, whatever its format and volume; the rest of the user data stays as it is.
import { isDeepStrictEqual } from 'util';
import { isMap, isScalar, isSeq, type Node } from 'yaml';
import { checkedSource, type WrittenConfig, writtenConfig } from '../../cloud-init/checked-source';
import { cloudConfigText, yamlText } from '../../cloud-init/cloud-config-yaml';
import { CloudInit } from '../../cloud-init/cloud-init';
import { decompress, isGzip } from '../../cloud-init/decoded-user-data';
import { CloudInitFile, fileEntry } from '../../cloud-init/file';
import { isCloudConfig } from '../../cloud-init/first-line';
import { type CloudInitPart, isForWindows, multipartText, partIssues, withPart } from '../../cloud-init/part';
import { hasStoreValue } from '../../cloud-init/secret-value';
import { userDataIssues } from '../../cloud-init/user-data';
import { CLOUD_INIT_TYPES, volumesOf, withVolumes } from '../../cloud-init/volumes';
import { isPlaceholder } from '../../issues/formats';
import { issue, IssueError, type Issues, refuse } from '../../issues/issues';
import { isMap as isPlainMap, omitEmpty } from '../../plain-data/plain-data';
import { cacheByText } from '../../plain-data/text-cache';
import { isCloudInitVolume } from '../../spec/cloud-init-disk';
import { VirtualMachineTemplate } from '../../template/virtual-machine-template';
import { parseCloudInit } from '../../yaml/cloud-init-yaml';

/** By this header, cloud-init recognizes multipart user data. */
const MULTIPART = /^mime-version:/im;

/** User data, and the cloud-config that it was written from, if known. */
interface ChangedUserData {
  readonly userData: string;
  readonly fields?: WrittenConfig['fields'];
}

/**
 * Adds files to write to the user data. A cloud-config gets more entries of `write_files`, and is otherwise unchanged. Other user data, or
 * a cloud-config into which nothing can be inserted, becomes one part of multipart user data; a cloud-config with the files is another.
 *
 * @param path the path of the user data in errors
 * @throws when cloud-init would not run the user data, or when multipart user data would contain a value from a store
 */
export function withFiles(path: string, userData: string, files: readonly CloudInitFile[]): ChangedUserData {
  const entries = files.map((file) => omitEmpty(fileEntry(file)));
  if (userData.trim() === '') {
    return generate({ write_files: entries });
  }
  refuse(userDataIssues(path, userData));
  const before = parseGenerated(userData);
  if (before !== undefined) {
    return generate('write_files' in before ? { ...before, write_files: [...entries, ...before.write_files] } : { write_files: entries, ...before });
  }
  return { userData: (isCloudConfig(userData) ? spliceEntries(path, userData, entries) : undefined) ?? toMultipart(path, userData, entries) };
}

function generate(fields: WrittenConfig['fields']): ChangedUserData {
  const userData = cloudConfigText(fields);
  // The value of a placeholder is not known yet.
  return isPlaceholder(userData) ? { userData } : { userData, fields };
}

/**
 * The cloud-config that this library would write as exactly this text, as it does for a CloudInit. It can be written again with more files.
 * To insert the files into the text instead, the result would have to be parsed for each machine, to prove that its meaning is unchanged.
 */
const parseGenerated = cacheByText((text): WrittenConfig['fields'] | undefined => {
  const config = isCloudConfig(text) ? parseCloudInit(text).documents[0]?.value : undefined;
  const isWritable = isPlainMap(config) && Array.isArray(config.write_files === undefined ? [] : config.write_files) && hasOwnKeys(config);
  return isWritable && cloudConfigText(config) === text ? config : undefined;
});

/** Whether all keys have cloud-init's own spelling: it accepts other spellings too. */
function hasOwnKeys(value: unknown): boolean {
  return Array.isArray(value) ? value.every(hasOwnKeys)
    : !isPlainMap(value) || Object.keys(value).every((key) => !/[A-Z-]/.test(key) && hasOwnKeys(value[key]));
}

/** Inserts the entries before those of the cloud-config. Undefined if the result would have another meaning. */
function spliceEntries(path: string, text: string, entries: readonly object[]): string | undefined {
  const { documents: [document] } = parseCloudInit(text);
  const { write_files: before = [], ...others } = document?.value ?? {};
  if (!Array.isArray(before)) {
    throw new IssueError([issue(path, 'write_files is not a list, so registration cannot be added to it: write a list of files, or leave it out')]);
  }
  const result = document === undefined ? `${text.trimEnd()}\n${yamlText({ write_files: entries })}` : insertEntries(text, document.contents(), entries);
  return isEquivalent(result, { ...others, write_files: [...entries, ...before] }) ? result : undefined;
}

/** Inserts the entries at the start of the existing list, or else a new list at the start of the text. */
function insertEntries(text: string, contents: Node, entries: readonly object[]): string {
  const own = isMap(contents) ? contents.items.find(({ key }) => isScalar(key) && key.value === 'write_files')?.value : undefined;
  return isSeq(own)
    ? insertLines(text, own.range![0], yamlText(entries))
    : insertLines(text, contents.range![0], yamlText({ write_files: entries }));
}

/** Inserts lines at an offset, with the indentation of the line there. */
function insertLines(text: string, offset: number, lines: string): string {
  const margin = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return text.slice(0, offset) + lines.replace(/\n(?=[^\n])/g, `\n${margin}`) + margin + text.slice(offset);
}

function isEquivalent(text: string, value: object): boolean {
  const { documents, issues } = parseCloudInit(text);
  return documents.length === 1 && issues.length === 0 && isDeepStrictEqual(documents[0].value, value);
}

function toMultipart(path: string, userData: string, entries: readonly object[]): string {
  const content = cloudConfigText({ write_files: entries });
  const files: CloudInitPart = { content, filename: 'node-registration.yaml', mergeType: 'list(append)+dict(no_replace,recurse_list)+str()' };
  const isMultipart = MULTIPART.test(userData.slice(0, 4096));
  refuse([
    ...isMultipart ? [] : firstPartIssues(path, userData),
    ...hasStoreValue(userData + content)
      ? [issue(path, 'a value from a store cannot be put into multipart user data: write the user data as a #cloud-config, with write_files as a list of lines that begin with "-"')]
      : [],
  ]);
  return isMultipart ? withPart(userData, files) : multipartText([{ content: userData }, files]);
}

function firstPartIssues(path: string, userData: string): Issues {
  return isForWindows({ content: userData })
    ? [issue(path, 'is a script for Windows, and registration joins with scripts for Linux: leave out one of them')]
    : partIssues(path, { content: userData });
}

/**
 * Changes the user data in the template's cloud-init volume; adds a NoCloud disk if there is none.
 *
 * @param change returns the new user data. It gets an empty string if there is none; `path` is the path in errors
 * @throws when the user data is in a Secret, or is not UTF-8
 */
export function editUserData(template: VirtualMachineTemplate, change: (path: string, userData: string) => ChangedUserData): VirtualMachineTemplate {
  const volumes = volumesOf(template._wire);
  const index = volumes.findIndex(isCloudInitVolume);
  if (index < 0) {
    return template.withCloudInit(CloudInit.noCloud({ userDataText: change('user data', '').userData }));
  }
  const volume = volumes[index];
  const type = CLOUD_INIT_TYPES.find((each) => each in volume)!;
  const path = `spec.template.spec.volumes[${index}].${type}`;
  const { userData, userDataBase64, ...source } = volume[type] ?? {};
  refuseSecret(path, source);
  const text = userData || (userDataBase64 ? decodeText(`${path}.userDataBase64`, userDataBase64) : '');
  const { userData: changed, fields } = change(`${path}.userData`, text);
  const all = { ...source, userData: changed };
  // Other data of the source still has to be checked.
  const isTyped = writtenConfig(volume[type])?.isTyped === true;
  const own = fields !== undefined && Object.keys(source).length === 0 ? checkedSource(all, { fields, isTyped }) : all;
  return template._withSpec(withVolumes(template._wire.spec, volumes.map((each) => each === volume ? { ...volume, [type]: own } : each)));
}

function refuseSecret(path: string, { secretRef }: any): void {
  if (secretRef?.name) {
    throw new IssueError([issue(`${path}.secretRef`, `the content of Secret ${JSON.stringify(secretRef.name)} is not known here, so registration cannot be added to it: `
      + 'write the user data itself, such as with withCloudInit(CloudInit.noCloud({ … })), and it moves to its own Secret')]);
  }
}

/** Decodes base64. The user data may be compressed, since cloud-init decompresses it. */
function decodeText(path: string, base64: string): string {
  const bytes = Buffer.from(base64, 'base64');
  const plain = isGzip(bytes) ? decompressUserData(path, bytes) : bytes;
  const text = plain.toString('utf8');
  if (!Buffer.from(text).equals(plain)) {
    throw new IssueError([issue(path, 'is not text, so registration cannot be added to it: write the user data as text')]);
  }
  return text;
}

function decompressUserData(path: string, bytes: Buffer): Buffer {
  try {
    return decompress(bytes);
  } catch {
    throw new IssueError([issue(path, 'begins like gzip output, but is not: write the output of `gzip --stdout FILE | base64 --wrap=0`, or the text itself as userData')]);
  }
}
