// JSON files in folders of manifests.
import { run } from './run-verb';

describe('JSON beside YAML', () => {
  const VM = JSON.stringify({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: { name: 'web' }, spec: { runStrategy: 'Never' } });
  const tree = { 'bom.yaml': 'apiVersion: v1\nkind: Service\nmetadata: {name: web}\n', 'vm.json': VM, 'package.json': '{"name": "web"}' };

  test('is checked and compared if it is an object', () => {
    expect(run('validate', tree).stdout).toMatch(/^repository\/vm\.json:1: VirtualMachine\/web: /);
    expect(run('diff', tree, ['--against', 'bin']).stdout).toContain('virtualmachine.kubevirt.io/web would be created');
  });

  test.each([
    ['cut off', VM.slice(0, -5), ':1: not YAML: unclosed bracket'],
    ['with a conflict of a merge', VM.replace('"spec"', '\n<<<<<<< HEAD\n"spec"'), ':2: not YAML'],
  ])('is refused if it is an object %s, since apply with --prune would delete that', (_, damaged, place) => {
    const { status, stdout } = run('validate', { ...tree, 'vm.json': damaged, 'settings.json': '{"kind": "dark" // or light\n}' });
    expect([status, stdout]).toEqual([1, expect.stringContaining(`repository/vm.json${place}`)]);
    expect(stdout.trim().split('\n')).toHaveLength(1);
    expect(run('diff', { ...tree, 'vm.json': damaged }, ['--against', 'bin']).status).toBe(2);
  });

  test('is not an object if it is a patch or data of a kustomization', () => {
    const kustomization = 'resources: [bom.yaml]\npatches: [{path: vm.json}]\nconfigMapGenerator: [{name: a, files: [map.json]}]\n';
    const { stdout, stderr } = run('validate', { ...tree, 'map.json': '{"apiVersion": "v1", "kind": "Service"}', 'kustomization.yaml': kustomization });
    expect([stdout, stderr.slice(1)]).toEqual(['', ['note: skipped, since they are not Kubernetes objects: 1 kustomization, 1 patch', expect.stringMatching(/^0 objects checked/)]]);
  });
});
