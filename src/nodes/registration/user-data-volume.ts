// Changes the user data of a template: reads it as text from its volume, plain or base64, and writes the result back as text.
import { gunzipSync } from 'zlib';
import { CloudInit } from '../../cloud-init/cloud-init';
import { CLOUD_INIT_TYPES, withVolumes } from '../../cloud-init/volumes';
import { issue, IssueError } from '../../issues/issues';
import { isCloudInitVolume } from '../../spec/cloud-init-disk';
import { VirtualMachineTemplate } from '../../template/virtual-machine-template';

/**
 * Changes the user data in the template's cloud-init volume; adds a NoCloud disk if there is none.
 *
 * @param change returns the new user data. It gets an empty text if there is none; `path` is the path in errors
 * @throws when the user data is in a Secret, or is not text
 */
export function withUserData(template: VirtualMachineTemplate, change: (path: string, userData: string) => string): VirtualMachineTemplate {
  const { spec, ...object } = template.toObject();
  const volumes: any[] = spec.template?.spec?.volumes ?? [];
  const index = volumes.findIndex((volume) => volume !== null && isCloudInitVolume(volume));
  if (index < 0) {
    return template.withCloudInit(CloudInit.noCloud({ userDataText: change('user data', '') }));
  }
  const volume = volumes[index];
  const type = CLOUD_INIT_TYPES.find((each) => each in volume)!;
  const path = `spec.template.spec.volumes[${index}].${type}`;
  const { userData, userDataBase64, ...source } = volume[type] ?? {};
  refuseSecret(path, source);
  const text = userData || (userDataBase64 ? decode(`${path}.userDataBase64`, userDataBase64) : '');
  const changed = { ...volume, [type]: { ...source, userData: change(`${path}.userData`, text) } };
  return VirtualMachineTemplate.fromObject({ ...object, spec: withVolumes(spec, volumes.map((each) => each === volume ? changed : each)) });
}

function refuseSecret(path: string, { secretRef }: any): void {
  if (secretRef?.name) {
    throw new IssueError([issue(`${path}.secretRef`, `what is in Secret ${JSON.stringify(secretRef.name)} is not known here, so that registration cannot be added to it: `
      + 'write the user data itself, such as by withCloudInit(CloudInit.noCloud({ … })), and it moves to a Secret of its own')]);
  }
}

/** Decodes base64. The user data may be compressed, since cloud-init decompresses it. */
function decode(path: string, base64: string): string {
  const bytes = Buffer.from(base64, 'base64');
  const plain = bytes[0] === 0x1f && bytes[1] === 0x8b ? unpack(path, bytes) : bytes;
  const text = plain.toString('utf8');
  if (!Buffer.from(text).equals(plain)) {
    throw new IssueError([issue(path, 'is no text, so that registration cannot be added to it: write the user data as text')]);
  }
  return text;
}

function unpack(path: string, bytes: Buffer): Buffer {
  try {
    return gunzipSync(bytes);
  } catch {
    throw new IssueError([issue(path, 'begins as gzip\'s output does and is none: write the output of `gzip --stdout FILE | base64 --wrap=0`, or the text itself as userData')]);
  }
}
