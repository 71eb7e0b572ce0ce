import * as fc from 'fast-check';
import { loadAll } from 'js-yaml';
import { compared } from './compared-object';
import { MissingNames } from '../../../src/cli/findings/missing-names';

/** The advice on objects, as `object: path: name: what to write`. */
function advice(...texts: readonly string[]): string[] {
  const names = new MissingNames<any>();
  texts.flatMap((text) => loadAll(text)).forEach((object: any) => names.add(compared(object, object.metadata.name)));
  return names.advice().map(({ place, issue: { path, message } }) => `${place}: ${path}: ${message.replace(/ is not the name of a (\w+) in these manifests, write/, ' is no $1:')}`);
}

const named = (kind: string, name: string, more = '') => `{kind: ${kind}, metadata: {name: ${name}, namespace: shop}${more}}`;
const machine = (spec: string, more = '') => `{kind: VirtualMachine, metadata: {name: web, namespace: shop}, spec: {template: {spec: ${spec}}${more}}}`;
const seeded = (secret: string) => machine(`{volumes: [{name: root}, {name: seed, cloudInitNoCloud: {secretRef: {name: ${secret}}}}]}`);

test.each<[string, string[], string]>([
  ['a Secret', [seeded('web-usre-data'), named('Secret', 'web-user-data')], 'web: spec.template.spec.volumes[1].cloudInitNoCloud.secretRef.name: "web-usre-data" is no Secret: "web-user-data"'],
  ['a missing hyphen', [named('Secret', 'web-user-data'), seeded('web-userdata')], 'web: spec.template.spec.volumes[1].cloudInitNoCloud.secretRef.name: "web-userdata" is no Secret: "web-user-data"'],
  ['a Secret that an operator makes', [named('ExternalSecret', 'login-keys'), seeded('login-kyes')], 'web: spec.template.spec.volumes[1].cloudInitNoCloud.secretRef.name: "login-kyes" is no Secret: "login-keys"'],
  [
    'a DataVolume of the machine', [machine('{volumes: [{name: root, dataVolume: {name: web-rooot}}]}', ', dataVolumeTemplates: [{metadata: {name: web-root}}]')],
    'web: spec.template.spec.volumes[0].dataVolume.name: "web-rooot" is no DataVolume: "web-root"',
  ],
  [
    'a source of its DataVolume', [machine('{}', ', dataVolumeTemplates: [{metadata: {name: web-root}, spec: {sourceRef: {kind: DataSource, name: ubutnu, namespace: images}}}]'), '{kind: DataSource, metadata: {name: ubuntu, namespace: images}}'],
    'web: spec.dataVolumeTemplates[0].spec.sourceRef.name: "ubutnu" is no DataSource: "ubuntu"',
  ],
  ['a claim that is a DataVolume', [machine('{volumes: [{persistentVolumeClaim: {claimName: web-daat}}]}'), named('DataVolume', 'web-data')], 'web: spec.template.spec.volumes[0].persistentVolumeClaim.claimName: "web-daat" is no PersistentVolumeClaim: "web-data"'],
  ['an instance type of the cluster', [machine('{}', ', instancetype: {name: samll}'), '{kind: VirtualMachineClusterInstancetype, metadata: {name: small}}'], 'web: spec.instancetype.name: "samll" is no VirtualMachineClusterInstancetype: "small"'],
  [
    'a network of another namespace', [machine('{networks: [{name: lan, multus: {networkName: infra/ofice}}]}'), '{kind: NetworkAttachmentDefinition, metadata: {name: office, namespace: infra}}'],
    'web: spec.template.spec.networks[0].multus.networkName: "infra/ofice" is no NetworkAttachmentDefinition: "infra/office"',
  ],
  ['the machine of a snapshot', [named('VirtualMachineSnapshot', 'before', ', spec: {source: {kind: VirtualMachine, name: databse}}'), named('VirtualMachine', 'database')], 'before: spec.source.name: "databse" is no VirtualMachine: "database"'],
  [
    'a Secret of a pool\'s machines', [named('Secret', 'keys'), '{kind: VirtualMachinePool, metadata: {name: pool, namespace: shop}, spec: {virtualMachineTemplate: {spec: {template: {spec: {volumes: [{secret: {secretName: kesy}}]}}}}}}'],
    'pool: spec.virtualMachineTemplate.spec.template.spec.volumes[0].secret.secretName: "kesy" is no Secret: "keys"',
  ],
  ['a volume of an instance', [named('ConfigMap', 'settings'), named('VirtualMachineInstance', 'run', ', spec: {volumes: [{configMap: {name: setings}}]}')], 'run: spec.volumes[0].configMap.name: "setings" is no ConfigMap: "settings"'],
])('reports %s', (_, objects, expected) => {
  expect(advice(...objects)).toEqual([expected]);
  expect(advice(...[...objects].reverse())).toEqual([expected]);
});

