// Finds machines whose network is nearly called like a NetworkAttachmentDefinition beside them. Without knowing the cluster nobody can say that a
// network is missing, but a name that differs in one letter from one that is there was meant to be that one.
import type { ClusterCapabilitiesProps } from './cluster-capabilities';
import { Firsts } from './distinct-objects';
import type { RuleDescription } from './rule';
import type { Issue } from '../issues/issues';
import { alternatives, nearestNames } from '../issues/nearest-name';
import { ownText } from '../plain-data/own-text';
import { listOf, table } from '../plain-data/plain-data';

export const NETWORK_MISSPELT: RuleDescription = {
  name: 'network-misspelt',
  refuses: 'a Multus network that no NetworkAttachmentDefinition of the manifests has the name of, where one has it but for a letter',
  story: 'KubeVirt admits the machine, and its pod waits for a network that is not there. Names that differ in a number, or in a short word, are names of other networks, which the cluster may have. '
    + 'With what the cluster has, by --capabilities, a network that is not there is refused, whatever it is called.',
};

/** Shorter words are easily alike, and meant: "lan" and "wan". */
const SHORTEST_WORD = 4;

/** As many machines are remembered for each network: others of the same mistake are not told. */
const MOST_MACHINES = 50;

/** Among more names than these, one is like another anyway, and comparing each with each takes long. */
const MOST_NAMES = 200;

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

/** Finds them in objects that no schema has checked, in whichever order they come. */
export class MisspeltNetworks<Place> {
  private readonly networks = new Firsts<string | undefined, Network<Place>>();
  private readonly used: Network<Place>[] = [];
  /** The names of definitions, by cluster and namespace. */
  private readonly definitions = new Firsts<string | undefined, Set<string>>();

  /** With what the cluster has, another rule looks for the networks there. */
  constructor(private readonly capabilities?: ClusterCapabilitiesProps) {}

  /** Looks at the next object. */
  public look(cluster: string | undefined, object: any, place: () => Place): void {
    const [kind, namespace] = [object?.kind, String(object?.metadata?.namespace ?? '')];
    if (kind === 'NetworkAttachmentDefinition') {
      this.definitions.of(cluster, ownText(namespace), new Set()).add(ownText(String(object.metadata?.name)));
    }
    const steps = NETWORKS[String(kind)];
    listOf(steps?.reduce<any>((value, step) => value?.[step], object)).forEach((network, index) => {
      const written: unknown = network?.multus?.networkName;
      if (typeof written === 'string') {
        const [name, of = namespace] = written.split('/').reverse();
        this.remember(cluster, of, name, { path: `${steps!.join('.')}[${index}].multus.networkName`, place });
      }
    });
  }

  private remember(cluster: string | undefined, namespace: string, name: string, use: { readonly path: string; readonly place: () => Place }): void {
    const key = JSON.stringify([namespace, name]);
    let network = this.networks.find(cluster, key);
    if (network === undefined) {
      network = this.networks.of(cluster, key, { cluster, namespace: ownText(namespace), name: ownText(name), uses: [] });
      this.used.push(network);
    }
    if (network.uses.length < MOST_MACHINES) {
      network.uses.push({ path: use.path, place: use.place() });
    }
  }

  /** The advice, once all objects were looked at. */
  public advice(): { readonly place: Place; readonly issue: Issue }[] {
    return this.capabilities?.networkAttachmentDefinitions !== undefined ? [] : this.used.flatMap(({ cluster, namespace, name, uses }) => {
      const near = this.nearly(cluster, namespace, name);
      const message = `${JSON.stringify(name)} is the name of no NetworkAttachmentDefinition in these manifests, write ${alternatives(near)}`;
      return near.length === 0 ? [] : uses.map(({ path, place }) => ({ place, issue: { path, message, rule: NETWORK_MISSPELT.name } }));
    });
  }

  /** The definitions of a namespace that a network was meant to be, if none is it. A definition without a namespace may be in any. */
  private nearly(cluster: string | undefined, namespace: string, name: string): string[] {
    const definitions = this.definitions.find(cluster, namespace) ?? new Set<string>();
    const isThere = definitions.has(name) || this.definitions.find(cluster, '')?.has(name) === true;
    return isThere || definitions.size > MOST_NAMES ? [] : nearestNames(name, [...definitions], 1).filter((other) => isMisspelt(name, other));
  }
}

/** Whether two names that differ in a letter were meant to be one. */
function isMisspelt(name: string, other: string): boolean {
  const [words, others] = [name, other].map((each) => each.split(/[-.]/));
  const differing = words.filter((word, index) => word !== others[index]);
  return words.length === others.length
    && name.replace(/\D/g, '') === other.replace(/\D/g, '')
    && name.slice(0, -1) !== other.slice(0, -1)
    && differing.every((word) => word.length >= SHORTEST_WORD);
}
