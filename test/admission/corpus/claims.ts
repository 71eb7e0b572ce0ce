// PersistentVolumeClaims, as Kubernetes' own API server judges them.
import { manifests, type Corpus } from './corpus';

const claim = {
  apiVersion: 'v1',
  kind: 'PersistentVolumeClaim',
  metadata: { name: 'case' },
  spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } },
};

const size = (storage: unknown) => ({ spec: { resources: { requests: { storage } } } });

const snapshot = { apiGroup: 'snapshot.storage.k8s.io', kind: 'VolumeSnapshot', name: 'golden' };

const other = { kind: 'PersistentVolumeClaim', name: 'golden' };

const populator = { apiGroup: 'cdi.kubevirt.io', kind: 'VolumeImportSource', name: 'golden' };

const source = (dataSource: object | undefined, dataSourceRef?: object) => ({ spec: { dataSource, dataSourceRef } });

const selector = (expression: object) => ({ spec: { selector: { matchExpressions: [expression] } } });

export const claims: Corpus = manifests(claim, {
  'as it is': {},
  'everything that may be set': {
    metadata: { labels: { app: 'db' }, annotations: { note: 'any text' } },
    spec: { storageClassName: 'fast.ssd-1', volumeMode: 'Block', volumeName: 'disk-1', volumeAttributesClassName: 'gold', selector: { matchLabels: { tier: 'fast' } } },
  },
  'no spec': { spec: undefined },
  'a status': { status: {} },
  'an unknown field': { spec: { storageClass: 'fast' } },
  'an unknown field of the object': { storageClassName: 'fast' },
  'an unknown field of the resources': { spec: { resources: { claims: [{ name: 'a' }] } } },
  'an unknown field of the metadata': { metadata: { label: { app: 'db' } } },
  'a name in upper case': { metadata: { name: 'Case' } },
  'a label of a number': { metadata: { labels: { app: 1 } } },
  'a label with a space': { metadata: { labels: { app: 'a b' } } },
  'no access mode': { spec: { accessModes: undefined } },
  'an empty list of access modes': { spec: { accessModes: [] } },
  'two access modes': { spec: { accessModes: ['ReadWriteOnce', 'ReadOnlyMany'] } },
  'the same access mode twice': { spec: { accessModes: ['ReadWriteOnce', 'ReadWriteOnce'] } },
  'a misspelt access mode': { spec: { accessModes: ['ReadWriteonce'] } },
  'a short access mode': { spec: { accessModes: ['RWO'] } },
  'an access mode that is no list': { spec: { accessModes: 'ReadWriteOnce' } },
  'an access mode of a number': { spec: { accessModes: [1] } },
  'one pod': { spec: { accessModes: ['ReadWriteOncePod'] } },
  'one pod and many': { spec: { accessModes: ['ReadWriteOncePod', 'ReadWriteMany'] } },
  'no resources': { spec: { resources: undefined } },
  'no size': size(undefined),
  'only a limit': { spec: { resources: { requests: undefined, limits: { storage: '1Gi' } } } },
  'a limit above the size': { spec: { resources: { limits: { storage: '2Gi' } } } },
  'a limit below the size': { spec: { resources: { limits: { storage: '1Mi' } } } },
  'a limit that is no quantity': { spec: { resources: { limits: { storage: 'much' } } } },
  'a size of no bytes': size('0'),
  'a size below nothing': size('-1Gi'),
  'a size of one byte': size('1'),
  'a size of less than one byte': size('1m'),
  'a size below a mebibyte': size('1k'),
  'a size of a number': size(1073741824),
  'a size with GB': size('10GB'),
  'a size with a space': size('10 Gi'),
  'a size with small letters': size('10gi'),
  'another resource': { spec: { resources: { requests: { memory: '1Gi' } } } },
  'a filesystem': { spec: { volumeMode: 'Filesystem' } },
  'a volume mode in small letters': { spec: { volumeMode: 'block' } },
  'the empty volume mode': { spec: { volumeMode: '' } },
  'the volume mode of a profile': { spec: { volumeMode: 'FromStorageProfile' } },
  'the empty storage class': { spec: { storageClassName: '' } },
  'a storage class in upper case': { spec: { storageClassName: 'Fast' } },
  'a storage class of a number': { spec: { storageClassName: 1 } },
  'the empty class of attributes': { spec: { volumeAttributesClassName: '' } },
  'a class of attributes in upper case': { spec: { volumeAttributesClassName: 'Gold' } },
  'a selector with an operator that there is not': selector({ key: 'tier', operator: 'Is', values: ['fast'] }),
  'a selector without a value': selector({ key: 'tier', operator: 'In' }),
  'a selector without a key': selector({ operator: 'Exists' }),
  'a selector with a malformed label': { spec: { selector: { matchLabels: { tier: 'a b' } } } },
  'a selector of volumes that have a label': selector({ key: 'tier', operator: 'Exists' }),
  'the copy of a claim': source(other),
  'the copy of a claim with an empty group': source({ ...other, apiGroup: '' }),
  'the copy of a snapshot': source(snapshot),
  'a populator': source(undefined, populator),
  'a populator without a name': source(undefined, { ...populator, name: undefined }),
  'a populator with an empty name': source(undefined, { ...populator, name: '' }),
  'a populator without a kind': source(undefined, { ...populator, kind: undefined }),
  'a populator without a group': source(undefined, { ...populator, apiGroup: undefined }),
  'a populator with a malformed group': source(undefined, { ...populator, apiGroup: 'CDI' }),
  'a populator with its version': source(undefined, { ...populator, apiGroup: 'cdi.kubevirt.io/v1beta1' }),
  'a populator of another namespace': source(undefined, { ...populator, namespace: 'golden' }),
  'a populator with an unknown field': source(undefined, { ...populator, apiVersion: 'v1' }),
  'the copy of a claim without a name': source({ ...other, name: undefined }),
  'the same source twice': source(snapshot, snapshot),
  'two sources': source(snapshot, other),
  'two sources that differ only in an empty group': source(other, { ...other, apiGroup: '' }),
  'a source, and one of another namespace': source(snapshot, { ...other, namespace: 'golden' }),
});
