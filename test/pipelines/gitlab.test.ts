import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { parse } from 'yaml';
import { runScript } from './composite-action';
import { BRANCH, REFUSED, SYNTH, TARGET } from './manifests';
import { checkout, type Files, git, HOSTILE_NPM, npmVariables, packedCommand, ROOT, VERSION } from './repository';
import { RequestServer, TOKEN } from './request-server';

const { 'cdk8s-kubevirt': { script, variables, rules } } = parse(readFileSync(join(ROOT, 'templates/cdk8s-kubevirt.gitlab-ci.yml'), 'utf8'));
const MINUTES = 60_000;

const home = mkdtempSync(join(tmpdir(), 'gitlab-'));
const server = new RequestServer();
let version: string;
let api: string;

beforeAll(async () => {
  version = packedCommand(home);
  api = `${await server.listen()}/api/v4`;
  server.self = 3;
}, 5 * MINUTES);

afterAll(() => {
  server.close();
  rmSync(home, { recursive: true, force: true });
});

interface Given {
  /** What the target branch has since the branch began. */
  readonly later?: Files;
  /** Whether the branch has it too, in a pipeline of merged results. */
  readonly isMerged?: boolean;
  readonly [variable: string]: any;
}

/** Runs the job's script as a runner does: in one shell, which ends at the first failing line. */
async function run(target: Files, branch: Files, token?: string, { later, isMerged, ...given }: Given = {}) {
  const workspace = checkout(home, target, branch, later);
  const commitOf = (ref: string) => git(join(home, 'origin'), 'rev-parse', ref).trim();
  const job = {
    GITLAB_CI: 'true',
    CI_API_V4_URL: api,
    CI_PROJECT_ID: '5',
    CI_MERGE_REQUEST_IID: '12',
    CI_MERGE_REQUEST_DIFF_BASE_SHA: commitOf('base'),
    ...isMerged ? { CI_MERGE_REQUEST_TARGET_BRANCH_SHA: commitOf('main') } : {},
    CI_JOB_NAME: 'cdk8s-kubevirt',
    CI_PROJECT_DIR: workspace,
    ...token === undefined ? {} : { GITLAB_TOKEN: token },
  };
  const ran = await runScript(script.join('\n'), workspace, { ...npmVariables(home), ...variables, CDK8S_KUBEVIRT_SYNTH: SYNTH, CDK8S_KUBEVIRT_VERSION: version, ...job, ...given });
  return { ...ran, report: readFileSync(join(workspace, 'cdk8s-kubevirt.md'), 'utf8') };
}

test('summarizes the changes of a merge request in one note, which later pushes update', async () => {
  server.add('<!-- cdk8s-kubevirt: manifests/cdk8s-kubevirt -->\nof a stranger');
  const { status, log, report } = await run(TARGET, BRANCH, TOKEN);
  expect([log, status]).toEqual([expect.stringContaining('merge request 12: comment written'), 0]);
  expect(server.comments[1].body).toBe(`<!-- cdk8s-kubevirt: manifests/cdk8s-kubevirt -->\n${report}`);
  expect(report).toMatchSnapshot();
  const again = await run(TARGET, REFUSED, TOKEN);
  expect(again.log).toMatch(/^dist\/machines\.yaml:\d+: VirtualMachine\/web: .*vritio/m);
  expect([again.status, server.comments]).toEqual([1, [expect.anything(), expect.objectContaining({ body: expect.stringContaining('**KubeVirt or CDI would refuse') })]]);
  expect(server.requests).toContain('PUT /api/v4/projects/5/merge_requests/12/notes/2');
}, 10 * MINUTES);

test('writes a file but no note without a token', async () => {
  const before = server.requests.length;
  const { status, report } = await run(TARGET, BRANCH);
  expect([status, report, server.requests.length]).toEqual([0, expect.stringContaining('### Manifests in `dist`'), before]);
}, 10 * MINUTES);

test('compares with what the branch began from, not with what was merged since', async () => {
  const [target, branch] = [TARGET, BRANCH].map((files): Files => ({ 'dist/m.yaml': files['machines.yaml'] }));
  const committed = { CDK8S_KUBEVIRT_SYNTH: '', later: branch };
  expect((await run(target, target, undefined, committed)).report).toBe('### Manifests in `dist`\n\nNothing changes.\n\n');
  expect((await run(target, branch, undefined, committed)).report).toContain('1 object created, 2 objects changed, 1 object removed.');
  expect((await run(target, branch, undefined, { ...committed, isMerged: true })).report).toBe('### Manifests in `dist`\n\nNothing changes.\n\n');
}, 10 * MINUTES);

test('expands patterns on both sides, and tells a removed folder from one that does not exist', async () => {
  const of = (folder: string, files: Files): Files => ({ [`dist/${folder}/m.yaml`]: files['machines.yaml'] });
  const given = { CDK8S_KUBEVIRT_SYNTH: '', CDK8S_KUBEVIRT_MANIFESTS: 'dist/*' };
  const removed = await run({ ...of('berlin', TARGET), ...of('rome', TARGET) }, { ...of('berlin', TARGET), ...of('oslo', BRANCH) }, undefined, given);
  expect([removed.status, removed.report.match(/^(?:### |Nothing|\d+ object|This branch).*/gm)]).toEqual([0, [
    '### Manifests in `dist/berlin`', 'Nothing changes.', '### Manifests in `dist/oslo`', '3 objects created.',
    '### Manifests in `dist/rome`', '3 objects removed.', 'This branch does not have the folder.',
  ]]);
  const missing = await run(of('berlin', TARGET), of('berlin', TARGET), undefined, { ...given, CDK8S_KUBEVIRT_MANIFESTS: 'dist/*\ndits/*' });
  expect([missing.status, missing.log]).toEqual([1, expect.stringMatching(/^folders of manifests do not exist in this branch or the one it is compared with: dits\/\*$/m)]);
}, 10 * MINUTES);

test('runs no program that the merge request chooses for npm, and writes through no link of it', async () => {
  const [workspace, elsewhere] = [join(home, 'workspace'), join(home, 'elsewhere')];
  writeFileSync(elsewhere, 'of somebody else');
  const files = { 'dist/m.yaml': TARGET['machines.yaml'], ...HOSTILE_NPM };
  const linking = `rm -f cdk8s-kubevirt.md && ln -s ${elsewhere} cdk8s-kubevirt.md`;
  const { status, log, report } = await run(files, files, TOKEN, { CDK8S_KUBEVIRT_SYNTH: linking });
  expect([log, status, report]).toEqual([expect.stringContaining('merge request 12: comment'), 0, '### Manifests in `dist`\n\nNothing changes.\n\n']);
  expect([existsSync(join(workspace, 'ran')), readFileSync(elsewhere, 'utf8')]).toEqual([false, 'of somebody else']);
}, 10 * MINUTES);

test('uses the package\'s version, in merge request pipelines only', () => {
  expect([variables.CDK8S_KUBEVIRT_VERSION, rules]).toEqual([VERSION, [{ if: '$CI_PIPELINE_SOURCE == "merge_request_event"' }]]);
});
