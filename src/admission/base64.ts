// Base64 as Go decodes it for the API server and KubeVirt, which is stricter than Node.js.

/** Go's decoder ignores line breaks, but no other blanks. */
const LINE_BREAKS = /[\r\n]+/g;

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** The number of bytes in a base64 text; undefined if it is not base64. */
export function bytesOfBase64(text: string): number | undefined {
  const digits = text.replace(LINE_BREAKS, '');
  const isBase64 = digits.length % 4 === 0 && BASE64.test(digits);
  return isBase64 ? digits.length / 4 * 3 - (digits.length - digits.replace(/(?<!=)=+$/, '').length) : undefined;
}
