// Disks copied from other hypervisors: oVirt and VMware.
import type { DataVolumeSource } from '../../../imports/cdi';
import type { Refuse } from '../below';
import type { DataVolumeRule } from '../rule';

/** The fields that a source needs besides its URL, each with what to write there. */
type Needs<Kind extends keyof DataVolumeSource> = { readonly [field in keyof NonNullable<DataVolumeSource[Kind]>]?: string };

const IMAGEIO: Needs<'imageio'> = { secretRef: 'the name of the Secret with the credentials', diskId: 'the ID of the disk' };

const VDDK: Needs<'vddk'> = {
  secretRef: 'the name of the Secret with the credentials',
  uuid: 'the UUID of the machine',
  backingFile: 'the path of the disk in its datastore, such as "[datastore] web/web.vmdk"',
  thumbprint: 'the fingerprint of vCenter\'s certificate, such as "20:6C:8A:…"',
};

type Fields = { readonly [field: string]: unknown };

/** A disk of oVirt needs its ID, credentials and a way to trust the server. */
export const imageioSourceComplete: DataVolumeRule = {
  name: 'imageio-source-complete',
  refuses: 'a disk of oVirt without its ID, the Secret with the credentials, or a reason to trust the server',
  story: 'CDI asks oVirt\'s API for the disk. It trusts the server for the certificates in the ConfigMap that certConfigMap names, or blindly with insecureSkipVerify.',
  check: ({ source }, refuse) => {
    const imageio = source?.imageio;
    if (imageio) {
      refuseMissing('source.imageio', { ...imageio }, IMAGEIO, refuse);
      if (!imageio.certConfigMap && !imageio.insecureSkipVerify) {
        refuse('source.imageio.certConfigMap', 'required field is missing, write the name of a ConfigMap with the server\'s certificates');
      }
    }
  },
};

/** A disk of VMware needs its machine, path, credentials and the server's fingerprint. */
export const vddkSourceComplete: DataVolumeRule = {
  name: 'vddk-source-complete',
  refuses: 'a disk of VMware without its machine, its path, vCenter\'s fingerprint or the Secret with the credentials',
  story: 'CDI copies the disk with VMware\'s own library, which asks vCenter for it by the machine\'s UUID and the disk\'s path, and trusts it by the certificate\'s fingerprint.',
  check: ({ source }, refuse) => {
    if (source?.vddk) {
      refuseMissing('source.vddk', { ...source.vddk }, VDDK, refuse);
    }
  },
};

function refuseMissing(path: string, source: Fields, fields: Fields, refuse: Refuse): void {
  for (const [field, write] of Object.entries(fields)) {
    if (!source[field]) {
      refuse(`${path}.${field}`, `required field is missing, write ${write}`);
    }
  }
}
