// The table of rules about a machine's networks, interfaces and DNS, and about NetworkAttachmentDefinitions.
import { networkConfigForm } from './attachment-definitions';
import { claimedNetworkPossible } from './claimed-networks';
import { bindingExists, bindingOnPodNetwork, bindingPluginKnown, oneBinding, passtGate, interfaceModelKnown, interfaceNameForm, interfacePciAddressForm, interfaceStatePossible, macAddressForm } from './interfaces';
import { dnsConfigFits, dnsPolicyKnown, hostnameForm, subdomainForm } from './names';
import { networkAttachmentForm, networkAttachmentKnown, interfaceHasNetwork, networkHasInterface, networkHasSource, oneDefaultNetwork } from './networks';
import { ovnNetworkPossible, ovnTopologyKnown } from './ovn-networks';
import { portRangesPossible } from './port-ranges';
import { dhcpOptionsForm, portForm, vsockGate } from './ports';
import { probeForm, probeHasPodNetwork, probeHasWay } from './probes';
import { vmNetworkForm } from './vm-networks';
import { ofPreferences } from '../instancetype/as-machine';
import type { RuleSet } from '../rule';

export const networks: RuleSet = {
  machine: [
    interfaceHasNetwork, networkHasInterface, networkHasSource, claimedNetworkPossible, oneDefaultNetwork,
    vmNetworkForm, networkAttachmentForm, networkAttachmentKnown,
    interfaceNameForm, interfaceModelKnown, macAddressForm, interfacePciAddressForm, interfaceStatePossible,
    bindingExists, bindingPluginKnown, oneBinding, bindingOnPodNetwork, passtGate, vsockGate,
    portForm, portRangesPossible, dhcpOptionsForm,
    hostnameForm, subdomainForm, dnsPolicyKnown, dnsConfigFits,
    probeHasWay, probeHasPodNetwork, probeForm,
  ],
  preference: [interfaceModelKnown, subdomainForm].map((rule) => ofPreferences(rule)),
  networkAttachmentDefinition: [networkConfigForm, ovnTopologyKnown, ovnNetworkPossible],
};
