import { ApiObject, App, Chart, JsonPatch, Testing } from 'cdk8s';
import { validated } from '../../src/admission/validated';

function dataSource(chart: Chart, id: string, pvc: object = { name: 'a', namespace: 'b' }): ApiObject {
  const object = new ApiObject(chart, id, { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataSource', metadata: { name: id }, spec: { source: { pvc } } });
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

test('an object that the cluster would refuse is refused at synth, patches included', () => {
  const app = Testing.app();
  const object = dataSource(new Chart(app, 'chart'), 'a');
  expect(refusal(app)).toEqual([]);
  object.addJsonPatch(JsonPatch.remove('/spec/source/pvc/namespace'));
  expect(refusal(app)).toEqual([expect.stringContaining('namespace')]);
  object.addJsonPatch(JsonPatch.add('/spec/source/pvc/namespace', 'b'));
  expect(refusal(app)).toEqual([]);
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
