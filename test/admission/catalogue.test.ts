import { CATALOGUE, silenceMistake, TOPICS } from '../../src/admission/catalogue';
import { RULES } from '../../src/admission/semantics';

const rules = Object.values(RULES).flat();

test('lists every rule once, sorted by name', () => {
  const names = CATALOGUE.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)].sort());
  expect(names).toEqual(expect.arrayContaining(rules.map(({ name }) => name)));
});

test('every rule belongs to one topic', () => {
  expect(TOPICS.flatMap((topic) => topic.rules).map(({ name }) => name).sort()).toEqual(CATALOGUE.map(({ name }) => name));
});

test('advice can be silenced, rules cannot', () => {
  expect(silenceMistake('no-root-disk')).toBeUndefined();
  expect(silenceMistake('no-rot-disk')).toBe('unknown advice: write "no-root-disk"');
  expect(silenceMistake('nope')).toBe('unknown advice: cdk8s-kubevirt validate --explain lists all');
  expect(silenceMistake('disk-has-volume')).toBe('that is an error, not advice: correct what it reports, see validate --explain disk-has-volume');
  expect(silenceMistake('no-secret-value')).toMatch(/^that is an error, not advice: declare a false alarm by the object's annotation cdk8s-kubevirt\/no-secret, /);
});

test('no two rules share a name', () => {
  const rulesByName = new Map(rules.map((rule) => [rule.name, rule]));
  expect(rules.filter((rule) => rulesByName.get(rule.name)!.story !== rule.story).map(({ name }) => name)).toEqual([]);
});

test.each(CATALOGUE.map((rule) => [rule.name, rule] as const))('%s states what it refuses and why', (name, { refuses, story, looksAt }) => {
  expect(name).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
  expect(refuses).toMatch(/^[^\n]*[^\n.]$/);
  expect(story).toMatch(/^[^\n]+\.$/);
  expect(looksAt).not.toEqual([]);
});
