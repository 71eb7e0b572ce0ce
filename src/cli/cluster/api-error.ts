// Why a request came to nothing: the server refused it, or there was no server that answered.
import { isMap } from '../../is-map';
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
    super(`${code}: ${inOneLine(withoutValues(String(status.message ?? firstLine(body)))) || 'no message'}`);
    this.reason = status.reason;
    this.causes = status.details?.causes ?? [];
  }
}

/** No answer: nobody listens, the connection broke, or the time for an answer was over. */
export class Unreachable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(inOneLine(message), options);
  }
}

/** An answer that is no Status, such as that of a proxy on the way. */
function firstLine(body: unknown): string {
  return typeof body === 'string' ? body.trim().split('\n')[0] : '';
}

/** A value of the wrong type a server quotes as Go prints it, be it one of a Secret, up to the next field that it complains of. */
function withoutValues(message: string): string {
  return message.replace(/got &value\.valueUnstructured\{Value:[^]*?(?:\}(?=\n\s*\.\S+: )|$)/g, 'got a value of another type');
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.code === 404;
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

/** Whether the same request may be answered otherwise a moment later. */
export function isPassing(error: unknown): boolean {
  if (error instanceof ApiError) {
    return [429, 500, 502, 503, 504].includes(error.code) || (error.code === 403 && UNCOUNTED.test(error.message));
  }
  return error instanceof Unreachable;
}
