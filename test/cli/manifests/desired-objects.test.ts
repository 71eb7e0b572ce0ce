import { mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { readDesiredObjects } from '../../../src/cli/manifests/desired-objects';
import { keptInput } from '../../../src/cli/manifests/documents';
import { DISCOVERY, json, serve, TestServer } from '../cluster/http-server';

let under: TestServer | undefined;
let asked: string[] = [];

afterEach(() => under?.close());

/** The objects that `apply` would send for this text. */
async function read(text: string, namespace?: string, version?: string, more: object = {}) {
  const file = join(mkdtempSync(join(tmpdir(), 'desired-')), 'in.yaml');
  writeFileSync(file, text);
  asked = [];
  await under?.close();
  under = await serve(({ url = '' }, response) => {
    asked.push(url);
    json(response, 200, url.endsWith('/version') ? { gitVersion: version } : { metadata: { name: 'default' } });
  }, { ...DISCOVERY, ...more, '/api/v1': { resources: [['ConfigMap', true], ['Counter', true], ['Namespace', false]].map(([kind, namespaced]) => ({ name: `${String(kind).toLowerCase()}s`, kind, namespaced })) } });
  return readDesiredObjects(keptInput([file]), under.cluster, { validation: 'strict', retry: { signal: AbortSignal.timeout(5_000) }, warn: () => undefined, namespace });
}

const counter = (rest: string) => `apiVersion: v1\nkind: Counter\nmetadata:\n  name: a\n${rest}`;

test('an integer that would lose precision is reported with its line', async () => {
  await expect(read(counter('count: 9007199254740993\n'))).rejects.toThrow(/in\.yaml:5: Counter\/a: count: the integer of about 9007199254740992 is too large to be kept exactly/);
});

test('the largest exact integer, and a larger one in quotes, are accepted', async () => {
  const [{ manifest }] = await read(counter('count: 9007199254740991\ndata: {id: "9007199254740993"}\n'));
  expect(manifest).toMatchObject({ count: 9007199254740991, data: { id: '9007199254740993' } });
});

test('objects that contradict --namespace are reported once per namespace', async () => {
  const inNamespace = (name: string, namespace: string) => `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}, namespace: ${namespace}}\n`;
  const error: Error = await read([inNamespace('a', 'shop'), inNamespace('b', 'other'), inNamespace('c', 'shop'), inNamespace('d', 'team')].join('---\n'), 'other').then(undefined, (each) => each);
  expect(error.message.split('\n').map((line) => line.replace(/^.*in\.yaml/, 'in.yaml'))).toEqual([
    'in.yaml:3: ConfigMap/a: metadata.namespace: "shop" is not the namespace of --namespace "other": leave out one of the two (2 objects belong in it)',
    'in.yaml:15: ConfigMap/d: metadata.namespace: "team" is not the namespace of --namespace "other": leave out one of the two',
  ]);
});

test('the parameters of a Template of OpenShift are no placeholders', async () => {
  const machine = '{apiVersion: kubevirt.io/v1, kind: VirtualMachine, metadata: {name: "${NAME}"}, spec: {runStrategy: Always, template: {spec: {domain: {cpu: {cores: "${{CORES}}"}, devices: {}, memory: {guest: 1Gi}}}}}}';
  const template = `apiVersion: template.openshift.io/v1\nkind: Template\nmetadata: {name: web}\nobjects: [${machine}]\n`;
  const served = { '/apis/template.openshift.io/v1': { resources: [{ name: 'templates', kind: 'Template', namespaced: true }] } };
  expect(await read(template, undefined, undefined, served)).toHaveLength(1);
});

test('a malformed name is reported with the other mistakes, before anything is sent', async () => {
  const machine = 'apiVersion: kubevirt.io/v1\nkind: VirtualMachine\nmetadata: {name: Web 1}\nspec: {runStrategy: Always, template: {spec: {domain: {devices: {}}}}}\n';
  const error: Error = await read(machine).then(undefined, (each) => each);
  expect(error.message.split('\n').map((line) => line.replace(/^.*in\.yaml/, 'in.yaml'))).toEqual([
    expect.stringMatching(/^in\.yaml:3: VirtualMachine\/Web 1: metadata\.name: "Web 1" is not an object's name, write /),
    expect.stringMatching(/^in\.yaml:4: VirtualMachine\/Web 1: spec\.template\.spec\.domain: the guest has no memory/),
  ]);
});

describe('a field that only a newer KubeVirt may have', () => {
  const machine = (field: string) => `apiVersion: kubevirt.io/v1\nkind: VirtualMachine\nmetadata: {name: web}\nspec: {runStrategy: Always, template: {spec: {domain: {devices: {}, memory: {guest: 1Gi}}${field}}}}\n`;
  const isAsked = () => asked.filter((url) => url.endsWith('/version')).length;

  test('is sent to a cluster that is newer', async () => {
    const [{ manifest }] = await read(machine(', quantumDice: 6'), undefined, 'v99.0.0');
    expect(manifest.spec.template.spec.quantumDice).toBe(6);
  });

  test.each([['v1.8.4'], ['v1.0.0']])('is refused for the version %s of the cluster', async (version) => {
    await expect(read(machine(', quantumDice: 6'), undefined, version)).rejects.toThrow(/in\.yaml:4: VirtualMachine\/web: spec\.template\.spec\.quantumDice: unknown field, /);
  });

  test.each([['devel'], [undefined]])('is left to a cluster with the version %s', async (version) => {
    expect(await read(machine(', quantumDice: 6'), undefined, version)).toHaveLength(1);
  });

  test('has the cluster asked for its version, once', async () => {
    await read(machine(''), undefined, 'v99.0.0');
    expect(isAsked()).toBe(0);
    await expect(read(machine(', hostnam: web'), undefined, 'v99.0.0')).rejects.toThrow('did you mean "hostname"');
    expect(isAsked()).toBe(1);
    await read(['web', 'db', 'cache'].map((name) => machine(', quantumDice: 6').replace('web', name)).join('---\n'), undefined, 'v99.0.0');
    expect(isAsked()).toBe(1);
  });

  test.each([['v1.8.4', true], ['v1.9.0', false]])('so is what only an older one admits: a network card without a binding on %s: %s', async (version, isAdmitted) => {
    const card = machine(', networks: [{name: default, pod: {}}]').replace('devices: {}', 'devices: {interfaces: [{name: default}]}');
    const found = await read(card, undefined, version).then(() => undefined, (error: Error) => error.message);
    expect(found).toEqual(isAdmitted ? undefined : expect.stringContaining('[one-binding]'));
  });
});
