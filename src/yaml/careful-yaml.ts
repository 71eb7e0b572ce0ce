// The careful reader of YAML. It reads all of YAML as the programs of a dialect do, and reports every mistake with its line and column.
import { type Document, isScalar, LineCounter, type Node, type Scalar, visit } from 'yaml';
import { type Dialect, mask, unmask } from './dialects';
import { fieldOffset, type FieldPath } from './field-offset';
import { controlCharacterIssues, LexemeChecker } from './kubernetes-refusals';
import { type NodeIssue, NodeValues, type RepeatedKey } from './node-values';
import { firstIssue, syntaxIssue } from './syntax-issues';
import { compose } from './syntax-tree';
import { issue, type Issue } from '../issues/issues';

/** One YAML document. */
export interface YamlDocument {
  readonly value: any;
  /** The document's first line in its text, from 1. */
  readonly line: number;
  /** The line of the field at a path such as `spec.volumes[0].name`, or of the nearest existing field above it. */
  readonly lineAt: (path: FieldPath) => number;
  /** The keys that maps of the document have again, if the dialect takes their last values. */
  readonly repeated?: readonly RepeatedField[];
  /** The nodes of the document, for callers that change its text; expressions in them are still masked. */
  readonly contents: () => Node;
  /** The strings of the document, in their order. */
  readonly texts: () => YamlScalar[];
}

/** A key that is written in two lines of a map. */
export interface RepeatedField {
  readonly key: string;
  readonly lines: readonly [first: number, last: number];
}

/** A string in a document. */
export interface YamlScalar {
  readonly value: string;
  /** Where its spelling begins and ends. */
  readonly start: number;
  readonly end: number;
  readonly style: Scalar['type'];
}

/** An issue with its line and column. It never quotes the text, which may be a secret. */
export interface YamlIssue extends Issue {
  readonly line: number;
  readonly column: number;
  /** The kind of mistake. */
  readonly name: string;
}

/** The content of a YAML text: its documents, and the mistakes in the others. */
export interface YamlText {
  readonly documents: YamlDocument[];
  readonly issues: YamlIssue[];
}

/** Line breaks of YAML 1.1 that are a single character, and are not line breaks in YAML 1.2. */
const BREAKS = /\r(?!\n)|\u0085/g;

/**
 * Every document of a text that can be read, and the mistakes in the others. Empty documents are left out.
 *
 * @param isJson whether the text is known to be JSON, which allows some things that YAML does not
 */
export function parseCarefully(written: string, dialect: Dialect, isJson = false): YamlText {
  const lineCounter = new LineCounter();
  const masked = mask(written, dialect);
  const text = dialect.isKubernetes && !isJson ? masked.replace(/^\ufeff/, '').replace(BREAKS, '\n') : masked;
  const { documents, issues } = dialect.isKubernetes
    ? kubernetesDocument(text, dialect, lineCounter, isJson)
    : documentsIn(text, dialect, lineCounter);
  return {
    documents,
    issues: issues.sort((one, other) => one.offset - other.offset).map(({ offset, name, message }) => {
      const { line, col: column } = lineCounter.linePos(offset);
      return { line, column, name, ...issue('', message) };
    }),
  };
}

interface Found {
  readonly documents: YamlDocument[];
  readonly issues: NodeIssue[];
}

function documentsIn(text: string, dialect: Dialect, lineCounter: LineCounter): Found {
  const { trees, issues } = collectTrees(compose(text, dialect, lineCounter), text);
  const found = trees.map((tree) => readTree(tree, lineCounter, dialect));
  return { documents: found.flatMap(({ documents }) => documents), issues: [...issues, ...found.flatMap((each) => each.issues)] };
}

/** The one document that kubectl reads in a text. kubectl silently ignores what follows its end: here, that is a mistake. */
function kubernetesDocument(text: string, dialect: Dialect, lineCounter: LineCounter, isJson: boolean): Found {
  const { trees: [tree, ...others], issues } = collectTrees(compose(text, dialect, lineCounter, isJson ? undefined : new LexemeChecker()), text);
  const mistakes = firstIssue([...isJson ? [] : controlCharacterIssues(text), ...issues]);
  if (mistakes.length > 0 || tree === undefined) {
    return { documents: [], issues: mistakes };
  }
  const another = others.find((each) => !isEmptyDocument(each));
  return another === undefined
    ? readTree(tree, lineCounter, dialect, isJson ? undefined : text)
    : { documents: [], issues: [extraDocumentIssue(another)] };
}

/** Whether a document is empty because the end of the previous one is written twice. */
function isEmptyDocument({ contents }: Document.Parsed): boolean {
  return isScalar(contents) && contents.type === 'PLAIN' && contents.source === '' && contents.anchor === undefined && contents.tag === undefined;
}

function extraDocumentIssue({ contents }: Document.Parsed): NodeIssue {
  return { offset: contents!.range[0], name: 'another document', message: 'kubectl does not read what follows the end of a document: write a line of --- before it' };
}

/** The documents that have content and no errors, and the first issue of each of the others. */
function collectTrees(
  composed: Iterable<Document.Parsed | NodeIssue>, text: string,
): { readonly trees: Document.Parsed[]; readonly issues: NodeIssue[] } {
  const [trees, issues]: [Document.Parsed[], NodeIssue[]] = [[], []];
  for (const found of composed) {
    if ('offset' in found) {
      issues.push(found);
    } else if (found.errors.length > 0) {
      issues.push(...firstIssue(found.errors.map((error) => syntaxIssue(error, text, found.range[0]))));
    } else if (found.contents !== null) {
      trees.push(found);
    }
  }
  return { trees, issues };
}

/** @param text the text in which the spelling of single nodes is checked, as kubectl would refuse it */
function readTree({ contents }: Document.Parsed, lineCounter: LineCounter, dialect: Dialect, text?: string): Found {
  const values = new NodeValues((scalar) => unmask(scalar, dialect), dialect, text);
  const value = values.of(contents);
  const repeatedIssues = dialect.takesLast && !values.repeated.some(isOfEveryObject) ? [] : values.repeated;
  const issues = [...values.issues, ...repeatedIssues];
  return { documents: issues.length === 0 && value !== null ? [documentOf(contents!, value, values, lineCounter, dialect)] : [], issues };
}

/** Two objects without a line of dashes between them are one map with these keys twice. The first one would be lost. */
function isOfEveryObject({ key }: RepeatedKey): boolean {
  return ['apiVersion', 'kind'].includes(key);
}

function documentOf(contents: Node, value: any, { targets, repeated }: NodeValues, lineCounter: LineCounter, dialect: Dialect): YamlDocument {
  const lineOf = (offset: number) => lineCounter.linePos(offset).line;
  const lineAt: YamlDocument['lineAt'] = (path) => lineOf(fieldOffset(contents, targets, path));
  const fields = repeated.map(({ key, first, offset }): RepeatedField => ({ key, lines: [lineOf(first), lineOf(offset)] }));
  return { value, line: lineAt(''), lineAt, repeated: fields, contents: () => contents, texts: () => stringsOf(contents, dialect) };
}

function stringsOf(contents: Node, dialect: Dialect): YamlScalar[] {
  const texts: YamlScalar[] = [];
  visit(contents, {
    Scalar: (_key, { value, range, type: style }) => {
      if (typeof value === 'string' && range) {
        texts.push({ value: unmask(value, dialect), start: range[0], end: range[1], style });
      }
    },
  });
  return texts;
}
