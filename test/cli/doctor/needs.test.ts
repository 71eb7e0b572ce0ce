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
