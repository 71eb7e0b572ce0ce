// The rule on networks of OVN-Kubernetes: which topology a NetworkAttachmentDefinition has, without which it stands for the pod network.
import { configuredPlugins, OVN } from './attachment-definitions';
import { isMap } from '../../plain-data/plain-data';
import { refuseUnknownChoice } from '../form';
import type { Refuse } from '../refuse';
import type { NetworkAttachmentDefinitionRule } from '../rule';

const TOPOLOGIES = ['localnet', 'layer2', 'layer3'];

/** Fields that networks have which are not the pod network. OVN-Kubernetes does not know the last two, which are those of the plugin bridge. */
const OTHER_NETWORKS = ['vlanID', 'physicalNetworkName', 'subnets', 'excludeSubnets', 'allowPersistentIPs', 'role', 'bridge', 'vlan'];

/** A network of OVN-Kubernetes must have a topology, unless it is the pod network. */
export const ovnTopologyKnown: NetworkAttachmentDefinitionRule = {
  name: 'ovn-topology-known',
  refuses: 'a network of OVN-Kubernetes without a topology, with an unknown one, or with a vlan instead of a vlanID',
  story: 'OVN-Kubernetes takes a configuration without a topology for the network of the cluster\'s pods, whatever else it has: machines start, '
    + 'but are on the wrong network. It has no network of an unknown topology, so machines wait in Scheduling. Write "localnet" for a network of '
    + 'the nodes, "layer2" for one between pods, or "layer3" for one with a subnet on each node. A localnet network has its VLAN in vlanID; vlan, '
    + 'which is a field of the plugin bridge, is ignored, and so is bridge: the nodes\' bridge mappings name the bridge.',
  when: ['config'],
  check: ({ config = '' }, refuse) => {
    for (const { plugin, path } of configuredPlugins(config)) {
      if (isMap(plugin) && plugin.type === OVN) {
        refuseOtherNetwork(plugin, path, refuse);
      }
    }
  },
};

function refuseOtherNetwork({ topology = '', ...fields }: any, path: string, refuse: Refuse): void {
  const [field] = OTHER_NETWORKS.filter((name) => fields[name] !== undefined);
  if (topology === '' && field !== undefined) {
    refuse(`${path}.topology`, `required field is missing: without it, the network is that of the pods, which has no ${field}, write "localnet" or "layer2"`);
  } else if (typeof topology === 'string' && topology !== '') {
    refuseUnknownChoice(`${path}.topology`, topology, TOPOLOGIES, refuse);
  }
  if (fields.vlan !== undefined && fields.vlanID === undefined) {
    refuse(`${path}.vlan`, 'OVN-Kubernetes ignores it, write vlanID');
  }
}
