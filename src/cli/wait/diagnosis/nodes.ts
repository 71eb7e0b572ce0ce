// Guests on nodes that no longer answer, and guests that KubeVirt has given up with their node.
import { FindCause } from './cause';
import { isEndedOnPurpose, isRestarted } from './guests';
import { NODE_UNRESPONSIVE } from '../../../spec/machine-status';
import { isSilent } from '../readiness/readiness';

/** A second guest on the same disks would destroy their file systems, and so nobody starts one while the first may run. */
export const silentNode: FindCause = (_object, { pods }) => {
  const pod = pods.find((each) => each.status?.phase === 'Running' && isSilent(each));
  if (pod === undefined) {
    return undefined;
  }
  const node: string = pod.spec?.nodeName ?? 'NODE';
  return {
    reason: NODE_UNRESPONSIVE,
    message: `node ${JSON.stringify(node)} does not answer: whether the guest still runs is unknown`,
    advice: `bring the node back; or switch its power off, and only then free the machine's disks: kubectl taint node ${node} node.kubernetes.io/out-of-service=nodeshutdown:NoExecute`,
    mayRecover: true,
    duration: CORRECTION_TIME,
  };
};

/** How long, in milliseconds, a pod may look so on a node that answers but is not ready: within ten seconds, its kubelet corrects what Kubernetes has set. */
const CORRECTION_TIME = 12_000;

export const abandonedGuest: FindCause = (object, { instance = object }) => {
  if (instance.status?.phase !== 'Failed' || instance.status.reason !== NODE_UNRESPONSIVE || isEndedOnPurpose(object, instance)) {
    return undefined;
  }
  return {
    ...isRestarted(object) && { state: 'progressing' },
    reason: NODE_UNRESPONSIVE,
    message: 'its node did not answer, and KubeVirt gave its guest up',
    advice: 'start it on another node, unless its run strategy does',
  };
};
