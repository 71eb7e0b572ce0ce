import { capabilitiesMistakes } from '../../src/admission/capabilities-document';

test('everything that a program can say, a document can', () => {
  expect(capabilitiesMistakes({
    featureGates: ['Snapshot'],
    storageClasses: { fast: { accessModes: ['ReadWriteMany'] }, slow: {} },
    networkAttachmentDefinitions: ['office', 'shared/dmz'],
  })).toEqual([]);
  expect(capabilitiesMistakes({})).toEqual([]);
});

test('a misspelt key and a wrong type are mistakes, all at once', () => {
  expect(capabilitiesMistakes({ featureGate: [], featureGates: 'Snapshot', storageClasses: { fast: null } })).toEqual([
    'featureGates: "Snapshot" is not a list: write "- " before each item',
    'storageClasses.fast: null is not a map: write its fields accessModes',
    'featureGate: there is no such field: known are featureGates, storageClasses, networkAttachmentDefinitions',
  ]);
});

test('what is no map has no capabilities', () => {
  expect(capabilitiesMistakes(['Snapshot'])).toEqual(['is no map: write featureGates, storageClasses, networkAttachmentDefinitions, each with a ":" and what there is']);
});
