// User data in base64 as the text that cloud-init reads, which unpacks what gzip has packed.
import { gunzipSync } from 'zlib';

/** The most bytes that are unpacked. A guest with a cloud-config of that size would not boot in time. */
const MOST_BYTES = 2 ** 26;

/** Whether bytes begin as gzip's output does. */
export function isPacked(bytes: Buffer): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/**
 * Unpacks gzip's output.
 *
 * @throws when it is damaged, or becomes too large
 */
export function unpack(bytes: Buffer): Buffer {
  return gunzipSync(bytes, { maxOutputLength: MOST_BYTES });
}

/** The text of user data in base64. What cannot be unpacked is taken as it is, as cloud-init does. */
export function decodedUserData(base64: string): string {
  const bytes = Buffer.from(base64, 'base64');
  try {
    return (isPacked(bytes) ? unpack(bytes) : bytes).toString('utf8');
  } catch {
    return bytes.toString('utf8');
  }
}
