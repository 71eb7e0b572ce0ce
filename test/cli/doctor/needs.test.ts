import { checkLines } from '../../../src/cli/doctor/check';
import { needChecks } from '../../../src/cli/doctor/needs';
import { DISCOVERY, json, serve, TestServer } from '../cluster/http-server';

const KINDS = {
  ...DISCOVERY,
  '/api/v1': { resources: [{ name: 'secrets', kind: 'Secret', namespaced: true }, { name: 'configmaps', kind: 'ConfigMap', namespaced: true }] },
};

let server: TestServer;

beforeAll(async () => server = await serve((_, response) => json(response, 404, { message: 'no' }), KINDS));
afterAll(() => server.close());

/** The Secrets and ConfigMaps that an object needs and that the cluster lacks. */
async function lackedBy(kind: string, spec: object): Promise<string[]> {
  const value = { kind, metadata: { name: 'a' }, spec };
  const checks = await needChecks(server.cluster, [{ value, source: 'a.yaml', where: 'a.yaml:1', lineAt: () => 1 }]);
  return checks.flatMap(({ verdict, message }) => verdict === 'missing' ? /^needs ((?:Secret|ConfigMap) "[^"]*"), which does not exist$/.exec(message)?.[1] ?? [] : []);
}

describe('the objects that an import needs', () => {
  const source = { http: { url: 'https://images.test/a.qcow2', secretRef: 'login', certConfigMap: 'ca', secretExtraHeaders: ['headers'] } };
  const NEEDED = ['Secret "login"', 'ConfigMap "ca"', 'Secret "headers"'];

  test('are those of a DataVolume, and of the DataVolumes of a machine', async () => {
    expect(await lackedBy('DataVolume', { source })).toEqual(NEEDED);
    expect(await lackedBy('VirtualMachine', { dataVolumeTemplates: [{ metadata: { name: 'b' }, spec: { source } }] })).toEqual(NEEDED);
  });

  test('are those of a source of claims, and of an image that is imported regularly', async () => {
    expect(await lackedBy('VolumeImportSource', { source })).toEqual(NEEDED);
    const { url, secretRef, certConfigMap } = source.http;
    expect(await lackedBy('DataImportCron', { managedDataSource: 'a', template: { spec: { source: { registry: { url, secretRef, certConfigMap } } } } })).toEqual(NEEDED.slice(0, 2));
  });

  test('include the options of VMware\'s library', async () => {
    expect(await lackedBy('DataVolume', { source: { vddk: { secretRef: 'login', extraArgs: 'options' } } })).toEqual(['Secret "login"', 'ConfigMap "options"']);
  });
});

describe('an instance type that was removed', () => {
  const types = {
    ...KINDS,
    ...DISCOVERY,
    '/apis/apps/v1': { resources: [{ name: 'controllerrevisions', kind: 'ControllerRevision', namespaced: true }] },
    '/apis/instancetype.kubevirt.io/v1beta1': { resources: [{ name: 'virtualmachineclusterinstancetypes', kind: 'VirtualMachineClusterInstancetype', namespaced: false }] },
  };
  const machine = (name: string, instancetype: object) => ({ kind: 'VirtualMachine', metadata: { name, namespace: 'shop' }, spec: { instancetype } });
  const live = (spec: object, status: object) => ({ ...machine('web', spec), status });
  const recorded = { instancetypeRef: { name: 'u1.large', controllerRevisionRef: { name: 'web-u1.large-1' } } };

  /** The lines of a cluster that has nothing but the machine "web" as given, and revisions whose names begin with "kept". */
  async function told(web: object | undefined, ...objects: readonly any[]): Promise<string[]> {
    const cluster = await serve(({ url }, response) => {
      const found = /\/virtualmachines\/web$/.test(url!) ? web : /\/namespaces\/shop$|\/controllerrevisions\/kept/.test(url!) ? { kind: 'Any', metadata: { name: 'a' } } : undefined;
      json(response, found === undefined ? 404 : 200, found ?? { message: 'no' });
    }, types);
    try {
      return checkLines(await needChecks(cluster.cluster, objects.map((value, index) => ({ value, source: 'a.yaml', where: `a.yaml:${index + 1}`, lineAt: () => 1 }))))
        .filter((line) => !line.includes('Namespace'));
    } finally {
      await cluster.close();
    }
  }

  const LARGE = 'needs VirtualMachineClusterInstancetype "u1.large", which does not exist';
  const KEPT = '! a.yaml:1: VirtualMachine "web": keeps the revision of VirtualMachineClusterInstancetype "u1.large" that KubeVirt recorded, and this no longer exists: '
    + 'name another one, or create it again, before the machine is created elsewhere';
  const WEB = machine('web', { name: 'u1.large' });

  test('is missing for a new machine, and for one that had another', async () => {
    expect(await told(undefined, WEB)).toEqual([expect.stringContaining(`✗ a.yaml:1: VirtualMachine "web": ${LARGE}`)]);
    expect(await told(live({ name: 'u1.small' }, { instancetypeRef: { ...recorded.instancetypeRef, name: 'u1.small' } }), WEB)).toEqual([expect.stringContaining(LARGE)]);
    expect(await told(live({ name: 'u1.large' }, { instancetypeRef: { name: 'u1.large' } }), WEB)).toEqual([expect.stringContaining(LARGE)]);
  });

  test('is not missing for a machine of which the revision was recorded, in its status or before KubeVirt 1.5 in its spec', async () => {
    expect(await told(live({ name: 'u1.large' }, recorded), WEB)).toEqual([KEPT]);
    expect(await told(live({ name: 'u1.large', revisionName: 'web-u1.large-1' }, {}), WEB)).toEqual([KEPT]);
  });

  test('is missing if what was recorded is of another kind, or the revision of a preference with its name', async () => {
    const { instancetypeRef } = recorded;
    expect(await told(live({ name: 'u1.large' }, { instancetypeRef: { ...instancetypeRef, kind: 'virtualmachineclusterinstancetypes' } }), WEB)).toEqual([KEPT]);
    expect(await told(live({ name: 'u1.large' }, { instancetypeRef: { ...instancetypeRef, kind: 'VirtualMachineInstancetype' } }), WEB)).toEqual([expect.stringContaining(LARGE)]);
    expect(await told(live({ name: 'u1.large' }, { preferenceRef: instancetypeRef }), WEB)).toEqual([expect.stringContaining(LARGE)]);
  });

  test('is missing for the machine that is new, beside one that has its revision', async () => {
    expect(await told(live({ name: 'u1.large' }, recorded), WEB, machine('new', { name: 'u1.large' }))).toEqual([expect.stringContaining(`✗ a.yaml:2: VirtualMachine "new": ${LARGE}`)]);
  });

  test('is not needed where a revision is named, which is', async () => {
    expect(await told(undefined, machine('web', { name: 'u1.large', revisionName: 'kept-1' }))).toEqual([]);
    expect(await told(undefined, machine('web', { name: 'u1.large', revisionName: 'gone-1' }))).toEqual([
      '✗ a.yaml:1: VirtualMachine "web": needs ControllerRevision "gone-1" in namespace "shop", which does not exist: kubectl get controllerrevisions lists the existing ones, or leave revisionName out',
    ]);
  });

  test('a volume may have the name of the field', async () => {
    const web = machine('web', { name: 'u1.large', revisionName: 'kept-1' });
    const volumes = [{ name: 'instancetype', persistentVolumeClaim: { claimName: 'gone' } }];
    expect(await told(undefined, { ...web, spec: { ...web.spec, template: { spec: { volumes } } } })).toEqual([expect.stringContaining('needs PersistentVolumeClaim "gone"')]);
  });
});
