// Nulls where KubeVirt's webhook minds them: the API server removes them only after it has looked.
import { FITS_SCHEMA } from './schema';
import type { Issue } from '../issues/issues';
import { isMap } from '../plain-data/plain-data';

/** Go writes this one as null itself. */
const WRITTEN_AS_NULL = 'creationTimestamp';

/** The nulls in the metadata that a VirtualMachine gives to what it makes. */
export function nullViolations(object: any): Issue[] {
  if (object?.kind !== 'VirtualMachine' || !String(object.apiVersion).startsWith('kubevirt.io/') || !isMap(object.spec)) {
    return [];
  }
  const { template, dataVolumeTemplates } = object.spec;
  const volumes = Array.isArray(dataVolumeTemplates) ? dataVolumeTemplates : [];
  const paths = [
    ...nulls('spec.template.metadata', template?.metadata),
    ...volumes.flatMap((volume, index) => isMap(volume?.metadata) ? [...nulls(`spec.dataVolumeTemplates[${index}].metadata`, volume.metadata)] : []),
  ];
  return paths.map((path) => ({ path, message: 'null is refused here, write a value or leave the field out', rule: FITS_SCHEMA.name }));
}

function* nulls(path: string, value: unknown): Iterable<string> {
  if (value === null) {
    yield path;
  } else if (isMap(value)) {
    for (const [field, inner] of Object.entries(value).filter(([name]) => name !== WRITTEN_AS_NULL)) {
      yield* nulls(/\.(?:labels|annotations)$/.test(path) ? `${path}[${field}]` : `${path}.${field}`, inner);
    }
  }
}
