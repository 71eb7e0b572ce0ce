// Reads the answers of a server: JSON, an error, or something that does not come from an API server.
import { IncomingHttpHeaders, IncomingMessage } from 'http';
import { ApiError, UnexpectedAnswer } from './api-error';
import { ANSWER_TIMEOUT, Call, WITHIN_TIMEOUT } from './connection';
import { excerpt } from './excerpt';
import { unreachable } from './unreachable';
import { parseJson } from '../../plain-data/json';
import { isMap } from '../../plain-data/plain-data';

/** A successful answer. */
export interface Answer {
  readonly body: any;
  /** The server's warnings. */
  readonly warnings: readonly string[];
}

/**
 * Reads an answer to its end.
 *
 * @throws UnexpectedAnswer if the call does not accept the body, or it is too long; Unreachable if the connection breaks
 */
export async function readAnswer(response: IncomingMessage, call: Call): Promise<Answer> {
  const text = await joinText(chunksOf(response, call.signal), call);
  const body = parseJson(text);
  const { method = 'GET', accepts = ACCEPTED[method] } = call;
  if (!accepts(body)) {
    throw unexpectedAnswer(call, response, text);
  }
  return { body, warnings: warningsOf(response.headers.warning) };
}

/** Which bodies are accepted by default. KubeVirt's subresources answer PUT with an empty body. */
const ACCEPTED: { readonly [method in NonNullable<Call['method']>]: (body: unknown) => boolean } = {
  GET: isMap, POST: isMap, PATCH: isMap, PUT: () => true, DELETE: () => true,
};

/** Reads an answer while it arrives. */
export async function readWith<Result>(
  response: IncomingMessage, call: Call, read: (parts: AsyncIterable<string>) => Promise<Result>,
): Promise<Result> {
  let beginning = '';
  async function* remembered(): AsyncGenerator<string> {
    for await (const part of chunksOf(response, call.signal)) {
      beginning = beginning.length < EXCERPT_LENGTH ? beginning + part.slice(0, EXCERPT_LENGTH) : beginning;
      yield part;
    }
  }
  try {
    return await read(remembered());
  } catch (error) {
    throw error instanceof SyntaxError ? unexpectedAnswer(call, response, beginning) : error;
  }
}

/** How much of an answer is kept for an error message, in characters. */
const EXCERPT_LENGTH = 4_000;

/**
 * Requires a successful status.
 *
 * @throws ApiError for an error status; UnexpectedAnswer for a redirect
 */
export async function requireSuccess(response: IncomingMessage, call: Call): Promise<void> {
  const { statusCode = 0, headers } = response;
  if (statusCode >= 400) {
    throw await refusalOf(response, call);
  }
  if (statusCode >= 300) {
    response.destroy();
    const target = URL.canParse(headers.location ?? '') ? new URL(headers.location!).origin : 'another address';
    throw new UnexpectedAnswer(`${requestLine(call)}: ${statusCode}: the server redirects to ${target}: ${ADDRESS_ADVICE}`);
  }
}

/** The error for an error status, and for any answer to a request for a stream. */
export async function refusalOf(response: IncomingMessage, call: Call): Promise<Error> {
  const text = await joinText(chunksOf(response), call).catch(() => '');
  const { statusCode = 0, headers } = response;
  return statusCode < 400 ? unexpectedAnswer(call, response, text) : new ApiError(statusCode, parseJson(text) ?? text, retryAfter(headers));
}

/** How long to wait, in seconds. A date is compared with the server's own clock. */
function retryAfter({ 'retry-after': value = '', date = '' }: IncomingHttpHeaders): number | undefined {
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - (Date.parse(date) || Date.now())) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}

const ADDRESS_ADVICE = 'check whether the address in the kubeconfig is that of an API server, and whether a gateway in between asks for a login';

/** The error for an answer that does not come from an API server. */
export function unexpectedAnswer(call: Call, { headers }: Pick<IncomingMessage, 'headers'>, text: string): UnexpectedAnswer {
  return new UnexpectedAnswer(`${requestLine(call)}: the answer is ${describeContent(text, headers['content-type'])}: ${ADDRESS_ADVICE}`);
}

function requestLine({ method = 'GET', path }: Call): string {
  return `${method} ${path}`;
}

function describeContent(text: string, type = 'content without a type'): string {
  if (text.trim() === '') {
    return 'empty';
  }
  const value = parseJson(text);
  if (value === undefined) {
    return `not JSON but ${excerpt(type)}, ${JSON.stringify(excerpt(text))}`;
  }
  if (isMap(value)) {
    // Its values may be secret.
    return `JSON with the fields ${Object.keys(value).slice(0, 5).map(excerpt).join(', ') || '(none)'}, which is not an object of that kind`;
  }
  const what = value === null ? 'null value' : Array.isArray(value) ? 'list' : typeof value;
  return `a JSON ${what}, which is not an object`;
}

/** @throws Unreachable if the connection breaks before the end */
async function* chunksOf(response: IncomingMessage, signal?: AbortSignal): AsyncGenerator<string> {
  const silence = setTimeout(() => response.destroy(new Error(`nothing more of the answer ${WITHIN_TIMEOUT}`)), ANSWER_TIMEOUT);
  response.setEncoding('utf8');
  try {
    for await (const part of response) {
      silence.refresh();
      yield part;
    }
  } catch (error) {
    throw unreachable(error as Error, signal);
  } finally {
    clearTimeout(silence);
  }
}

async function joinText(parts: AsyncIterable<string>, call: Call): Promise<string> {
  let text = '';
  for await (const part of parts) {
    text += part;
    if (text.length > MAX_LENGTH) {
      throw new UnexpectedAnswer(`${requestLine(call)}: the answer has more than ${MAX_LENGTH / 1e6} million characters: ${ADDRESS_ADVICE}`);
    }
  }
  return text;
}

/** Far more than an object or an OpenAPI document of an API server has, in characters. Lists are read while they arrive. */
const MAX_LENGTH = 100_000_000;

/** Warnings look like `299 - "text"`, and are separated by commas. */
function warningsOf(header: string | undefined): string[] {
  return [...(header ?? '').matchAll(/\d{3} \S+ "((?:[^"\\]|\\.)*)"/g)].map(([, quoted]) => quoted.replace(/\\(.)/g, '$1'));
}
