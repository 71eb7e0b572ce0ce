// The URLs of images. A URL may contain a password, so messages only show its scheme.
import { isPlaceholder } from '../../issues/formats';

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

/** The host and its port, between the user and the path. */
const HOST = /^[^:/?#]*:\/\/(?:[^/?#]*@)?([^/?#]*)/;

/** A colon that is not followed by a port in digits. The colons of an IPv6 address are in brackets. */
const BAD_PORT = /:(?!\d*$)[^\]]*$/;

/** A `%` that is not followed by two hexadecimal digits. */
const BAD_ESCAPE = /^[^?#]*%(?![\da-f]{2})/i;

// eslint-disable-next-line no-control-regex
const CONTROL = /[\x00-\x1f\x7f]/;

/** What is wrong with a URL, if anything, and what to write instead. Its scheme must be one of `schemes`. */
export function urlMistake(url: string, schemes: readonly string[], example: string): string | undefined {
  const wrong = isPlaceholder(url) ? undefined : schemeMistake(url, schemes) ?? formMistake(url);
  return wrong && `${wrong}, write one such as ${JSON.stringify(example)}`;
}

function schemeMistake(url: string, schemes: readonly string[]): string | undefined {
  const scheme = SCHEME.exec(url)?.[1].toLowerCase();
  return url === '' ? 'the URL is missing'
    : scheme === undefined ? 'the URL has no scheme'
      : schemes.includes(scheme) ? undefined : `the URL has the scheme ${JSON.stringify(scheme)}`;
}

function formMistake(url: string): string | undefined {
  const host = HOST.exec(url)?.[1] ?? '';
  return BAD_PORT.test(host) ? 'the URL has something else than a port after its host\'s colon'
    : /\s/.test(host) ? 'the URL has a space in its host'
      : BAD_ESCAPE.test(url) ? 'the URL has a "%" without two hex digits after it'
        : CONTROL.test(url) ? 'the URL has a control character' : undefined;
}
