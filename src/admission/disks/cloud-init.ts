// The user data and network data on a machine's cloud-init volumes.
import type { CloudInitConfigDriveSource, CloudInitNoCloudSource, Volume } from '../../../imports/kubevirt';
import { CLOUD_INIT_TYPES, DATA_FIELDS } from '../../cloud-init/volumes';
import { isPlaceholder } from '../../issues/formats';
import { bytesOfBase64, isBase64 } from '../../plain-data/base64';
import { type Refuse, refuseBelow } from '../refuse';
import type { MachineRule } from '../rule';

export type CloudInitSource = CloudInitConfigDriveSource | CloudInitNoCloudSource;

/** The most bytes of data that KubeVirt accepts in a manifest. */
const MAX_BYTES = 2048;

/** A cloud-init volume has data, and each kind of it in one field. */
export const cloudInitHasData: MachineRule = {
  name: 'cloud-init-has-data',
  refuses: 'a cloud-init volume without data, with the same data in two fields, or with malformed base64',
  story: 'User data sets up the guest, and network data configures its interfaces. Write each of them in one field only: as a reference to a '
    + 'Secret, as plain text, or in base64. Data that contains a password belongs in a Secret.',
  when: CLOUD_INIT_TYPES.map((type) => `volumes[].${type}`),
  check: ({ volumes }, refuse) => cloudInitSources(volumes).forEach(({ path, source }) => refuseData(source, refuseBelow(path, refuse))),
};

/** Data in a manifest must be short. */
export const cloudInitFits: MachineRule = {
  name: 'cloud-init-fits',
  refuses: `more than ${MAX_BYTES} bytes of user data or network data in a machine's manifest`,
  story: 'The manifest is sent around the cluster with every change of the machine. A Secret holds up to 1 MiB: put the data there, under the key '
    + 'userdata or networkdata.',
  when: CLOUD_INIT_TYPES.flatMap((type) => DATA_FIELDS.flatMap(({ plain, base64 }) => [`volumes[].${type}.${plain}`, `volumes[].${type}.${base64}`])),
  check: ({ volumes }, refuse) => cloudInitSources(volumes).forEach(({ path, source }) => refuseSize(source, refuseBelow(path, refuse))),
};

/** The source of a cloud-init volume, and its path in the machine. */
interface PlacedSource {
  readonly path: string;
  readonly type: typeof CLOUD_INIT_TYPES[number];
  readonly source: CloudInitSource;
}

/** The sources of a machine's cloud-init volumes. */
export function cloudInitSources(volumes: readonly Volume[] = []): readonly PlacedSource[] {
  const sources: PlacedSource[] = [];
  for (const [index, volume] of volumes.entries()) {
    for (const type of CLOUD_INIT_TYPES) {
      const source = volume?.[type];
      if (source) {
        sources.push({ path: `volumes[${index}].${type}`, type, source });
      }
    }
  }
  return sources;
}

function refuseData(source: CloudInitSource, refuse: Refuse): void {
  const fieldsByKind = DATA_FIELDS.map(({ plain, base64, reference }) => [
    ...[plain, base64].filter((field) => source[field]),
    ...source[reference]?.name ? [reference] : [],
  ]);
  if (fieldsByKind.every((fields) => fields.length === 0)) {
    refuse('', 'there is nothing for cloud-init to read, write userData, or secretRef with the name of a Secret');
  }
  fieldsByKind.forEach((fields) => fields.length > 1 && refuse(fields[1], `${fields.join(' and ')} are set together, keep one of them`));
  DATA_FIELDS.forEach(({ plain, base64 }) => {
    const text = source[base64];
    if (text && !isBase64(text) && !isPlaceholder(text)) {
      refuse(base64, `this string is not base64, encode it or write it as ${plain}`);
    }
  });
}

function refuseSize(source: CloudInitSource, refuse: Refuse): void {
  for (const { plain, base64, reference } of DATA_FIELDS) {
    for (const [field, bytes] of [[plain, Buffer.byteLength(source[plain] ?? '')], [base64, bytesOfBase64(source[base64] ?? '')]] as const) {
      if (bytes !== undefined && bytes > MAX_BYTES && !isPlaceholder(source[field]!)) {
        refuse(field, `${bytes} bytes exceed the limit of ${MAX_BYTES} for a manifest, move the data to a Secret and write its name as ${reference}`);
      }
    }
  }
}
