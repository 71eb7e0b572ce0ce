// Repositories with folders that Flux and Argo CD apply, and what is found in them.
import { mkdtempSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { dump } from 'js-yaml';
import { KUSTOMIZE, type Tree, writeTree } from './trees';
import { findings } from '../../../src/cli/findings/findings';
import { openRepository } from '../../../src/cli/repository/open-repository';

export const VM = KUSTOMIZE['base/vm.yaml'];
export const IN_CLUSTER = 'https://kubernetes.default.svc';

/** A document of an object, which may follow others in its file. */
export const object = (apiVersion: string, kind: string, name: string, spec: object) => `---\n${dump({ apiVersion, kind, metadata: { name, namespace: 'gitops' }, spec })}`;
export const inNamespace = (namespace: string) => VM.replace('name: web', `name: web\n  namespace: ${namespace}`);

export function written(tree: Tree): string {
  const folder = mkdtempSync(join(tmpdir(), 'applied-'));
  writeTree(folder, tree);
  return folder;
}

/** The number of checked objects, and the places and rules of violations. */
export async function found(tree: Tree, below = '') {
  const folder = written(tree);
  const { checked, violations, advice } = findings(await openRepository([join(folder, below)], { includeNested: true }));
  const short = ({ file, rule }: { readonly file: string; readonly rule?: string }) => `${file.replace(`${folder}/`, '')} ${rule}`;
  return { checked, violations: violations.map(short), advice: advice.filter(({ rule }) => rule === 'name-misspelt').map(short) };
}

export const NONE = { violations: [], advice: [] };

/** Two folders with a machine of the same name. */
export const TWO: Tree = { 'apps/one/vm.yaml': VM, 'apps/two/vm.yaml': VM };
export const DUPLICATE = { checked: 2, violations: ['apps/two/vm.yaml objects-distinct'], advice: [] };
