// Moving running machines to another node, each by a VirtualMachineInstanceMigration, which then tells how it goes.
import { randomBytes } from 'crypto';
import { askedOnce } from './asked-once';
import { Decision, Operation } from './operation';
import { statusOf } from './switching';
import { table } from '../../plain-data/plain-data';
import { asked } from '../cluster/asked';
import { resourcePath } from '../cluster/discovery';
import { conditionOf, conditionWith } from '../wait/readiness/readiness';

const MIGRATION = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstanceMigration' };

/** KubeVirt's word for a machine that is on its way. */
const MIGRATING = 'Migrating';

/** @param node where to; one that Kubernetes chooses by default */
export function migrationOf(node?: string): Operation {
  return {
    told: 'migration requested',
    decide,
    perform: async (cluster, { metadata: { name: vmiName, namespace } }, patience) => {
      const { signal } = patience;
      // A name of its own, by which it is found where the answer got lost; no longer than Kubernetes would make one.
      const name = `${vmiName.slice(0, 54)}-${randomBytes(4).toString('hex')}`;
      const reference = { ...MIGRATION, name, namespace };
      const spec = { vmiName, ...node !== undefined && { addedNodeSelector: { 'kubernetes.io/hostname': node } } };
      const body = { ...MIGRATION, metadata: { name }, spec };
      const create = async () => {
        const path = resourcePath(await cluster.discovery.resource(MIGRATION), namespace);
        await cluster.server.request({ method: 'POST', path, body, signal });
      };
      const isThere = async () => (await cluster.list({ ...MIGRATION, namespace, fieldSelector: `metadata.name=${name}` }, signal)).items.length > 0;
      await asked(cluster, 'create', reference, () => askedOnce(create, isThere, patience));
      return reference;
    },
    isTaken: (machine) => statusOf(machine) !== MIGRATING,
  };
}

function decide(machine: any): Decision {
  const status = statusOf(machine);
  if (status === MIGRATING) {
    return { idle: 'migrates already', comesAbout: {} };
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
const ADVICE: { readonly [reason: string]: string } = table({
  DisksNotLiveMigratable: 'put its disks on a storage class with ReadWriteMany',
  InterfaceNotLiveMigratable: 'give it masquerade on the pod network, or a bridge with the annotation kubevirt.io/allow-pod-bridge-network-live-migration',
  HostDeviceNotLiveMigratable: 'take the host device away from it',
});
