// Finds machines with a network whose name is nearly that of a NetworkAttachmentDefinition in the same manifests. Without the cluster it is unknown
// whether a network is missing, but a name that differs in one letter from a definition is most likely a misspelling of it.
import type { ClusterCapabilitiesProps } from './cluster-capabilities';
import { FirstOwners } from './distinct-objects';
import type { RuleDescription } from './rule';
import type { Issue } from '../issues/issues';
import { alternatives, nearestNames } from '../issues/nearest-name';
import { detachString } from '../plain-data/detach-string';
import { listOf, table } from '../plain-data/plain-data';

export const NETWORK_MISSPELT: RuleDescription = {
  name: 'network-misspelt',
  refuses: 'a Multus network that matches no NetworkAttachmentDefinition in the manifests, but differs from one in a single letter',
  story: 'KubeVirt admits the machine, but it does not start while the network does not exist. Names that differ in a number or in a short word are '
    + 'taken for other networks, which the cluster may have. If --capabilities lists the networks of the cluster, every network that does not '
    + 'exist is refused, whatever its name.',
};

/** Shorter words are often similar on purpose: "lan" and "wan". */
const MIN_WORD_LENGTH = 4;

/** The most machines to remember for each network. Further machines with the same mistake are not reported. */
const MAX_MACHINES = 50;

/** With more names than this, some are similar anyway, and comparing all of them takes too long. */
const MAX_NAMES = 200;

/** Where the networks of a machine are, by its kind. */
const NETWORKS: { readonly [kind: string]: readonly string[] | undefined } = table({
  VirtualMachine: ['spec', 'template', 'spec', 'networks'],
  VirtualMachineInstance: ['spec', 'networks'],
  VirtualMachineInstanceReplicaSet: ['spec', 'template', 'spec', 'networks'],
  VirtualMachinePool: ['spec', 'virtualMachineTemplate', 'spec', 'template', 'spec', 'networks'],
});

interface Network<Place> {
  readonly cluster: string | undefined;
  readonly namespace: string;
  readonly name: string;
  readonly uses: { readonly path: string; readonly place: Place }[];
}

/** Finds misspelt networks in objects that no schema has checked, in any order. */
export class MisspeltNetworks<Place> {
  private readonly networks = new FirstOwners<string | undefined, Network<Place>>();
  private readonly used: Network<Place>[] = [];
  /** The names of definitions, by cluster and namespace. */
  private readonly definitions = new FirstOwners<string | undefined, Set<string>>();

  /** If the capabilities list the networks of the cluster, another rule checks them. */
  constructor(private readonly capabilities?: ClusterCapabilitiesProps) {}

  /** Looks at the next object. */
  public add(cluster: string | undefined, object: any, place: () => Place): void {
    const [kind, namespace] = [object?.kind, String(object?.metadata?.namespace ?? '')];
    if (kind === 'NetworkAttachmentDefinition') {
      this.definitions.register(cluster, detachString(namespace), new Set()).add(detachString(String(object.metadata?.name)));
    }
    const steps = NETWORKS[String(kind)];
    listOf(steps?.reduce<any>((value, step) => value?.[step], object)).forEach((network, index) => {
      const written: unknown = network?.multus?.networkName;
      if (typeof written === 'string') {
        const [name, of = namespace] = written.split('/').reverse();
        this.record(cluster, of, name, { path: `${steps!.join('.')}[${index}].multus.networkName`, place });
      }
    });
  }

  private record(cluster: string | undefined, namespace: string, name: string, use: { readonly path: string; readonly place: () => Place }): void {
    const key = JSON.stringify([namespace, name]);
    let network = this.networks.find(cluster, key);
    if (network === undefined) {
      network = this.networks.register(cluster, key, { cluster, namespace: detachString(namespace), name: detachString(name), uses: [] });
      this.used.push(network);
    }
    if (network.uses.length < MAX_MACHINES) {
      network.uses.push({ path: use.path, place: use.place() });
    }
  }

  /** The advice, once all objects have been looked at. */
  public advice(): { readonly place: Place; readonly issue: Issue }[] {
    return this.capabilities?.networkAttachmentDefinitions !== undefined ? [] : this.used.flatMap(({ cluster, namespace, name, uses }) => {
      const near = this.similarDefinitions(cluster, namespace, name);
      const message = `${JSON.stringify(name)} is not the name of a NetworkAttachmentDefinition in these manifests, write ${alternatives(near)}`;
      return near.length === 0 ? [] : uses.map(({ path, place }) => ({ place, issue: { path, message, rule: NETWORK_MISSPELT.name } }));
    });
  }

  /** The definitions in a namespace whose name is nearly that of a network, if none matches it. A definition without a namespace may be in any. */
  private similarDefinitions(cluster: string | undefined, namespace: string, name: string): string[] {
    const definitions = this.definitions.find(cluster, namespace) ?? new Set<string>();
    const isThere = definitions.has(name) || this.definitions.find(cluster, '')?.has(name) === true;
    return isThere || definitions.size > MAX_NAMES ? [] : nearestNames(name, [...definitions], 1).filter((other) => isMisspelt(name, other));
  }
}

/** Whether a name that differs from another in a letter is a misspelling of it. */
function isMisspelt(name: string, other: string): boolean {
  const [words, others] = [name, other].map((each) => each.split(/[-.]/));
  const differing = words.filter((word, index) => word !== others[index]);
  return words.length === others.length
    && name.replace(/\D/g, '') === other.replace(/\D/g, '')
    && name.slice(0, -1) !== other.slice(0, -1)
    && differing.every((word) => word.length >= MIN_WORD_LENGTH);
}
