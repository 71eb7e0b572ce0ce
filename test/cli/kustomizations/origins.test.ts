import { mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { basename, join } from 'path';
import { kustomizationIn } from '../../../src/cli/kustomizations/kustomizations';
import { Origins } from '../../../src/cli/kustomizations/origins';
import { readInput } from '../../../src/cli/manifests/documents';

const folder = mkdtempSync(join(tmpdir(), 'origins-'));

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const machine = (userData: string) => `kind: VirtualMachine
metadata: {name: web}
spec:
  template:
    spec:
      volumes:
        - name: seed
          cloudInitNoCloud:
            userData: |
              #cloud-config
              ${userData}
`;

const FIELD = 'spec.template.spec.volumes[0].cloudInitNoCloud.userData.package';

/** The reported place of a field of a built object. */
function placeOf(built: string, base: string, patch: string, kustomization = 'patches: [{path: patch.yaml}]\n', field = FIELD) {
  write('patch.yaml', patch);
  write('kustomization.yaml', kustomization);
  const origins = new Origins([kustomizationIn(folder)!], (file) => basename(file));
  const [document] = readInput([write('built.yaml', built)]).documents;
  return origins.place(document, write('base.yaml', base), 'base.yaml').placeOf!(field);
}

test('a field within a string that a patch has set is in the patch', () => {
  const patched = machine('package: [git]');
  expect(placeOf(patched, machine('packages: [git]'), patched)).toEqual({ source: 'patch.yaml', line: 11 });
});

test('a field within a string that no patch has set is in the base file', () => {
  const base = machine('package: [git]');
  expect(placeOf(base, base, 'kind: VirtualMachine\nmetadata: {name: web}\nspec: {runStrategy: Halted}\n')).toEqual({ source: 'base.yaml', line: 11 });
});

describe('a field that a JSON patch has set', () => {
  const [built, base] = [machine('package: [git]'), machine('packages: [git]')];
  const RUN = 'spec.runStrategy';
  const started = `${base}  runStrategy: On\n`;
  const operations = '- {op: test, path: /kind, value: VirtualMachine}\n- op: replace\n  path: /spec/runStrategy\n  value: On\n';
  const inKustomization = `resources: [base.yaml]\npatches:\n  - target: {kind: VirtualMachine}\n    patch: |-\n${operations.replace(/^/gm, '      ')}\n`;

  test('is in the file of the patch, at the operation', () => {
    expect(placeOf(started, base, operations, undefined, RUN)).toEqual({ source: 'patch.yaml', line: 2 });
  });

  test('is in the kustomization, if the patch is', () => {
    expect(placeOf(started, base, '', inKustomization, RUN)).toEqual({ source: 'kustomization.yaml', line: 6 });
  });

  test('is in the kustomization, if the patch is one line of it', () => {
    const inOneLine = "patches:\n  - target: {kind: VirtualMachine}\n    patch: '[{op: replace, path: /spec/runStrategy, value: On}]'\n";
    expect(placeOf(started, base, '', inOneLine, RUN)).toEqual({ source: 'kustomization.yaml', line: 3 });
  });

  test('is below the field of an operation that sets all of it, also in an item that was appended', () => {
    const volumes = JSON.stringify({ name: 'seed', cloudInitNoCloud: { userData: '#cloud-config\npackage: [git]\n' } });
    expect(placeOf(built, base, `- {op: add, path: /spec/template/spec/volumes/-, value: ${volumes}}\n`)).toEqual({ source: 'patch.yaml', line: 1 });
  });

  test('is in the base file if the patch has set another value', () => {
    expect(placeOf(started, started.replace('On', 'Off'), operations.replace('On', 'Always'), undefined, RUN)).toMatchObject({ source: 'base.yaml' });
  });
});

describe('a field that a replacement has set, to a value of another object', () => {
  const [built, base] = [machine('package: [git]'), machine('packages: [git]')];
  const target = (name: string, ...fieldPaths: string[]) => `  targets:\n    - select: {kind: VirtualMachine, name: ${name}}\n      fieldPaths:\n${fieldPaths.map((each) => `        - ${each}\n`).join('')}`;
  const replacement = (targets: string) => `- source: {kind: ConfigMap, name: sizes, fieldPath: data.a}\n${targets}`;
  const SEED = 'spec.template.spec.volumes.[name=seed].cloudInitNoCloud.userData';

  test.each([SEED, SEED.replace('[name=seed]', '0'), SEED.replace('[name=seed]', '*'), SEED.replace(/\.cloudInit.*/, '')])('is in the kustomization, at the path of the field: %s', (path) => {
    expect(placeOf(built, base, '', `replacements:\n${replacement(target('web', 'spec.other', path))}`)).toEqual({ source: 'kustomization.yaml', line: 7 });
  });

  test.each([
    ['one', replacement(target('web', SEED)).replace(/^(?:- |  )/gm, ''), 5], ['a list', replacement(target('db', SEED)) + replacement(target('web', SEED)), 10],
  ])('is in the file of the replacement, which has %s', (_, text, line) => {
    expect(placeOf(built, base, text, 'replacements: [{path: patch.yaml}]\n')).toEqual({ source: 'patch.yaml', line });
  });

  test.each([
    ['sets another field', target('web', SEED.replace('userData', 'networkData'))],
    ['sets another item', target('web', SEED.replace('seed', 'root'))],
    ['sets a field in it', target('web', `${SEED}.package.a.b`)],
    ['is for another object', target('db', SEED)],
    ['has other types of values', '  targets: [5, {select: 5}, {select: {kind: VirtualMachine}, fieldPaths: [5, {a: 1}, ""]}]\n'],
  ])('is in its own file, if the replacement %s', (_, targets) => {
    expect(placeOf(built, base, '', `replacements:\n- 5\n- {path: 5}\n- {path: nowhere.yaml}\n${replacement(targets)}`)).toMatchObject({ source: 'base.yaml' });
  });

  test('is in its own file, if that has the value', () => {
    expect(placeOf(built, built, '', `replacements:\n${replacement(target('web', SEED))}`)).toMatchObject({ source: 'base.yaml' });
  });

  test('is in a patch that has the value', () => {
    expect(placeOf(built, base, built, `replacements:\n${replacement(target('web', SEED))}patches: [{path: patch.yaml}]\n`)).toMatchObject({ source: 'patch.yaml' });
  });
});

test('a field that a strategic merge patch within the kustomization has set is there', () => {
  const [built, base] = [machine('package: [git]'), machine('packages: [git]')];
  for (const [start, line] of [['patches:\n  - patch: |\n', 13], ['patchesStrategicMerge:\n  - |\n', 13]] as const) {
    expect(placeOf(built, base, '', `${start}${built.replace(/^/gm, '      ')}`)).toEqual({ source: 'kustomization.yaml', line });
  }
});

describe('an object that is built from a file with several of its kind', () => {
  const built = (kind: string, name: string) => readInput([write('one.yaml', `kind: ${kind}\nmetadata: {name: ${name}}\n`)]).documents[0];
  const document = (name: string) => `kind: VirtualMachine\nmetadata: {name: ${name}}\n`;

  /** The place and the old name of an object that is built in a kustomization. */
  function place(kustomization: object, object: ReturnType<typeof built>, names?: readonly string[]) {
    write('kustomization.yaml', JSON.stringify(kustomization));
    const file = names && write('several.yaml', names.map(document).join('---\n'));
    const { where, oldName } = new Origins([kustomizationIn(folder)!], (path) => basename(path)).place(object, file, 'kustomization.yaml');
    return [where, oldName];
  }

  test.each([
    ['eu-web-data', ['web', 'web-data', 'data'], 'several.yaml:4', 'web-data'],
    ['eu-web', ['web', 'web-data', 'data'], 'several.yaml:1', 'web'],
    ['data', ['web', 'web-data', 'data'], 'several.yaml:7', undefined],
  ])('is the one with the longest name in its own: %s', (name, names, where, oldName) => {
    expect(place({}, built('VirtualMachine', name), names)).toEqual([where, oldName]);
  });

  test.each([
    [{ namePrefix: 'shop-' }, 'shop-db', ['shop', 'db'], 'db'],
    [{ namePrefix: 'prod-' }, 'prod-prod', ['prod', 'prod-db'], 'prod'],
    [{ namePrefix: 'eu-', nameSuffix: '-web' }, 'eu-db-web', ['web', 'db'], 'db'],
    [{ namePrefix: 'web-web-' }, 'web-web-web', ['web-web', 'web'], 'web'],
  ])('is the one whose name makes its own with the prefixes and suffixes %j: %s', (kustomization, name, names, oldName) => {
    expect(place(kustomization, built('VirtualMachine', name), names)[1]).toBe(oldName);
  });

  test('is none that has no name', () => {
    expect(place({}, built('VirtualMachine', 'web'), ['""', '{toString: 1}', '5'])).toEqual(['several.yaml', undefined]);
  });

  test('or is made by the generator of its kind whose name makes its own', () => {
    const secrets = { secretGenerator: [{ name: 'keys' }, { name: 'keys-of-users' }, { name: 'data' }], configMapGenerator: [{ name: 'keys-of' }], namePrefix: 'keys-' };
    expect(place(secrets, built('Secret', 'eu-keys-of-users-5f'))).toEqual(['kustomization.yaml', 'keys-of-users']);
    expect(place(secrets, built('Secret', 'keys-data-299gcd5t2c'))).toEqual(['kustomization.yaml', 'data']);
    expect(place(secrets, built('Secret', 'keys'))).toEqual(['kustomization.yaml', undefined]);
  });
});

describe('of several patches that set a field to the same value', () => {
  const RUN = 'spec.runStrategy';
  const vm = (name: string, spec = '') => `kind: VirtualMachine\nmetadata: {name: ${name}}\nspec:\n  a: b\n${spec}`;
  const HALTED = '  runStrategy: Halted\n';
  const operation = '- {op: add, path: /spec/runStrategy, value: Halted}\n';

  /** The file that is reported for a machine, which was built in a kustomization with some files. */
  function fileOf(name: string, kustomization: object, files: { readonly [name: string]: string }, builtName = name) {
    Object.entries({ ...files, 'kustomization.yaml': JSON.stringify(kustomization) }).forEach(([file, text]) => write(file, text));
    const origins = new Origins([kustomizationIn(folder)!], (file) => basename(file));
    const [document] = readInput([write('built.yaml', vm(builtName, HALTED))]).documents;
    return origins.place(document, write('base.yaml', vm(name)), 'base.yaml').placeOf!(RUN).source;
  }

  test.each([
    ['db', 'p1.yaml'], ['web', 'p2.yaml'], ['web-data', 'base.yaml'],
  ])('the one is reported whose target is the object: %s', (name, file) => {
    const patches = [{ target: { kind: 'VirtualMachine', name: 'db' }, path: 'p1.yaml' }, { target: { name: 'web' }, path: 'p2.yaml' }, { target: { kind: 'Service' }, path: 'p3.yaml' }];
    const files = { 'p1.yaml': operation, 'p2.yaml': operation, 'p3.yaml': operation };
    expect([fileOf(name, { patches }, files), fileOf(name, { patchesJson6902: patches }, files)]).toEqual([file, file]);
    expect(fileOf(name, { patches, namePrefix: 'eu-' }, files, `eu-${name}`)).toBe(file);
  });

  test.each([
    ['web', 'p1.yaml'], ['web-data', 'p2.yaml'], ['data', 'base.yaml'],
  ])('the one is reported that has the name of the object: %s', (name, file) => {
    const files = { 'p1.yaml': vm('web', HALTED), 'p2.yaml': vm('web-data', HALTED) };
    expect(fileOf(name, { patches: [{ path: 'p1.yaml' }, { path: 'p2.yaml' }] }, files)).toBe(file);
    expect(fileOf(name, { patchesStrategicMerge: ['p1.yaml', 'p2.yaml'], nameSuffix: '-data' }, files, `${name}-data`)).toBe(file);
    // Its name was changed by a transformer.
    expect(fileOf(name, { patches: [{ path: 'p1.yaml' }, { path: 'p2.yaml' }] }, files, `x-${name}`)).toBe(file);
  });

  test('one for a target may have any name', () => {
    expect(fileOf('web', { patches: [{ target: { kind: 'VirtualMachine' }, path: 'p1.yaml' }] }, { 'p1.yaml': vm('not-important', HALTED) })).toBe('p1.yaml');
  });

  test.each([
    ['db-1', 'p1.yaml'], ['web-1', 'p2.yaml'], ['cache', 'p3.yaml'],
  ])('a target may be a pattern, of which only .* is read: %s', (name, file) => {
    const patches = ['db.*', 'web-.*', 'cache|proxy'].map((each, index) => ({ target: { kind: 'Virtual.*', name: each }, path: `p${index + 1}.yaml` }));
    expect(fileOf(name, { patches, namePrefix: 'eu-' }, { 'p1.yaml': operation, 'p2.yaml': operation, 'p3.yaml': operation }, `eu-${name}`)).toBe(file);
  });

  test('one in JSON is read, and files that are missing or no patches are not', () => {
    const patches = [{ path: 'nowhere.yaml' }, { path: '.' }, { path: { toString: 1 } }, 5, { path: 'p1.json' }, { target: 5, path: 'p2.yaml' }];
    expect(fileOf('web', { patches }, { 'p1.json': JSON.stringify([{ op: 'add', path: '/spec/runStrategy', value: 'Halted' }]), 'p2.yaml': '5\n---\na: 1\n' })).toBe('p1.json');
  });
});

test('a patch within the kustomization has its own line, whether it has one line or several', () => {
  const built = `${machine('a: b')}  runStrategy: On\n`;
  const patch = (text: string) => `patches:\n  - target: {kind: VirtualMachine}\n    patch: ${text}\n`;
  const lineOf = (text: string) => placeOf(built, machine('a: b'), '', patch(text), 'spec.runStrategy').line;
  expect(lineOf('|-\n      - {op: add, path: /spec/runStrategy, value: On}')).toBe(4);
  expect(lineOf('|\n      - {op: test, path: /kind, value: a}\n      - {op: add, path: /spec/runStrategy, value: On}')).toBe(5);
  expect(lineOf("'[{op: add, path: /spec/runStrategy, value: On}]'")).toBe(3);
  expect(lineOf('|\n      kind: Service\n      metadata: {name: web}\n      ---\n      kind: VirtualMachine\n      metadata: {name: web}\n      spec: {runStrategy: On}')).toBe(9);
});
