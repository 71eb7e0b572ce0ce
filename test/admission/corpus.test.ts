// What synth refuses is what the server refuses, at the same fields: the recorded verdicts are the judge.
import { CORPORA, verdicts } from './corpus';
import { blamedField, lieOnOneLine } from './corpus/blamed-field';
import type { Case } from './corpus/corpus';
import { Admission } from '../../src/admission/admission';

describe.each(Object.entries(CORPORA))('%s', (name, corpus) => {
  const recorded = verdicts(name);

  test('each case has a verdict, and each verdict a case', () => {
    expect(Object.keys(recorded).sort()).toEqual(Object.keys(corpus).sort());
  });

  test.each(Object.entries(corpus))('%s', (title: string, { object, featureGates }: Case) => {
    const { refused, message = '', fields = [] } = recorded[title];
    const violations = Admission.validate(object, { featureGates: [...featureGates] });
    if (refused === undefined) {
      expect(violations).toEqual([]);
      return;
    }
    // The second value is there to be read when the test fails.
    expect([violations.length > 0, message]).toEqual([true, message]);
    const paths = violations.map((violation) => violation.slice(0, violation.indexOf(': ')));
    const blamed = fields.map((field) => blamedField(`${object.apiVersion}/${object.kind}`, field));
    expect([fields.length === 0 || refused !== 'manifest' || paths.some((path) => blamed.some((field) => lieOnOneLine(path, field))), paths, fields]).toEqual([true, paths, fields]);
  });
});
