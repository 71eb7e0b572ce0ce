// Advice on pools: on what their machines share, and on errors of KubeVirt 1.8.
import { usedClaim } from '../../storage/used-claims';
import { indexByName } from '../counterparts';
import { checkEach } from '../refuse';
import type { VirtualMachinePoolRule } from '../rule';
import { isForOne } from '../shared-by-machines';

/** Autohealing checks every machine of the namespace, not only the pool's. */
export const poolHealsOthers: VirtualMachinePoolRule = {
  name: 'pool-heals-others',
  refuses: 'autohealing, which deletes failing machines that are not the pool\'s',
  story: 'virt-controller 1.8 looks for failing machines among all of the namespace, not among the pool\'s: a machine that cannot be scheduled, or whose image or volume is missing, '
    + 'is deleted with its volumes whoever made it, and only the pool\'s own is made anew. Give a pool with autohealing a namespace of its own, and then silence this.',
  check: ({ autohealing }, advise) => {
    if (autohealing) {
      advise('autohealing', 'deletes every failing machine of the namespace with its volumes, not the pool\'s alone, give the pool a namespace of its own');
    }
  },
};

/** virt-controller may take more machines from a selection than it contains. */
export const poolScaleInSelectors: VirtualMachinePoolRule = {
  name: 'pool-scale-in-selectors',
  refuses: 'selectors of the machines that go first when a pool shrinks',
  story: 'Where selectors at scaleInStrategy.proactive.selectionPolicy select fewer machines than are to go, virt-controller 1.8 crashes, and again after each start, '
    + 'until the pool is changed: meanwhile no machine of the cluster is started or stopped. A sortPolicy has no such trap.',
  check: ({ scaleInStrategy }, advise) => {
    if (scaleInStrategy?.proactive?.selectionPolicy?.selectors) {
      advise('scaleInStrategy.proactive.selectionPolicy.selectors', 'crash virt-controller where they select fewer machines than are to go, write a sortPolicy');
    }
  },
};

/** Every machine of a pool has what the pool's template says. */
export const poolSharesIdentity: VirtualMachinePoolRule = {
  name: 'pool-shares-identity',
  refuses: 'a firmware UUID, a serial number or a MAC address that all machines of a pool have',
  story: 'A pool makes copies of its template. Machines of one UUID are one machine to cloud-init, to licences and to inventories, and two of one MAC address on a network '
    + 'lose each other\'s packets. Leave them out: KubeVirt gives each machine its own, and keeps the UUID and the serial number when the template changes.',
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

/** KubeVirt only numbers the DataVolumes of a pool's dataVolumeTemplates. */
export const poolSharesDisk: VirtualMachinePoolRule = {
  name: 'pool-shares-disk',
  refuses: 'a disk that all machines of a pool write to',
  story: 'A pool makes copies of its template, volumes and all: where one names a claim or a DataVolume that the template does not make itself, every machine opens the same disk, '
    + 'and all but the first fail to start, or the file system breaks. Give each machine its own by dataVolumeTemplates, whose names KubeVirt numbers. '
    + 'Where a disk is to be shared, say so: shareable for file systems made for that, readonly for data.',
  check: ({ replicas = 1, virtualMachineTemplate }, advise) => {
    const { dataVolumeTemplates = [], template } = virtualMachineTemplate?.spec ?? {};
    const { domain, volumes } = template?.spec ?? {};
    const numbered = new Set(dataVolumeTemplates.map((each: any) => each?.metadata?.name));
    const disks = indexByName(domain?.devices?.disks);
    checkEach('virtualMachineTemplate.spec.template.spec.volumes', replicas > 1 ? volumes : [], advise, (volume, adviseIt) => {
      const claim = usedClaim(volume);
      if (claim !== undefined && !numbered.has(claim) && isForOne(volume, disks.get(volume.name))) {
        const field = volume.dataVolume ? 'dataVolume.name' : 'persistentVolumeClaim.claimName';
        adviseIt(field, `${JSON.stringify(claim)} is one disk for all machines of the pool, make it by dataVolumeTemplates, or write shareable or readonly at its disk`);
      }
    });
  },
};
