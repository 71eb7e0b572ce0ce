// Why a request failed: the server refused it, or no server answered. Also adds the cluster and the request to an error.
import { excerpt } from './excerpt';
import { errorText } from '../../issues/issues';
import { isMap, listOf, textOf } from '../../plain-data/plain-data';
import { UsageError } from '../command-line/usage-error';
import { inOneLine } from '../terminal/lines';

/** A cause of a refusal, such as a field that another manager owns, or an invalid value. */
export interface ErrorCause {
  readonly reason?: string;
  readonly message?: string;
  readonly field?: string;
}

/** An answer with status 400 or above. The message is the server's, in one line. */
export class ApiError extends Error {
  /** Such as `NotFound`. */
  readonly reason: string | undefined;
  readonly causes: readonly ErrorCause[];

  constructor(readonly code: number, body: unknown, /** How long the server asks to wait, in seconds. */ readonly retryAfter?: number) {
    const status: any = isMap(body) ? body : {};
    super(`${code}: ${inOneLine(withoutValues(textOf(status.message) || firstLine(textOf(body)))) || 'no message'}`);
    this.reason = textOf(status.reason) || undefined;
    this.causes = listOf(status.details?.causes).filter(isMap);
  }
}

/** The words of an HTML page, or the first line of any other text. */
function firstLine(body: string): string {
  return /^\s*</.test(body) ? excerpt(body) : body.trim().split('\n')[0];
}

/** No answer: nothing listens, the connection broke, or the answer took too long. */
export class Unreachable extends Error {
  /** Whether a retry cannot help, such as with an untrusted certificate. */
  readonly isPermanent: boolean;

  constructor(message: string, { cause, isPermanent = false }: { readonly cause?: unknown; readonly isPermanent?: boolean } = {}) {
    super(inOneLine(message), { cause });
    this.isPermanent = isPermanent;
  }
}

/** An answer that does not come from an API server, such as the login page of a gateway. */
export class UnexpectedAnswer extends Error {}

/** Removes values. Servers quote a value of the wrong type as Go prints it, even a secret one. It ends where the next field is named. */
function withoutValues(message: string): string {
  return message.replace(/got &(?:value\.valueUnstructured)?\{[^]*?(?:\}(?=\n\s*\.\S+: )|$)/g, 'got a value of another type');
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.code === 404;
}

/** Whether the user lacks permission. */
export function isForbidden(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 403;
}

/** Whether the object already exists, was changed in between, or has a field that another manager owns. */
export function isConflict(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 409;
}

/** The fields that another manager owns, and their owners; empty for any other error. */
export function fieldConflicts(error: unknown): ErrorCause[] {
  return error instanceof ApiError ? error.causes.filter(({ reason }) => reason === 'FieldManagerConflict') : [];
}

/** Whether the server has forgotten the resource version or page to continue from. */
export function isExpired(error: unknown): boolean {
  return error instanceof ApiError && error.code === 410;
}

/** For `catch`: returns undefined if the object does not exist, and throws any other failure. */
export function undefinedIfNotFound(error: unknown): undefined {
  if (!isNotFound(error)) {
    throw error;
  }
  return undefined;
}

/** The refusal because of a new quota whose controller has not counted yet. */
const QUOTA_NOT_READY = /status unknown for quota/;

/** The refusal of an object that a quota counts, if several servers count at once. A client that changes a quota itself can also retry. */
const QUOTA_CONFLICT = [/Operation cannot be fulfilled on (?:cluster)?resourcequotas\b/, /: the object has been modified/];

/** The refusal of an object with a value that does not fit its field, which servers report as an internal error. */
const MISTYPED = /failed to (?:create typed|convert new object)/;

/** Whether the same request may succeed a moment later. */
export function isTransient(error: unknown): boolean {
  if (error instanceof ApiError) {
    return ([429, 500, 502, 503, 504].includes(error.code) && !MISTYPED.test(error.message))
      || (isForbidden(error) && QUOTA_NOT_READY.test(error.message))
      || (isConflict(error) && QUOTA_CONFLICT.every((words) => words.test(error.message)));
  }
  return error instanceof Unreachable && !error.isPermanent;
}

/** virt-api's answer if a machine changes between its read and its patch, such as by a start at the same time: the API server refuses the patch. */
const CHANGED_IN_BETWEEN = /: the server rejected our request due to an error in our request$/;

/** Whether a request to virt-api may succeed a moment later. It also answers 500 to requests that it will never carry out. */
export function isTransientForKubeVirt(error: unknown): boolean {
  return isTransient(error) && !(error instanceof ApiError && error.code === 500 && !CHANGED_IN_BETWEEN.test(error.message));
}

/** The objects that a request is about. */
interface RequestedObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly name?: string;
  readonly namespace?: string;
}

/**
 * Runs a step that sends requests to a cluster.
 *
 * @throws a UsageError of the step unchanged. Any other error gets the cluster and the request as a prefix, such as `cluster https://…: cannot list VirtualMachine: 403: …`; `cause` is the original
 */
export async function withContext<Result>(
  { server }: { readonly server: { readonly address: string; readonly account?: string } },
  verb: string, subject: RequestedObject, step: () => Promise<Result>,
): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof UsageError) {
      throw error;
    }
    const told = `${errorText(error)}${loginAdvice(error, server)}`;
    throw new Error(`cluster ${server.address}: cannot ${verb} ${describeObject(subject)}: ${told}`, { cause: error });
  }
}

/** What to do if the server does not accept the login, as the end of a message; empty for any other error. */
export function loginAdvice(error: unknown, server: { readonly account?: string }): string {
  // Some servers let everybody in, and then refuse everything.
  const isAnonymous = isForbidden(error) && error.message.includes('"system:anonymous"');
  const isRefused = error instanceof ApiError && error.code === 401;
  if (!isAnonymous && !isRefused) {
    return '';
  }
  // Finding it out may read the file of a certificate, so only for these errors.
  const { account } = server;
  return `: ${isRefused ? 'log in again, or write a new' : 'log in, or write a'} token or certificate into the kubeconfig${account === undefined ? '' : `: ${account}`}`;
}

/** The name of an object or a kind in errors. */
export function describeObject({ apiVersion, kind, name, namespace }: RequestedObject): string {
  const which = name === undefined ? `${kind} of ${apiVersion}` : `${kind} ${JSON.stringify(name)}`;
  return `${which}${namespace === undefined ? '' : ` in namespace ${JSON.stringify(namespace)}`}`;
}
