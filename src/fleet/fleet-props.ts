// What a fleet is made of: clusters with room, machines with sizes, and rules of how they spread.
import { Size } from 'cdk8s';
import { Delivery } from './delivery';
import { ClusterCapabilitiesProps } from '../admission/cluster-capabilities';
import { MachineSize } from '../machine/machine-size';
import { VirtualMachineTemplate } from '../template/virtual-machine-template';

/** A cluster that machines may go to. */
export interface FleetCluster {
  /** The cluster's name, by which the delivery's engine knows it too. It decides which machines come here: another name is another cluster. */
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
   * ManifestWork or a bundle of its own. With another number machines move between them: see `handover`.
   *
   * @default 1
   */
  readonly shards?: number;

  /**
   * What the cluster has, for the checks at synth: as `ClusterCapabilities.set` takes it.
   *
   * @default - what is set on the app
   */
  readonly capabilities?: ClusterCapabilitiesProps;
}

/** A machine that wants a place. */
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
   * @default - any cluster will do
   */
  readonly clusterLabels?: { [key: string]: string };

  /**
   * The only cluster that will do: the machine is pinned.
   *
   * @default - the fleet chooses
   */
  readonly cluster?: string;

  /**
   * The number of its cluster's folder, from 0: the machine is pinned there.
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
  /** The group: that of the machines' `group`. */
  readonly group: string;

  /** The most machines of the group in each place, at least 1. */
  readonly max: number;

  /**
   * The label whose values are the places, such as `region`. A cluster without it takes no machine of the group.
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
   * @default - as names have it
   */
  readonly spreads?: FleetSpread[];

  /**
   * Where machines are, by name: the `placements` of an earlier synth, kept in Git. A machine stays there as long as the cluster is there
   * and has room. Without them a machine may move when a cluster that it would rather go to gets full, or has room again.
   *
   * @default - machines go where their names have it
   */
  readonly placements?: { [machine: string]: string };

  /** What delivers the machines to their clusters, and has to be told. */
  readonly delivery: Delivery;

  /**
   * Whether each cluster has a chart for what its machines share, such as their namespace and images: see `sharedChartOf`.
   *
   * @default false
   */
  readonly shared?: boolean;

  /**
   * Whether machines are passed from one folder to another now: until it is false again, no engine deletes what leaves a folder. Set it,
   * deliver, change `shards` or a pin, deliver, and remove it. A machine that leaves its cluster meanwhile has to be deleted there by hand.
   *
   * @default false
   */
  readonly handover?: boolean;

  /**
   * The namespace of the machines' charts.
   *
   * @default - none: as the machines or the engine have it
   */
  readonly namespace?: string;
}
