import * as fc from 'fast-check';
import { Admission } from '../../src/admission/admission';
import { Architecture } from '../../src/plain-data/architecture';
import { ImageSource } from '../../src/storage/image-source';
import { RegistryPullMethod } from '../../src/storage/image-source-options';

const SOURCES: { readonly [kind: string]: ImageSource } = {
  'registry': ImageSource.registry('quay.io/containerdisks/ubuntu:22.04'),
  'registry with everything': ImageSource.registry('docker://registry.example.com:5000/images/ubuntu:22.04', {
    pullMethod: RegistryPullMethod.NODE, secretRef: 'registry', certConfigMap: 'registry-ca', architecture: Architecture.ARM64,
  }),
  'registry archive': ImageSource.registry('oci-archive:///images/ubuntu.tar'),
  'image stream': ImageSource.imageStream('rhel9:latest', { secretRef: 'registry', certConfigMap: 'registry-ca', architecture: Architecture.AMD64 }),
  'http': ImageSource.http('http://mirror.example.com/ubuntu.img'),
  'http with everything': ImageSource.http('https://example.com:8443/images/ubuntu.img?version=1', {
    secretRef: 'mirror',
    certConfigMap: 'mirror-ca',
    extraHeaders: ['Accept: application/octet-stream', 'X-Region: eu'],
    secretExtraHeaders: ['mirror-token'],
    checksum: `sha256:${'0a'.repeat(32)}`,
  }),
  's3': ImageSource.s3('https://s3.eu-central-1.amazonaws.com/images/ubuntu/disk.qcow2', { secretRef: 's3', certConfigMap: 's3-ca' }),
  'gcs': ImageSource.gcs('gs://images/ubuntu.qcow2', { secretRef: 'gcs' }),
  'gcs over http': ImageSource.gcs('https://storage.example.com/images/ubuntu.qcow2'),
  'imageio': ImageSource.imageio('https://ovirt.example.com/ovirt-engine/api', { diskId: '3406e724', secretRef: 'ovirt', certConfigMap: 'ovirt-ca' }),
  'imageio unchecked': ImageSource.imageio('https://ovirt.example.com/ovirt-engine/api', { diskId: '1', secretRef: 'ovirt', insecureSkipVerify: true }),
  'vddk': ImageSource.vddk('https://vcenter.example.com', {
    uuid: '52260566-b032-36cb-55b1-79bf29e30490',
    backingFile: '[datastore] vm/vm.vmdk',
    thumbprint: '20:6C:8A:5D:44:40:B3:79:4B:28:EA:76:13:60:90:6E:49:D9:D9:A3',
    secretRef: 'vcenter',
    initImageUrl: 'registry.example.com:5000/vddk:8',
    extraArgs: 'vddk-args',
  }),
  'pvc': ImageSource.pvc('ubuntu', 'golden-images'),
  'snapshot': ImageSource.snapshot('ubuntu', 'golden-images'),
  'blank': ImageSource.blank(),
  'upload': ImageSource.upload(),
  'data source': ImageSource.dataSource('ubuntu'),
  'data source elsewhere': ImageSource.dataSource('ubuntu', 'golden-images'),
};

