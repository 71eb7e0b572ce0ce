// YAML as Kubernetes reads it: plain values in, and every mistake of the text reported with its line and column.
import { type Document, LineCounter, parseAllDocuments, type ScalarTag, visit, type YAMLError } from 'yaml';
import { fieldOffset } from './field-offset';
import { refuse } from '../mistakes';

/** One document of a YAML text. */
export interface YamlDocument {
  readonly value: any;
  /** The document's first line in its text, from 1. */
  readonly line: number;
  /** The line of the field that a path such as `spec.volumes[0].name` leads to, or else of the last one on the way. */
  readonly lineAt: (path: string) => number;
}

/** What is wrong at a place of a text. */
export interface YamlMistake {
  readonly line: number;
  readonly column: number;
  readonly mistake: string;
}

/** What a text holds: documents, and mistakes in the others. */
export interface YamlText {
  readonly documents: YamlDocument[];
  readonly mistakes: YamlMistake[];
}

/**
 * kubectl resolves plain scalars as YAML 1.1 does for booleans (`on`, `yes`, `y`) and integers (`0777`, `0b11`,
 * `1_000`), but never as sexagesimals or dates: `52:54:00:12:34:56` stays text.
 */
const KUBERNETES_SCALARS: ScalarTag[] = [
  {
    tag: 'tag:yaml.org,2002:bool',
    default: true,
    test: /^(?:y|Y|yes|Yes|YES|n|N|no|No|NO|true|True|TRUE|false|False|FALSE|on|On|ON|off|Off|OFF)$/,
    resolve: (text) => /^(?:y|t|on)/i.test(text),
  },
  {
    tag: 'tag:yaml.org,2002:int',
    default: true,
    test: /^[-+]?(?:0o?[0-7_]+|0b[01_]+|0x[\da-fA-F_]+|[1-9]\d*_[\d_]*)$/,
    resolve: (text) => {
      const [, sign, digits] = /^([-+]?)(.*)$/.exec(text.replace(/_/g, ''))!;
      const value = Number(digits.replace(/^0o?(?=[0-7])/, '0o'));
      return sign === '-' ? -value : value;
    },
  },
];

/**
 * Reads every document of a text; empty ones are left out.
 *
 * @param source what errors call the text: a file's path
 * @throws one error that lists all mistakes as `source:line:column: message`
 */
export function readYaml(text: string, source: string): YamlDocument[] {
  const { documents, mistakes } = parseYaml(text);
  refuse(mistakes.map(({ line, column, mistake }) => `${source}:${line}:${column}: ${mistake}`));
  return documents;
}

/** Every document of a text that can be read, and what is wrong with the others; empty ones are left out. */
export function parseYaml(text: string): YamlText {
  const lineCounter = new LineCounter();
  const parsed = parseAllDocuments(text, {
    lineCounter,
    prettyErrors: false,
    merge: true,
    customTags: (tags) => [...KUBERNETES_SCALARS, ...tags],
  });
  const documents: YamlDocument[] = [];
  const mistakes: YamlMistake[] = [];
  const note = (offset: number, mistake: string) => {
    const { line, col: column } = lineCounter.linePos(offset);
    mistakes.push({ line, column, mistake });
  };
  const lineAt = (document: Document.Parsed, path: string) => lineCounter.linePos(fieldOffset(document, path)).line;
  for (const document of parsed) {
    document.errors.forEach((error) => note(error.pos[0], explain(error, text)));
    if (document.errors.length === 0) {
      try {
        const value = document.toJS();
        if (value !== null) {
          documents.push({ value, line: lineAt(document, ''), lineAt: (path) => lineAt(document, path) });
        }
      } catch {
        note(lostAlias(document), 'not YAML: an alias without its anchor, quote a text that begins with "*"');
      }
    }
  }
  return { documents, mistakes };
}

function explain(error: YAMLError, text: string): string {
  if (error.code === 'DUPLICATE_KEY') {
    const found = text.slice(error.pos[0], error.pos[1]).split('\n')[0].trim();
    const key = /^[^:\s]+/.exec(text.slice(error.pos[0]))?.[0] ?? found;
    return `duplicate key ${JSON.stringify(key)}: keep one of them`;
  }
  return `not YAML: ${errorName(error)}`;
}

/** What the parser calls an error. Its messages quote the text, which may be a secret. */
export function errorName({ code }: Pick<YAMLError, 'code'>): string {
  return code.toLowerCase().replace(/_/g, ' ');
}

/** Where the first alias stands whose anchor is missing. */
function lostAlias(document: Document.Parsed): number {
  let offset = fieldOffset(document, '');
  visit(document, {
    Alias: (_key, node) => {
      if (node.resolve(document) === undefined) {
        offset = node.range![0];
        return visit.BREAK;
      }
      return undefined;
    },
  });
  return offset;
}
