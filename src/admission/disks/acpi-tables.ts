// ACPI tables that a guest's firmware gets from volumes, such as the licence of a Windows machine.
import type { Volume } from '../../../imports/kubevirt';
import { suggestNames } from '../../issues/nearest-name';
import { below, type Refuse } from '../below';
import { nameMatcher } from '../counterparts';
import { displayText } from '../form';
import type { MachineRule } from '../rule';

const TABLES = ['slicNameRef', 'msdmNameRef'] as const;

/** A table comes from a volume of the machine that is a Secret. */
export const acpiTableInSecret: MachineRule = {
  name: 'acpi-table-in-secret',
  refuses: 'an ACPI table that is not named, that no volume has, or whose volume is not a Secret',
  story: 'slicNameRef and msdmNameRef name volumes of the machine, not Secrets: the volume is one of a Secret, which has the table in it.',
  check: ({ domain: { firmware }, volumes = [] }, refuse) => {
    const acpi = firmware?.acpi;
    if (acpi && !TABLES.some((table) => acpi[table])) {
      refuse('domain.firmware.acpi', 'no table is named, write slicNameRef or msdmNameRef with the name of a volume, or remove acpi');
    }
    TABLES.forEach((table) => acpi?.[table] && refuseTable(table, acpi[table], volumes, below('domain.firmware.acpi', refuse)));
  },
};

function refuseTable(table: string, name: string, volumes: readonly Volume[], refuse: Refuse): void {
  const volume = volumes.find((each) => each.name === name);
  if (volume && !volume.secret) {
    refuse(table, `${displayText(name)} is not a volume of a Secret, name one that is`);
  } else if (!nameMatcher(volumes)(name)) {
    const secrets = volumes.flatMap((each) => each.secret ? each.name ?? [] : []);
    refuse(table, `${displayText(name)} is no volume of the machine, write ${secrets.length > 0 ? suggestNames(name, secrets) : 'one with a secret under volumes'}`);
  }
}
