// The files of a volume with fields and resources of the machine's pod. KubeVirt admits any, but Kubernetes refuses a pod with unknown ones.
import type { DownwardApiField } from './volume-source-options';
import { checkExactlyOne, checkRange } from '../issues/checks';
import { ANNOTATION_KEY, type Format, format, LABEL_KEY, OBJECT_NAME } from '../issues/formats';
import type { Issues } from '../issues/issues';
import { checkFieldFormats } from '../issues/shape-issues';
import { omitEmpty } from '../plain-data/plain-data';
import { canonicalQuantity } from '../plain-data/quantity';

/** The container of a machine's pod that the machine runs in. */
export const COMPUTE_CONTAINER = 'compute';

/** A file's path in the volume. Kubernetes reserves names that begin with "..". */
export const VOLUME_FILE: Format = {
  is: 'a relative path',
  matches: (text) => !/^(?:\/|\.\.)/.test(text) && !text.split('/').includes('..') && text.split('/').some((name) => name !== '' && name !== '.'),
  write: 'a path that neither starts with "/" nor has ".." in it, such as "labels"',
};

const WHOLE_FIELD = /^metadata\.(?:name|namespace|uid|labels|annotations)$/;

const KEY_OF_FIELD = /^metadata\.(labels|annotations)\['(.*)'\]$/s;

export const POD_FIELD: Format = {
  is: 'a field of a pod that a volume can show',
  matches: (text) => {
    const [, field, key] = KEY_OF_FIELD.exec(text) ?? [];
    return key === undefined ? WHOLE_FIELD.test(text) : (field === 'labels' ? LABEL_KEY : ANNOTATION_KEY).matches(key);
  },
  write: 'metadata.name, .namespace, .uid, .labels or .annotations, or one of these such as "metadata.labels[\'app\']"',
};

export const CONTAINER_RESOURCE = format('a resource of a container', /^(?:limits|requests)\.(?:(?:cpu|memory|ephemeral-storage)$|hugepages-)/,
  '"limits." or "requests." and cpu, memory, ephemeral-storage or hugepages of a size, such as "limits.memory"');

const CPU_RESOURCE = /^(?:limits|requests)\.cpu$/;

const unitFormat = (is: string, pattern: RegExp, write: string): Format => ({ is, matches: (text) => pattern.test(canonicalQuantity(text)), write });

const CPU_UNIT = unitFormat('a unit of CPUs', /^(?:0|1|1m)$/, '"1", or "1m" for thousandths');

const BYTES_UNIT = unitFormat('a unit of bytes', /^(?:0|1(?:[kMGTPE]|[KMGTPE]i)?)$/, 'a single one, such as "1Mi" or "1M"');

/** The units that a resource can be counted in. */
export function unitFormatOf(resource: string): Format {
  return CPU_RESOURCE.test(resource) ? CPU_UNIT : BYTES_UNIT;
}

/** The permissions of a file. */
export const MAX_MODE = 0o777;

/** A file in wire form. */
export function downwardApiFile({ path, fieldPath, resource, containerName = COMPUTE_CONTAINER, divisor, mode }: DownwardApiField) {
  return omitEmpty({
    path,
    fieldRef: omitEmpty({ fieldPath }),
    resourceFieldRef: resource === undefined ? undefined : omitEmpty({ containerName, resource, divisor }),
    mode,
  });
}

/** The issues of a file: no content or two, or values that Kubernetes refuses. */
export function* downwardApiIssues(path: string, field: DownwardApiField): Issues {
  const { fieldPath, resource = '', mode } = field;
  yield* checkExactlyOne(path, { fieldPath, resource: field.resource });
  yield* checkFieldFormats(path, field, {
    path: VOLUME_FILE, fieldPath: POD_FIELD, resource: CONTAINER_RESOURCE, containerName: OBJECT_NAME, divisor: unitFormatOf(resource),
  });
  yield* checkRange(`${path}.mode`, mode, 0, MAX_MODE);
}
