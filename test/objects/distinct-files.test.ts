import { mkdtempSync, readdirSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { ApiObject, App, type AppProps, Chart, JsonPatch, YamlOutputType } from 'cdk8s';
import { CloudInit, FleetApp, ImageSource, Machine, MachineAccess, MachineAction, MachineDefaults, MachineSize, MachineMonitor, NetworkAttachmentDefinition, SecretSource, Subject, VirtualMachineService } from '../../src';

const { FILE_PER_APP, FILE_PER_CHART, FILE_PER_RESOURCE, FOLDER_PER_CHART_FILE_PER_RESOURCE } = YamlOutputType;

type AppClass = new (props: AppProps) => App;

/** The error of a synth, or undefined if it writes the files. */
function refusal(AnApp: AppClass, yamlOutputType: YamlOutputType, add: (app: App) => unknown): string | undefined {
  const outdir = mkdtempSync(join(tmpdir(), 'files-'));
  const app = new AnApp({ outdir, yamlOutputType });
  MachineDefaults.set(app, { storageClassName: 'standard', identitySeed: 'test' });
  add(app);
  try {
    app.synth();
  } catch (error) {
    expect(readdirSync(outdir)).toEqual([]);
    return (error as Error).message;
  }
  return undefined;
}

function addMachine(chart: Chart): void {
  new Machine(chart, 'web-1', { size: MachineSize.SMALL, image: ImageSource.registry('registry.test/cirros:1'), cloudInit: CloudInit.noCloud({ packages: ['git'] }) });
}

/** A machine of the same name in each of two namespaces, with the Secrets of both in one chart. */
function addSealed(app: App): void {
  SecretSource.set(app, SecretSource.plain({ chart: new Chart(app, 'sealed') }));
  ['staging', 'production'].forEach((namespace) => addMachine(new Chart(app, namespace, { namespace })));
}

const role = (chart: Chart, id: string, name: string) => new ApiObject(chart, id, { apiVersion: 'rbac.authorization.k8s.io/v1', kind: 'Role', metadata: { name } });

const addRoles = (...names: string[]) => (app: App) => {
  const chart = new Chart(app, 'chart', { namespace: 'machines' });
  addMachine(chart);
  names.forEach((name, index) => role(chart, `role-${index}`, name));
};

describe.each<[name: string, AnApp: AppClass]>([['App', App], ['FleetApp', FleetApp]])('%s', (_name, AnApp) => {
  test('refuses Secrets of two namespaces that would get the same file', () => {
    expect(refusal(AnApp, FOLDER_PER_CHART_FILE_PER_RESOURCE, addSealed)).toMatch(new RegExp([
      /sealed\/production--web-1--secret-0: Secret "(web-1-[\w-]+)" has the file "Secret\.\1\.k8s\.yaml", like Secret "\1" at sealed\/staging--web-1--secret-0, /,
      /and one of them would be lost: put one into another chart, give it another name, or write yamlOutputType: YamlOutputType\.FILE_PER_CHART$/,
    ].map(({ source }) => source).join('')));
    expect(refusal(AnApp, FILE_PER_RESOURCE, addSealed)).toContain('would be lost: write yamlOutputType: YamlOutputType.FILE_PER_CHART, or give each another name');
  });

  test.each([FILE_PER_APP, FILE_PER_CHART])('accepts them if objects share a file: output type %s', (type) => {
    expect(refusal(AnApp, type, addSealed)).toBeUndefined();
  });

  test.each([
    ['colons', 'a:b', 'ab'],
    ['case', 'Reader', 'reader'],
  ])('refuses names whose files differ only in %s', (_what, one, other) => {
    expect(refusal(AnApp, FOLDER_PER_CHART_FILE_PER_RESOURCE, addRoles(one, other))).toContain(`chart/role-1: Role "${other}" has the file "Role.${other}.k8s.yaml", like Role "${one}" at chart/role-0, and one of them would be lost`);
  });

  test('accepts the same name in two folders', () => {
    const add = (app: App) => ['staging', 'production'].forEach((namespace) => addMachine(new Chart(app, namespace, { namespace })));
    expect(refusal(AnApp, FOLDER_PER_CHART_FILE_PER_RESOURCE, add)).toBeUndefined();
    expect(refusal(AnApp, FILE_PER_RESOURCE, add)).toContain('"VirtualMachine.web-1.k8s.yaml"');
  });

  test('considers names from JSON patches, which cdk8s uses only for files without folders', () => {
    const renamed = (...names: string[]) => (app: App) => {
      addRoles('found', 'other')(app);
      const roles = app.node.findAll().filter(ApiObject.isApiObject).filter(({ kind }) => kind === 'Role');
      names.forEach((name, index) => roles[index].addJsonPatch(JsonPatch.replace('/metadata/name', name)));
    };
    expect(refusal(AnApp, FILE_PER_RESOURCE, renamed('same', 'same'))).toContain('chart/role-1: Role "other" has the file "Role.same.k8s.yaml", like Role "found" at chart/role-0, and one of them would be lost');
    expect(refusal(AnApp, FOLDER_PER_CHART_FILE_PER_RESOURCE, renamed('same', 'same'))).toBeUndefined();
    const apart = (app: App) => {
      addRoles('found', 'found')(app);
      (app.node.findChild('chart').node.findChild('role-1') as ApiObject).addJsonPatch(JsonPatch.replace('/metadata/name', 'other'));
    };
    expect(refusal(AnApp, FILE_PER_RESOURCE, apart)).toBeUndefined();
    expect(refusal(AnApp, FOLDER_PER_CHART_FILE_PER_RESOURCE, apart)).toContain('has the file "Role.found.k8s.yaml"');
  });

  test.each<[string, (chart: Chart, id: string) => unknown]>([
    ['MachineAccess', (chart, id) => new MachineAccess(chart, id, { metadata: { name: 'view', namespace: id }, actions: [MachineAction.VIEW], subjects: [Subject.group('ops')] })],
    ['MachineMonitor', (chart, id) => new MachineMonitor(chart, id, { metadata: { name: 'monitor', namespace: id }, commandImage: 'registry.test/monitor:1' })],
    ['NetworkAttachmentDefinition', (chart, id) => new NetworkAttachmentDefinition(chart, id, { metadata: { name: 'lan', namespace: id }, bridge: 'br0' })],
    ['VirtualMachineService', (chart, id) => new VirtualMachineService(chart, id, { metadata: { name: 'web', namespace: id }, podLabels: { app: 'web' }, ports: [{ port: 80 }] })],
  ])('refuses two of %s with the same file in an app without machines', (_what, create) => {
    const add = (app: App) => ['blue', 'green'].forEach((id) => create(new Chart(app, id), id));
    expect(refusal(AnApp, FILE_PER_RESOURCE, add)).toContain('would be lost: write yamlOutputType: YamlOutputType.FILE_PER_CHART, or give each another name');
    expect(refusal(AnApp, FILE_PER_CHART, add)).toBeUndefined();
  });

  test('does not interfere in an app without objects of the library', () => {
    const add = (app: App) => {
      const chart = new Chart(app, 'chart');
      ['a:b', 'ab'].forEach((name) => role(chart, name, name));
    };
    expect(refusal(AnApp, FILE_PER_RESOURCE, add)).toBeUndefined();
  });
});
