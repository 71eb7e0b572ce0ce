// How `apply` handles new, changed and refused objects, and how it reports them.
import { RunningCommand } from './running-command';
import { until, useCluster } from '../plane/cluster';
import { dataVolume, machine } from '../plane/scripted';

const cluster = useCluster();
const command = new RunningCommand(cluster);

beforeAll(() => command.build());

const configMap = (name: string, data: object = { a: '1' }, metadata: object = {}): any => ({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name, ...metadata }, data });
const secret = (name: string, value = 'hunter2'): any => ({ apiVersion: 'v1', kind: 'Secret', metadata: { name }, stringData: { password: value } });

const sortedLines = (text: string) => text.trim().split('\n').sort();

describe('objects', () => {
  test('are created, then unchanged, then configured, in dependency order', async () => {
    const halted = { ...machine('steady', {}), spec: { ...machine('steady', {}).spec, runStrategy: 'Halted' } };
    command.write('steady.yaml', [halted, dataVolume('steady', {}), secret('steady')]);
    const created = await command.run('apply', 'steady.yaml');
    expect(created).toEqual({
      status: 0, stdout: 'secret/steady created\ndatavolume.cdi.kubevirt.io/steady created\nvirtualmachine.kubevirt.io/steady created\n', stderr: '',
    });
    // What KubeVirt and CDI write to a new object between the read and the apply counts as a change. The finalizer is KubeVirt's last.
    await until('the finalizer of the machine', async () => {
      const { finalizers = [] } = (await cluster.read({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', name: 'steady' })).metadata;
      return finalizers.includes('kubevirt.io/virtualMachineControllerFinalize');
    });
    await until('the volume to be filled', () => cluster.isTrue({ apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume', name: 'steady' }, 'Ready'));
    const unchanged = created.stdout.replaceAll('created', 'unchanged');
    await until('an apply that changes nothing', async () => (await command.run('apply', 'steady.yaml')).stdout === unchanged);

    command.write('steady.yaml', [halted, dataVolume('steady', {}), secret('steady', 'other')]);
    expect((await command.run('apply', 'steady.yaml')).stdout).toBe(unchanged.replace('unchanged', 'configured'));
    const { managedFields } = (await cluster.read({ apiVersion: 'v1', kind: 'Secret', name: 'steady' })).metadata;
    expect(managedFields).toEqual([expect.objectContaining({ manager: 'cdk8s-kubevirt', operation: 'Apply' })]);
  });

  test('are counted if they are many, where scripts that count lines do not see it', async () => {
    const many = Array.from({ length: 12 }, (_, index) => configMap(`many-${index}`));
    command.write('many.yaml', many);
    const linesOf = (text: string) => text.trim().split('\n');
    const created = await command.run('apply', 'many.yaml');
    expect([created.status, linesOf(created.stdout).length, created.stderr]).toEqual([0, 12, '12 objects applied: 12 created\n']);

    command.write('many.yaml', [...many.slice(1), configMap('many-0', { a: '2' }), configMap('many-12')]);
    const asked = await command.run('apply', 'many.yaml', '--dry-run');
    expect([asked.status, linesOf(asked.stdout).length, asked.stderr]).toEqual([0, 13, '13 objects would be applied: 1 created, 1 configured, 11 unchanged\n']);
    const changed = await command.run('apply', 'many.yaml', '-o', 'json');
    expect([changed.status, JSON.parse(changed.stdout).objects.length, changed.stderr]).toEqual([0, 13, '']);
  });

  test('are applied and dry-run together with their kind, and a namespace by itself', async () => {
    const group = `${cluster.namespace}.test`;
    const definition = {
      apiVersion: 'apiextensions.k8s.io/v1',
      kind: 'CustomResourceDefinition',
      metadata: { name: `things.${group}` },
      spec: {
        group,
        scope: 'Namespaced',
        names: { plural: 'things', kind: 'Thing' },
        versions: [{ name: 'v1', served: true, storage: true, schema: { openAPIV3Schema: { 'type': 'object', 'x-kubernetes-preserve-unknown-fields': true } } }],
      },
    };
    const namespace = `${cluster.namespace}-new`;
    const thing = { apiVersion: `${group}/v1`, kind: 'Thing', metadata: { name: 'a' }, spec: { any: 1 } };
    // One namespace at a time: manifests may not contradict `--namespace`.
    command.write('kind.yaml', [thing, definition]);
    const lines = [`customresourcedefinition.apiextensions.k8s.io/things.${group} created`, `thing.${group}/a created`];
    try {
      const asked = await command.run('apply', 'kind.yaml', '--dry-run');
      expect(asked).toEqual({ status: 0, stderr: '', stdout: lines.map((line) => `${line} (server dry run)\n`).join('') });
      expect(await command.run('apply', 'kind.yaml')).toEqual({ status: 0, stderr: '', stdout: lines.map((line) => `${line}\n`).join('') });
      command.write('namespace.yaml', [{ apiVersion: 'v1', kind: 'Namespace', metadata: { name: namespace } }]);
      expect((await command.run('apply', 'namespace.yaml')).stdout).toBe(`namespace/${namespace} created\n`);
    } finally {
      await cluster.delete({ apiVersion: 'apiextensions.k8s.io/v1', kind: 'CustomResourceDefinition', name: definition.metadata.name });
      await cluster.delete({ apiVersion: 'v1', kind: 'Namespace', name: namespace });
    }
  });

  test('are waited for', async () => {
    command.write('awaited.yaml', [machine('awaited', {}), secret('awaited')]);
    const { status, stdout, stderr } = await command.run('apply', 'awaited.yaml', '--wait');
    expect([status, sortedLines(stdout)]).toEqual([0, ['secret/awaited created', 'virtualmachine.kubevirt.io/awaited created']]);
    expect(stderr).toMatch(/\nready: 2 objects in \S+\n$/);
    expect(await cluster.isTrue({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', name: 'awaited' }, 'Ready')).toBe(true);
  });

  test('that copy a DataSource of the same manifests are applied after it', async () => {
    const source = { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataSource', metadata: { name: 'image' }, spec: { source: { pvc: { name: 'original', namespace: cluster.namespace } } } };
    const copy = { ...dataVolume('copy', {}), spec: { ...dataVolume('copy', {}).spec, source: undefined, sourceRef: { kind: 'DataSource', name: 'image' } } };
    command.write('copies.yaml', [copy, source, dataVolume('original', {}, { blank: {} })]);
    const { status, stdout, stderr } = await command.run('apply', 'copies.yaml', '--wait');
    expect([status, stderr.split('\n').filter((line) => line.startsWith('error'))]).toEqual([0, []]);
    expect(stdout.trim().split('\n').at(-1)).toBe('datavolume.cdi.kubevirt.io/copy created');
  });

  test('are reported as JSON', async () => {
    command.write('programs.yaml', [configMap('programs')]);
    const { status, stdout } = await command.run('apply', 'programs.yaml', '--output', 'json');
    expect([status, JSON.parse(stdout)]).toEqual([0, { objects: [{ apiVersion: 'v1', kind: 'ConfigMap', namespace: cluster.namespace, name: 'programs', result: 'created' }] }]);
  });
});

describe('mistakes', () => {
  test('are reported all at once, each with its file and line, and nothing is applied', async () => {
    command.write('mistakes.yaml', [
      'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: fine}\n',
      'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: lost, namespace: nowhere}\n',
      'apiVersion: example.test/v1\nkind: Thing\nmetadata: {name: thing}\n',
      'apiVersion: v1\nmetadata: {name: kindless}\n',
      'kind: ConfigMap\nmetadata: {name: versionless}\n',
      'apiVersion: v1\nkind: ConfigMap\nmetadata: {}\n',
      'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: fine}\ndata: {other: "1"}\n',
      'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: open}\ndata: {x: "{{WHAT}}"}\n',
      'apiVersion: kubevirt.io/v1\nkind: VirtualMachine\nmetadata: {name: web}\nspec: {runStrategy: Halted, template: {spec: {domain: {devices: {disks: [{name: a, disk: {}}]}, memory: {guest: 1Gi}}}}}\n',
      'a: [\n',
    ].join('---\n'));
    const { status, stdout, stderr } = await command.run('apply', 'mistakes.yaml');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr.replaceAll(cluster.namespace, 'NAMESPACE')).toMatchSnapshot();
    await expect(cluster.read({ apiVersion: 'v1', kind: 'ConfigMap', name: 'fine' })).rejects.toThrow(/not found/);
  });

  test('in namespaces are reported once per namespace, however many objects it has', async () => {
    command.write('nowhere.yaml', ['a', 'b', 'c'].map((name) => configMap(name, {}, { namespace: 'nowhere' })));
    const { status, stderr } = await command.runAnywhere('apply', 'nowhere.yaml');
    expect([status, stderr]).toEqual([
      1, 'error: nowhere.yaml:5: ConfigMap/a: metadata.namespace: the cluster has no namespace "nowhere": create it, or give its Namespace too (3 objects belong in it)\n',
    ]);
  });

  test('include a field that neither the checks nor the KubeVirt of the cluster know', async () => {
    const { spec, ...object } = machine('later', {});
    const fields = { ...spec.template.spec, quantumDice: 6 };
    command.write('later.yaml', [configMap('before'), { ...object, spec: { ...spec, template: { ...spec.template, spec: fields } } }]);
    const { status, stdout, stderr } = await command.run('apply', 'later.yaml');
    expect([status, stdout, stderr]).toEqual([1, '', expect.stringMatching(/^error: later\.yaml:\d+: VirtualMachine\/later: spec\.template\.spec\.quantumDice: unknown field, /)]);
    await expect(cluster.read({ apiVersion: 'v1', kind: 'ConfigMap', name: 'before' })).rejects.toThrow(/not found/);
  });

  test('at the end of 10,000 lines prevent any apply', async () => {
    const documents = Array.from({ length: 2_000 }, (_, index) => `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: long-${index}\n---\n`).join('');
    command.write('long.yaml', `${documents}apiVersion: v1\nkind: ConfigMap\nmetadata:\n  nmae: last\n`);
    expect(await command.run('apply', 'long.yaml')).toEqual({
      status: 1, stdout: '', stderr: 'error: long.yaml:10003: ConfigMap: metadata.name: required field is missing: write a name such as "web-1"\n',
    });
    expect((await cluster.list({ apiVersion: 'v1', kind: 'ConfigMap' })).filter(({ metadata: { name } }) => name.startsWith('long-'))).toEqual([]);
  });
});

describe('refusals', () => {
  test('block nothing else, reveal no Secret, and are reported together at the end', async () => {
    command.write('refused.yaml', [
      { apiVersion: 'v1', kind: 'Secret', metadata: { name: 'typed', labels: { port: 987654 } } },
      { ...configMap('unknown'), fields: 'of nobody' },
      configMap('beside'),
    ]);
    // Our own rules would refuse the unknown field before anything is sent.
    const { status, stdout, stderr } = await command.run('apply', 'refused.yaml', '--validate', 'ignore');
    expect([status, stdout]).toEqual([1, 'configmap/beside created\n']);
    expect(sortedLines(stderr)).toEqual([
      expect.stringMatching(/^error: 1 of 3 objects were applied, 2 failed$/),
      expect.stringMatching(/^error: refused\.yaml:14: ConfigMap\/unknown: fields: field not declared in schema$/),
      expect.stringMatching(/^error: refused\.yaml:6: Secret\/typed: metadata\.labels\.port: expected string, got a value of another type$/),
    ]);
  });

  test('over another manager\'s field name both, and can be forced', async () => {
    command.write('owned.yaml', [configMap('owned', { mine: '1', theirs: '1' })]);
    await command.run('apply', 'owned.yaml');
    await cluster.applyStrict(configMap('owned', { theirs: '2' }));
    const { status, stderr } = await command.run('apply', 'owned.yaml');
    expect([status, stderr]).toEqual([1, [
      'error: owned.yaml:7: ConfigMap/owned: data.theirs: "cluster-tests" owns it: leave the field out, or take it over with --force-conflicts',
      'error: 0 of 1 objects were applied, 1 failed',
      '',
    ].join('\n')]);
    expect(await command.run('apply', 'owned.yaml', '--force-conflicts')).toEqual({ status: 0, stdout: 'configmap/owned configured\n', stderr: '' });
  });

  test('of a changed DataVolume suggest a fix', async () => {
    command.write('volume.yaml', [dataVolume('fixed', {})]);
    await command.run('apply', 'volume.yaml');
    command.write('volume.yaml', [dataVolume('fixed', {}, { blank: {} })]);
    const { status, stderr } = await command.run('apply', 'volume.yaml', '--force-conflicts');
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^error: volume\.yaml:\d+: DataVolume\/fixed: .*Cannot update DataVolume Spec: the spec of a DataVolume never changes: /)]);
  });
});
