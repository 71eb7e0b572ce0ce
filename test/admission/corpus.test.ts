// Synth refuses what the server refuses, at the same fields, according to the recorded verdicts.
import { CORPORA, verdicts } from './corpus';
import { blamedField, lieOnOneLine } from './corpus/blamed-field';
import type { Case } from './corpus/corpus';
import { Admission } from '../../src/admission/admission';

describe.each(Object.entries(CORPORA))('%s', (name, corpus) => {
  const recorded = verdicts(name);

  test('cases and verdicts match one to one', () => {
    expect(Object.keys(recorded).sort()).toEqual(Object.keys(corpus).sort());
  });

  test.each(Object.entries(corpus))('%s', (title: string, { object, featureGates }: Case) => {
    const { refused, message = '', fields = [] } = recorded[title];
    const violations = Admission.validate(object, { featureGates: [...featureGates] });
    if (refused === undefined) {
      expect(violations).toEqual([]);
      return;
    }
    // The message is compared only to show it when the test fails.
    expect([violations.length > 0, message]).toEqual([true, message]);
    const paths = violations.map((violation) => violation.slice(0, violation.indexOf(': ')));
    const blamed = fields.map((field) => blamedField(`${object.apiVersion}/${object.kind}`, field));
    expect([fields.length === 0 || refused !== 'manifest' || paths.some((path) => blamed.some((field) => lieOnOneLine(path, field))), paths, fields]).toEqual([true, paths, fields]);
  });
});
