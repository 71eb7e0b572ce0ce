// Advice for machines that must be able to move to another node, and their disks with them.
import { table } from '../../plain-data/plain-data';
import { checkEach } from '../below';
import type { VirtualMachineRule } from '../rule';

const CLAIMS = ['storage', 'pvc'] as const;

/** What happens when the node of a machine that cannot move is drained, by eviction strategy. */
const AT_A_DRAIN: { readonly [evictionStrategy: string]: string } = table({
  LiveMigrate: 'a drain of its node waits until someone stops it',
  LiveMigrateIfPossible: 'a drain of its node stops it',
});

/** A live migration needs disks that two nodes can use at once. */
export const readWriteOnceAndLiveMigration: VirtualMachineRule = {
  name: 'read-write-once-disk-and-live-migration',
  refuses: 'a disk that one node alone can have, in a machine whose evictionStrategy is LiveMigrate or LiveMigrateIfPossible',
  story: 'While a machine migrates it runs on two nodes, and both must have its disks: their claims are ReadWriteMany. With a ReadWriteOnce disk KubeVirt admits the machine, '
    + 'marks it as not migratable, and a drain of its node waits (LiveMigrate) or stops it (LiveMigrateIfPossible). Ask for ReadWriteMany, which many storage classes have with '
    + 'volumeMode Block only, or say evictionStrategy: None.',
  check: ({ dataVolumeTemplates, template }, advise) => {
    const strategy = template?.spec?.evictionStrategy ?? '';
    const consequence = AT_A_DRAIN[strategy];
    if (consequence === undefined) {
      return;
    }
    checkEach('dataVolumeTemplates', dataVolumeTemplates, advise, ({ spec }, adviseIt) => {
      for (const claim of CLAIMS) {
        const modes = spec?.[claim]?.accessModes ?? [];
        if (modes.length > 0 && !modes.includes('ReadWriteMany')) {
          adviseIt(`spec.${claim}.accessModes`, `${JSON.stringify(modes)} ties the machine to one node, and with evictionStrategy ${JSON.stringify(strategy)} ${consequence}, `
            + 'write ["ReadWriteMany"] or evictionStrategy: None');
        }
      }
    });
  },
};
