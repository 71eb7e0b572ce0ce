// The one reader of YAML: plain values, and every mistake of the text with its line and column. Its time grows with the text, whatever
// the text is.
import { Composer, type CST, type Document, Lexer, LineCounter, type Node, Parser, type Scalar, visit } from 'yaml';
import { type Dialect, KUBERNETES, masked, unmasked } from './dialects';
import { fieldOffset, type FieldPath } from './field-offset';
import { MOST_LEVELS, NodeIssue, NodeValues, tooDeep } from './node-values';
import { issue, type Issue, refuse } from '../issues/issues';

/** One document of a YAML text. */
export interface YamlDocument {
  readonly value: any;
  /** The document's first line in its text, from 1. */
  readonly line: number;
  /** The line of the field that a path such as `spec.volumes[0].name` leads to, or else of the last one on the way. */
  readonly lineAt: (path: FieldPath) => number;
  /** The nodes of the document, for who changes its text; what is masked in them is so still. */
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

/** What is wrong at a place of a text. It never quotes the text, which may be a secret. */
export interface YamlIssue extends Issue {
  readonly line: number;
  readonly column: number;
  /** The kind of mistake. */
  readonly name: string;
}

/** What a text holds: documents, and what is wrong with the others. */
export interface YamlText {
  readonly documents: YamlDocument[];
  readonly issues: YamlIssue[];
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
  const lineCounter = new LineCounter();
  const documents: YamlDocument[] = [];
  const issues: NodeIssue[] = [];
  for (const found of compose(masked(text, dialect), dialect, lineCounter)) {
    if ('offset' in found) {
      issues.push(found);
    } else if (found.errors.length > 0) {
      found.errors.forEach(({ pos: [offset], code }) => issues.push(syntaxIssue(offset, code)));
    } else {
      const values = new NodeValues((scalar) => unmasked(scalar, dialect));
      const value = values.of(found.contents);
      issues.push(...values.issues);
      if (values.issues.length === 0 && value !== null) {
        documents.push(documentOf(found.contents!, value, values, lineCounter, dialect));
      }
    }
  }
  return {
    documents,
    issues: issues.sort((one, other) => one.offset - other.offset).map(({ offset, name, message }) => {
      const { line, col: column } = lineCounter.linePos(offset);
      return { line, column, name, ...issue('', message) };
    }),
  };
}

/**
 * The documents of a text, each once it is read. What is nested too deep ends them: the parser recurses, and where it comes to the
 * end of the stack it takes the process with it.
 */
function* compose(text: string, { options }: Dialect, { addNewLine }: LineCounter): Iterable<Document.Parsed | NodeIssue> {
  const composer = new Composer(options);
  const parser = new Parser(addNewLine);
  addNewLine(0);
  for (const lexeme of new Lexer().lex(text)) {
    yield* compositions(composer, parser.next(lexeme));
    // The document stands there first, and a scalar may stand there last.
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
        texts.push({ value: unmasked(value, dialect), start: range[0], end: range[1], style });
      }
    },
  });
  return texts;
}

/** A mistake as the parser calls it. Its messages quote the text. */
function syntaxIssue(offset: number, code: string): NodeIssue {
  const name = code.toLowerCase().replace(/_/g, ' ');
  return { offset, name, message: `not YAML: ${name}` };
}
