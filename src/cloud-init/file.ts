// A file that cloud-init writes: its description, its rules, and its entry in `write_files`.
import { UNPRINTABLE } from './cloud-config-yaml';
import { ABSOLUTE_PATH, OCTAL_MODE, OWNER } from './formats';
import { hasStoreValue } from './secret-value';
import { checkFormat, type Format, isPlaceholder } from '../issues/formats';
import { type Issue, issue, Issues, NO_ISSUES } from '../issues/issues';
import { isBase64 } from '../plain-data/base64';
import { omitEmpty } from '../plain-data/plain-data';

/** A file written into the guest at its first boot. */
export interface CloudInitFile {
  /** Where the file goes, an absolute path. Sets `write_files[].path`. */
  readonly path: string;

  /**
   * The file's content. Content that YAML would change, such as control characters or carriage returns, is written as base64.
   * Sets `write_files[].content`.
   *
   * @default - an empty file
   */
  readonly content?: string;

  /**
   * The file's bytes as base64, instead of `content`. Sets `write_files[].content`, with `encoding: b64`.
   *
   * @default - the file has `content`
   */
  readonly contentBase64?: string;

  /**
   * The owner as `user` or `user:group`, by their names. A user that cloud-init itself creates needs `defer`. Sets
   * `write_files[].owner`.
   *
   * @default root:root
   */
  readonly owner?: string;

  /**
   * The mode as a string of octal digits, such as `0600`. Sets `write_files[].permissions`.
   *
   * @default 0644
   */
  readonly permissions?: string;

  /**
   * Whether the content is appended to an existing file. Sets `write_files[].append`.
   *
   * @default false
   */
  readonly append?: boolean;

  /**
   * Whether the file is written late, after users are created and packages installed. Sets `write_files[].defer`.
   *
   * @default false
   */
  readonly defer?: boolean;
}

const ENCODED: Format = { is: 'base64', matches: isBase64, write: 'the output of `base64 --wrap=0`', secret: true };

const HALF_PAIR = /\p{Surrogate}/u;

const UNICODE: Format = {
  is: 'Unicode text: it has half a surrogate pair', matches: (text) => !HALF_PAIR.test(text), write: 'its bytes as contentBase64', secret: true,
};

const UTF_8: Format = {
  is: 'UTF-8: it has U+FFFD, which replaces bytes that are no characters', matches: (text) => !text.includes('\ufffd'), write: 'its bytes as contentBase64', secret: true,
};

/**
 * Base64 without blanks. All of them are allowed, not only line breaks as elsewhere: the guest decodes it with Python, which ignores them, and
 * not KubeVirt with Go.
 */
function withoutBlanks(base64: string | undefined): string | undefined {
  return base64?.replace(/\s+/g, '');
}

/** A file's entry in `write_files`. */
export function fileEntry(file: CloudInitFile): object {
  const base64 = withoutBlanks(file.contentBase64) ?? (UNPRINTABLE.test(file.content ?? '') ? Buffer.from(file.content!).toString('base64') : undefined);
  return omitEmpty({
    path: file.path,
    owner: file.owner,
    permissions: file.permissions,
    encoding: base64 === undefined ? undefined : 'b64',
    append: file.append,
    defer: file.defer,
    content: base64 ?? file.content,
  });
}

/** Everything that is wrong with a file. Errors do not show its content, since it may be a secret. */
export function fileIssues(path: string, file: CloudInitFile): readonly Issue[] {
  const { content, contentBase64 } = file;
  return [
    ...checkFormat(`${path}.path`, file.path, ABSOLUTE_PATH),
    ...checkFormat(`${path}.owner`, file.owner, OWNER),
    ...checkFormat(`${path}.permissions`, file.permissions, OCTAL_MODE),
    ...content !== undefined && contentBase64 !== undefined ? [issue(path, 'has both content and contentBase64: write one of them')] : NO_ISSUES,
    ...checkFormat(`${path}.contentBase64`, withoutBlanks(contentBase64), ENCODED),
    ...content === undefined ? NO_ISSUES : contentIssues(`${path}.content`, content),
  ];
}

function* contentIssues(path: string, content: string): Issues {
  if (UNPRINTABLE.test(content) && hasStoreValue(content)) {
    yield issue(path, 'has a value from a store next to characters that need base64, and nothing can insert it there: write it to a separate file');
  } else if (UNPRINTABLE.test(content) && isPlaceholder(content)) {
    yield issue(path, 'has a placeholder next to characters that need base64, such as "\\r", and nothing fills it in there: write it to a separate file, or all of it as contentBase64');
  }
  yield* checkFormat(path, content, UNICODE);
  yield* checkFormat(path, content, UTF_8);
}
