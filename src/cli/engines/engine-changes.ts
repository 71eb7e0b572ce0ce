// What Flux and Argo CD change in the objects of a folder, beside their namespace: the fields that its kustomization gets, labels and annotations,
// and the values of `${name}`.
import { fieldAt, itemsAt } from '../../plain-data/fields';
import { isMap, omitEmpty, textOf } from '../../plain-data/plain-data';

export interface Changes {
  /** The fields that the kustomization of the folder gets, beside its own. */
  readonly fields: { readonly [field: string]: any };
  /** The path of these fields in the object of Flux or Argo CD. */
  readonly path: string;
  /** Whether a folder without a kustomization gets one for these fields. */
  readonly isGenerated: boolean;
  /** The first field whose effect is not known. */
  readonly unknown?: string;
  /** The labels and annotations that each object gets. */
  readonly metadata: { readonly labels?: object; readonly annotations?: object };
  /** The values of `${name}`, by name. */
  readonly values: ReadonlyMap<string, string>;
}

/** Changes that make the same of objects have the same key. */
export function changesKey({ fields, unknown, metadata, values }: Partial<Changes> = {}): string {
  return JSON.stringify([fields ?? {}, unknown ?? '', metadata ?? {}, [...values ?? []]]);
}

/** The fields of Flux and of Argo CD that have the names and the meaning of those of a kustomization. */
const FLUX_FIELDS = ['images', 'components', 'namePrefix', 'nameSuffix'];
const ARGO_FIELDS = ['components', 'namePrefix', 'nameSuffix', 'replicas'];

/** Flux refuses other names of values. */
const NAME = /^[_a-zA-Z][_a-zA-Z0-9]*$/;

/** @param valuesFrom the values of a ConfigMap in the repository, if it is known */
export function changesOfFlux(spec: any, valuesFrom: (name: string) => object | undefined): Changes {
  return {
    fields: omitEmpty({ ...fieldsAt(spec, FLUX_FIELDS), ...patchesOfFlux(spec) }),
    path: 'spec',
    isGenerated: true,
    metadata: omitEmpty({ labels: mapAt(spec, 'commonMetadata.labels'), annotations: mapAt(spec, 'commonMetadata.annotations') }),
    values: valuesOf(spec, valuesFrom),
  };
}

/** The patches of Flux, which are no files. The older fields have them as objects. */
export function patchesOfFlux(spec: unknown): { readonly [field: string]: any } {
  const textAt = (item: any, field: string) => typeof item[field] === 'object' ? JSON.stringify(item[field]) : textOf(item[field]);
  const patchesIn = (field: string) => itemsAt(spec, field).filter(isMap).map((item: any) => omitEmpty({ patch: textAt(item, 'patch'), target: item.target }));
  return omitEmpty({
    patches: patchesIn('patches'),
    patchesStrategicMerge: itemsAt(spec, 'patchesStrategicMerge').filter(isMap).map((item) => JSON.stringify(item)),
    patchesJson6902: patchesIn('patchesJson6902'),
  });
}

function fieldsAt(value: unknown, fields: readonly string[]): { readonly [field: string]: any } {
  return Object.fromEntries(fields.map((field) => [field, fieldAt(value, field)]));
}

/** The values that are known. A Secret may replace those of the sources before it, but not those in the object itself. */
function valuesOf(spec: any, valuesFrom: (name: string) => object | undefined): ReadonlyMap<string, string> {
  const sources = itemsAt(spec, 'postBuild.substituteFrom').map(({ kind, name }) => kind === 'ConfigMap' ? valuesFrom(textOf(name)) : undefined);
  const known = [...sources.slice(sources.lastIndexOf(undefined) + 1), mapAt(spec, 'postBuild.substitute')];
  return new Map(known.flatMap((map) => Object.entries(map ?? {})).filter(([name, value]) => NAME.test(name) && typeof value === 'string'));
}

/**
 * @param source that of the folder
 * @param path that of the source in the object
 * @param isFilledIn whether the source is of a template, in which what is left of placeholders is not known
 */
export function changesOfArgo(source: any, path: string, isFilledIn: boolean): Changes {
  const { kustomize } = source;
  const [commonLabels, images] = [mapAt(kustomize, 'commonLabels'), itemsAt(kustomize, 'images').map(imageOf)];
  const all = omitEmpty({
    ...fieldsAt(kustomize, ARGO_FIELDS),
    patches: itemsAt(kustomize, 'patches').filter(isMap).map((item) => omitEmpty(fieldsAt(item, ['patch', 'path', 'target', 'options']))),
    images: images.filter((image) => image !== undefined),
    ...fieldAt(kustomize, 'labelWithoutSelector') === true
      ? { labels: commonLabels && [{ pairs: commonLabels, includeTemplates: fieldAt(kustomize, 'labelIncludeTemplates') === true }] } : { commonLabels },
    commonAnnotations: mapAt(kustomize, 'commonAnnotations'),
  });
  const isKnown = (field: string) => !isFilledIn || !JSON.stringify(all[field]).includes('{{');
  const unknown = [
    ...Object.keys(all).filter((field) => !isKnown(field)),
    ...images.includes(undefined) ? ['images'] : [],
    ...fieldAt(kustomize, 'commonAnnotationsEnvsubst') === true ? ['commonAnnotationsEnvsubst'] : [],
  ];
  return {
    fields: Object.fromEntries(Object.entries(all).filter(([field]) => !unknown.includes(field))),
    path: `${path}.kustomize`,
    isGenerated: false,
    ...unknown.length > 0 && { unknown: `${path}.kustomize.${unknown[0]}` },
    metadata: {},
    values: new Map(),
  };
}

/** An image as Argo CD passes it to `kustomize edit set image`: `name=other:tag`, where each part but one may be missing. */
const IMAGE = /^(?:([^=]+)=)?([^=@*]+?)(?::([^/:@]+))?(?:@([^@]+))?$/;

function imageOf(text: unknown): object | undefined {
  const [, name, newName, newTag, digest] = IMAGE.exec(textOf(text)) ?? [];
  return newName === undefined ? undefined : omitEmpty({ name: name ?? newName, newName: name === undefined ? undefined : newName, newTag, digest });
}

function mapAt(value: unknown, path: string): { readonly [key: string]: any } | undefined {
  const found = fieldAt(value, path);
  return isMap(found) ? found : undefined;
}
