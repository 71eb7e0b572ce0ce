import { ApiObject, Chart, JsonPatch, Testing } from 'cdk8s';
import { validated } from '../../src/admission/validated';

test('an object that the cluster would refuse is refused at synth, patches included', () => {
  const app = Testing.app();
  const chart = new Chart(app, 'chart');
  const object = new ApiObject(chart, 'object', {
    apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataSource', metadata: { name: 'a' }, spec: { source: { pvc: { name: 'a', namespace: 'b' } } },
  });
  validated(chart, object);
  expect(() => app.synthYaml()).not.toThrow();
  object.addJsonPatch(JsonPatch.remove('/spec/source/pvc/namespace'));
  expect(() => app.synthYaml()).toThrow('namespace');
});
