// Advice on topology spread constraints that count other machines, but not those that have them.
import { isFilledInLater } from '../form';
import { refuseInvalidLabelSelector, selects } from '../placement/selectors';
import { checkEach } from '../refuse';
import type { MachineRule } from '../rule';

/** Kubernetes counts the pods that the selector selects, so machines that it does not select are not spread. */
export const spreadSelectsOthers: MachineRule = {
  name: 'spread-selects-others',
  refuses: 'a topology spread constraint without a labelSelector, or with one that does not select the machine itself',
  story: 'Kubernetes counts the pods in each domain that the labelSelector selects. A pod has the labels of spec.template.metadata, but not those in '
    + 'the metadata of the machine itself. If the selector does not select them, the count never changes, and all machines may run on one node. Without '
    + 'a labelSelector, nothing is counted. Labels of KubeVirt itself are not compared. If the machine is to follow other pods, silence the advice.',
  when: ['topologySpreadConstraints'],
  check: ({ topologySpreadConstraints }, advise, { metadata: { labels = {} } }) => (
    checkEach('topologySpreadConstraints', topologySpreadConstraints, advise, ({ labelSelector }, adviseIt) => {
      if (labelSelector === undefined) {
        adviseIt('', 'counts no machines without a labelSelector, write one with labels of spec.template.metadata');
        return;
      }
      let isReadable = ![labels, labelSelector].some((each) => isFilledInLater(JSON.stringify(each)) || /kubevirt\.io\//.test(JSON.stringify(each)));
      refuseInvalidLabelSelector(labelSelector, () => {
        isReadable = false;
      });
      if (isReadable && !selects(labelSelector, labels)) {
        adviseIt('labelSelector', `${JSON.stringify(labelSelector)} does not select the machine itself, whose pod has the labels ${JSON.stringify(labels)} of template.metadata, `
          + 'so that it is not spread, write the same labels in both places');
      }
    })
  ),
};
