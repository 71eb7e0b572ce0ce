// Checks that machines have disks of their own: no DataVolume that two make, and no claim that two write to.
import type { IConstruct } from 'constructs';
import type { ConstructAdvice } from './advice/report';
import { type ClusterCapabilitiesProps, clusterCapabilities } from './cluster-capabilities';
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

/** What machines of an app have that earlier ones have already. */
export class SharedDisksOfApp {
  /** A message for each DataVolume. */
  public readonly refused: string[] = [];
  /** The advice on claims. */
  public readonly advised: ConstructAdvice[] = [];
  private readonly shared = new SharedDisks<ClusterCapabilitiesProps | undefined>();

  /** Looks at the next machine. */
  public look(construct: IConstruct, manifest: any): void {
    const [cluster, where] = [clusterCapabilities(construct), construct.node.path];
    this.refused.push(...this.shared.dataVolumeIssues(cluster, manifest, where).map(({ path, ...found }) => issueText({ ...found, path: `${where}: ${path}` })));
    const advice = this.shared.claimAdvice(cluster, manifest, where);
    if (advice.length > 0) {
      this.advised.push({ construct, advice });
    }
  }
}

/** A machine that has a disk. What is kept of names is JSON: those that were cut out of a file would keep all of its text. */
class Owner {
  private readonly namespace: unknown;
  private readonly name: string;

  constructor({ metadata }: any, public readonly where: string) {
    this.namespace = metadata?.namespace;
    this.name = JSON.stringify(metadata?.name);
  }

  /** The owner that had a disk first, if it is another machine: one that is there twice is told by another rule. */
  public before<Cluster>(owners: Firsts<Cluster, Owner>, cluster: Cluster, disk: string): Owner | undefined {
    const first = owners.of(cluster, JSON.stringify([this.namespace, disk]), this);
    return first.name === this.name ? undefined : first;
  }
}

/** Finds the disks that an earlier machine has already. No schema has checked any. */
export class SharedDisks<Cluster> {
  private readonly makers = new Firsts<Cluster, Owner>();
  private readonly writers = new Firsts<Cluster, Owner>();

  /**
   * What is wrong with the DataVolumes of the next machine.
   *
   * @param where its place, for messages on later machines
   */
  public dataVolumeIssues(cluster: Cluster, machine: any, where: string): Issue[] {
    const owner = new Owner(machine, where);
    const found: Issue[] = [];
    for (const [index, name] of templateNames(machine).entries()) {
      const first = isKnown(name) ? owner.before(this.makers, cluster, name) : undefined;
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
    const owner = new Owner(machine, where);
    const found: Issue[] = [];
    for (const { index, claim } of writtenClaims(machine)) {
      const first = owner.before(this.writers, cluster, claim);
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

function isKnown(disk: unknown): disk is string {
  return typeof disk === 'string' && !isPlaceholder(disk);
}

function templateNames({ kind, spec }: any): unknown[] {
  return kind === 'VirtualMachine' && isMap(spec) ? listOf(spec.dataVolumeTemplates).map((template) => template?.metadata?.name) : [];
}

/** The claims that a machine writes to when it runs, except those of its own DataVolumes, and those that it shares as filesystems. */
function writtenClaims(machine: any): { readonly index: number; readonly claim: string }[] {
  if (!isRun(machine)) {
    return [];
  }
  const own = templateNames(machine);
  const { domain, volumes } = machine.spec.template?.spec ?? {};
  const { disks, filesystems } = domain?.devices ?? {};
  const found: { readonly index: number; readonly claim: string }[] = [];
  for (const [index, volume] of listOf(volumes).entries()) {
    const claim = isMap(volume) ? usedClaim(volume) : undefined;
    if (isKnown(claim) && !own.includes(claim) && namedIn(filesystems, volume) === undefined && isForOne(volume, namedIn(disks, volume))) {
      found.push({ index, claim });
    }
  }
  return found;
}

function isRun({ kind, spec }: any): boolean {
  return kind === 'VirtualMachine' && isMap(spec) && spec.runStrategy !== 'Halted' && spec.running !== false;
}

/** The item of a list that has the name of another item. */
function namedIn(list: unknown, { name }: Partial<Volume>): any {
  return listOf(list).find((item) => item?.name === name);
}

function listOf(value: unknown): any[] {
  return Array.isArray(value) ? value : [];
}
