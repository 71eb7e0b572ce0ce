import { Admission } from '../../../src';

const told = (source: object) => Admission.validate({
  apiVersion: 'cdi.kubevirt.io/v1beta1',
  kind: 'DataVolume',
  metadata: { name: 'root' },
  spec: { source, storage: { resources: { requests: { storage: '1Gi' } } } },
}).join('\n');

test.each([
  { http: { url: 'https://ada:hunter2/x' } },
  { http: { url: 'https://ada:hunter2%40host/x' } },
  { http: { url: 'https://host:x/y?sig=hunter2' } },
  { http: { url: 'https://host/x;sig=hunter2%' } },
  { registry: { url: 'docker://ada:hunter2@quay.io/a/b:1' } },
  { registry: { url: 'docker://ada:hunter2@sha256:abcdef' } },
])('hides a possible login in %j', (source) => {
  expect(told(source)).toContain('the URL');
  expect(told(source)).not.toContain('hunter2');
});

test('refuses a query in the URL of an image', () => {
  expect(told({ registry: { url: 'docker://quay.io/a/b:1?insecure' } })).toBe('spec.source.registry.url: the URL has a login, a query or a fragment, which no image has: '
    + 'leave it out, and write a login into a Secret that secretRef names [registry-source-complete]');
});

test.each([
  { http: { url: '${IMAGE_URL}' } },
  { http: { url: '{{ .Values.url }}' } },
  { registry: { url: 'docker://quay.io:${PORT}/x' } },
  { registry: { url: 'docker://quay.io/a/${IMAGE}' } },
  { registry: { url: 'docker://[::1]:5000/a/b:1' } },
  { registry: { url: `docker://quay.io/a/b@sha256:${'0'.repeat(64)}` } },
])('passes placeholders and valid images: %j', (source) => {
  expect(told(source)).toBe('');
});

// CDI's webhook parses URLs with Go's net/url.
test.each([
  ['https://images.{region}.test/disk.qcow2', '"https://images.{region}.test/disk.qcow2" has an invalid character or escape in its host'],
  ['https://images|test/disk.qcow2', '"https://images|test/disk.qcow2" has an invalid character or escape in its host'],
  ['https://images%20test/disk.qcow2', '"https://images%20test/disk.qcow2" has an invalid character or escape in its host'],
  ['https://[2001:db8::1]images/disk.qcow2', '"https://[2001:db8::1]images/disk.qcow2" has an invalid character or escape in its host'],
  ['https://images.test#disk.qcow2', 'the URL has an invalid character or escape in its host'],
  ['https://ada lovelace:hunter2@images.test/x', 'the URL has an invalid character in its login'],
])('refuses %s as Go does', (url, mistake) => {
  expect(told({ http: { url } })).toBe(`spec.source.http.url: ${mistake}, write one such as "https://example.com/disk.qcow2" [source-url-form]`);
});

test.each([
  'https://images_1.test:8443/disk%20image.qcow2?a={b}#c', 'https://[2001:db8::1]:8443/disk.qcow2', 'https://[fe80::1%25eth0]/disk.qcow2', 'https://bücher.test/disk.qcow2',
  'https://images.test:/disk.qcow2', 'gs://my_bucket/disk.qcow2',
])('passes %s as Go does', (url) => {
  expect(told({ http: { url } })).toBe('');
});
