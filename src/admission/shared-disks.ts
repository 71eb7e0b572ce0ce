// Checks that machines have disks of their own: no DataVolume that two make, and no claim that two write to.
import type { IConstruct } from 'constructs';
import type { ConstructAdvice } from './advice/report';
import { type ClusterCapabilitiesProps, clusterCapabilities } from './cluster-capabilities';
import { indexByName } from './counterparts';
import { Firsts } from './distinct-objects';
import type { Disk, Volume } from '../../imports/kubevirt';
import { isPlaceholder } from '../issues/formats';
import { type Issue, issue, issueText } from '../issues/issues';
import { isMap } from '../plain-data/plain-data';
import { usedClaim } from '../storage/used-claims';

/** The description of the rule on DataVolumes, in the form of other rules. */
export const DATA_VOLUMES_DISTINCT = {
  name: 'data-volumes-distinct',
  refuses: 'a DataVolume that two machines of a namespace have among their dataVolumeTemplates',
  story: 'A namespace has one DataVolume of a name. The machine that comes second makes none, without a word, and starts from the disk of the first: both write to it, and it is deleted with the first machine. '
    + 'Begin the name with the machine\'s, which {{NAME}} stands for in templates. A disk that several machines may write to is a DataVolume of its own, and shareable in each of them.',
};

/** The description of the advice on claims, in the form of other advice. */
export const CLAIM_OF_TWO_MACHINES = {
  name: 'claim-of-two-machines',
  refuses: 'a disk that two machines of a namespace write to',
  story: 'KubeVirt admits both machines. On one node the second fails to start, since the first has locked its disk; on two nodes it waits for ever, or the file system breaks where both can write. '
    + 'Give each machine its own disk. Where a disk is to be shared, say so: shareable for file systems made for that, readonly for data. Machines that are Halted are not told.',
};

/** A machine, and its manifest. */
export interface RenderedMachine {
  readonly construct: IConstruct;
  readonly manifest: any;
}

/** What earlier machines of an app have already: a message for each DataVolume, and advice on claims. */
export function findSharedDisks(
  machines: Iterable<RenderedMachine>,
): { readonly refused: readonly string[]; readonly advised: readonly ConstructAdvice[] } {
  const shared = new SharedDisks<ClusterCapabilitiesProps | undefined>();
  const refused: string[] = [];
  const advised: ConstructAdvice[] = [];
  for (const { construct, manifest } of machines) {
    const [cluster, where] = [clusterCapabilities(construct), construct.node.path];
    refused.push(...shared.dataVolumeIssues(cluster, manifest, where).map(({ path, ...found }) => issueText({ ...found, path: `${where}: ${path}` })));
    const advice = shared.claimAdvice(cluster, manifest, where);
    if (advice.length > 0) {
      advised.push({ construct, advice });
    }
  }
  return { refused, advised };
}

/** A machine that has a disk. What is kept of names is JSON: those that were cut out of a file would keep all of its text. */
interface Owner {
  readonly machine: string;
  readonly where: string;
}

/** Finds the disks that an earlier machine has already. A machine that is there twice is told by another rule. No schema has checked any. */
export class SharedDisks<Cluster> {
  private readonly makers = new Firsts<Cluster, Owner>();
  private readonly writers = new Firsts<Cluster, Owner>();

  /**
   * What is wrong with the DataVolumes of the next machine.
   *
   * @param where its place, for messages on later machines
   */
  public dataVolumeIssues(cluster: Cluster, machine: any, where: string): Issue[] {
    const found: Issue[] = [];
    for (const [index, name] of templateNames(machine).entries()) {
      const first = ownerOf(this.makers, cluster, machine, name, where);
      if (first !== undefined) {
        const own = JSON.stringify(`${machine.metadata.name}-${name}`);
        const message = `${JSON.stringify(name)} is the DataVolume of the machine at ${first.where} already, write another name such as ${own}, also where a volume names it`;
        found.push({ ...issue(`spec.dataVolumeTemplates[${index}].metadata.name`, message), rule: DATA_VOLUMES_DISTINCT.name });
      }
    }
    return found;
  }

  /** What is advised on the claims of the next machine. */
  public claimAdvice(cluster: Cluster, machine: any, where: string): Issue[] {
    const found: Issue[] = [];
    for (const { index, claim } of writtenClaims(machine)) {
      const first = ownerOf(this.writers, cluster, machine, claim, where);
      if (first !== undefined) {
        const message = `the machine at ${first.where} writes to ${JSON.stringify(claim)} as well, give each its own disk, or write shareable or readonly at both disks`;
        found.push({ ...issue(`spec.template.spec.volumes[${index}]`, message), rule: CLAIM_OF_TWO_MACHINES.name });
      }
    }
    return found;
  }
}

/** Whether a disk is written to and not shareable. */
export function isForOne({ persistentVolumeClaim }: Partial<Volume>, { shareable, disk, cdrom }: Partial<Disk> = {}): boolean {
  return !persistentVolumeClaim?.readOnly && !shareable && !disk?.readonly && !cdrom;
}

/** The machine that had a disk before this one, if it is another one. */
function ownerOf<Cluster>(owners: Firsts<Cluster, Owner>, cluster: Cluster, { metadata }: any, disk: unknown, where: string): Owner | undefined {
  if (typeof disk !== 'string' || isPlaceholder(disk)) {
    return undefined;
  }
  const machine = JSON.stringify(metadata?.name);
  const first = owners.of(cluster, JSON.stringify([metadata?.namespace, disk]), { machine, where });
  return first.machine === machine ? undefined : first;
}

function templateNames({ kind, spec }: any): unknown[] {
  return kind === 'VirtualMachine' && isMap(spec) ? listOf(spec.dataVolumeTemplates).map((template) => template?.metadata?.name) : [];
}

/** The claims that a machine writes to when it runs, except those of its own DataVolumes. */
function writtenClaims(machine: any): { readonly index: number; readonly claim: string }[] {
  const { kind, spec } = machine;
  if (kind !== 'VirtualMachine' || !isMap(spec) || spec.runStrategy === 'Halted' || spec.running === false) {
    return [];
  }
  const { domain, volumes } = spec.template?.spec ?? {};
  const others = new Set([...templateNames(machine), ...listOf(domain?.devices?.filesystems).map((filesystem) => filesystem?.name)]);
  const disks = indexByName<Disk>(listOf(domain?.devices?.disks).filter(isMap) as unknown as Disk[]);
  return listOf(volumes).flatMap((volume, index) => {
    const claim = isMap(volume) && !others.has(volume.name) && isForOne(volume, disks.get(volume.name)) ? usedClaim(volume) : undefined;
    return claim === undefined || others.has(claim) ? [] : [{ index, claim }];
  });
}

function listOf(value: unknown): any[] {
  return Array.isArray(value) ? value : [];
}
