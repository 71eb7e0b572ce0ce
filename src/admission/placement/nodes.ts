// Node selectors and tolerations: KubeVirt copies them to the pod of a machine.
import type { Toleration } from '../../../imports/kubernetes';
import { LABEL_KEY, LABEL_VALUE } from '../../issues/formats';
import { checkEach, type Refuse } from '../below';
import { kubernetesChoice, refuseUnknownChoice } from '../choice';
import { refuseMalformed, displayText } from '../form';
import { refuseInvalidLabels } from '../kubernetes-names';
import type { MachineRule, RuleContext } from '../rule';

/** The labels of a node selector must be well-formed. */
export const nodeSelectorForm: MachineRule = {
  name: 'node-selector-form',
  refuses: 'a node selector with a malformed key or value',
  story: 'KubeVirt admits the machine and hands its node selector to the pod that it runs in, which the API server then refuses: the machine never starts. '
    + 'Write labels as `kubectl get nodes --show-labels` lists them.',
  check: ({ nodeSelector }, refuse) => refuseInvalidLabels(nodeSelector, (path, mistake) => refuse(`nodeSelector${path}`, mistake)),
};

const EXISTS = 'Exists';

const OPERATORS = ['Equal', EXISTS];

const EFFECTS = ['NoSchedule', 'PreferNoSchedule', 'NoExecute'];

/** A toleration must name taints that can exist. */
export const tolerationForm: MachineRule = {
  name: 'toleration-form',
  refuses: 'a toleration with an unknown operator or effect, a malformed key or value, or fields that exclude each other',
  story: 'Tolerations go to the pod that a machine runs in, and Kubernetes refuses the pod. An operator of Exists matches every value of a taint\'s key and takes '
    + 'none; Equal, the default, needs a key. Without a key, Exists matches every taint. Only taints with the effect NoExecute drive pods away later, so only '
    + 'they can be tolerated for a time.',
  check: ({ tolerations }, refuse, context) => checkEach('tolerations', tolerations, refuse, (toleration, refuseIt) => (
    refuseInvalidToleration(toleration, refuseIt, context)
  )),
};

function refuseInvalidToleration({ key = '', operator, value = '', effect, tolerationSeconds }: Toleration, refuse: Refuse, context: RuleContext): void {
  refuseUnknownChoice('operator', kubernetesChoice(operator, context), OPERATORS, refuse);
  refuseUnknownChoice('effect', kubernetesChoice(effect, context), EFFECTS, refuse);
  if (key !== '') {
    refuseMalformed('key', key, LABEL_KEY, refuse);
  }
  if (operator !== EXISTS) {
    refuseInvalidEqual(key, value, refuse);
  } else if (value !== '') {
    refuse('value', `${displayText(value)} is of no use beside the operator "${EXISTS}", which matches every value: remove it, or write the operator "Equal"`);
  }
  if (tolerationSeconds !== undefined && effect !== 'NoExecute') {
    refuse('effect', `${displayText(effect ?? '')} cannot be tolerated for a time, write "NoExecute" or remove tolerationSeconds`);
  }
}

function refuseInvalidEqual(key: string, value: string, refuse: Refuse): void {
  if (key === '') {
    refuse('key', `required field is missing, write the key of a taint, or the operator "${EXISTS}" to tolerate every one`);
  }
  refuseMalformed('value', value, LABEL_VALUE, refuse);
}
