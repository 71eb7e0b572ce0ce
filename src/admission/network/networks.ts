// Rules on the networks of a machine: the pod network, and Multus networks, which the cluster must define.
import { INTERFACES } from './interfaces';
import type { Network } from '../../../imports/kubevirt';
import { type Format, isPlaceholder, NAMESPACE, OBJECT_NAME } from '../../issues/formats';
import { suggestNames } from '../../issues/nearest-name';
import { nameMatcher, type Counterparts, type Named, refuseRepeated, makeRefuseUnmatched, findUnmatched } from '../counterparts';
import { refuseMalformedName } from '../form';
import { checkEach, type Refuse } from '../refuse';
import type { MachineRule } from '../rule';

const NETWORKS = 'networks';

const TOGETHER = 'An interface is what the guest sees, and the network of the same name is what it connects to. KubeVirt requires exactly one of each.';

/** Each interface must have its own network. */
export const interfaceHasNetwork: MachineRule = {
  name: 'interface-has-network',
  refuses: 'an interface without a network of the same name, or two interfaces for one network',
  story: `${TOGETHER} To connect a guest twice to the same outside network, write two entries with different names under networks.`,
  when: ['domain.devices.interfaces'],
  check: ({ domain: { devices }, networks = [] }, refuse) => {
    const interfaces = devices?.interfaces ?? [];
    refuseRepeated(INTERFACES, interfaces, refuse);
    refuseEachUnmatched(INTERFACES, interfaces, networks, { what: 'network', where: NETWORKS }, refuse);
  },
};

/** Each network must have its own interface and its own name. */
export const networkHasInterface: MachineRule = {
  name: 'network-has-interface',
  refuses: 'a network without an interface of the same name, or two networks with the same name',
  story: `${TOGETHER} Leave out a network that the guest does not use.`,
  when: ['networks'],
  check: ({ domain: { devices }, networks = [] }, refuse) => {
    const interfaces = devices?.interfaces ?? [];
    refuseRepeated(NETWORKS, networks, refuse);
    refuseEachUnmatched(NETWORKS, networks, interfaces, { what: 'interface', where: INTERFACES }, refuse);
  },
};

const SOURCES = ['pod', 'multus', 'resourceClaim'] as const;

const NETWORK_FIELDS: readonly string[] = ['name', ...SOURCES];

/** Each network must have exactly one source. */
export const networkHasSource: MachineRule = {
  name: 'network-has-source',
  refuses: 'a network without a source, with more than one, or a Multus network without a name',
  story: 'A network is either pod, which every pod of the cluster is on, multus, which Multus attaches in addition, or resourceClaim, a device that '
    + 'Kubernetes allocates. multus names a NetworkAttachmentDefinition.',
  when: ['networks'],
  check: ({ networks }, refuse) => checkEach(NETWORKS, networks, refuse, (network, refuseIt) => {
    const { multus } = network;
    const sources = SOURCES.filter((source) => network[source]);
    // A newer KubeVirt has other sources.
    if (sources.length === 0 && Object.keys(network).every((field) => NETWORK_FIELDS.includes(field))) {
      refuseIt('', 'the network has no source, write pod: {} or multus with the networkName of a NetworkAttachmentDefinition');
    } else if (sources.length > 1) {
      refuseIt('', `the network has ${sources.join(' and ')}, keep one of them`);
    } else if (multus && !multus.networkName) {
      refuseIt('multus.networkName', 'the name is missing, write that of a NetworkAttachmentDefinition, such as "office" or "machines/office"');
    }
  }),
};

