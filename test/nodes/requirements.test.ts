import { meeting, NodeTypeProperties, Requirement } from '../../src/nodes/requirements';

const TYPES: NodeTypeProperties[] = [
  { name: 'small', properties: { zone: 'a' } },
  { name: 'large', properties: { zone: 'b', disk: 'ssd' } },
  { name: 'plain' },
];
const PROPERTY = 'vcluster.com/node-type';

const names = (...requirements: Requirement[]) => meeting(requirements, TYPES, 'requirements').map(({ name }) => name);

test.each<[string, Requirement[], string[]]>([
  ['no requirement is met by all', [], ['small', 'large', 'plain']],
  ['a value is one to be in', [{ property: PROPERTY, value: 'large' }], ['large']],
  ['In', [{ property: PROPERTY, operator: 'In', values: ['plain', 'small'] }], ['small', 'plain']],
  ['NotIn', [{ property: PROPERTY, operator: 'NotIn', values: ['small', 'plain'] }], ['large']],
  ['NotIn with one value', [{ property: PROPERTY, operator: 'NotIn', value: 'small' }], ['large', 'plain']],
  ['a property of the type', [{ property: 'zone', value: 'b' }], ['large']],
  ['a type without the property is not in any list', [{ property: 'zone', operator: 'NotIn', values: ['a'] }], ['large', 'plain']],
  ['every requirement counts', [{ property: 'zone', operator: 'NotIn', values: ['a'] }, { property: PROPERTY, value: 'plain' }], ['plain']],
  ['none may be left', [{ property: PROPERTY, value: 'huge' }], []],
])('%s', (_title, requirements, expected) => {
  expect(names(...requirements)).toEqual(expected);
});

test('requirements that no type can be asked are listed together', () => {
  expect(() => names({ property: 'zoen', value: 'a' }, { property: 'zone' }, { property: 'zone', value: 'a', values: ['b'] }, { property: 'zone', values: [] })).toThrow([
    'requirements[0].property: no node type has "zoen": known are vcluster.com/node-type, zone, disk',
    'requirements[1]: has no values: write those of "zone" that the operator is about',
    'requirements[2]: has both value and values: keep one of them',
    'requirements[3]: has no values: write those of "zone" that the operator is about',
  ].join('\n'));
});
