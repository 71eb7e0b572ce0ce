/**
 * Records what the server says of objects in each situation, or in those whose titles contain a text: `npm run situations -- a claim with`.
 *
 * The server is the developer's plane, which has to be up: `npm run plane -- up`. Recorded twice, the same server says the
 * same: what is left to chance, or to the clock, has a placeholder.
 */
import { randomBytes } from 'crypto';
import { readFileSync, writeFileSync } from 'fs';
import { join } from 'path';
import { Situation, SITUATIONS } from './situations';
import { cacheFolder } from '../plane/build';
import { Client } from '../plane/client';
import { namespace as namespaceNamed } from '../plane/cluster-objects';
import { readKubeconfig } from '../plane/kubeconfig';
import { until } from '../plane/until';

/** What differs from one recording to the next, and what stands in its place. */
const PLACEHOLDERS: readonly [RegExp, string][] = [
  [/situation-[0-9a-f]{8}/g, 'situation'],
  [/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '00000000-0000-4000-8000-000000000000'],
  [/"(restartCount|consecutiveFailCount)":\d+/g, '"$1":1'],
  // What was last said of the claim that is being filled.
  [/target (PVC \w+ \w+) and \[(?:[^"\\]|\\.)*/g, '$1'],
  [/\d{4}(-\d\d){2}T\d\d(:\d\d){2}Z/g, '2025-01-01T00:00:00Z'],
];

/** How long an object has to stay the same before it is recorded, in milliseconds: until then controllers may be at it. */
const SETTLED = 3000;

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
      await until(`what comes before ${title}`, async () => then.once((await client.read(reference)).status ?? {}));
      await then.happens(client, namespace);
    }
    const situated = () => until(title, async () => {
      const object = await client.read(reference);
      return object.status !== undefined && when(object.status, object) && object;
    });
    await situated();
    // Some of what controllers say, they say only when they look again.
    await client.merge(reference, { metadata: { annotations: { seen: 'once' } } });
    let [version, since] = ['', 0];
    return await until(`${title}, for a while`, async () => {
      const object = await situated();
      [version, since] = object.metadata.resourceVersion === version ? [version, since] : [object.metadata.resourceVersion, Date.now()];
      return Date.now() - since >= SETTLED && lasting(object);
    });
  } finally {
    await client.delete({ apiVersion: 'v1', kind: 'Namespace', name: namespace });
  }
}

/** An object without what is left to chance: its conditions come in whatever order their controllers did. */
function lasting({ metadata: { name, namespace, generation }, ...object }: any): object {
  object.status.conditions?.sort((one: any, other: any) => one.type.localeCompare(other.type));
  // Where nothing is compared with it, it may count how often the status was written.
  const metadata = { name, namespace, generation: object.status.observedGeneration === undefined ? 1 : generation };
  const text = JSON.stringify({ ...object, metadata });
  return JSON.parse(PLACEHOLDERS.reduce((before, [pattern, placeholder]) => before.replace(pattern, placeholder), text));
}

async function main(part: string): Promise<void> {
  const client = new Client(readKubeconfig(join(process.env.KUBEVIRT_PLANE_FOLDER ?? join(cacheFolder, 'run'), 'kubeconfig')));
  const file = join(__dirname, 'recorded.json');
  const before = JSON.parse(readFileSync(file, 'utf8'));
  const isWanted = (title: string) => title.includes(part);
  const found = await Promise.all(Object.entries(SITUATIONS).map(async ([title, situation]) => (
    [title, isWanted(title) ? await recorded(client, title, situation) : before[title]] as const
  )));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(found), undefined, 2)}\n`);
  process.stdout.write(`${found.filter(([title]) => isWanted(title)).length} situations recorded\n`);
  client.close();
}

// The task hands on words without their quotes.
main(process.argv.slice(2).join(' ')).catch((error: Error) => {
  process.stderr.write(`situations: ${error.message}\n`);
  process.exitCode = 1;
});
