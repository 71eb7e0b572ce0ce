// The instances of machines and pools that the program creates. Those of others are not known.
import { ApiObject, Chart } from 'cdk8s';
import type { IVirtualMachine } from './imported-virtual-machine';
import { manifestOf } from '../objects/rendered-object';
import { fieldAt, fieldBelow } from '../plain-data/fields';
import { isMap, type Texts } from '../plain-data/plain-data';

/** Where machines and pools have their instance. The program may have written it as an object of its own, which nothing has checked. */
const INSTANCE_PATHS = new Map([
  ['kubevirt.io/VirtualMachine', ['spec', 'template']],
  ['pool.kubevirt.io/VirtualMachinePool', ['spec', 'virtualMachineTemplate', 'spec', 'template']],
]);

const LABELS = ['metadata', 'labels'];

/** The instance spec of a machine or a pool that the program creates. Undefined for others, of which nothing is known. */
export function knownInstanceSpec({ node: { defaultChild } }: IVirtualMachine): unknown {
  return defaultChild !== undefined && ApiObject.isApiObject(defaultChild) ? fieldAt(instanceOf(defaultChild), 'spec') : undefined;
}

/** The instance of a machine, or of each machine of a pool; undefined for other objects. */
function instanceOf(object: ApiObject): unknown {
  const steps = INSTANCE_PATHS.get(`${object.apiGroup}/${object.kind}`);
  return steps === undefined ? undefined : fieldBelow(manifestOf(object), steps);
}

/** The instance specs in the chart of a Service that it selects, each with the path of its machine. */
export function selectedInstances(service: ApiObject, podLabels: Texts) {
  const wanted = Object.entries(podLabels);
  const { namespace } = service.metadata;
  return Chart.of(service).node.findAll().filter(ApiObject.isApiObject).flatMap((object) => {
    const instance = instanceOf(object);
    const labels = fieldBelow(instance, LABELS);
    const isSelected = isMap(labels) && wanted.every(([key, value]) => labels[key] === value) && object.metadata.namespace === namespace;
    return isSelected ? [{ path: object.node.scope!.node.path, spec: fieldAt(instance, 'spec') }] : [];
  });
}
