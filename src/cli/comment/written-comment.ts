// Writes a text as the only comment of a request with a mark. An earlier one of the same author is changed, so that a request with many
// pushes has one comment, even if jobs of several pushes run at once.
import type { CodeHost, Comment } from './code-host';
import { fitText } from './fitting-text';
import { errorText, IssueError, messageIssues } from '../../issues/issues';
import { parseJson } from '../../plain-data/json';
import { isMap } from '../../plain-data/plain-data';
import { timeoutSignal } from '../command-line/cancellation';
import { inOneLine, truncate } from '../terminal/lines';

/** The longest comment, in characters: GitHub refuses more than 65,536. */
const MAX_LENGTH = 65_000;

/** The number of comments per page. */
const PAGE_SIZE = 100;

/** The maximum number of pages that are searched. */
const MAX_PAGES = 50;

/** The timeout of a request, in milliseconds. */
const ANSWER_TIMEOUT = 60_000;

/** The status codes for a token that may not read its user. */
const MAY_NOT_READ_USER = [401, 403, 404];

/** The result for a comment, as printed. */
type CommentResult = 'written' | 'updated' | 'of a later run is left unchanged';

/** @param whole where the whole text is, in case it is too long for a comment */
export async function writeComment(host: CodeHost, id: string, text: string, whole: string): Promise<CommentResult> {
  const mark = `<!-- cdk8s-kubevirt: ${id} -->`;
  const body = `${mark}${host.run === undefined ? '' : `<!-- run: ${host.run} -->`}\n${fitText(text, MAX_LENGTH, whole)}`;
  const own = await ownId(host);
  const isOwn = ({ author }: Comment) => own === undefined ? author.isBot : author.id === own;
  const isEarlier = (comment: Comment) => comment.body.startsWith(mark) && isOwn(comment);
  const earlier = await findComment(host, isEarlier);
  if (earlier !== undefined) {
    return update(host, earlier, body);
  }
  const added = await add(host, body);
  // Two jobs that run at once may both have added one. The first one stays.
  const first = added === undefined ? undefined : await findComment(host, (comment) => comment.id < added && isEarlier(comment));
  if (added === undefined || first === undefined) {
    return 'written';
  }
  const done = await update(host, first, body);
  await sendAndRead({ host, method: 'DELETE', url: host.comment(added) });
  return done;
}

/** Changes a comment, unless a later run has written it: the job of an earlier push may end after that of a later one. */
async function update(host: CodeHost, comment: Comment, body: string): Promise<CommentResult> {
  const run = Number(/^<!--[^>]*--><!-- run: (\d+) -->/.exec(comment.body)?.[1] ?? 0);
  if (host.run !== undefined && host.run < run) {
    return 'of a later run is left unchanged';
  }
  await sendAndRead({ host, method: host.update, url: host.comment(comment.id), content: { body } });
  return 'updated';
}

/** Adds a comment; returns its id, if the answer has it. */
async function add(host: CodeHost, body: string): Promise<number | undefined> {
  const answered = await sendAndRead({ host, method: 'POST', url: host.comments, content: { body } });
  try {
    const added = JSON.parse(answered);
    return isMap(added) ? host.read(added).id : undefined;
  } catch {
    // The comment is written, whatever the answer contains.
    return undefined;
  }
}

async function sendAndRead(request: HostRequest): Promise<string> {
  return textOf(request, await send(request));
}

/** The id of the token's user; undefined for the token of a job, which has no user. */
async function ownId(host: CodeHost): Promise<number | undefined> {
  const request: HostRequest = { host, method: 'GET', url: host.self };
  const answer = await send(request);
  if (MAY_NOT_READ_USER.includes(answer.status)) {
    // An unread answer would keep the process alive.
    await answer.body?.cancel();
    return undefined;
  }
  const user = jsonOf(request, answer, await textOf(request, answer));
  return isMap(user) ? user.id : undefined;
}

/** The oldest comment that meets a condition. */
async function findComment(host: CodeHost, isWanted: (comment: Comment) => boolean): Promise<Comment | undefined> {
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const request: HostRequest = { host, method: 'GET', url: `${host.comments}?sort=asc&per_page=${PAGE_SIZE}&page=${page}` };
    const answer = await send(request);
    const text = await textOf(request, answer);
    const found = jsonOf(request, answer, text);
    if (!Array.isArray(found)) {
      throw failure(request, answer, `the answer is not a list: ${excerpt(text)}`);
    }
    const comment = found.filter(isMap).map(host.read).find(isWanted);
    if (comment !== undefined || (found.length < PAGE_SIZE && !hasNext(answer))) {
      return comment;
    }
  }
  return undefined;
}

/** Whether another page follows. GitLab leaves out comments that the user may not see, so a page with fewer comments may not be the last. */
function hasNext({ headers }: Response): boolean {
  return /;\s*rel="?next"?/.test(headers.get('link') ?? '');
}

/** A request to the API of a host. */
interface HostRequest {
  readonly host: CodeHost;
  readonly method: string;
  readonly url: string;
  readonly content?: object;
}

function send(request: HostRequest): Promise<Response> {
  const { host, method, url, content } = request;
  const body = content === undefined ? undefined : JSON.stringify(content);
  const headers = { ...host.headers, 'user-agent': 'cdk8s-kubevirt', ...content === undefined ? {} : { 'content-type': 'application/json' } };
  // A redirect would send the token elsewhere.
  return withRequestInError(request, () => fetch(url, { method, headers, body, redirect: 'error', signal: timeoutSignal(ANSWER_TIMEOUT) }));
}

/**
 * The text of an answer.
 *
 * @throws if the host refuses the request
 */
async function textOf(request: HostRequest, answer: Response): Promise<string> {
  const text = await withRequestInError(request, () => answer.text());
  if (!answer.ok) {
    throw failure(request, answer, excerpt(text));
  }
  return text;
}

function jsonOf(request: HostRequest, answer: Response, text: string): unknown {
  const value = parseJson(text);
  if (value === undefined) {
    throw failure(request, answer, `the answer is not JSON: ${excerpt(text)}`);
  }
  return value;
}

/** Runs a step of a request, and names the request in the error if the host cannot be reached or the connection breaks. */
function withRequestInError<Result>(request: HostRequest, step: () => Promise<Result>): Promise<Result> {
  return step().catch((error: Error) => {
    const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
    throw failure(request, undefined, `${isOfConnection(error) ? error.message : errorText(error)}${cause}`);
  });
}

/** Node.js throws the same type of error for these as for a mistake of a program. */
function isOfConnection(error: Error): boolean {
  return error instanceof TypeError && ['fetch failed', 'terminated'].includes(error.message);
}

function failure({ host, method, url }: HostRequest, answer: Response | undefined, message: string): IssueError {
  const status = answer === undefined ? '' : `${answer.status}: `;
  return new IssueError(messageIssues([`${host.name}: ${method} ${new URL(url).pathname}: ${status}${message}`]));
}

function excerpt(text: string): string {
  return truncate(inOneLine(text), 200);
}
