// The disks from which a guest reads values of Secrets: one for each Secret, found by its label.
import type { JoinMethod } from './joining';
import type { SecretKeyReference } from '../../cloud-init/secret-value';
import { issue, refuse } from '../../issues/issues';
import { VolumeSource } from '../../storage/volume-source';
import type { VirtualMachineTemplate } from '../../template/virtual-machine-template';

/** A disk with the values of a Secret. */
export interface SecretDisk {
  /** The disk's name, serial number and label. The guest finds the disk by its label. */
  readonly name: string;
  readonly secretName: string;
  /** The files that the guest creates, each with the key of its value in the Secret. */
  readonly files: ReadonlyArray<readonly [file: string, key: string]>;
}

/** The disks that registration needs. */
export function secretDisks({ secrets }: JoinMethod): SecretDisk[] {
  const references = Object.entries(secrets)
    .flatMap(([file, { _source }]) => typeof _source === 'string' ? [] : [[file, _source] as readonly [string, SecretKeyReference]]);
  return [...new Set(references.map(([, { secretName }]) => secretName))].map((secretName, index) => ({
    // The label has to be short enough for Joliet.
    name: `node-join-${index}`,
    secretName,
    files: references.filter(([, reference]) => reference.secretName === secretName).map(([file, { key }]) => [file, key]),
  }));
}

/**
 * Adds a disk to the template.
 *
 * @throws when the template has another disk of that name
 */
export function withSecretDisk(template: VirtualMachineTemplate, { name, secretName }: SecretDisk): VirtualMachineTemplate {
  const volumes: any[] = template.toObject().spec.template?.spec?.volumes ?? [];
  refuse(volumes.some((volume) => volume?.name === name)
    ? [issue(`disk ${JSON.stringify(name)}`, 'is the name of the disk that registration reads its Secret from: give the other disk another name')]
    : []);
  return template.withDisk({ name, serial: name, readOnly: true, volume: VolumeSource.secret(secretName, { volumeLabel: name }) });
}
