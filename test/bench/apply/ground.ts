// The starting conditions of a step: a fresh namespace, and a cluster that has finished all work of the previous step.
import { Meter } from './meter';
import { Client } from '../../plane/client';
import { namespace } from '../../plane/cluster-objects';
import { sleep, until } from '../../plane/until';

/** In seconds. */
const LONGEST_DRAIN = 1800;

const KINDS = [{ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' }, { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume' }];

/** CPU seconds per second below which a cluster counts as idle. */
const CALM = 0.15;

export async function inNamespace<Result>(client: Client, meter: Meter, name: string, step: () => Promise<Result>): Promise<Result> {
  await client.create(namespace(name));
  try {
    return await step();
  } finally {
    await drain(client, name);
    await calm(meter);
  }
}

/** A namespace disappears sooner if its machines and what CDI keeps are deleted first; volumes have no namespace. */
async function drain(client: Client, name: string): Promise<void> {
  await Promise.all(KINDS.map(async (kind) => {
    const all = { ...kind, namespace: name };
    await client.request('DELETE', await client.path(all), { propagationPolicy: 'Background' });
    await until(`the ${kind.kind}s of ${name} to be gone`, async () => (await client.list(all)).length === 0, LONGEST_DRAIN);
  }));
  const reference = { apiVersion: 'v1', kind: 'Namespace', name };
  await client.delete(reference);
  await until(`namespace ${name} to be gone`, () => client.isGone(reference), LONGEST_DRAIN);
  const isOf = ({ spec }: any) => spec.claimRef?.namespace === name;
  await until(`the volumes of ${name} to be gone`, async () => !(await client.list({ apiVersion: 'v1', kind: 'PersistentVolume' })).some(isOf), LONGEST_DRAIN);
}

/** Waits until the controllers are idle for a second. */
async function calm(meter: Meter): Promise<void> {
  const total = () => [...meter.byProcess().values()].reduce((sum, each) => sum + each, 0);
  await until('the cluster to be calm', async () => {
    const before = total();
    await sleep(1_000);
    return total() - before < CALM;
  });
}
