import { readdirSync, readFileSync } from 'fs';
import { join } from 'path';
import { explainRule, listRules } from '../../../src/cli/validate/explained-rules';

test('the explanation of a rule has its objects, what it refuses and why, in lines that fit a terminal', () => {
  const lines = explainRule('objects-distinct');
  expect(lines.join('\n')).toMatch(/^objects-distinct: looks at all objects of an app, [^.]+\n\nrefuses two objects of KubeVirt or CDI, or two PersistentVolumeClaims, with [^.]+\n\nA cluster has only one object /);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
});

test('without a name, each rule has a line', () => {
  expect(listRules()).toContainEqual(expect.stringMatching(/^objects-distinct +two objects of KubeVirt or CDI/));
});

/** The names in the descriptions of rules and advice anywhere in the sources. */
function describedNames(): string[] {
  const sources = join(__dirname, '../../../src');
  const texts = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts')).map((file) => readFileSync(join(sources, file), 'utf8'));
  return texts.flatMap((text) => [...text.matchAll(/\bname: '([\w-]+)',\s+(?:looksAt: .*\s+)?refuses:/g)].map(([, name]) => name));
}

test('every name that a finding can have is explained, also that of a file that cannot be read', () => {
  const names = describedNames();
  expect(names.length).toBeGreaterThan(250);
  expect(names).toEqual(expect.arrayContaining(['readable', 'fits-schema', 'no-secret-value', 'name-misspelt', 'no-root-disk']));
  expect(names.filter((name) => !explainRule(name)[0].startsWith(`${name}: looks at `))).toEqual([]);
});

test('what breaks no rule is explained without a page', () => {
  expect(explainRule('readable').join('\n')).toMatch(/^readable: looks at every file and document\n\nrefuses what cannot be read, [^]+--strict\.$/);
});

test('an unknown name gets the nearest names', () => {
  expect(() => explainRule('object-distinct')).toThrow('--explain "object-distinct": unknown rule: write objects-distinct');
  expect(() => explainRule('xyz')).toThrow('--explain "xyz": unknown rule: --explain alone lists all');
});