/** The message of the error that a step throws; a step that throws none fails the test. */
function refusal(step: () => unknown): string {
  try {
    step();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('nothing was refused');
}

test('each source is written in CDI\'s own fields', () => {
  expect(Object.fromEntries(Object.entries(SOURCES).map(([kind, source]) => [kind, source.toObject()]))).toMatchSnapshot();
});

test.each(Object.entries(SOURCES))('a DataVolume with source %s is admitted', (_, source) => {
  expect(Admission.validate({
    apiVersion: 'cdi.kubevirt.io/v1beta1',
    kind: 'DataVolume',
    metadata: { name: 'disk' },
    spec: { ...source.toObject(), storage: { resources: { requests: { storage: '20Gi' } } } },
  })).toEqual([]);
});

test('changing the object of a source does not change the source', () => {
  const source = ImageSource.http('https://example.com/a.img', { extraHeaders: ['Accept: a/b'] });
  source.toObject().source.http.extraHeaders.push('X-Other: c');
  expect(source.toObject().source.http.extraHeaders).toEqual(['Accept: a/b']);
});

describe('a registry image', () => {
  test.each([
    ['quay.io/containerdisks/ubuntu:22.04', 'docker://quay.io/containerdisks/ubuntu:22.04'],
    ['docker://quay.io/a/b', 'docker://quay.io/a/b'],
    ['localhost:5000/a', 'docker://localhost:5000/a'],
    ['oci-archive:///images/a.tar', 'oci-archive:///images/a.tar'],
    [`quay.io/a/b@sha256:${'0a'.repeat(32)}`, `docker://quay.io/a/b@sha256:${'0a'.repeat(32)}`],
    ['quay.io/{{IMAGE}}', 'docker://quay.io/{{IMAGE}}'],
  ])('%s is fetched from %s', (image, url) => {
    expect(ImageSource.registry(image).toObject().source.registry.url).toBe(url);
  });

  // As a URL, `docker://ubuntu:22.04` is a host with the port 22.04, which CDI's webhook refuses.
  test.each(['', 'ubuntu', 'ubuntu:22.04', `ubuntu@sha256:${'0a'.repeat(32)}`, 'https://quay.io/a/b', 'oci:///a', 'quay.io/A/B', 'quay.io/a b', 'docker://'])(
    '%j is refused', (image) => {
      expect(refusal(() => ImageSource.registry(image))).toContain(`ImageSource.registry: image: ${JSON.stringify(image)} is not an image in a registry: write its registry and name`);
    });
});

describe('a URL', () => {
  test.each(['', 'example.com/a.img', 'ftp://example.com/a.img', 'file:///a.img', 's3://images/a.img', 'https://', 'https:///a.img', 'https://exa mple.com/a',
    'https://example.com/a b', 'https://example.com/%zz', 'https://example.com/a#b', 'https://example.com\\a', 'https://example.com:x/a'])(
    '%j is refused for http', (url) => {
      expect(refusal(() => ImageSource.http(url))).toBe(`ImageSource.http: url: ${JSON.stringify(url)} is not an HTTP URL: write a URL such as "https://example.com/disk.qcow2"`);
    });

  test.each(['s3://images/a.img', 'https://s3.example.com/a.img', 'https://s3.example.com/images/', 'https://images.s3.example.com'])('%j is refused for s3', (url) => {
    expect(refusal(() => ImageSource.s3(url))).toContain(`ImageSource.s3: url: ${JSON.stringify(url)} is not the HTTP URL of an S3 object: write endpoint, bucket and object`);
  });

  test.each(['gs://images', 'gs:///a.img', 's3://images/a.img', 'https://storage.example.com/a.img'])('%j is refused for gcs', (url) => {
    expect(refusal(() => ImageSource.gcs(url))).toContain(`ImageSource.gcs: url: ${JSON.stringify(url)} is not the URL of a Google Cloud Storage object`);
  });

  test('is not checked while it contains a placeholder', () => {
    expect(ImageSource.http('https://{{MIRROR}}/a.img').toObject().source.http.url).toBe('https://{{MIRROR}}/a.img');
  });
});

describe('credentials', () => {
  const FACTORIES: Array<[string, (url: string) => ImageSource]> = [
    ['registry', (url) => ImageSource.registry(url)],
    ['http', (url) => ImageSource.http(url)],
    ['s3', (url) => ImageSource.s3(url)],
    ['gcs', (url) => ImageSource.gcs(url)],
    ['imageio', (url) => ImageSource.imageio(url, { diskId: '1', secretRef: 'ovirt', insecureSkipVerify: true })],
    ['vddk', (url) => ImageSource.vddk(url, { uuid: '1', backingFile: 'a', thumbprint: Array(20).fill('0A').join(':'), secretRef: 'vcenter' })],
  ];
  const password = fc.stringMatching(/^[A-Za-z0-9!$&'()*+,;=:._~-]{1,20}$/).map((text) => `hunter2${text}`);
  const before = fc.constantFrom('https://', 'http://', 'docker://', 'oci-archive://', 'gs://', 'ftp://', 'https:', '//', '', 'HTTPS://');

  test.each(FACTORIES)('are refused in the URL of %s, and never printed', (_, make) => {
    fc.assert(fc.property(before, fc.constantFrom('me:', ''), password, (scheme, user, secret) => {
      const message = refusal(() => make(`${scheme}${user}${secret}@images.example.com/bucket/disk.img`));
      expect(message).toMatch(/: this value has a user or a password in it: leave them out, and name the Secret that holds them$/);
      expect(message).not.toContain('hunter2');
    }));
  });

  test.each(['https://me:hunter2/x@example.com/a', 'https://me:hunter2?x@example.com/a', 'https://me:hunter2#x@example.com/a', 'ftp://example.com/?key=hunter2'])(
    'are not printed if the URL is invalid for another reason: %s', (url) => {
      expect(refusal(() => ImageSource.http(url))).toBe('ImageSource.http: url: this value is not an HTTP URL: write a URL such as "https://example.com/disk.qcow2"');
    });

  test.each([
    'Authorization: Bearer hunter2', 'authorization:hunter2', 'Cookie: hunter2', 'X-Auth-Token: hunter2', 'X-Api-Key: hunter2', 'X-JFrog-Art-Api: hunter2',
    'Ocp-Apim-Subscription-Key: hunter2', 'X-Auth: hunter2', 'X-Passwd: hunter2',
  ])('are refused in the header %j', (header) => {
    const message = refusal(() => ImageSource.http('https://example.com/a', { extraHeaders: ['Accept: a/b', header] }));
    expect(message).toBe(`ImageSource.http: extraHeaders[1]: header ${JSON.stringify(header.split(':')[0])} carries credentials: keep it in a Secret, and name that in secretExtraHeaders`);
  });

  test('are not printed from an invalid header', () => {
    const message = refusal(() => ImageSource.http('https://example.com/a', { extraHeaders: ['Bearer hunter2', 'X-A: b\nAuthorization: hunter2'] }));
    expect(message.match(/extraHeaders\[\d\]: this value is not a header: write its name, a colon and its value/g)).toHaveLength(2);
    expect(message).not.toContain('hunter2');
  });

  test('are refused in a header that is filled in later, by the name of its placeholder', () => {
    expect(() => ImageSource.http('https://example.com/a', { extraHeaders: ['{{ACCEPT_HEADER}}'] })).not.toThrow();
    expect(refusal(() => ImageSource.http('https://example.com/a', { extraHeaders: ['{{AUTHORIZATION_HEADER}}'] }))).toContain('extraHeaders[0]: this header carries credentials');
  });
});

test('a checksum has the length of its algorithm', () => {
  const withChecksum = (checksum: string) => () => ImageSource.http('https://example.com/a', { checksum });
  for (const [algorithm, digits] of [['md5', 32], ['sha1', 40], ['sha256', 64], ['sha512', 128]] as const) {
    expect(withChecksum(`${algorithm}:${'a'.repeat(digits)}`)).not.toThrow();
    expect(refusal(withChecksum(`${algorithm}:${'a'.repeat(digits - 1)}`))).toContain('ImageSource.http: checksum: ');
  }
  expect(refusal(withChecksum('a'.repeat(64)))).toContain('is not a checksum');
  expect(refusal(withChecksum(`sha384:${'a'.repeat(96)}`))).toContain('is not a checksum');
});

test('the certificate of oVirt comes from a ConfigMap, or checking it is turned off', () => {
  expect(refusal(() => ImageSource.imageio('https://ovirt.example.com', { diskId: '1', secretRef: 'ovirt', insecureSkipVerify: false })))
    .toBe('ImageSource.imageio: certConfigMap: is missing: name the ConfigMap with the engine\'s CA certificate, or set insecureSkipVerify');
});

test('an image stream is pulled by the node, since CDI has no other way', () => {
  expect(SOURCES['image stream'].toObject().source.registry.pullMethod).toBe('node');
  expect(refusal(() => ImageSource.imageStream(''))).toContain('ImageSource.imageStream: imageStream: "" is not an image stream');
});

test('one error lists every mistake', () => {
  expect(refusal(() => ImageSource.vddk('vcenter', { uuid: '', backingFile: '', thumbprint: 'x', secretRef: '', initImageUrl: 'docker://a/b', extraArgs: 'A' })).split('\n')).toEqual([
    'ImageSource.vddk: url: "vcenter" is not an HTTP URL: write a URL such as "https://example.com/disk.qcow2"',
    'ImageSource.vddk: uuid: "" is not a name: write a string that is neither empty nor surrounded by spaces',
    'ImageSource.vddk: backingFile: "" is not a name: write a string that is neither empty nor surrounded by spaces',
    'ImageSource.vddk: thumbprint: "x" is not a certificate\'s fingerprint: write pairs of hex digits between colons, such as "20:6C:8A:…"',
    'ImageSource.vddk: secretRef: "" is not an object\'s name: write at most 253 lower-case letters, digits, "-" and ".", a letter or digit at both ends, such as "web-1"',
    'ImageSource.vddk: extraArgs: "A" is not an object\'s name: write at most 253 lower-case letters, digits, "-" and ".", a letter or digit at both ends, such as "web-1"',
    'ImageSource.vddk: initImageUrl: "docker://a/b" is not a container image: write its name without a scheme, such as "quay.io/containerdisks/ubuntu:22.04"',
  ]);
});

test.each<[string, () => ImageSource]>([
  ['ImageSource.pvc: name', () => ImageSource.pvc('', 'a')],
  ['ImageSource.pvc: namespace', () => ImageSource.pvc('a', '')],
  ['ImageSource.snapshot: name', () => ImageSource.snapshot('', 'a')],
  ['ImageSource.snapshot: namespace', () => ImageSource.snapshot('a', '')],
  ['ImageSource.dataSource: name', () => ImageSource.dataSource('')],
  ['ImageSource.dataSource: namespace', () => ImageSource.dataSource('a', '')],
  ['ImageSource.registry: secretRef', () => ImageSource.registry('quay.io/a/b', { secretRef: '' })],
  ['ImageSource.http: certConfigMap', () => ImageSource.http('https://example.com/a', { certConfigMap: '' })],
  ['ImageSource.http: secretExtraHeaders[0]', () => ImageSource.http('https://example.com/a', { secretExtraHeaders: [''] })],
])('an empty %s is refused', (field, make) => {
  expect(refusal(make)).toContain(`${field}: "" is not `);
});

test('an architecture is one of which KubeVirt runs machines', () => {
  const advice = 'architecture: "x86_64" is not valid here: write "amd64" or "arm64" or "s390x"';
  expect(refusal(() => ImageSource.registry('quay.io/a/b', { architecture: 'x86_64' as any }))).toBe(`ImageSource.registry: ${advice}`);
  expect(refusal(() => ImageSource.imageStream('rhel9', { architecture: 'x86_64' as any }))).toBe(`ImageSource.imageStream: ${advice}`);
});

test.each<[string, (options: any) => ImageSource, object]>([
  ['registry', (options) => ImageSource.registry('quay.io/a/b', options), { url: 'docker://ada:s3cret@quay.io/a/b' }],
  ['imageStream', (options) => ImageSource.imageStream('rhel9', options), { imageStream: 'A', pullMethod: 'pod' }],
  ['http', (options) => ImageSource.http('https://example.com/a', options), { url: 'https://ada:s3cret@example.com/a' }],
  ['s3', (options) => ImageSource.s3('https://example.com/a/b', options), { url: 'https://ada:s3cret@example.com/a/b' }],
  ['gcs', (options) => ImageSource.gcs('gs://a/b', options), { url: 'https://ada:s3cret@example.com/a/b' }],
  ['imageio', (options) => ImageSource.imageio('https://example.com/api', { diskId: 'a', secretRef: 'a', certConfigMap: 'a', ...options }), { url: 'https://ada:s3cret@example.com/api' }],
  ['vddk', (options) => ImageSource.vddk('https://example.com', { uuid: 'a', backingFile: 'a', thumbprint: Array(20).fill('0A').join(':'), secretRef: 'a', ...options }), { url: 'https://ada:s3cret@example.com' }],
])('undeclared options of %s do not replace what was checked', (_kind, make, options) => {
  expect(make(options).toObject()).toEqual(make({}).toObject());
});
