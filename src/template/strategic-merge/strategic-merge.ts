// The public API of Kubernetes' strategic merge of a VirtualMachine: plain objects in, a plain object out.
import type { JsonMap } from './json-values';
import { mergeMaps } from './maps';
import { Shape } from './merge-schema';
import { patchObject } from './patch';
import { copy } from '../../issues/checked-copy';
import { Trail } from '../../issues/issue-trail';
import { refuse } from '../../issues/issues';
import { atLeast, anything, type Check, required } from '../../issues/shape';
import { shapeIssues } from '../../issues/shape-issues';
import { isMap } from '../../plain-data/plain-data';

/**
 * How a strategic merge handles lists.
 */
export interface StrategicMergeOptions {
  /**
   * A key, such as `name`, to merge lists that Kubernetes would replace whole: disks, interfaces, networks, volumes,
   * dataVolumeTemplates, and others.
   *
   * It applies if every item on both sides is a map that has the key as a string or a number, or has it in its metadata, as
   * dataVolumeTemplates do. The base keeps its order, and new items come last. An item of the patch may have `$patch: delete`, or
   * `$patch: replace` to take the patch's list instead. An empty list in the patch changes nothing. Lists that Kubernetes merges
   * keep its key and its order, and all other lists are replaced.
   *
   * @default - lists are replaced, except those that Kubernetes merges
   */
  readonly mergeListsBy?: string;
}

const key: Check = (value) => typeof value === 'string' && value !== '' ? undefined : 'write the field that names an item, such as "name"';

const OPTIONS = required(atLeast({ mergeListsBy: key }, anything), 'write {}');

/**
 * Kubernetes' strategic merge patch for a VirtualMachine of `kubevirt.io/v1`, as an API server applies it to types
 * compiled into it.
 *
 * - Maps merge, and `null` deletes a field.
 * - Lists are replaced whole, except `topologySpreadConstraints` (by `topologyKey`), `ownerReferences` (by `uid`) and
 *   `finalizers` (a set). There, new items go before the base's, and an empty list changes nothing.
 * - `$patch: replace` and `$patch: delete` work in maps and in items of lists that merge; `$retainKeys`,
 *   `$deleteFromPrimitiveList/<list>` and `$setElementOrder/<list>` work in maps. In a map or list that the base lacks,
 *   maps with `$patch` are dropped and the other directives stay as they are.
 * - If a patch has a list and its `$deleteFromPrimitiveList`, Kubernetes applies them in any order; here the deletion is last.
 */
export class StrategicMerge {
  /**
   * Merges a patch into a base. Neither is changed, and the result shares nothing with them.
   *
   * Both are plain values as JSON.parse returns them, or YAML: a whole VirtualMachine, or only its `metadata` and `spec`. A value
   * of undefined counts as absent, and so does a base or patch that is null. In Python, Java and Go, a null in a patch is lost before
   * the library sees it: write the patch as YAML, or use `$patch: delete` in maps.
   *
   * Throws one error that lists every field that cannot be merged, by its path: two maps or two lists in a field that
   * KubeVirt's types do not know, items without their merge key or of several kinds, unknown or misplaced directives,
   * values that contain themselves, instances of classes, functions, numbers that are not finite.
   *
   * @param base the VirtualMachine to change
   * @param patch the changes
   * @param options how lists merge
   */
  public static apply(base: any, patch: any, options: StrategicMergeOptions = {}): any {
    refuse(shapeIssues(options, OPTIONS, isMap(options) ? '' : 'options'));
    const { mergeListsBy } = options;
    const trail = new Trail('patch');
    const baseCopy = checkedCopy(patchObject(base, 'base'), new Trail('base', 'base.'));
    const patchCopy = checkedCopy(patchObject(patch, 'patch'), trail);
    return trail.finish(() => mergeMaps(baseCopy, patchCopy, Shape.machine, { trail, mergeListsBy }));
  }

  private constructor() {}
}

/** The merge changes its arguments, so it gets copies. */
function checkedCopy(document: any, trail: Trail): JsonMap {
  return trail.finish(() => copy(document, trail) ?? {});
}
