// What holds for every manifest, however wrong: the check ends, and reveals no secret.
import * as fc from 'fast-check';
import { mutants } from './corpus/mutants';
import { Admission } from '../../src/admission/admission';
import type { ClusterCapabilitiesProps } from '../../src/admission/cluster-capabilities';

const SECRET = 'hunter2hunter2hunter2';

/** The fields that hold secrets. */
const SECRETS = new Set(['userData', 'userDataBase64', 'networkData', 'networkDataBase64']);

const CAPABILITIES: readonly (ClusterCapabilitiesProps | undefined)[] = [undefined, {}, { featureGates: [] }];

test('judges every manifest, twice with the same result and without changing it', () => {
  fc.assert(fc.property(mutants, fc.constantFrom(...CAPABILITIES), (object, capabilities) => {
    const before = JSON.stringify(object);
    expect(Admission.validate(object, capabilities)).toEqual(Admission.validate(object, capabilities));
    expect(JSON.stringify(object)).toEqual(before);
  }), { numRuns: 1000 });
});

test('no message contains the value of a field for secrets', () => {
  fc.assert(fc.property(mutants, fc.constantFrom(SECRET, SECRET.repeat(200), `\n${SECRET}: [`), (object, secret) => {
    expect(Admission.validate(withSecrets(object, secret)).join('\n')).not.toContain(SECRET);
  }), { numRuns: 1000 });
});

function withSecrets(value: any, secret: string): any {
  if (Array.isArray(value)) {
    return value.map((item) => withSecrets(item, secret));
  }
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, SECRETS.has(name) ? secret : withSecrets(inner, secret)]))
    : value;
}
