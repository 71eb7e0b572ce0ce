// That a pool's machines are machines of their own, and that KubeVirt 1.8 does not go wrong with them.
import { belowEach } from '../below';
import type { VirtualMachinePoolRule } from '../rule';

/** A pool that heals looks at every machine around it. */
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

/** virt-controller takes more machines from a selection than there are in it. */
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

/** What a pool's template says, every one of its machines has. */
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
    belowEach(`${path}.devices.interfaces`, domain?.devices?.interfaces, advise, ({ name, macAddress }, adviseIt) => {
      // On the pod network it never leaves the pod.
      if (macAddress && !networks.some((network) => network.name === name && network.pod)) {
        adviseIt('macAddress', 'is the same in every machine of the pool, leave it out');
      }
    });
  },
};
