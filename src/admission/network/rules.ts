// The table of rules about a machine's networks, interfaces and DNS.
import { networkAttachmentKnown } from './attachments';
import { bindingExists, bindingOnPodNetwork, oneBinding, passtGate } from './bindings';
import { dhcpOptionsForm } from './dhcp';
import { interfaceModelKnown, interfaceNameForm, interfacePciAddressForm, interfaceStatePossible, macAddressForm } from './interfaces';
import { dnsConfigFits, dnsPolicyKnown, hostnameForm, subdomainForm } from './names';
import { interfaceHasNetwork, networkHasInterface, networkHasSource, oneDefaultNetwork } from './networks';
import { portForm } from './ports';
import { probeForm, probeHasPodNetwork, probeHasWay } from './probes';
import { vsockGate } from './vsock';
import type { RuleSet } from '../rule';

export const networks: RuleSet = {
  machine: [
    interfaceHasNetwork, networkHasInterface, networkHasSource, oneDefaultNetwork, networkAttachmentKnown,
    interfaceNameForm, interfaceModelKnown, macAddressForm, interfacePciAddressForm, interfaceStatePossible,
    bindingExists, oneBinding, bindingOnPodNetwork, passtGate, vsockGate,
    portForm, dhcpOptionsForm,
    hostnameForm, subdomainForm, dnsPolicyKnown, dnsConfigFits,
    probeHasWay, probeHasPodNetwork, probeForm,
  ],
};
