import { ApiObject, App, Chart, JsonPatch, Lazy, Size, Testing } from 'cdk8s';
import { CloudInit, ImageSource, Machine, MachineDefaults, MachineSize, VirtualMachine, VirtualMachineTemplate } from '../../src';
import * as admission from '../../src/admission/admission';
import { validated } from '../../src/admission/validated';
import { EmittedObject } from '../../src/emission/emitted-object';

function dataSource(chart: Chart, id: string, pvc: object = { name: 'a', namespace: 'b' }): ApiObject {
  const object = new EmittedObject(chart, id, { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataSource', metadata: { name: id }, spec: { source: { pvc } } });
  validated(object, object);
  return object;
}

function refusal(app: App): string[] {
  try {
    app.synthYaml();
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').slice(1);
  }
}

test('an object that the cluster would refuse is refused at each synth, patches and metadata included', () => {
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

test('everything that is wrong with any object of any chart is one error, each line with its construct', () => {
  const app = Testing.app();
  const [one, other] = ['one', 'other'].map((id) => new Chart(app, id));
  dataSource(one, 'a', { name: 'a', namespaze: 'b' });
  dataSource(one, 'b').addJsonPatch(JsonPatch.remove('/no/such/field'));
  dataSource(other, 'c', { name: 5, namespace: 'b' });
  expect(refusal(app)).toEqual([
    expect.stringMatching(/^ {2}\[one\/a] spec\.source\.pvc\.namespace: required field is missing/),
    expect.stringMatching(/^ {2}\[one\/a] spec\.source\.pvc\.namespaze: unknown field, did you mean "namespace" \[fits-schema]$/),
    expect.stringMatching(/^ {2}\[one\/b] cannot be rendered: /),
    expect.stringMatching(/^ {2}\[other\/c] spec\.source\.pvc\.name: 5 has the wrong type/),
  ]);
});

test('however many charts an app has, an object that does not change is judged once', () => {
  const app = Testing.app();
  const objects = ['one', 'two', 'three'].map((id) => dataSource(new Chart(app, id), id));
  const judged = jest.spyOn(admission, 'violationsOf');
  app.synthYaml();
  expect(judged).toHaveBeenCalledTimes(objects.length);
  judged.mockRestore();
});

test('of machines that differ in the number of their name one is judged', () => {
  const chart = new Chart(Testing.app(), 'chart');
  MachineDefaults.set(chart, { clusterDefaultStorageClass: true });
  const names = [1, 2, 3, 4].map((number) => `web-${number}`);
  names.forEach((name) => new Machine(chart, name, {
    size: MachineSize.SMALL,
    disks: [{ name: 'data', size: Size.gibibytes(1) }],
    image: ImageSource.registry('quay.io/containerdisks/ubuntu:22.04'),
    networks: [{ name: 'pod' }, { name: 'office', networkName: 'office' }],
    cloudInit: CloudInit.noCloud({ hostname: name, sshAuthorizedKeys: ['ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com'] }),
  }));
  const judged = jest.spyOn(admission, 'violationsOf');
  Testing.synth(chart);
  expect(judged.mock.calls.map(([{ kind, metadata }]) => `${kind} ${metadata.name}`)).toEqual([
    'VirtualMachine web-1', 'DataVolume web-1-root', 'PersistentVolumeClaim web-1-data',
  ]);
  judged.mockRestore();
});

test('what is written of a machine is what it would be without checks', () => {
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

test('what is wrong with one of a fleet\'s machines is told, however many are like it was', () => {
  const chart = new Chart(Testing.app(), 'chart');
  MachineDefaults.set(chart, { clusterDefaultStorageClass: true });
  const machines = [1, 2, 3, 4, 5].map((number) => new Machine(chart, `web-${number}`, { size: MachineSize.SMALL }));
  machines[2].apiObject.addJsonPatch(JsonPatch.add('/spec/template/spec/domain/cpu/threads', 'two'));
  machines[3].apiObject.metadata.addLabel('not a label', 'x');
  expect(() => Testing.synth(chart)).toThrow(/web-3.*threads[^]*web-4.*not a label/);
  expect(() => Testing.synth(chart)).not.toThrow(/web-[125]/);
});

test('a machine of a fleet that cannot be rendered hides nothing of the others', () => {
  const chart = new Chart(Testing.app(), 'chart');
  MachineDefaults.set(chart, { clusterDefaultStorageClass: true });
  const machines = [1, 2, 3, 4, 5].map((number) => new Machine(chart, `web-${number}`, { size: MachineSize.SMALL }));
  const broken = Lazy.any({
    produce() {
      throw new Error('nothing there');
    },
  });
  machines[3].apiObject.metadata.addLabel('app', broken);
  machines[4].apiObject.metadata.addLabel('not a label', 'x');
  expect(() => chart.node.root.node.findAll().forEach(({ node }) => node.validate())).not.toThrow();
  const messages = chart.node.findAll().flatMap(({ node }) => node.validate());
  expect(messages).toEqual([expect.stringContaining('cannot be rendered: nothing there'), expect.stringContaining('not a label')]);
});

test('an object of the program may have members that are called as the library\'s are', () => {
  class Checked extends ApiObject {
    public readonly _check = true;
  }
  const app = Testing.app();
  const chart = new Chart(app, 'chart');
  dataSource(chart, 'a');
  new Checked(chart, 'settings', { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'settings' }, data: { password: 'hunter2' } });
  expect(refusal(app)).toEqual([expect.stringContaining('chart/settings: data.password')]);
});
