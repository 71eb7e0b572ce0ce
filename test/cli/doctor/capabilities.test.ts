import { COMPLETE, FORBIDDEN } from './cluster-state';
import { capabilitiesIssues } from '../../../src/admission/cluster-capabilities';
import { liveCapabilities } from '../../../src/cli/doctor/capabilities';

const LIVE = liveCapabilities(COMPLETE);

test('the capabilities of a cluster are read from its objects', () => {
  expect(LIVE).toEqual({
    kubevirtVersion: 'v1.9.0',
    featureGates: ['HostDisk', 'Snapshot'],
    storageClasses: { local: { accessModes: ['ReadWriteOnce'] }, shared: { accessModes: ['ReadWriteMany', 'ReadWriteOnce'] } },
    networkAttachmentDefinitions: ['default/lab', 'shop/office'],
    bindingPlugins: ['macvtap'],
  });
  expect(capabilitiesIssues(LIVE)).toEqual([]);
});

test('capabilities that the user may not see are left out, so that nothing is refused because of them', () => {
  expect(liveCapabilities(FORBIDDEN)).toEqual({
    kubevirtVersion: 'v1.9.0', featureGates: undefined, storageClasses: undefined, networkAttachmentDefinitions: undefined, bindingPlugins: undefined,
  });
});

test.each([['forbidden', 'v1.8.0'], [undefined, 'v1.8.0'], ['devel', undefined], ['v1.9.0-rc.1', 'v1.9.0-rc.1']] as const)(
  'where virt-api has the version %s, that of the capabilities is %s', (virtApiVersion, expected) => {
    const [kubeVirt] = COMPLETE.kubeVirts as any[];
    const kubeVirts = [{ ...kubeVirt, status: { ...kubeVirt.status, observedKubeVirtVersion: 'v1.8.0' } }];
    expect(liveCapabilities({ ...COMPLETE, kubeVirts, virtApiVersion }).kubevirtVersion).toBe(expected);
  });

test('gates that are off although they are on by default are read too, and a gate that KubeVirt 1.9 has a configuration for', () => {
  const [kubeVirt] = COMPLETE.kubeVirts as any[];
  const configuration = { developerConfiguration: { featureGates: ['HostDisk'], disabledFeatureGates: ['Snapshot'] }, persistentReservationConfiguration: { enabled: true } };
  expect(liveCapabilities({ ...COMPLETE, kubeVirts: [{ ...kubeVirt, spec: { configuration } }] }))
    .toMatchObject({ featureGates: ['HostDisk', 'PersistentReservation'], disabledFeatureGates: ['Snapshot'] });
  const turnedOff = { developerConfiguration: { featureGates: ['PersistentReservation'] }, persistentReservationConfiguration: { enabled: false } };
  expect(liveCapabilities({ ...COMPLETE, kubeVirts: [{ ...kubeVirt, spec: { configuration: turnedOff } }] })).toMatchObject({ featureGates: [] });
});

test('a cluster without Multus is known to have no network definitions', () => {
  expect(liveCapabilities({ ...COMPLETE, definitions: 'not served' }).networkAttachmentDefinitions).toEqual([]);
});
