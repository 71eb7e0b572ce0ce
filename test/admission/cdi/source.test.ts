// Findings on the source of a DataVolume, including mistakes that CDI's webhook does not check.
import { Admission } from '../../../src/admission/admission';
import { pool, virtualMachine, virtualMachines } from '../corpus/corpus';

const refusals = (spec: object) => Admission.validate({
  apiVersion: 'cdi.kubevirt.io/v1beta1',
  kind: 'DataVolume',
  metadata: { name: 'data' },
  spec: { storage: { resources: { requests: { storage: '1Gi' } } }, ...spec },
});

test('no message contains the user or password of a URL', () => {
  const [refusal] = refusals({ source: { http: { url: 'ftp://anna:hunter2@images.test/disk.qcow2?token=hunter2' } } });
  expect(refusal).toBe('spec.source.http.url: the URL has the scheme "ftp", write one such as "https://example.com/disk.qcow2" [source-url-form]');
  expect(refusals({ source: { http: { url: 'https://anna:hunter2@images.test:hunter2/' } } }).join()).toMatch(/^((?!hunter2).)+$/);
});

test('reports why an image without its registry is invalid', () => {
  expect(refusals({ source: { registry: { url: 'docker://ubuntu:22.04' } } })).toEqual([
    'spec.source.registry.url: "docker://ubuntu:22.04" has something other than a port after the colon of its host, write one such as "docker://quay.io/containerdisks/ubuntu:22.04" [registry-source-complete]',
  ]);
});

test('shows a URL unless it may contain a login', () => {
  const messages = (url: string) => refusals({ source: { http: { url } } })[0];
  expect(messages('images.test/disk.qcow2')).toContain('source.http.url: "images.test/disk.qcow2" has no scheme, write one such as');
  expect(messages('htp://images.test/disk.qcow2')).toContain('source.http.url: "htp://images.test/disk.qcow2" has the scheme "htp", write');
  for (const url of ['htp://anna:hunter2@images.test', 'images.test?token=hunter2', 'anna:hunter2@images.test', `htp://images.test/${'hunter2'.repeat(20)}`]) {
    expect(messages(url)).not.toContain('hunter2');
  }
});

// CDI admits both: the first waits forever, and the pod of the second cannot be created.
test('refuses a clone of the volume itself', () => {
  const clone = (metadata: object) => Admission.validate({
    apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume', metadata, spec: { source: { pvc: { name: 'data', namespace: 'images' } }, storage: {} },
  });
  expect(clone({ name: 'data', namespace: 'images' })).toEqual([
    'spec.source.pvc.name: "data" is the claim of the DataVolume itself, write the name of another claim [clone-of-another]',
  ]);
  expect([{ name: 'data', namespace: 'shop' }, { name: 'data' }, { name: 'other', namespace: 'images' }].flatMap(clone)).toEqual([]);
});

test('refuses names of objects that the import uses and that cannot exist', () => {
  const http = { url: 'https://images.test/disk.qcow2', secretRef: 'Login', certConfigMap: 'my certs', secretExtraHeaders: ['ok', 'Not ok'] };
  expect(refusals({ source: { http }, priorityClassName: 'High', serviceAccountName: 'a_b' }).map((refusal) => refusal.split(': ')[0])).toEqual([
    'spec.priorityClassName', 'spec.serviceAccountName', 'spec.source.http.secretRef', 'spec.source.http.certConfigMap', 'spec.source.http.secretExtraHeaders[1]',
  ]);
  const names = { url: 'https://images.test/disk.qcow2', secretRef: 'login', certConfigMap: '${CERTS}' };
  expect(refusals({ source: { http: names }, priorityClassName: '{{CLASS}}', serviceAccountName: 'importer' })).toEqual([]);
});

const registry = (url: string, others: object = {}) => refusals({ source: { registry: { url, ...others } } });

const DIGEST = `sha256:${'a'.repeat(64)}`;

