// What holds of every manifest, however wrong: the check ends, and tells no secret.
import * as fc from 'fast-check';
import { mutated } from './corpus/mutated';
import { Admission } from '../../src/admission/admission';
import type { ClusterCapabilitiesProps } from '../../src/admission/cluster-capabilities';

const SECRET = 'hunter2hunter2hunter2';

/** The fields that hold secrets. */
const SECRETS = new Set(['userData', 'userDataBase64', 'networkData', 'networkDataBase64']);

/** What may stand in any place: most often something that has the right type in many, so that rules look at it. */
const anything = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(undefined, {}, [], [{}], '', 'two words', '{{LATER}}', 0, -1, true) }, fc.jsonValue({ maxDepth: 2 }));

const manifests = Object.values(mutated).map(({ object }) => object);

/** A place in a manifest, told by fractions of how many fields there are at each step. */
const place = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1, maxLength: 12 });

const replacements = fc.array(fc.tuple(place, anything), { minLength: 1, maxLength: 3 });

const mutants = fc.tuple(fc.constantFrom(...manifests), replacements).map(([manifest, changes]) => ({
  ...changes.reduce<any>((object, [steps, value]) => changedAt(object, steps, value), manifest),
  apiVersion: manifest.apiVersion,
  kind: manifest.kind,
}));

const CAPABILITIES: readonly (ClusterCapabilitiesProps | undefined)[] = [undefined, {}, { featureGates: [] }];

test('every manifest is judged, and as it was judged before', () => {
  fc.assert(fc.property(mutants, fc.constantFrom(...CAPABILITIES), (object, capabilities) => {
    const before = JSON.stringify(object);
    expect(Admission.validate(object, capabilities)).toEqual(Admission.validate(object, capabilities));
    expect(JSON.stringify(object)).toEqual(before);
  }), { numRuns: 1000 });
});

test('no message tells what a field for secrets holds', () => {
  fc.assert(fc.property(mutants, fc.constantFrom(SECRET, SECRET.repeat(200), `\n${SECRET}: [`), (object, secret) => {
    expect(Admission.validate(withSecrets(object, secret)).join('\n')).not.toContain(SECRET);
  }), { numRuns: 1000 });
});

/** The value with what is at a place replaced; where the steps lead past a value, the value itself. */
function changedAt(value: any, [step, ...rest]: readonly number[], other: unknown): any {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const key = keys[Math.floor((step ?? 0) * keys.length)];
  if (step === undefined || key === undefined) {
    return other;
  }
  const changed = changedAt(value[key], rest, other);
  return Array.isArray(value) ? value.map((item, index) => (String(index) === key ? changed : item)) : { ...value, [key]: changed };
}

function withSecrets(value: any, secret: string): any {
  if (Array.isArray(value)) {
    return value.map((item) => withSecrets(item, secret));
  }
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, SECRETS.has(name) ? secret : withSecrets(inner, secret)]))
    : value;
}
