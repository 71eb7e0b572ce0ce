/**
 * Records the server's verdicts: `npm run verdicts [corpus…]`, all of them by default.
 *
 * The judge is the developer's plane, which has to be up: `npm run plane -- up`.
 */
import { writeFileSync } from 'fs';
import { join } from 'path';
import { CORPORA, verdictsFile } from '.';
import { judged } from './judge';
import { mutated } from './mutated';
import { refusals } from './mutation';
import { cacheFolder } from '../../plane/build';
import { Client } from '../../plane/client';
import { Faults } from '../../plane/faults';
import { readKubeconfig } from '../../plane/kubeconfig';

const JUDGED = { ...CORPORA, mutated };

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
    writeFileSync(verdictsFile(name), `${JSON.stringify(Object.hasOwn(CORPORA, name) ? verdicts : refusals(verdicts), undefined, 2)}\n`);
    const refused = Object.values(verdicts).filter((verdict) => verdict.refused !== undefined).length;
    process.stdout.write(`${name}: ${refused} refused, ${Object.keys(verdicts).length - refused} admitted\n`);
  }
  client.close();
}

main(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`verdicts: ${error.message}\n`);
  process.exitCode = 1;
});
