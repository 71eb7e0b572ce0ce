// The taints and labels that a kubelet sets when it registers its Node, and the rules for them.
import { checkChoice, checkUnique } from '../issues/checks';
import { checkFormat, Format, LABEL_KEY, LABEL_VALUE } from '../issues/formats';
import { Issues } from '../issues/issues';
import { NodeTaintEffect } from '../spec/taint-effect';

/** A taint of a Node. */
export interface NodeTaint {
  /** The taint's key, such as `workload` or `example.com/gpu`. */
  readonly key: string;

  /**
   * The taint's value: at most 63 letters, digits, `-`, `_` and `.`.
   *
   * @default - none
   */
  readonly value?: string;

  /** What it does to pods that do not tolerate it. */
  readonly effect: NodeTaintEffect;
}

/** A Node's labels. */
export interface NodeLabels {
  readonly [key: string]: string;
}

const TAINT_KEY = { ...LABEL_KEY, is: 'a taint\'s key' };
const TAINT_VALUE = { ...LABEL_VALUE, is: 'a taint\'s value' };

/** Everything that a kubelet would refuse in taints. */
export function* taintIssues(path: string, taints: readonly NodeTaint[]): Issues {
  for (const [index, { key, value, effect }] of taints.entries()) {
    yield* checkFormat(`${path}[${index}].key`, key, TAINT_KEY);
    yield* checkFormat(`${path}[${index}].value`, value, TAINT_VALUE);
    yield* checkChoice(`${path}[${index}].effect`, effect, Object.values(NodeTaintEffect));
  }
  yield* checkUnique(taints.map(({ key, effect }, index) => [`${path}[${index}]`, `${key}:${effect}`]));
}

/** A taint in the form of kubelets and `kubectl taint`: `workload=high-memory:NoSchedule`. */
export function taintText({ key, value, effect }: NodeTaint): string {
  return `${key}${value === undefined ? '' : `=${value}`}:${effect}`;
}

/** The labels in domains of Kubernetes that a kubelet may set on its own Node. */
const KUBELET_LABELS = [
  'beta.kubernetes.io/arch', 'beta.kubernetes.io/instance-type', 'beta.kubernetes.io/os', 'failure-domain.beta.kubernetes.io/region',
  'failure-domain.beta.kubernetes.io/zone', 'kubernetes.io/arch', 'kubernetes.io/hostname', 'kubernetes.io/os', 'node.kubernetes.io/instance-type',
  'topology.kubernetes.io/region', 'topology.kubernetes.io/zone',
];

const KUBERNETES_DOMAIN = /^(?:[^/]+\.)?(?:kubernetes|k8s)\.io\//;

const KUBELET_DOMAIN = /^(?:[^/]+\.)?(?:kubelet|node)\.kubernetes\.io\//;

const KUBELET_LABEL: Format = {
  is: 'a label that a kubelet may set on its own Node',
  matches: (key) => !KUBERNETES_DOMAIN.test(key) || KUBELET_DOMAIN.test(key) || KUBELET_LABELS.includes(key),
  write: `one with a domain of your own, with kubelet.kubernetes.io or node.kubernetes.io, or one of ${KUBELET_LABELS.join(', ')}, or set it with \`kubectl label node\``,
};

/** Everything that a kubelet would refuse in a Node's labels. */
export function* nodeLabelIssues(path: string, labels: NodeLabels): Issues {
  for (const [key, value] of Object.entries(labels)) {
    yield* checkFormat(`${path}[${key}]`, key, LABEL_KEY.matches(key) ? KUBELET_LABEL : LABEL_KEY);
    yield* checkFormat(`${path}[${key}]`, value, LABEL_VALUE);
  }
}
