// Nulls that KubeVirt's webhook refuses: it runs before the API server removes them.
import { FITS_SCHEMA } from './schema';
import type { Issue } from '../issues/issues';
import { isMap } from '../plain-data/plain-data';

/** Go writes this field as null itself, so null is allowed. */
const WRITTEN_AS_NULL = 'creationTimestamp';

/** The nulls in the metadata of a VirtualMachine's template and DataVolume templates. */
export function nullViolations(object: any): Issue[] {
  if (object?.kind !== 'VirtualMachine' || !String(object.apiVersion).startsWith('kubevirt.io/') || !isMap(object.spec)) {
    return [];
  }
  const { template, dataVolumeTemplates } = object.spec;
  const volumes = Array.isArray(dataVolumeTemplates) ? dataVolumeTemplates : [];
  const paths = [
    ...nullPaths('spec.template.metadata', template?.metadata),
    ...volumes.flatMap((volume, index) => isMap(volume?.metadata) ? [...nullPaths(`spec.dataVolumeTemplates[${index}].metadata`, volume.metadata)] : []),
  ];
  return paths.map((path) => ({ path, message: 'null is refused here, write a value or leave the field out', rule: FITS_SCHEMA.name }));
}

function* nullPaths(path: string, value: unknown): Iterable<string> {
  if (value === null) {
    yield path;
  } else if (isMap(value)) {
    for (const [field, inner] of Object.entries(value).filter(([name]) => name !== WRITTEN_AS_NULL)) {
      yield* nullPaths(/\.(?:labels|annotations)$/.test(path) ? `${path}[${field}]` : `${path}.${field}`, inner);
    }
  }
}
