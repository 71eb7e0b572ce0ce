// Autoscalers by CPU utilization of pools whose machines do not say how much CPU their pods request.
import type { ReferenceCheck, Use } from './reference-check';
import { lowCpuTarget, requestsCpu } from '../../admission/advice/autoscaling';
import { AUTOSCALED_WITHOUT_CPU_REQUEST } from '../../admission/advice/between-manifests';
import { displayText } from '../../issues/formats';
import { fieldAt } from '../../plain-data/fields';
import { listOf } from '../../plain-data/plain-data';
import { valueAt } from '../../yaml/field-value';
import { machineIn } from '../manifests/machines';

interface Need {
  readonly pool: string;
  readonly percent: number;
}

/** The metrics of pods that may be of their CPU. */
const METRICS = ['resource', 'containerResource'];

export const autoscaledCpu: ReferenceCheck = {
  rule: AUTOSCALED_WITHOUT_CPU_REQUEST,
  facts: { VirtualMachinePool: (object) => requestsCpu(machineIn(object)?.spec ?? {}) },
  usesOf: (object) => object.kind === 'HorizontalPodAutoscaler' ? targetsIn(object.spec) : [],
  mistakeIn: ({ pool, percent }: Need, hasRequest: boolean) => {
    const mistake = hasRequest ? undefined : lowCpuTarget(percent);
    return mistake && `${mistake}, write domain.resources.requests.cpu in the template of the pool ${displayText(pool)}`;
  },
};

/** The targets in percent of the requested CPU. */
function targetsIn(spec: unknown): Use[] {
  const name = fieldAt(spec, 'scaleTargetRef.name');
  if (fieldAt(spec, 'scaleTargetRef.kind') !== 'VirtualMachinePool' || typeof name !== 'string') {
    return [];
  }
  const fields = listOf(fieldAt(spec, 'metrics')).flatMap((metric, index) => METRICS
    .filter((type) => fieldAt(metric, `${type}.name`) === 'cpu')
    .map((type) => `metrics[${index}].${type}.target.averageUtilization`));
  return ['targetCPUUtilizationPercentage', ...fields].flatMap((field) => {
    const percent: unknown = valueAt(spec, field);
    const need = { pool: name, percent };
    return typeof percent === 'number' ? [{ references: [{ kind: 'VirtualMachinePool', name }], path: `spec.${field}`, need }] : [];
  });
}
