// Checks for things that two machines share but only one can have: a DataVolume that both create, a claim that both write to, a MAC address, a UUID.
import type { IConstruct } from 'constructs';
import type { ConstructAdvice } from './advice/report';
import { type ClusterCapabilitiesProps, clusterCapabilities } from './cluster-capabilities';
import { ExistingClaims } from './existing-claims';
import { FirstOwners } from './first-owners';
import { isFilledInLater } from './form';
import { ManagedDataSources } from './managed-data-sources';
import { digitsOfAddress } from './network/interfaces';
import type { RuleDescription } from './rule';
import { StatefulCopies } from './stateful-copies';
import type { Disk, Volume } from '../../imports/kubevirt';
import { type Issue, issueText } from '../issues/issues';
import { isMap, listOf, textOf } from '../plain-data/plain-data';
import { usedClaim } from '../storage/used-claims';

export const DATA_VOLUMES_DISTINCT: RuleDescription = {
  name: 'data-volumes-distinct',
  refuses: 'a DataVolume that two machines in a namespace have in their dataVolumeTemplates',
  story: 'A namespace has only one DataVolume with a given name. The second machine silently creates none, and starts from the disk of the first. '
    + 'Both write to it, and it is deleted with the first machine. Begin the name with that of the machine, which templates write as {{NAME}}. '
    + 'Write a disk that several machines may write to as a DataVolume of its own, and set shareable in each machine.',
};

export const CLAIM_OF_TWO_MACHINES: RuleDescription = {
  name: 'claim-of-two-machines',
  refuses: 'a disk that two machines in a namespace write to, unless it is shareable in both',
  story: 'KubeVirt admits both machines. On the same node the second fails to start, because the first has locked the disk. On different nodes it '
    + 'waits forever, or the file system is corrupted if both can write. Give each machine its own disk. To share a disk on purpose, set shareable '
    + 'in both for file systems that support it, or readonly for data. Halted machines are not reported.',
};

export const MAC_ADDRESS_OF_TWO_MACHINES: RuleDescription = {
  name: 'mac-address-of-two-machines',
  refuses: 'a MAC address that two machines, or two interfaces of a machine, share on a network',
  story: 'A switch sends packets for an address to the port where it last saw it. Both machines lose packets now and then, and neither reports '
    + 'why. Leave macAddress out, so that KubeVirt generates one, or give each machine its own. On the pod network the address does not leave the '
    + 'pod. Two SR-IOV interfaces of a machine may be a bond with one address. Halted machines are not reported.',
};

export const FIRMWARE_UUID_OF_TWO_MACHINES: RuleDescription = {
  name: 'firmware-uuid-of-two-machines',
  refuses: 'a firmware UUID that two machines share',
  story: 'A guest identifies itself by this UUID. Monitoring agents, inventories and licenses treat both guests as one, and so does cloud-init in '
    + 'an image taken from one of them. In most cases it was copied with the machine. Leave uuid out, so that KubeVirt derives one from the name '
    + 'of the machine, or give each machine its own. Halted machines are not reported.',
};

/** What the machines of an app share with earlier ones. */
export class SharedByMachinesOfApp {
  /** A message for each DataVolume. */
  public readonly refused: string[] = [];
  /** The advice on claims, MAC addresses and UUIDs. */
  public readonly advised: ConstructAdvice[] = [];
  private readonly shared = new SharedByMachines<ClusterCapabilitiesProps | undefined>();

  /** Looks at the next machine. */
  public look(construct: IConstruct, manifest: any): void {
    const [cluster, where] = [clusterCapabilities(construct), construct.node.path];
    const { refused, advice } = this.shared.look(cluster, manifest, where);
    this.refused.push(...refused.map(({ path, ...found }) => issueText({ ...found, path: `${where}: ${path}` })));
    if (advice.length > 0) {
      this.advised.push({ construct, advice });
    }
  }
}

/** A machine that owns something. */
interface Owner {
  readonly identity: string;
  readonly where: string;
}

/** The first owner of a name, if it is another machine: another rule reports a machine that exists twice. Without `isOwner`, it only looks. */
type FindEarlier<Cluster> = (owners: FirstOwners<Cluster, Owner>, scope: unknown, name: string, isOwner?: boolean) => Owner | undefined;

