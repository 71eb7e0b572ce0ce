// Checks that nodes offer the GPUs and host devices that machines name, and that the KubeVirt object permits them. KubeVirt admits a machine
// without either: no node is found for its pod, or the pod is not even created. Devices of ResourceClaims are not resources of nodes.
import { type Check, missing, unsure } from './check';
import { type ClusterState, isSchedulable, items, SCHEDULABLE } from './cluster-state';
import { titleOf } from './document-names';
import { instancetypeFinder } from './instancetypes';
import { isPlaceholder } from '../../issues/formats';
import { alternatives, similarNames, withNumbersOf } from '../../issues/nearest-name';
import { fieldAt, itemsAt } from '../../plain-data/fields';
import { groupBy, isMap } from '../../plain-data/plain-data';
import { quantityValue } from '../../plain-data/quantity';
import type { Document } from '../manifests/documents';
import { machineIn } from '../manifests/machines';

/** A device, which is a resource of nodes, and the document that names it. */
interface Need {
  readonly by: string;
  readonly device: string;
}

/**
 * The devices that the KubeVirt object permits, each with whether KubeVirt leaves it to another device plugin. Undefined if the object has no
 * list, and so permits all, or if it is not known.
 */
type Permitted = ReadonlyMap<string, boolean> | undefined;

/** Why machines cannot get a device. */
interface Fault {
  /** What follows `the device, which`. */
  readonly what: string;
  readonly remedy: string;
}

/** The resources of a node. */
interface Offer {
  readonly node: string;
  readonly canRunMachines: boolean;
  /** How much of each resource pods can get. */
  readonly amounts: ReadonlyMap<string, number>;
}

/** A check for each device that machines cannot get, or for which this is unknown. */
export function deviceChecks(documents: readonly Document[], { nodes, kubeVirts }: ClusterState): Check[] {
  const offers = typeof nodes === 'string' ? undefined : nodes.map(offerOf);
  const permitted = permittedBy(items(kubeVirts)[0]);
  // If only the manifests permit a device, nodes offer it after they are applied.
  const added = new Set(documents.filter(({ value }) => ['KubeVirt', 'HyperConverged'].includes(value.kind)).flatMap(({ value }) => [...permittedBy(value)?.keys() ?? []]));
  const needs = [...groupBy(needsOf(documents), ({ device }) => device).values()].map(([first]) => first);
  return needs.filter(({ device }) => permitted?.has(device) || !added.has(device)).flatMap(({ by, device }) => {
    const need = `needs device ${JSON.stringify(device)}`;
    const faults = [...offers === undefined ? [] : nodeFaults(device, offers, permitted), ...permissionFaults(device, permitted)];
    if (faults.length > 0) {
      return [missing(by, `${need}, which ${faults.map(({ what }) => what).join(' and ')}`, faults[0].remedy)];
    }
    const unknown = nodes === 'forbidden' ? 'this user may not see' : 'the server does not report';
    return offers === undefined ? [unsure(by, `${need}, and ${unknown} whether a node offers it`)] : [];
  });
}

function offerOf(node: any): Offer {
  const amounts = Object.entries<string>(node.status?.allocatable ?? {}).map(([resource, amount]) => [resource, quantityValue(amount) ?? 0] as const);
  return { node: node.metadata.name, canRunMachines: isSchedulable(node), amounts: new Map(amounts) };
}

/** The devices of machines, and of the instance types that they refer to. */
function needsOf(documents: readonly Document[]): Need[] {
  const instancetypesOf = instancetypeFinder(documents);
  return documents.flatMap((document) => [
    ...devicesAt(document, fieldAt(machineIn(document.value)?.spec, 'template.spec.domain.devices')),
    ...instancetypesOf(document).flatMap((each) => devicesAt(each, each.value.spec)),
  ]);
}

