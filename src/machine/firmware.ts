// The firmware of a guest: BIOS or UEFI, and the identity that the guest reads from it.
import type { Firmware } from '../../imports/kubevirt';
import { checkFormat, format, UUID } from '../issues/formats';
import { issue, type Issue, NO_ISSUES } from '../issues/issues';

/**
 * The firmware of a machine.
 *
 * @internal
 */
export interface FirmwareProps {
  /**
   * Whether the guest boots with UEFI instead of BIOS: sets `domain.firmware.bootloader.efi`.
   *
   * @default - false, or true with `secureBoot` or `persistentEfi`
   */
  readonly efi?: boolean;

  /**
   * Whether only signed operating systems boot: sets `domain.firmware.bootloader.efi.secureBoot`, and `domain.features.smm`, which secure
   * boot needs.
   *
   * @default false
   */
  readonly secureBoot?: boolean;

  /**
   * Whether UEFI variables survive a restart, such as boot entries of an installer and enrolled keys: sets
   * `domain.firmware.bootloader.efi.persistent`. KubeVirt keeps them in a claim of the machine, which is deleted with the machine. The
   * claim's storage class is KubeVirt's `vmStateStorageClass`, or else the cluster's default.
   *
   * @default false
   */
  readonly persistentEfi?: boolean;

  /**
   * The UUID that the guest reads from its firmware, such as `5d307ca9-b3ef-428c-8861-06e72d69f223`: sets `domain.firmware.uuid`. Keep the
   * UUID of a machine that comes from elsewhere: licenses, agents and cloud-init identify the guest by it.
   *
   * @default - derived from namespace and name; in a pool KubeVirt gives each machine its own
   */
  readonly firmwareUuid?: string;

  /**
   * The serial number that the guest reads from its firmware, a string of one line: sets `domain.firmware.serial`. Keep the serial number of
   * a machine that comes from elsewhere: licenses and inventories may depend on it.
   *
   * @default - none beside a UUID that is set; otherwise derived from namespace and name; in a pool KubeVirt gives each machine its own
   */
  readonly firmwareSerial?: string;
}

/** KubeVirt passes on any string, even one that ends with the line break of a YAML block. */
const SERIAL = format('a serial number', /^(?!\s*$)[^\p{Cc}\u2028\u2029]+$/u, 'a string of one line, such as "VMware-42 1d 5b", or leave it out');

/** The issues of the firmware: UEFI settings without UEFI, and an invalid UUID or serial number. */
export function firmwareIssues({ efi, secureBoot, persistentEfi, firmwareUuid, firmwareSerial }: FirmwareProps): readonly Issue[] {
  // Most machines set none of these fields, and building lists takes time.
  return efi !== false && firmwareUuid === undefined && firmwareSerial === undefined ? NO_ISSUES : [
    ...efi === false ? bootloaderIssues({ secureBoot, persistentEfi }) : NO_ISSUES,
    ...checkFormat('firmwareUuid', stringOrUndefined(firmwareUuid), UUID),
    ...checkFormat('firmwareSerial', stringOrUndefined(firmwareSerial), SERIAL),
  ];
}

function bootloaderIssues(wanted: Pick<FirmwareProps, 'secureBoot' | 'persistentEfi'>): readonly Issue[] {
  return Object.entries(wanted).filter(([, value]) => value).map(([field]) => issue('', `${field} true needs UEFI: write efi: true, or leave efi out`));
}

/** A string; undefined if it is produced later. */
function stringOrUndefined(text: string | undefined): string | undefined {
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
