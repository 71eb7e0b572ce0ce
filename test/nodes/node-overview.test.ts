import { VirtualMachineTemplate } from '../../src';
import { nodeTypeOverviews } from '../../src/nodes/node-overview';
import { offeredNodeTypes } from '../../src/nodes/offered-node-types';

const BASE = VirtualMachineTemplate.fromObject({ spec: { template: { spec: { domain: { devices: {}, memory: { guest: '2Gi' } } } } } });
const overview = (maxCapacity: number | undefined, claimed: number) => {
  const [{ total, available, phase }] = nodeTypeOverviews('p', offeredNodeTypes('p', BASE, [{ name: 't', maxCapacity }]), () => claimed);
  return [total, available, phase];
};

test.each<[string, number | undefined, number, unknown[]]>([
  ['is available with some left', 3, 1, [3, 2, 'Available']],
  ['is available with none left', 3, 3, [3, 0, 'Available']],
  ['has failed with more claims than capacity', 3, 4, [3, 0, 'Failed']],
  ['is always available without a capacity', undefined, 4, [undefined, undefined, 'Available']],
])('a node type %s', (_title, maxCapacity, claimed, expected) => {
  expect(overview(maxCapacity, claimed)).toEqual(expected);
});

test('a node type without a display name shows its name', () => {
  const types = offeredNodeTypes('p', BASE, [{ name: 't' }, { name: 'u', displayName: 'You' }]);
  expect(nodeTypeOverviews('p', types, () => 0).map(({ name, displayName, cost }) => [name, displayName, cost])).toEqual([['t', 't', 14], ['u', 'You', 14]]);
});
