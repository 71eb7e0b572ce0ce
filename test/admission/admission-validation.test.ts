import { spawnSync } from 'child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { Chart, Testing } from 'cdk8s';
import { buildSync } from 'esbuild';
import { AdmissionValidation } from '../../src';

const ROOT = join(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'plugin-'));

const machine = (spec: object) => `new ApiObject(chart, 'machine', ${JSON.stringify({
  apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: { name: 'web-1' }, spec: { runStrategy: 'Always', template: { spec } },
})});`;

/** Runs the real `cdk8s synth` on an app that does not use this library's constructs. */
function synth(objects: string, properties: object = {}) {
  writeFileSync(join(folder, 'main.js'), `
    const { ApiObject, App, Chart } = require('cdk8s');
    const app = new App();
    const chart = new Chart(app, 'shop');
    new ApiObject(chart, 'settings', { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'settings' } });
    new ApiObject(chart, 'guest', { apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name: 'guest' } });
    ${objects}
    app.synth();
  `);
  writeFileSync(join(folder, 'cdk8s.yaml'), JSON.stringify({
    app: 'node main.js', output: 'dist', validations: [{ package: './plugin', version: '1.0.0', class: 'AdmissionValidation', properties }],
  }));
  const reports = join(mkdtempSync(join(tmpdir(), 'reports-')), 'reports.json');
  const command = [join(ROOT, 'node_modules/cdk8s-cli/bin/cdk8s'), 'synth', '--no-check-upgrade', '--validation-reports-output-file', reports];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8', env: { ...process.env, NODE_PATH: join(ROOT, 'node_modules') } });
  const report = () => JSON.parse(readFileSync(reports, 'utf8')).reports[0];
  return { status, stdout, stderr, report };
}

beforeAll(() => {
  buildSync({ entryPoints: [join(ROOT, 'src/index.ts')], outfile: join(folder, 'plugin/index.js'), bundle: true, platform: 'node', target: 'node20' });
});

test('passes an app without violations and counts its objects', () => {
  const { status, report } = synth(machine({ domain: { devices: {}, memory: { guest: '1Gi' } } }));
  expect([status, report().violations]).toEqual([0, []]);
  expect(report().summary).toMatchObject({ status: 'success', metadata: { 'Objects checked': '2', 'Objects of other kinds': '1' } });
});

test('reports a violation with its rule, construct, location and fix', () => {
  const { status, report } = synth(machine({ domain: { devices: {}, memory: { guest: '1Gi' } }, hostnme: 'web' }));
  expect([status, report().summary.status]).toEqual([2, 'failure']);
  expect(report().violations).toEqual([{
    ruleName: 'fits-schema',
    recommendation: expect.stringMatching(/^avoid a field that the kind does not have/),
    fix: expect.stringMatching(/^The API server refuses/),
    violatingConstructs: [{
      resourceName: 'web-1',
      constructPath: 'shop/machine',
      manifestPath: 'dist/shop.k8s.yaml',
      locations: ['spec.template.spec.hostnme: unknown field, did you mean "hostname"'],
    }],
  }]);
});

test('also reports a secret in an object of another kind', () => {
  const { status, report } = synth("new ApiObject(chart, 'setup', { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'setup' }, data: { 'setup.sh': 'mysql --password=hunter2' } });");
  expect(status).toBe(2);
  expect(report().violations).toMatchObject([{
    ruleName: 'no-secret-value',
    violatingConstructs: [{ constructPath: 'shop/setup', locations: ['data[setup.sh]: this value contains a password or token, write a Secret instead of a ConfigMap'] }],
  }]);
});

test('logs advice as a warning unless it is silenced', () => {
  const rootless = machine({ domain: { devices: {}, memory: { guest: '1Gi' } } });
  expect(synth(rootless)).toMatchObject({ status: 0, stdout: expect.stringMatching(/^warning: dist\/shop\.k8s\.yaml: VirtualMachine\/web-1: spec\.template\.spec\.volumes: .* \[no-root-disk]$/m) });
  expect(synth(rootless, { silence: ['no-root-disk'] }).stdout).not.toContain('no-root-disk');
});

test('an annotation sets the severity of findings that no server makes, and an invalid one is reported', () => {
  const map = (severity: string) => `new ApiObject(chart, 'setup', { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'setup', annotations: { 'cdk8s-kubevirt/severity': ${JSON.stringify(severity)} } }, data: { 'setup.sh': 'mysql --password=hunter2' } });`;
  expect(synth(map('no-secret-value=warning: a lab'))).toMatchObject({ status: 0, stdout: expect.stringMatching(/^warning: .*ConfigMap\/setup: .* \[no-secret-value]$/m) });
  expect(synth(map('no-secret-value=silent: a lab'))).toMatchObject({ status: 0, stdout: expect.not.stringContaining('no-secret-value') });
  expect(synth(map('no-secret-value=silent'))).toMatchObject({ status: 2, stdout: expect.stringContaining('has no reason: write one') });
  const rootless = machine({ domain: { devices: {}, memory: { guest: '1Gi' } } }).replace('"name":"web-1"', '"name":"web-1","annotations":{"cdk8s-kubevirt/severity":"no-root-disk=error: a rule of this team"}');
  const { status, report } = synth(rootless);
  expect([status, report().violations]).toEqual([2, [expect.objectContaining({ ruleName: 'no-root-disk' })]]);
});

test('refuses unknown properties and unknown advice', () => {
  expect(() => new AdmissionValidation({ silence: ['no-root', 'fits-schema'] })).toThrow(
    /^properties of AdmissionValidation: silence\[0]: "no-root" is not valid here: unknown advice: .*\n.*silence\[1]: "fits-schema" is not valid here: that is an error, not advice/,
  );
  const { status, stderr } = synth('', { featureGatez: [] });
  expect([status, stderr]).toEqual([1, expect.stringContaining('properties of AdmissionValidation: featureGatez: unknown field')]);
  expect(() => new AdmissionValidation({ featureGates: ['Snapshot'] })).not.toThrow();
});

test('says where to name it when a construct calls it, which does not wait for promises', () => {
  const chart = new Chart(Testing.app(), 'shop');
  const plugin: unknown = new AdmissionValidation();
  chart.node.addValidation(plugin as { validate(): string[] });
  expect(() => chart.node.validate()).toThrow(
    'AdmissionValidation.validate: context: is missing: name the class under validations in cdk8s.yaml, and do not add it to a construct',
  );
});
