// A corpus consists of manifests, each with a title that says what is special about it, most of them created by changing one
// field of a machine that KubeVirt admits and starts. The server's verdicts on them are recorded beside it.
import { FEATURE_GATES, gateNamed } from '../../../src/admission/feature-gates';
import type { KubeObject } from '../../plane/client';

export interface Case {
  readonly object: KubeObject;
  /** The only feature gates of KubeVirt that are on when the server judges the manifest, besides those that are always on. */
  readonly featureGates: readonly string[];
}

/** The configuration of KubeVirt by which only these of its gates are on. */
export function onlyGates(featureGates: readonly string[]): { featureGates: string[]; disabledFeatureGates: string[] } {
  const disabledFeatureGates = FEATURE_GATES.filter((gate) => gateNamed(gate).byDefault && !featureGates.includes(gate));
  return { featureGates: [...featureGates], disabledFeatureGates };
}

/** Cases by their titles. */
export interface Corpus {
  readonly [title: string]: Case;
}

/** Changes by title: a map is merged into the existing map, a list or a scalar replaces the value, undefined removes it. */
export interface Changes {
  readonly [title: string]: object;
}

const MACHINE = {
  domain: {
    devices: {
      disks: [{ name: 'root', disk: { bus: 'virtio' } }],
      interfaces: [{ name: 'default', masquerade: {} }],
    },
    memory: { guest: '1Gi' },
  },
  networks: [{ name: 'default', pod: {} }],
  volumes: [{ name: 'root', containerDisk: { image: 'registry.test/disk:1' } }],
};

/** A machine that KubeVirt admits and starts. */
export const virtualMachine: KubeObject = {
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name: 'case' },
  spec: { runStrategy: 'Always', template: { spec: MACHINE } },
};

/** A pool of such machines. */
export const pool: KubeObject = {
  apiVersion: 'pool.kubevirt.io/v1beta1',
  kind: 'VirtualMachinePool',
  metadata: { name: 'case' },
  spec: {
    replicas: 1,
    selector: { matchLabels: { pool: 'case' } },
    virtualMachineTemplate: { metadata: { labels: { pool: 'case' } }, spec: { runStrategy: 'Always', template: { spec: MACHINE } } },
  },
};

/** An instance type for machines without CPUs and memory of their own. */
export const instancetype: KubeObject = {
  apiVersion: 'instancetype.kubevirt.io/v1beta1',
  kind: 'VirtualMachineInstancetype',
  metadata: { name: 'case' },
  spec: { cpu: { guest: 1 }, memory: { guest: '1Gi' } },
};

/** Machines whose instance has a changed spec, as a VirtualMachine and in a VirtualMachinePool. */
export function machines(changes: Changes, featureGates: readonly string[] = []): Corpus {
  return virtualMachines(mapped(changes, (change) => ({ template: { spec: change } })), featureGates);
}

/** Machines with a changed spec, as a VirtualMachine and in a VirtualMachinePool. */
export function virtualMachines(changes: Changes, featureGates: readonly string[] = []): Corpus {
  return {
    ...manifests(virtualMachine, mapped(changes, (change) => ({ spec: change })), featureGates),
    ...pools(mapped(changes, (change) => ({ virtualMachineTemplate: { spec: change } })), featureGates),
  };
}

/** Pools with a changed spec. */
export function pools(changes: Changes, featureGates: readonly string[] = []): Corpus {
  return manifests(pool, mapped(changes, (change) => ({ spec: change })), featureGates);
}

/** Changed manifests of one kind. */
export function manifests(base: KubeObject, changes: Changes, featureGates: readonly string[] = []): Corpus {
  return Object.fromEntries(Object.entries(changes).map(([title, change]) => [
    `${base.kind}: ${title}`,
    // Removes undefined, which a JSON manifest cannot contain.
    { object: JSON.parse(JSON.stringify(changed(base, change))), featureGates },
  ]));
}

function mapped(changes: Changes, into: (change: object) => object): Changes {
  return Object.fromEntries(Object.entries(changes).map(([title, change]) => [title, into(change)]));
}

function changed(value: any, change: any): any {
  return isMap(value) && isMap(change)
    ? { ...value, ...Object.fromEntries(Object.entries(change).map(([key, inner]) => [key, changed(value[key], inner)])) }
    : change;
}

function isMap(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
