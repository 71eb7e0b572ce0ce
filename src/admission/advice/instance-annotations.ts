// Advice on annotations that are read from an instance only, but are written in the metadata of its machine, pool or replica set.
import { BRIDGE_ALLOWED, HOOK_SIDECARS, IGNITION_DATA, ISTIO_INJECT } from '../placement/instance-metadata';
import type { ObjectRule } from '../rule';

/** The annotations that a machine does not pass on: KubeVirt copies those of its template. */
const OF_INSTANCE = [
  BRIDGE_ALLOWED, HOOK_SIDECARS, IGNITION_DATA, ISTIO_INJECT, 'kubevirt.io/placePCIDevicesOnRootComplex', 'kubevirt.io/free-page-reporting-disabled',
  'kubevirt.io/libvirt-log-filters', 'kubevirt.io/disablePCIHole64', 'kubevirt.io/memfd',
];

const WITH_TEMPLATE: readonly unknown[] = ['VirtualMachine', 'VirtualMachineInstanceReplicaSet', 'VirtualMachinePool'];

/** KubeVirt and Istio read some annotations from the instance or its pod. */
export const annotationOfInstance: ObjectRule = {
  name: 'annotation-of-instance',
  refuses: 'an annotation for the instance or its pod, such as hooks.kubevirt.io/hookSidecars, in the metadata of the machine itself',
  story: 'KubeVirt gives an instance the annotations of spec.template.metadata, and its pod those of the instance. It reads hook sidecars, Ignition '
    + 'data and the permission to migrate with a bridge there, and Istio reads there whether to inject its proxy. In the metadata of the machine, the '
    + 'pool or the replica set itself they have no effect, and nothing reports that.',
  when: ['metadata.annotations', 'spec.virtualMachineTemplate.metadata.annotations'],
  check: ({ kind, metadata, spec = {} }, advise) => {
    if (!WITH_TEMPLATE.includes(kind)) {
      return;
    }
    const pooled = spec.virtualMachineTemplate;
    const [below, template] = pooled === undefined ? ['spec', spec.template] : ['spec.virtualMachineTemplate.spec', pooled.spec?.template];
    const own = { 'metadata': metadata, 'spec.virtualMachineTemplate.metadata': pooled?.metadata };
    for (const [place, { annotations = {} } = NO_METADATA] of Object.entries(own)) {
      OF_INSTANCE.filter((key) => annotations[key] !== undefined && template?.metadata?.annotations?.[key] === undefined).forEach((key) => (
        advise(`${place}.annotations[${key}]`, `has no effect on the machine's pod, write it in ${below}.template.metadata.annotations`)
      ));
    }
  },
};

const NO_METADATA: { readonly annotations?: { readonly [key: string]: string } } = {};
