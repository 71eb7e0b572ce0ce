/** Before the first engine test: starts a plane with all engines, or uses the one that KUBEVIRT_PLANE_KUBECONFIG names. */
import { dirname } from 'path';
import { ENGINES } from './programs';
import { readSetting } from './setting';
import { startPlane, sweep } from './test-run';
import createTemporaryFolder from '../temporary-folder';

export default async function setUp(): Promise<void> {
  const kubeconfig = process.env.KUBEVIRT_PLANE_KUBECONFIG;
  if (kubeconfig !== undefined) {
    const folder = dirname(kubeconfig);
    Object.assign(process.env, { PLANE_TEST_FOLDER: folder, PLANE_TEST_BIN: readSetting(folder).bin });
  } else {
    await sweep();
    Object.assign(process.env, await startPlane(ENGINES));
  }
  createTemporaryFolder();
}
