// Launcher pods that do not start, for lack of a node, a network, an image, or a Secret.
import { adviceOn, FindCause } from './cause';
import { conditionsOfMachine, disksOf, fillersOf, machineAndInstance, nameOf, warningsAbout } from './evidence';
import { isTransientMessage, NO_ACCESS, NO_PLATFORM, RATE_LIMITED, UNAVAILABLE, UNTRUSTED, WITHOUT_TLS } from './server-errors';
import { waitingMachineAdvice, makerOf } from './unmade-secrets';
import { table } from '../../../plain-data/plain-data';
import { NOT_CONFIGURED, STARTING } from '../../../storage/worker-failures';
import { isBeingDeleted } from '../../cluster/cluster';
import { ageOf } from '../observation/event-times';
import type { RelatedObjects } from '../observation/related-objects';
import { conditionWith } from '../readiness/readiness';
import { isWaitingForVolumes } from '../readiness/virtual-machine';
import { isUnscheduledWithItsClaims, stoppedWorker } from '../readiness/volumes';

const PULL_FAILURES = ['ErrImagePull', 'ImagePullBackOff', 'ErrImageNeverPull', 'InvalidImageName', 'ImageInspectError', 'RegistryUnavailable'];

export const unschedulable: FindCause = (object, related) => {
  const found = [...related.pods, ...machineAndInstance(object, related)].map((each) => conditionWith(each, 'PodScheduled', 'False'))
    .find((condition) => condition?.reason === 'Unschedulable' && !isWaitingForVolumes(condition));
  const isUnscheduled = found !== undefined || isUnscheduledWithItsClaims(object) && !hasLivePod(related);
  const message = found?.message ?? (isUnscheduled ? 'no node can run the machine' : undefined);
  return message === undefined ? undefined : { reason: 'ErrorUnschedulable', message, advice: schedulingAdvice(message), mayRecover: true };
};

/** Whether a machine only has not noticed yet that its pod is scheduled: it still blames a claim, and the scheduler does not refuse the pod. */
export function hasUnnoticedPod(object: any, related: RelatedObjects): boolean {
  return isUnscheduledWithItsClaims(object) && hasLivePod(related);
}

function hasLivePod({ pods }: RelatedObjects): boolean {
  return pods.some(({ status }) => !['Succeeded', 'Failed'].includes(status?.phase));
}

/** A resource that only some nodes have. */
const SPECIAL_RESOURCE = /Insufficient (hugepages-\w+|[\w.-]+\/[\w.-]*\w)/;

function schedulingAdvice(message: string): string {
  return adviceOn(message, SCHEDULING_ADVICE).replace('RESOURCE', SPECIAL_RESOURCE.exec(message)?.[1] ?? '');
}

const SCHEDULING_ADVICE = [
  [/Insufficient devices\.kubevirt\.io\/kvm/, 'the nodes do not offer hardware virtualization: enable it in their firmware or hypervisor (nested virtualization), or set useEmulation in the KubeVirt object'],
  [/Insufficient hugepages-/, 'reserve more RESOURCE on nodes: too few of them are free; or leave memory.hugepages of the machine out'],
  [SPECIAL_RESOURCE, 'add nodes that offer RESOURCE: the others have no such device, or use all of them, or their device plugin does not run'],
  [/Insufficient/, 'make the machine smaller, or add nodes with room for it'],
  [/volume(?:'s)? node affinity|volume zone/i, 'the machine\'s disks are bound to different nodes or zones, or to a node that it may not use: let it run there, or recreate them with a WaitForFirstConsumer class'],
  [/untolerated taint/, 'add tolerations for the taints to the machine, or add nodes without these taints'],
  [/affinity|selector/, 'correct the machine\'s node selector and affinity, or label nodes to match'],
  [/./, 'find out what rules the nodes out: free resources, taints, selectors, devices'],
] as const;

/** Pods report the failure before the machine does. */
export const imagePull: FindCause = (object, related) => {
  const waiting = related.pods.flatMap(waitingContainers).find(({ reason }) => PULL_FAILURES.includes(reason));
  const found = waiting ?? conditionsOfMachine(object, related, 'Synchronized', 'False').find((each) => PULL_FAILURES.includes(each.reason));
  if (found === undefined) {
    return undefined;
  }
  const message = pullError(found.message ?? 'an image cannot be pulled', related);
  return { reason: found.reason, message, advice: adviceOn(message, PULL_ADVICE), ...isTransientMessage(message) && { mayRecover: true } };
};

/** Older kubelets that back off do not say why an image cannot be pulled, and CDI never does. The kubelet's last event does. */
export function pullError(message: string, { warnings }: RelatedObjects): string {
  const [, image] = /^(?:Back-off pulling image "|failed to pull image: )([^"\s]+)"?$/.exec(message) ?? [];
  const isAbout = (text?: string) => text?.startsWith(`Failed to pull image "${image}"`);
  return [...warnings].reverse().find((event) => event.reason === 'Failed' && isAbout(event.message))?.message ?? message;
}

