// The machine that a pool makes copies of: complete, and alike in every copy, so without an identity of its own.
import type { VirtualMachineSpec } from '../../imports/kubevirt';
import { isMap } from '../is-map';
import { Architecture, withArchitecture } from '../machine/architecture';
import { withDevices } from '../machine/devices';
import { withStoredQuantities } from '../machine/stored-quantities';

/** What all machines of a pool have in common. */
export interface InCommon {
  readonly architecture: Architecture;
  /** Labels of every machine, which its pod carries as well: an autoscaler and a spread find it by them. */
  readonly labels?: { readonly [key: string]: string };
  /** The labels of nodes over whose values the pods are spread. */
  readonly spreadOver?: readonly string[];
}

/** The spec of the machines, which KubeVirt itself gives names, firmware UUIDs and serial numbers, and keeps those. */
export function machineOfPool(spec: VirtualMachineSpec, { architecture, labels = {}, spreadOver = [] }: InCommon): VirtualMachineSpec {
  const machine = withSpread(withLabels(spec, labels), labels, spreadOver);
  // A template may leave its devices out, a cluster refuses that.
  const complete = isMap(spec.template?.spec?.domain) ? withDevices(machine, {}) : machine;
  return withStoredQuantities(withArchitecture(complete, architecture));
}

function withLabels(spec: VirtualMachineSpec, labels: { readonly [key: string]: string }): VirtualMachineSpec {
  if (!isMap(spec.template)) {
    return spec;
  }
  const { metadata } = spec.template;
  return { ...spec, template: { ...spec.template, metadata: { ...metadata, labels: { ...metadata?.labels, ...labels } } } };
}

function withSpread(spec: VirtualMachineSpec, matchLabels: { readonly [key: string]: string }, topologyKeys: readonly string[]): VirtualMachineSpec {
  const instance = spec.template?.spec;
  if (!isMap(instance) || topologyKeys.length === 0) {
    return spec;
  }
  const spread = topologyKeys.map((topologyKey) => ({ maxSkew: 1, topologyKey, whenUnsatisfiable: 'ScheduleAnyway', labelSelector: { matchLabels } }));
  const topologySpreadConstraints = [...instance.topologySpreadConstraints ?? [], ...spread];
  return { ...spec, template: { ...spec.template, spec: { ...instance, topologySpreadConstraints } } };
}
