// The rules on networks of OVN-Kubernetes: which topology a NetworkAttachmentDefinition has, without which it stands for the pod network, and what
// OVN-Kubernetes requires of each other network.
import { configuredPlugins, OVN } from './attachment-definitions';
import { isMap, textOf } from '../../plain-data/plain-data';
import { isFilledInLater, refuseUnknownChoice } from '../form';
import type { Refuse } from '../refuse';
import type { NetworkAttachmentDefinitionRule, RuleContext } from '../rule';

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

const ROLES = ['primary', 'secondary'];

/** Names of OVN-Kubernetes' own networks. */
const OWN_NETWORKS: readonly unknown[] = ['default', 'ovn-kubernetes'];

/** OVN-Kubernetes must accept the configuration of a network with a topology. */
export const ovnNetworkPossible: NetworkAttachmentDefinitionRule = {
  name: 'ovn-network-possible',
  refuses: 'a network of OVN-Kubernetes without a name, whose netAttachDefName is not the definition itself, or with an impossible role or ipam',
  story: 'OVN-Kubernetes ignores such a definition, so machines on the network wait in Scheduling. netAttachDefName repeats the namespace and name of '
    + 'the definition: change it in a copy for another namespace. The name of the network may be the same in several namespaces, which are then on '
    + 'one network. role is "secondary", the default, or "primary" for a namespace whose pods use the network instead of the pod network; a localnet '
    + 'network is never primary, and a primary layer2 network needs subnets. Addresses come from subnets, not from an ipam plugin.',
  when: ['config'],
  check: ({ config = '' }, refuse, { object }) => {
    for (const { plugin, path, name } of configuredPlugins(config)) {
      if (isMap(plugin) && plugin.type === OVN && TOPOLOGIES.includes(plugin.topology)) {
        refuseName(name, refuse);
        refuseOtherDefinition(plugin, path, refuse, object);
        refuseRole(plugin, path, refuse);
        refuseIpam(plugin, path, refuse);
      }
    }
  },
};

function refuseName(name: unknown, refuse: Refuse): void {
  if (name === undefined || name === '') {
    refuse('config.name', 'required field is missing, write the name of the network');
  } else if (OWN_NETWORKS.includes(name)) {
    refuse('config.name', `"${name}" is a network of OVN-Kubernetes itself, write another name`);
  }
}

function refuseOtherDefinition({ netAttachDefName = '' }: any, path: string, refuse: Refuse, { metadata = {} }: RuleContext['object']): void {
  const [, writtenNamespace = 'NAMESPACE'] = /^(.+)\//.exec(textOf(netAttachDefName)) ?? [];
  const { name = '', namespace = writtenNamespace } = metadata;
  const own = `${namespace}/${name}`;
  if (typeof netAttachDefName === 'string' && name !== '' && netAttachDefName !== own && ![netAttachDefName, namespace, name].some(isFilledInLater)) {
    const what = netAttachDefName === '' ? 'required field is missing' : `${JSON.stringify(netAttachDefName)} is not this definition`;
    refuse(`${path}.netAttachDefName`, `${what}, write ${JSON.stringify(own)}`);
  }
}

function refuseRole({ role = '', topology, subnets = '' }: any, path: string, refuse: Refuse): void {
  if (role === 'primary' && topology === 'localnet') {
    refuse(`${path}.role`, 'a localnet network is never primary, write "secondary"');
  } else if (role === 'primary' && topology === 'layer2' && subnets === '') {
    refuse(`${path}.subnets`, 'required field is missing in a primary network, write its subnets, such as "10.100.0.0/16"');
  } else if (typeof role === 'string' && role !== '') {
    refuseUnknownChoice(`${path}.role`, role, ROLES, refuse);
  }
}

function refuseIpam({ ipam }: any, path: string, refuse: Refuse): void {
  const type = isMap(ipam) ? textOf(ipam.type) : '';
  if (type !== '') {
    refuse(`${path}.ipam.type`, `OVN-Kubernetes has no ipam plugins such as ${JSON.stringify(type)}, write subnets instead, or leave it out`);
  }
}
