// Headers of a download must be well-formed and have no credentials: a DataVolume is not a Secret.
import { isPlaceholder } from '../issues/formats';
import { issue, Issues } from '../issues/issues';

const HEADER = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):[^\S\r\n]*\S[^\r\n]*$/;

/** Names of headers that carry credentials. */
const CREDENTIALS = /authorization|cookie|token|secret|password|credential|signature|api-?key|access-?key/i;

/** What is wrong with headers. Messages never show a value: it may be a secret. */
export function* headerIssues(path: string, headers: readonly string[] = []): Issues {
  for (const [index, header] of headers.entries()) {
    const name = HEADER.exec(header)?.[1];
    if (name === undefined && !isPlaceholder(header)) {
      yield issue(`${path}[${index}]`, 'this value is not a header: write its name, a colon and its value, such as "Accept: application/octet-stream"');
    } else if (CREDENTIALS.test(name ?? header)) {
      yield issue(`${path}[${index}]`, `${name === undefined ? 'this header' : `header ${JSON.stringify(name)}`} carries credentials: keep it in a Secret, and name that in secretExtraHeaders`);
    }
  }
}
