// Checks the locations of images: URLs, image references and headers of downloads. None may contain credentials.
import { HOST_PATTERN, checkFormat, Format, isPlaceholder } from '../issues/formats';
import { issue, Issues } from '../issues/issues';

const HOST = `${HOST_PATTERN}(?::\\d{1,5})?`;
const REST = '[^\\s\\\\#]';
const SEGMENT = '[^/\\s\\\\#?]+';

const COMPONENT = '[a-z0-9]+(?:(?:\\.|_{1,2}|-+)[a-z0-9]+)*';
const DIGEST = '@[a-z0-9]+(?:[+._-][a-z0-9]+)*:[0-9A-Fa-f]{32,}';
const REPOSITORY = `${COMPONENT}(?:/${COMPONENT})*(?::\\w[\\w.-]{0,127})?(?:${DIGEST})?`;

/** A `%` in a URL starts two hexadecimal digits. */
const BAD_ESCAPE = /%(?![0-9A-Fa-f]{2})/;

const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;

/** A user, with or without a password, before the host. Also matches URLs that are not well-formed. */
const CREDENTIALS = /^(?:[a-z][a-z0-9+.-]*:)?(?:\/\/)?[^/?#]*@/i;

const DIGEST_AT_END = new RegExp(`${DIGEST}$`);

function locationFormat(is: string, pattern: string, write: string): Format {
  const whole = new RegExp(`^(?:${pattern})$`);
  return { is, matches: (text) => whole.test(text) && !BAD_ESCAPE.test(text), write };
}

/** A web server's file. */
export const HTTP_LOCATION = locationFormat('an HTTP URL', `https?://${HOST}(?:[/?]${REST}*)?`, 'a URL such as "https://example.com/disk.qcow2"');

/** CDI reads an S3 bucket from the path, never from the host. */
export const S3_LOCATION = locationFormat('the HTTP URL of an S3 object', `https?://${HOST}/${SEGMENT}/${REST}+`,
  'endpoint, bucket and object, such as "https://s3.eu-central-1.amazonaws.com/images/disk.qcow2"');

/** An object of Google Cloud Storage, or of a server with the same API. */
export const GCS_LOCATION = locationFormat('the URL of a Google Cloud Storage object', `(?:gs:/|https?://${HOST})/${SEGMENT}/${REST}+`,
  'bucket and object, such as "gs://images/disk.qcow2"');

/** An image in a registry. A name needs its registry, because CDI reads `docker://ubuntu:22.04` as a host with a port. */
export const REGISTRY_LOCATION = locationFormat('an image in a registry', `(?:docker://)?${HOST}/${REPOSITORY}|oci-archive://[^\\s\\\\#?]+`,
  'its registry and name, such as "quay.io/containerdisks/ubuntu:22.04" or "docker.io/library/ubuntu:22.04", or oci-archive:// and a path');

/** A container image, as a pod names it. */
export const CONTAINER_IMAGE = locationFormat('a container image', `(?:${HOST}/)?${REPOSITORY}`,
  'its name without a scheme, such as "quay.io/containerdisks/ubuntu:22.04"');

/** The issue of a location that has the wrong format or contains credentials. The message does not show credentials. */
export function* checkLocation(path: string, text: string | undefined, rule: Format): Issues {
  const address = text?.replace(DIGEST_AT_END, '') ?? '';
  if (CREDENTIALS.test(address)) {
    yield issue(path, 'this value has a user or a password in it: leave them out, and name the Secret that holds them');
  } else {
    yield* checkFormat(path, text, { ...rule, secret: /[@?]/.test(address) });
  }
}

/** A registry's image with its scheme: `docker://` unless it has one. */
export function registryUrl(image: string): string {
  return SCHEME.test(image) ? image : `docker://${image}`;
}

const HEADER = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):[^\S\r\n]*\S[^\r\n]*$/;

/** Names of headers that carry credentials, such as `X-JFrog-Art-Api` and `Ocp-Apim-Subscription-Key`. */
const CREDENTIAL_HEADERS = /authorization|cookie|token|secret|passw(?:or)?d|credential|signature|(?:api|access)-?key|art-api|(?:^|[-_])(?:auth|key)$/i;

/** The issues of headers. Messages never show a value, since it may be a secret. */
export function* headerIssues(path: string, headers: readonly string[] = []): Issues {
  for (const [index, header] of headers.entries()) {
    const name = HEADER.exec(header)?.[1];
    if (name === undefined && !isPlaceholder(header)) {
      yield issue(`${path}[${index}]`, 'this value is not a header: write its name, a colon and its value, such as "Accept: application/octet-stream"');
    } else if (CREDENTIAL_HEADERS.test(name ?? header)) {
      yield issue(`${path}[${index}]`, `${name === undefined ? 'this header' : `header ${JSON.stringify(name)}`} carries credentials: keep it in a Secret, and name that in secretExtraHeaders`);
    }
  }
}
