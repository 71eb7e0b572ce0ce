// Writes a text as the one comment of a request that bears a mark: an earlier one of the same author is changed, so that a request with
// many pushes has one comment, also where jobs of several pushes run at once.
import type { CodeHost, Comment } from './code-host';
import { errorText, IssueError, messageIssues } from '../../issues/issues';
import { isMap } from '../../plain-data/plain-data';
import { inOneLine, shortened } from '../terminal/lines';

/** What either host takes: GitHub 65,536 characters. */
const MOST = 65_000;

const PAGE = 100;

/** More comments than that nobody reads either. */
const MOST_PAGES = 50;

const MOST_SECONDS = 60;

/** How a host answers whom it does not tell about users. */
const NOT_TOLD = [401, 403, 404];

/** What has become of a comment. */
type Done = 'written' | 'updated' | 'of a later run is left alone';

export async function writeComment(host: CodeHost, id: string, text: string): Promise<Done> {
  const mark = `<!-- cdk8s-kubevirt: ${id} -->`;
  const body = `${mark}${host.run === undefined ? '' : `<!-- run: ${host.run} -->`}\n${fitted(text)}`;
  const own = await ownId(host);
  const isOwn = ({ author }: Comment) => own === undefined ? author.isBot : author.id === own;
  const isEarlier = (comment: Comment) => comment.body.startsWith(mark) && isOwn(comment);
  const earlier = await findComment(host, isEarlier);
  if (earlier !== undefined) {
    return update(host, earlier, body);
  }
  const added = await add(host, body);
  // Another job may have looked, too, before there was any: all of them keep the first one.
  const first = added === undefined ? undefined : await findComment(host, (comment) => comment.id < added && isEarlier(comment));
  if (added === undefined || first === undefined) {
    return 'written';
  }
  const done = await update(host, first, body);
  await change({ host, method: 'DELETE', url: host.comment(added) });
  return done;
}

/** Changes a comment, unless it says more of the request than this job knows: a job of an earlier push may take longer than one of a later. */
async function update(host: CodeHost, comment: Comment, body: string): Promise<Done> {
  const run = Number(/^<!--[^>]*--><!-- run: (\d+) -->/.exec(comment.body)?.[1] ?? 0);
  if (host.run !== undefined && host.run < run) {
    return 'of a later run is left alone';
  }
  await change({ host, method: host.update, url: host.comment(comment.id), content: { body } });
  return 'updated';
}

/** Adds a comment: its id, if the host tells it. */
async function add(host: CodeHost, body: string): Promise<number | undefined> {
  const answered = await change({ host, method: 'POST', url: host.comments, content: { body } });
  try {
    const added = JSON.parse(answered);
    return isMap(added) ? host.read(added).id : undefined;
  } catch {
    // It is written all the same.
    return undefined;
  }
}

async function change(asking: Asking): Promise<string> {
  return accepted(asking, await send(asking));
}

/** Whole sections, as many as there is room for. */
function fitted(text: string): string {
  if (text.length <= MOST) {
    return text;
  }
  const sections = text.split(/^(?=### )/m);
  let room = MOST;
  const kept = sections.filter(({ length }) => {
    const fits = length < room;
    room -= fits ? length : 0;
    return fits;
  });
  return `${kept.join('')}\nThere is no room for ${sections.length - kept.length} of ${sections.length} parts: see the log of this job.\n`;
}

/** Whose the token is; undefined for that of a job, which has no user. */
async function ownId(host: CodeHost): Promise<number | undefined> {
  const asking: Asking = { host, method: 'GET', url: host.self };
  const answer = await send(asking);
  if (NOT_TOLD.includes(answer.status)) {
    // A refusal that nobody reads would keep the process alive.
    await answer.body?.cancel();
    return undefined;
  }
  const user = parsed(asking, answer, await accepted(asking, answer));
  return isMap(user) ? (user as any).id : undefined;
}

/** The first comment of that kind: both hosts have the oldest first, GitLab where it is asked to. */
async function findComment(host: CodeHost, is: (comment: Comment) => boolean): Promise<Comment | undefined> {
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const asking: Asking = { host, method: 'GET', url: `${host.comments}?sort=asc&per_page=${PAGE}&page=${page}` };
    const answer = await send(asking);
    const text = await accepted(asking, answer);
    const found = parsed(asking, answer, text);
    if (!Array.isArray(found)) {
      throw failure(asking, answer, `the answer is no list: ${excerpt(text)}`);
    }
    const comment = found.filter(isMap).map(host.read).find(is);
    if (comment !== undefined || (found.length < PAGE && !hasNext(answer))) {
      return comment;
    }
  }
  return undefined;
}

/** Whether a page follows: GitLab leaves out what its caller may not see once it has taken a page, so that any but the last may be short. */
function hasNext({ headers }: Response): boolean {
  return /;\s*rel="?next"?/.test(headers.get('link') ?? '');
}

/** What a host is asked. */
interface Asking {
  readonly host: CodeHost;
  readonly method: string;
  readonly url: string;
  readonly content?: object;
}

function send(asking: Asking): Promise<Response> {
  const { host, method, url, content } = asking;
  const body = content === undefined ? undefined : JSON.stringify(content);
  const headers = { ...host.headers, 'user-agent': 'cdk8s-kubevirt', ...content === undefined ? {} : { 'content-type': 'application/json' } };
  // Elsewhere the token is nobody's business.
  return told(asking, () => fetch(url, { method, headers, body, redirect: 'error', signal: AbortSignal.timeout(1000 * MOST_SECONDS) }));
}

/** The text of an answer that is no refusal. */
async function accepted(asking: Asking, answer: Response): Promise<string> {
  const text = await told(asking, () => answer.text());
  if (!answer.ok) {
    throw failure(asking, answer, excerpt(text));
  }
  return text;
}

function parsed(asking: Asking, answer: Response, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw failure(asking, answer, `the answer is no JSON: ${excerpt(text)}`);
  }
}

/** Runs a step of a request, and says of which one if the host cannot be reached, or goes away. */
function told<Result>(asking: Asking, step: () => Promise<Result>): Promise<Result> {
  return step().catch((error: Error) => {
    const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
    throw failure(asking, undefined, `${isOfConnection(error) ? error.message : errorText(error)}${cause}`);
  });
}

/** Node.js throws the type of error for these that it has for a mistake of a program. */
function isOfConnection(error: Error): boolean {
  return error instanceof TypeError && ['fetch failed', 'terminated'].includes(error.message);
}

function failure({ host, method, url }: Asking, answer: Response | undefined, said: string): IssueError {
  const status = answer === undefined ? '' : `${answer.status}: `;
  return new IssueError(messageIssues([`${host.name}: ${method} ${new URL(url).pathname}: ${status}${said}`]));
}

function excerpt(text: string): string {
  return shortened(inOneLine(text), 200);
}
