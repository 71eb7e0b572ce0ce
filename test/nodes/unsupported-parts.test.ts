import { unsupportedNotes } from '../../src/nodes/unsupported-parts';
import { NodeTaintEffect } from '../../src/spec/taint-effect';

test('taints, node labels and devices that a machine cannot have are noted, but not CPUs and memory', () => {
  expect(unsupportedNotes({ resources: { cpu: 4, memory: '16Gi' } })).toEqual([]);
  expect(unsupportedNotes({ taints: [{ key: 'k', value: 'v', effect: NodeTaintEffect.NO_EXECUTE }], nodeLabels: { team: 'x' }, resources: { 'example.com/nic': 2 } })).toEqual([
    'a VirtualMachine has no taints: left out k=v:NoExecute, register the node with --register-with-taints=k=v:NoExecute',
    'a VirtualMachine has no labels of its Node: left out team=x, register the node with --node-labels=team=x',
    'a guest gets no example.com/nic by requesting it: left out 2, write the device into the node type\'s template, such as domain.devices.gpus',
  ]);
});
