// How much synth refuses of what the server refuses, in manifests that nobody has chosen: the recorded verdicts are the judge.
import { readFileSync } from 'fs';
import { verdictsFile } from './corpus';
import { mutated } from './corpus/mutated';
import { refusedTitles } from './corpus/mutation';
import { Admission } from '../../src/admission/admission';

const refused = refusedTitles(JSON.parse(readFileSync(verdictsFile('mutated'), 'utf8')));

const refusedHere = new Set(Object.entries(mutated)
  .filter(([, { object, featureGates }]) => Admission.validate(object, { featureGates: [...featureGates] }).length > 0)
  .map(([title]) => title));

test('each refusal is of a manifest that there is', () => {
  expect([...refused].filter((title) => !Object.hasOwn(mutated, title))).toEqual([]);
});

test('every refusal comes at synth already', () => {
  expect([...refused].filter((title) => !refusedHere.has(title))).toEqual([]);
});

/** What no server reads, and a node does: kubelets the names of images, and libvirt the UUID of a guest. */
const READ_BY_NODES = /\.(?:containerDisk\.image|firmware\.uuid|registry\.url) = (?:"two words"|"Other"|a long text)$/;

/** What is read of an instance type when a machine takes it: Kubernetes refuses the machine's pod. */
const READ_IN_PODS = /^VirtualMachineInstancetype: spec\.nodeSelector\.zone = (?:"two words"|a long text)$/;

const isReadLater = (title: string) => READ_BY_NODES.test(title) || READ_IN_PODS.test(title);

// The pool drops the unknown field without a word: here it is told.
test('nothing is refused at synth that the server admits, but for this and what is read later', () => {
  const refusedOnlyHere = [...refusedHere].filter((title) => !refused.has(title));
  expect(refusedOnlyHere.filter((title) => !isReadLater(title))).toEqual(['VirtualMachinePool: spec.virtualMachineTemplate.metadata = its fields and "othre"']);
  expect(refusedOnlyHere.filter((title) => READ_BY_NODES.test(title)).length).toBeGreaterThan(0);
  expect(refusedOnlyHere.filter((title) => READ_IN_PODS.test(title))).toHaveLength(2);
});
