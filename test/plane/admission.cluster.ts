import { describePlane, until, useCluster } from './cluster';

const cluster = useCluster();

const VOLUME = {
  apiVersion: 'cdi.kubevirt.io/v1beta1',
  kind: 'DataVolume',
  metadata: { name: 'root' },
  spec: { source: { http: { url: 'https://images.test/disk.qcow2' } }, storage: { resources: { requests: { storage: '1Gi' } } } },
};

test('a field that the server does not know is an error', async () => {
  await expect(cluster.applyStrict({ ...VOLUME, spec: { ...VOLUME.spec, sauce: {} } })).rejects.toThrow(/\.spec\.sauce/);
});

test('CDI\'s own webhook refuses a DataVolume without a source', async () => {
  await expect(cluster.applyStrict({ ...VOLUME, spec: { storage: VOLUME.spec.storage } })).rejects.toThrow(/datavolume-validate\.cdi\.kubevirt\.io.*source/i);
});

test('the spec of a DataVolume is immutable', async () => {
  await cluster.applyStrict(VOLUME);
  const changed = { ...VOLUME, spec: { ...VOLUME.spec, source: { http: { url: 'https://images.test/other.qcow2' } } } };
  await expect(cluster.applyStrict(changed)).rejects.toThrow(/Cannot update DataVolume Spec/);
});

describePlane('a plane\'s CDI', () => {
  test('creates the claim of a DataVolume according to its storage profile, and fills it', async () => {
    const volume = { ...VOLUME, metadata: { name: 'filled' } };
    await cluster.applyStrict(volume);
    await until('the volume to be filled', () => isFilled('filled'));
    // CDI may report success before Kubernetes marks the claim as bound.
    const claim = await until('the claim to be bound', async () => {
      const found = await cluster.read({ apiVersion: 'v1', kind: 'PersistentVolumeClaim', name: 'filled' });
      return found.status.phase === 'Bound' && found;
    });
    expect(claim.spec).toMatchObject({ accessModes: ['ReadWriteMany'], volumeMode: 'Block', storageClassName: 'standard' });
  });

  test('accepts a storage class created by a test', async () => {
    await cluster.storageClass('admission-fast');
    const volume = { ...VOLUME, metadata: { name: 'fast' }, spec: { ...VOLUME.spec, storage: { ...VOLUME.spec.storage, storageClassName: 'admission-fast' } } };
    await cluster.applyStrict(volume);
    await until('the volume to be filled', () => isFilled('fast'));
  });
});

async function isFilled(name: string): Promise<boolean> {
  const { status } = await cluster.read({ apiVersion: VOLUME.apiVersion, kind: VOLUME.kind, name });
  return status?.phase === 'Succeeded';
}