test.each<[string, string[]]>([
  ['it exists', [seeded('web-usre-data'), named('Secret', 'web-user-data'), named('Secret', 'web-usre-data')]],
  ['it exists without a namespace', [seeded('web-usre-data'), named('Secret', 'web-user-data'), '{kind: Secret, metadata: {name: web-usre-data}}']],
  ['the similar one is in another namespace', [seeded('web-usre-data'), '{kind: Secret, metadata: {name: web-user-data, namespace: bank}}']],
  ['the similar one is of another kind', [seeded('web-usre-data'), named('ConfigMap', 'web-user-data')]],
  ['it has another number', [seeded('web-2-keys'), named('Secret', 'web-1-keys')]],
  ['it differs in a short word', [seeded('dev-keys'), named('Secret', 'det-keys')]],
  ['it ends in another letter', [seeded('keys-teama'), named('Secret', 'keys-teamb')]],
  ['another word ends differently', [seeded('teama-keys'), named('Secret', 'teamb-keys')]],
  ['it is a plural', [seeded('http-keys'), named('Secret', 'https-keys')]],
  ['a short word has another letter', [machine('{volumes: [{persistentVolumeClaim: {claimName: web-boot}}, {persistentVolumeClaim: {claimName: web-root}}]}'), named('DataVolume', 'web-root')]],
  ['its numbers are separate', [seeded('rack-1-1'), named('Secret', 'rack-11')]],
  ['KubeVirt may bring it', [machine('{}', ', preference: {name: rhel.9}'), '{kind: VirtualMachineClusterPreference, metadata: {name: rhel9}}']],
  ['it may be in any namespace', ['{kind: VirtualMachine, metadata: {name: web}, spec: {template: {spec: {volumes: [{secret: {secretName: web-usre-data}}]}}}}', named('Secret', 'web-usre-data'), '{kind: Secret, metadata: {name: web-user-data}}']],
  ['cert-manager makes it', [seeded('shop-certs'), named('Certificate', 'tls', ', spec: {secretName: shop-certs}'), named('Secret', 'shop-crets')]],
  ['the machine works without it', [machine('{volumes: [{secret: {secretName: web-usre-data, optional: true}}]}'), named('Secret', 'web-user-data')]],
  ['it is filled in later', [seeded('"${NAME}-usre-data"'), named('Secret', '"${NAME}-user-data"')]],
  ['it differs in two letters', [seeded('wob-user-date'), named('Secret', 'web-user-data')]],
  ['a disk is made for the machine', [machine('{volumes: [{dataVolume: {name: web-root}}]}', ', dataVolumeTemplates: [{metadata: {name: web-root}}, {metadata: {name: web-roof}}]')]],
])('reports nothing if %s', (_, objects) => {
  expect(advice(...objects)).toEqual([]);
});

