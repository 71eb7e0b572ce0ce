// What a program without types may get wrong in the fields of a pool.
import { LabelSelectorOperator } from './label-selector';
import { PoolApiVersion } from './pool-api-version';
import { anything, Check, flag, mapOf, name, open, oneOf, required, Shape, text } from '../issues/shape';

/** A value of a class of this library's, whichever copy of it made the value. */
const made = (member: string, write: string): Check => (value) => value?.[member] === undefined ? `write ${write}` : undefined;

const SELECTOR: Shape = open({
  matchLabels: mapOf(text),
  matchExpressions: [open({ key: required(name, 'write the label\'s key'), operator: required(oneOf(...Object.values(LabelSelectorOperator)), 'write one of LabelSelectorOperator'), values: [text] })],
});

/** The fields of a pool. Its template, its numbers and what the server judges are judged elsewhere. */
export const POOL: Shape = open({
  template: required(anything, 'write a VirtualMachineTemplate, such as VirtualMachineTemplate.fromFile(…)'),
  replicas: anything,
  maxReplicas: anything,
  metadata: open({ name: text, namespace: text }),
  apiVersion: oneOf(...Object.values(PoolApiVersion)),
  selector: SELECTOR,
  runStrategy: anything,
  nameGeneration: open({ appendIndexToSecretRefs: flag, appendIndexToConfigMapRefs: flag }),
  updateStrategy: made('_wire', 'a PoolUpdateStrategy, such as PoolUpdateStrategy.proactive()'),
  maxUnavailable: anything,
  scaleInStrategy: made('_wire', 'a PoolScaleInStrategy, such as PoolScaleInStrategy.proactive()'),
  autohealing: open({ startUpFailureThreshold: anything, minFailingToStartDuration: made('toSeconds', 'a Duration, such as Duration.minutes(5)') }),
  spreadOver: [name],
  paused: flag,
  inlineCloudInit: flag,
});

/** The fields of an autoscaler. What Kubernetes has in a metric or a behavior is Kubernetes' to judge. */
export const AUTOSCALING: Shape = open({
  maxReplicas: required(anything, 'write the most machines'),
  minReplicas: anything,
  cpuUtilization: anything,
  metrics: [open({ type: required(oneOf('Resource', 'ContainerResource', 'Pods', 'Object', 'External'), 'write the metric\'s type, such as Pods') })],
  behavior: open({ scaleUp: anything, scaleDown: anything }),
  autoscalerName: text,
});