/** Finds what an earlier machine already has. No schema has checked the machines. */
export class SharedByMachines<Cluster> {
  private readonly dataVolumeOwners = new FirstOwners<Cluster, Owner>();
  private readonly claimWriters = new FirstOwners<Cluster, Owner>();
  private readonly exclusiveWriters = new FirstOwners<Cluster, Owner>();
  private readonly macAddressOwners = new FirstOwners<Cluster, Owner>();
  private readonly uuidOwners = new FirstOwners<Cluster, Owner>();
  private readonly existingClaims = new ExistingClaims<Cluster>();
  private readonly managedDataSources = new ManagedDataSources<Cluster>();
  private readonly statefulCopies = new StatefulCopies<Cluster>();

  /**
   * Returns what is wrong with the DataVolumes of the next machine, and the advice on its claims, MAC addresses and UUID; also the advice on a
   * DataVolume or restore whose claims already exist, on a DataSource that something else sets too, and on a copy that KubeVirt does not make.
   *
   * @param where its place, for messages on later machines
   */
  public look(cluster: Cluster, machine: any, where: string): { readonly refused: readonly Issue[]; readonly advice: readonly Issue[] } {
    // In JSON: a part of a file's text would keep the whole text in memory.
    const owner: Owner = { identity: JSON.stringify([machine.metadata?.namespace, machine.metadata?.name]), where };
    const findEarlier: FindEarlier<Cluster> = (owners, scope, name, isOwner = true) => {
      const first = isOwner ? owners.register(cluster, textOf(scope), name, owner) : owners.find(cluster, textOf(scope), name);
      return first?.identity === owner.identity ? undefined : first;
    };
    return {
      refused: this.dataVolumeIssues(machine, findEarlier),
      advice: [
        ...mayRun(machine) ? this.adviceOnRunning(machine, findEarlier) : [],
        ...this.existingClaims.check(cluster, machine, where),
        ...this.managedDataSources.check(cluster, machine, where),
        ...this.statefulCopies.check(cluster, machine, where),
      ],
    };
  }

  private dataVolumeIssues(machine: any, findEarlier: FindEarlier<Cluster>): Issue[] {
    const found: Issue[] = [];
    for (const [index, name] of templateNames(machine).entries()) {
      const first = isKnown(name) ? findEarlier(this.dataVolumeOwners, machine.metadata?.namespace, name) : undefined;
      if (first !== undefined) {
        const own = JSON.stringify(`${machine.metadata.name}-${name}`);
        const message = `${JSON.stringify(name)} is already the DataVolume of the machine at ${first.where}, write another name such as ${own}, also in the volume that names it`;
        found.push({ path: `spec.dataVolumeTemplates[${index}].metadata.name`, message, rule: DATA_VOLUMES_DISTINCT.name });
      }
    }
    return found;
  }

  private adviceOnRunning(machine: any, findEarlier: FindEarlier<Cluster>): Issue[] {
    return [...this.claimIssues(machine, findEarlier), ...this.addressIssues(machine, findEarlier), ...this.uuidIssues(machine, findEarlier)];
  }

  private claimIssues(machine: any, findEarlier: FindEarlier<Cluster>): Issue[] {
    const found: Issue[] = [];
    for (const { index, claim, isShared } of writtenClaims(machine)) {
      const writer = findEarlier(this.claimWriters, machine.metadata?.namespace, claim);
      const exclusiveWriter = findEarlier(this.exclusiveWriters, machine.metadata?.namespace, claim, !isShared);
      const first = isShared ? exclusiveWriter : writer;
      if (first !== undefined) {
        const message = `the machine at ${first.where} writes to ${JSON.stringify(claim)} as well, `
          + 'give each its own disk, or write shareable or readonly for both disks';
        found.push({ path: `spec.template.spec.volumes[${index}]`, message, rule: CLAIM_OF_TWO_MACHINES.name });
      }
    }
    return found;
  }

