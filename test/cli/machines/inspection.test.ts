import { recordedMachine } from './recorded';
import type { Cluster, ObjectQuery } from '../../../src/cli/cluster/cluster';
import { inspectAll } from '../../../src/cli/machines/inspection';

test.each([
  ['those of its instance', { metadata: { name: 'web', uid: 'u-1' } }, ['kubevirt.io=virt-launcher,kubevirt.io/created-by=u-1']],
  ['those with its name if its instance is unknown', undefined, ['kubevirt.io=virt-launcher,vmi.kubevirt.io/id=web']],
])('the launchers of a machine are %s, whatever the hostname of its guest', async (_what, instance, selectors) => {
  const queries: ObjectQuery[] = [];
  const cluster = {
    read: async ({ kind }: { readonly kind: string }) => kind === 'VirtualMachineInstance' ? instance : undefined,
    list: async (query: ObjectQuery) => {
      queries.push(query);
      return { items: [], resourceVersion: '1' };
    },
  };
  await inspectAll(cluster as unknown as Cluster, [recordedMachine('a machine that runs')]);
  expect(queries.filter(({ kind }) => kind === 'Pod').map(({ labelSelector }) => labelSelector)).toEqual(selectors);
});
