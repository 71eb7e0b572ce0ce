// The engines that deliver a benchmark's fleet, and the number of folders that each needs for a cluster of a given size.
import { Duration } from 'cdk8s';
import { Delivery, FluxSourceKind } from '../../../src';

const repoUrl = 'https://git.example.com/fleet.git';

interface Engine {
  readonly delivery: Delivery;
  /** The most machines in a folder, with some room for longer names. */
  readonly machines: number;
}

export const ENGINES: { readonly [name: string]: Engine } = {
  'argo-cd': { delivery: Delivery.argoCd({ repoUrl }), machines: 700 },
  'flux': { delivery: Delivery.flux({ source: { kind: FluxSourceKind.GIT_REPOSITORY, name: 'fleet' }, interval: Duration.minutes(10) }), machines: 2000 },
  'rancher-fleet': { delivery: Delivery.rancherFleet({ repoUrl }), machines: 450 },
  'open-cluster-management': { delivery: Delivery.openClusterManagement(), machines: 100 },
};