  private addressIssues(machine: any, findEarlier: FindEarlier<Cluster>): Issue[] {
    const found: Issue[] = [];
    const own = new Set<string>();
    for (const { index, macAddress, network, isFunction } of visibleMacAddresses(machine)) {
      const [address, place] = [digitsOfAddress(macAddress), network.replace(/^\//, '')];
      const first = findEarlier(this.macAddressOwners, network, address);
      const isOwn = first === undefined && !isFunction && own.has(`${network} ${address}`);
      own.add(`${network} ${address}`);
      if (first !== undefined || isOwn) {
        const who = first === undefined ? 'another interface of the machine' : `the machine at ${first.where}`;
        const message = `${who} has ${JSON.stringify(macAddress)} on ${place} as well, leave macAddress out, or give each its own`;
        found.push({ path: `spec.template.spec.domain.devices.interfaces[${index}].macAddress`, message, rule: MAC_ADDRESS_OF_TWO_MACHINES.name });
      }
    }
    return found;
  }

  private uuidIssues(machine: any, findEarlier: FindEarlier<Cluster>): Issue[] {
    const { uuid } = machine.spec.template?.spec?.domain?.firmware ?? {};
    const first = isKnown(uuid) ? findEarlier(this.uuidOwners, '', uuid.toLowerCase()) : undefined;
    const message = first && `the machine at ${first.where} has ${JSON.stringify(uuid)} as well, leave uuid out, or give each its own`;
    return message === undefined ? [] : [{ path: 'spec.template.spec.domain.firmware.uuid', message, rule: FIRMWARE_UUID_OF_TWO_MACHINES.name }];
  }
}

/** Whether a disk is writable and not shared. */
export function isExclusive(volume: Partial<Volume>, disk?: Partial<Disk>): boolean {
  return !disk?.shareable && isWritable(volume, disk);
}

/** Whether a disk is writable at any time: a reservation decides when. */
function isWritable({ persistentVolumeClaim }: Partial<Volume>, { disk, lun, cdrom }: Partial<Disk> = {}): boolean {
  return ![persistentVolumeClaim?.readOnly, disk?.readonly, lun?.readonly, lun?.reservation, cdrom].some(Boolean);
}

function isKnown(value: unknown): value is string {
  return typeof value === 'string' && !isFilledInLater(value);
}

function templateNames({ kind, spec }: any): unknown[] {
  return kind === 'VirtualMachine' && isMap(spec) ? listOf(spec.dataVolumeTemplates).map((template) => template?.metadata?.name) : [];
}

/** The claims that a machine writes to, except those of its own DataVolumes and those that it mounts as filesystems. */
function writtenClaims(machine: any): { readonly index: number; readonly claim: string; readonly isShared: boolean }[] {
  const own = templateNames(machine);
  const { domain, volumes } = machine.spec.template?.spec ?? {};
  const { disks, filesystems } = domain?.devices ?? {};
  const found: ReturnType<typeof writtenClaims> = [];
  for (const [index, volume] of listOf(volumes).entries()) {
    const claim = isMap(volume) ? usedClaim(volume) : undefined;
    if (isKnown(claim) && !own.includes(claim) && findNamed(filesystems, volume) === undefined && isWritable(volume, findNamed(disks, volume))) {
      found.push({ index, claim, isShared: !isExclusive(volume, findNamed(disks, volume)) });
    }
  }
  return found;
}

/** A MAC address that others on a network can see. */
interface VisibleAddress {
  readonly index: number;
  readonly macAddress: string;
  /** The namespace and name of the network. */
  readonly network: string;
  /** Whether the interface is a function of the node's network card. */
  readonly isFunction: boolean;
}

function visibleMacAddresses({ metadata, spec }: any): readonly VisibleAddress[] {
  const { domain, networks } = spec.template?.spec ?? {};
  return listOf(domain?.devices?.interfaces).map((nic, index) => {
    const macAddress = nic?.state === 'absent' ? undefined : nic?.macAddress;
    const network = isKnown(macAddress) ? findNamed(networks, nic)?.multus?.networkName : undefined;
    const isFunction = nic?.sriov !== undefined;
    return isKnown(network) ? { index, macAddress, network: network.includes('/') ? network : `${metadata?.namespace ?? ''}/${network}`, isFunction } : undefined;
  }).filter((found) => found !== undefined);
}

function mayRun({ kind, spec }: any): boolean {
  return kind === 'VirtualMachine' && isMap(spec) && spec.runStrategy !== 'Halted' && spec.running !== false;
}

/** The item of a list with the same name as another item. */
function findNamed(list: unknown, { name }: Partial<Volume>): any {
  return listOf(list).find((item) => item?.name === name);
}
