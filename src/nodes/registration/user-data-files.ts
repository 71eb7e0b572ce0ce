// Adds files to user data of any format, and keeps everything else unchanged.
import { isDeepStrictEqual } from 'util';
import { isMap, isScalar, isSeq, type Node } from 'yaml';
import { cloudConfigText, yamlText } from '../../cloud-init/cloud-config-yaml';
import { CloudInitFile, fileEntry } from '../../cloud-init/file';
import { type CloudInitPart, multipartText, partIssues, withPart } from '../../cloud-init/part';
import { hasStoreValue } from '../../cloud-init/secret-value';
import { userDataIssues } from '../../cloud-init/user-data';
import { issue, IssueError, refuse } from '../../issues/issues';
import { omitEmpty } from '../../plain-data/plain-data';
import { CLOUD_INIT } from '../../yaml/dialects';
import { parseYaml } from '../../yaml/yaml';

/** How cloud-init recognizes the two formats. */
const MULTIPART = /^mime-version:/im;
const CLOUD_CONFIG = /^\s*#cloud-config(?!-)/;

/**
 * Adds files to write to the user data. A cloud-config gets more entries of `write_files`, and keeps its text. Other user data, or
 * a cloud-config into which nothing can be inserted, becomes one part of a multipart text; a cloud-config with the files is another.
 *
 * @param path the path of the user data in errors
 * @throws when cloud-init would not run the user data, or when a multipart text would contain a value from a store
 */
export function withFiles(path: string, userData: string, files: readonly CloudInitFile[]): string {
  const entries = files.map((file) => omitEmpty(fileEntry(file)));
  if (userData.trim() === '') {
    return cloudConfigText({ write_files: entries });
  }
  refuse(userDataIssues(path, userData));
  return (CLOUD_CONFIG.test(userData) ? spliceEntries(path, userData, entries) : undefined) ?? asMultipart(path, userData, entries);
}

/** Inserts the entries before those of the cloud-config. Undefined if the result would have another meaning. */
function spliceEntries(path: string, text: string, entries: readonly object[]): string | undefined {
  const { documents: [document] } = parseYaml(text, CLOUD_INIT);
  const { write_files: before = [], ...others } = document?.value ?? {};
  if (!Array.isArray(before)) {
    throw new IssueError([issue(path, 'write_files is no list, so that registration cannot be added to it: write a list of files, or leave it out')]);
  }
  const result = document === undefined ? `${text.trimEnd()}\n${yamlText({ write_files: entries })}` : withEntries(text, document.contents, entries);
  return isEquivalent(result, { ...others, write_files: [...entries, ...before] }) ? result : undefined;
}

/** Inserts the entries at the start of the existing list, or else a new list at the start of the text. */
function withEntries(text: string, contents: Node, entries: readonly object[]): string {
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
  const { documents, issues } = parseYaml(text, CLOUD_INIT);
  return documents.length === 1 && issues.length === 0 && isDeepStrictEqual(documents[0].value, value);
}

function asMultipart(path: string, userData: string, entries: readonly object[]): string {
  const content = cloudConfigText({ write_files: entries });
  const files: CloudInitPart = { content, filename: 'node-registration.yaml', mergeType: 'list(append)+dict(no_replace,recurse_list)+str()' };
  const isMultipart = MULTIPART.test(userData.slice(0, 4096));
  refuse([
    ...isMultipart ? [] : partIssues(path, { content: userData }),
    ...hasStoreValue(userData + content)
      ? [issue(path, 'a value from a store cannot be put into a text of several parts: write the user data as a #cloud-config, with write_files as a list of lines that begin with "-"')]
      : [],
  ]);
  return isMultipart ? withPart(userData, files) : multipartText([{ content: userData }, files]);
}
