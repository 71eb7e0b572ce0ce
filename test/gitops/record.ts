/**
 * Records the server's objects in each situation, or only in those whose titles contain a string: `npm run situations -- a claim with`.
 *
 * The server is the developer's plane, which must be running: `npm run plane -- up`. Recordings are reproducible: placeholders replace
 * whatever depends on chance or on the clock.
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

/** Values that differ between recordings, and their placeholders. */
const PLACEHOLDERS: readonly [RegExp, string][] = [
  [/situation-[0-9a-f]{8}/g, 'situation'],
  [/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '00000000-0000-4000-8000-000000000000'],
  [/"(restartCount|consecutiveFailCount)":\d+/g, '"$1":1'],
  // The latest message about a claim that is being filled.
  [/target (PVC \w+ \w+) and \[(?:[^"\\]|\\.)*/g, '$1'],
  [/\d{4}(-\d\d){2}T\d\d(:\d\d){2}Z/g, '2025-01-01T00:00:00Z'],
];

/** How long an object has to stay unchanged before it is recorded, in milliseconds: until then controllers may still be changing it. */
const SETTLED = 3000;

async function recorded(client: Client, title: string, { objects, when, then }: Situation): Promise<object> {
  const namespace = `situation-${randomBytes(4).toString('hex')}`;
  await client.create(namespaceNamed(namespace));
  try {
    // The obstacles to an object must exist before it does.
    for (const { metadata, ...object } of [...objects].reverse()) {
      // virt-api panics at a restore whose snapshot has no status yet.
      await until(`${object.kind} ${metadata.name} to be admitted`, () => client.create({ ...object, metadata: { ...metadata, namespace } } as any));
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
    // Controllers write some of their status only when they reconcile again.
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

/** An object without what is left to chance: conditions come in the order in which controllers happened to write them. */
function lasting({ metadata: { name, namespace, generation }, ...object }: any): object {
  object.status.conditions?.sort((one: any, other: any) => one.type.localeCompare(other.type));
  // Without an observedGeneration to compare with, a generation may merely count status updates.
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

// The npm task passes arguments on without their quotes.
main(process.argv.slice(2).join(' ')).catch((error: Error) => {
  process.stderr.write(`situations: ${error.message}\n`);
  process.exitCode = 1;
});
