/** Tells CDI about storage classes, since it does not know their provisioner. */
import { Client, Reference } from './client';
import { until } from './until';

const CLAIM_PROPERTY_SETS = [
  { accessModes: ['ReadWriteMany'], volumeMode: 'Block' },
  { accessModes: ['ReadWriteOnce'], volumeMode: 'Block' },
  { accessModes: ['ReadWriteOnce'], volumeMode: 'Filesystem' },
];

/** Tells CDI which volumes a storage class has, and waits until it has taken note. */
export async function profile(client: Client, storageClass: string): Promise<void> {
  const reference = profileOf(storageClass);
  // CDI creates the profile once it has seen the class, and drops one created earlier.
  await until(`CDI to know storage class ${storageClass}`, () => client.merge(reference, { spec: { claimPropertySets: CLAIM_PROPERTY_SETS } }));
  await until(`CDI to know what storage class ${storageClass} can do`, async () => (await client.read(reference)).status?.claimPropertySets?.length > 0);
}

/** Deletes a storage class, and waits until CDI has dropped its profile: the next class may have the same name. */
export async function removeStorageClass(client: Client, name: string): Promise<void> {
  await client.delete({ apiVersion: 'storage.k8s.io/v1', kind: 'StorageClass', name });
  await until(`CDI to forget storage class ${name}`, () => client.isGone(profileOf(name)));
}

function profileOf(storageClass: string): Reference {
  return { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'StorageProfile', name: storageClass };
}
