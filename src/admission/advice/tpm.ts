// Advice on the TPM of a guest with Windows, which keeps the keys of its disk there.
import { isWindows } from './linux-guests';
import { usedClaims } from '../../storage/used-claims';
import { isMachineOrPool } from '../additions';
import type { MachineRule } from '../rule';

/** A TPM is empty after each restart unless it is persistent. */
export const tpmNotKept: MachineRule = {
  name: 'tpm-not-kept',
  refuses: 'a TPM that is not persistent, in a machine with Windows on a persistent disk',
  story: 'Without persistent: true, KubeVirt makes an empty TPM each time that the machine starts. Windows loses the keys that it keeps there: '
    + 'BitLocker, or the device encryption of Windows 11, asks for its recovery key, and Windows Hello for a new PIN. KubeVirt keeps a persistent '
    + 'TPM in a claim of its vmStateStorageClass. A preference changes nothing about a TPM that the machine has.',
  when: ['domain.devices.tpm'],
  check: (machine, advise, context) => {
    const tpm = machine.domain.devices?.tpm;
    const isKept = tpm === undefined || tpm.persistent === true || tpm.enabled === false;
    if (!isKept && isMachineOrPool(context) && usedClaims(machine.volumes ?? []).length > 0 && isWindows(machine, context)) {
      advise('domain.devices.tpm', 'is empty after each restart, when Windows has lost the keys of its disk, write persistent: true');
    }
  },
};
