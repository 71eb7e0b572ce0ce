// Many claims must not slow down the rest of a program.
import { setFlagsFromString } from 'v8';
import { App, Chart } from 'cdk8s';
import { NodeProvider, VirtualMachineTemplate } from '../../src';

/** V8 gives empty objects hidden classes for this many different first keys; after that, they become slow dictionaries. */
const MOST_FIRST_KEYS = 1536;

test('objects still share hidden classes after thousands of claims', () => {
  const template = VirtualMachineTemplate.fromObject({ spec: { template: { spec: { domain: { devices: {} } } } } });
  const nodes = new NodeProvider(new Chart(new App(), 'chart'), 'nodes', { template, nodeTypes: [{ name: 'small', resources: { cpu: 1, memory: '1Gi' } }] });
  const claims = Array.from({ length: MOST_FIRST_KEYS + 1 }, (_, number) => nodes.claim(`claim-${number}`, { nodeType: 'small' }));
  const withKey = (key: string) => {
    const object: { [key: string]: number } = {};
    object[key] = 1;
    return object;
  };
  expect(haveSameMap(withKey('some'), withKey('some'))).toBe(true);
  expect(claims[0].node.children).toEqual(claims[0].machines);
});

function haveSameMap(one: object, other: object): boolean {
  setFlagsFromString('--allow-natives-syntax');
  return new Function('one', 'other', 'return %HaveSameMap(one, other)')(one, other);
}
