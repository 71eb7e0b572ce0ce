// The packed npm package: its files, its dependencies, and the types that it exports besides the library itself.
import { execFileSync } from 'child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import * as ts from 'typescript';

const ROOT = join(__dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'package-'));
const unpacked = join(folder, 'node_modules/cdk8s-kubevirt');

beforeAll(() => {
  mkdirSync(unpacked, { recursive: true });
  const [{ filename }] = JSON.parse(execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  execFileSync('tar', ['-xzf', join(folder, filename), '-C', unpacked, '--strip-components', '1']);
}, 60_000);

const PROGRAM = `
import type { cdi, Disk, Patch, VirtualMachine, VirtualMachinePatch, VirtualMachineTemplateObject } from 'cdk8s-kubevirt/imports';
import type { DataVolume } from 'cdk8s-kubevirt/imports/cdi';
import type { ObjectMeta } from 'cdk8s-kubevirt/imports/kubernetes';
import type { VirtualMachineSpec } from 'cdk8s-kubevirt/imports/kubevirt';

export const metadata: ObjectMeta = { name: 'web' };
export const spec: VirtualMachineSpec = { runStrategy: 'Always', template: { spec: { domain: { devices: {} } } } };
export const machine: VirtualMachine = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata, spec };
export const same: (volume: DataVolume) => cdi.DataVolume = (volume) => volume;

export const template: VirtualMachineTemplateObject = { spec: { template: { spec: { domain: { cpu: { cores: '{{CORES}}' }, memory: { guest: '1Gi' } } } } } };
export const patch = {
  metadata: { labels: { tier: 'db' }, annotations: null },
  spec: { template: { spec: { domain: { cpu: null, devices: { $patch: 'replace', disks: [{ name: 'root' }, { $patch: 'delete', name: 'data' }] } } } } },
} satisfies VirtualMachinePatch;
export const ofOther: Patch<DataVolume> = { metadata: { '$deleteFromPrimitiveList/finalizers': ['x'] }, spec: { preallocation: true, $retainKeys: ['preallocation'] } };
// A whole machine is a template and a patch.
export const both: [VirtualMachineTemplateObject, VirtualMachinePatch] = [machine, machine];

// @ts-expect-error a misspelt field
export const misspelt: VirtualMachinePatch = { spec: { template: { spec: { domain: { cpus: { cores: 1 } } } } } };
// @ts-expect-error a string that is not a placeholder
export const text: VirtualMachinePatch = { spec: { template: { spec: { domain: { cpu: { cores: 'two' } } } } } };
// @ts-expect-error a map instead of a list
export const list: VirtualMachinePatch = { spec: { template: { spec: { domain: { devices: { disks: { name: 'root' } } } } } } };
// @ts-expect-error a list directive for a string
export const directive: VirtualMachinePatch = { metadata: { '$deleteFromPrimitiveList/name': [] } };
// @ts-expect-error a placeholder for a map
export const placeholder: VirtualMachinePatch = { metadata: '{{METADATA}}' };
// @ts-expect-error a null, which only a patch may have
export const nothing: VirtualMachineTemplateObject = { spec: { template: null } };
// @ts-expect-error a missing required field
export const disk: Disk = { disk: {} };
`;

const { CommonJS, Node16, ESNext } = ts.ModuleKind;
const { Node10, Node16: Node16Resolution, Bundler } = ts.ModuleResolutionKind;

test.each<[string, string, ts.CompilerOptions]>([
  // Programs with an older compiler resolve this way.
  ['in CommonJS', 'main.ts', { module: CommonJS, moduleResolution: Node10, ignoreDeprecations: '6.0' }],
  ['in CommonJS with the resolution of Node.js', 'main.cts', { module: Node16, moduleResolution: Node16Resolution }],
  ['in ES modules with the resolution of Node.js', 'main.mts', { module: Node16, moduleResolution: Node16Resolution }],
  ['with the resolution of bundlers', 'main.ts', { module: ESNext, moduleResolution: Bundler }],
])('a program %s can import the types of KubeVirt\'s objects', (_, file, options) => {
  writeFileSync(join(folder, file), PROGRAM);
  const program = ts.createProgram([join(folder, file)], { strict: true, noEmit: true, skipLibCheck: true, types: [], target: ts.ScriptTarget.ES2022, lib: ['lib.es2022.d.ts'], ...options });
  expect(ts.getPreEmitDiagnostics(program).map(({ file: where, messageText }) => `${where?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`)).toEqual([]);
}, 60_000);

test('the package depends only on cdk8s and constructs', () => {
  const { dependencies, bundledDependencies, peerDependencies } = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8'));
  expect([dependencies, bundledDependencies, Object.keys(peerDependencies)]).toEqual([undefined, undefined, ['cdk8s', 'constructs']]);
});

test('a copy of the package in a folder can be installed', () => {
  mkdirSync(join(unpacked, 'lib/cli'), { recursive: true });
  // It is built already, unless these tests run before that.
  writeFileSync(join(unpacked, 'lib/cli/main.js'), '', { flag: 'a' });
  const program = mkdtempSync(join(tmpdir(), 'program-'));
  writeFileSync(join(program, 'package.json'), '{}');
  execFileSync('npm', ['install', '--offline', '--legacy-peer-deps', '--install-links', unpacked], { cwd: program, stdio: 'pipe' });
  expect(readdirSync(join(program, 'node_modules'))).toContain('cdk8s-kubevirt');
}, 60_000);

test('the package contains only code, types, licenses and the README', () => {
  const files = readdirSync(unpacked, { recursive: true, withFileTypes: true, encoding: 'utf8' }).filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name).slice(unpacked.length + 1));
  const built = /^(?:\.jsii|lib\/(?:LICENSES\.txt|cli\/main\.js|man\/cdk8s-kubevirt\.1|bundle\/\w+\.js|.*\.d\.ts))$/;
  expect(files.filter((name) => !built.test(name)).sort()).toEqual([
    'LICENSE', 'NOTICE', 'README.md',
    'imports/cdi.d.ts', 'imports/index.d.ts', 'imports/kubernetes.d.ts', 'imports/kubevirt.d.ts', 'imports/patch.d.ts',
    'package.json',
  ]);
});
