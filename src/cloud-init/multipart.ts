// Multi-part user data from any tool: its parts, and their content.

/** How deep parts may be nested. Deeper ones, which nobody writes, are read as one part. */
export const MAX_PART_DEPTH = 10;

/** The headers at the beginning. A header may continue on lines that begin with a blank. An empty line ends the headers. */
const HEADERS = /^(?:From [^\n]*\n)?(?:[\w-]+:[^\n]*\n(?:[ \t]+[^\s][^\n]*\n)*)+(?=\r?\n)/;
const FOLDED_LINE = /\r?\n[ \t]+/g;
const MULTIPART = /^Content-Type:[ \t]*multipart\/.*?;[ \t]*boundary=(?:"([^"\r\n]+)"|([^\s;"]+))/im;
const TYPE = /^Content-Type:[ \t]*([\w./+-]+)/im;
const ENCODING = /^Content-Transfer-Encoding:[ \t]*(base64|quoted-printable)\b/im;

/** The empty line that ends the headers of a part. */
const END_OF_HEADERS = /\r?\n\r?\n/;

/** The beginning of the lines between the parts of multi-part user data; undefined for other user data. */
export function boundaryOf(text: string): string | undefined {
  const [, quoted, plain = quoted] = MULTIPART.exec(HEADERS.exec(text)?.[0].replace(FOLDED_LINE, ' ') ?? '') ?? [];
  return plain === undefined ? undefined : `--${plain}`;
}

/** The parts between boundaries at the beginning of a line. The first is before all boundaries, and the last after them. */
export function partsOf(text: string, boundary: string): string[] {
  const parts: string[][] = [];
  let before = '\n';
  for (const piece of text.split(boundary)) {
    if (before.endsWith('\n')) {
      parts.push([piece]);
    } else {
      parts.at(-1)!.push(piece);
    }
    before = piece;
  }
  return parts.map((pieces) => pieces.join(boundary));
}

/** A part's headers, the empty line that ends them, and its body. */
export function splitPart(part: string): { readonly headers: string; readonly end: string; readonly body: string } {
  const { index = part.length, 0: end = '' } = END_OF_HEADERS.exec(part) ?? {};
  return { headers: part.slice(0, index), end, body: part.slice(index + end.length) };
}

/** The content type in a part's headers, such as `text/cloud-config`. */
export function typeOfPart(headers: string): string {
  return TYPE.exec(headers.replace(FOLDED_LINE, ' '))?.[1].toLowerCase() ?? '';
}

/** A part with its body in base64, and a header for that. The line break at its end belongs to the next boundary. */
export function encodeInBase64(headers: string, end: string, body: string): string {
  const [lineBreak] = /\r?\n/.exec(end) ?? ['\n'];
  const others = headers.replace(/(?:\r?\n|^)Content-Transfer-Encoding:[^\n]*(?=\r?$)/gim, '');
  return `${others}${lineBreak}Content-Transfer-Encoding: base64${end}${base64Lines(body.replace(/\r?\n$/, '')).join(lineBreak)}${lineBreak}`;
}

/** A string as lines of base64, as in email. */
export function base64Lines(text: string): readonly string[] {
  return Buffer.from(text).toString('base64').match(/.{1,76}/g) ?? [];
}

/** A part's decoded body. */
export function decodeBody(headers: string, body: string): string {
  switch (ENCODING.exec(headers)?.[1].toLowerCase()) {
    case 'base64':
      return Buffer.from(body, 'base64').toString('utf8');
    case 'quoted-printable':
      return Buffer.from(body.replace(/=[ \t]*\r?\n/g, '').replace(/=([\dA-F]{2})/gi, (_all, byte) => String.fromCharCode(parseInt(byte, 16))), 'latin1').toString('utf8');
    default:
      return body;
  }
}
