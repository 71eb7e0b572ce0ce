// Only nodes read the names of images: the verdicts are those of github.com/distribution/reference, which the kubelet uses.
import { Admission } from '../../../src/admission/admission';
import { machines } from '../corpus/corpus';

const said = (machine: object) => Object.values(machines({ machine })).map(({ object }) => Admission.validate(object));

const disk = (image: string) => said({ volumes: [{ name: 'root', containerDisk: { image } }] });

const kernel = (image: string) => said({ domain: { firmware: { kernelBoot: { container: { image, kernelPath: '/boot/vmlinuz' } } } } });

const DIGEST = `sha256:${'a'.repeat(64)}`;

test.each([
  'ubuntu', 'ubuntu:22.04', 'localhost:5000', 'localhost/disk', 'registry:5000/disk', '[2001:db8::1]:5000/disk', '192.0.2.1/disk', 'Registry/disk', 'QUAY.IO/disk:LATEST_1',
  'quay.io/a/b/c', 'quay.io/a_b/c__d/e--f/g.h', `quay.io/disk@${DIGEST}`, `quay.io/disk:1@${DIGEST}`, `quay.io/disk:${'a'.repeat(128)}`, `quay.io/${'a'.repeat(255)}`,
  '{{IMAGE}}', 'quay.io/disk:{{ .Values.tag }}', 'quay.io/disk:${TAG}',
])('%s is the name of an image', (image) => {
  expect([...disk(image), ...kernel(image)]).toEqual([[], [], [], []]);
});

test.each([
  'docker://quay.io/x/y:1', 'https://quay.io/x/y', 'quay.io/Foo bar', 'quay.io/Foo', 'Ubuntu', 'quay.io/disk:', 'quay.io/disk:22:04', 'quay.io/disk:-1', `quay.io/disk:${'a'.repeat(129)}`,
  'quay.io/', '/disk', 'quay.io//disk', 'quay.io/-disk', 'quay.io/a..b', 'quay.io/a___b', 'registry:port/disk', 'quay.io/disk ', `quay.io/disk@${DIGEST}a`, 'quay.io/disk@sha256:abc',
  `quay.io/disk@${DIGEST.toUpperCase()}`, `quay.io/${'a'.repeat(256)}`, 'a'.repeat(64), 'user:password@quay.io/disk',
])('%s is not the name of an image', (image) => {
  const disks = disk(image).flat();
  expect(disks).toEqual([expect.stringMatching(/containerDisk\.image: .* is not the name of an image, .*\[container-image-form\]$/), expect.anything()]);
  expect(kernel(image).flat()).toHaveLength(2);
});

test('suggests what to write instead', () => {
  expect(disk('docker://quay.io/x/y:1')[0]).toEqual([
    'spec.template.spec.volumes[0].containerDisk.image: "docker://quay.io/x/y:1" is not the name of an image, write registry, image and tag, in lower case and without a scheme, '
    + 'such as "quay.io/containerdisks/ubuntu:22.04" [container-image-form]',
  ]);
  expect(disk('')[0]).toEqual([
    'spec.template.spec.volumes[0].containerDisk.image: required field is missing, write the image that contains the disk, such as "quay.io/containerdisks/ubuntu:22.04" [container-image-form]',
  ]);
});

test('reports a kernel without an image once', () => {
  expect(kernel('')[0]).toEqual([expect.stringContaining('[kernel-boot-complete]')]);
});
