// The networks that Multus attaches: that a cluster has them.
import { isPlaceholder } from '../../issues/formats';
import { meant } from '../../issues/nearest-name';
import type { MachineRule } from '../rule';

/** A network by Multus is one that the cluster has, where it says which those are. */
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
      if (known && name && !isPlaceholder(name) && !spellings(name, namespace).some((spelling) => names.has(spelling))) {
        const choice = known.length > 0 ? `, write ${meant(name, known)}` : ', it has none: create it first';
        refuse(`networks[${index}].multus.networkName`, `${JSON.stringify(name)} is not among the cluster's NetworkAttachmentDefinitions${choice}`);
      }
    });
  },
};

/** What a definition may be called: those of the machine's namespace with and without it. */
function spellings(name: string, namespace: string | undefined): string[] {
  const [first, second] = name.split('/');
  return second === undefined ? [name, `${namespace}/${name}`] : first === namespace ? [name, second] : [name];
}
