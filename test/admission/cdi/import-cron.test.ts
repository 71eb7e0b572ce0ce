// Messages on the schedule and the template of a DataImportCron.
import { Admission } from '../../../src/admission/admission';

const refusals = (schedule: string) => Admission.validate({
  apiVersion: 'cdi.kubevirt.io/v1beta1',
  kind: 'DataImportCron',
  metadata: { name: 'ubuntu' },
  spec: {
    schedule,
    managedDataSource: 'ubuntu',
    template: { spec: { source: { registry: { url: 'docker://quay.io/containerdisks/ubuntu:22.04' } }, storage: { resources: { requests: { storage: '5Gi' } } } } },
  },
});

test('reports every field of a schedule that is out of range', () => {
  expect(refusals('61 25 * * *')).toEqual([
    'spec.schedule: "61 25 * * *" has the minute "61": write numbers from 0 to 59, ranges, steps from 1, or "*" [import-cron-schedule-form]',
    'spec.schedule: "61 25 * * *" has the hour "25": write numbers from 0 to 23, ranges, steps from 1, or "*" [import-cron-schedule-form]',
  ]);
});

test('reports the fields of a schedule that has too few', () => {
  expect(refusals('61 25 * *')).toEqual([expect.stringMatching(/^spec\.schedule: "61 25 \* \*" is not a cron schedule: write five fields /)]);
});

describe('a template', () => {
  const storage = { resources: { requests: { storage: '5Gi' } } };

  const refusalsOf = (spec: object) => Admission.validate({
    apiVersion: 'cdi.kubevirt.io/v1beta1',
    kind: 'DataImportCron',
    metadata: { name: 'ubuntu' },
    spec: { schedule: '@daily', managedDataSource: 'ubuntu', template: { spec: { storage, ...spec } } },
  });

  test('without a source gets only the sources that a DataImportCron may have', () => {
    const missing = ['spec.template.spec.source: required field is missing, write registry or pvc [import-cron-template-possible]'];
    expect(refusalsOf({})).toEqual(missing);
    expect(refusalsOf({ source: {} })).toEqual(missing);
  });

  test('cannot have a dataSourceRef', () => {
    const dataSourceRef = { kind: 'PersistentVolumeClaim', name: 'golden' };
    expect(refusalsOf({ storage: { ...storage, dataSourceRef } })).toEqual([
      'spec.template.spec.source: required field is missing, write registry or pvc [import-cron-template-possible]',
      'spec.template.spec.storage.dataSourceRef: a DataImportCron has no dataSourceRef, remove it [import-cron-template-possible]',
    ]);
    expect(refusalsOf({ source: { pvc: { name: 'golden', namespace: 'images' } }, storage: { ...storage, dataSourceRef } })).toEqual([
      'spec.template.spec.storage.dataSourceRef: a DataImportCron has no dataSourceRef, remove it [import-cron-template-possible]',
    ]);
  });
});
