// Base64 as Go decodes it for the API server, KubeVirt and YAML's !!binary, which is stricter than Node.js.

/** Go's decoder ignores line breaks, but no other blanks. */
const LINE_BREAKS = /[\r\n]+/g;

/** The bits after the last byte need not be zero, as in Go. */
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** Whether a text is base64. */
export function isBase64(text: string): boolean {
  return bytesOfBase64(text) !== undefined;
}

/**
 * The base64 of a text inside another text, for each of the three places where a group of bytes can begin: only the digits that do not depend
 * on what is before and after it.
 */
export function base64Within(text: string): string[] {
  return [0, 1, 2].map((before) => {
    const bytes = Buffer.from('-'.repeat(before) + text);
    return bytes.toString('base64').slice(Math.ceil(before * 4 / 3), Math.floor(bytes.length * 4 / 3));
  });
}

/** The number of bytes in a base64 text; undefined if it is not base64. */
export function bytesOfBase64(text: string): number | undefined {
  const digits = text.replace(LINE_BREAKS, '');
  if (digits.length % 4 !== 0 || !BASE64.test(digits)) {
    return undefined;
  }
  const padding = digits.endsWith('==') ? 2 : digits.endsWith('=') ? 1 : 0;
  return digits.length / 4 * 3 - padding;
}
