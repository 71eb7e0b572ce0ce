import { spawnSync } from 'child_process';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { buildCommand } from '../../built-command';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'severity-'));
  buildCommand(join(folder, 'main.js'));
});

/** A machine as OpenShift's console writes it, with a password that everybody may know. */
const machine = (annotations = '') => `apiVersion: kubevirt.io/v1
kind: VirtualMachine
metadata:
  name: fedora
${annotations}spec:
  runStrategy: Always
  template:
    spec:
      domain: {devices: {disks: [{name: root, disk: {bus: virtio}}, {name: seed, disk: {bus: virtio}}]}, memory: {guest: 1Gi}}
      volumes:
      - {name: root, containerDisk: {image: "quay.io/containerdisks/fedora:41"}}
      - name: seed
        cloudInitNoCloud:
          userData: |
            #cloud-config
            user: fedora
            password: fedora
            chpasswd: {expire: false}
`;

const annotated = (...lines: string[]) => machine(`  annotations:\n    cdk8s-kubevirt/severity: |\n${lines.map((line) => `      ${line}\n`).join('')}`);

/** What validate prints for a machine in a repository, about its password and its advice. */
function validate(manifest: string, { args = [], rules }: { args?: string[]; rules?: string } = {}) {
  const repository = mkdtempSync(join(folder, 'repository-'));
  mkdirSync(join(repository, 'machines'));
  writeFileSync(join(repository, 'machines/vm.yaml'), manifest);
  if (rules !== undefined) {
    writeFileSync(join(repository, 'cdk8s-kubevirt.yaml'), rules);
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'main.js'), 'validate', '.', ...args], { cwd: repository, encoding: 'utf8' });
  const rulesOf = (text: string) => text.split('\n').filter((line) => line !== '').map((line) => /\[([\w-]+)\]$/.exec(line)?.[1] ?? line);
  return { status, stdout: rulesOf(stdout), stderr: rulesOf(stderr) };
}

const fileWith = (severity: string, reason = 'lab machines') => `validate:\n  rules:\n    no-secret-value: {severity: ${severity}, reason: ${reason}}\n`;

test('a password is an error by default', () => {
  expect(validate(machine())).toMatchObject({ status: 1, stdout: ['no-secret-value'], stderr: ['container-disk-for-data', '1 object checked: 1 violation, of a rule that no server enforces (--severity), 1 warning'] });
});

test.each<[string, string, Parameters<typeof validate>[1]]>([
  ['a flag', machine(), { args: ['--severity', 'no-secret-value=silent: thrown away each night'] }],
  ['an annotation', annotated('no-secret-value=silent: thrown away each night'), {}],
])('%s silences it, with a reason', (_who, manifest, options) => {
  const { status, stdout, stderr } = validate(manifest, options);
  expect({ status, stdout }).toEqual({ status: 0, stdout: [] });
  expect(stderr).toEqual(['container-disk-for-data', expect.stringMatching(/^1 object checked: no violations, 1 warning, 1 silenced$/)]);
});

test('the repository\'s file makes it a warning, with a note, since somebody else may have written the file', () => {
  const { status, stdout, stderr } = validate(machine(), { rules: fileWith('warning') });
  expect({ status, stdout }).toEqual({ status: 0, stdout: [] });
  expect(stderr.slice(0, 2).sort()).toEqual(['container-disk-for-data', 'no-secret-value']);
  expect(stderr).toContain('note: cdk8s-kubevirt.yaml: no-secret-value is a warning: lab machines');
});

test('a flag takes precedence over the object, and the object over the repository', () => {
  const own = annotated('no-secret-value=warning: thrown away');
  expect(validate(own, { rules: fileWith('silent') }).stderr).toContain('no-secret-value');
  expect(validate(own, { rules: fileWith('silent'), args: ['--severity', 'no-secret-value=error: to be published'] })).toMatchObject({ status: 1, stdout: ['no-secret-value'] });
});

test('advice can be made an error', () => {
  const latest = machine().replace('fedora:41', 'fedora:latest');
  const args = ['--severity', 'no-secret-value=silent: a test', '--severity', 'image-tag-latest=error: a rule of ours'];
  expect(validate(latest, { args })).toMatchObject({ status: 1, stdout: ['image-tag-latest'] });
});

