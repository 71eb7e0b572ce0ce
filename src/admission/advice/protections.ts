// Advice on annotations that ask to keep an object, in a case that their engine does not obey.
import type { MetadataRule } from '../rule';

/** What engines compare exactly. Flux ignores case. */
const EXACT: readonly (readonly [annotation: string, options: readonly string[], engine: string])[] = [
  ['argocd.argoproj.io/sync-options', ['Prune=false', 'Delete=false'], 'Argo CD'],
  ['helm.sh/resource-policy', ['keep'], 'Helm, when it upgrades a release,'],
];

/** An object that seems to be protected is deleted. */
export const protectionMisspelt: MetadataRule = {
  name: 'protection-misspelt',
  refuses: 'an annotation that asks to keep an object in another case than its engine obeys, such as Prune=False',
  story: 'Argo CD compares sync options exactly, and Helm the value of helm.sh/resource-policy when a release is upgraded. Another case, such as '
    + 'Prune=False or Keep, protects nothing: the object is deleted once its manifest is gone, a disk with its data. Nothing reports that.',
  when: ['annotations'],
  check: ({ annotations = {} }, advise) => EXACT.forEach(([annotation, options, engine]) => {
    const written: unknown = annotations[annotation];
    const given = typeof written === 'string' ? written.split(',').map((each) => each.trim()) : [];
    for (const option of options) {
      const misspelt = given.find((each) => each !== option && each.toLowerCase() === option.toLowerCase());
      if (misspelt !== undefined) {
        advise(`annotations[${annotation}]`, `${engine} does not obey ${JSON.stringify(misspelt)}, write ${JSON.stringify(option)}`);
      }
    }
  }),
};
