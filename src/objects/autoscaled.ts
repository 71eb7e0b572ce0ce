// The annotation by which Argo CD and Flux recognize the pools whose size an autoscaler sets.

/** On a pool with an autoscaler: `"true"`. */
export const AUTOSCALED = 'cdk8s-kubevirt/autoscaled';
