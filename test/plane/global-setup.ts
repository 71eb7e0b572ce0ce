/** Before the first cluster test: starts a plane, or a proxy to the cluster that KUBEVIRT_PLANE_KUBECONFIG names. */
import { startPlane, startProxy, sweep } from './test-run';
import createTemporaryFolder from '../temporary-folder';

export default async function setUp(): Promise<void> {
  const kubeconfig = process.env.KUBEVIRT_PLANE_KUBECONFIG;
  if (kubeconfig !== undefined) {
    const { environment, proxy } = await startProxy(kubeconfig);
    Object.assign(process.env, environment);
    Object.assign(globalThis, { kubectlProxy: proxy });
  } else {
    await sweep();
    Object.assign(process.env, await startPlane());
  }
  createTemporaryFolder();
}
