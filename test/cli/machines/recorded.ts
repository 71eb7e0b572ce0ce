// Machines in situations that were recorded from the control plane.
import recorded from '../../gitops/recorded.json';

/** A machine in a recorded situation, in the namespace `shop`. */
export function recordedMachine(situation: keyof typeof recorded): any {
  const { metadata, ...object } = recorded[situation] as any;
  return { ...object, metadata: { ...metadata, namespace: 'shop', creationTimestamp: '2025-01-01T00:00:00Z' } };
}

export const withStrategy = (machine: any, runStrategy: string): any => ({ ...machine, spec: { ...machine.spec, runStrategy } });

export const withStatus = (machine: any, status: object): any => ({ ...machine, status: { ...machine.status, ...status } });
