import { COMPLETE, FORBIDDEN } from './cluster-state';
import { capabilitiesIssues } from '../../../src/admission/cluster-capabilities';
import { liveCapabilities } from '../../../src/cli/doctor/capabilities';

const LIVE = liveCapabilities(COMPLETE);

test('a cluster\'s capabilities are what it has', () => {
  expect(LIVE).toEqual({
    featureGates: ['HostDisk', 'Snapshot'],
    storageClasses: { local: { accessModes: ['ReadWriteOnce'] }, shared: { accessModes: ['ReadWriteMany', 'ReadWriteOnce'] } },
    networkAttachmentDefinitions: ['default/lab', 'shop/office'],
    bindingPlugins: ['macvtap'],
  });
  expect(capabilitiesIssues(LIVE)).toEqual([]);
});

test('what one may not see is left out, so that nothing is refused for it', () => {
  expect(liveCapabilities(FORBIDDEN)).toEqual({
    featureGates: undefined, storageClasses: undefined, networkAttachmentDefinitions: undefined, bindingPlugins: undefined,
  });
});

test('a cluster without Multus has no definitions, which is known', () => {
  expect(liveCapabilities({ ...COMPLETE, definitions: 'not served' }).networkAttachmentDefinitions).toEqual([]);
});
