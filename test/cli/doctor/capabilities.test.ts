import { COMPLETE, FORBIDDEN } from './cluster-state';
import { capabilitiesIssues } from '../../../src/admission/cluster-capabilities';
import { liveCapabilities } from '../../../src/cli/doctor/capabilities';

const LIVE = liveCapabilities(COMPLETE);

test('the capabilities of a cluster are read from its objects', () => {
  expect(LIVE).toEqual({
    featureGates: ['HostDisk', 'Snapshot'],
    storageClasses: { local: { accessModes: ['ReadWriteOnce'] }, shared: { accessModes: ['ReadWriteMany', 'ReadWriteOnce'] } },
    networkAttachmentDefinitions: ['default/lab', 'shop/office'],
    bindingPlugins: ['macvtap'],
  });
  expect(capabilitiesIssues(LIVE)).toEqual([]);
});

test('capabilities that the user may not see are left out, so that nothing is refused because of them', () => {
  expect(liveCapabilities(FORBIDDEN)).toEqual({
    featureGates: undefined, storageClasses: undefined, networkAttachmentDefinitions: undefined, bindingPlugins: undefined,
  });
});

test('a cluster without Multus is known to have no network definitions', () => {
  expect(liveCapabilities({ ...COMPLETE, definitions: 'not served' }).networkAttachmentDefinitions).toEqual([]);
});
