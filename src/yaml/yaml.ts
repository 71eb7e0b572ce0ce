// The one reader of YAML: plain values, and every mistake of the text with its line and column. Its time is linear in the size of any text.
import { Composer, type CST, type Document, Lexer, LineCounter, type Node, Parser, type Scalar, visit } from 'yaml';
import { type Dialect, KUBERNETES, mask, unmask } from './dialects';
import { fieldOffset, type FieldPath } from './field-offset';
import { lineFinder } from './line-finder';
import { MOST_LEVELS, NodeIssue, NodeValues, tooDeep } from './node-values';
import { type QuickDocument, readQuickly } from './quick-yaml';
import { issue, type Issue, refuse } from '../issues/issues';
import { table } from '../plain-data/plain-data';

/** One document of a YAML text. */
interface YamlDocument {
  readonly value: any;
  /** The document's first line in its text, from 1. */
  readonly line: number;
  /** The line of the field at a path such as `spec.volumes[0].name`, or of the nearest existing field above it. */
  readonly lineAt: (path: FieldPath) => number;
  /** The nodes of the document, for callers that change its text; expressions in them are still masked. */
  readonly contents: Node;
  /** The scalars of the document that are texts, in their order. */
  readonly texts: () => YamlScalar[];
}

/** A text in a document. */
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

/** What a text holds: documents, and what is wrong with the others. */
interface YamlText {
  readonly documents: YamlDocument[];
  readonly issues: YamlIssue[];
  /** Whether the text is YAML throughout: what is wrong, if anything, is wrong with a document by itself. */
  readonly isYaml: boolean;
}

/**
 * Reads every document of a text; empty ones are left out.
 *
 * @param source what errors call the text: a file's path
 * @throws one error that lists all mistakes as `source:line:column: message`
 */
export function readYaml(text: string, source: string, dialect: Dialect = KUBERNETES): YamlDocument[] {
  const { documents, issues } = parseYaml(text, dialect);
  refuse(issues.map((each) => ({ source, ...each })));
  return documents;
}

/** Every document of a text that can be read, and what is wrong with the others; empty ones are left out. */
export function parseYaml(text: string, dialect: Dialect = KUBERNETES): YamlText {
  const quick = readQuickly(text, dialect);
  if (quick === undefined) {
    return parseCarefully(text, dialect);
  }
  return { documents: quick.value === null ? [] : [quickDocument(text, dialect, quick)], issues: [], isYaml: true };
}

/** A document that was read quickly. Who asks for its nodes has it read carefully. */
function quickDocument(text: string, dialect: Dialect, { value, offsetOf }: QuickDocument): YamlDocument {
  const lineOf = lineFinder(text);
  const lineAt: YamlDocument['lineAt'] = (path) => lineOf(offsetOf(path));
  const careful = () => parseCarefully(text, dialect).documents[0];
  return {
    value,
    lineAt,
    get line() {
      return lineAt('');
    },
    get contents() {
      return careful().contents;
    },
    texts: () => careful().texts(),
  };
}

/** The same by the parser of the library `yaml`, which reads all that YAML has. */
export function parseCarefully(text: string, dialect: Dialect): YamlText {
  const lineCounter = new LineCounter();
  const documents: YamlDocument[] = [];
  const issues: NodeIssue[] = [];
  let isYaml = true;
  for (const found of compose(mask(text, dialect), dialect, lineCounter)) {
    if ('offset' in found) {
      isYaml = false;
      issues.push(found);
    } else if (found.errors.length > 0) {
      isYaml = false;
      issues.push(...firstOfEachLine(found.errors.map(({ pos: [offset], code }) => syntaxIssue(offset, code)), lineCounter));
    } else {
      const values = new NodeValues((scalar) => unmask(scalar, dialect));
      const value = values.of(found.contents);
      issues.push(...values.issues);
      if (values.issues.length === 0 && value !== null) {
        documents.push(documentOf(found.contents!, value, values, lineCounter, dialect));
      }
    }
  }
  return {
    documents,
    isYaml,
    issues: issues.sort((one, other) => one.offset - other.offset).map(({ offset, name, message }) => {
      const { line, col: column } = lineCounter.linePos(offset);
      return { line, column, name, ...issue('', message) };
    }),
  };
}

/** The first issue of each line: further ones follow from it. */
function firstOfEachLine(issues: readonly NodeIssue[], lineCounter: LineCounter): NodeIssue[] {
  const lines = new Set<number>();
  return [...issues].sort((one, other) => one.offset - other.offset).filter(({ offset }) => {
    const { line } = lineCounter.linePos(offset);
    return !lines.has(line) && lines.add(line);
  });
}

/**
 * The documents of a text, one after the other. It stops at nesting that is too deep: the parser recurses, and would crash the process
 * when the stack overflows.
 */
function* compose(text: string, { options }: Dialect, { addNewLine }: LineCounter): Iterable<Document.Parsed | NodeIssue> {
  const composer = new Composer(options);
  const parser = new Parser(addNewLine);
  addNewLine(0);
  for (const lexeme of new Lexer().lex(text)) {
    yield* compositions(composer, parser.next(lexeme));
    // The stack starts with the document, and may end with a scalar.
    if (parser.stack.length > MOST_LEVELS + 2) {
      yield { offset: parser.stack[MOST_LEVELS + 1].offset, name: 'too many levels', message: tooDeep(`${MOST_LEVELS + 1} levels`) };
      return;
    }
  }
  yield* compositions(composer, parser.end());
  yield* composer.end();
}

function* compositions(composer: Composer, tokens: Iterable<CST.Token>): Iterable<Document.Parsed> {
  for (const token of tokens) {
    yield* composer.next(token);
  }
}

function documentOf(contents: Node, value: any, { targets }: NodeValues, lineCounter: LineCounter, dialect: Dialect): YamlDocument {
  const lineAt: YamlDocument['lineAt'] = (path) => lineCounter.linePos(fieldOffset(contents, targets, path)).line;
  return { value, line: lineAt(''), lineAt, contents, texts: () => textsOf(contents, dialect) };
}

function textsOf(contents: Node, dialect: Dialect): YamlScalar[] {
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

/** A mistake as the parser calls it. Its messages quote the text. */
function syntaxIssue(offset: number, code: string): NodeIssue {
  const name = code.toLowerCase().replace(/_/g, ' ');
  return { offset, name, message: ['not YAML', name, ...ADVICE[code] ?? []].join(': ') };
}

/** What to write instead, where the parser's name of a mistake does not say it. */
const ADVICE: { readonly [code: string]: readonly string[] } = table({
  TAB_AS_INDENT: ['indent with spaces'],
  BAD_INDENT: ['indent what belongs together alike'],
  MULTILINE_IMPLICIT_KEY: ['write each field on a line of its own, and a text of several lines in quotes'],
});
