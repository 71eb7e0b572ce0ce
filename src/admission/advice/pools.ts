// Advice on pools: on what their machines share, and on bugs of KubeVirt 1.9.
import { usedClaim } from '../../storage/used-claims';
import { indexByName } from '../counterparts';
import { checkEach } from '../refuse';
import type { VirtualMachinePoolRule } from '../rule';
import { isExclusive } from '../shared-by-machines';

/** Autohealing checks every machine of the namespace, not only the pool's. */
export const poolHealsOthers: VirtualMachinePoolRule = {
  name: 'pool-heals-others',
  refuses: 'autohealing, which also deletes failing machines outside the pool',
  story: 'virt-controller 1.9 looks for failing machines in the whole namespace, not only in the pool. If any machine cannot be scheduled, or its '
    + 'image or volume is missing, virt-controller deletes it together with its volumes. Only machines of the pool are recreated. Give a pool with '
    + 'autohealing its own namespace, and then silence this advice.',
  check: ({ autohealing }, advise) => {
    if (autohealing) {
      advise('autohealing', 'deletes every failing machine in the namespace with its volumes, not only those of the pool, give the pool its own namespace');
    }
  },
};

/** virt-controller may take more machines from a selection than it contains. */
export const poolScaleInSelectors: VirtualMachinePoolRule = {
  name: 'pool-scale-in-selectors',
  refuses: 'selectors for the machines that a pool deletes first when it shrinks',
  story: 'If the selectors in scaleInStrategy.proactive.selectionPolicy select fewer machines than the pool must delete, virt-controller 1.9 '
    + 'crashes. It crashes again after each restart, until the pool is changed. Meanwhile, no machine in the cluster is started or stopped. A '
    + 'sortPolicy does not have this problem.',
  check: ({ scaleInStrategy }, advise) => {
    if (scaleInStrategy?.proactive?.selectionPolicy?.selectors) {
      advise('scaleInStrategy.proactive.selectionPolicy.selectors', 'crash virt-controller if they select fewer machines than the pool must delete, write a sortPolicy');
    }
  },
};

/** Every machine of a pool has the same values from the pool's template. */
export const poolSharesIdentity: VirtualMachinePoolRule = {
  name: 'pool-shares-identity',
  refuses: 'a firmware UUID, serial number or MAC address that all machines of a pool share',
  story: 'A pool creates copies of its template. cloud-init, licenses and inventories treat machines with the same UUID as one machine. Two '
    + 'machines with the same MAC address on a network lose packets to each other. Leave these fields out: KubeVirt gives each machine its own '
    + 'values, and keeps the UUID and the serial number when the template changes.',
  check: ({ virtualMachineTemplate }, advise) => {
    const { domain, networks = [] } = virtualMachineTemplate?.spec?.template?.spec ?? {};
    const path = 'virtualMachineTemplate.spec.template.spec.domain';
    for (const field of ['uuid', 'serial'] as const) {
      if (domain?.firmware?.[field]) {
        advise(`${path}.firmware.${field}`, 'is the same in every machine of the pool, leave it out');
      }
    }
    checkEach(`${path}.devices.interfaces`, domain?.devices?.interfaces, advise, ({ name, macAddress }, adviseIt) => {
      // On the pod network the MAC address never leaves the pod.
      if (macAddress && !networks.some((network) => network.name === name && network.pod)) {
        adviseIt('macAddress', 'is the same in every machine of the pool, leave it out');
      }
    });
  },
};

/** KubeVirt numbers only the DataVolumes from a pool's dataVolumeTemplates. */
export const poolSharesDisk: VirtualMachinePoolRule = {
  name: 'pool-shares-disk',
  refuses: 'a disk that all machines of a pool write to',
  story: 'A pool creates copies of its template, including the volumes. If a volume names a claim or DataVolume that the template does not create, '
    + 'every machine opens the same disk. Then all but the first machine fail to start, or the file system is corrupted. Give each machine its own '
    + 'disk with dataVolumeTemplates, whose names KubeVirt numbers. To share a disk on purpose, set shareable for file systems that support it, or '
    + 'readonly for data.',
  check: ({ replicas = 1, virtualMachineTemplate }, advise) => {
    const { dataVolumeTemplates = [], template } = virtualMachineTemplate?.spec ?? {};
    const { domain, volumes } = template?.spec ?? {};
    const numbered = new Set(dataVolumeTemplates.map((each: any) => each?.metadata?.name));
    const disks = indexByName(domain?.devices?.disks);
    checkEach('virtualMachineTemplate.spec.template.spec.volumes', replicas > 1 ? volumes : [], advise, (volume, adviseIt) => {
      const claim = usedClaim(volume);
      if (claim !== undefined && !numbered.has(claim) && isExclusive(volume, disks.get(volume.name))) {
        const field = volume.dataVolume ? 'dataVolume.name' : 'persistentVolumeClaim.claimName';
        adviseIt(field, `${JSON.stringify(claim)} is one disk for all machines of the pool, create it with dataVolumeTemplates, or write shareable or readonly for its disk`);
      }
    });
  },
};
