import { correctDocument } from '../../../src/cli/render/corrections';
import { ImageClaims } from '../../../src/cli/render/data-source-correction';

const result = (values: any[], namespace?: string, capabilities?: { kubevirtVersion: string }) => {
  const claims = new ImageClaims(namespace);
  values.forEach((value) => claims.add(value));
  const corrected = values.map((value) => correctDocument(value, claims, capabilities));
  return { values: corrected.flatMap((each) => each.values), notes: corrected.flatMap(({ notes }) => notes) };
};

const machine = (size: string, sourceRef: object, namespace?: string) => ({
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name: 'm', ...namespace && { namespace } },
  spec: { dataVolumeTemplates: [{ metadata: { name: 'd' }, spec: { sourceRef, storage: { resources: { requests: { storage: size } } } } }] },
});
const dataSource = (namespace?: string, http: object = { url: 'http://example.com/x' }) => ({
  apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataSource', metadata: { name: 's', ...namespace && { namespace } }, spec: { source: { http } },
});
const sizeOf = ({ values }: { values: any[] }) => values.find(({ kind }) => kind === 'DataVolume').spec.storage.resources.requests.storage;

test('correct documents are unchanged, without a note', () => {
  const values = [machine('1Gi', { kind: 'DataSource', name: 's' }), null, 'text', { kind: 'DataSource', spec: { source: { pvc: { name: 'p' } } } }, { spec: { dataVolumeTemplates: 'odd' } }, machine({ toString: 'odd' } as any, { name: 's' })];
  expect(result(values)).toEqual({ values, notes: [] });
});

test('a sourceRef loses its apiGroup, in a pool as in a machine', () => {
  const ref = { kind: 'DataSource', name: 's' };
  const [vm] = result([machine('1Gi', { ...ref, apiGroup: 'cdi.kubevirt.io' })]).values;
  expect(vm).toEqual(machine('1Gi', ref));
  const pool = (sourceRef: object) => ({ kind: 'VirtualMachinePool', apiVersion: 'pool.kubevirt.io/v1beta1', spec: { virtualMachineTemplate: machine('1Gi', sourceRef) } });
  expect(result([pool({ ...ref, apiGroup: 'x' })]).values).toEqual([pool(ref)]);
});

describe('a pool', () => {
  const pool = (spec: any) => ({ apiVersion: 'pool.kubevirt.io/v1beta1', kind: 'VirtualMachinePool', metadata: { name: 'p' }, spec: { virtualMachineTemplate: { metadata: { labels: { a: 'b' } }, spec } } });

  test('in KubeVirt\'s own group is moved to the group of pools', () => {
    const { values, notes } = result([{ ...pool({ template: {} }), apiVersion: 'kubevirt.io/v1alpha1' }]);
    expect([values, notes.length]).toEqual([[pool({ template: {} })], 1]);
  });

  test.each([['1.6', 'v1alpha1'], ['1.7', 'v1beta1']])('in KubeVirt\'s own group gets the version that KubeVirt %s serves', (kubevirtVersion, version) => {
    const { values, notes } = result([{ ...pool({ template: {} }), apiVersion: 'kubevirt.io/v1' }], undefined, { kubevirtVersion });
    expect(values).toEqual([{ ...pool({ template: {} }), apiVersion: `pool.kubevirt.io/${version}` }]);
    expect(notes).toEqual([`apiVersion "kubevirt.io/v1" has no VirtualMachinePool: wrote pool.kubevirt.io/${version}`]);
  });

  test.each([[null], [{ toString: 'odd' }], ['kubevirt.io']])('with the apiVersion %j is left to the schema', (apiVersion) => {
    const value = { ...pool({ template: {} }), apiVersion };
    expect(result([value])).toEqual({ values: [value], notes: [] });
  });

  test('whose machines have the spec of an instance gets a template', () => {
    const { values, notes } = result([pool({ runStrategy: 'Always', domain: {}, networks: [] })]);
    expect(values).toEqual([pool({ runStrategy: 'Always', template: { metadata: { labels: { a: 'b' } }, spec: { domain: {}, networks: [] } } })]);
    expect(notes).toEqual([expect.stringMatching(/^a machine of a pool has no domain, networks in /)]);
  });

  test.each([[undefined], [{}], [{ runStrategy: 'Always' }], ['odd']])('with %j as the spec of its machines is left to the schema', (spec) => {
    expect(result([pool(spec)])).toEqual({ values: [pool(spec)], notes: [] });
  });
});

describe('a DataSource with an HTTP source', () => {
  const ref = (namespace?: string) => ({ kind: 'DataSource', name: 's', ...namespace && { namespace } });

  test('becomes a DataVolume as large as its smallest disk, and a DataSource of that', () => {
    const { values, notes } = result([machine('10Gi', ref()), machine('9000Mi', ref()), dataSource('n')], 'n');
    expect(values.slice(2)).toEqual([
      {
        apiVersion: 'cdi.kubevirt.io/v1beta1',
        kind: 'DataVolume',
        metadata: { name: 's', namespace: 'n', annotations: { 'cdi.kubevirt.io/storage.bind.immediate.requested': 'true' } },
        spec: { source: { http: { url: 'http://example.com/x' } }, storage: { resources: { requests: { storage: '9000Mi' } } } },
      },
      { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataSource', metadata: { name: 's', namespace: 'n' }, spec: { source: { pvc: { name: 's', namespace: 'n' } } } },
    ]);
    expect(notes).toEqual([expect.stringMatching(/^CDI's DataSource has no source\.http: wrote a DataVolume "s" of 9000Mi/)]);
  });

  test('requests the same storage as its disks, since CDI would not clone it into them otherwise', () => {
    const exact = {
      apiVersion: 'kubevirt.io/v1',
      kind: 'VirtualMachine',
      metadata: { name: 'm' },
      spec: {
        dataVolumeTemplates: [{ metadata: { name: 'd' }, spec: { sourceRef: ref(), pvc: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '10Gi' } } } } }],
      },
    };
    expect(result([exact, dataSource('n')], 'n').values[1].spec).toMatchObject({ pvc: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '10Gi' } } } });
  });

  test('is only used by disks that refer to its namespace', () => {
    expect(sizeOf(result([machine('1Gi', ref()), machine('2Gi', ref(), 'n'), dataSource('n')]))).toBe('2Gi');
    expect(sizeOf(result([machine('1Gi', ref('other'), 'n'), machine('3Gi', ref('n'), 'other'), dataSource('n')]))).toBe('3Gi');
    expect(sizeOf(result([machine('4Gi', ref(), 'n'), machine('1Gi', ref(), 'other'), dataSource()], 'n'))).toBe('4Gi');
  });

  test('of unknown size is refused', () => {
    expect(() => result([dataSource(), machine('1Gi', ref(), 'elsewhere')])).toThrow(/^DataSource "s": CDI's DataSource has no source\.http, and no given dataVolumeTemplate/);
  });

  test('with certificates for which CDI has no field is refused, with what to write instead', () => {
    const http = { url: 'https://example.com/x', certConfig: { caBundle: 'Zm9v', secretRef: { name: 'c' } } };
    expect(() => result([machine('1Gi', ref()), dataSource(undefined, http)]))
      .toThrow(/^spec\.source\.http\.certConfig: CDI's HTTP source has no such field: instead of caBundle, write certConfigMap .*; instead of secretRef, write source\.http\.secretRef .*; leave out cert and key/);
  });

  test('without a name is refused', () => {
    expect(() => result([{ ...dataSource(), metadata: undefined }])).toThrow('metadata.name: is missing: name the DataSource');
  });
});