function devicesAt(document: Document, lists: unknown): Need[] {
  return [...itemsAt(lists, 'gpus'), ...itemsAt(lists, 'hostDevices')]
    .map(({ deviceName }) => deviceName)
    .filter((device) => typeof device === 'string' && device !== '' && !isPlaceholder(device))
    .map((device) => ({ by: titleOf(document), device }));
}

/** @param object the KubeVirt object, or the HyperConverged object that it is made from */
function permittedBy(object: unknown): Permitted {
  const lists = fieldAt(object, 'spec.configuration.permittedHostDevices') ?? fieldAt(object, 'spec.permittedHostDevices');
  if (!isMap(lists)) {
    return undefined;
  }
  const devices = ['pciHostDevices', 'mediatedDevices', 'usb'].flatMap((list) => itemsAt(lists, list));
  return new Map(devices.map(({ resourceName, externalResourceProvider }) => [resourceName, externalResourceProvider === true]));
}

/** None if a node that can run machines offers the device. */
function nodeFaults(device: string, offers: readonly Offer[], permitted: Permitted): Fault[] {
  const listing = offers.filter(({ amounts }) => amounts.has(device));
  const offering = listing.filter(({ amounts }) => amounts.get(device)! > 0);
  if (offering.some(({ canRunMachines }) => canRunMachines)) {
    return [];
  }
  if (offering.length > 0) {
    return [{
      what: 'only nodes that cannot run machines offer',
      remedy: `kubectl get nodes -L ${SCHEDULABLE}: virt-handler sets that label on nodes with virtualization, and nodes must not be cordoned`,
    }];
  }
  // A resource whose device plugin is gone stays in the status of the node. KubeVirt's own plugin goes if the device is no longer permitted.
  return [{
    what: listing.length > 0 ? 'no node offers (0 are allocatable)' : 'no node offers',
    remedy: listing.length > 0 && permitted?.has(device) !== false
      ? `its device plugin has stopped, or finds no healthy device: kubectl describe node ${listing[0].node}`
      : otherDevices(device, usableDevices(offers, permitted), permitted),
  }];
}

/** The devices that machines can get. Other resources have no domain in their names, or one of KubeVirt: those of bridges, and of /dev/kvm. */
function usableDevices(offers: readonly Offer[], permitted: Permitted): string[] {
  const offered = offers.filter(({ canRunMachines }) => canRunMachines).flatMap(({ amounts }) => [...amounts]);
  const devices = offered.filter(([resource, amount]) => amount > 0 && resource.includes('/') && !/^[^/]*\.kubevirt\.io\//.test(resource));
  return [...new Set(devices.map(([resource]) => resource))].filter((resource) => permitted?.has(resource) !== false).sort();
}

/** Which other device may be meant, or else how to make nodes offer this one. */
function otherDevices(device: string, usable: readonly string[], permitted: Permitted): string {
  const similar = withNumbersOf(device, similarNames(device, usable));
  if (similar.length > 0) {
    return `write ${alternatives(similar)}`;
  }
  return [howToOffer(permitted?.get(device)), ...usable.length > 0 ? [`or write ${alternatives(usable)}`] : []].join(', ');
}

/** @param isExternal undefined if the KubeVirt object does not have the device */
function howToOffer(isExternal: boolean | undefined): string {
  if (isExternal === undefined) {
    return 'add it to permittedHostDevices of the KubeVirt object, or install its device plugin and add it there with externalResourceProvider: true';
  }
  return isExternal
    ? 'install the device plugin that the KubeVirt object leaves it to'
    : 'the KubeVirt object permits it, so prepare the hardware on a node, PCI devices with the driver vfio-pci';
}

function permissionFaults(device: string, permitted: Permitted): Fault[] {
  return permitted === undefined || permitted.has(device) ? [] : [{
    what: 'the KubeVirt object does not permit',
    // KubeVirt's own plugin offers only what is permitted.
    remedy: 'add it to permittedHostDevices of the KubeVirt object, with externalResourceProvider: true if another device plugin offers it',
  }];
}