const PULL_ADVICE = [
  [NO_PLATFORM, 'use an image for the node\'s architecture, or set spec.template.spec.architecture of the machine to one that it has'],
  [WITHOUT_TLS, 'configure the nodes\' container runtime to use this registry without TLS, or serve it over TLS'],
  [RATE_LIMITED, 'give the containerDisk an imagePullSecret with an account of a higher limit, or use a mirror: the kubelet tries again'],
  [UNAVAILABLE, 'check the registry, which could not answer: the kubelet tries again'],
  [NO_ACCESS, 'give the containerDisk an imagePullSecret with credentials that the registry accepts'],
  [UNTRUSTED, 'let the nodes\' container runtime trust the CA that signed the registry\'s certificate'],
  [/^/, 'correct the image\'s name and tag, and make sure that the nodes can reach its registry'],
] as const;

/**
 * A pod that a node cannot connect to its networks. Since KubeVirt 1.9, Multus on the node looks them up, no longer KubeVirt. Kubelets retry. The
 * pod's condition may stay False after a retry that worked, while images are pulled, so only a repeated and recent complaint is a failure.
 */
export const failedSandbox: FindCause = (_object, related) => {
  const waiting = related.pods.filter((pod) => !isBeingDeleted(pod) && isPending(pod) && conditionWith(pod, 'PodReadyToStartContainers', 'False'));
  const own = warningsAbout(waiting.map(nameOf), related);
  const attempts = own.filter(({ reason }) => reason === 'FailedCreatePodSandBox');
  const found = attempts.at(-1);
  if (found === undefined) {
    return undefined;
  }
  const missing = missingNetwork(found, own);
  const isRepeated = attempts.reduce((times, { count = 1 }) => times + count, 0) > 1;
  return {
    ...!(isRepeated && ageOf(found, related) < LONGEST_SILENCE) && { state: 'progressing' },
    reason: found.reason,
    message: missing ?? found.message,
    advice: missing !== undefined
      ? 'apply the NetworkAttachmentDefinition that the message names: the pod starts once it exists; or correct the network of the machine and restart it'
      : 'check the network plugins on the pod\'s node, and the NetworkAttachmentDefinitions that the machine names',
    mayRecover: true,
  };
};

/** Multus' complaint, within those of the kubelet and the container runtime. */
const MISSING_NETWORK = /cannot find a network-attachment-definition .*/;

/** How far apart, in milliseconds, the events of continuing attempts are at most: after the first 25, one is sent in five minutes. */
export const LONGEST_SILENCE = 6 * 60_000;

/** Multus' complaint about a network. Its daemon repeats the pod's whole configuration first, so that the kubelet's event may be cut before it. */
function missingNetwork({ message, lastTimestamp }: any, warnings: readonly any[]): string | undefined {
  const own = warnings.filter(({ reason }) => reason === 'NoNetworkFound').at(-1);
  const isOfTheseAttempts = Date.parse(lastTimestamp) - Date.parse(own?.lastTimestamp) < LONGEST_SILENCE;
  return (MISSING_NETWORK.exec(message) ?? (isOfTheseAttempts ? MISSING_NETWORK.exec(own.message) : undefined))?.[0];
}

/** Containers that the container runtime cannot create or start. Kubelets retry. */
export const failedStart: FindCause = (_object, { pods }) => {
  const found = pods.flatMap(waitingContainers).find(({ reason }) => START_FAILURES.includes(reason));
  const message = found?.message ?? 'a container cannot be started';
  return found && { reason: found.reason, message, advice: startAdvice(message, 'fix what the message names on the pod\'s node: kubectl describe pod'), mayRecover: true };
};

