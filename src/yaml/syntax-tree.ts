// Parses the documents of a YAML text into trees of nodes, with the library `yaml`. The library refuses some YAML that kubectl, cloud-init
// and netplan read, and that is accepted here: lines in quotes and brackets that are not indented further than their field, and comments
// without a space before them.
import { Composer, type CST, type Document, Lexer, type LineCounter, Parser } from 'yaml';
import type { Dialect } from './dialects';
import type { LexemeChecker } from './kubernetes-refusals';
import { MAX_LEVELS, type NodeIssue, tooDeepMessage } from './node-values';

/** The methods of the lexer that compare a line with the column that a block would have there. */
const LENIENT_METHODS = ['parseQuotedScalar', 'parseFlowCollection'];

/** A lexer for which lines in quotes and brackets may begin anywhere: the lexer treats them as outside of a block. */
function lenientLexer(): Lexer {
  const lexer: any = new Lexer();
  for (const name of LENIENT_METHODS) {
    const method: () => Generator<string, unknown> = lexer[name];
    lexer[name] = function* () {
      const { indentNext } = lexer;
      lexer.indentNext = 0;
      const next = yield* method.call(lexer);
      lexer.indentNext = indentNext;
      return next;
    };
  }
  return lexer;
}

/**
 * The documents of a text, one after the other. It stops at nesting that is too deep: the parser recurses, and would crash the process
 * when the stack overflows.
 *
 * @param watch receives every lexeme with its offset; the mistakes that it finds are yielded
 */
export function* compose(
  text: string, { options }: Dialect, { addNewLine }: LineCounter, watch?: LexemeChecker,
): Iterable<Document.Parsed | NodeIssue> {
  const composer = new Composer(options);
  const parser = new Parser(addNewLine);
  addNewLine(0);
  let quote = 0;
  for (const lexeme of lenientLexer().lex(text)) {
    quote = /^["']/.test(lexeme) ? parser.offset : quote;
    const mistake = watch?.mistake(lexeme, parser.offset);
    if (mistake !== undefined) {
      yield mistake;
    }
    yield* compositions(composer, parser.next(lexeme), text, quote);
    // The stack starts with the document, and may end with a scalar.
    if (parser.stack.length > MAX_LEVELS + 2) {
      yield { offset: parser.stack[MAX_LEVELS + 1].offset, name: 'too many levels', message: tooDeepMessage(`${MAX_LEVELS + 1} levels`) };
      return;
    }
  }
  yield* compositions(composer, parser.end(), text, quote);
  for (const document of composer.end()) {
    yield adjustErrors(document, text, quote);
  }
}

function* compositions(composer: Composer, tokens: Iterable<CST.Token>, text: string, quote: number): Iterable<Document.Parsed> {
  for (const token of tokens) {
    for (const document of composer.next(token)) {
      yield adjustErrors(document, text, quote);
    }
  }
}

/** A document without the errors about comments that have no space before them. The error for an unclosed quote is moved to where it was opened. */
function adjustErrors(document: Document.Parsed, text: string, quote: number): Document.Parsed {
  document.errors = document.errors.filter(({ code, pos: [offset] }) => !(code === 'MISSING_CHAR' && text[offset] === '#'));
  // Without its closing quote, a string extends to the end.
  document.errors.filter(({ message }) => /^Missing closing ["']/.test(message)).forEach((error) => {
    error.pos = [quote, quote + 1];
  });
  return document;
}
