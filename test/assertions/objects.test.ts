// Assertions about objects of any kind, and the sources from which they are read.
import { mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { ApiObject, App, Chart, Testing } from 'cdk8s';
import { Construct } from 'constructs';
import {
  CloudInit, ClusterCapabilities, FleetApp, ImageSource, Machine, MachineAssertions, MachineSize, SecretSource, VirtualMachine,
  VirtualMachineTemplate,
} from '../../src';
import { refusal } from '../lines-thrown';

const image = ImageSource.registry('quay.io/containerdisks/ubuntu:22.04');

function machine(scope: Construct, id: string): Machine {
  return new Machine(scope, id, { size: MachineSize.SMALL, image, cloudInit: CloudInit.noCloud({ packages: ['git'] }) });
}

const SECRET = 'apiVersion: v1\nkind: Secret\nmetadata: {name: token, labels: {tier: web}}\nstringData: {token: hush-hush}';

describe('an object', () => {
  const chart = Testing.chart();
  machine(chart, 'web').expose({ ports: [{ port: 22 }, { name: 'http', port: 80 }] });
  const objects = MachineAssertions.fromChart(chart);

  test.each<[string, any]>([
    ['DataVolume', { metadata: { name: 'web-root' }, spec: { storage: { resources: { requests: { storage: '20480Mi' } } } } }],
    ['Service', { spec: { ports: [{ name: 'http', port: 80 }] } }],
    ['Secret', 'immutable: true'],
    ['Secret', {}],
  ])('is found: %s', (kind, expected) => {
    objects.hasObject(kind, expected);
  });

  test('that does not match is reported with its differences', () => {
    expect(refusal(() => objects.hasObject('DataVolume', { spec: { storage: { storageClassName: 'fast', resources: { requests: { storage: '5Gi' } } } } }))).toEqual([
      'MachineAssertions.hasObject: no DataVolume is as expected, there is only "web-root"',
      'spec.storage.storageClassName: expected "fast", found nothing',
      'spec.storage.resources.requests.storage: expected "5Gi", found "20Gi"',
    ]);
  });

  test('of a missing kind is reported with the existing kinds', () => {
    expect(refusal(() => MachineAssertions.fromManifests(SECRET).hasObject('Secrets', {}))).toEqual([
      'MachineAssertions.hasObject: there is no object of kind \"Secrets\", only Secret "token"',
    ]);
  });

  test.each([
    ['a kind', 'metadata: {name: a}', 'object "a"'],
    ['an API version', '{kind: VirtualMachine, apiVersion: {toString: 1}, metadata: {name: a}}', 'VirtualMachine "a"'],
    ['a kind, but a map', '{kind: {toString: 1}, metadata: {namespace: 5, name: a}}', 'object "5/a"'],
    ['a name, but a map', '{kind: ConfigMap, metadata: {name: {toString: 1}}}', 'ConfigMap ""'],
  ])('without %s is named by the rest', (_, manifest, found) => {
    const odd = MachineAssertions.fromManifests(manifest);
    expect(refusal(() => odd.hasObject('Secret', {}))).toEqual([`MachineAssertions.hasObject: there is no object of kind "Secret", only ${found}`]);
    expect(refusal(() => odd.isAdmitted())).toContainEqual(expect.stringMatching(new RegExp(`^${found.replace(' ', '/').replaceAll('"', '')}: apiVersion: `)));
  });

  test('of kind Secret never has its values printed, nor the expected ones', () => {
    const told = (expected: object) => expect(refusal(() => MachineAssertions.fromManifests(SECRET).hasObject('Secret', expected)));
    told({ stringData: { token: 'open-sesame' } }).toEqual([
      'MachineAssertions.hasObject: no Secret is as expected, there is only "token"',
      'stringData.token: expected a value that is not shown, found another one',
    ]);
    told({ stringData: { password: 'open-sesame' }, metadata: { labels: { tier: 'db' } } }).toEqual([
      'MachineAssertions.hasObject: no Secret is as expected, there is only "token"',
      'stringData.password: expected a value that is not shown, found nothing',
      'metadata.labels.tier: expected "db", found "web"',
    ]);
    told({ data: { token: 'b3Blbi1zZXNhbWU=' } }).toEqual([
      'MachineAssertions.hasObject: no Secret is as expected, there is only "token"',
      'data: expected values of token that are not shown, found nothing',
    ]);
    told({ stringData: null }).toEqual([
      'MachineAssertions.hasObject: no Secret is as expected, there is only "token"',
      'stringData: expected nothing, found values of token that are not shown',
    ]);
  });

  test('with a misplaced secret never has it printed', () => {
    const token = `ghp_${'a1B2'.repeat(9)}`;
    const objectsWithToken = MachineAssertions.fromManifests(JSON.stringify({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a' }, data: { token, list: { inner: [token] } } }));
    expect(refusal(() => objectsWithToken.hasObject('ConfigMap', { data: { token: 'x', list: null } }))).toEqual([
      'MachineAssertions.hasObject: no ConfigMap is as expected, there is only "a"',
      'data.token: expected "x", found a value that is not shown',
      'data.list: expected nothing, found values of inner that are not shown',
    ]);
  });
});

test('a value whose name suggests a secret is never printed', () => {
  const env = [{ name: 'DB_PASSWORD', value: 'oldhunter2' }, { name: 'MODE', value: 'fast' }];
  const objects = MachineAssertions.fromManifests(JSON.stringify({ apiVersion: 'v1', kind: 'Pod', metadata: { name: 'a' }, spec: { containers: [{ name: 'db', env }] } }));
  const expected = { spec: { containers: [{ name: 'db', env: env.map(({ name }) => ({ name, value: 'x' })) }] } };
  expect(refusal(() => objects.hasObject('Pod', expected)).slice(1)).toEqual([
    'spec.containers[name="db"].env[name="DB_PASSWORD"].value: expected "x", found a value that is not shown',
    'spec.containers[name="db"].env[name="MODE"].value: expected "x", found "fast"',
  ]);
});

describe('isAdmitted', () => {
  const refused = (metadata: object, spec: object) => ({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata, spec });
  const template = { spec: { domain: { devices: {}, memory: { guest: '1Gi' } } } };

  test('reports what a cluster would refuse in all objects at once', () => {
    const text = [refused({ name: 'a' }, { runStrategy: 'Sometimes', template }), refused({ name: 'b', namespace: 'shop' }, { template }), { kind: 'ConfigMap', apiVersion: 'v1' }, { metadata: { name: 'c' } }];
    expect(refusal(() => MachineAssertions.fromManifests(text.map((each) => JSON.stringify(each)).join('\n---\n')).isAdmitted())).toEqual([
      'VirtualMachine/a: spec.runStrategy: "Sometimes" is unknown, write "Always" or "Halted" or "Manual" or "RerunOnFailure" or "Once" [run-strategy-given]',
      'VirtualMachine/shop/b: spec: no runStrategy, write one of "Always" or "Halted" or "Manual" or "RerunOnFailure" or "Once" [run-strategy-given]',
      'object/c: apiVersion: required field is missing, write one such as "kubevirt.io/v1" [fits-schema]',
      'object/c: kind: required field is missing, write one such as "VirtualMachine" [fits-schema]',
    ]);
  });

  test('depends on the capabilities of the cluster', () => {
    const app = new App();
    const [one, other] = ['one', 'other'].map((id) => new Chart(app, id));
    ClusterCapabilities.set(one, { featureGates: [] });
    const object = refused({ name: 'a' }, { runStrategy: 'Always', template: { spec: { ...template.spec, volumes: [{ name: 'a', hostDisk: { path: '/a', type: 'Disk' } }] } } });
    [one, other].forEach((chart) => new ApiObject(chart, 'a', object));
    MachineAssertions.fromChart(other).isAdmitted();
    expect(refusal(() => MachineAssertions.fromApp(app).isAdmitted())).toEqual([
      'VirtualMachine/a: spec.template.spec.volumes[0].hostDisk: hostDisk needs the feature gate HostDisk, remove it or add "HostDisk" to developerConfiguration.featureGates of the KubeVirt object [host-disk-gate]',
    ]);
    expect(() => MachineAssertions.fromManifests(JSON.stringify(object), { featureGates: [] }).isAdmitted()).toThrow('feature gate HostDisk');
  });

  test('passes for objects of the library', () => {
    const chart = Testing.chart();
    machine(chart, 'web');
    MachineAssertions.fromChart(chart).isAdmitted();
  });
});

describe('objects come from', () => {
  test.each([['App', App], ['FleetApp', FleetApp]])('all charts of an %s, as synth writes them', (_, AnApp) => {
    const app = new AnApp();
    SecretSource.set(app, SecretSource.plain({ chart: new Chart(app, 'secrets') }));
    ['one', 'two'].forEach((id) => machine(new Chart(app, id), `web-${id}`));
    const objects = MachineAssertions.fromApp(app);
    objects.countIs(2);
    objects.hasObject('Secret', {});
    // A chart has only its own objects.
    const of = (id: string) => MachineAssertions.fromChart(app.node.findChild(id) as Chart);
    of('one').countIs(1);
    of('secrets').countIs(0);
    expect(() => of('one').hasObject('Secret', {})).toThrow('MachineAssertions.hasObject: there is no object of kind \"Secret\", only VirtualMachine "web-one"; DataVolume "web-one-root"');
    const written = MachineAssertions.fromManifests(app.synthYaml());
    written.countIs(2);
    expect(objects.restarts(app.synthYaml())).toEqual([]);
  });

  test('a chart that renders itself', () => {
    class Own extends Chart {
      public toJson(): any[] {
        return super.toJson().map((object) => ({ ...object, metadata: { ...object.metadata, name: 'own' } }));
      }
    }
    const chart = new Own(new App(), 'own');
    const template = VirtualMachineTemplate.fromObject({ spec: { template: { spec: { domain: { memory: { guest: '1Gi' } } } } } });
    new VirtualMachine(chart, 'web', { template });
    MachineAssertions.fromChart(chart).hasMachine({ metadata: { name: 'own' } });
    MachineAssertions.fromApp(chart.node.root as App).hasMachine({ metadata: { name: 'own' } });
  });

  test('a chart without an app', () => {
    const chart = new Chart(undefined as any, 'alone');
    machine(chart, 'web');
    MachineAssertions.fromChart(chart).countIs(1);
  });

  test('constructs that synth would refuse', () => {
    const chart = Testing.chart();
    const { apiObject } = machine(chart, 'web');
    apiObject.metadata.addLabel('tier', 'not a label');
    const objects = MachineAssertions.fromChart(chart);
    objects.hasMachine({ metadata: { labels: { tier: 'not a label' } } });
    expect(() => objects.isAdmitted()).toThrow('VirtualMachine/web: metadata.labels[tier]: ');
  });

  test('a file, including Lists in it', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'assertions-')), 'machines.yaml');
    writeFileSync(path, `apiVersion: v1\nkind: List\nitems:\n- ${SECRET.replace(/\n/g, '\n  ')}\n---\n---\n${SECRET}`);
    MachineAssertions.fromFile(path).hasObject('Secret', { metadata: { name: 'token' } });
    expect(() => MachineAssertions.fromFile(`${path}.old`)).toThrow('no such file or folder');
  });

  test('valid YAML of objects only', () => {
    expect(() => MachineAssertions.fromManifests('a: [\n---\nb: c: d')).toThrow(/^manifests:\d+:\d+: not YAML/);
    expect(refusal(() => MachineAssertions.fromManifests('- a\n---\ntext'))).toEqual([
      'manifests:1: is not an object: write apiVersion, kind and metadata',
      'manifests:3: is not an object: write apiVersion, kind and metadata',
    ]);
    expect(refusal(() => MachineAssertions.fromManifests('dist/shop.k8s.yaml'))).toEqual([
      'manifests:1: "dist/shop.k8s.yaml" is a path, but the content of that file is expected: read the file',
    ]);
    expect(refusal(() => MachineAssertions.fromManifests(undefined as any))).toEqual([
      'MachineAssertions.fromManifests: text: is missing: write a string',
    ]);
    expect(refusal(() => MachineAssertions.fromApp({} as any))).toEqual([
      'MachineAssertions.fromApp: app: a map is not valid here: write an App',
    ]);
    expect(refusal(() => MachineAssertions.fromManifests('kind: List\nitems: [null, {kind: ConfigMap}, web]'))).toEqual([
      'manifests:1: items[0]: is not an object: write apiVersion, kind and metadata',
      'manifests:1: items[2]: is not an object: write apiVersion, kind and metadata',
    ]);
  });
});
