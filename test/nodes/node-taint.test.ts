import { issueText } from '../../src/issues/issues';
import { nodeLabelIssues, taintIssues, taintText } from '../../src/nodes/node-taint';
import { NodeTaintEffect } from '../../src/spec/taint-effect';

test.each([
  ['example.com/a', true], ['a', true], ['kubernetes.io/os', true], ['node.kubernetes.io/a', true], ['x.kubelet.kubernetes.io/a', true], ['topology.kubernetes.io/zone', true],
  ['notkubernetes.io/a', true], ['kubernetes.io/a', false], ['k8s.io/a', false], ['x.k8s.io/a', false], ['node-restriction.kubernetes.io/a', false], ['xnode.kubernetes.io/a', false],
])('a kubelet may set the label %s: %s', (label, isSet) => {
  const refused = expect.stringContaining(`labels[${label}]: ${JSON.stringify(label)} is not a label that a kubelet may set on its own Node`);
  expect(Array.from(nodeLabelIssues('labels', { [label]: 'a' }), issueText)).toEqual(isSet ? [] : [refused]);
});

test('a taint is written as kubectl writes it', () => {
  expect(taintText({ key: 'a', value: 'b', effect: NodeTaintEffect.NO_EXECUTE })).toBe('a=b:NoExecute');
  expect(taintText({ key: 'a', effect: NodeTaintEffect.PREFER_NO_SCHEDULE })).toBe('a:PreferNoSchedule');
});

test('taints with the same key must differ in their effects', () => {
  const [first, second] = [{ key: 'a', effect: NodeTaintEffect.NO_EXECUTE }, { key: 'a', value: 'b', effect: NodeTaintEffect.NO_EXECUTE }];
  expect([...taintIssues('taints', [first, { ...second, effect: NodeTaintEffect.NO_SCHEDULE }])]).toEqual([]);
  expect(Array.from(taintIssues('taints', [first, second]), issueText)).toEqual(['taints[1]: "a:NoExecute" is already at taints[0]: keep one of them']);
});
