import { Size } from 'cdk8s';
import { AccessMode, VolumeMode, persistentVolumeClaimSpec } from '../../src/storage/persistent-volume-claim';

test('a claim has a size, a storage class and modes', () => {
  expect(persistentVolumeClaimSpec({
    size: Size.gibibytes(100), storageClassName: 'fast-ssd', accessModes: [AccessMode.READ_WRITE_MANY], volumeMode: VolumeMode.BLOCK,
  })).toEqual({ accessModes: ['ReadWriteMany'], resources: { requests: { storage: '100Gi' } }, storageClassName: 'fast-ssd', volumeMode: 'Block' });
});

test('undefined fields are left to the cluster', () => {
  const little = { size: Size.gibibytes(1), accessModes: [AccessMode.READ_WRITE_ONCE], storageClassName: undefined, volumeMode: undefined };
  expect(persistentVolumeClaimSpec(little)).toStrictEqual({ accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } });
});

test('one error lists the missing and the invalid fields', () => {
  expect(() => persistentVolumeClaimSpec({ storageClassName: '' })).toThrow(new Error([
    'size: is missing: write one such as Size.gibibytes(20)',
    'accessModes: has none: write at least one, such as AccessMode.READ_WRITE_ONCE',
    'storageClassName: "" is not a storage class: write its name, such as "fast-ssd", or leave it out',
  ].join('\n')));
});

test('a claim has at least 1 MiB and less than 8 EiB', () => {
  const sized = (size: Size) => () => persistentVolumeClaimSpec({ size, accessModes: [AccessMode.READ_WRITE_ONCE] });
  expect(sized(Size.mebibytes(1))).not.toThrow();
  expect(sized(Size.gibibytes(1e40))).toThrow('size: is too large for Kubernetes: write a size below 8Ei, such as Size.gibibytes(20)');
  expect(sized(Size.kibibytes(1023))).toThrow('size: "1023Ki" is smaller than a disk can be: write Size.mebibytes(1) or more');
  expect(sized(Size.gibibytes(0))).toThrow('size: "0Ki" is smaller');
});

test('ReadWriteOncePod excludes other access modes', () => {
  const claimed = (...accessModes: AccessMode[]) => () => persistentVolumeClaimSpec({ size: Size.gibibytes(1), accessModes });
  expect(claimed(AccessMode.READ_WRITE_ONCE_POD)).not.toThrow();
  expect(claimed(AccessMode.READ_WRITE_ONCE, AccessMode.READ_ONLY_MANY)).not.toThrow();
  expect(claimed(AccessMode.READ_WRITE_ONCE, AccessMode.READ_WRITE_ONCE_POD))
    .toThrow('accessModes: ["ReadWriteOnce","ReadWriteOncePod"] has ReadWriteOncePod with others: keep it alone, or leave it out');
});
