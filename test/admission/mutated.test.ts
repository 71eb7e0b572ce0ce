// How much synth refuses of what the server refuses, in manifests that nobody has chosen: the recorded verdicts are the judge.
import { readFileSync } from 'fs';
import { verdictsFile } from './corpus';
import { mutated } from './corpus/mutated';
import { refusedTitles } from './corpus/mutation';
import { Admission } from '../../src/admission/admission';

const refused = refusedTitles(JSON.parse(readFileSync(verdictsFile('mutated'), 'utf8')));

const refusedHere = new Set(Object.keys(mutated).filter((title) => Admission.validate(mutated[title].object, { featureGates: [] }).length > 0));

test('each refusal is of a manifest that there is', () => {
  expect([...refused].filter((title) => !Object.hasOwn(mutated, title))).toEqual([]);
});

test('at least 98 % of the refusals come at synth already, all but these', () => {
  const missed = [...refused].filter((title) => !refusedHere.has(title));
  expect(missed).toMatchSnapshot();
  expect(1 - missed.length / refused.size).toBeGreaterThanOrEqual(0.98);
});

test('nothing is refused at synth that the server admits, but for these', () => {
  expect([...refusedHere].filter((title) => !refused.has(title))).toMatchSnapshot();
});
