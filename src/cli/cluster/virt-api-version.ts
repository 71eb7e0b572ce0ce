// The version of virt-api, the server that admits machines.
import { isForbidden, isNotFound, isTransient } from './api-error';
import type { Cluster } from './cluster';
import { ONCE } from './retry';
import { textOf } from '../../plain-data/plain-data';

/**
 * The version of virt-api, such as `v1.8.4`; undefined if it does not answer. Every user may ask for it once KubeVirt's operator has installed
 * it. If virt-api does not answer, the API server does.
 */
export async function readVirtApiVersion({ server }: Cluster): Promise<string | 'forbidden' | undefined> {
  try {
    const { body } = await server.with(ONCE).request({ path: '/apis/subresources.kubevirt.io/v1/version' });
    return textOf(body.gitVersion) || undefined;
  } catch (error) {
    if (isForbidden(error)) {
      return 'forbidden';
    }
    if (isNotFound(error) || isTransient(error)) {
      return undefined;
    }
    throw error;
  }
}
