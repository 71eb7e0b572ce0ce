// YAML inside a string, such as cloud-init's user data: its scalars can be changed, and nothing around them.
import { parse, parseDocument, Scalar, visit } from 'yaml';
import type { PlaceholderValue } from './placeholders';

const USER_DATA = /^(?:## template: ?jinja\r?\n)?#cloud-config\b/;
const NETWORK_DATA = /(?:^|\.)networkData$/;

type Substitute = (text: string) => PlaceholderValue;

/**
 * Applies `substitute` to a text. Where the text is YAML of its own (`#cloud-config`, or network data), it is applied
 * to each scalar instead, and a scalar that changed is spelled anew so that it stays one scalar; comments, order and
 * layout of everything else stay as they are.
 *
 * @param path the field that the text stands in
 * @throws where the text should be YAML and is not
 */
export function substituteText(text: string, path: string, substitute: Substitute): PlaceholderValue {
  const changed = substitute(text);
  if (changed === text || typeof changed !== 'string' || !(USER_DATA.test(text) || NETWORK_DATA.test(path))) {
    return changed;
  }
  const masked = text.replace(/\{\{([^{}\n]*)\}\}/g, '\uE002\uE002$1\uE003\uE003');
  const document = parseDocument(masked, { prettyErrors: false });
  if (document.errors.length > 0) {
    const { message, pos } = document.errors[0];
    throw new Error(`${path}: line ${masked.slice(0, pos[0]).split('\n').length} of this text is not YAML: ${message.replace(/\.$/, '')}`);
  }
  const edits: Edit[] = [];
  visit(document, {
    Scalar: (_key, node) => {
      if (typeof node.value !== 'string') {
        return;
      }
      const before = unmask(node.value);
      const after = substituteText(before, '', substitute);
      if (after !== before) {
        const [start, end] = node.range!;
        edits.push({ start, end, text: respell(node, unmask(masked.slice(start, end)), after, substitute) });
      }
    },
  });
  return unmask(edits.reverse().reduce((result, { start, end, text: spelling }) => result.slice(0, start) + spelling + result.slice(end), masked));
}

interface Edit { readonly start: number; readonly end: number; readonly text: string }

function unmask(text: string): string {
  return text.replace(/\uE002\uE002/g, '{{').replace(/\uE003\uE003/g, '}}');
}

/** A scalar's new spelling: the author's own style where that reads back as the value, else double quotes. */
function respell(node: Scalar, source: string, value: PlaceholderValue, substitute: Substitute): string {
  if (typeof value !== 'string') {
    return String(value);
  }
  if (node.type === Scalar.BLOCK_LITERAL) {
    const spelling = respellBlock(source, substitute);
    if (parses(`k: ${spelling}`, { k: value })) {
      return spelling;
    }
  } else if (node.type === Scalar.PLAIN && !/[,[\]{}\n]/.test(value) && parses(`- ${value}\n`, [value]) && parses(`${value}: 1\n`, { [value]: 1 })) {
    return value;
  }
  return quote(value) + (source.endsWith('\n') ? '\n' : '');
}

/** A block literal with each line substituted, further lines of a value indented as the line they begin in. */
function respellBlock(source: string, substitute: Substitute): string {
  return source.split('\n').map((line, index) => {
    const indent = /^ */.exec(line)![0];
    return index === 0 ? line : indent + String(substitute(line.slice(indent.length))).replace(/\n(?=[^\n])/g, `\n${indent}`);
  }).join('\n');
}

/** Whether YAML 1.1, which cloud-init reads, and 1.2 agree that a text means `expected`. */
function parses(text: string, expected: any): boolean {
  return (['1.1', '1.2'] as const).every((version) => {
    try {
      return JSON.stringify(parse(text, { version })) === JSON.stringify(expected);
    } catch {
      return false;
    }
  });
}

/** JSON strings are YAML's double-quoted ones, but for the line breaks and controls that only YAML knows. */
function quote(value: string): string {
  return JSON.stringify(value).replace(/[\u007f-\u009f\u2028\u2029\ufeff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
