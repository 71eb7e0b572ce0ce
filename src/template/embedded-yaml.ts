// YAML inside a string, such as cloud-init's user data: its scalars can be changed, and nothing around them.
import { parse, Scalar } from 'yaml';
import { issue, IssueError } from '../issues/issues';
import type { PlaceholderValue } from './placeholders';
import { CLOUD_INIT } from '../yaml/dialects';
import { parseYaml, type YamlScalar } from '../yaml/yaml';

const USER_DATA = /^(?:## template: ?jinja\r?\n)?#cloud-config\b/;
const NETWORK_DATA = /(?:^|\.)networkData$/;
const MULTIPART = /^Content-Type: multipart\/[^\n]*boundary="([^"\n]+)"/;

type Substitute = (text: string) => PlaceholderValue;

/**
 * Applies `substitute` to a text. Where the text is YAML of its own (`#cloud-config`, or network data), it is applied
 * to each scalar instead, and a scalar that changed is spelled anew so that it stays one scalar; comments, order and
 * layout of everything else stay as they are. Multi-part user data is taken part by part.
 *
 * @param path the field that the text stands in
 * @throws where the text should be YAML and is not
 */
export function substituteText(text: string, path: string, substitute: Substitute): PlaceholderValue {
  const changed = substitute(text);
  if (changed === text || typeof changed !== 'string') {
    return changed;
  }
  const boundary = MULTIPART.exec(text)?.[1];
  if (boundary !== undefined) {
    return text.split(`--${boundary}`).map((part) => substitutePart(part, path, substitute)).join(`--${boundary}`);
  }
  return USER_DATA.test(text) || NETWORK_DATA.test(path) ? substituteScalars(text, path, substitute) : changed;
}

/** A part's body begins after its headers, which must not promise ASCII for a value that is none. */
function substitutePart(part: string, path: string, substitute: Substitute): string {
  const [headers, ...paragraphs] = part.split('\n\n');
  const body = String(substituteText(paragraphs.join('\n\n'), path, substitute));
  const isAscii = /^[\x00-\x7f]*$/.test(body);
  return paragraphs.length === 0 ? part : `${isAscii ? headers : headers.replace(/^(Content-Transfer-Encoding: )7bit$/m, '$18bit')}\n\n${body}`;
}

function substituteScalars(text: string, path: string, substitute: Substitute): string {
  const { documents, issues: [wrong] } = parseYaml(text, CLOUD_INIT);
  if (wrong !== undefined) {
    throw new IssueError([issue(path, `line ${wrong.line} of this text is not YAML (${wrong.name}), so a value could change what is around it: correct it first`)]);
  }
  const edits = documents.flatMap(({ texts }) => texts()).flatMap((scalar): Edit[] => {
    const after = substituteText(scalar.value, '', substitute);
    const { start, end } = scalar;
    return after === scalar.value ? [] : [{ start, end, text: respell(scalar, text.slice(start, end), after, substitute) }];
  });
  // What is left between the scalars is comments, where a value only has to stay on its line.
  const between = (start: number, end?: number) => text.slice(start, end).split('\n')
    .map((line) => String(substitute(line)).replace(/\n/g, ' ')).join('\n');
  const spelled = edits.map((edit, index) => between(edits[index - 1]?.end ?? 0, edit.start) + edit.text);
  return spelled.join('') + between(edits.at(-1)?.end ?? 0);
}

interface Edit { readonly start: number; readonly end: number; readonly text: string }

/** A scalar's new spelling: the author's own style where that reads back as the value, else double quotes. */
function respell({ style }: YamlScalar, source: string, value: PlaceholderValue, substitute: Substitute): string {
  if (typeof value !== 'string') {
    return String(value);
  }
  if (style === Scalar.BLOCK_LITERAL) {
    const spelling = respellBlock(source, substitute);
    if (parses(`k: ${spelling}`, { k: value })) {
      return spelling;
    }
  } else if (style === Scalar.PLAIN && !/[,[\]{}\n]/.test(value) && parses(`- ${value}\n`, [value]) && parses(`${value}: 1\n`, { [value]: 1 })) {
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
      return JSON.stringify(parse(text, { version, logLevel: 'error' })) === JSON.stringify(expected);
    } catch {
      return false;
    }
  });
}

/** JSON strings are YAML's double-quoted ones, but for the line breaks and controls that only YAML knows. */
function quote(value: string): string {
  return JSON.stringify(value).replace(/[\u007f-\u009f\u2028\u2029\ufeff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
