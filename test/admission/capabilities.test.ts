import { capabilitiesIssues } from '../../src/admission/cluster-capabilities';
import { issueText } from '../../src/issues/issues';

const mistakes = (document: unknown) => capabilitiesIssues(document).map(issueText);

test('a document can set everything that a program can', () => {
  expect(mistakes({
    kubevirtVersion: 'v1.9.0',
    featureGates: ['HostDisk'],
    disabledFeatureGates: ['Snapshot'],
    storageClasses: { fast: { accessModes: ['ReadWriteMany'] }, slow: {} },
    networkAttachmentDefinitions: ['office', 'shared/dmz'],
    bindingPlugins: ['macvtap'],
  })).toEqual([]);
  expect(mistakes({})).toEqual([]);
});

test('reports misspelt keys and wrong types all at once', () => {
  expect(mistakes({ featureGate: [], featureGates: 'Snapshot', storageClasses: { fast: null } })).toEqual([
    'featureGates: "Snapshot" is not a list: write "- " before each item',
    'storageClasses.fast: null is not a map: write one with accessModes',
    'featureGate: unknown field: write one of kubevirtVersion, featureGates, disabledFeatureGates, storageClasses, networkAttachmentDefinitions, bindingPlugins',
  ]);
});

test('refuses a document that is not a map', () => {
  expect(mistakes(['Snapshot'])).toEqual(['is not a map: write kubevirtVersion, featureGates, disabledFeatureGates, storageClasses, networkAttachmentDefinitions, bindingPlugins, each with a ":" and a value']);
});

test('refuses a value that no cluster has, with the nearest valid one', () => {
  expect(mistakes({
    featureGates: ['Snapshots', 'hostdisk', 'GatesOfTheNextVersion', 7, 'NetworkDevicesWithDRA'],
    storageClasses: { fast: { accessModes: ['ReadWriteOne', 'RWX'] } },
    networkAttachmentDefinitions: ['Office', 'a/b/c', ''],
  })).toEqual([
    'featureGates[0]: "Snapshots" is not valid here: write "Snapshot"',
    'featureGates[1]: "hostdisk" is not valid here: write "HostDisk"',
    'featureGates[3]: 7 is not valid here: write a name, in quotes where YAML reads it as something else',
    'storageClasses.fast.accessModes[0]: "ReadWriteOne" is not valid here: write "ReadWriteOnce"',
    'storageClasses.fast.accessModes[1]: "RWX" is not valid here: write "ReadWriteOnce" or "ReadOnlyMany" or "ReadWriteMany" or "ReadWriteOncePod"',
    'networkAttachmentDefinitions[0]: "Office" is not valid here: write a name such as "office", or "shared/office" for another namespace',
    'networkAttachmentDefinitions[1]: "a/b/c" is not valid here: write a name such as "office", or "shared/office" for another namespace',
    'networkAttachmentDefinitions[2]: "" is not valid here: write a name such as "office", or "shared/office" for another namespace',
  ]);
});

test.each([[1.9, '1.9'], ['latest', '"latest"'], ['', '""']])('refuses %j, which is not the version of a release', (kubevirtVersion, shown) => {
  expect(mistakes({ kubevirtVersion })).toEqual([`kubevirtVersion: ${shown} is not valid here: write the version of a release, such as "v1.9.0"`]);
});
