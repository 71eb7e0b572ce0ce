/**
 * Records the server's verdicts: `npm run verdicts [corpus…]`, all of them by default.
 *
 * The judge is the developer's plane, which has to be up: `npm run plane -- up`.
 */
import { existsSync, writeFileSync } from 'fs';
import { join } from 'path';
import { CORPORA, verdicts as readVerdicts, verdictsFile } from '.';
import { judged, type Verdicts } from './judge';
import { mutated } from './mutated';
import { refusals } from './mutation';
import type { Verdict } from './verdict';
import { cacheFolder } from '../../plane/build';
import { Client } from '../../plane/client';
import { Faults } from '../../plane/faults';
import { readKubeconfig } from '../../plane/kubeconfig';

const JUDGED = { ...CORPORA, mutated };

/** A name that the server generates ends with these letters and digits. */
const GENERATED = /[bcdfghjklmnpqrstvwxz2456789]{5}(?=")/g;

/** The verdicts, with the recorded message where the new one only has other generated names, or its parts in another order. */
function withKnownMessages(name: string, found: Verdicts): Verdicts {
  const recorded: Verdicts = existsSync(verdictsFile(name)) ? readVerdicts(name) : {};
  const isKnown = (title: string, verdict: Verdict) => Object.hasOwn(recorded, title) && partsOf(verdict) === partsOf(recorded[title]);
  return Object.fromEntries(Object.entries(found).map(([title, verdict]) => [title, isKnown(title, verdict) ? recorded[title] : verdict]));
}

function partsOf({ refused, message, fields }: Verdict): string {
  return JSON.stringify([refused, fields && [...fields].sort(), message?.replace(GENERATED, 'GENERATED').split(/[,\s[\]]+/).sort()]);
}

async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !Object.hasOwn(JUDGED, name));
  if (unknown.length > 0) {
    throw new Error(`${unknown.join(', ')}: no such corpus: there are ${Object.keys(JUDGED).join(', ')}`);
  }
  const folder = process.env.KUBEVIRT_PLANE_FOLDER ?? join(cacheFolder, 'run');
  const client = new Client(readKubeconfig(join(folder, 'kubeconfig')));
  const wanted = names.length === 0 ? Object.keys(JUDGED) : names;
  // virt-controller would exit by itself when some feature gates change, for a kubelet to restart it.
  const faults = new Faults(folder);
  await faults.kill('virt-controller');
  const found = await judged(client, 'default', Object.fromEntries(wanted.map((name) => [name, JUDGED[name as keyof typeof JUDGED]]))).finally(() => faults.recover());
  for (const [name, verdicts] of Object.entries(found)) {
    writeFileSync(verdictsFile(name), `${JSON.stringify(Object.hasOwn(CORPORA, name) ? withKnownMessages(name, verdicts) : refusals(verdicts), undefined, 2)}\n`);
    const refused = Object.values(verdicts).filter((verdict) => verdict.refused !== undefined).length;
    process.stdout.write(`${name}: ${refused} refused, ${Object.keys(verdicts).length - refused} admitted\n`);
  }
  client.close();
}

main(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`verdicts: ${error.message}\n`);
  process.exitCode = 1;
});
