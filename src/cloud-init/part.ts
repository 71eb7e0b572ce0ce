// Further parts of user data, and all parts as one MIME message.
import { hash } from 'crypto';
import { isJinjaTemplate } from './first-line';
import { base64Lines } from './multipart';
import { cloudConfigTextIssues, userDataIssues } from './user-data';
import { checkChoice } from '../issues/checks';
import { checkFormat, format, isPlaceholder } from '../issues/formats';
import { issue, Issues } from '../issues/issues';
import { ASCII_TEXT } from '../yaml/yaml-string';

/** The type of a part of the user data. */
export enum CloudInitPartType {
  /** A cloud-config, in YAML. */
  CLOUD_CONFIG = 'text/cloud-config',
  /**
   * A script that runs once, late in the first boot; its first line starts with `#!`. On Windows, cloudbase-init also runs scripts that begin
   * with `#ps1`, `#ps1_sysnative`, `#ps1_x86`, `rem cmd` or `<powershell>`; they need a `filename`, such as `setup.ps1`.
   */
  SHELL_SCRIPT = 'text/x-shellscript',
  /** A script that runs late in every boot. */
  SHELL_SCRIPT_PER_BOOT = 'text/x-shellscript-per-boot',
  /** A script that runs once for every instance id. */
  SHELL_SCRIPT_PER_INSTANCE = 'text/x-shellscript-per-instance',
  /** A script that runs once in the life of the image. */
  SHELL_SCRIPT_PER_ONCE = 'text/x-shellscript-per-once',
  /** A script that runs very early in every boot. */
  BOOTHOOK = 'text/cloud-boothook',
  /** A template of any other type; its first line is `## template: jinja`. */
  JINJA = 'text/jinja2',
  /** URLs of more user data, one per line. */
  INCLUDE = 'text/x-include-url',
  /** URLs of user data that is fetched only once, one per line. */
  INCLUDE_ONCE = 'text/x-include-once-url',
  /** A list of further parts, in YAML. */
  CLOUD_CONFIG_ARCHIVE = 'text/cloud-config-archive',
  /** A JSON patch of the cloud-config. */
  CLOUD_CONFIG_JSONP = 'text/cloud-config-jsonp',
  /** Python code that handles custom content types. */
  PART_HANDLER = 'text/part-handler',
}

/** One part of multi-part user data. */
export interface CloudInitPart {
  /** The part's content. */
  readonly content: string;

  /**
   * The part's type. Sets the part's `Content-Type`.
   *
   * @default - recognized by the first line, such as `#!/bin/sh`, `#cloud-config` or `## template: jinja`
   */
  readonly type?: CloudInitPartType;

  /**
   * The part's file name. Scripts have this name in the guest and run in the order of their names. Sets the part's
   * `Content-Disposition`.
   *
   * @default - `part-001` and so on
   */
  readonly filename?: string;

  /**
   * How a cloud-config is merged into those before it, such as `list(append)+dict(recurse_array)+str()`. Sets the part's
   * `Merge-Type`.
   *
   * @default - cloud-init's own: the keys of the first stay, lists are not joined
   */
  readonly mergeType?: string;
}

/** The first lines by which a part's type is recognized. Longer beginnings come before shorter ones that they start with. */
const BEGINNINGS: ReadonlyArray<readonly [beginning: string, type: CloudInitPartType]> = [
  ['#cloud-config-archive', CloudInitPartType.CLOUD_CONFIG_ARCHIVE],
  ['#cloud-config-jsonp', CloudInitPartType.CLOUD_CONFIG_JSONP],
  ['#cloud-config', CloudInitPartType.CLOUD_CONFIG],
  ['#cloud-boothook', CloudInitPartType.BOOTHOOK],
  ['#include-once', CloudInitPartType.INCLUDE_ONCE],
  ['#include', CloudInitPartType.INCLUDE],
  ['#part-handler', CloudInitPartType.PART_HANDLER],
  ['## template: jinja', CloudInitPartType.JINJA],
  ['#!', CloudInitPartType.SHELL_SCRIPT],
];

function typeOf(part: CloudInitPart): CloudInitPartType | undefined {
  const text = part.content.trimStart().toLowerCase();
  const found = part.type ?? BEGINNINGS.find(([beginning]) => text.startsWith(beginning))?.[1];
  return found ?? (isForWindows(part) ? CloudInitPartType.SHELL_SCRIPT : undefined);
}

