// Why a connection failed, in plain words, and what to do about problems that a retry does not solve.
import { Unreachable } from './api-error';
import { withoutCredentials } from './excerpt';

/** Certificate problems, where retries do not help. */
const PERMANENT_CODES = /^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|INVALID_|HOSTNAME_MISMATCH|ERR_TLS_CERT_)/;

/** What to do, by the code of the error. */
const ADVICE: readonly (readonly [code: RegExp, advice: string])[] = [
  [/^(?:DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/, 'set certificate-authority in the kubeconfig to the file of its CA, or NODE_EXTRA_CA_CERTS if the kubeconfig has no CA'],
  [/^CERT_HAS_EXPIRED$/, 'renew the certificate of the server, or correct the clock of this computer'],
  [/^CERT_NOT_YET_VALID$/, 'correct the clock of this computer'],
  [/^ERR_TLS_CERT_ALTNAME_INVALID$/, 'use a name of the certificate, or write it into tls-server-name of the kubeconfig'],
];

/**
 * What OpenSSL and the proxy's agent say, in words that users know, and whether retries do not help. OpenSSL's own are surrounded by numbers and
 * the names of its files.
 */
const MEANINGS: readonly (readonly [says: RegExp, meaning: string, isFinal: boolean])[] = [
  [/^[^]*:(?:wrong version number|packet length too long|record layer failure):[^]*$/, 'the server does not speak TLS: check the address and the port in the kubeconfig', true],
  [/^[^]*\balert ((?:bad |unsupported )?certificate(?: required| revoked| expired| unknown)?|unknown ca)\b[^]*$/, 'the server refuses the client certificate, or that there is none ($1): write a new one into the kubeconfig', true],
  [/^Bad response: 407$/, 'the proxy refuses the connection: 407: write its user and password into its address', true],
  [/^Bad response: (4\d\d)$/, 'the proxy refuses the connection: $1', true],
  [/^Bad response: (\d+)$/, 'the proxy refuses the connection: $1', false],
];

/**
 * The error of a connection. An aborted request keeps its own error.
 *
 * @param proxy the proxy in between, if any
 */
export function unreachable(error: Error, signal?: AbortSignal, proxy?: string): Error {
  if (signal?.aborted) {
    return error;
  }
  const code = (error as NodeJS.ErrnoException).code ?? '';
  const { reason, isFinal } = reasonOf(error.message || code || 'the connection broke');
  const advice = ADVICE.filter(([codes]) => codes.test(code)).map(([, each]) => `: ${each}`).join('');
  const way = proxy === undefined ? '' : ` (through ${withoutCredentials(proxy)}, from proxy-url, HTTPS_PROXY or HTTP_PROXY)`;
  return new Unreachable(`${reason}${advice}${way}`, { cause: error, isPermanent: isFinal || PERMANENT_CODES.test(code) });
}

function reasonOf(message: string): { readonly reason: string; readonly isFinal: boolean } {
  const found = MEANINGS.find(([says]) => says.test(message));
  return found === undefined ? { reason: message, isFinal: false } : { reason: message.replace(found[0], found[1]), isFinal: found[2] };
}
