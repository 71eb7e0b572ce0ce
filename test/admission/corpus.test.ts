// Synth refuses what the server refuses, at the same fields, according to the recorded verdicts: of the KubeVirt that the checks are made for, and of
// an earlier one if the capabilities name it.
import { CORPORA, verdicts, VERDICTS_OF_1_8 } from './corpus';
import { blamedField, lieOnOneLine } from './corpus/blamed-field';
import { type Case, onlyGates } from './corpus/corpus';
import type { Verdict } from './corpus/verdict';
import { Admission } from '../../src/admission/admission';

/** What the checks refuse for an earlier cluster too: KubeVirt 1.9 no longer serves that version, and no KubeVirt has that policy. */
const NEVER_ADMITTED = [
  'VirtualMachineExport: the former version', 'VirtualMachineExport: the former version of a pool', 'VirtualMachineRestore: an unknown readiness policy',
];

describe.each(Object.entries(CORPORA))('%s', (name, corpus) => {
  const recorded = verdicts(name);
  const earlier = VERDICTS_OF_1_8[name] ?? {};

  test('cases and verdicts match one to one', () => {
    expect(Object.keys(recorded).sort()).toEqual(Object.keys(corpus).sort());
    expect(Object.keys(corpus)).toEqual(expect.arrayContaining(Object.keys(earlier)));
  });

  test.each(Object.entries(corpus))('%s', (title, each) => {
    expectVerdict(each, recorded[title]);
    expectVerdict(each, NEVER_ADMITTED.includes(title) ? recorded[title] : earlier[title] ?? recorded[title], 'v1.8.4');
  });
});

function expectVerdict({ object, featureGates }: Case, { refused, message = '', fields = [] }: Verdict, kubevirtVersion?: string): void {
  const violations = Admission.validate(object, { ...onlyGates(featureGates), kubevirtVersion });
  if (refused === undefined) {
    expect([kubevirtVersion, violations]).toEqual([kubevirtVersion, []]);
    return;
  }
  // The message is compared only to show it when the test fails.
  expect([violations.length > 0, kubevirtVersion, message]).toEqual([true, kubevirtVersion, message]);
  const paths = violations.map((violation) => violation.slice(0, violation.indexOf(': ')));
  const blamed = fields.map((field) => blamedField(`${object.apiVersion}/${object.kind}`, field));
  expect([fields.length === 0 || refused !== 'manifest' || paths.some((path) => blamed.some((field) => lieOnOneLine(path, field))), paths, fields]).toEqual([true, paths, fields]);
}
