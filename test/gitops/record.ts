/**
 * Records what the server says of objects in each situation: `npm run situations`.
 *
 * The server is the developer's plane, which has to be up: `npm run plane -- up`.
 */
import { randomBytes } from 'crypto';
import { writeFileSync } from 'fs';
import { join } from 'path';
import { Situation, SITUATIONS } from './situations';
import { cacheFolder } from '../plane/build';
import { Client } from '../plane/client';
import { namespace as namespaceNamed } from '../plane/cluster-objects';
import { readKubeconfig } from '../plane/kubeconfig';
import { until } from '../plane/until';

async function recorded(client: Client, title: string, { objects, when, then }: Situation): Promise<object> {
  const namespace = `situation-${randomBytes(4).toString('hex')}`;
  await client.create(namespaceNamed(namespace));
  try {
    // What stands in the way of an object has to be there before it.
    for (const { metadata, ...object } of [...objects].reverse()) {
      await client.create({ ...object, metadata: { ...metadata, namespace } } as any);
    }
    const [{ apiVersion, kind, metadata: { name } }] = objects;
    const reference = { apiVersion, kind, name, namespace };
    if (then !== undefined) {
      await until(`${title} to be ready`, async () => (await client.read(reference)).status?.ready);
      await then(client, namespace);
    }
    return await until(title, async () => {
      const { metadata, ...object } = await client.read(reference);
      return object.status !== undefined && when(object.status, { metadata }) && {
        ...object, metadata: { name, generation: metadata.generation },
      };
    }, 60);
  } finally {
    await client.delete({ apiVersion: 'v1', kind: 'Namespace', name: namespace });
  }
}

async function main(): Promise<void> {
  const client = new Client(readKubeconfig(join(process.env.KUBEVIRT_PLANE_FOLDER ?? join(cacheFolder, 'run'), 'kubeconfig')));
  const found = await Promise.all(Object.entries(SITUATIONS).map(async ([title, situation]) => [title, await recorded(client, title, situation)]));
  writeFileSync(join(__dirname, 'recorded.json'), `${JSON.stringify(Object.fromEntries(found), undefined, 2)}\n`);
  process.stdout.write(`${found.length} situations recorded\n`);
  client.close();
}

main().catch((error: Error) => {
  process.stderr.write(`situations: ${error.message}\n`);
  process.exitCode = 1;
});
