import { spawn } from 'child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'fs';
import { createServer, type RequestListener } from 'http';
import { AddressInfo } from 'net';
import { tmpdir } from 'os';
import { join } from 'path';
import { codeHost } from '../../../src/cli/comment/code-host';
import { writeComment } from '../../../src/cli/comment/written-comment';
import { buildCommand } from '../../built-command';
import { RequestServer, TOKEN } from '../../pipelines/request-server';

// Each test starts a process, and the host may be busy.
jest.setTimeout(60_000);

const folder = mkdtempSync(join(tmpdir(), 'comment-'));
const command = join(folder, 'main.js');
const server = new RequestServer();
let api: string;

beforeAll(async () => {
  buildCommand(command);
  api = await server.listen();
  writeFileSync(join(folder, 'report.md'), '# Report\n');
  writeFileSync(join(folder, 'push.json'), '{"ref": "refs/heads/main"}');
  writeFileSync(join(folder, 'event.json'), '{"pull_request": {"number": 12}}');
  writeFileSync(join(folder, 'long.md'), Array.from({ length: 10 }, (_, index) => `### Part ${index}\n${'x'.repeat(9_990)}\n`).join(''));
});

beforeEach(() => {
  server.comments = [];
  server.self = undefined;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const job = () => ({ GITHUB_ACTIONS: 'true', GITHUB_API_URL: api, GITHUB_REPOSITORY: 'ada/shop', GITHUB_EVENT_PATH: 'event.json', GITHUB_TOKEN: TOKEN });

function run(args: readonly string[], env: Readonly<Record<string, string>>): Promise<{ readonly status: number | null; readonly stderr: string }> {
  const child = spawn(process.execPath, [command, 'comment', ...args], { cwd: folder, env: { PATH: process.env.PATH, ...env } });
  let stderr = '';
  child.stderr.on('data', (data) => { stderr += data; });
  return new Promise((resolve) => child.once('close', (status) => resolve({ status, stderr })));
}

const bodies = () => server.comments.map(({ body }) => body);

test('a report becomes a comment, which later reports with the same id update, however many other comments there are', async () => {
  Array.from({ length: 150 }).forEach((_, index) => server.add(`comment ${index}`));
  server.add('<!-- cdk8s-kubevirt: manifests -->\nearlier', true);
  expect(await run(['report.md'], job())).toEqual({ status: 0, stderr: 'pull request 12 of ada/shop: comment updated\n' });
  expect(await run(['report.md', '--id', 'other'], job())).toEqual({ status: 0, stderr: 'pull request 12 of ada/shop: comment written\n' });
  expect(bodies().slice(150)).toEqual(['<!-- cdk8s-kubevirt: manifests -->\n# Report\n', '<!-- cdk8s-kubevirt: other -->\n# Report\n']);
});

/** Runs the command against a host with its own answers. */
async function runAgainst(answer: RequestListener) {
  const asked: string[] = [];
  const host = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const ran = await run(['report.md'], { ...job(), GITHUB_API_URL: `http://127.0.0.1:${(host.address() as AddressInfo).port}` });
  host.closeAllConnections();
  host.close();
  return { ...ran, asked };
}

test('a refused user lookup does not delay the comment', async () => {
  const began = Date.now();
  const { asked: _, ...ran } = await runAgainst(({ url = '', method }, response) => {
    const isUser = url.endsWith('/user');
    response.writeHead(isUser ? 403 : 200, { 'content-type': 'application/json' }).end(isUser ? 'x'.repeat(70_000) : method === 'GET' ? '[]' : '{}');
  });
  const elapsed = Date.now() - began;
  expect(ran).toEqual({ status: 0, stderr: 'pull request 12 of ada/shop: comment written\n' });
  expect(elapsed).toBeLessThan(4_000);
});

test.each<[string, RequestListener, string | RegExp, string[]]>([
  ['the user lookup with 502', (_, response) => response.writeHead(502).end('bad gateway'), 'GET /user: 502: bad gateway', ['GET /user']],
  ['with a page', (_, response) => response.end('<html>log in</html>'), 'GET /user: 200: the answer is not JSON: <html>log in</html>', ['GET /user']],
  ['with something other than a list of comments', (_, response) => response.end('{"id": 1}'), 'GET /repos/ada/shop/issues/12/comments: 200: the answer is not a list: {"id": 1}', ['GET /user', expect.stringMatching('^GET .*comments')]],
  ['with a truncated body', (_, response) => { response.writeHead(200, { 'content-length': '9' }).write('['); setTimeout(() => response.destroy(), 50); }, / GET \/user: terminated: /, ['GET /user']],
])('a host that answers %s is reported, and nothing is written', async (_, answer, message, asked) => {
  const ran = await runAgainst(answer);
  expect(ran).toEqual({ status: 1, stderr: expect.stringMatching(/^error: pull request 12 of ada\/shop: [^\n]+\n$/), asked });
  expect(ran.stderr).toMatch(message);
});

test('the answer to the write does not matter', async () => {
  const { status, stderr } = await runAgainst(({ method, url }, response) => response.end(method === 'GET' ? url === '/user' ? '{"id": 1}' : '[null]' : ''));
  expect([status, stderr]).toEqual([0, 'pull request 12 of ada/shop: comment written\n']);
});

test('an earlier comment is found on a later page even if the host returns short pages', async () => {
  // GitLab takes a page first, and then leaves out what its caller may not see.
  const pages = [[{ id: 1, body: 'a note' }], [{ id: 2, body: '<!-- cdk8s-kubevirt: manifests -->\nearlier', user: { id: 3 } }]];
  const { asked, ...ran } = await runAgainst(({ url = '', method }, response) => {
    const page = Number(new URL(url, 'http://localhost').searchParams.get('page'));
    const links = page === 1 ? { link: '<http://127.0.0.1/notes?page=2&per_page=100>; rel="next", <http://127.0.0.1/notes?page=1>; rel="first"' } : { link: '<http://127.0.0.1/notes?page=1>; rel="prev"' };
    response.writeHead(200, links).end(JSON.stringify(url === '/user' ? { id: 3 } : method === 'GET' ? pages[page - 1] : {}));
  });
  expect(ran).toEqual({ status: 0, stderr: 'pull request 12 of ada/shop: comment updated\n' });
  expect(asked.slice(1)).toEqual([expect.stringMatching(/^GET .*&page=1$/), expect.stringMatching(/^GET .*&page=2$/), expect.stringMatching(/^PATCH .*\/2$/)]);
});

/** Comments as a host keeps them, and the requests that change them. */
class Host {
  public comments: { readonly id: number; body: string; readonly user: object }[] = [];
  public changes: string[] = [];
  private nextId = 1;

  public add(body: string): { readonly id: number } {
    const added = { id: this.nextId++, body, user: { type: 'Bot' } };
    this.comments.push(added);
    return added;
  }

  public readonly respond: RequestListener = (request, response) => {
    const { method, url } = request;
    let text = '';
    request.on('data', (data) => { text += data; }).on('end', () => {
      const id = Number(/\d+$/.exec(url!)?.[0]);
      const answer = (status: number, content?: unknown) => {
        setTimeout(() => response.writeHead(status).end(JSON.stringify(content)), 20 * Math.random());
      };
      if (method === 'GET') {
        return url === '/user' ? answer(403, {}) : answer(200, [...this.comments]);
      }
      this.changes.push(`${method} ${url!.split('/').at(-1)}`);
      if (method === 'DELETE') {
        this.comments = this.comments.filter((each) => each.id !== id);
        return answer(204);
      }
      const { body } = JSON.parse(text);
      return method === 'POST' ? answer(201, this.add(body)) : answer(200, Object.assign(this.comments.find((each) => each.id === id)!, { body }));
    });
  };
}

test('a job that finds another job\'s comment just before its own updates that one and deletes its own', async () => {
  const host = new Host();
  const ran = await runAgainst((request, response) => {
    if (request.method === 'POST') {
      host.add('<!-- cdk8s-kubevirt: manifests -->\nof another job');
    }
    host.respond(request, response);
  });
  expect([ran.status, ran.stderr]).toEqual([0, 'pull request 12 of ada/shop: comment updated\n']);
  expect(host.changes).toEqual(['POST comments', 'PATCH 1', 'DELETE 2']);
  expect(host.comments.map(({ body }) => body)).toEqual(['<!-- cdk8s-kubevirt: manifests -->\n# Report\n']);
});

test('any number of concurrent jobs leave one comment', async () => {
  for (let round = 0; round < 20; round += 1) {
    const host = new Host();
    const at = createServer(host.respond);
    await new Promise<void>((resolve) => at.listen(0, '127.0.0.1', resolve));
    const GITHUB_API_URL = `http://127.0.0.1:${(at.address() as AddressInfo).port}`;
    const target = codeHost({ ...job(), GITHUB_EVENT_PATH: join(folder, 'event.json'), GITHUB_API_URL });
    await Promise.all(Array.from({ length: 5 }, (_, index) => writeComment(target, 'manifests', `text ${index}`, 'the job')));
    at.closeAllConnections();
    at.close();
    expect(host.comments.map(({ body }) => body)).toEqual([expect.stringMatching(/\ntext \d$/)]);
  }
});

test('a comment of a later run is left unchanged, since a job of an earlier push may take longer', async () => {
  const later = { ...job(), GITHUB_RUN_ID: '1002' };
  expect(await run(['report.md'], later)).toEqual({ status: 0, stderr: 'pull request 12 of ada/shop: comment written\n' });
  writeFileSync(join(folder, 'other.md'), '# Other\n');
  const stderr = 'pull request 12 of ada/shop: comment of a later run is left unchanged\n';
  expect(await run(['other.md'], { ...job(), GITHUB_RUN_ID: '999' })).toEqual({ status: 0, stderr });
  expect(bodies()).toEqual(['<!-- cdk8s-kubevirt: manifests --><!-- run: 1002 -->\n# Report\n']);
  for (const id of ['1002', '1003']) {
    expect((await run(['other.md'], { ...job(), GITHUB_RUN_ID: id })).stderr).toMatch('comment updated');
    expect(bodies()).toEqual([`<!-- cdk8s-kubevirt: manifests --><!-- run: ${id} -->\n# Other\n`]);
  }
});

test('a comment of somebody else is left alone, whatever it contains', async () => {
  server.self = 3;
  server.add('<!-- cdk8s-kubevirt: manifests -->\nof a stranger', false, 7);
  server.add('<!-- cdk8s-kubevirt: manifests -->\nof a bot', true, 8);
  await run(['report.md'], job());
  expect(bodies()).toEqual([expect.stringContaining('stranger'), expect.stringContaining('of a bot'), expect.stringContaining('# Report')]);
});

test('a report that is too long is shortened, and refers to the whole one', async () => {
  expect((await run(['long.md'], job())).status).toBe(0);
  expect((await run(['long.md', '--id', 'other', '--whole', 'the summary of this job'], job())).status).toBe(0);
  const last = bodies().map((body) => body.split('\n').at(-2));
  expect(last).toEqual(['10 of 10 parts do not fit entirely: see long.md of this job.', '10 of 10 parts do not fit entirely: see the summary of this job.']);
  expect(bodies().map((body) => [body.length < 65_536, body.match(/^### Part/gm)?.length])).toEqual([[true, 10], [true, 10]]);
});

test.each<[string, readonly string[], () => Readonly<Record<string, string>>, number, string[]]>([
  ['does not run in a job', ['report.md'], () => ({}), 2, ['error: the environment is not that of a GitHub or GitLab job: run this verb in one, as https://github.com/cdk8s-kubevirt/cdk8s-kubevirt/blob/main/docs/pipelines.md shows']],
  ['lacks everything', ['report.md'], () => ({ GITHUB_ACTIONS: 'true', GITHUB_EVENT_PATH: 'push.json' }), 2, [
    'error: GITHUB_TOKEN is missing from the environment', 'error: GITHUB_REPOSITORY is missing from the environment',
    'error: the number of a pull request in the event at GITHUB_EVENT_PATH is missing from the environment',
  ]],
  ['lacks everything on GitLab', ['report.md'], () => ({ GITLAB_CI: 'true', CI_PROJECT_ID: '5' }), 2, [
    'error: GITLAB_TOKEN is missing from the environment', 'error: CI_API_V4_URL is missing from the environment', 'error: CI_MERGE_REQUEST_IID is missing from the environment',
  ]],
  ['would send its token over plain HTTP', ['report.md'], () => ({ ...job(), GITHUB_API_URL: 'http://git.example.com' }), 2, ['error: GITHUB_API_URL is "http://git.example.com": write an address that begins with https://']],
  ['would send a login over plain HTTP', ['report.md'], () => ({ ...job(), GITHUB_API_URL: 'http://ada:hunter2@git.example.com' }), 2, ['error: GITHUB_API_URL contains a login: write the address without it, the token is enough']],
  ['has a token with a line break', ['report.md'], () => ({ ...job(), GITHUB_TOKEN: 'token\nhunter2' }), 2, ['error: GITHUB_TOKEN contains a blank, a line break or another character that no token contains: write only the token']],
  ['has a malformed token, and lacks the rest', ['report.md'], () => ({ GITLAB_CI: 'true', GITLAB_TOKEN: 'hunter2”', CI_API_V4_URL: api, CI_PROJECT_ID: '5' }), 2, [
    'error: CI_MERGE_REQUEST_IID is missing from the environment', 'error: GITLAB_TOKEN contains a blank, a line break or another character that no token contains: write only the token',
  ]],
  ['has a wrong token', ['report.md'], () => ({ ...job(), GITHUB_TOKEN: 'hunter2' }), 1, ['error: pull request 12 of ada/shop: GET /repos/ada/shop/issues/12/comments: 401: {"message":"Bad credentials"}']],
  ['cannot reach its host', ['report.md'], () => ({ ...job(), GITHUB_API_URL: 'http://127.0.0.1:9' }), 1, [expect.stringMatching(/^error: pull request 12 of ada\/shop: GET \/user: fetch failed: /) as any]],
  ['has no file to post', ['nowhere.md'], job, 1, ['error: nowhere.md: no such file or folder']],
  ['has an id that would end its marker', ['report.md', '--id', 'a-->b'], job, 2, [expect.stringMatching(/^error: option '--id <name>' argument 'a-->b' is invalid: write letters/) as any]],
])('a comment that %s is not written, and its token is not printed', async (_, args, env, status, lines) => {
  const ran = await run(args, env());
  expect([ran.status, ran.stderr.trim().split('\n')]).toEqual([status, lines]);
  expect([bodies(), ran.stderr]).toEqual([[], expect.not.stringMatching(/hunter2|token-of-the-job/)]);
});
