// The shapes of a pool and of its autoscaler, for programs without type checks.
import { LabelSelectorOperator } from './label-selector';
import { PoolApiVersion } from './pool-api-version';
import { anything, Check, flag, mapOf, name, open, oneOf, required, Shape, text } from '../issues/shape';

/** Accepts an instance of a class, recognized by a member: it may come from another copy of the library. */
const instanceWith = (member: string, write: string): Check => (value) => value?.[member] === undefined ? `write ${write}` : undefined;

const SELECTOR: Shape = open({
  matchLabels: mapOf(text),
  matchExpressions: [open({ key: required(name, 'write the label\'s key'), operator: required(oneOf(...Object.values(LabelSelectorOperator)), 'write one of LabelSelectorOperator'), values: [text] })],
});

/** The fields of a pool. Its template, its numbers and the server's rules are checked elsewhere. */
export const POOL: Shape = open({
  template: required(anything, 'write a VirtualMachineTemplate, such as VirtualMachineTemplate.fromFile(…)'),
  replicas: anything,
  maxReplicas: anything,
  metadata: open({ name: text, namespace: text }),
  apiVersion: oneOf(...Object.values(PoolApiVersion)),
  selector: SELECTOR,
  runStrategy: anything,
  nameGeneration: open({ appendIndexToSecretRefs: flag, appendIndexToConfigMapRefs: flag }),
  updateStrategy: instanceWith('_wire', 'a PoolUpdateStrategy, such as PoolUpdateStrategy.proactive()'),
  maxUnavailable: anything,
  scaleInStrategy: instanceWith('_wire', 'a PoolScaleInStrategy, such as PoolScaleInStrategy.proactive()'),
  autohealing: open({ startUpFailureThreshold: anything, minFailingToStartDuration: instanceWith('toSeconds', 'a Duration, such as Duration.minutes(5)') }),
  spreadOver: [name],
  paused: flag,
  inlineCloudInit: flag,
});

/** The fields of an autoscaler. Kubernetes checks the content of metrics and behavior. */
export const AUTOSCALING: Shape = open({
  maxReplicas: required(anything, 'write the most machines'),
  minReplicas: anything,
  cpuUtilization: anything,
  metrics: [open({ type: required(oneOf('Resource', 'ContainerResource', 'Pods', 'Object', 'External'), 'write the metric\'s type, such as Pods') })],
  behavior: open({ scaleUp: anything, scaleDown: anything }),
  autoscalerName: text,
});
