import { recordedMachine } from './recorded';
import type { Cluster, ObjectQuery } from '../../../src/cli/cluster/cluster';
import { inspectAll } from '../../../src/cli/machines/inspection';

test('a machine has the launchers of its name, whatever its guest\'s hostname', async () => {
  const queries: ObjectQuery[] = [];
  const cluster = {
    read: async () => undefined,
    list: async (query: ObjectQuery) => {
      queries.push(query);
      return { items: [], resourceVersion: '1' };
    },
  };
  const machine = recordedMachine('a machine that runs');
  await inspectAll(cluster as unknown as Cluster, [machine]);
  const selectors = queries.filter(({ kind }) => kind === 'Pod').map(({ labelSelector }) => labelSelector);
  expect(selectors).toEqual([`kubevirt.io=virt-launcher,vmi.kubevirt.io/id=${machine.metadata.name}`]);
});
