// The kustomizations to build: each as it is, and as each object of Flux or Argo CD changes it that applies its folder.
import { existsSync } from 'fs';
import { basename } from 'path';
import type { AppliedFolder, AppliedFolders, AppliedTo } from './applied-folders';
import { isFluxObject, nameOfApplier } from './appliers';
import { changesKey } from './engine-changes';
import { extended } from './extended-kustomizations';
import { groupBy } from '../../plain-data/plain-data';
import { closure, type Kustomization, kustomizationIn, topmost } from '../kustomizations/kustomizations';
import type { UnbuiltKustomization } from '../kustomizations/kustomize';

interface Variant {
  /** The kustomization, and those that it includes. */
  readonly all: readonly Kustomization[];
  /** Whether Flux applies it. */
  readonly isOfFlux: boolean;
  readonly destinations: readonly AppliedTo[];
  /** The file that messages name. */
  readonly file: string;
  /** The fields that it is built without. */
  readonly unknown: readonly UnbuiltKustomization[];
}

/** The most variants of one kustomization that are built. More of them must not cost hours. */
const MAX_VARIANTS = 100;

export function variantsOf(kustomizations: readonly Kustomization[], applied: AppliedFolders): Variant[] {
  const tops = topmost(kustomizations);
  const built = new Set(tops.map(([{ folder }]) => folder));
  const extendedFolders = new Set(applied.extended.map(({ folder }) => folder));
  // One that others include may be applied by itself, too.
  const included = kustomizations.filter(({ folder, isComponent }) => extendedFolders.has(folder) && !built.has(folder) && !isComponent).map(closure);
  return [...tops, ...included].flatMap((all) => {
    const [{ folder, file }] = all;
    // Flux makes one for a folder without a kustomization.
    const isMade = !existsSync(file);
    const isOfFiles = isMade && all.length === 1;
    const changesIn = (each: AppliedTo) => each.folder === folder ? each.changes : undefined;
    const isBuilt = (each: AppliedTo) => built.has(folder) || Object.keys(changesIn(each)?.fields ?? {}).length > 0;
    const destinations = applied.destinationsOf(file, isOfFiles ? undefined : folder).filter(isBuilt);
    const groups = [...groupBy(destinations, (each) => fieldsKey(changesIn(each))).values()];
    return groups.slice(0, MAX_VARIANTS).map((group, index): Variant => {
      const [first] = group;
      const changes = changesIn(first);
      const isChanged = changes !== undefined && Object.keys(changes.fields).length > 0;
      return {
        all: isChanged ? extended(all, changes, first as AppliedFolder) : all,
        isOfFlux: group.some(({ object }) => isFluxObject(object)),
        destinations: group,
        file: isMade ? first.file ?? file : file,
        unknown: [...index > 0 ? [] : beyondLimit(file, groups), ...unknownFields(file, first, changes)],
      };
    });
  });
}

/** The variants of a kustomization that are too many to build. */
function beyondLimit(file: string, groups: readonly (readonly AppliedTo[])[]): UnbuiltKustomization[] {
  return groups.slice(MAX_VARIANTS).map(([{ object }]) => (
    { file, uses: [], instead: 'others are', why: `not built as ${nameOfApplier(object)} applies it, which is one of more than ${MAX_VARIANTS}` }
  ));
}

/** A kustomization that is built without fields of the object that applies it, since they are not known. */
function unknownFields(file: string, { object }: AppliedTo, changes: AppliedTo['changes']): UnbuiltKustomization[] {
  return changes?.unknown === undefined ? [] : [{
    file,
    uses: [],
    instead: 'it is built without them',
    why: `not built as ${nameOfApplier(object)} applies it, with fields that are not known (${changes.unknown})`,
  }];
}

function fieldsKey(changes: AppliedTo['changes']): string {
  return changesKey(changes && { fields: changes.fields, unknown: changes.unknown });
}

/** The fields of Argo CD for folders without a kustomization, which it does not build. */
export function withoutKustomization(applied: AppliedFolders): UnbuiltKustomization[] {
  const missing = applied.extended.filter(({ folder, changes }) => !changes!.isGenerated && kustomizationIn(folder) === undefined);
  return missing.map(({ folder, file, object, changes }) => ({
    file, uses: [], why: `not built: ${nameOfApplier(object)} has ${changes!.path}, but ${basename(folder)} has no kustomization.yaml`,
  }));
}
