// What `diff` reports that `apply` would change, while changing nothing itself.
import { RunningCommand } from './running-command';
import { useCluster } from '../plane/cluster';
import { machine } from '../plane/scripted';

const cluster = useCluster();
const command = new RunningCommand(cluster);

beforeAll(() => command.build());

const configMap = (name: string, data: object, metadata: object = {}) => ({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name, ...metadata }, data });
const secret = (name: string, password: string) => ({ apiVersion: 'v1', kind: 'Secret', metadata: { name }, stringData: { password } });
const halted = (guest: string) => {
  const { spec, ...rest } = machine('web', {});
  const { template } = spec;
  return { ...rest, spec: { runStrategy: 'Halted', template: { ...template, spec: { ...template.spec, domain: { ...template.spec.domain, memory: { guest } } } } } };
};

test('prints nothing and exits with 0 if nothing would change', async () => {
  command.write('same.yaml', [configMap('same', { a: '1' }), halted('128Mi'), secret('same', 'hunter2')]);
  await command.run('apply', 'same.yaml');
  expect(await command.run('diff', 'same.yaml')).toEqual({ status: 0, stdout: '', stderr: '' });
});

test('shows each changed field, hides Secret values, and exits with 1', async () => {
  command.write('changed.yaml', [configMap('changed', { a: '1', gone: 'x' }), halted('128Mi'), secret('changed', 'hunter2')]);
  await command.run('apply', 'changed.yaml', '--force-conflicts');
  await cluster.client.merge({ apiVersion: 'v1', kind: 'Secret', name: 'changed', namespace: cluster.namespace }, { metadata: { annotations: { copy: 'hunter2' } } });
  command.write('changed.yaml', [configMap('changed', { a: '2' }), halted('256Mi'), secret('changed', 'another-hunter2')]);
  const { status, stdout, stderr } = await command.run('diff', 'changed.yaml');
  expect([status, stderr]).toEqual([1, '']);
  expect(stdout.replaceAll(cluster.namespace, 'NAMESPACE')).toBe([
    'configmap/changed in namespace NAMESPACE would be configured',
    '- data.a: "1"',
    '+ data.a: "2"',
    '- data.gone: "x"',
    '',
    'virtualmachine.kubevirt.io/web in namespace NAMESPACE would be configured',
    '- spec.template.spec.domain.memory.guest: "128Mi"',
    '+ spec.template.spec.domain.memory.guest: "256Mi"',
    '',
    'secret/changed in namespace NAMESPACE would be configured',
    '- data.password: (secret)',
    '+ data.password: (another secret)',
    '',
  ].join('\n'));
  expect((await cluster.read({ apiVersion: 'v1', kind: 'ConfigMap', name: 'changed' })).data).toEqual({ a: '1', gone: 'x' });
});

test('shows objects to be created and pruned', async () => {
  command.write('set.yaml', [configMap('stays', { a: '1' }), configMap('goes', { a: '1' })]);
  await command.run('apply', 'set.yaml', '--prune', 'set');
  command.write('set.yaml', [configMap('stays', { a: '1' }), configMap('comes', { a: '1' }), secret('comes', 'hunter2')]);
  const { status, stdout } = await command.run('diff', 'set.yaml', '--prune', 'set');
  const headings = stdout.split('\n').filter((line) => line.includes(' would be ')).map((line) => line.replace(` in namespace ${cluster.namespace}`, ''));
  expect([status, headings]).toEqual([1, ['configmap/comes would be created', 'secret/comes would be created', 'configmap/goes would be pruned']]);
  expect(stdout).toContain('+ data.password: (secret)\n');
  expect(stdout).not.toContain('aHVudGVyMg');
});

test('exits with more than 1 if the cluster cannot answer', async () => {
  command.write('lost.yaml', [configMap('fine', { a: '1' }), { apiVersion: 'example.test/v1', kind: 'Thing', metadata: { name: 'a' } }]);
  expect(await command.run('diff', 'lost.yaml')).toMatchObject({ status: 2, stdout: '', stderr: expect.stringMatching(/^error: lost\.yaml:\d+: Thing\/a: kind: the cluster has no Thing/) });
  command.write('owned.yaml', [configMap('owned', { a: '1' })]);
  await cluster.applyStrict(configMap('owned', { a: '2' }) as never);
  expect(await command.run('diff', 'owned.yaml')).toMatchObject({ status: 2, stderr: expect.stringContaining('data.a: "cluster-tests" owns it') });
  expect(await command.run('diff', 'owned.yaml', '--force-conflicts')).toMatchObject({ status: 1, stdout: expect.stringContaining('+ data.a: "1"') });
});
