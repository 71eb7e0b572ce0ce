import { VirtualMachineTemplate } from '../../src';
import { copiedMachine } from '../../src/pool/copied-machine';

test('an incomplete machine is left unchanged, so that the schema reports what is missing', () => {
  const template = VirtualMachineTemplate.fromObject({ spec: {} });
  expect(copiedMachine(template, { a: 'b' }, ['zone']).toObject()).toEqual(template.toObject());
});

test('labels and spread constraints of the pool are added to those of the template', () => {
  const own = { maxSkew: 2, topologyKey: 'rack', whenUnsatisfiable: 'DoNotSchedule' };
  const template = VirtualMachineTemplate.fromObject({
    spec: { template: { metadata: { labels: { own: 'yes' }, annotations: { note: 'x' } }, spec: { topologySpreadConstraints: [own] } } },
  });
  expect(copiedMachine(template, { a: 'b' }, ['zone', 'kubernetes.io/hostname']).toObject().spec.template).toEqual({
    metadata: { labels: { own: 'yes', a: 'b' }, annotations: { note: 'x' } },
    spec: {
      topologySpreadConstraints: [own, ...['zone', 'kubernetes.io/hostname'].map((topologyKey) => (
        { maxSkew: 1, topologyKey, whenUnsatisfiable: 'ScheduleAnyway', labelSelector: { matchLabels: { a: 'b' } } }
      ))],
    },
  });
});
