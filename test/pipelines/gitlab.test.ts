import { mkdtempSync, readFileSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { parse } from 'yaml';
import { runScript } from './composite-action';
import { BRANCH, REFUSED, SYNTH, TARGET } from './manifests';
import { checkout, type Files, npmVariables, packedCommand, ROOT, VERSION } from './repository';
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

/** Runs the job's script as a runner does: in one shell, which ends at the first failing line. */
async function run(target: Files, branch: Files, token?: string) {
  const workspace = checkout(home, target, branch);
  const job = {
    GITLAB_CI: 'true',
    CI_API_V4_URL: api,
    CI_PROJECT_ID: '5',
    CI_MERGE_REQUEST_IID: '12',
    CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main',
    CI_PROJECT_DIR: workspace,
    ...token === undefined ? {} : { GITLAB_TOKEN: token },
  };
  const ran = await runScript(script.join('\n'), workspace, { ...npmVariables(home), ...variables, CDK8S_KUBEVIRT_SYNTH: SYNTH, CDK8S_KUBEVIRT_VERSION: version, ...job });
  return { ...ran, report: readFileSync(join(workspace, 'cdk8s-kubevirt.md'), 'utf8') };
}

test('summarizes the changes of a merge request in one note, which later pushes update', async () => {
  server.add('<!-- cdk8s-kubevirt: manifests -->\nof a stranger');
  const { status, log, report } = await run(TARGET, BRANCH, TOKEN);
  expect([log, status]).toEqual([expect.stringContaining('merge request 12: comment written'), 0]);
  expect(server.comments[1].body).toBe(`<!-- cdk8s-kubevirt: manifests -->\n${report}`);
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

test('uses the package\'s version, in merge request pipelines only', () => {
  expect([variables.CDK8S_KUBEVIRT_VERSION, rules]).toEqual([VERSION, [{ if: '$CI_PIPELINE_SOURCE == "merge_request_event"' }]]);
});
