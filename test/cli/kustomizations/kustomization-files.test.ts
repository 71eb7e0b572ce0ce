import { mkdtempSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { report } from '../../../src/cli/findings/finding';
import { findings } from '../../../src/cli/findings/findings';
import { openRepository } from '../../../src/cli/repository/open-repository';
import { testWith } from '../../optional-tool';
import { KUSTOMIZE, type Tree, writeTree } from '../repository/trees';

const withKustomize = testWith('kustomize', 'version');

async function found(tree: Tree) {
  const folder = mkdtempSync(join(tmpdir(), 'kustomization-files-'));
  writeTree(folder, tree);
  const repository = await openRepository([folder]);
  const { checked, violations, others } = findings(repository);
  return { checked, others, violations: violations.map((each) => report(each).replace(`${folder}/`, '')), notes: repository.notes, leftovers: repository.leftovers.map(({ kind }) => kind) };
}

describe('a kustomization in a file without an extension', () => {
  const OVERLAYS = {
    'base/kustomization.yaml': 'resources: [vm.yaml]\n',
    'base/vm.yaml': KUSTOMIZE['base/vm.yaml'],
    'overlays/test/Kustomization': 'namePrefix: test-\nresources: [../../base]\npatches:\n- target: {kind: VirtualMachine}\n  patch: |-\n    - {op: replace, path: /spec/runStrategy, value: Never}\n',
  };

  withKustomize('is built, although no other file of its folder is YAML', async () => {
    expect(await found(OVERLAYS)).toEqual({
      checked: 1,
      others: {},
      notes: [],
      leftovers: [],
      violations: [expect.stringMatching(/^overlays\/test\/Kustomization:6: VirtualMachine\/test-web: spec\.runStrategy: "Never"/)],
    });
  });

  withKustomize('is built if the folder has nothing else', async () => {
    expect(await found({ Kustomization: 'configMapGenerator: [{name: a, literals: [b=c]}]\n' })).toMatchObject({ checked: 1, notes: [] });
  });
});

describe('objects of Flux in a file named like a kustomization', () => {
  const flux = (name: string) => `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: ${name}}\nspec: {interval: 10m, path: ./apps, prune: true, sourceRef: {kind: GitRepository, name: apps}}\n`;

  test('are objects', async () => {
    expect(await found({ 'clusters/kustomization.yaml': `${flux('apps')}---\n${flux('infrastructure')}`, 'apps/vm.yaml': KUSTOMIZE['base/vm.yaml'] })).toEqual({
      checked: 1, others: { 'kustomize.toolkit.fluxcd.io/v1 Kustomization': 2 }, violations: [], notes: [], leftovers: [],
    });
  });

  withKustomize('may be resources of a kustomization', async () => {
    const tree = { 'kustomization.yaml': 'resources: [flux/kustomization.yaml, vm.yaml]\n', 'flux/kustomization.yaml': flux('apps'), 'vm.yaml': KUSTOMIZE['base/vm.yaml'] };
    expect(await found(tree)).toEqual({ checked: 1, others: { 'kustomize.toolkit.fluxcd.io/v1 Kustomization': 1 }, violations: [], notes: [], leftovers: [] });
  });
});
