// Compares synth with the server's recorded verdicts on generated manifests.
import { readFileSync } from 'fs';
import { verdictsFile } from './corpus';
import { onlyGates } from './corpus/corpus';
import { mutated } from './corpus/mutated';
import { refusedTitles } from './corpus/mutation';
import { Admission } from '../../src/admission/admission';

const refused = refusedTitles(JSON.parse(readFileSync(verdictsFile('mutated'), 'utf8')));

const refusedHere = new Set(Object.entries(mutated)
  .filter(([, { object, featureGates }]) => Admission.validate(object, onlyGates(featureGates)).length > 0)
  .map(([title]) => title));

test('each recorded refusal belongs to an existing manifest', () => {
  expect([...refused].filter((title) => !Object.hasOwn(mutated, title))).toEqual([]);
});

test('synth refuses everything that the server refuses', () => {
  expect([...refused].filter((title) => !refusedHere.has(title))).toEqual([]);
});

/** Values that only a node reads: the kubelet reads the names of images, and libvirt the rest. */
const READ_BY_NODES = new RegExp([
  /\.(?:containerDisk\.image|firmware\.uuid|registry\.url|timer\.\w+\.(?:tickPolicy|track)|i6300esb\.action) = (?:"two words"|"Other"|a long text)$/,
  /\.cpu\.features(?:\[0\]\.name = (?:""|"two words")| = its items and the first again)$/, /\.spinlocks\.spinlocks = 0$/,
].map(({ source }) => source).join('|'));

/** The resources of nodes that an instance type names: Kubernetes refuses the pods of its machines. */
const READ_IN_PODS = /^VirtualMachineInstancetype: spec\.gpus\[0\]\.deviceName = (?:"two words"|"Other"|a long text)$/;

/** Names that only the pod of CDI uses which imports the image: Kubernetes refuses that pod. */
const READ_BY_CDI = /(?:\.source\.http\.(?:secretRef|certConfigMap)|^DataVolume: spec\.priorityClassName) = (?:"two words"|"Other"|a long text)$/;

const isReadLater = (title: string) => [READ_BY_NODES, READ_IN_PODS, READ_BY_CDI].some((values) => values.test(title));

// The server drops the unknown field of a pool silently; synth reports it.
test('synth refuses nothing that the server admits, except this field and values that are read later', () => {
  const refusedOnlyHere = [...refusedHere].filter((title) => !refused.has(title));
  expect(refusedOnlyHere.filter((title) => !isReadLater(title))).toEqual(['VirtualMachinePool: spec.virtualMachineTemplate.metadata = its fields and "othre"']);
  expect(refusedOnlyHere.filter((title) => READ_BY_NODES.test(title)).length).toBeGreaterThan(0);
  expect(refusedOnlyHere.filter((title) => READ_IN_PODS.test(title))).toHaveLength(3);
  expect(refusedOnlyHere.filter((title) => READ_BY_CDI.test(title))).toHaveLength(21);
});