/** At most one network is the default network, which has the pod's own address. */
export const oneDefaultNetwork: MachineRule = {
  name: 'one-default-network',
  refuses: 'more than one default network: the pod network, or a Multus network with default: true',
  story: 'A machine runs in a pod, which has one default network: either the cluster\'s own, pod, or a Multus network with default: true. Other '
    + 'networks are attached in addition.',
  when: ['networks'],
  check: ({ networks }, refuse) => {
    const first = networks?.findIndex(isDefaultNetwork) ?? -1;
    networks?.forEach((network, index) => {
      if (index > first && isDefaultNetwork(network)) {
        refuse(`${NETWORKS}[${index}]`, `${JSON.stringify(network.name)} is a second default network besides ${JSON.stringify(networks[first].name)}, `
          + 'keep one of them or attach this one by multus without default');
      }
    });
  },
};

/** Whether a network takes the place of the cluster's own in a machine's pod, or is that network. */
export function isDefaultNetwork({ pod, multus }: Partial<Network>): boolean {
  return pod !== undefined || multus?.default === true;
}

function refuseEachUnmatched(
  field: string, items: readonly Named[], others: readonly Named[], missing: Counterparts, refuse: Refuse,
): void {
  const isMatched = nameMatcher(others);
  const refuseUnmatched = makeRefuseUnmatched(missing, () => findUnmatched(others, items));
  checkEach(field, items, refuse, ({ name = '' }, refuseIt) => {
    if (!isMatched(name)) {
      refuseUnmatched(name, refuseIt);
    }
  });
}

const ATTACHMENT: Format = {
  is: 'the name of a NetworkAttachmentDefinition',
  matches: (text) => {
    const slash = text.indexOf('/');
    return OBJECT_NAME.matches(text.slice(slash + 1)) && (slash < 0 || NAMESPACE.matches(text.slice(0, slash)));
  },
  write: 'its name, after its namespace and "/" where that is not the machine\'s, such as "office" or "machines/office"',
};

/** The name of each NetworkAttachmentDefinition must be valid. */
export const networkAttachmentForm: MachineRule = {
  name: 'network-attachment-form',
  refuses: 'a Multus network with an invalid NetworkAttachmentDefinition name',
  story: 'KubeVirt admits any string. The definition is looked for when the machine starts. A definition '
    + 'cannot have capitals, spaces or underscores in its name, so the machine never starts.',
  when: ['networks[].multus'],
  check: ({ networks }, refuse) => checkEach(NETWORKS, networks, refuse, ({ multus }, refuseIt) => (
    refuseMalformedName('multus.networkName', multus?.networkName || undefined, ATTACHMENT, refuseIt)
  )),
};

/** The cluster must have the NetworkAttachmentDefinition of a network. */
export const networkAttachmentKnown: MachineRule = {
  name: 'network-attachment-known',
  refuses: 'a Multus network whose NetworkAttachmentDefinition the cluster does not have',
  story: 'KubeVirt admits the machine, which does not start while the network does not exist. A name without a namespace refers to the machine\'s own '
    + 'namespace.',
  when: ['networks[].multus'],
  check: ({ networks }, refuse, { object, capabilities }) => {
    const known = capabilities?.networkAttachmentDefinitions;
    const names = new Set(known);
    const namespace = object.metadata?.namespace;
    networks?.forEach(({ multus }, index) => {
      const name = multus?.networkName;
      if (known && name && !isPlaceholder(name) && !possibleNames(name, namespace).some((spelling) => names.has(spelling))) {
        const choice = known.length > 0 ? `, write ${suggestNames(name, known)}` : ', it has none: create it first';
        const [definition, ofNamespace = namespace] = name.split('/').reverse();
        refuse(`networks[${index}].multus.networkName`, `${JSON.stringify(name)} is not among the cluster's NetworkAttachmentDefinitions${choice}`, {
          kind: 'NetworkAttachmentDefinition', namespace: ofNamespace, name: definition,
        });
      }
    });
  },
};

/** The spellings of a definition's name in the capabilities: in the machine's own namespace, with and without the namespace. */
function possibleNames(name: string, namespace: string | undefined): string[] {
  const [first, second] = name.split('/');
  return second === undefined ? [name, `${namespace}/${name}`] : first === namespace ? [name, second] : [name];
}
