import { mkdtempSync, readdirSync, readFileSync } from 'fs';
import { tmpdir } from 'os';
import { basename, join } from 'path';
import { App, Chart, Testing, YamlOutputType } from 'cdk8s';
import { MachineMonitor, MachineMonitorProps } from '../../src';

const IMAGE = 'registry.example.com/cdk8s-kubevirt:1.0.0';
const ROOT = join(__dirname, '../..');

function manifests(props: Partial<MachineMonitorProps> = {}, namespace: string | undefined = 'machines') {
  const chart = new Chart(Testing.app(), 'chart', { namespace });
  new MachineMonitor(chart, 'monitor', { commandImage: IMAGE, ...props });
  return Testing.synth(chart);
}

const kindsAndPlaces = (objects: any[]) => objects.map(({ kind, metadata: { namespace, name } }) => [kind, namespace, name].filter(Boolean).join(' '));

const argsOf = (objects: any[]) => objects.find(({ kind }) => kind === 'Deployment').spec.template.spec.containers[0].args;

test('a monitor watches its own namespace by default', () => {
  expect(manifests()).toMatchSnapshot();
});

test('a monitor of several namespaces has a Role in each, and a ServiceMonitor', () => {
  const objects = manifests({ namespaces: ['blue', 'machines'], serviceMonitor: true, imagePullSecret: 'registry', metadata: { name: 'watcher', labels: { release: 'prometheus' } } });
  expect(kindsAndPlaces(objects)).toEqual([
    'ServiceAccount machines watcher', 'Role blue machines.watcher.blue', 'RoleBinding blue machines.watcher.blue', 'Role machines watcher', 'RoleBinding machines watcher',
    'Deployment machines watcher', 'Service machines watcher', 'ServiceMonitor machines watcher',
  ]);
  expect(objects[2].roleRef.name).toBe('machines.watcher.blue');
  expect(objects[4].subjects).toEqual([{ kind: 'ServiceAccount', name: 'watcher', namespace: 'machines' }]);
  expect(argsOf(objects)).toEqual(['monitor', '--namespace', 'blue', 'machines', '--port', '8080', '--address', '::']);
  expect(objects[5].spec.template.spec.imagePullSecrets).toEqual([{ name: 'registry' }]);
  expect(objects[7]).toMatchSnapshot();
});

test('a monitor of every namespace has a ClusterRole', () => {
  const objects = manifests({ clusterWide: true });
  expect(kindsAndPlaces(objects)).toEqual([
    'ServiceAccount machines monitor', 'ClusterRole machines.monitor', 'ClusterRoleBinding machines.monitor', 'Deployment machines monitor', 'Service machines monitor',
  ]);
  expect(objects[2].roleRef.name).toBe('machines.monitor');
  expect(argsOf(objects)).toEqual(['monitor', '--all-namespaces', '--port', '8080', '--address', '::']);
});

test.each<[string, Partial<MachineMonitorProps>, string]>([
  ['every namespace', { clusterWide: true }, ''],
  ['the same namespace', { namespaces: ['shared'] }, '.shared'],
])('a monitor of %s does not overwrite the rights of one with the same name in another namespace', (_, props, suffix) => {
  const name = 'm'.repeat(63);
  const objects = ['blue', 'green'].flatMap((namespace) => manifests({ ...props, metadata: { name } }, namespace));
  const bindings = objects.filter(({ kind }) => kind.endsWith('RoleBinding'));
  expect(bindings.map(({ metadata, subjects }) => [metadata.name, subjects[0].namespace])).toEqual([[`blue.${name}${suffix}`, 'blue'], [`green.${name}${suffix}`, 'green']]);
  const places = kindsAndPlaces(objects);
  expect(places).toEqual([...new Set(places)]);
});

