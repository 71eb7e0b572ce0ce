// The names of images, as nodes read them. The kubelet and CDI both parse them with the Go library distribution/reference.
import type { Format } from '../issues/formats';

const DOMAIN = '(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?)*|\\[[a-fA-F0-9:]+\\])(?::[0-9]+)?';

const COMPONENT = '[a-z0-9]+(?:(?:[._]|__|-+)[a-z0-9]+)*';

const DIGEST = '(?:sha256:[a-f0-9]{64}|sha384:[a-f0-9]{96}|sha512:[a-f0-9]{128})';

const REFERENCE = new RegExp(`^(?:${DOMAIN}/)?(${COMPONENT}(?:/${COMPONENT})*)(:\\w[\\w.-]{0,127})?(@${DIGEST})?$`);

/** The identifier of an image, which is not a name. */
const IDENTIFIER = /^[a-f0-9]{64}$/;

const MAX_NAME_LENGTH = 255;

/** The name of an image, which a node can pull. */
export const IMAGE_REFERENCE: Format = {
  is: 'the name of an image',
  matches: (text) => {
    const name = REFERENCE.exec(text)?.[1];
    return name !== undefined && name.length <= MAX_NAME_LENGTH && !IDENTIFIER.test(text);
  },
  write: 'registry, image and tag, in lower case and without a scheme, such as "quay.io/containerdisks/ubuntu:22.04"',
};

/** Whether a name has a tag and a digest, which nodes read and CDI does not. */
export function hasTagAndDigest(reference: string): boolean {
  const [, , tag, digest] = REFERENCE.exec(reference) ?? [];
  return tag !== undefined && digest !== undefined;
}
