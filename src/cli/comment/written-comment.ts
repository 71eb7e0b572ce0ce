// Writes a text as the one comment of a request that bears a mark: an earlier one of the same author is changed, so that a request with
// many pushes has one comment.
import type { CodeHost, Comment } from './code-host';
import { errorText, IssueError, messageIssues } from '../../issues/issues';
import { inOneLine, shortened } from '../terminal/lines';

/** What either host takes: GitHub 65,536 characters. */
const MOST = 65_000;

const PAGE = 100;

/** More comments than that nobody reads either. */
const MOST_PAGES = 50;

const MOST_SECONDS = 60;

/** @returns what has become of it */
export async function writeComment(host: CodeHost, id: string, text: string): Promise<'written' | 'updated'> {
  const mark = `<!-- cdk8s-kubevirt: ${id} -->`;
  const body = `${mark}\n${fitted(text)}`;
  const own = await ownId(host);
  const isOwn = ({ author }: Comment) => own === undefined ? author.isBot : author.id === own;
  const earlier = await findComment(host, (comment) => comment.body.startsWith(mark) && isOwn(comment));
  await (earlier === undefined ? ask(host, 'POST', host.comments, { body }) : ask(host, host.update, host.comment(earlier.id), { body }));
  return earlier === undefined ? 'written' : 'updated';
}

/** Whole sections, as many as there is room for. */
function fitted(text: string): string {
  if (text.length <= MOST) {
    return text;
  }
  const sections = text.split(/^(?=### )/m);
  let kept = '';
  let count = 0;
  while (count < sections.length && kept.length + sections[count].length < MOST) {
    kept += sections[count];
    count += 1;
  }
  return `${kept}\nThere is no room for ${sections.length - count} of ${sections.length} parts: see the log of this job.\n`;
}

/** Whose the token is; undefined for that of a job, which has no user. */
async function ownId(host: CodeHost): Promise<number | undefined> {
  const answer = await send(host, 'GET', host.self);
  if (!answer.ok) {
    // A refusal that nobody reads would keep the process alive.
    await answer.body?.cancel();
    return undefined;
  }
  return ((await answer.json()) as any)?.id;
}

async function findComment(host: CodeHost, is: (comment: Comment) => boolean): Promise<Comment | undefined> {
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const found: any = await ask(host, 'GET', `${host.comments}?per_page=${PAGE}&page=${page}`);
    const comments: Comment[] = Array.isArray(found) ? found.map(host.read) : [];
    const comment = comments.find(is);
    if (comment !== undefined || comments.length < PAGE) {
      return comment;
    }
  }
  return undefined;
}

async function ask(host: CodeHost, method: string, url: string, content?: object): Promise<unknown> {
  const answer = await send(host, method, url, content);
  if (!answer.ok) {
    const said = shortened(inOneLine(await answer.text()), 200);
    throw new IssueError(messageIssues([`${host.name}: ${method} ${new URL(url).pathname}: ${answer.status}: ${said}`]));
  }
  return answer.json();
}

function send(host: CodeHost, method: string, url: string, content?: object): Promise<Response> {
  const body = content === undefined ? undefined : JSON.stringify(content);
  const headers = { ...host.headers, 'user-agent': 'cdk8s-kubevirt', ...content === undefined ? {} : { 'content-type': 'application/json' } };
  // Elsewhere the token is nobody's business.
  return fetch(url, { method, headers, body, redirect: 'error', signal: AbortSignal.timeout(1000 * MOST_SECONDS) }).catch((error: Error) => {
    const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
    throw new IssueError(messageIssues([`${host.name}: ${method} ${new URL(url).pathname}: ${isFetchFailure(error) ? error.message : errorText(error)}${cause}`]));
  });
}

/** Node.js throws the type of error for it that it has for a mistake of a program. */
function isFetchFailure(error: Error): boolean {
  return error instanceof TypeError && error.message === 'fetch failed';
}