const START_FAILURES = ['CreateContainerError', 'RunContainerError'];

/** The program that KubeVirt mounts from its own image into a container disk's container, and what older runtimes say about such mounts. */
const WITHOUT_IMAGE_VOLUMES = [
  /\/container-disk-binary\/|failed to mkdir ""|no volume plugin matched/,
  'enable Kubernetes\' feature gate ImageVolume, which is on by default since 1.35, with a container runtime that mounts images; or add "ImageVolume" to developerConfiguration.disabledFeatureGates of the KubeVirt object',
] as const;

/**
 * What to do about a container that does not start.
 *
 * @param usual the advice where Kubernetes mounts image volumes
 */
export function startAdvice(message: string | undefined, usual: string): string {
  return adviceOn(message ?? '', [WITHOUT_IMAGE_VOLUMES, [/^/, usual]]);
}

/** Kubelets retry, and continue once the object exists. */
export const missingReference: FindCause = (object, related) => {
  const missing = missingReferences(object, related);
  // An object that nothing creates comes first, whichever the kubelet reported last.
  const found = missing.find(({ maker }) => maker === undefined) ?? missing[0];
  if (found === undefined) {
    return undefined;
  }
  const { kind, name, message, maker, mayRecover } = found;
  const reason = Object.values(KINDS).includes(kind) ? `${kind}NotFound` : 'CreateContainerConfigError';
  return maker !== undefined ? { state: 'progressing', reason, message, advice: waitingMachineAdvice(maker) } : {
    reason,
    message,
    advice: `apply the ${kind}${name && ` ${JSON.stringify(name)}`} that the message names to the machine's namespace: its pod starts once it exists`,
    mayRecover,
  };
};

/** The objects that kubelets report missing, newest first: those they mount, then those that configure containers, also those of CDI's pods. */
function missingReferences(object: any, related: RelatedObjects) {
  const disks = disksOf(object, related);
  const importers = disks.filter((disk) => STARTING.includes(stoppedWorker(disk)?.reason)).flatMap((disk) => fillersOf(disk, related));
  const mounts = warningsAbout([...related.pods.filter(isPending).map(nameOf), ...importers], related)
    .filter((event) => isMissingMount(event) && !(ageOf(event, related) > retryTime(event))).reverse();
  const workers = disks.flatMap((disk) => stoppedWorker(disk) ?? []);
  const waiting = [...related.pods.flatMap(waitingContainers), ...workers];
  const configurations = waiting.filter(({ reason, message }) => reason === NOT_CONFIGURED && message !== undefined);
  return [...mounts, ...configurations].map((report) => {
    const { message } = report;
    const [, what = 'object', name = ''] = MISSING.exec(message) ?? [];
    const kind = KINDS[what.toLowerCase()] ?? what;
    return { kind, name, message: message as string, maker: kind === 'Secret' ? makerOf(name, related) : undefined, mayRecover: mounts.includes(report) || workers.includes(report) };
  });
}

const MISSING = /(secret|configmap) "(?:[^"/]*\/)?([^"]*)" not found/i;
const KINDS: { readonly [lowerCase: string]: string } = table({ secret: 'Secret', configmap: 'ConfigMap' });

/** Whether a kubelet reports that it cannot mount a Secret or ConfigMap that does not exist. The event stays when it exists. */
export function isMissingMount({ reason, message }: any): boolean {
  return reason === 'FailedMount' && MISSING.test(message ?? '');
}

/**
 * After how long, in milliseconds, a mount that has not failed again has worked. CDI makes some ConfigMaps after the pod that mounts them. Kubelets
 * retry after half a second, and then after twice as long each time; their events have whole seconds.
 */
function retryTime({ count = 1 }: any): number {
  return Math.min(500 * 2 ** (count - 1) + 1_500, LONGEST_SILENCE);
}

/** Whether a pod has not started. */
export function isPending({ status }: any): boolean {
  return status?.phase === 'Pending';
}

/** Why containers wait. */
export function waitingContainers({ status = {} }: any): { readonly reason: string; readonly message?: string }[] {
  return [...status.initContainerStatuses ?? [], ...status.containerStatuses ?? []].flatMap(({ state }: any) => state?.waiting ?? []);
}
