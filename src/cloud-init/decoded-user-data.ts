// Decodes base64 user data as cloud-init does, which also decompresses gzip.
import { gunzipSync } from 'zlib';

/** The most bytes that are decompressed. A guest with a cloud-config of that size would not boot in time. */
const MAX_BYTES = 2 ** 26;

/** Whether bytes begin like gzip's output. */
export function isGzip(bytes: Buffer): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/**
 * Decompresses gzip's output.
 *
 * @throws when it is damaged or becomes too large
 */
export function decompress(bytes: Buffer): Buffer {
  return gunzipSync(bytes, { maxOutputLength: MAX_BYTES });
}

/** The decoded user data. Data that cannot be decompressed stays as it is, as in cloud-init. */
export function decodedUserData(base64: string): string {
  const bytes = Buffer.from(base64, 'base64');
  try {
    return (isGzip(bytes) ? decompress(bytes) : bytes).toString('utf8');
  } catch {
    return bytes.toString('utf8');
  }
}