describe('an object that kustomize has renamed', () => {
  /** The advice on objects, where each may have an old name. */
  const afterBuild = (...objects: readonly (readonly [text: string, oldName?: string])[]) => {
    const names = new MissingNames<number>();
    objects.forEach(([text, oldName], index) => names.add(compared(loadAll(text)[0], index, { oldName })));
    return names.advice().map(({ issue: { rule, path, message } }) => `${rule}: ${path}: ${message}`);
  };
  const FIELD = 'spec.template.spec.volumes[1].cloudInitNoCloud.secretRef.name';
  const LINE = '{kind: VirtualMachine, path: spec/template/spec/volumes/cloudInitNoCloud/secretRef/name}';

  test('is missing under its old name, in any order', () => {
    const objects = [[seeded('keys')], [named('Secret', 'eu-keys-5f'), 'keys']] as const;
    const expected = [`reference-not-renamed: ${FIELD}: kustomize renames the Secret "keys" to "eu-keys-5f", but not this reference to it: add ${LINE} to nameReference of Secret in a file under configurations of the kustomization`];
    expect(afterBuild(...objects)).toEqual(expected);
    expect(afterBuild(...[...objects].reverse())).toEqual(expected);
  });

  test('may be one of several, or make what is missing', () => {
    expect(afterBuild([seeded('keys')], [named('Secret', 'a-keys'), 'keys'], [named('Secret', 'b-keys'), 'keys'])).toEqual([expect.stringContaining('to "a-keys" or "b-keys"')]);
    expect(afterBuild([seeded('keys')], [named('SealedSecret', 'eu-keys'), 'keys'])).toEqual([expect.stringContaining('nameReference of SealedSecret')]);
  });

  test('is named anew by a patch where the reference is to another namespace, since kustomize changes no such reference', () => {
    const user = machine('{networks: [{name: lan, multus: {networkName: infra/office}}]}');
    expect(afterBuild([user], ['{kind: NetworkAttachmentDefinition, metadata: {name: eu-office, namespace: infra}}', 'office'])).toEqual([
      'reference-not-renamed: spec.template.spec.networks[0].multus.networkName: kustomize renames the NetworkAttachmentDefinition "office" to "eu-office", but not this reference to it: set it to "infra/eu-office" by a patch in this kustomization',
    ]);
  });

  test('may be in the namespace that the reference names, if that is its own', () => {
    const clone = '{kind: DataVolume, metadata: {name: copy, namespace: shop}, spec: {source: {pvc: {name: disk, namespace: shop}}}}';
    expect(afterBuild([clone], [named('PersistentVolumeClaim', 'eu-disk'), 'disk'])).toEqual([expect.stringContaining('add {kind: DataVolume, path: spec/source/pvc/name}')]);
    expect(afterBuild([clone.replace('pvc: {name: disk, namespace: shop', 'pvc: {name: disk, namespace: bank')], ['{kind: PersistentVolumeClaim, metadata: {name: eu-disk, namespace: bank}}', 'disk']))
      .toEqual([expect.stringContaining('set it to "eu-disk" by a patch')]);
  });

  test('needs the namespace of the reference, if one of the two has none', () => {
    expect(afterBuild([seeded('keys')], ['{kind: Secret, metadata: {name: eu-keys}}', 'keys'])).toEqual([expect.stringContaining(`give both the same namespace, and add ${LINE}`)]);
  });

  test('is sealed anew if it is a SealedSecret', () => {
    expect(afterBuild([seeded('keys')], [named('SealedSecret', 'eu-keys'), 'keys'])).toEqual([expect.stringContaining(': seal it for its new name, and add')]);
  });

  test('is missing to a restore too, which would make another machine', () => {
    const restore = named('VirtualMachineRestore', 'restore', ', spec: {target: {kind: VirtualMachine, name: web}}');
    expect(afterBuild([restore], [named('VirtualMachine', 'eu-web'), 'web'])).toEqual([expect.stringContaining('add {kind: VirtualMachineRestore, path: spec/target/name} to nameReference of VirtualMachine')]);
    expect(afterBuild([restore], [named('VirtualMachine', 'wbe-data')], [named('VirtualMachineSnapshot', 'later', ', spec: {source: {kind: VirtualMachine, name: web}}')])).toEqual([]);
  });

  test('may be misspelt under its old name', () => {
    expect(afterBuild([seeded('web-user-daat')], [named('Secret', 'eu-web-user-data'), 'web-user-data'])).toEqual([expect.stringMatching(/^name-misspelt: .*, write "web-user-data"$/)]);
  });

  test.each<[string, (readonly [string, string?])[]]>([
    ['the reference has the new name', [[seeded('eu-keys')], [named('Secret', 'eu-keys'), 'keys']]],
    ['another object has the old name', [[seeded('keys')], [named('Secret', 'eu-keys'), 'keys'], [named('Secret', 'keys')]]],
    ['it is in another namespace', [[seeded('keys')], ['{kind: Secret, metadata: {name: eu-keys, namespace: bank}}', 'keys']]],
    ['it is of another kind', [[seeded('keys')], [named('ConfigMap', 'eu-keys'), 'keys']]],
    ['only what it makes keeps its name', [
      ['{kind: VirtualMachine, metadata: {name: eu-web}, spec: {dataVolumeTemplates: [{metadata: {name: root}}]}}', 'web'],
      ['{kind: DataVolume, metadata: {name: eu-copy}, spec: {source: {pvc: {namespace: a, name: root}}}}', 'copy'],
    ]],
    ['an ExternalSecret names the Secret', [[named('ExternalSecret', 'eu-keys', ', spec: {target: {name: keys}}'), 'keys'], ['{kind: VirtualMachine, metadata: {name: web}, spec: {template: {spec: {volumes: [{secret: {secretName: keys}}]}}}}']]],
    ['each machine of a pool has its own', [
      [named('Secret', 'eu-keys-0'), 'keys-0'],
      ['{kind: VirtualMachinePool, metadata: {name: pool, namespace: shop}, spec: {replicas: 1, nameGeneration: {appendIndexToSecretRefs: true}, virtualMachineTemplate: {spec: {template: {spec: {volumes: [{secret: {secretName: keys}}]}}}}}}'],
    ]],
    ['the disk is made for the renamed machine', [[machine('{volumes: [{dataVolume: {name: root}}]}', ', dataVolumeTemplates: [{metadata: {name: root}}]'), 'old']]],
  ])('gives no advice if %s', (_, objects) => {
    expect(afterBuild(...objects)).toEqual([]);
  });
});