test('refuses an image that no registry can have', () => {
  expect(registry('docker://quay.io/Foo/Bar baz:22:04')).toEqual([
    'spec.source.registry.url: "docker://quay.io/Foo/Bar baz:22:04" is not the URL of an image, '
    + 'write registry, image and tag in lower case and without spaces, such as "docker://quay.io/containerdisks/ubuntu:22.04" [registry-source-complete]',
  ]);
  for (const url of ['docker://quay.io/Foo', 'docker://quay.io/disk:1?x', 'docker://', 'docker:quay.io/disk', 'docker://anna:hunter2@quay.io/disk']) {
    expect(registry(url)).toEqual([expect.stringMatching(/^((?!hunter2).)*\[registry-source-complete\]$/)]);
  }
  const accepted = ['docker://quay.io/disk', 'docker://disk', `docker://quay.io/disk@${DIGEST}`, 'docker://quay.io/{{IMAGE}}', 'docker://quay.io/disk:${TAG}', 'oci-archive:///Disk image.tar'];
  expect(accepted.flatMap((url) => registry(url))).toEqual([]);
});

test('an image with a tag and a digest needs the pull method node', () => {
  const url = `docker://quay.io/disk:1@${DIGEST}`;
  expect(registry(url)).toEqual([expect.stringContaining('has a tag and a digest, keep one of them or write the pullMethod "node" [registry-source-complete]')]);
  expect(registry(url, { pullMethod: 'node' })).toEqual([]);
});

test('a node pulls an image despite a user, a query or an escape in its URL', () => {
  const accepted = ['docker://anna@quay.io/disk:1', 'docker://quay.io/disk:1?x', 'docker://quay.io/my%2Fdisk'];
  expect(accepted.flatMap((url) => registry(url, { pullMethod: 'node' }))).toEqual([]);
  expect(['docker://quay.io/Foo bar', 'docker:quay.io/disk'].flatMap((url) => registry(url, { pullMethod: 'node' }))).toHaveLength(2);
});

test('reports a missing namespace of a claim', () => {
  expect(refusals({ source: { pvc: { name: 'golden' } } })).toEqual([
    'spec.source.pvc.namespace: required field is missing, write the name of a namespace, such as "golden-images" [fits-schema]',
  ]);
});

test('passes a clone source with placeholders', () => {
  expect(refusals({ source: { pvc: { name: '${NAME}', namespace: '{{NAMESPACE}}' } } })).toEqual([]);
});

test('refuses an archive for a block device under pvc, which CDI notices only when it unpacks it', () => {
  const pvc = { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } }, volumeMode: 'Block' };
  expect(refusals({ source: { http: { url: 'https://images.test/data.tar' } }, contentType: 'archive', storage: undefined, pvc })).toEqual([
    'spec.pvc.volumeMode: "Block" has no filesystem to unpack an archive into, write "Filesystem" or leave it out [content-type-possible]',
  ]);
});

test('refuses an archive for a block device under storage, which CDI notices only when it makes the claim', () => {
  const storage = { resources: { requests: { storage: '1Gi' } }, volumeMode: 'Block' };
  expect(refusals({ source: { upload: {} }, contentType: 'archive', storage })).toEqual([
    'spec.storage.volumeMode: "Block" has no filesystem to unpack an archive into, write "Filesystem" or leave it out [content-type-possible]',
  ]);
});

test('passes placeholders', () => {
  expect(refusals({
    source: { http: { url: '{{URL}}', checksum: 'sha256:{{HASH}}' } },
    storage: { resources: { requests: { storage: '1Gi' } }, storageClassName: '{{CLASS}}', volumeMode: '{{MODE}}' },
  })).toEqual([]);
});

