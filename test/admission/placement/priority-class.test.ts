// What is said of the names of priority classes. Kubernetes' validation of the pod has said the same of each.
import { Admission } from '../../../src/admission/admission';
import { virtualMachines } from '../corpus/corpus';

const said = (priorityClassName: string) => Object.values(virtualMachines({ case: { template: { spec: { priorityClassName } } } }))
  .map(({ object }) => Admission.validate(object));

test('a priority class has a name that there can be', () => {
  expect(said('Very High')).toEqual([
    ['spec.template.spec.priorityClassName: "Very High" is not a priority class\'s name, write lower-case letters, digits, "-" and ".", such as "machines-of-production" [priority-class-form]'],
    [expect.stringMatching(/^spec\.virtualMachineTemplate\.spec\.template\.spec\.priorityClassName: .* \[priority-class-form\]$/)],
  ]);
  expect(['high_priority', '-high', 'a..b', 'a'.repeat(254)].map((name) => said(name)[0].length)).toEqual([1, 1, 1, 1]);
});

test.each(['high', 'system-node-critical', 'team.example', '2', 'a'.repeat(253), '', '{{CLASS}}', '${CLASS}'])('%j passes', (name) => {
  expect(said(name)).toEqual([[], []]);
});
