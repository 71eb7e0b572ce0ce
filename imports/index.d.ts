// The types of KubeVirt's objects, and of what templates and patches say of machines; those of CDI and Kubernetes by their groups.
import type { VirtualMachine } from './kubevirt';
import type { Patch, Template } from './patch';

export * from './kubevirt';
export * from './patch';
export * as cdi from './cdi';
export * as kubernetes from './kubernetes';

/** What `VirtualMachineTemplate.fromObject` takes. */
export type VirtualMachineTemplateObject = Template<VirtualMachine>;

/** What `VirtualMachineTemplate.merge`, `overrides` of a Machine and `mergeVirtualMachineTemplate` of a node type take. */
export type VirtualMachinePatch = Patch<VirtualMachine>;
