// The networks that Multus attaches: checked against those of the cluster, if its capabilities list them.
import { isPlaceholder } from '../../issues/formats';
import { suggestNames } from '../../issues/nearest-name';
import type { MachineRule } from '../rule';

/** The cluster must have the NetworkAttachmentDefinition of a network. */
export const networkAttachmentKnown: MachineRule = {
  name: 'network-attachment-known',
  refuses: 'a Multus network whose NetworkAttachmentDefinition the cluster does not have',
  story: 'KubeVirt admits the machine, and its pod waits for a network that is not there. A name without a namespace is looked for in the machine\'s own.',
  check: ({ networks }, refuse, { object, capabilities }) => {
    const known = capabilities?.networkAttachmentDefinitions;
    const names = new Set(known);
    const namespace = object.metadata?.namespace;
    networks?.forEach(({ multus }, index) => {
      const name = multus?.networkName;
      if (known && name && !isPlaceholder(name) && !possibleNames(name, namespace).some((spelling) => names.has(spelling))) {
        const choice = known.length > 0 ? `, write ${suggestNames(name, known)}` : ', it has none: create it first';
        refuse(`networks[${index}].multus.networkName`, `${JSON.stringify(name)} is not among the cluster's NetworkAttachmentDefinitions${choice}`);
      }
    });
  },
};

/** The names that a definition may have in the capabilities: in the machine's own namespace, with and without the namespace. */
function possibleNames(name: string, namespace: string | undefined): string[] {
  const [first, second] = name.split('/');
  return second === undefined ? [name, `${namespace}/${name}`] : first === namespace ? [name, second] : [name];
}
