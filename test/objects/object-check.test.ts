import { ApiObject, App, Chart, JsonPatch, Lazy, Size, Testing } from 'cdk8s';
import { ArgoCdApplication, ClusterCapabilities, Machine, MachineSize, NodeProvider, VirtualMachine, VirtualMachineTemplate } from '../../src';
import * as admission from '../../src/admission/admission';
import { RULES } from '../../src/admission/semantics';
import { EmittedObject } from '../../src/objects/emitted-object';
import { validateAtSynth } from '../../src/objects/object-check';
import { linesThrown } from '../lines-thrown';

function dataSource(chart: Chart, id: string, pvc: object = { name: 'a', namespace: 'b' }): ApiObject {
  const object = new EmittedObject(chart, id, { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataSource', metadata: { name: id }, spec: { source: { pvc } } });
  validateAtSynth(object, object);
  return object;
}

const refusal = (app: App) => linesThrown(() => app.synthYaml()).slice(1);

test('an object that the cluster would refuse is refused at each synth, including later patches and metadata', () => {
  const app = Testing.app();
  const object = dataSource(new Chart(app, 'chart'), 'a');
  expect(refusal(app)).toEqual([]);
  object.addJsonPatch(JsonPatch.remove('/spec/source/pvc/namespace'));
  expect(refusal(app)).toEqual([expect.stringContaining('namespace')]);
  object.addJsonPatch(JsonPatch.add('/spec/source/pvc/namespace', 'b'));
  expect(refusal(app)).toEqual([]);
  object.metadata.addAnnotation('two words', 'a');
  expect(refusal(app)).toEqual([expect.stringContaining('two words')]);
});

test('one error lists every mistake in every chart, each with its construct', () => {
  const app = Testing.app();
  const [one, other] = ['one', 'other'].map((id) => new Chart(app, id));
  dataSource(one, 'a', { name: 'a', namespaze: 'b' });
  dataSource(one, 'b').addJsonPatch(JsonPatch.remove('/no/such/field'));
  dataSource(other, 'c', { name: 5, namespace: 'b' });
  expect(refusal(app)).toEqual([
    expect.stringMatching(/^ {2}\[one\/a] spec\.source\.pvc\.namespace: required field is missing/),
    expect.stringMatching(/^ {2}\[one\/a] spec\.source\.pvc\.namespaze: unknown field, did you mean "namespace" \[fits-schema]$/),
    '  [one/b] JSON patch: remove "/no/such/field" does not apply: write a path whose fields all exist, or add them first',
    expect.stringMatching(/^ {2}\[other\/c] spec\.source\.pvc\.name: 5 has the wrong type/),
  ]);
});

test('the same mistake in several objects of a construct is reported once', () => {
  const app = Testing.app();
  const chart = new Chart(app, 'chart');
  new Machine(chart, 'web', { size: MachineSize.SMALL, disks: [{ name: 'data', size: Size.gibibytes(1) }], metadata: { annotations: { 'two words': 'a' } } });
  expect(refusal(app).filter((line) => line.includes('two words'))).toEqual([expect.stringMatching(/^ {2}\[chart\/web] metadata\.annotations/)]);
});

test('an unchanged object is checked once, however many charts the app has', () => {
  const app = Testing.app();
  const objects = ['one', 'two', 'three'].map((id) => dataSource(new Chart(app, id), id));
  const judged = jest.spyOn(admission, 'violationsOf');
  app.synthYaml();
  expect(judged).toHaveBeenCalledTimes(objects.length);
  judged.mockRestore();
});

test('each machine is checked on its own, even among similar ones', () => {
  const chart = new Chart(Testing.app(), 'chart');
  ['web-1', 'web-2'].forEach((name) => new Machine(chart, name, { size: MachineSize.SMALL, disks: [{ name: 'data', size: Size.gibibytes(1) }] }));
  const judged = jest.spyOn(admission, 'violationsOf');
  Testing.synth(chart);
  expect(judged.mock.calls.map(([{ kind, metadata }]) => `${kind} ${metadata.name}`)).toEqual([
    'VirtualMachine web-1', 'PersistentVolumeClaim web-1-root', 'PersistentVolumeClaim web-1-data',
    'VirtualMachine web-2', 'PersistentVolumeClaim web-2-root', 'PersistentVolumeClaim web-2-data',
  ]);
  judged.mockRestore();
});

test('checks do not change the manifest of a machine', () => {
  const yaml = (isChecked: boolean) => {
    const app = Testing.app();
    const machine = new VirtualMachine(new Chart(app, 'chart'), 'web', {
      template: VirtualMachineTemplate.fromYaml('spec: {template: {spec: {domain: {memory: {guest: 1Gi}, devices: {}}, volumes: [{name: root, dataVolume: {name: web}}]}}}'),
    });
    machine.apiObject.addJsonPatch(JsonPatch.add('/spec/template/spec/hostname', 'web'));
    if (!isChecked) {
      app.node.findAll().forEach(({ node }) => Object.assign(node, { validate: () => [] }));
    }
    return app.synthYaml();
  };
  expect(yaml(true)).toEqual(yaml(false));
});

test('a mistake in one machine is reported, even if it began like the others', () => {
  const chart = new Chart(Testing.app(), 'chart');
  const machines = [1, 2, 3, 4, 5].map((number) => new Machine(chart, `web-${number}`, { size: MachineSize.SMALL }));
  machines[2].apiObject.addJsonPatch(JsonPatch.add('/spec/template/spec/domain/cpu/threads', 'two'));
  machines[3].apiObject.metadata.addLabel('not a label', 'x');
  expect(() => Testing.synth(chart)).toThrow(/web-3.*threads[^]*web-4.*not a label/);
  expect(() => Testing.synth(chart)).not.toThrow(/web-[125]/);
});

test('an object that cdk8s cannot render is reported with its construct, along with other mistakes', () => {
  const app = Testing.app();
  const chart = new Chart(app, 'chart');
  dataSource(chart, 'a').metadata.addLabel('app', { constructor: {} } as any);
  dataSource(chart, 'b', { name: 5, namespace: 'b' });
  expect(refusal(app)).toEqual([expect.stringMatching(/^ {2}\[chart\/a] cannot be rendered: /), expect.stringContaining('[chart/b] spec.source.pvc.name')]);
});

test('an exception from a lazy value reaches the program unchanged', () => {
  const app = Testing.app();
  const bug = new TypeError('nothing there');
  const value = Lazy.any({
    produce() {
      throw bug;
    },
  });
  dataSource(new Chart(app, 'chart'), 'a').metadata.addLabel('app', value);
  expect(() => app.synthYaml()).toThrow(bug);
});

test('an exception from a rule reaches the program unchanged', () => {
  const app = Testing.app();
  dataSource(new Chart(app, 'chart'), 'a');
  const bug = new TypeError('a bug');
  const check = jest.spyOn(RULES.dataSource[0], 'check').mockImplementation(() => {
    throw bug;
  });
  expect(() => app.synthYaml()).toThrow(bug);
  check.mockRestore();
});

test('an object of the program may have members with the names of the library\'s own', () => {
  class Checked extends ApiObject {
    public readonly _check = true;
  }
  const app = Testing.app();
  const chart = new Chart(app, 'chart');
  dataSource(chart, 'a');
  new Checked(chart, 'settings', { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'settings' }, data: { password: 'hunter2' } });
  expect(refusal(app)).toEqual([expect.stringContaining('chart/settings: data.password')]);
});

test('a network counts as existing while the app defines it for the same cluster', () => {
  const app = Testing.app();
  const [chart, other] = ['chart', 'other'].map((id) => new Chart(app, id, { namespace: 'shop' }));
  [chart, other].forEach((each) => ClusterCapabilities.set(each, { networkAttachmentDefinitions: [] }));
  new VirtualMachine(chart, 'web', {
    template: VirtualMachineTemplate.fromObject({
      apiVersion: 'kubevirt.io/v1',
      kind: 'VirtualMachine',
      spec: {
        runStrategy: 'Always',
        template: {
          spec: {
            domain: { memory: { guest: '1Gi' }, devices: { interfaces: [{ name: 'lab', bridge: {} }] } }, networks: [{ name: 'lab', multus: { networkName: 'lab' } }],
          },
        },
      },
    }),
  });
  const definition = (scope: Chart) => new ApiObject(scope, 'lab', { apiVersion: 'k8s.cni.cncf.io/v1', kind: 'NetworkAttachmentDefinition', metadata: { name: 'lab' } });
  const absent = [expect.stringContaining('[network-attachment-known]')];
  expect(refusal(app)).toEqual(absent);
  definition(other);
  expect(refusal(app)).toEqual(absent);
  definition(chart);
  expect(refusal(app)).toEqual([]);
  chart.node.tryRemoveChild('lab');
  expect(refusal(app)).toEqual(absent);
});

test.each<[string, (chart: Chart, id: string) => unknown]>([
  ['NodeProvider', (chart, id) => new NodeProvider(chart, id, {
    template: VirtualMachineTemplate.fromObject({ spec: { template: { spec: { domain: { devices: {} } } } } }),
    nodeTypes: [],
    additionalFields: { spec: { password: 'hunter2hunter2' } },
    emitNodeProvider: true,
  })],
  ['Application', (chart, id) => new ArgoCdApplication(chart, id, { metadata: { annotations: { password: 'hunter2hunter2' } }, sources: [{ repoUrl: 'https://example.com/a', path: 'a' }] })],
])('an app without machines is checked for secrets too: kind %s', (_kind, emit) => {
  const app = Testing.app();
  emit(new Chart(app, 'chart'), 'a');
  expect(refusal(app)).toEqual([expect.stringMatching(/chart\/a\/Resource: .*password.*\[no-secret-value\]$/)]);
});
