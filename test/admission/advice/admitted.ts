// The advice on an object, which must be admitted: a refused one has no advice, so that a test which expects none would always pass.
import { Admission, type ClusterCapabilitiesProps } from '../../../src';

export function admittedAdvice(object: object, capabilities?: ClusterCapabilitiesProps): string[] {
  expect(Admission.validate(object, capabilities)).toEqual([]);
  return Admission.advise(object, capabilities);
}
