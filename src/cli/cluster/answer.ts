// What a server answers, read from the connection: JSON, a refusal, or what no API server says.
import { IncomingHttpHeaders, IncomingMessage } from 'http';
import { ApiError, UnexpectedAnswer } from './api-error';
import { ANSWER_TIMEOUT, Call, IN_TIME, unreachable } from './connection';
import { excerpt } from './excerpt';
import { isMap } from '../../plain-data/plain-data';

/** An answer of 200 and what is alike. */
export interface Answer {
  readonly body: any;
  /** What the server warns of. */
  readonly warnings: readonly string[];
}

/**
 * The answer as a value.
 *
 * @throws ApiError for a refusal, UnexpectedAnswer for what the call does not accept, Unreachable where it does not come to its end
 */
export async function answerOf(response: IncomingMessage, call: Call): Promise<Answer> {
  const text = await textOf(partsOf(response, call.signal));
  const body = parsed(text);
  const { method = 'GET', accepts = ACCEPTED[method] } = call;
  if (!accepts(body)) {
    throw unexpected(call, response, text);
  }
  return { body, warnings: warnings(response.headers.warning) };
}

/** What is done with the answer may be empty, as that of KubeVirt's subresources is. */
const ACCEPTED: { readonly [method in NonNullable<Call['method']>]: (body: unknown) => boolean } = {
  GET: isMap, POST: isMap, PATCH: isMap, PUT: () => true, DELETE: () => true,
};

/** An answer that is read while it comes. */
export async function readWith<Result>(
  response: IncomingMessage, call: Call, read: (parts: AsyncIterable<string>) => Promise<Result>,
): Promise<Result> {
  let head = '';
  async function* heard(): AsyncGenerator<string> {
    for await (const part of partsOf(response, call.signal)) {
      head = head.length < HEAD ? head + part.slice(0, HEAD) : head;
      yield part;
    }
  }
  try {
    return await read(heard());
  } catch (error) {
    throw error instanceof SyntaxError ? unexpected(call, response, head) : error;
  }
}

/** How much of an answer is kept to say what it is, in characters. */
const HEAD = 4_000;

/**
 * Nothing, for an answer that says yes.
 *
 * @throws ApiError for what the server refuses, UnexpectedAnswer where it sends elsewhere
 */
export async function requireYes(response: IncomingMessage, call: Call): Promise<void> {
  const { statusCode = 0, headers } = response;
  if (statusCode >= 400) {
    throw await refusal(response, call);
  }
  if (statusCode >= 300) {
    response.destroy();
    const target = URL.canParse(headers.location ?? '') ? new URL(headers.location!).origin : 'another place';
    throw new UnexpectedAnswer(`${calledAs(call)}: ${statusCode}: the server sends to ${target}: ${ADVICE}`);
  }
}

/** The error that an answer of 400 and above is, and any answer where none was to come. */
export async function refusal(response: IncomingMessage, call: Call): Promise<Error> {
  const text = await textOf(partsOf(response)).catch(() => '');
  const { statusCode = 0, headers } = response;
  return statusCode < 400 ? unexpected(call, response, text) : new ApiError(statusCode, parsed(text) ?? text, retryAfter(headers));
}

/** In seconds; a moment is meant by the server's own clock. */
function retryAfter({ 'retry-after': asked = '', date = '' }: IncomingHttpHeaders): number | undefined {
  const seconds = /^\d+$/.test(asked) ? Number(asked) : (Date.parse(asked) - (Date.parse(date) || Date.now())) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}

const ADVICE = 'look whether the address in the kubeconfig is that of an API server, and whether something on the way asks for a login';

/** That an answer is none of an API server. */
export function unexpected(call: Call, { headers }: Pick<IncomingMessage, 'headers'>, text: string): UnexpectedAnswer {
  return new UnexpectedAnswer(`${calledAs(call)}: the answer is ${kindOf(text, headers['content-type'])}: ${ADVICE}`);
}

function calledAs({ method = 'GET', path }: Call): string {
  return `${method} ${path}`;
}

function kindOf(text: string, type = 'of no type'): string {
  if (text.trim() === '') {
    return 'empty';
  }
  const value = parsed(text);
  if (value === undefined) {
    return `no JSON but ${excerpt(type)}, ${JSON.stringify(excerpt(text))}`;
  }
  // Whatever is in it may be secret.
  return isMap(value) ? `JSON with the fields ${Object.keys(value).slice(0, 5).map(excerpt).join(', ') || 'of nothing'}, which is no object of that kind`
    : `the ${value === null ? 'value null' : Array.isArray(value) ? 'list' : typeof value} in JSON, which is no object`;
}

/** @throws Unreachable where an answer does not come to its end */
async function* partsOf(response: IncomingMessage, signal?: AbortSignal): AsyncGenerator<string> {
  const silence = setTimeout(() => response.destroy(new Error(`nothing more of an answer ${IN_TIME}`)), ANSWER_TIMEOUT);
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

async function textOf(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) {
    text += part;
  }
  return text;
}

/** Warnings look like `299 - "text"`, several of them joined by commas. */
function warnings(header: string | undefined): string[] {
  return [...(header ?? '').matchAll(/\d{3} \S+ "((?:[^"\\]|\\.)*)"/g)].map(([, quoted]) => quoted.replace(/\\(.)/g, '$1'));
}

/** Undefined where it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
