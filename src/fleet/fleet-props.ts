// The properties of a fleet: clusters with room, machines with sizes, and spread rules.
import { Size } from 'cdk8s';
import { Delivery } from './delivery';
import { ClusterCapabilitiesProps } from '../admission/cluster-capabilities';
import { MachineSize } from '../machine/machine-size';
import { VirtualMachineTemplate } from '../template/virtual-machine-template';

/** A cluster that machines may go to. */
export interface FleetCluster {
  /** The cluster's name, which is also its name in the delivery's engine. It decides which machines go here: another name is another cluster. */
  readonly name: string;

  /**
   * Labels, such as `{ region: 'eu' }`: `clusterLabels` of machines and `topologyKey` of spread rules refer to them.
   *
   * @default - none
   */
  readonly labels?: { [key: string]: string };

  /** The virtual CPUs that all machines of the fleet may have here together. */
  readonly cpu: number;

  /** The memory that the guests of all machines of the fleet may have here together. */
  readonly memory: Size;

  /**
   * The number of folders that the cluster's machines are divided into, by their names. Each is an Application, a Kustomization, a
   * ManifestWork or a bundle of its own. Changing the number moves machines between them: see `handover`.
   *
   * @default 1
   */
  readonly shards?: number;

  /**
   * The cluster's capabilities, for the checks at synth, in the form of `ClusterCapabilities.set`.
   *
   * @default - those that are set on the app
   */
  readonly capabilities?: ClusterCapabilitiesProps;
}

/** A machine to place. */
export interface FleetMachine {
  /** The machine's name. It decides where the machine goes, together with the names of the clusters. */
  readonly name: string;

  /**
   * The size that `cpu` and `memory` are taken from.
   *
   * @default - that of `template`
   */
  readonly size?: MachineSize;

  /**
   * The template that `cpu` and `memory` are taken from.
   *
   * @default - `cpu` and `memory` are given
   */
  readonly template?: VirtualMachineTemplate;

  /**
   * The virtual CPUs of the guest, such as 4 or 0.5.
   *
   * @default - those of `size` or `template`
   */
  readonly cpu?: number;

  /**
   * The memory of the guest.
   *
   * @default - that of `size` or `template`
   */
  readonly memory?: Size;

  /**
   * The labels that the cluster has to have.
   *
   * @default - any cluster
   */
  readonly clusterLabels?: { [key: string]: string };

  /**
   * The cluster that the machine is pinned to.
   *
   * @default - the fleet chooses
   */
  readonly cluster?: string;

  /**
   * The number of the cluster's folder that the machine is pinned to, from 0.
   *
   * @default - by the machine's name
   */
  readonly shard?: number;

  /**
   * The group whose spread rules count the machine.
   *
   * @default - none
   */
  readonly group?: string;
}

/** How many machines of a group may be in one place. */
export interface FleetSpread {
  /** The group: the value of the machines' `group`. */
  readonly group: string;

  /** The maximum number of machines of the group in each place, at least 1. */
  readonly maxMachines: number;

  /**
   * The label whose values are the places, such as `region`. No machine of the group goes to a cluster without it.
   *
   * @default - each cluster is a place
   */
  readonly topologyKey?: string;
}

/** The properties of a fleet. */
export interface FleetProps {
  /** The clusters. Their order does not matter. */
  readonly clusters: FleetCluster[];

  /** The machines. Their order does not matter. */
  readonly machines: FleetMachine[];

  /**
   * How machines spread.
   *
   * @default - by the machines' names
   */
  readonly spreads?: FleetSpread[];

  /**
   * The cluster of each machine, by the machine's name: the `placements` of an earlier synth, kept in Git. A machine stays in that
   * cluster, because its disks do not move: synth refuses a change that leaves no place for it there, such as less room, a pin to another
   * cluster, or a cluster that was removed. If a machine shall start in another cluster with new disks, remove its entry. Entries of
   * machines that the fleet does not have are ignored. Without placements, a machine may move when a cluster that it prefers fills up, or
   * has room again.
   *
   * @default - machines are placed by their names
   */
  readonly placements?: { [machine: string]: string };

  /** The engine that delivers the machines to their clusters. */
  readonly delivery: Delivery;

  /**
   * Whether each cluster has a chart for the objects that its machines share, such as their namespace and images: see `sharedChartOf`.
   *
   * @default false
   */
  readonly shared?: boolean;

  /**
   * Whether machines are being moved from one folder to another. While it is true, no engine deletes objects that leave a folder. Set it
   * and deliver, then change `shards` or a pin and deliver again, then remove it. A machine that leaves its cluster in the meantime has to
   * be deleted there by hand.
   *
   * @default false
   */
  readonly handover?: boolean;

  /**
   * The namespace of the machines' charts.
   *
   * @default - none: the machines or the engine set it
   */
  readonly namespace?: string;
}
