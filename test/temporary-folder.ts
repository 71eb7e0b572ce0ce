// The temporary folder of a test run: what its tests, and the programs that they start, leave in it goes when the run ends.
import { mkdirSync, rmSync } from 'fs';
import { abandonedFolders, runFolder } from './run-folders';

const PREFIX = 'cdk8s-kubevirt-tests-';

/** The programs of a run that was killed may still write to its folder. */
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });

/** To be called before tests start, in processes that inherit the environment. */
export default function createTemporaryFolder(): void {
  abandonedFolders(PREFIX).forEach(remove);
  const folder = runFolder(PREFIX);
  mkdirSync(folder);
  process.env.TMPDIR = folder;
  process.once('exit', () => remove(folder));
}
