// YAML as Kubernetes reads it: plain values in, and every mistake of the text reported with its line and column.
import { LineCounter, parseAllDocuments, type ScalarTag, type YAMLError } from 'yaml';
import { refuse } from '../mistakes';

/** One document of a YAML text. */
export interface YamlDocument {
  readonly value: any;
  /** The document's first line in its text, from 1. */
  readonly line: number;
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
    test: /^[-+]?(?:0o?[0-7_]+|0b[01_]+|0x[\da-fA-F_]+|[1-9][\d_]*_[\d_]*)$/,
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
  const lineCounter = new LineCounter();
  const documents = parseAllDocuments(text, {
    lineCounter,
    prettyErrors: false,
    merge: true,
    customTags: (tags) => [...KUBERNETES_SCALARS, ...tags],
  });
  const position = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return `${source}:${line}:${col}`;
  };
  const mistakes = documents.flatMap((document) => document.errors.map((error) => `${position(error.pos[0])}: ${explain(error, text)}`));
  refuse(mistakes);
  return documents
    .filter((document) => document.contents !== null)
    .map((document) => ({ value: document.toJS(), line: lineCounter.linePos(document.contents!.range![0]).line }))
    .filter(({ value }) => value !== null);
}

function explain(error: YAMLError, text: string): string {
  const found = text.slice(error.pos[0], error.pos[1]).split('\n')[0].trim();
  if (error.code === 'DUPLICATE_KEY') {
    const key = /^[^:\s]+/.exec(text.slice(error.pos[0]))?.[0] ?? found;
    return `duplicate key ${JSON.stringify(key)}: keep one of them`;
  }
  const message = error.message.replace(/\.$/, '');
  return `not YAML: ${message.charAt(0).toLowerCase()}${message.slice(1)}`;
}
