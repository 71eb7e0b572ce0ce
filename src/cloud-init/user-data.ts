// User data as text, whatever its format: told apart by its first line, and searched for plaintext passwords.
import { LineCounter, parseDocument } from 'yaml';
import { passwordMistakes, pathText } from './passwords';
import { Mistakes } from '../mistakes';
import { errorName } from '../template/yaml';

const CLOUD_CONFIG = /^#cloud-config(?!-)/;
const ARCHIVE = /^#cloud-config-archive/;
const JINJA = /^## template: ?jinja[^\n]*\n/i;
const JINJA_STATEMENT = /^[^\S\n]*\{[%#].*[%#]\}[^\S\n]*$/gm;
const PLAIN_TEXT_PASSWORD = /^[^\n#]*?["']?\bplain[-_]text[-_]passwd["']?\s*:/im;

/**
 * Every plaintext password and private SSH key that a user data text sets. What is no cloud-config (scripts, MIME,
 * Ignition) is only searched for `plain_text_passwd`.
 *
 * @param field what errors call the text
 */
export function* userDataMistakes(field: string, text: string): Mistakes {
  const body = text.replace(/^\s+/, '').replace(JINJA, '\n');
  const start = text.slice(0, text.length - body.length).split('\n').length;
  if (CLOUD_CONFIG.test(body.trimStart())) {
    yield* cloudConfigMistakes(field, body, start, JINJA.test(text.trimStart()));
  } else if (ARCHIVE.test(body)) {
    yield* yamlMistakes(field, body, start, false, (_line, items) => archiveMistakes(field, items));
  } else {
    yield* searched(field, text);
  }
}

type Line = (path: ReadonlyArray<string | number>) => string;

/**
 * Every plaintext password and private SSH key of a text that is known to be a cloud-config.
 *
 * @param start the number of the text's first line
 * @param jinja whether the text is a template for a cloud-config
 */
export function* cloudConfigMistakes(field: string, text: string, start: number = 1, jinja: boolean = false): Mistakes {
  yield* yamlMistakes(field, text, start, jinja, function* (line, config) {
    for (const { path, message } of passwordMistakes(config)) {
      yield `${field}: ${line(path)}${pathText(path)}: ${message}`;
    }
  });
}

/** An archive is a list of parts, each a text or a map with its `content`. */
function* archiveMistakes(field: string, items: unknown): Mistakes {
  for (const [index, item] of Array.isArray(items) ? items.entries() : []) {
    const content = String(item?.content ?? item);
    const mistakes = item?.type === 'text/cloud-config' ? cloudConfigMistakes : userDataMistakes;
    yield* mistakes(`${field}[${index}]`, content);
  }
}

/** Parses as cloud-init does, by YAML 1.1. Errors give the parser's code alone: its messages may quote the text. */
function* yamlMistakes(field: string, text: string, start: number, jinja: boolean, mistakes: (line: Line, value: unknown) => Mistakes): Mistakes {
  const lineCounter = new LineCounter();
  const source = jinja ? text.replace(JINJA_STATEMENT, '') : text;
  const document = parseDocument(mask(source), { version: '1.1', lineCounter, prettyErrors: false, logLevel: 'silent' });
  const at = (offset: number) => `line ${lineCounter.linePos(offset).line + start - 1}`;
  const unreadable = [
    ...document.errors.map((error) => `${field}: ${at(error.pos[0])} is not YAML (${errorName(error)})`),
    ...document.errors.length === 0 && !resolves(document) ? [`${field}: is not YAML (an alias without its anchor)`] : [],
  ];
  if (unreadable.length > 0) {
    // What a template renders to is only known in the guest: that it is no YAML yet is no mistake.
    yield* jinja ? [] : unreadable.map((mistake) => `${mistake}: correct it, cloud-init would ignore the whole text`);
    yield* searched(field, text, start);
    return;
  }
  const line: Line = (path) => {
    const node: any = document.getIn(path, true);
    return node?.range ? `${at(node.range[0])}: ` : '';
  };
  yield* mistakes(line, unmask(document.toJS()));
}

/** Unquoted placeholders would be flow mappings. */
function mask(text: string): string {
  return text.replace(/\{\{([^{}\n]*)\}\}/g, '\uE000\uE000$1\uE001\uE001');
}

function unmask(value: unknown): unknown {
  return value === undefined ? value : JSON.parse(JSON.stringify(value).replace(/\uE000{2}/g, '{{').replace(/\uE001{2}/g, '}}'));
}

function resolves(document: ReturnType<typeof parseDocument>): boolean {
  try {
    document.toJS();
    return true;
  } catch {
    return false;
  }
}

function* searched(field: string, text: string, start: number = 1): Mistakes {
  const found = PLAIN_TEXT_PASSWORD.exec(text);
  if (found) {
    const number = text.slice(0, found.index).split('\n').length + start - 1;
    yield `${field}: line ${number}: plain_text_passwd is a plaintext password: write hashed_passwd with its hash, as \`mkpasswd --method=SHA-512\` makes it`;
  }
}
