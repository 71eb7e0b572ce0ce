import { VirtualMachineTemplate } from '../../src';
import { overviews } from '../../src/nodes/node-overview';
import { offeredNodeTypes } from '../../src/nodes/offered-node-types';

const BASE = VirtualMachineTemplate.fromObject({ spec: { template: { spec: { domain: { devices: {}, memory: { guest: '2Gi' } } } } } });
const overview = (maxCapacity: number | undefined, claimed: number) => {
  const [{ total, available, phase }] = overviews('p', offeredNodeTypes('p', BASE, [{ name: 't', maxCapacity }]), () => claimed);
  return [total, available, phase];
};

test.each<[string, number | undefined, number, unknown[]]>([
  ['some are left', 3, 1, [3, 2, 'Available']],
  ['none is left', 3, 3, [3, 0, 'Available']],
  ['more are claimed than there may be', 3, 4, [3, 0, 'Failed']],
  ['there may be any number', undefined, 4, [undefined, undefined, 'Available']],
])('%s', (_title, maxCapacity, claimed, expected) => {
  expect(overview(maxCapacity, claimed)).toEqual(expected);
});

test('a node type without another is called by its name', () => {
  const types = offeredNodeTypes('p', BASE, [{ name: 't' }, { name: 'u', displayName: 'You' }]);
  expect(overviews('p', types, () => 0).map(({ name, displayName, cost }) => [name, displayName, cost])).toEqual([['t', 't', 14], ['u', 'You', 14]]);
});