test.each([YamlOutputType.FILE_PER_RESOURCE, YamlOutputType.FOLDER_PER_CHART_FILE_PER_RESOURCE])('a monitor has the rights in each namespace where each object has its own file: output type %s', (yamlOutputType) => {
  const outdir = mkdtempSync(join(tmpdir(), 'monitor-'));
  const app = new App({ outdir, yamlOutputType });
  const name = 'm'.repeat(63);
  const namespaces = ['team-a', 't'.repeat(63)];
  new MachineMonitor(new Chart(app, 'mon', { namespace: 'n'.repeat(63) }), name, { commandImage: IMAGE, namespaces });
  app.synth();
  const bindings = readdirSync(outdir, { recursive: true, encoding: 'utf8' }).filter((file) => basename(file).startsWith('RoleBinding.'));
  expect(bindings.map((file) => basename(file)).sort()).toEqual(namespaces.map((namespace) => `RoleBinding.${'n'.repeat(63)}.${name}.${namespace}.k8s.yaml`).sort());
});

test.each<[string, Partial<MachineMonitorProps>, string | undefined, string[]]>([
  ['a list of namespaces beside clusterWide', { namespaces: ['a', 'a'], clusterWide: true }, 'machines', [
    'chart/monitor: namespaces[1]: "a" is already at namespaces[0]: keep one of them',
    'chart/monitor: namespaces and clusterWide exclude each other: keep one',
  ]],
  ['an invalid image, and no namespace', { commandImage: 'https://registry.example.com/x', namespaces: [] }, undefined, [
    'chart/monitor: commandImage: "https://registry.example.com/x" is not a container image: write its name without a scheme, such as "quay.io/containerdisks/ubuntu:22.04"',
    'chart/monitor: namespaces: is empty: write at least one, or leave namespaces out for the monitor\'s own',
    'chart/monitor: the monitor has no namespace, which the binding of its Role needs: write one in metadata, or for the chart',
  ]],
])('%s is refused', (_, props, namespace, lines) => {
  const chart = new Chart(Testing.app(), 'chart', namespace === undefined ? {} : { namespace });
  expect(() => new MachineMonitor(chart, 'monitor', { commandImage: IMAGE, ...props })).toThrow(new Error(lines.join('\n')));
});

describe('the Containerfile', () => {
  const instructions = readFileSync(join(ROOT, 'Containerfile'), 'utf8').split('\n').filter((line) => /^[A-Z]/.test(line)).map((line) => line.split(/ (.*)/));

  const all = (keyword: string) => instructions.filter(([each]) => each === keyword).map(([, rest]) => rest);

  test('copies the command with its bundles and all licences, and runs the command', () => {
    const { bin } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    const bundle = readFileSync(join(ROOT, 'projenrc/bundle.ts'), 'utf8');
    const copies = all('COPY').map((rest) => rest.split(' '));
    const copied = copies.flatMap((words) => words.slice(0, -1).map((file) => [file, join(words.at(-1)!, basename(file))]));
    expect(Object.fromEntries(copied)).toEqual({
      [bin['cdk8s-kubevirt']]: '/cdk8s-kubevirt/cli/main.js',
      'lib/bundle/rooms.js': '/cdk8s-kubevirt/bundle/rooms.js',
      'lib/bundle/validators.js': '/cdk8s-kubevirt/bundle/validators.js',
      'lib/bundle/yaml.js': '/cdk8s-kubevirt/bundle/yaml.js',
      'lib/LICENSES.txt': '/cdk8s-kubevirt/LICENSES.txt',
      'LICENSE': '/cdk8s-kubevirt/LICENSE',
      'NOTICE': '/cdk8s-kubevirt/NOTICE',
    });
    expect(copied.map(([file]) => file).filter((file) => /^lib\/(?!bundle)/.test(file) && !bundle.includes(`'${file}'`))).toEqual([]);
    expect(JSON.parse(all('ENTRYPOINT')[0])).toEqual(['/nodejs/bin/node', '/cdk8s-kubevirt/cli/main.js']);
  });

  test('has one base image, pinned by digest, and a numeric user that is not root', () => {
    expect(all('FROM')).toEqual([expect.stringMatching(/^[^ ]+\/nodejs20-[a-z]+\d+:nonroot@sha256:[0-9a-f]{64}$/)]);
    expect(Number(all('USER')[0])).toBeGreaterThan(0);
  });
});