describe('a reference to the claim that a volume is filled from', () => {
  const from = (reference: object) => ({ pvc: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } }, ...reference } });
  const golden = { kind: 'PersistentVolumeClaim', name: 'golden' };
  const ofMachine = (kind: string, reference: object) => Admission.validate(virtualMachines({
    machine: {
      dataVolumeTemplates: [{ metadata: { name: 'data' }, spec: from(reference) }],
      template: { spec: { volumes: [{ name: 'root', dataVolume: { name: 'data' } }] } },
    },
  })[`${kind}: machine`].object);

  // The schema in KubeVirt's webhook requires the field, but that of a pool leaves its machines unchecked.
  test('needs apiGroup in a machine, even if it is empty', () => {
    expect(ofMachine('VirtualMachine', { dataSource: golden })).toEqual([
      'spec.dataVolumeTemplates[0].spec.pvc.dataSource.apiGroup: required field is missing, write a string in quotes [fits-schema]',
    ]);
    expect(ofMachine('VirtualMachinePool', { dataSourceRef: golden })).toEqual([
      'spec.virtualMachineTemplate.spec.dataVolumeTemplates[0].spec.pvc.dataSourceRef.apiGroup: '
      + 'required field is missing in a pool\'s machine, write "" for the group of a PersistentVolumeClaim [populator-reference-complete]',
    ]);
    const named = { dataSourceRef: { ...golden, apiGroup: '' } };
    expect(['VirtualMachine', 'VirtualMachinePool'].flatMap((kind) => ofMachine(kind, named))).toEqual([]);
  });

  test('needs no apiGroup in a DataVolume', () => {
    expect(refusals({ storage: undefined, ...from({ dataSource: golden }) })).toEqual([]);
  });
});

test('does not count an unknown field as a source', () => {
  expect(refusals({ source: { blank: {}, size: '120Gi' } })).toEqual([expect.stringMatching(/^spec\.source\.size: unknown field, .* \[fits-schema]$/)]);
  expect(refusals({ source: { blank: {}, upload: {}, size: '120Gi' } })).toEqual([
    expect.stringMatching(/^spec\.source\.size: unknown field/), 'spec.source: the source has blank and upload, keep one of them [volume-has-source]',
  ]);
  const imported = (source: object) => Admission.validate({ apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'VolumeImportSource', metadata: { name: 'data' }, spec: { source } });
  expect(imported({ blank: {}, size: '120Gi' })).toEqual([expect.stringMatching(/^spec\.source\.size: unknown field, .* \[fits-schema]$/)]);
  expect(imported({ blank: {}, http: { url: 'https://images.test/disk.qcow2' } })).toEqual([expect.stringMatching(/^spec\.source: the source has blank and http, keep one of .* \[import-has-source]$/)]);
});

test('distinguishes a missing name from an empty one', () => {
  const cloning = (pvc: object) => ({
    ...virtualMachine.spec, dataVolumeTemplates: [{ metadata: { name: 'root' }, spec: { source: { pvc }, storage: { resources: { requests: { storage: '1Gi' } } } } }],
  });
  const refused = (object: object) => Admission.validate(object).filter((message) => /\[(?:clone-source-named|fits-schema)]$/.test(message));
  const machine = (pvc: object) => refused({ ...virtualMachine, spec: cloning(pvc) });
  // KubeVirt's webhook writes an empty namespace, and its controller fills it in. A pool has no such webhook.
  expect(machine({ name: 'golden' })).toEqual([]);
  expect(machine({ name: 'golden', namespace: '' })).toEqual([]);
  expect(refused({ ...pool, spec: { ...pool.spec, virtualMachineTemplate: { ...pool.spec.virtualMachineTemplate, spec: cloning({ name: 'golden' }) } } })).toEqual([
    expect.stringMatching(/^spec\.virtualMachineTemplate\.spec\.dataVolumeTemplates\[0]\.spec\.source\.pvc\.namespace: required field is missing/),
  ]);
  expect(machine({ name: '', namespace: 'images' })).toEqual(['spec.dataVolumeTemplates[0].spec.source.pvc.name: the name is empty, write that of the claim to clone [clone-source-named]']);
});
