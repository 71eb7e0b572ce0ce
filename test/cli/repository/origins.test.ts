import { mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { basename, join } from 'path';
import { readInput } from '../../../src/cli/manifests/documents';
import { Origins } from '../../../src/cli/repository/origins';

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
function placeOf(built: string, base: string, patch: string) {
  const origins = new Origins([write('patch.yaml', patch)], (file) => basename(file));
  const [document] = readInput([write('built.yaml', built)]).documents;
  return origins.place(document, write('base.yaml', base), 'base.yaml').placeOf!(FIELD);
}

test('a field within a string that a patch has set is in the patch', () => {
  const patched = machine('package: [git]');
  expect(placeOf(patched, machine('packages: [git]'), patched)).toEqual({ source: 'patch.yaml', line: 11 });
});

test('a field within a string that no patch has set is in the base file', () => {
  const base = machine('package: [git]');
  expect(placeOf(base, base, 'kind: VirtualMachine\nmetadata: {name: web}\nspec: {runStrategy: Halted}\n')).toEqual({ source: 'base.yaml', line: 11 });
});
