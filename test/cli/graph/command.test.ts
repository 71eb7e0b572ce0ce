import { spawnSync } from 'child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { buildCommand } from '../../built-command';

const folder = mkdtempSync(join(tmpdir(), 'graph-'));
const command = join(folder, 'main.js');

beforeAll(() => buildCommand(command));

const machine = (metadata: string, kind = 'VirtualMachine') => `apiVersion: kubevirt.io/v1\nkind: ${kind}\nmetadata: ${metadata}\n`;

test.each(['mermaid', 'svg'])('%s leaves out an object whose kind, name or namespace is not a string, and reports each', (output) => {
  const input = [machine('{name: web}'), machine('{name: 7, namespace: 8}'), machine('{name: {a: b}}'), machine('{name: a}', '[VirtualMachine]')].join('---\n');
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, 'graph', '-', '-o', output], { cwd: folder, input, encoding: 'utf8' });
  const advice = 'is not valid here: write a string, in quotes where YAML reads it as something else';
  expect([status, stdout, stderr.split('\n')]).toEqual([1, expect.stringContaining('web'), [
    `error: not drawn: stdin:7: metadata.name: 7 ${advice}`,
    `error: not drawn: stdin:7: metadata.namespace: 8 ${advice}`,
    expect.stringMatching(/^error: not drawn: stdin:11: metadata\.name: .* write a string/),
    expect.stringMatching(/^error: not drawn: stdin:14: kind: .* write a string/),
    '',
  ]]);
});

test('a machine with generateName is drawn by its prefix, and an object outside of the drawing needs no name', () => {
  const input = [machine('{generateName: web-}'), 'apiVersion: tekton.dev/v1\nkind: PipelineRun\nmetadata: {namespace: ci}\n', machine('{labels: {app: web}}')].join('---\n');
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, 'graph', '-'], { cwd: folder, input, encoding: 'utf8' });
  expect([status, stdout, stderr]).toEqual([1, expect.stringContaining('VirtualMachine<br/>web-#8230;'), 'error: not drawn: stdin:9: metadata.name is missing: name the VirtualMachine\n']);
});

test('a machine in a template is drawn', () => {
  const input = 'apiVersion: template.openshift.io/v1\nkind: Template\nmetadata: {name: outer}\nobjects:\n- {apiVersion: kubevirt.io/v1, kind: VirtualMachine, metadata: {name: "${NAME}"}}\nparameters: [{name: NAME, value: web}]\n';
  const { status, stdout } = spawnSync(process.execPath, [command, 'graph', '-'], { cwd: folder, input, encoding: 'utf8' });
  expect([status, stdout]).toEqual([0, expect.stringContaining('VirtualMachine<br/>web')]);
});

test('a flowchart that is too large for GitHub and GitLab is reported, an SVG of its size is not', () => {
  const draw = (count: number, arrows: number, output: string) => {
    const volumes = Array.from({ length: arrows }, (_, index) => `{name: v${index}, dataVolume: {name: v${index}}}`).join(', ');
    const input = Array.from({ length: count }, (_, index) => `${machine(`{name: web-${index}}`)}spec: {template: {spec: {volumes: [${volumes}]}}}\n`).join('---\n');
    return spawnSync(process.execPath, [command, 'graph', '-', '-o', output], { cwd: folder, input, encoding: 'utf8' }).stderr;
  };
  const most = 'and GitHub and GitLab draw at most 500 and 50000: give fewer manifests, or write --output svg';
  expect([draw(1, 500, 'mermaid'), draw(1, 501, 'svg')]).toEqual(['', '']);
  expect(draw(1, 501, 'mermaid')).toMatch(new RegExp(`^note: the flowchart has 501 arrows and \\d+ characters, ${most}\n$`));
  expect(draw(1200, 0, 'mermaid')).toMatch(new RegExp(`^note: the flowchart has 0 arrows and \\d+ characters, ${most}\n$`));
});

test('machines of the same name in two clusters of a repository are two', () => {
  const root = mkdtempSync(join(folder, 'clusters-'));
  const applied = (name: string) => (
    `---\n{apiVersion: kustomize.toolkit.fluxcd.io/v1, kind: Kustomization, metadata: {name: ${name}}, spec: {path: apps, kubeConfig: {secretRef: {name: ${name}}}}}\n`
  );
  mkdirSync(join(root, 'apps'));
  writeFileSync(join(root, 'flux.yaml'), applied('east') + applied('west'));
  writeFileSync(join(root, 'apps/web.yaml'), machine('{name: web, namespace: shop}'));
  const { status, stdout } = spawnSync(process.execPath, [command, 'graph', '.'], { cwd: root, encoding: 'utf8' });
  expect([status, stdout.match(/VirtualMachine<br\/>web/g)?.length, stdout.match(/"shop of \w+"/g)]).toEqual([0, 2, ['"shop of east"', '"shop of west"']]);
});
