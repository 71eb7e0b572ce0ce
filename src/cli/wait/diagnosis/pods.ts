// Launcher pods that do not start, for lack of a node, an image, or a Secret.
import { adviceOn, FindCause, machineAndInstance, conditionsOfMachine } from './cause';
import { waitingMachineAdvice, makerOf } from './unmade-secrets';
import { table } from '../../../plain-data/plain-data';
import type { RelatedObjects } from '../observation/related-objects';
import { conditionWith } from '../readiness/readiness';
import { isWaitingForVolumes } from '../readiness/virtual-machine';
import { isUnscheduledWithItsClaims } from '../readiness/volumes';

const PULL_FAILURES = ['ErrImagePull', 'ImagePullBackOff', 'ErrImageNeverPull', 'InvalidImageName', 'ImageInspectError', 'RegistryUnavailable'];

export const unschedulable: FindCause = (object, related) => {
  const found = [...related.pods, ...machineAndInstance(object, related)].map((each) => conditionWith(each, 'PodScheduled', 'False'))
    .find((condition) => condition?.reason === 'Unschedulable' && !isWaitingForVolumes(condition));
  const message = found?.message ?? (found || isUnscheduledWithItsClaims(object) ? 'no node can run the machine' : undefined);
  return message === undefined ? undefined : { reason: 'ErrorUnschedulable', message, advice: adviceOn(message, SCHEDULING_ADVICE), mayRecover: true };
};

const SCHEDULING_ADVICE = [
  [/Insufficient/, 'make the machine smaller, or add nodes with room for it'],
  [/untolerated taint/, 'add tolerations for the taints to the machine, or add nodes without these taints'],
  [/affinity|selector/, 'correct the machine\'s node selector and affinity, or label nodes to match'],
  [/./, 'find out what rules the nodes out: free resources, taints, selectors, devices'],
] as const;

/** Pods report the failure before the machine does. */
export const imagePull: FindCause = (object, related) => {
  const waiting = related.pods.flatMap(waitingContainers).find(({ reason }) => PULL_FAILURES.includes(reason));
  const condition = conditionsOfMachine(object, related, 'Synchronized', 'False').find((each) => PULL_FAILURES.includes(each.reason));
  const { reason, message } = waiting ?? condition ?? {};
  return reason && {
    reason,
    message: message ?? 'an image cannot be pulled',
    advice: /unauthorized|denied|forbidden|\b40[13]\b/i.test(message ?? '')
      ? 'give the containerDisk an imagePullSecret with credentials that the registry accepts'
      : 'correct the image\'s name and tag, and make sure that the nodes can reach its registry',
  };
};

/** Kubelets retry, and continue once the object exists. Their event stays even then. */
export const missingReference: FindCause = (_object, related) => {
  const missing = missingReferences(related);
  // An object that nothing creates comes first, whichever the kubelet reported last.
  const found = missing.find(({ maker }) => maker === undefined) ?? missing[0];
  if (found === undefined) {
    return undefined;
  }
  const { kind, name, message, maker, isMount } = found;
  const reason = Object.values(KINDS).includes(kind) ? `${kind}NotFound` : 'CreateContainerConfigError';
  return maker !== undefined ? { state: 'progressing', reason, message, advice: waitingMachineAdvice(maker) } : {
    reason,
    message,
    advice: `apply the ${kind}${name && ` ${JSON.stringify(name)}`} that the message names to the machine's namespace: its pod starts once it exists`,
    mayRecover: isMount,
  };
};

/** The objects that kubelets report missing, newest first: those they mount, then those that configure containers. */
function missingReferences(related: RelatedObjects) {
  const isPending = related.pods.some(({ status }) => status?.phase === 'Pending');
  const mounts = isPending ? related.warnings.filter(({ reason, message }) => reason === 'FailedMount' && MISSING.test(message ?? '')).reverse() : [];
  const configurations = related.pods.flatMap(waitingContainers).filter(({ reason, message }) => reason === 'CreateContainerConfigError' && message !== undefined);
  return [...mounts, ...configurations].map(({ message }, index) => {
    const [, what = 'object', name = ''] = MISSING.exec(message) ?? [];
    const kind = KINDS[what.toLowerCase()] ?? what;
    return { kind, name, message: message as string, maker: kind === 'Secret' ? makerOf(name, related) : undefined, isMount: index < mounts.length };
  });
}

const MISSING = /(secret|configmap) "(?:[^"/]*\/)?([^"]*)" not found/i;
const KINDS: { readonly [lowerCase: string]: string } = table({ secret: 'Secret', configmap: 'ConfigMap' });

/** Why containers wait. */
export function waitingContainers({ status = {} }: any): { readonly reason: string; readonly message?: string }[] {
  return [...status.initContainerStatuses ?? [], ...status.containerStatuses ?? []].flatMap(({ state }: any) => state?.waiting ?? []);
}

