// A rule is asked only where one of its fields is set. That may save time, but must never lose a finding.
import * as fc from 'fast-check';
import { CORPORA } from './corpus';
import { mutants } from './corpus/mutants';
import { mutated } from './corpus/mutated';
import { ADVICE } from '../../src/admission/advice/rules';
import { partsOf } from '../../src/admission/parts';
import type { Manifest, Rule } from '../../src/admission/rule';
import { RuleIndex } from '../../src/admission/rule-index';
import { schemaVerdict } from '../../src/admission/schema';
import { byPart, prepareRules, RULES, type RulesByPart, semanticViolations } from '../../src/admission/semantics';
import { withoutNulls } from '../../src/plain-data/nulls';
import { groupBy } from '../../src/plain-data/plain-data';

const rule = (name: string, when?: readonly string[]): Rule<any> => ({ name, refuses: '', story: '', when, check: () => undefined });

const askedAbout = (part: object, ...rules: readonly Rule<any>[]) => new RuleIndex(rules).applicableTo(part).map(({ name }) => name);

test('asks rules in their order, and those without a field everywhere', () => {
  const rules = [rule('b', ['cpu.realtime']), rule('any'), rule('a', ['cpu'])];
  expect(askedAbout({ cpu: { realtime: {} } }, ...rules)).toEqual(['b', 'any', 'a']);
  expect(askedAbout({ cpu: {} }, ...rules)).toEqual(['any', 'a']);
  expect(askedAbout({}, ...rules)).toEqual(['any']);
});

test('a field is set by any value but null', () => {
  for (const value of [false, 0, '', [], {}]) {
    expect(askedAbout({ field: value }, rule('its', ['field']))).toEqual(['its']);
  }
  for (const value of [undefined, null]) {
    expect(askedAbout({ field: value }, rule('its', ['field']), rule('below', ['field.other']))).toEqual([]);
  }
});

test('asks a rule about several fields once if any of them is set, in any item of a list', () => {
  const several = rule('several', ['volumes[].sysprep', 'volumes[].hostDisk', 'hostname']);
  expect(askedAbout({ hostname: 'web', volumes: [{ hostDisk: {} }, { sysprep: {} }] }, several)).toEqual(['several']);
  expect(askedAbout({ volumes: [null, { name: 'root' }, { sysprep: {} }] }, several)).toEqual(['several']);
  expect(askedAbout({ volumes: [] }, several)).toEqual([]);
  expect(askedAbout({ volumes: '{{VOLUMES}}' }, several)).toEqual([]);
});

function askEverywhere(rules: RulesByPart) {
  return prepareRules(byPart((part) => rules[part].map((each) => ({ ...each, when: undefined }))));
}

const [BY_FIELD, EVERYWHERE] = [prepareRules(RULES), askEverywhere(RULES)];
const [ADVICE_BY_FIELD, ADVICE_EVERYWHERE] = [prepareRules(ADVICE), askEverywhere(ADVICE)];

const ENVIRONMENT = { capabilities: { featureGates: [], networkAttachmentDefinitions: [], storageClasses: {} } };

/** Whether rules can read an object: each of its values has the type that its schema requires. */
const isReadable = (object: Manifest) => schemaVerdict(object).unreadable?.length === 0;

function expectSameFindings(given: object): void {
  const object: Manifest = withoutNulls(given);
  if (isReadable(object)) {
    const violations = semanticViolations(object, ENVIRONMENT, [], EVERYWHERE);
    expect(semanticViolations(object, ENVIRONMENT, [], BY_FIELD)).toEqual(violations);
    // There is advice only on objects that a cluster would admit.
    if (violations.length === 0 && schemaVerdict(object).violations.length === 0) {
      expect(semanticViolations(object, ENVIRONMENT, [], ADVICE_BY_FIELD)).toEqual(semanticViolations(object, ENVIRONMENT, [], ADVICE_EVERYWHERE));
    }
  }
}

const chosen = [...Object.values(CORPORA).flatMap((corpus) => Object.values(corpus)), ...Object.values(mutated)].map(({ object }) => object);

test('no rule reports anything where none of its fields is set: handwritten manifests', () => {
  chosen.forEach(expectSameFindings);
});

test('no rule reports anything where none of its fields is set: random manifests', () => {
  fc.assert(fc.property(mutants, expectSameFindings), { numRuns: 2000 });
});

test('the handwritten manifests cover every field of a rule except these', () => {
  // The fields of field-in-version are generated, and thus cannot be misspelt.
  const handwritten = Object.entries(RULES).map(([part, rules]) => [part, rules.filter(({ name }) => name !== 'field-in-version')] as const);
  const fields = handwritten.flatMap(([part, rules]) => rules.flatMap(({ when = [] }) => when.map((field) => ({ part, field }))));
  const indexes = new Map([...groupBy(fields, ({ part }) => part)].map(([part, each]) => [part, new RuleIndex(each.map(({ field }) => rule(`${part}: ${field}`, [field])))]));
  const seen = chosen.map((each) => withoutNulls(each)).filter(isReadable).flatMap(partsOf);
  const asked = new Set(seen.flatMap(({ as, value }) => indexes.get(as)?.applicableTo(value).map(({ name }) => name) ?? []));
  expect(fields.map(({ part, field }) => `${part}: ${field}`).filter((each) => !asked.has(each))).toEqual([
    'machine: priorityClassName', 'replicaSet: template.metadata.finalizers', 'preference: annotations', 'dataVolume: storage.volumeAttributesClassName',
    'dataVolume: pvc.dataSource', 'volumeImportSource: source.imageio',
    'networkAttachmentDefinition: config', 'networkAttachmentDefinition: config', 'networkAttachmentDefinition: config', 'metadata: namespace',
  ]);
});
