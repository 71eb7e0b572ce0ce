// Moving running machines to another node, each by a VirtualMachineInstanceMigration, which then tells how it goes.
import { Decision, Operation } from './operation';
import { statusOf } from './switching';
import { asked } from '../cluster/asked';
import { resourcePath } from '../cluster/discovery';
import { conditionOf, conditionWith } from '../wait/readiness/readiness';

const MIGRATION = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstanceMigration' };

/** @param node where to; one that Kubernetes chooses by default */
export function migrationOf(node?: string): Operation {
  return {
    told: 'migration requested',
    decide,
    perform: async (cluster, { metadata: { name, namespace } }) => {
      const path = resourcePath(await cluster.discovery.resource(MIGRATION), namespace);
      const spec = { vmiName: name, ...node !== undefined && { addedNodeSelector: { 'kubernetes.io/hostname': node } } };
      const body = { ...MIGRATION, metadata: { generateName: `${name}-` }, spec };
      const answer = await asked(cluster, 'create', { ...MIGRATION, name, namespace }, () => cluster.server.request({ method: 'POST', path, body }));
      return { ...MIGRATION, name: answer.body.metadata.name, namespace };
    },
    isTaken: () => true,
  };
}

function decide(machine: any): Decision {
  const status = statusOf(machine);
  if (status === 'Migrating') {
    return { idle: 'migrates already' };
  }
  if (!conditionWith(machine, 'Ready', 'True')) {
    return { mistake: `is ${status}, and only a machine that runs can migrate` };
  }
  const migratable = conditionOf(machine, 'LiveMigratable');
  return migratable?.status === 'False'
    ? { mistake: `cannot migrate: ${migratable.message ?? migratable.reason}: ${ADVICE[migratable.reason] ?? 'restart it instead, it may then come up on another node'}` }
    : {};
}

/** What to do about it, by KubeVirt's reason. */
const ADVICE: { readonly [reason: string]: string } = {
  DisksNotLiveMigratable: 'put its disks on a storage class with ReadWriteMany',
  InterfaceNotLiveMigratable: 'give it masquerade on the pod network, or a bridge with the annotation kubevirt.io/allow-pod-bridge-network-live-migration',
  HostDeviceNotLiveMigratable: 'take the host device away from it',
};
