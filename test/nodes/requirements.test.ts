import { filterByRequirements, NodeRequirement, NodeRequirementOperator as Operator, Selectable } from '../../src/nodes/requirements';

const PROPERTY = 'vcluster.com/node-type';
const type = (name: string, properties: { [property: string]: string[] }): Selectable & { name: string } => (
  { name, properties: new Map([[PROPERTY, [name]], ...Object.entries(properties)]) }
);
const TYPES = [
  type('small', { zone: ['a'], cores: ['2'] }),
  type('large', { zone: ['b', 'c'], disk: ['ssd'], cores: ['16'] }),
  type('plain', {}),
];

const names = (...requirements: NodeRequirement[]) => filterByRequirements(requirements, TYPES, 'requirements').map(({ name }) => name);

test.each<[string, NodeRequirement[], string[]]>([
  ['an empty list selects all', [], ['small', 'large', 'plain']],
  ['a value alone means In', [{ property: PROPERTY, value: 'large' }], ['large']],
  ['In selects listed values', [{ property: PROPERTY, operator: Operator.IN, values: ['plain', 'small'] }], ['small', 'plain']],
  ['NotIn excludes listed values', [{ property: PROPERTY, operator: Operator.NOT_IN, values: ['small', 'plain'] }], ['large']],
  ['NotIn accepts a single value', [{ property: PROPERTY, operator: Operator.NOT_IN, value: 'small' }], ['large', 'plain']],
  ['a property of the type is compared', [{ property: 'zone', value: 'b' }], ['large']],
  ['NotIn selects a type without the property', [{ property: 'zone', operator: Operator.NOT_IN, values: ['a'] }], ['large', 'plain']],
  ['a type with several values needs only one that matches', [{ property: 'zone', operator: Operator.NOT_IN, values: ['b'] }], ['small', 'large', 'plain']],
  ['Exists selects types with the property', [{ property: 'zone', operator: Operator.EXISTS }], ['small', 'large']],
  ['DoesNotExist selects types without the property', [{ property: 'anything', operator: Operator.DOES_NOT_EXIST }], ['small', 'large', 'plain']],
  ['Gt selects greater numbers', [{ property: 'cores', operator: Operator.GT, value: '4' }], ['large']],
  ['Lt selects smaller numbers', [{ property: 'cores', operator: Operator.LT, values: ['4'] }], ['small']],
  ['all requirements must be met', [{ property: 'zone', operator: Operator.NOT_IN, values: ['a'] }, { property: PROPERTY, value: 'plain' }], ['plain']],
  ['no type may match', [{ property: PROPERTY, value: 'huge' }], []],
])('%s', (_title, requirements, expected) => {
  expect(names(...requirements)).toEqual(expected);
});

describe('only decimal numbers are compared:', () => {
  const greater = (cores: string, value: string) => filterByRequirements(
    [{ property: 'cores', operator: Operator.GT, value }], [type('t', { cores: [cores] })], 'requirements',
  ).length > 0;
  const less = (cores: string, value: string) => filterByRequirements(
    [{ property: 'cores', operator: Operator.LT, value }], [type('t', { cores: [cores] })], 'requirements',
  ).length > 0;

  test.each(['', ' ', '0x10', '0b11', 'Infinity', '-Infinity', '1e999', 'many', '4 cores'])('a property %j is neither greater nor less than any', (cores) => {
    expect([greater(cores, '-1'), less(cores, '99')]).toEqual([false, false]);
  });

  test.each(['16', ' 16 ', '+16', '16.0', '16.', '1.6e1', '160E-1'])('a property %j is 16', (cores) => {
    expect([greater(cores, '15.9'), greater(cores, '16'), less(cores, '16'), less(cores, '16.1')]).toEqual([true, false, false, true]);
  });

  test.each(['', '0x10', 'Infinity', '1e999'])('a bound %j is refused', (bound) => {
    expect(() => greater('16', bound)).toThrow('requirements[0]: needs exactly one number as its value: write the number to compare with');
  });
});

test('one error lists every invalid requirement', () => {
  expect(() => names(
    { property: 'zoen', value: 'a' }, { property: 'zone' }, { property: 'zone', value: 'a', values: ['b'] }, { property: 'zone', values: [] },
    { property: 'zone', operator: Operator.EXISTS, value: 'a' }, { property: 'cores', operator: Operator.GT, values: ['1', '2'] }, { property: 'zone', operator: 'Near' as any, value: 'a' },
    { property: 'cores', operator: Operator.GT, value: 'many' }, null as any, { property: 'zone', value: 'a', key: 'zone' } as any,
  )).toThrow([
    'requirements[0].property: no node type has "zoen": write one of vcluster.com/node-type, zone, cores, disk',
    'requirements[1]: has no values: write those to compare with',
    'requirements[2]: has both value and values: keep one of them',
    'requirements[3]: has no values: write those to compare with',
    'requirements[4]: has values: leave them out, the operator only checks whether the property exists',
    'requirements[5]: needs exactly one number as its value: write the number to compare with',
    'requirements[6].operator: "Near" is not valid here: write one of In, NotIn, Exists, DoesNotExist, Gt, Lt',
    'requirements[7]: needs exactly one number as its value: write the number to compare with',
    'requirements[8]: null is not a map: write one with property, operator, value, values',
    'requirements[9].key: unknown field: write one of property, operator, value, values',
  ].join('\n'));
});

test('requirements that are not a list are refused', () => {
  expect(() => filterByRequirements({ property: 'zone', value: 'a' } as any, TYPES, 'requirements')).toThrow('requirements: a map is not a list');
});
