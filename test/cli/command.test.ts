import { spawnSync } from 'child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { parseAllDocuments } from 'yaml';
import { buildCommand } from '../built-command';

const ROOT = join(__dirname, '../..');
const command = join(mkdtempSync(join(tmpdir(), 'command-')), 'main.js');

beforeAll(() => {
  buildCommand(command);
});

const run = (args: string[], input = '') => spawnSync(process.execPath, [command, ...args], { cwd: ROOT, input, encoding: 'utf8' });

test('manifests go to stdout and notes to stderr', () => {
  const { status, stdout, stderr } = run(['render', 'examples/kubermatic-pool/vm.yaml']);
  expect(parseAllDocuments(stdout).map((document) => document.get('kind'))).toEqual(['VirtualMachine', 'DataVolume', 'DataSource']);
  expect(stderr).toMatch(/^(?:note: examples\/kubermatic-pool\/vm\.yaml:\d+: [^\n]+\n){2}$/);
  expect(status).toBe(0);
});

test('standard input is read, and a value may contain anything', () => {
  const { status, stdout } = run(['render', '-', '--set', 'X=a=b: c\n#d'], 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: c}\ndata: {x: {{X}}}\n');
  expect([status, parseAllDocuments(stdout)[0].toJS().data]).toEqual([0, { x: 'a=b: c\n#d' }]);
});

test('a value may come from standard input or a pipe, which keeps it out of the arguments', () => {
  const folder = mkdtempSync(join(tmpdir(), 'values-'));
  writeFileSync(join(folder, 'c.yaml'), Buffer.from('\ufeffapiVersion: v1\nkind: ConfigMap\nmetadata: {name: c}\ndata: {x: {{X}}, z: {{Z}}}\n', 'utf16le'));
  const shell = 'printf "s3cret: #\\n" | "$0" "$1" render "$2" --set-file X=- --set-file Z=<(printf "two\\nlines\\n")';
  const { status, stdout } = spawnSync('bash', ['-c', shell, process.execPath, command, join(folder, 'c.yaml')], { encoding: 'utf8' });
  expect([status, parseAllDocuments(stdout)[0].toJS().data]).toEqual([0, { x: 's3cret: #', z: 'two\nlines' }]);
});

test('documents may come through a pipe, and in UTF-16', () => {
  const shell = '"$0" "$1" render <(cat)';
  const text = Buffer.from('\ufeff{apiVersion: v1, kind: ConfigMap, metadata: {name: ü}}', 'utf16le');
  const { status, stdout } = spawnSync('bash', ['-c', shell, process.execPath, command], { input: text, encoding: 'utf8' });
  expect([status, stdout]).toEqual([0, expect.stringContaining('name: ü')]);
  const piped = spawnSync('bash', ['-c', 'cat | "$0" "$1" render /dev/stdin', process.execPath, command], { input: text, encoding: 'utf8' });
  expect([piped.status, piped.stdout]).toEqual([0, stdout]);
  expect(spawnSync(process.execPath, [command, 'render', '-'], { input: text, encoding: 'utf8' }).stdout).toBe(stdout);
});

test('a value in JSON may be a number, and --storage-class applies to disks that specify none', () => {
  const machine = 'apiVersion: vitistack.io/v1alpha1\nkind: Machine\nmetadata: {name: m}\nspec: {template: small, resources: {cpu: {cores: {{CORES}}}}}\n';
  const { status, stdout } = run(['render', '-', '--set-json', 'CORES=4', '--storage-class', 'fast'], machine);
  const [vm, claim] = parseAllDocuments(stdout).map((document) => document.toJS());
  expect([status, vm.spec.template.spec.domain.cpu.cores, claim.spec.storageClassName]).toEqual([0, 4, 'fast']);
});

test('a number that is set as a string is reported with the option that sets numbers', () => {
  const machine = 'apiVersion: kubevirt.io/v1\nkind: VirtualMachine\nmetadata: {name: m}\nspec: {template: {spec: {domain: {cpu: {cores: {{CORES}}}, devices: {}}}}}\n';
  const { status, stdout, stderr } = run(['render', '-', '--set', 'CORES=4'], machine);
  expect([status, stdout, stderr.split('\n')]).toEqual([1, '', [
    'note: --set sets a string: write --set-json CORES=4',
    'error: stdin:4: spec.template.spec.domain.cpu.cores: "4" has the wrong type, write 4 without quotes [fits-schema]',
    '',
  ]]);
});

test('the output of render is accepted as its input', () => {
  const first = run(['render', 'examples/viti-machines/machines.yaml']).stdout;
  expect(run(['render', '-'], first).stdout).toBe(first);
});

test('an object without a name is not drawn', () => {
  const { status, stderr } = run(['graph', '-'], '{apiVersion: kubevirt.io/v1, kind: VirtualMachine, metadata: {labels: {app: web}}}');
  expect([status, stderr]).toEqual([1, 'error: stdin:1: metadata.name is missing: name the VirtualMachine\n']);
});

