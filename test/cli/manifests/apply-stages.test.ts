import * as fc from 'fast-check';
import { applyStages } from '../../../src/cli/manifests/apply-stages';

const KINDS = [
  'Service', 'VirtualMachine', 'Deployment', 'DataVolume', 'Secret', 'RoleBinding', 'Role', 'CustomResourceDefinition', 'Namespace', 'VirtualMachineInstancetype',
];

const of = (kind: string, name = 'a') => ({ apiVersion: 'v1', kind, name });

test('objects that others need are in an earlier stage', () => {
  expect(applyStages(KINDS.map((kind) => of(kind))).map((stage) => stage.map(({ kind }) => kind))).toEqual([
    ['Namespace'], ['CustomResourceDefinition'], ['Role'], ['RoleBinding'], ['Secret', 'VirtualMachineInstancetype'], ['DataVolume'], ['Deployment'], ['VirtualMachine'], ['Service'],
  ]);
});

test('no object is lost, and each stage keeps the order of the input', () => {
  fc.assert(fc.property(fc.array(fc.record({ apiVersion: fc.constant('v1'), kind: fc.constantFrom(...KINDS), name: fc.string() })), (objects) => {
    const found = applyStages(objects);
    expect(new Set(found.flat())).toEqual(new Set(objects));
    expect(found.flat()).toHaveLength(objects.length);
    for (const stage of found) {
      expect(stage).toEqual(objects.filter((object) => stage.includes(object)));
    }
  }));
});
