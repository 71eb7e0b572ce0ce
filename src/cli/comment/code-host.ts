// The GitHub pull request or GitLab merge request that a CI job runs for, and how its comments are read and written, from the environment of
// the job.
import { readFileSync } from 'fs';
import { isMap, textOf } from '../../plain-data/plain-data';
import { pageAt } from '../command-line/documentation';
import { refuseUsage, UsageError } from '../command-line/usage-error';

/** The variables of a CI job. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A comment on the request. */
export interface Comment {
  readonly id: number;
  readonly body: string;
  readonly author: { readonly id?: number; readonly isBot: boolean };
}

/** The API for the comments of one request. */
export interface CodeHost {
  /** The name in messages. */
  readonly name: string;
  /** The number of this run, which is greater than those of earlier runs. */
  readonly run?: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The URL of the token's user. A job's own token may not read it. */
  readonly self: string;
  readonly comments: string;
  readonly comment: (id: number) => string;
  /** The method that changes a comment. */
  readonly update: 'PATCH' | 'PUT';
  readonly read: (answered: any) => Comment;
}

/**
 * The request that a job runs for.
 *
 * @throws UsageError that names every missing variable, and an invalid token
 */
export function codeHost(env: Environment): CodeHost {
  if (env.GITHUB_ACTIONS !== 'true' && env.GITLAB_CI !== 'true') {
    throw new UsageError(`the environment is not that of a GitHub or GitLab job: run this verb in one, as ${pageAt('pipelines.md')} shows`);
  }
  return env.GITLAB_CI === 'true' ? gitLab(env) : gitHub(env);
}

function gitHub(env: Environment): CodeHost {
  const number = pullRequestOf(env.GITHUB_EVENT_PATH);
  refuseVariables('GITHUB_TOKEN', {
    'GITHUB_TOKEN': env.GITHUB_TOKEN,
    'GITHUB_REPOSITORY': env.GITHUB_REPOSITORY,
    'the number of a pull request in the event at GITHUB_EVENT_PATH': number,
  });
  const api = requireApiUrl('GITHUB_API_URL', env.GITHUB_API_URL ?? 'https://api.github.com');
  const repository = `${api}/repos/${env.GITHUB_REPOSITORY}`;
  return {
    name: `pull request ${number!} of ${env.GITHUB_REPOSITORY}`,
    run: runNumber(env.GITHUB_RUN_ID),
    headers: { 'authorization': `Bearer ${env.GITHUB_TOKEN}`, 'accept': 'application/vnd.github+json', 'x-github-api-version': '2022-11-28' },
    self: `${api}/user`,
    comments: `${repository}/issues/${number!}/comments`,
    comment: (id) => `${repository}/issues/comments/${id}`,
    update: 'PATCH',
    read: ({ id, body, user }) => ({ id, body: textOf(body), author: { id: user?.id, isBot: user?.type === 'Bot' } }),
  };
}

function gitLab(env: Environment): CodeHost {
  refuseVariables('GITLAB_TOKEN', {
    GITLAB_TOKEN: env.GITLAB_TOKEN,
    CI_API_V4_URL: env.CI_API_V4_URL,
    CI_PROJECT_ID: env.CI_PROJECT_ID,
    CI_MERGE_REQUEST_IID: env.CI_MERGE_REQUEST_IID,
  });
  const api = requireApiUrl('CI_API_V4_URL', env.CI_API_V4_URL!);
  const request = `${api}/projects/${env.CI_PROJECT_ID}/merge_requests/${env.CI_MERGE_REQUEST_IID}`;
  return {
    name: `merge request ${env.CI_MERGE_REQUEST_IID}`,
    run: runNumber(env.CI_PIPELINE_ID),
    headers: { 'private-token': env.GITLAB_TOKEN! },
    self: `${api}/user`,
    comments: `${request}/notes`,
    comment: (id) => `${request}/notes/${id}`,
    update: 'PUT',
    read: ({ id, body, author }) => ({ id, body: textOf(body), author: { id: author?.id, isBot: author?.bot === true } }),
  };
}

function runNumber(text: string = ''): number | undefined {
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** A value for a header, without the line break at the end, which files add. */
const SENDABLE = /^[\x21-\x7e]+[ \t\r\n]*$/;

/** Refuses missing variables, and a token that cannot be in a header: the error of Node.js would quote the token. */
function refuseVariables(token: string, variables: Readonly<Record<string, string | undefined>>): void {
  const missing = Object.keys(variables).filter((name) => !variables[name]).map((name) => `${name} is missing from the environment`);
  const isSendable = !variables[token] || SENDABLE.test(variables[token]!);
  const invalidToken = isSendable ? [] : [`${token} contains a blank, a line break or another character that no token contains: write only the token`];
  refuseUsage([...missing, ...invalidToken]);
}

/** The URL of an API. A token is only sent to other machines with encryption. */
function requireApiUrl(variable: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url !== undefined && url.username + url.password !== '') {
    throw new UsageError(`${variable} contains a login: write the address without it, the token is enough`);
  }
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname));
  if (!isSafe) {
    throw new UsageError(`${variable} is ${JSON.stringify(text)}: write an address that begins with https://`);
  }
  return text.replace(/\/$/, '');
}

/** The number of the pull request in the event file of a workflow. */
function pullRequestOf(file: string | undefined): string | undefined {
  try {
    const event: any = JSON.parse(readFileSync(file ?? '', 'utf8'));
    const number: unknown = isMap(event?.pull_request) ? event.pull_request.number : undefined;
    return Number.isSafeInteger(number) ? String(number) : undefined;
  } catch {
    return undefined;
  }
}
