/** After the last cluster test: stops what the setup started. */
import { ChildProcess } from 'child_process';
import { stopPlane } from './test-run';

export default async function tearDown(): Promise<void> {
  (globalThis as { kubectlProxy?: ChildProcess }).kubectlProxy?.kill();
  if (process.env.PLANE_TEST_FOLDER !== undefined) {
    await stopPlane(process.env.PLANE_TEST_FOLDER);
  }
}
