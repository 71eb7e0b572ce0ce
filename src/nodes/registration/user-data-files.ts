// Files added to user data of any format, which otherwise stays as it is.
import { isDeepStrictEqual } from 'util';
import { isMap, isScalar, isSeq, type Node } from 'yaml';
import { cloudConfigText, yamlText } from '../../cloud-init/cloud-config-yaml';
import { CloudInitFile, fileEntry } from '../../cloud-init/file';
import { type CloudInitPart, multipartText, partIssues, withPart } from '../../cloud-init/part';
import { hasStoreValue } from '../../cloud-init/secret-value';
import { userDataIssues } from '../../cloud-init/user-data';
import { issue, IssueError, refuse } from '../../issues/issues';
import { present } from '../../plain-data/plain-data';
import { CLOUD_INIT } from '../../yaml/dialects';
import { parseYaml } from '../../yaml/yaml';

/** As cloud-init tells the two apart. */
const MULTIPART = /^mime-version:/im;
const CLOUD_CONFIG = /^\s*#cloud-config(?!-)/;

/**
 * The user data with more files to write. A cloud-config gets further entries of `write_files` and keeps its text; what is
 * no cloud-config, or one that nothing can be put into, becomes a part beside a cloud-config with the files.
 *
 * @param path what errors call the user data
 * @throws when cloud-init would not do what the user data says, or when the parts could not have a value from a store
 */
export function withFiles(path: string, userData: string, files: readonly CloudInitFile[]): string {
  const entries = files.map((file) => present(fileEntry(file)));
  if (userData.trim() === '') {
    return cloudConfigText({ write_files: entries });
  }
  refuse(userDataIssues(path, userData));
  return (CLOUD_CONFIG.test(userData) ? spliced(path, userData, entries) : undefined) ?? inParts(path, userData, entries);
}

/** The cloud-config with the entries put before its own, if the result means just that. */
function spliced(path: string, text: string, entries: readonly object[]): string | undefined {
  const { documents: [document] } = parseYaml(text, CLOUD_INIT);
  const { write_files: before = [], ...others } = document?.value ?? {};
  if (!Array.isArray(before)) {
    throw new IssueError([issue(path, 'write_files is no list, so that registration cannot be added to it: write a list of files, or leave it out')]);
  }
  const result = document === undefined ? `${text.trimEnd()}\n${yamlText({ write_files: entries })}` : withEntries(text, document.contents, entries);
  return meansSame(result, { ...others, write_files: [...entries, ...before] }) ? result : undefined;
}

/** The text with the entries before those that it has, or else before all that it has. */
function withEntries(text: string, contents: Node, entries: readonly object[]): string {
  const own = isMap(contents) ? contents.items.find(({ key }) => isScalar(key) && key.value === 'write_files')?.value : undefined;
  return isSeq(own)
    ? inserted(text, own.range![0], yamlText(entries))
    : inserted(text, contents.range![0], yamlText({ write_files: entries }));
}

/** A text with lines put before a place, each as far from the margin as the place is. */
function inserted(text: string, offset: number, lines: string): string {
  const margin = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return text.slice(0, offset) + lines.replace(/\n(?=[^\n])/g, `\n${margin}`) + margin + text.slice(offset);
}

function meansSame(text: string, value: object): boolean {
  const { documents, issues } = parseYaml(text, CLOUD_INIT);
  return documents.length === 1 && issues.length === 0 && isDeepStrictEqual(documents[0].value, value);
}

function inParts(path: string, userData: string, entries: readonly object[]): string {
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
