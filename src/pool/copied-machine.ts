// The machine that a pool copies: its template, with the labels and spread constraints of every copy.
import type { VirtualMachineSpec } from '../../imports/kubevirt';
import { isMap } from '../plain-data/plain-data';
import type { VirtualMachineTemplate } from '../template/virtual-machine-template';

interface Labels {
  readonly [key: string]: string;
}

/**
 * The template of the copies.
 *
 * @param labels labels of every copy and its pod: autoscalers and spread constraints select the pods by them
 * @param spreadOver the node labels over whose values the pods are spread
 */
export function copiedMachine(template: VirtualMachineTemplate, labels: Labels, spreadOver: readonly string[] = []): VirtualMachineTemplate {
  return template._withSpec(withSpread(withLabels(template._wire.spec, labels), labels, spreadOver));
}

function withLabels(spec: VirtualMachineSpec, labels: Labels): VirtualMachineSpec {
  if (!isMap(spec.template)) {
    return spec;
  }
  const { metadata } = spec.template;
  return { ...spec, template: { ...spec.template, metadata: { ...metadata, labels: { ...metadata?.labels, ...labels } } } };
}

function withSpread(spec: VirtualMachineSpec, matchLabels: Labels, topologyKeys: readonly string[]): VirtualMachineSpec {
  const instance = spec.template?.spec;
  if (!isMap(instance) || topologyKeys.length === 0) {
    return spec;
  }
  const spread = topologyKeys.map((topologyKey) => ({ maxSkew: 1, topologyKey, whenUnsatisfiable: 'ScheduleAnyway', labelSelector: { matchLabels } }));
  const topologySpreadConstraints = [...instance.topologySpreadConstraints ?? [], ...spread];
  return { ...spec, template: { ...spec.template, spec: { ...instance, topologySpreadConstraints } } };
}
