import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { parse } from 'yaml';
import { runAction } from './composite-action';
import { BRANCH, REFUSED, SYNTH, TARGET } from './manifests';
import { checkout, type Files, HOSTILE_NPM, npmVariables, packedCommand, ROOT, VERSION } from './repository';
import { RequestServer, TOKEN } from './request-server';

const ACTION = join(ROOT, 'action.yml');
const MINUTES = 60_000;

/** The mark of the comment on the folder `dist`. */
const MARK = '<!-- cdk8s-kubevirt: manifests/./2979049537 -->';

const home = mkdtempSync(join(tmpdir(), 'action-'));
const server = new RequestServer();
let version: string;
let api: string;

beforeAll(async () => {
  version = packedCommand(home);
  api = await server.listen();
}, 5 * MINUTES);

beforeEach(() => {
  server.comments = [];
  server.refusal = undefined;
});

afterAll(() => {
  server.close();
  rmSync(home, { recursive: true, force: true });
});

/** Runs the action in a job for a pull request, or after a push. */
function run(target: Files, branch: Files, given: Readonly<Record<string, string>> = {}, base = 'main') {
  const workspace = checkout(home, target, branch);
  const event = join(home, 'event.json');
  writeFileSync(event, JSON.stringify(base === '' ? {} : { pull_request: { number: 12 } }));
  const job = { GITHUB_ACTIONS: 'true', GITHUB_API_URL: api, GITHUB_REPOSITORY: 'ada/shop', GITHUB_EVENT_PATH: event };
  const temp = mkdtempSync(join(home, 'temp-'));
  return runAction(ACTION, workspace, temp, { version, synth: SYNTH, ...given }, { base_ref: base, token: TOKEN }, { ...npmVariables(home), ...job });
}

test('summarizes the changes of a pull request in one comment, which later pushes update', async () => {
  server.add(`A comment of somebody who knows the mark: ${MARK}`);
  server.add(`${MARK}\nof a stranger`);
  const { status, log, outputs, summary } = await run(TARGET, BRANCH);
  expect([log, status]).toEqual([expect.stringContaining('pull request 12 of ada/shop: comment written'), 0]);
  expect(outputs).toMatchObject({ changed: 'true', report: expect.stringMatching(/cdk8s-kubevirt\.md$/) });
  expect(server.comments.map(({ body }) => body).slice(2)).toMatchSnapshot();
  expect(server.comments[2].body).toBe(`${MARK}\n${summary}`);
  expect(log + summary).not.toMatch(/hunter2|token-of-the-job/);

  const again = await run(TARGET, TARGET);
  expect([again.status, again.outputs.changed]).toEqual([0, 'false']);
  expect(server.comments.map(({ body }) => body).slice(1)).toEqual([
    `${MARK}\nof a stranger`, `${MARK}\n### Manifests in \`dist\`\n\nNothing changes.\n\n`,
  ]);
}, 10 * MINUTES);