test('a drawing that lacks part of the input fails', () => {
  const machine = (metadata: string) => `apiVersion: kubevirt.io/v1\nkind: VirtualMachine\nmetadata: ${metadata}\n`;
  const { status, stdout, stderr } = run(['graph', '-'], `${machine('{name: web}')}---\n${machine('{labels: {app: web}}')}---\na: [\n`);
  expect([status, stdout, stderr.split('\n')]).toEqual([1, expect.stringContaining('web'), [
    expect.stringMatching(/^error: not drawn: stdin:9:4: not YAML: /),
    'error: not drawn: stdin:5: metadata.name is missing: name the VirtualMachine',
    '',
  ]]);
});

test.each<[string[], number, RegExp]>([
  [['render'], 2, /^error: missing required argument 'path': files or folders of YAML or JSON, or - for standard input\n$/],
  [['completion'], 2, /^error: missing required argument 'shell': shell to complete in: one of bash, zsh, fish\n$/],
  [['rendre', 'x'], 2, /unknown command 'rendre'\n\(did you mean render\?\)/],
  [['create', 'vm.yaml'], 2, /^error: unknown command 'create': write "apply"\n\(see --help\)\n$/],
  [['ssh', 'web'], 2, /^error: unknown command 'ssh': write "port-forward" and ssh to the port, or "lease ssh" if the machine is a lease\n\(see --help\)\n$/],
  [['lease', 'get'], 2, /^error: unknown command 'get'\n/],
  [['apply', '-f', 'vm.yaml'], 2, /^error: unknown option '-f': write only the files and folders\n$/],
  [['wait', '--filename=vm.yaml'], 2, /^error: unknown option '--filename=vm\.yaml': write only the files and folders\n/],
  [['completion', '-f'], 2, /^error: unknown option '-f'\n$/],
  [['apply', 'vm.yaml', '--dry-run=server'], 2, /^error: unknown option '--dry-run=server': --dry-run takes no value: write it alone\n/],
  [['--context', 'x', 'list'], 2, /^error: unknown option '--context': write it after the verb\n/],
  [['lease', 'run', '--id', 'dev', 'ls', '-la'], 2, /^error: unknown option '-la': write -- before a command that has options of its own, such as `-- ls -l`\n/],
  [['--sett', 'x', 'list'], 2, /^error: unknown option '--sett'\n/],
  [['help', 'lease', 'warmpu'], 2, /^error: unknown command 'lease warmpu': write "warmup"\n$/],
  [['lease', 'help', 'warmpu'], 2, /^error: unknown command 'lease warmpu': write "warmup"\n$/],
  [['help', 'apply', 'vm.yaml'], 2, /^error: apply has no commands: leave out "vm\.yaml"\n$/],
  [['help', 'rendre'], 2, /^error: unknown command 'rendre': write "render"\n$/],
  [['help', 'get'], 2, /^error: unknown command 'get': write "list"\n$/],
  [['init', 'typescript', 'python'], 2, /^error: too many arguments for 'init': 2 are given, write at most 1\n/],
  [['graph', 'examples/viti-machines/machines.yaml'], 1, /^error: the documents contain no machine: give manifests, such as the output of `cdk8s-kubevirt render`$/m],
  [['render', '--sett', 'x'], 2, /unknown option '--sett'/],
  [['render', 'nowhere.yaml', 'neither.yaml'], 2, /^error: nowhere\.yaml: no such file or folder\nerror: neither\.yaml: no such file or folder\n$/],
  [['render', 'x', '--set-json', 'A=[1]'], 2, /^error: --set-json A: the value is not a JSON scalar: [^\n]+\n$/],
  [['render', 'x', '--set', 'NAME'], 2, /^error: --set "NAME" is not an assignment: write NAME=value\n$/],
])('%j fails with %d, one line per mistake and an empty stdout', (args, code, message) => {
  const { status, stdout, stderr } = run(args);
  expect(stderr).toMatch(message);
  expect([status, stdout]).toEqual([code, '']);
});

test('help shows the named command, even inside a command group', () => {
  const usage = (...args: string[]) => run(args).stdout.split('\n')[0];
  expect(usage('help', 'lease', 'run')).toBe('Usage: cdk8s-kubevirt lease run [options] <command...>');
  expect(usage('lease', 'help', 'ls')).toBe('Usage: cdk8s-kubevirt lease list|ls [options]');
  expect(usage('help', 'ls')).toBe('Usage: cdk8s-kubevirt list|ls [options] [machine...]');
  expect(usage('help', 'lease')).toBe('Usage: cdk8s-kubevirt lease [options] [command]');
  expect(usage('help')).toBe('Usage: cdk8s-kubevirt [options] [command]');
});

test('help lists the commands, and the version is that of the package', () => {
  expect(run(['--help']).stdout).toContain('render');
  expect(run(['--version']).stdout.trim()).toBe(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version);
});
