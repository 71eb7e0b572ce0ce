// What registries, other image servers and API servers say when they do not give what was asked for.

/** Of an image that has no variant for a platform. containerd adds `not found`. */
export const NO_PLATFORM = /no match for platform|no matching manifest|no image found in/i;

export const WITHOUT_TLS = /HTTP response to HTTPS client/;
export const RATE_LIMITED = /too ?many ?requests|(?:got|code:?) 429\b/i;
export const UNAVAILABLE = /(?:got|code:?) 5\d\d\b|internal server error|bad gateway|service unavailable/i;
export const NO_ACCESS = /unauthorized|denied|forbidden|\b40[13]\b/i;
export const UNTRUSTED = /certificate|x509/i;

/** Of timeouts, and of the API server, also of conflicts. */
const PASSING = new RegExp([
  'Internal error occurred', 'no endpoints available', 'unable to handle the request', 'object has been modified',
  'deadline exceeded', '\\btime(?:d )?out\\b', 'connection (?:refused|reset)',
].join('|'), 'i');

/** Whether an error may pass on its own: whoever asked tries again. Webhooks write their own refusals, which may contain these words. */
export function isTransientMessage(message: string): boolean {
  return [RATE_LIMITED, UNAVAILABLE, PASSING].some((pattern) => pattern.test(message)) && !message.includes('denied the request');
}