test('annotates manifests that would be refused, fails the job, and still compares them', async () => {
  const { status, log, summary } = await run(TARGET, REFUSED);
  expect([status, log]).toEqual([1, expect.stringMatching(/^::error file=dist\/machines\.yaml,line=\d+,title=[\w-]+::VirtualMachine\/web: .*vritio/m)]);
  expect(log).toMatch(/^manifests would be refused, or could not be read: dist$/m);
  expect(summary).toMatch(/^\*\*KubeVirt or CDI would refuse manifests of this branch:\*\* see the annotations of this job\.\n\n### Manifests in `dist`\n/);
  expect(server.comments).toHaveLength(1);
}, 10 * MINUTES);

test('writes SARIF findings, and neither compares nor comments after a push', async () => {
  const { status, outputs, summary } = await run(TARGET, REFUSED, { format: 'sarif' }, '');
  expect([status, outputs.changed, server.comments]).toEqual([1, 'false', []]);
  const { results } = JSON.parse(readFileSync(join(outputs.sarif, '1.sarif'), 'utf8')).runs[0];
  expect(results.map(({ level }: { level: string }) => level)).toEqual(['error', 'warning']);
  expect(summary).not.toContain('### ');
}, 10 * MINUTES);

test('comments for a folder with any name', async () => {
  const within = (files: Files): Files => Object.fromEntries(Object.entries(files).map(([path, text]) => [`the shop -- it's ours/${path}`, text]));
  const { status, log } = await run(within(TARGET), within(BRANCH), { 'working-directory': 'the shop -- it\'s ours' });
  expect([log, status]).toEqual([expect.stringContaining('comment written'), 0]);
  expect(server.comments.map(({ body }) => body.split('\n')[0])).toEqual(['<!-- cdk8s-kubevirt: manifests/the-shop-it-s-ours/2979049537 -->']);
}, 10 * MINUTES);

test('tolerates a token that may not comment, and a target branch without a program', async () => {
  server.refusal = 403;
  const { status, log, summary, outputs } = await run({ 'README.md': '' }, BRANCH);
  expect([status, server.comments, outputs.changed]).toEqual([0, [], 'true']);
  expect(log).toMatch(/^error: pull request 12 of ada\/shop: POST \/repos\/ada\/shop\/issues\/12\/comments: 403: .*\n::warning::the comment could not be posted/m);
  expect(summary).toBe('The manifests of the target branch could not be synthesized, so the changes are unknown: see the log of this job.\n');
}, 10 * MINUTES);

const folders = (...entries: readonly (readonly [folder: string, files: Files])[]): Files => (
  Object.fromEntries(entries.map(([folder, files]) => [`${folder}/m.yaml`, files['machines.yaml']]))
);

test('compares several folders separately, and never executes an input', async () => {
  const given = { synth: '', manifests: 'staging\n$(touch ran)\n', comment: 'false' };
  const { log, summary } = await run(folders(['staging', TARGET], ['$(touch ran)', TARGET]), folders(['staging', BRANCH], ['$(touch ran)', REFUSED]), given);
  expect(summary.split('\n').filter((line) => line.startsWith('### '))).toEqual(['### Manifests in `staging`', '### Manifests in `$(touch ran)`']);
  expect([log, existsSync(join(home, 'workspace/ran'))]).toEqual([expect.stringContaining('manifests would be refused, or could not be read: $(touch ran)'), false]);
}, 10 * MINUTES);

test('expands a pattern in both branches, without executing the names of folders', async () => {
  const target = folders(['dist/rome', TARGET], ['dist/a b', TARGET], ['dist/$(touch ran)', TARGET]);
  const { status, summary, outputs } = await run(target, folders(['dist/a b', TARGET], ['dist/$(touch ran)', TARGET]), { synth: '', manifests: 'dist/*' });
  expect([status, existsSync(join(home, 'workspace/ran')), outputs.changed]).toEqual([0, false, 'true']);
  expect(summary.match(/^(?:### |Nothing|\d+ object|This branch).*/gm)).toEqual([
    '### Manifests in `dist/$(touch ran)`', 'Nothing changes.', '### Manifests in `dist/a b`', 'Nothing changes.',
    '### Manifests in `dist/rome`', '3 objects removed.', 'This branch does not have the folder.',
  ]);
}, 10 * MINUTES);

test('writes SARIF of a category for each folder, since GitHub refuses an upload of several with one, and no file for one that cannot be read', async () => {
  const branch = { ...folders(['dist/a b', TARGET], ['dist/rome', REFUSED]), 'dist/empty/README.md': '' };
  const { status, log, outputs } = await run(branch, branch, { 'synth': '', 'manifests': 'dist/*', 'format': 'sarif', 'comment': 'false', 'comment-id': 'live' });
  expect([status, log]).toEqual([1, expect.stringMatching(/^manifests would be refused, or could not be read: dist\/empty dist\/rome$/m)]);
  const runs = readdirSync(outputs.sarif).map((name) => JSON.parse(readFileSync(join(outputs.sarif, name), 'utf8')).runs);
  expect(runs.map(([{ automationDetails }, ...others]) => [automationDetails, others])).toEqual([[{ id: 'live/dist/a b/' }, []], [{ id: 'live/dist/rome/' }, []]]);
}, 10 * MINUTES);

test('runs no program that the pull request chooses for npm', async () => {
  const { status, log, summary } = await run({ ...folders(['dist', TARGET]), ...HOSTILE_NPM }, { ...folders(['dist', TARGET]), ...HOSTILE_NPM }, { synth: '' });
  expect([log, status, summary, existsSync(join(home, 'workspace/ran'))]).toEqual([expect.stringContaining('comment written'), 0, expect.stringContaining('Nothing changes.'), false]);
}, 10 * MINUTES);

test('a folder that neither branch has fails the job, but not as a refusal', async () => {
  const { status, log, summary } = await run(folders(['dist', TARGET]), folders(['dist', TARGET]), { synth: '', manifests: 'dist\ndits' });
  expect([status, log]).toEqual([1, expect.stringMatching(/^folders of manifests do not exist in this branch or the one it is compared with: dits$/m)]);
  expect(summary).toBe('**Folders of manifests do not exist:** see the log of this job.\n\n### Manifests in `dist`\n\nNothing changes.\n\n');
}, 10 * MINUTES);

test('each folder has the capabilities of its own cluster', async () => {
  const gate: Files = { 'machines.yaml': TARGET['machines.yaml'].replace('cpu: {', 'ioThreads: { supplementalPoolThreadCount: 2 }, ioThreadsPolicy: supplementalPool, cpu: {') };
  const branch = { ...folders(['dist/berlin', gate], ['dist/oslo', gate], ['dist/rome', gate]), 'clusters/dist/berlin.yaml': 'kubevirtVersion: v1.0.0\n', 'clusters/dist/rome.yaml': 'kubevirtVersion: v1.9.0\n' };
  const { status, log } = await run(branch, branch, { 'synth': '', 'manifests': 'dist/*', 'capabilities': 'clusters', 'comment-id': 'own' });
  expect([status, log]).toEqual([1, expect.stringMatching(/^manifests would be refused, or could not be read: dist\/berlin$/m)]);
  expect(log).toContain('::warning::dist/oslo is validated without capabilities: clusters/dist/oslo.yaml does not exist');
  expect(server.comments.map(({ body }) => body.split('\n')[0])).toEqual(['<!-- cdk8s-kubevirt: own -->']);
}, 10 * MINUTES);

test('a folder that cannot be compared may have changed', async () => {
  const { status, outputs, summary } = await run(folders(['dist', { 'machines.yaml': TARGET['machines.yaml'].replace('domain: {', 'domain: [') }]), folders(['dist', TARGET]), { synth: '' });
  expect([status, outputs.changed, summary]).toEqual([0, 'true', expect.stringContaining('### A folder could not be compared')]);
}, 10 * MINUTES);

test('defaults to the package\'s version, and describes each input', () => {
  const { inputs } = parse(readFileSync(ACTION, 'utf8'));
  expect(inputs.version.default).toBe(VERSION);
  expect(Object.values<any>(inputs).filter(({ description, default: otherwise }) => !description || otherwise === undefined)).toEqual([]);
});
