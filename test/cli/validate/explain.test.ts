import { explainRule, listRules } from '../../../src/cli/validate/explained-rules';

test('the explanation of a rule has its objects, what it refuses and why, in lines that fit a terminal', () => {
  const lines = explainRule('objects-distinct');
  expect(lines.join('\n')).toMatch(/^objects-distinct: looks at all objects of an app, [^.]+\n\nrefuses two objects of KubeVirt or CDI, or two PersistentVolumeClaims, with [^.]+\n\nA cluster has only one object /);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
});

test('without a name, each rule has a line', () => {
  expect(listRules()).toContainEqual(expect.stringMatching(/^objects-distinct +two objects of KubeVirt or CDI/));
});

test('an unknown name gets the nearest names', () => {
  expect(() => explainRule('object-distinct')).toThrow('--explain "object-distinct": unknown rule: write objects-distinct');
  expect(() => explainRule('xyz')).toThrow('--explain "xyz": unknown rule: --explain alone lists all');
});
