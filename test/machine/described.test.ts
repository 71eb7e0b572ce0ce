import { Lazy, Size } from 'cdk8s';
import * as fc from 'fast-check';
import { CloudInit, ImageSource, MachineSize, VolumeSource } from '../../src';
import { descriptionText } from '../../src/machine/described';
import { copyOf } from '../../src/plain-data';
import { randomValues } from '../synth/random-manifests';

/** Data with another order of its fields, or none where that makes no difference, is other data: the text may tell it apart. */
const inOrder = (value: unknown) => JSON.stringify(value, (_, each) => Object.is(each, -0) ? 0 : each);

test('data has the same text only where it is the same', () => {
  fc.assert(fc.property(randomValues, randomValues, (one, other) => {
    expect(descriptionText(one)).toBe(descriptionText(copyOf(one)));
    expect(descriptionText(one) === descriptionText(other)).toBe(inOrder(one) === inOrder(other));
  }));
});

test.each<[string, () => unknown]>([
  ['a size', () => Size.gibibytes(20)],
  ['a size in another unit', () => Size.mebibytes(20 * 1024)],
  ['an image', () => ImageSource.registry('quay.io/containerdisks/ubuntu:22.04')],
  ['a volume', () => VolumeSource.emptyDisk(Size.gibibytes(1))],
  ['what cloud-init does', () => CloudInit.noCloud({ packages: ['nginx'] })],
  ['a machine size', () => MachineSize.of({ cpu: { cores: 3 }, memory: Size.gibibytes(2), disks: [{ name: 'root', size: Size.gibibytes(20) }] })],
])('%s has the same text whenever it is made', (_what, make) => {
  expect(descriptionText({ value: make() })).toBe(descriptionText({ value: make() }));
  expect(descriptionText({ value: make() })).toEqual(expect.any(String));
});

test('values of different classes, or that say different things, have different texts', () => {
  const values = [
    Size.gibibytes(20), '20Gi', Size.gibibytes(21),
    ImageSource.registry('quay.io/a/b:1'), ImageSource.registry('quay.io/a/b:2'), { origin: ImageSource.registry('quay.io/a/b:1').toObject() },
    VolumeSource.persistentVolumeClaim('data'), VolumeSource.dataVolume('data'),
    CloudInit.noCloud({ packages: ['nginx'] }), CloudInit.configDrive({ packages: ['nginx'] }), CloudInit.noCloud({ packages: ['caddy'] }),
    MachineSize.SMALL, MachineSize.MEDIUM, undefined, null, 'undefined', 'null', [], {}, [undefined],
  ];
  expect(new Set(values.map((value) => descriptionText([value]))).size).toBe(values.length);
});

test.each<[string, unknown]>([
  ['a function', () => 'a'],
  ['a value that turns out later', Lazy.any({ produce: () => 'a' })],
  ['a map that says nothing in fields', new Map([['a', 'b']])],
  ['an object of a class of its own', new (class { public readonly a = 'b'; })()],
  ['a size that has no whole number of kibibytes', Object.assign(Size.gibibytes(1), { amount: 0.1 })],
])('%s has none', (_what, value) => {
  expect(descriptionText({ overrides: [value] })).toBeUndefined();
});
