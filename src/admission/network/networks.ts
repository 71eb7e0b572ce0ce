// Rules on the networks of a machine: the pod network, and those of Multus, which the cluster has to define.
import { INTERFACES } from './interfaces';
import type { Network } from '../../../imports/kubevirt';
import { type Format, isPlaceholder, NAMESPACE, OBJECT_NAME } from '../../issues/formats';
import { suggestNames } from '../../issues/nearest-name';
import { nameMatcher, type Counterparts, type Named, refuseRepeated, makeRefuseUnmatched, findUnmatched } from '../counterparts';
import { refuseMalformedName } from '../form';
import { checkEach, type Refuse } from '../refuse';
import type { MachineRule } from '../rule';

const NETWORKS = 'networks';

const TOGETHER = 'An interface is what the guest sees, and the network of its name says what it is connected to. KubeVirt asks for exactly one of each.';

/** Each interface has a network of its own. */
export const interfaceHasNetwork: MachineRule = {
  name: 'interface-has-network',
  refuses: 'an interface without a network of its name, or two interfaces for one network',
  story: `${TOGETHER} To connect a guest twice to what is the same network outside, write two entries under networks with two names.`,
  when: ['domain.devices.interfaces'],
  check: ({ domain: { devices }, networks = [] }, refuse) => {
    const interfaces = devices?.interfaces ?? [];
    refuseRepeated(INTERFACES, interfaces, refuse);
    refuseEachUnmatched(INTERFACES, interfaces, networks, { what: 'network', where: NETWORKS }, refuse);
  },
};

/** Each network has an interface and a name of its own. */
export const networkHasInterface: MachineRule = {
  name: 'network-has-interface',
  refuses: 'a network without an interface of its name, or two networks of one name',
  story: `${TOGETHER} A network that no guest is to see is left out.`,
  when: ['networks'],
  check: ({ domain: { devices }, networks = [] }, refuse) => {
    const interfaces = devices?.interfaces ?? [];
    refuseRepeated(NETWORKS, networks, refuse);
    refuseEachUnmatched(NETWORKS, networks, interfaces, { what: 'interface', where: INTERFACES }, refuse);
  },
};

/** Each network has one source. */
export const networkHasSource: MachineRule = {
  name: 'network-has-source',
  refuses: 'a network that is neither the pod network nor one of Multus, that is both, or one of Multus without a name',
  story: 'A network is either the one that every pod of the cluster is on, pod, or one that Multus attaches besides, multus, by the name of its NetworkAttachmentDefinition.',
  when: ['networks'],
  check: ({ networks }, refuse) => checkEach(NETWORKS, networks, refuse, ({ pod, multus }, refuseIt) => {
    if (!pod && !multus) {
      refuseIt('', 'the network comes from nowhere, write pod: {} or multus with the networkName of a NetworkAttachmentDefinition');
    } else if (pod && multus) {
      refuseIt('', 'the network has both pod and multus, keep one of them');
    } else if (multus && !multus.networkName) {
      refuseIt('multus.networkName', 'the name is missing, write that of a NetworkAttachmentDefinition, such as "office" or "machines/office"');
    }
  }),
};

/** At most one network is the default network, which has the pod's own address. */
export const oneDefaultNetwork: MachineRule = {
  name: 'one-default-network',
  refuses: 'more than one default network: that of pods, or one of Multus with default: true',
  story: 'A machine runs in a pod, which has one default network: the cluster\'s own, pod, or the one by Multus that says default. Others are attached besides it.',
  when: ['networks'],
  check: ({ networks }, refuse) => {
    const first = networks?.findIndex(isDefault) ?? -1;
    networks?.forEach((network, index) => {
      if (index > first && isDefault(network)) {
        refuse(`${NETWORKS}[${index}]`, `${JSON.stringify(network.name)} is a second default network besides ${JSON.stringify(networks[first].name)}, `
          + 'keep one of them or attach this one by multus without default');
      }
    });
  },
};

function isDefault({ pod, multus }: Network): boolean {
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

/** There can be a NetworkAttachmentDefinition of each name. */
export const networkAttachmentForm: MachineRule = {
  name: 'network-attachment-form',
  refuses: 'a Multus network whose NetworkAttachmentDefinition has a name that none can have',
  story: 'KubeVirt admits any text, looks for the definition when it makes the machine\'s pod, and makes none without it. Kubernetes knows no object with capitals, spaces or underscores '
    + 'in its name, so the machine never starts.',
  when: ['networks[].multus'],
  check: ({ networks }, refuse) => checkEach(NETWORKS, networks, refuse, ({ multus }, refuseIt) => (
    refuseMalformedName('multus.networkName', multus?.networkName || undefined, ATTACHMENT, refuseIt)
  )),
};

/** The cluster must have the NetworkAttachmentDefinition of a network. */
export const networkAttachmentKnown: MachineRule = {
  name: 'network-attachment-known',
  refuses: 'a Multus network whose NetworkAttachmentDefinition the cluster does not have',
  story: 'KubeVirt admits the machine, and its pod waits for a network that is not there. A name without a namespace is looked for in the machine\'s own.',
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

/** The names that a definition may have in the capabilities: in the machine's own namespace, with and without the namespace. */
function possibleNames(name: string, namespace: string | undefined): string[] {
  const [first, second] = name.split('/');
  return second === undefined ? [name, `${namespace}/${name}`] : first === namespace ? [name, second] : [name];
}
