// What a guest boots by, and what its firmware says of the machine.
import type { Firmware } from '../../imports/kubevirt';
import { checkFormat, format, UUID } from '../issues/formats';
import { issue, type Issue, NO_ISSUES } from '../issues/issues';

/** The firmware of a machine. */
export interface FirmwareProps {
  /**
   * Whether the guest boots by UEFI instead of BIOS: sets `domain.firmware.bootloader.efi`.
   *
   * @default - false, or true with `secureBoot` or `persistentEfi`
   */
  readonly efi?: boolean;

  /**
   * Whether only signed operating systems boot: sets `domain.firmware.bootloader.efi.secureBoot`, and `domain.features.smm`,
   * which it needs.
   *
   * @default false
   */
  readonly secureBoot?: boolean;

  /**
   * Whether UEFI's variables survive a restart, such as the boot entries that an installation writes and the keys that somebody enrols: sets
   * `domain.firmware.bootloader.efi.persistent`. KubeVirt keeps them in a claim for the machine, of its storage class
   * `vmStateStorageClass`, or else of the cluster's default one.
   *
   * @default false
   */
  readonly persistentEfi?: boolean;

  /**
   * The UUID that the guest reads from its firmware, such as `5d307ca9-b3ef-428c-8861-06e72d69f223`: sets `domain.firmware.uuid`. A machine
   * that comes from elsewhere keeps its own: licences, agents and cloud-init know the guest by it.
   *
   * @default - derived from namespace and name; in a pool KubeVirt gives each machine its own
   */
  readonly firmwareUuid?: string;

  /**
   * The serial number that the guest reads from its firmware, a text of one line: sets `domain.firmware.serial`. A machine that comes from
   * elsewhere keeps its own: licences and inventories may hang on it.
   *
   * @default - derived from namespace and name; in a pool KubeVirt gives each machine its own
   */
  readonly firmwareSerial?: string;
}

/** KubeVirt hands any text on, also one with the line break that YAML puts behind a block. */
const SERIAL = format('a serial number', /^(?!\s*$)[^\p{Cc}\u2028\u2029]+$/u, 'a text of one line, such as "VMware-42 1d 5b", or leave it out');

/** What is wrong with the firmware: UEFI's settings without UEFI, and what identifies nothing. */
export function firmwareIssues({ efi, secureBoot, persistentEfi, firmwareUuid, firmwareSerial }: FirmwareProps): readonly Issue[] {
  // Most machines say none of it, and lists take time.
  return efi !== false && firmwareUuid === undefined && firmwareSerial === undefined ? NO_ISSUES : [
    ...efi === false ? bootloaderIssues({ secureBoot, persistentEfi }) : NO_ISSUES,
    ...checkFormat('firmwareUuid', known(firmwareUuid), UUID),
    ...checkFormat('firmwareSerial', known(firmwareSerial), SERIAL),
  ];
}

function bootloaderIssues(wanted: Pick<FirmwareProps, 'secureBoot' | 'persistentEfi'>): readonly Issue[] {
  return Object.entries(wanted).filter(([, value]) => value).map(([field]) => issue('', `${field} true needs UEFI: write efi: true, or leave efi out`));
}

/** A text, unless it is produced later. */
function known(text: string | undefined): string | undefined {
  return typeof text === 'string' ? text : undefined;
}

/** The fields of a machine's firmware that the properties set. */
export function firmwareSpec(props: FirmwareProps): Firmware {
  const { secureBoot = false, persistentEfi = false } = props;
  const { efi = secureBoot || persistentEfi, firmwareUuid: uuid, firmwareSerial: serial } = props;
  return {
    // KubeVirt enables secure boot by default with UEFI.
    ...efi && { bootloader: { efi: { secureBoot, ...persistentEfi && { persistent: true } } } },
    ...uuid && { uuid },
    ...serial && { serial },
  };
}
