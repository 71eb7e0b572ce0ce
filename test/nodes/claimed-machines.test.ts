import { VirtualMachineTemplate } from '../../src';
import { machinesOf } from '../../src/nodes/claimed-machines';
import { offeredNodeTypes } from '../../src/nodes/offered-node-types';

const BASE = VirtualMachineTemplate.fromObject({
  metadata: { labels: { own: 'label' }, annotations: { own: 'annotation' } },
  spec: { template: { spec: { domain: { devices: {}, memory: { guest: '1Gi' } } } } },
});
const [NODE_TYPE] = offeredNodeTypes('p', BASE, [{ name: 't' }]);
const LABELS = { 'cdk8s-kubevirt/node-provider': 'p', 'cdk8s-kubevirt/node-type': 't', 'cdk8s-kubevirt/node-claim': 'c' };

test('a machine and its instance get the labels of their claim, in addition to those of the template', () => {
  const [{ template }] = machinesOf(NODE_TYPE, { provider: 'p', claim: 'c', properties: { zone: 'a' } });
  const { metadata, spec } = template.toObject();
  expect(metadata).toEqual({ labels: { own: 'label', ...LABELS }, annotations: { 'own': 'annotation', 'cdk8s-kubevirt/node-properties': '{"zone":"a"}' } });
  expect(spec.template.metadata).toEqual({ labels: LABELS });
});

test('a machine without properties has no annotation for them, and machines are numbered from 0', () => {
  const machines = machinesOf(NODE_TYPE, { provider: 'p', claim: 'c', quantity: 2 });
  expect(machines.map(({ name }) => name)).toEqual(['c-0', 'c-1']);
  expect(machines[0].template.toObject().metadata.annotations).toEqual({ own: 'annotation' });
});