test.each([
  ['a rule of the server', 'disk-has-volume=silent: no', /the cluster refuses what breaks disk-has-volume, or the machine never starts: correct what it reports/],
  ['an unknown rule', 'no-secret=silent: no', /unknown rule: write "no-secret-value"/],
  ['an unknown severity', 'no-secret-value=info: no', /the severity of no-secret-value is "info": write one of error, warning, silent/],
  ['a missing reason', 'no-secret-value=silent', /the severity of no-secret-value has no reason: write one/],
  ['a rule without a severity', 'no-secret-value', /write a rule, a severity and the reason/],
])('%s is refused as a decision, wherever it is written: %s', (_what, decision, message) => {
  const flag = validate(machine(), { args: ['--severity', decision] });
  expect(flag).toMatchObject({ status: 2, stdout: [], stderr: [expect.stringMatching(message)] });
  const annotation = validate(annotated(decision));
  expect(annotation.stdout).toContainEqual(expect.stringMatching(message));
  const [rule, severity = '', reason = ''] = decision.split(/[=:]/);
  const file = validate(machine(), { rules: `validate: {rules: {${rule}: {severity: ${severity || '""'}, reason: "${reason}"}}}\n` });
  expect(file).toMatchObject({ status: 2, stdout: [], stderr: [expect.stringMatching(/^error: cdk8s-kubevirt\.yaml:1: validate\.rules\./)] });
});

test.each([
  ['an unknown section', 'validat: {}\nkubevirt: {}', ['cdk8s-kubevirt.yaml:1: validat: unknown field: write one of provider, target, kubevirt, validate']],
  ['an unknown field in place of the rules', 'validate:\n  strict: true', [
    'cdk8s-kubevirt.yaml:1: validate.rules: is missing: write the rules, each with a severity and a reason',
    'cdk8s-kubevirt.yaml:2: validate.strict: unknown field: write rules',
  ]],
  ['a severity without a reason beside it', 'validate: {rules: {no-secret-value: warning}}', [
    'cdk8s-kubevirt.yaml:1: validate.rules.no-secret-value: "warning" is not a map: write one with severity, reason',
  ]],
  ['several mistakes at once', 'validat: {}\nvalidate:\n  rules:\n    no-secret-value: {severity: silent}', [
    'cdk8s-kubevirt.yaml:1: validat: unknown field: write one of provider, target, kubevirt, validate',
    'cdk8s-kubevirt.yaml:4: validate.rules.no-secret-value: the severity of no-secret-value has no reason: write one for later readers',
  ]],
])('%s is refused at its line', (_what, rules, lines) => {
  const { status, stderr } = validate(machine(), { rules });
  expect({ status, told: stderr.map((line) => line.replace(/^error: /, '')) }).toEqual({ status: 2, told: lines });
});

test('a second document in the repository\'s file is refused, as in every other verb', () => {
  const told = ['error: cdk8s-kubevirt.yaml: has 2 documents instead of one configuration: keep one of them'];
  expect(validate(machine(), { rules: `${fileWith('warning')}---\n${fileWith('silent')}` })).toEqual({ status: 2, stdout: [], stderr: told });
});

test('--silence explains how to silence an error', () => {
  expect(validate(machine(), { args: ['--silence', 'no-secret-value'] }).stderr).toEqual(['error: --silence "no-secret-value": that is an error, not advice: write --severity "no-secret-value=silent: REASON"']);
});

test('--strict accepts the repository\'s file', () => {
  expect(validate(annotated('no-secret-value=silent: a'), { args: ['--strict', '--output', 'json'], rules: fileWith('warning') }).status).toBe(0);
});

test('a file that is a link out of the repository is refused without its content', () => {
  const repository = mkdtempSync(join(folder, 'repository-'));
  mkdirSync(join(repository, '.git'));
  writeFileSync(join(folder, 'npmrc'), '//registry.example.com/:_authToken=hunter2\n');
  writeFileSync(join(repository, 'vm.yaml'), machine());
  symlinkSync('../npmrc', join(repository, 'cdk8s-kubevirt.yaml'));
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'main.js'), 'validate', '.'], { cwd: repository, encoding: 'utf8' });
  expect({ status, stdout, stderr }).toEqual({
    status: 2, stdout: '', stderr: 'error: cdk8s-kubevirt.yaml: is a link to a file that is not in the repository: write the settings into the file itself\n',
  });
});
