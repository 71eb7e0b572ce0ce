import { mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { basename, join } from 'path';
import { readInput } from '../../../src/cli/manifests/documents';
import { kustomizationIn } from '../../../src/cli/repository/kustomizations';
import { Origins } from '../../../src/cli/repository/origins';
import { Patches } from '../../../src/cli/repository/patches';

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
  const origins = new Origins(new Patches([kustomizationIn(folder)!]), (file) => basename(file));
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

test('a field that a strategic merge patch within the kustomization has set is there', () => {
  const [built, base] = [machine('package: [git]'), machine('packages: [git]')];
  for (const [start, line] of [['patches:\n  - patch: |\n', 13], ['patchesStrategicMerge:\n  - |\n', 13]] as const) {
    expect(placeOf(built, base, '', `${start}${built.replace(/^/gm, '      ')}`)).toEqual({ source: 'kustomization.yaml', line });
  }
});

describe('an object that is built from a file with several of its kind', () => {
  const origins = new Origins(new Patches([]), (file) => basename(file), [
    { kind: 'Secret', name: 'keys', files: new Map() }, { kind: 'Secret', name: 'keys-of-users', files: new Map() }, { kind: 'ConfigMap', name: 'keys-of', files: new Map() },
  ]);
  const built = (kind: string, name: string) => readInput([write('one.yaml', `kind: ${kind}\nmetadata: {name: ${name}}\n`)]).documents[0];
  const base = write('several.yaml', ['web', 'web-data', 'data'].map((name) => `kind: VirtualMachine\nmetadata: {name: ${name}}\n`).join('---\n'));
  const place = (document: ReturnType<typeof built>, file?: string) => {
    const { where, oldName } = origins.place(document, file, 'kustomization.yaml');
    return [where, oldName];
  };

  test('is the one with the longest name in its own', () => {
    expect(place(built('VirtualMachine', 'eu-web-data'), base)).toEqual(['several.yaml:4', 'web-data']);
    expect(place(built('VirtualMachine', 'eu-web'), base)).toEqual(['several.yaml:1', 'web']);
    expect(place(built('VirtualMachine', 'data'), base)).toEqual(['several.yaml:7', undefined]);
  });

  test('or is made by the generator of its kind with the longest name in its own', () => {
    expect(place(built('Secret', 'eu-keys-of-users-5f'))).toEqual(['kustomization.yaml', 'keys-of-users']);
    expect(place(built('Secret', 'keys'))).toEqual(['kustomization.yaml', undefined]);
  });
});