/** The extensions by which cloudbase-init chooses what runs a script, and the first lines that it checks if a file has none of them. */
const WINDOWS_SCRIPTS: ReadonlyArray<readonly [extension: string, beginning: RegExp]> = [
  ['cmd', /^rem\s+cmd\s/],
  ['ps1', /^#ps1(?:_sysnative|_x86)?\s/],
];

/** The extensions that take precedence over the first line. */
const EXTENSION = /\.(cmd|py|exe|sh|ps1)$/i;

const EC2_SCRIPT = /^\s*<(?:script|powershell)>/;

/** Whether a part is a script for cloudbase-init, by its first line or by its file name. */
export function isForWindows({ content, filename = '' }: CloudInitPart): boolean {
  return windowsExtension(content) !== undefined || EC2_SCRIPT.test(content) || /\.(?:cmd|ps1)$/i.test(filename);
}

/** The extension that fits the first line of a script for Windows. */
function windowsExtension(content: string): string | undefined {
  return WINDOWS_SCRIPTS.find(([, beginning]) => beginning.test(content))?.[0];
}

/** All parts as one MIME message. The boundary is a hash of the parts, so that the same parts make the same message. */
export function multipartText(parts: readonly CloudInitPart[]): string {
  return mimeText(parts.map((part) => [typeOf(part), part.filename, part.mergeType, part.content]), parts.map(partLines));
}

/** A MIME message with one more part. Its first part is the given MIME message, unchanged. */
export function withPart(multipart: string, part: CloudInitPart): string {
  return mimeText([multipart, part], [[multipart], partLines(part)]);
}

function mimeText(identity: unknown, parts: ReadonlyArray<readonly string[]>): string {
  const boundary = `==${hash('sha256', JSON.stringify(identity)).slice(0, 32)}==`;
  return [
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    'MIME-Version: 1.0',
    '',
    ...parts.flatMap((lines) => [`--${boundary}`, ...lines]),
    `--${boundary}--`,
    '',
  ].join('\n');
}

function partLines(part: CloudInitPart): string[] {
  // cloud-init garbles characters beyond ASCII unless the part is base64.
  const isPlain = ASCII_TEXT.test(part.content);
  return [
    `Content-Type: ${typeOf(part)}; charset="utf-8"`,
    'MIME-Version: 1.0',
    `Content-Transfer-Encoding: ${isPlain ? '7bit' : 'base64'}`,
    ...part.filename === undefined ? [] : [`Content-Disposition: attachment; filename="${part.filename}"`],
    ...part.mergeType === undefined ? [] : [`Merge-Type: ${part.mergeType}`],
    '',
    ...isPlain ? [part.content] : base64Lines(part.content),
  ];
}

const FILENAME = format('a file name', /^[A-Za-z0-9._-]+$/, 'letters, digits, ".", "_" and "-", such as "10-setup.sh"');
const MERGE_TYPE = format('a merge type', /^[a-z_]+\([a-z_,]*\)(?:\+[a-z_]+\([a-z_,]*\))*$/, 'such as "list(append)+dict(recurse_array)+str()"');

/** Everything that is wrong with a part. Errors do not show its content. */
export function* partIssues(path: string, part: CloudInitPart): Issues {
  const type = typeOf(part);
  yield* checkChoice(`${path}.type`, part.type, Object.values(CloudInitPartType));
  yield* checkFormat(`${path}.filename`, part.filename, FILENAME);
  yield* checkFormat(`${path}.mergeType`, part.mergeType, MERGE_TYPE);
  if (type === undefined) {
    yield issue(path, 'its first line has no known format: start it with "#cloud-config" or "#!/bin/sh", or write type');
    return;
  }
  if (type.startsWith(CloudInitPartType.SHELL_SCRIPT) && !part.content.trimStart().startsWith('#!')) {
    yield* isForWindows(part) ? windowsIssues(path, part) : [issue(`${path}.content`, 'is a script without an interpreter: start it with a line such as "#!/bin/sh"')];
  }
  if (type === CloudInitPartType.JINJA && !isJinjaTemplate(part.content)) {
    yield issue(`${path}.content`, 'is a template without its header: start it with the line "## template: jinja"');
  }
  if (type !== CloudInitPartType.JINJA && !ASCII_TEXT.test(part.content) && isPlaceholder(part.content)) {
    yield issue(`${path}.content`, 'has a placeholder next to characters that need base64, such as letters beyond ASCII, and nothing fills it in there: '
      + 'write the part in ASCII, or write a file by writeFiles, and run it by runcmd');
  }
  const issuesOf = type === CloudInitPartType.CLOUD_CONFIG ? cloudConfigTextIssues : userDataIssues;
  yield* issuesOf(`${path}.content`, part.content);
}

/** cloudbase-init skips a script without a file name, and checks the name's extension before the first line. */
function* windowsIssues(path: string, { content, filename, type = CloudInitPartType.SHELL_SCRIPT }: CloudInitPart): Issues {
  const expected = windowsExtension(content) ?? 'ps1';
  const [, extension = expected] = EXTENSION.exec(filename ?? '') ?? [];
  if (type !== CloudInitPartType.SHELL_SCRIPT) {
    yield issue(`${path}.type`, `is ${type}, and cloudbase-init runs scripts for Windows as ${CloudInitPartType.SHELL_SCRIPT} only: write that, or leave it out`);
  }
  if (filename === undefined) {
    yield issue(path, `is a script for Windows without a file name, which cloudbase-init skips: write filename, such as "setup.${expected}"`);
  } else if (windowsExtension(content) !== undefined && extension.toLowerCase() !== expected) {
    yield issue(`${path}.filename`, `${JSON.stringify(filename)} ends in ".${extension}", by which cloudbase-init would run it, and its first line is for another interpreter: end it in ".${expected}"`);
  }
}
