// Checks that there is a storage class for the claim in which KubeVirt keeps the TPM and the UEFI variables of a machine. KubeVirt admits a machine
// without one, and does not start it.
import { type Check, missing } from './check';
import { type ClusterState, items } from './cluster-state';
import { titleOf } from './document-names';
import { machineDefault } from './storage-classes';
import { fieldAt } from '../../plain-data/fields';
import type { Document } from '../manifests/documents';
import { machineIn } from '../manifests/machines';

/** Where a machine asks KubeVirt to keep something. */
const KEPT = new Map([['a persistent TPM', 'devices.tpm'], ['persistent UEFI variables', 'firmware.bootloader.efi']]);

/** A check for each machine whose state has no storage class. */
export function machineStateChecks(documents: readonly Document[], { kubeVirts, storageClasses }: ClusterState): Check[] {
  const [kubeVirt] = items(kubeVirts);
  if (typeof storageClasses === 'string' || kubeVirt === undefined) {
    return [];
  }
  const named = fieldAt(kubeVirt, 'spec.configuration.vmStateStorageClass') || undefined;
  const names = storageClasses.map(({ metadata }) => metadata.name);
  if (named === undefined ? machineDefault(storageClasses) !== undefined : names.includes(named)) {
    return [];
  }
  const lack = named === undefined ? 'the cluster has no default' : `vmStateStorageClass ${JSON.stringify(named)} of the KubeVirt object does not exist`;
  return documents.flatMap((document) => {
    const domain = fieldAt(machineIn(document.value)?.spec, 'template.spec.domain');
    return [...KEPT].filter(([, field]) => fieldAt(domain, `${field}.persistent`) === true).slice(0, 1).map(([what]) => missing(
      titleOf(document), `needs a storage class for ${what}, and ${lack}`, `write vmStateStorageClass in the KubeVirt object: the cluster has ${names.join(', ') || 'none'}`,
    ));
  });
}
