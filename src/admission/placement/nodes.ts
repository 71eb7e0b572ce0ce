// Which nodes a machine may run on by their labels and taints, as the pod asks for them that it runs in.
import type { Toleration } from '../../../imports/kubernetes';
import { LABEL_KEY, LABEL_VALUE } from '../../issues/formats';
import { belowEach, type Refuse } from '../below';
import { kubernetesChoice, refuseOtherChoice } from '../choice';
import { refuseOtherForm, shownText } from '../form';
import { refuseOtherLabels } from '../kubernetes-names';
import type { MachineRule, RuleContext } from '../rule';

/** A node selector is a set of labels. */
export const nodeSelectorForm: MachineRule = {
  name: 'node-selector-form',
  refuses: 'a node selector with a malformed key or value',
  story: 'KubeVirt admits the machine and hands its node selector to the pod that it runs in, which the API server then refuses: the machine never starts. '
    + 'Write labels as `kubectl get nodes --show-labels` lists them.',
  check: ({ nodeSelector }, refuse) => refuseOtherLabels(nodeSelector, (path, mistake) => refuse(`nodeSelector${path}`, mistake)),
};

const EXISTS = 'Exists';

const OPERATORS = ['Equal', EXISTS];

const EFFECTS = ['NoSchedule', 'PreferNoSchedule', 'NoExecute'];

/** A toleration names taints that there can be. */
export const tolerationForm: MachineRule = {
  name: 'toleration-form',
  refuses: 'a toleration with an unknown operator or effect, a malformed key or value, or fields that exclude each other',
  story: 'Tolerations go to the pod that a machine runs in, and Kubernetes refuses the pod. An operator of Exists matches every value of a taint\'s key and takes '
    + 'none; Equal, the default, needs a key. Without a key, Exists matches every taint. Only taints with the effect NoExecute drive pods away later, so only '
    + 'they can be tolerated for a time.',
  check: ({ tolerations }, refuse, around) => belowEach('tolerations', tolerations, refuse, (toleration, refuseIt) => (
    refuseOtherToleration(toleration, refuseIt, around)
  )),
};

function refuseOtherToleration({ key = '', operator, value = '', effect, tolerationSeconds }: Toleration, refuse: Refuse, around: RuleContext): void {
  refuseOtherChoice('operator', kubernetesChoice(operator, around), OPERATORS, refuse);
  refuseOtherChoice('effect', kubernetesChoice(effect, around), EFFECTS, refuse);
  if (key !== '') {
    refuseOtherForm('key', key, LABEL_KEY, refuse);
  }
  if (operator !== EXISTS) {
    refuseOtherEqual(key, value, refuse);
  } else if (value !== '') {
    refuse('value', `${shownText(value)} is of no use beside the operator "${EXISTS}", which matches every value: remove it, or write the operator "Equal"`);
  }
  if (tolerationSeconds !== undefined && effect !== 'NoExecute') {
    refuse('effect', `${shownText(effect ?? '')} cannot be tolerated for a time, write "NoExecute" or remove tolerationSeconds`);
  }
}

function refuseOtherEqual(key: string, value: string, refuse: Refuse): void {
  if (key === '') {
    refuse('key', `required field is missing, write the key of a taint, or the operator "${EXISTS}" to tolerate every one`);
  }
  refuseOtherForm('value', value, LABEL_VALUE, refuse);
}