test('keeps clusters apart', () => {
  const names = new MissingNames<number>();
  const [secret, user] = [named('Secret', 'web-user-data'), seeded('web-usre-data')].map((text) => loadAll(text)[0]);
  names.add(compared(secret, 0, { set: 'eu' }));
  names.add(compared(user, 1, { set: 'us' }));
  expect(names.advice()).toEqual([]);
  names.add(compared(user, 2, { set: 'eu' }));
  expect(names.advice().map(({ place }) => place)).toEqual([2]);
});

test('remembers the first fifty objects with a mistake, and compares no more than 200 names', () => {
  const users = Array.from({ length: 60 }, () => seeded('web-usre-data'));
  expect(advice(...users, named('Secret', 'web-user-data'))).toHaveLength(50);
  const many = Array.from({ length: 200 }, (_, index) => named('Secret', `web-${[...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`));
  expect(advice(...users, named('Secret', 'web-user-data'), ...many)).toEqual([]);
});

test('reports only names that are missing, whatever the order and types of the objects', () => {
  const name = fc.constantFrom('web-data', 'wbe-data', 'web-dtaa', 'web-user-data', 'webdata');
  const object = fc.oneof(
    name.map((each) => named('Secret', each)), name.map(seeded), fc.anything().map((value) => JSON.stringify({ kind: 'VirtualMachine', spec: value }) ?? '{}'),
    fc.tuple(fc.constantFrom('Secret', 'VirtualMachine', 'VirtualMachinePool'), fc.anything(), fc.anything()).map(([kind, metadata, spec]) => JSON.stringify({ kind, metadata, spec })),
    fc.tuple(name, fc.constantFrom<unknown>('shop', 'bank', '', null, 5, [], { toString: 1 })).map(([each, namespace]) => JSON.stringify({ kind: 'Secret', metadata: { name: each, namespace } })),
  );
  fc.assert(fc.property(fc.array(object), (texts) => {
    const names = new MissingNames<number>();
    const objects = texts.map((text) => loadAll(text)[0] as any);
    objects.forEach((each, index) => names.add(compared(each, index)));
    const isInShop = ({ metadata }: any) => typeof metadata?.namespace !== 'string' || ['', 'shop'].includes(metadata.namespace);
    const secrets = new Set(objects.filter(({ kind }) => kind === 'Secret').filter(isInShop).map(({ metadata }) => metadata?.name));
    for (const { place, issue: { message } } of names.advice()) {
      expect(objects[place].kind).toBe('VirtualMachine');
      const [written, meant] = [...message.matchAll(/"([^"]+)"/g)].map(([, each]) => each);
      expect([secrets.has(written), secrets.has(meant)]).toEqual([false, true]);
    }
  }));
});
