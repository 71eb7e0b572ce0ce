// Why a request came to nothing: the server refused it, or there was no server that answered.
import { excerpt } from './excerpt';
import { isMap } from '../../plain-data/plain-data';
import { inOneLine } from '../terminal/lines';

/** A cause of a refusal, such as a field of somebody else's or a value that is not allowed. */
export interface ErrorCause {
  readonly reason?: string;
  readonly message?: string;
  readonly field?: string;
}

/** An answer of 400 and above; the message is the server's own, in one line. */
export class ApiError extends Error {
  /** The word for it, such as `NotFound`. */
  readonly reason: string | undefined;
  readonly causes: readonly ErrorCause[];

  constructor(readonly code: number, body: unknown, /** What the server asks to wait, in seconds. */ readonly retryAfter?: number) {
    const status: any = isMap(body) ? body : {};
    const message = typeof status.message === 'string' ? status.message : typeof body === 'string' ? shortened(body) : '';
    super(`${code}: ${inOneLine(withoutValues(message)) || 'no message'}`);
    this.reason = status.reason;
    this.causes = Array.isArray(status.details?.causes) ? status.details.causes : [];
  }
}

/** Of a page its words, of another text its first line. */
function shortened(body: string): string {
  return /^\s*</.test(body) ? excerpt(body) : body.trim().split('\n')[0];
}

/** No answer: nobody listens, the connection broke, or the time for an answer was over. */
export class Unreachable extends Error {
  /** Whether it stays so, such as where a certificate is not trusted. */
  readonly isLasting: boolean;

  constructor(message: string, { cause, isLasting = false }: { readonly cause?: unknown; readonly isLasting?: boolean } = {}) {
    super(inOneLine(message), { cause });
    this.isLasting = isLasting;
  }
}

/** An answer that no API server gives, such as the page on which a gateway asks for a login. */
export class UnexpectedAnswer extends Error {}

/** A value of the wrong type a server quotes as Go prints it, be it one of a Secret, up to the next field that it complains of. */
function withoutValues(message: string): string {
  return message.replace(/got &value\.valueUnstructured\{Value:[^]*?(?:\}(?=\n\s*\.\S+: )|$)/g, 'got a value of another type');
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.code === 404;
}

/** Whether the server remembers no more what it is asked to go on from. */
export function isExpired(error: unknown): boolean {
  return error instanceof ApiError && error.code === 410;
}

/** What there is instead of an object that is not there, for `catch`; any other failure stays one. */
export function unlessNotFound(error: unknown): undefined {
  if (!isNotFound(error)) {
    throw error;
  }
  return undefined;
}

/** What a quota refuses that is new, until its controller has counted for the first time. */
const UNCOUNTED = /status unknown for quota/;

/** What does not fit an object's type, which is told with a code of the server's own failures. */
const MISTYPED = /failed to create typed/;

/** Whether the same request may be answered otherwise a moment later. */
export function isPassing(error: unknown): boolean {
  if (error instanceof ApiError) {
    return ([429, 500, 502, 503, 504].includes(error.code) && !MISTYPED.test(error.message)) || (error.code === 403 && UNCOUNTED.test(error.message));
  }
  return error instanceof Unreachable && !error.isLasting;
}

/** The same of what virt-api answers: with 500 it also says what it will never do. */
export function isPassingForKubeVirt(error: unknown): boolean {
  return isPassing(error) && !(error instanceof ApiError && error.code === 500);
}
