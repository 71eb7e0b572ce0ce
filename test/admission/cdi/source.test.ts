// What is said of a DataVolume's source, beyond what CDI's webhook looks at.
import { Admission } from '../../../src/admission/admission';

const refusals = (spec: object) => Admission.validate({
  apiVersion: 'cdi.kubevirt.io/v1beta1',
  kind: 'DataVolume',
  metadata: { name: 'data' },
  spec: { storage: { resources: { requests: { storage: '1Gi' } } }, ...spec },
});

test('a URL\'s user and password are in no message', () => {
  const [refusal] = refusals({ source: { http: { url: 'ftp://anna:hunter2@images.test/disk.qcow2?token=hunter2' } } });
  expect(refusal).toBe('spec.source.http.url: the URL has the scheme "ftp", write one such as "https://example.com/disk.qcow2" [source-url-form]');
  expect(refusals({ source: { http: { url: 'https://anna:hunter2@images.test:hunter2/' } } }).join()).toMatch(/^((?!hunter2).)+$/);
});

test('an image without its registry is told why it is not one', () => {
  expect(refusals({ source: { registry: { url: 'docker://ubuntu:22.04' } } })).toEqual([
    'spec.source.registry.url: the URL has something else than a port after its host\'s colon, write one such as "docker://quay.io/containerdisks/ubuntu:22.04" [registry-source-complete]',
  ]);
});

test('an archive is not unpacked onto a block device, which CDI finds out when it makes the claim', () => {
  const storage = { resources: { requests: { storage: '1Gi' } }, volumeMode: 'Block' };
  expect(refusals({ source: { upload: {} }, contentType: 'archive', storage })).toEqual([
    'spec.storage.volumeMode: "Block" has no filesystem to unpack an archive into, write "Filesystem" or leave it out [content-type-possible]',
  ]);
});

test('texts that are not known yet are passed', () => {
  expect(refusals({
    source: { http: { url: '{{URL}}', checksum: 'sha256:{{HASH}}' } },
    storage: { resources: { requests: { storage: '1Gi' } }, storageClassName: '{{CLASS}}', volumeMode: '{{MODE}}' },
  })).toEqual([]);
});
