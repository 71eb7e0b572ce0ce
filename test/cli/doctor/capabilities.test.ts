import { COMPLETE, FORBIDDEN } from './cluster-state';
import { Admission } from '../../../src';
import { capabilitiesIssues } from '../../../src/admission/cluster-capabilities';
import { liveCapabilities, withManifests } from '../../../src/cli/doctor/capabilities';

const LIVE = liveCapabilities(COMPLETE);

test('a cluster\'s capabilities are what it has', () => {
  expect(LIVE).toEqual({
    featureGates: ['HostDisk', 'Snapshot'],
    storageClasses: { local: { accessModes: ['ReadWriteOnce'] }, shared: { accessModes: ['ReadWriteMany', 'ReadWriteOnce'] } },
    networkAttachmentDefinitions: ['default/lab', 'shop/office'],
  });
  expect(capabilitiesIssues(LIVE)).toEqual([]);
});

test('what one may not see is left out, so that nothing is refused for it', () => {
  expect(liveCapabilities(FORBIDDEN)).toEqual({ featureGates: undefined, storageClasses: undefined, networkAttachmentDefinitions: undefined });
});

test('a cluster without Multus has no definitions, which is known', () => {
  expect(liveCapabilities({ ...COMPLETE, definitions: 'not served' }).networkAttachmentDefinitions).toEqual([]);
});

test('what manifests bring along counts as there', () => {
  const brought = [
    { kind: 'StorageClass', metadata: { name: 'fast' } },
    { kind: 'NetworkAttachmentDefinition', metadata: { name: 'dmz', namespace: 'shop' } },
  ];
  const volume = { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume', metadata: { name: 'root' }, spec: { source: { blank: {} }, storage: { storageClassName: 'fast' } } };
  const refusals = (capabilities: typeof LIVE) => Admission.validate(volume, capabilities).filter((line) => line.includes('[storage-class-known]'));
  expect(refusals(LIVE)).toHaveLength(1);
  expect(refusals(withManifests(LIVE, brought))).toEqual([]);
  expect(withManifests(LIVE, brought).networkAttachmentDefinitions).toEqual(['default/lab', 'shop/office', 'shop/dmz']);
  expect(withManifests(liveCapabilities(FORBIDDEN), brought)).toEqual(liveCapabilities(FORBIDDEN));
});
