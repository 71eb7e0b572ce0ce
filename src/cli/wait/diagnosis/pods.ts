// Launcher pods that do not start: no node, no image, no Secret.
import { FindCause, ofMachine, saidOfMachine, warningOf } from './cause';
import { table } from '../../../plain-data/plain-data';
import { conditionWith } from '../readiness/readiness';
import { isWaitingForVolumes } from '../readiness/virtual-machine';

const PULLS = ['ErrImagePull', 'ImagePullBackOff', 'ErrImageNeverPull', 'InvalidImageName', 'ImageInspectError', 'RegistryUnavailable'];

export const unschedulable: FindCause = (object, companions) => {
  const found = [...companions.pods, ...ofMachine(object, companions)].map((each) => conditionWith(each, 'PodScheduled', 'False'))
    .find((condition) => condition?.reason === 'Unschedulable' && !isWaitingForVolumes(condition));
  return found && {
    reason: 'ErrorUnschedulable',
    message: found.message ?? 'no node takes the machine',
    advice: roomAdvice(found.message ?? ''),
    mayPass: true,
  };
};

function roomAdvice(message: string): string {
  return ROOM.find(([pattern]) => pattern.test(message))![1];
}

const ROOM: readonly [RegExp, string][] = [
  [/Insufficient/, 'make the machine smaller, or give the cluster nodes with room for it'],
  [/untolerated taint/, 'give the machine tolerations for the taints, or the cluster other nodes'],
  [/affinity|selector/, 'correct the machine\'s node selector and affinity, or label nodes so that they match'],
  [/./, 'see what keeps the nodes from taking the machine: room, taints, selectors, devices'],
];

/** Pods say it first, and of which container. */
export const imagePull: FindCause = (object, companions) => {
  const waiting = companions.pods.flatMap(waitingContainers).find(({ reason }) => PULLS.includes(reason));
  const condition = saidOfMachine(object, companions, 'Synchronized', 'False').find((each) => PULLS.includes(each.reason));
  const { reason, message } = waiting ?? condition ?? {};
  return reason && {
    reason,
    message: message ?? 'an image cannot be pulled',
    advice: /unauthorized|denied|forbidden|\b40[13]\b/i.test(message ?? '')
      ? 'give the containerDisk an imagePullSecret with credentials that the registry takes'
      : 'correct the image\'s name and tag, and see to it that the nodes reach its registry',
  };
};

/** Kubelets try again, and go on as soon as it is there. */
export const missingReference: FindCause = (_object, companions) => {
  const isPending = companions.pods.some(({ status }) => status?.phase === 'Pending');
  const mount = isPending ? warningOf(companions, /^FailedMount$/, MISSING) : undefined;
  const configuration = companions.pods.flatMap(waitingContainers).find(({ reason }) => reason === 'CreateContainerConfigError');
  const message: string | undefined = mount?.message ?? configuration?.message;
  if (message === undefined) {
    return undefined;
  }
  const [, what = 'object', name = ''] = MISSING.exec(message) ?? [];
  const kind = KINDS[what.toLowerCase()] ?? what;
  return {
    reason: KINDS[what.toLowerCase()] ? `${kind}NotFound` : 'CreateContainerConfigError',
    message,
    advice: `apply the ${kind}${name && ` ${JSON.stringify(name)}`} that the message names into the machine's namespace: its pod starts once it is there`,
  };
};

const MISSING = /(secret|configmap) "(?:[^"/]*\/)?([^"]*)" not found/i;
const KINDS: { readonly [lowerCase: string]: string } = table({ secret: 'Secret', configmap: 'ConfigMap' });

/** What a container waits for that should run. */
export function waitingContainers({ status = {} }: any): { readonly reason: string; readonly message?: string }[] {
  return [...status.initContainerStatuses ?? [], ...status.containerStatuses ?? []].flatMap(({ state }: any) => state?.waiting ?? []);
}

