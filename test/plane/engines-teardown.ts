/** After the last engine test: removes its plane, unless someone else started it. */
import { stopPlane } from './test-run';

export default async function tearDown(): Promise<void> {
  if (process.env.KUBEVIRT_PLANE_KUBECONFIG === undefined && process.env.PLANE_TEST_FOLDER !== undefined) {
    await stopPlane(process.env.PLANE_TEST_FOLDER);
  }
}
