// DataSources that point to others: CDI admits them all, and some are never ready.
import { Admission } from '../../../src/admission/admission';

const refusals = (dataSource: object, namespace?: string) => Admission.validate({
  apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataSource', metadata: { name: 'golden', namespace }, spec: { source: { dataSource } },
});

test('another DataSource of the same namespace can be followed', () => {
  expect(refusals({ name: 'ubuntu', namespace: 'images' }, 'images')).toEqual([]);
  expect(refusals({ name: 'golden', namespace: 'images' })).toEqual([]);
});

test('one of another namespace cannot', () => {
  expect(refusals({ name: 'ubuntu', namespace: 'images' }, 'machines')).toEqual([
    'spec.source.dataSource.namespace: "images" is not the namespace of the DataSource, write "machines" or point to a claim by pvc [data-source-resolvable]',
  ]);
});

test('nor can a DataSource follow itself', () => {
  expect(refusals({ name: 'golden', namespace: 'images' }, 'images')).toEqual([
    'spec.source.dataSource.name: "golden" is the DataSource itself, write the name of another DataSource [data-source-resolvable]',
  ]);
});
