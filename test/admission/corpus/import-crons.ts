// DataImportCrons, and the DataSources that they manage.
import { manifests, type Corpus } from './corpus';

const registry = { url: 'docker://quay.test/disk:1' };

const dataImportCron = {
  apiVersion: 'cdi.kubevirt.io/v1beta1',
  kind: 'DataImportCron',
  metadata: { name: 'case' },
  spec: {
    schedule: '0 3 * * 0',
    managedDataSource: 'golden',
    template: { spec: { source: { registry }, storage: { resources: { requests: { storage: '1Gi' } } } } },
  },
};

const dataSource = {
  apiVersion: 'cdi.kubevirt.io/v1beta1',
  kind: 'DataSource',
  metadata: { name: 'case' },
  spec: { source: { pvc: { namespace: 'default', name: 'golden' } } },
};

const template = (spec: object) => ({ spec: { template: { spec } } });

const node = { source: { registry: { pullMethod: 'node' } } };

const crons = manifests(dataImportCron, {
  'an import as it is': {},
  'a claim to clone': template({ source: { registry: undefined, pvc: { namespace: 'default', name: 'golden' } } }),
  'no source': template({ source: undefined }),
  'an empty source': template({ source: { registry: undefined } }),
  'a web server': template({ source: { registry: undefined, http: { url: 'https://images.test/disk.qcow2' } } }),
  'two sources': template({ source: { blank: {} } }),
  'a reference to a DataSource besides': template({ sourceRef: { kind: 'DataSource', name: 'golden' } }),
  'a content type': template({ contentType: 'kubevirt' }),
  'checkpoints': template({ checkpoints: [{ current: 'a', previous: '' }] }),
  'a final checkpoint': template({ finalCheckpoint: true }),
  'no final checkpoint': template({ finalCheckpoint: false }),
  'a template without a size': template({ storage: { resources: undefined } }),
  'a template\'s registry without a scheme': template({ source: { registry: { url: 'quay.test/disk:1' } } }),
  'no schedule': { spec: { schedule: '' } },
  'a schedule by its name': { spec: { schedule: '@daily' } },
  'a schedule of four fields': { spec: { schedule: '0 3 * *' } },
  'a schedule with a 25th hour': { spec: { schedule: '0 25 * * *' } },
  'a schedule with a time zone': { spec: { schedule: 'TZ=Europe/Berlin 0 3 * * *' } },
  'a schedule with a time zone where nodes pull': { spec: { schedule: 'CRON_TZ=Europe/Berlin 0 3 * * *', template: { spec: node } } },
  'imports to keep': { spec: { importsToKeep: 0 } },
  'imports to keep below 0': { spec: { importsToKeep: -1 } },
  'garbage left': { spec: { garbageCollect: 'Never', retentionPolicy: 'None' } },
  'garbage collected at a time that there is not': { spec: { garbageCollect: 'Always' } },
  'an empty DataSource\'s name': { spec: { managedDataSource: '' } },
  'a DataSource\'s name of 63 characters': { spec: { managedDataSource: 'a'.repeat(63) } },
  'a DataSource\'s name of 64 characters': { spec: { managedDataSource: 'a'.repeat(64) } },
  'a DataSource\'s name in upper case': { spec: { managedDataSource: 'Golden' } },
  'a name of 63 characters': { metadata: { name: 'a'.repeat(63) } },
  'a name of 64 characters': { metadata: { name: 'a'.repeat(64) } },
});

export const importCrons: Corpus = {
  ...crons,
  ...manifests(dataSource, { 'a DataSource as it is': {}, 'a DataSource that is empty for now': { spec: { source: { pvc: undefined } } } }),
  ...manifests(dataSource, {
    'a DataSource of a claim with an empty name': { spec: { source: { pvc: { name: '' } } } },
    'a DataSource of a claim by a name with a space': { spec: { source: { pvc: { name: 'golden image' } } } },
    'a DataSource of a claim of a namespace in upper case': { spec: { source: { pvc: { namespace: 'Images' } } } },
    'a DataSource of a snapshot by a name with a space': { spec: { source: { pvc: undefined, snapshot: { namespace: 'default', name: 'golden image' } } } },
    'a DataSource of a DataSource by a name with a space': { spec: { source: { pvc: undefined, dataSource: { namespace: 'default', name: 'golden image' } } } },
  }),
};
