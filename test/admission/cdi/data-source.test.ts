// DataSources that point to other DataSources: CDI admits them all, but some never become ready.
import { Admission } from '../../../src/admission/admission';

const refusals = (dataSource: object, namespace?: string) => Admission.validate({
  apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataSource', metadata: { name: 'golden', namespace }, spec: { source: { dataSource } },
});

test('a DataSource may point to another in its namespace', () => {
  expect(refusals({ name: 'ubuntu', namespace: 'images' }, 'images')).toEqual([]);
  expect(refusals({ name: 'golden', namespace: 'images' })).toEqual([]);
});

test('a DataSource cannot point to one in another namespace', () => {
  expect(refusals({ name: 'ubuntu', namespace: 'images' }, 'machines')).toEqual([
    'spec.source.dataSource.namespace: "images" is not the namespace of the DataSource, write "machines" or point to a claim by pvc [data-source-resolvable]',
  ]);
});

test('a DataSource cannot point to itself', () => {
  expect(refusals({ name: 'golden', namespace: 'images' }, 'images')).toEqual([
    'spec.source.dataSource.name: "golden" is the DataSource itself, write the name of another DataSource [data-source-resolvable]',
  ]);
});
