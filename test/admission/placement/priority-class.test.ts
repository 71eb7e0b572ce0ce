// Names of priority classes. Kubernetes' validation of the pod gave the same verdict on each.
import { Admission } from '../../../src/admission/admission';
import { virtualMachines } from '../corpus/corpus';

const said = (priorityClassName: string) => Object.values(virtualMachines({ case: { template: { spec: { priorityClassName } } } }))
  .map(({ object }) => Admission.validate(object));

test('refuses an invalid name of a priority class', () => {
  expect(said('Very High')).toEqual([
    ['spec.template.spec.priorityClassName: "Very High" is not a priority class\'s name, write lower-case letters, digits, "-" and ".", such as "machines-of-production" [priority-class-form]'],
    [expect.stringMatching(/^spec\.virtualMachineTemplate\.spec\.template\.spec\.priorityClassName: .* \[priority-class-form\]$/)],
  ]);
  expect(['high_priority', '-high', 'a..b', 'a'.repeat(254)].map((name) => said(name)[0].length)).toEqual([1, 1, 1, 1]);
});

test.each(['high', 'system-node-critical', 'team.example', '2', 'a'.repeat(253), '', '{{CLASS}}', '${CLASS}'])('passes %j', (name) => {
  expect(said(name)).toEqual([[], []]);
});
