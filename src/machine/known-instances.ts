// The instances of machines and pools that the program creates. Those of others are not known.
import { ApiObject, Chart } from 'cdk8s';
import type { IVirtualMachine } from './imported-virtual-machine';
import type { VirtualMachineInstanceSpec } from '../../imports/kubevirt';
import type { Texts } from '../plain-data/plain-data';

/** The instance spec of a machine or a pool that the program creates. Empty for others, whose networks are not known. */
export function knownInstanceSpec({ node: { defaultChild } }: IVirtualMachine): Partial<VirtualMachineInstanceSpec> {
  return defaultChild !== undefined && ApiObject.isApiObject(defaultChild) ? instanceOf(defaultChild).spec : {};
}

/** The instance of a machine, or of each machine of a pool; empty for other objects. */
function instanceOf(object: ApiObject): { readonly labels: Texts; readonly spec: Partial<VirtualMachineInstanceSpec> } {
  const { kind, spec } = ['VirtualMachine', 'VirtualMachinePool'].includes(object.kind) ? object.toJson() : {} as any;
  const instance = (kind === 'VirtualMachinePool' ? spec.virtualMachineTemplate.spec : spec)?.template;
  return { labels: instance?.metadata?.labels ?? {}, spec: instance?.spec ?? {} };
}

/** The instances in the chart of a Service that it selects, each with the path of its machine. */
export function selectedInstances(service: ApiObject, podLabels: Texts) {
  return Chart.of(service).node.findAll()
    .filter((construct): construct is ApiObject => ApiObject.isApiObject(construct) && construct.metadata.namespace === service.metadata.namespace)
    .map((object) => ({ path: object.node.scope!.node.path, ...instanceOf(object) }))
    .filter(({ labels }) => Object.entries(podLabels).every(([key, value]) => labels[key] === value));
}
