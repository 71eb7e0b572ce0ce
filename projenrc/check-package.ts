// Uses the npm package as people do, with only its peers installed: it must contain what is needed and nothing else, and be small enough for the
// packages of other languages, which contain it.
import { execFileSync, spawnSync } from 'child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, symlinkSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join, resolve } from 'path';

/** In bytes: a jar adds 0.788 MB of classes, and must stay below 1.85 MB. */
const LARGEST = 1_060_000;

const NEEDED = [
  '.jsii', 'LICENSE', 'NOTICE', 'README.md', 'package.json', 'lib/LICENSES.txt', 'lib/index.d.ts', 'lib/cli/main.js', 'lib/man/cdk8s-kubevirt.1',
  ...['index', 'library', 'rooms', 'validators', 'yaml'].map((name) => `lib/bundle/${name}.js`),
  ...['index', 'cdi', 'kubernetes', 'kubevirt', 'patch'].map((name) => `imports/${name}.d.ts`),
];

const PEERS = ['cdk8s', 'constructs'];

const MANIFEST = `apiVersion: kubevirt.io/v1
kind: VirtualMachine
metadata: { name: web }
spec: { runStrategy: Always, template: { spec: { domain: { memory: { guest: 1Gi }, devices: {} } } } }
`;

/** Loads everything in the library, creates a machine from YAML, and validates it. */
const PROGRAM = `
const { App, Chart, Testing } = require('cdk8s');
const kubevirt = require('cdk8s-kubevirt');
Object.values(kubevirt);
const chart = new Chart(new App(), 'chart');
new kubevirt.VirtualMachine(chart, 'web', { template: kubevirt.VirtualMachineTemplate.fromFile('vm.yaml') });
console.log(Testing.synth(chart)[0].kind);
`;

/** The declarations, which must hold under every option that a program may set. */
const TYPES = ['lib', 'imports'].map((folder) => `node_modules/cdk8s-kubevirt/${folder}/index.d.ts`);
const STRICTEST = [
  ...['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--noImplicitOverride'],
  ...['--module', 'nodenext', '--target', 'es2022', '--typeRoots', resolve('node_modules/@types'), '--types', 'node'],
];

const { name: packageName, version } = JSON.parse(readFileSync('package.json', 'utf8'));
const tarball = resolve(`dist/js/${packageName}@${version}.jsii.tgz`);
const folder = mkdtempSync(join(tmpdir(), 'package-'));
const modules = join(folder, 'node_modules');
const unpacked = join(modules, 'cdk8s-kubevirt');
mkdirSync(unpacked, { recursive: true });
execFileSync('tar', ['-xzf', tarball, '-C', unpacked, '--strip-components', '1']);
PEERS.forEach((peer) => symlinkSync(realpathSync(join('node_modules', peer)), join(modules, peer)));
const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });

const files = readdirSync(unpacked, { recursive: true, withFileTypes: true, encoding: 'utf8' }).filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name).slice(unpacked.length + 1));
// The container image contains these files of the package, and no peers.
['cli/main.js', 'bundle/rooms.js', 'bundle/validators.js', 'bundle/yaml.js'].forEach((name) => cpSync(join(unpacked, 'lib', name), join(folder, 'image', name)));
writeFileSync(join(folder, 'vm.yaml'), MANIFEST);

const mistakes = [
  ...NEEDED.filter((name) => !files.includes(name)).map((name) => `${name} is missing`),
  ...files.filter((name) => !NEEDED.includes(name) && !/^lib\/(?!bundle|cli).*\.d\.ts$/.test(name)).map((name) => `${name} is superfluous: nothing loads it`),
  // `get"a"() {}` becomes a method with another name when webpack shortens the names of exports.
  ...files.filter((name) => /[{,]\s*get\s*["'][^"']+["']\s*\(/.test(readFileSync(join(unpacked, name), 'utf8'))).map((name) => `${name} has getters with quoted names, which webpack breaks`),
  ...statSync(tarball).size > LARGEST ? [`it has ${statSync(tarball).size} bytes, more than the limit of ${LARGEST}: leave something out`] : [],
  ...[
    { args: ['node_modules/cdk8s-kubevirt/lib/cli/main.js', '--version'], says: `${version}\n` },
    { args: ['node_modules/cdk8s-kubevirt/lib/cli/main.js', 'validate', 'vm.yaml'], says: '' },
    { args: ['image/cli/main.js', 'validate', 'vm.yaml'], says: '' },
    { args: ['-e', PROGRAM], says: 'VirtualMachine\n' },
    // Newer compilers write exactOptionalPropertyTypes into each new project.
    { args: [realpathSync('node_modules/typescript/bin/tsc'), ...STRICTEST, ...TYPES], says: '' },
  ].flatMap(({ args, says }) => {
    const { status, stdout, stderr } = run(...args);
    return status === 0 && stdout === says ? [] : [`node ${args.join(' ')}: exits with ${status}, prints ${JSON.stringify(stdout)} and ${stderr}`];
  }),
];
rmSync(folder, { recursive: true });
process.stderr.write(mistakes.map((mistake) => `${tarball}: ${mistake}\n`).join(''));
process.exitCode = mistakes.length > 0 ? 1 : 0;
