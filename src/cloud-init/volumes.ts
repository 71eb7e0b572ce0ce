// The volumes that cloud-init reads: their kinds, their fields with user data and network data, and how to read and replace a machine's volumes.
import { listOf, withFields } from '../plain-data/plain-data';

/** The fields of a volume that hold user data and network data. */
export const CLOUD_INIT_TYPES = ['cloudInitNoCloud', 'cloudInitConfigDrive'] as const;

/** Where a cloud-init volume can have its user data or its network data. */
export interface DataFields {
  /** The field with the text. */
  readonly plain: 'userData' | 'networkData';
  readonly base64: 'userDataBase64' | 'networkDataBase64';
  /** The field with the reference to a Secret. */
  readonly reference: 'secretRef' | 'networkDataSecretRef';
  /** The keys in the Secret. KubeVirt reads the first that exists. */
  readonly keys: readonly [string, string];
}

export const USER_DATA: DataFields = { plain: 'userData', base64: 'userDataBase64', reference: 'secretRef', keys: ['userdata', 'userData'] };

export const NETWORK_DATA: DataFields = {
  plain: 'networkData', base64: 'networkDataBase64', reference: 'networkDataSecretRef', keys: ['networkdata', 'networkData'],
};

export const DATA_FIELDS: readonly DataFields[] = [USER_DATA, NETWORK_DATA];

/** The paths in a volume at which cloud-init's Secrets are named. */
export const SECRET_NAMES: readonly string[] = CLOUD_INIT_TYPES.flatMap((type) => DATA_FIELDS.map(({ reference }) => `${type}.${reference}.name`));

/** The volumes of a VirtualMachine. */
export function volumesOf(machine: any): readonly any[] {
  return listOf(machine.spec?.template?.spec?.volumes);
}

/** A VirtualMachine's spec with other volumes. */
export function withVolumes(spec: any, volumes: readonly any[]): any {
  return withFields(spec, { template: withFields(spec.template, { spec: withFields(spec.template.spec, { volumes }) }) });
}
