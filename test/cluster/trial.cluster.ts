// A manifest that waits for another one is retried; one that is invalid, or waits for an object that nothing brings, is refused.
import { keyOf, Trial } from './trial';

const CDI = 'cdi.kubevirt.io/v1beta1';
const storage = { resources: { requests: { storage: '1Gi' } } };

const volume = (name: string, spec: object): any => ({ apiVersion: CDI, kind: 'DataVolume', metadata: { name }, spec: { ...spec, storage } });
const copyOf = (source: string) => volume(`copy-of-${source}`, { sourceRef: { kind: 'DataSource', name: source } });

const IMAGE = { apiVersion: CDI, kind: 'DataSource', metadata: { name: 'image' }, spec: { source: { pvc: { name: 'disk', namespace: 'here' } } } };

const WRONG = {
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name: 'wrong' },
  spec: { runStrategy: 'Halted', template: { spec: { domain: { devices: { disks: [{ name: 'lost', disk: {} }] }, memory: { guest: '1Gi' } } } } },
};

test('manifests are admitted in any order, and those that never can be are reported', async () => {
  const trial = new Trial({ name: 'any order', manifests: () => [copyOf('image'), WRONG, copyOf('imag'), IMAGE, volume('disk', { source: { blank: {} } })] });
  try {
    await trial.apply();
    expect(trial.admitted.map(([manifest]) => keyOf(manifest)).sort()).toEqual(['DataSource image', 'DataVolume copy-of-image', 'DataVolume disk']);
    expect(Object.fromEntries(trial.refused.map(([manifest, refusal]) => [keyOf(manifest), refusal]))).toEqual({
      'VirtualMachine wrong': expect.stringContaining('lost'),
      'DataVolume copy-of-imag': expect.stringContaining('"imag" not found'),
    });
  } finally {
    await trial.cluster.remove();
  }
});
