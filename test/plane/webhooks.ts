/** Webhooks and API services, made for Services in the cluster, led to a server on loopback; and whether they are asked. */
import { ApiError, Client, KubeObject } from './client';
import { until } from './until';

export interface Server {
  readonly port: number;
  /** PEM of the authority that signed its certificate. */
  readonly ca: string;
}

/** The same registration, for the server: a webhook by URL; an API service, which can have none, by its Service's port. */
export function redirectTo(server: Server, registration: KubeObject): KubeObject {
  const caBundle = Buffer.from(server.ca).toString('base64');
  const { spec, webhooks } = registration;
  if (webhooks) {
    return {
      ...registration,
      webhooks: webhooks.map((webhook: any) => ({
        ...webhook,
        clientConfig: { url: `https://127.0.0.1:${server.port}${webhook.clientConfig.service.path}`, caBundle },
        // The most that there is: a webhook that is slow on a busy machine is no fault.
        timeoutSeconds: 30,
      })),
    };
  }
  return { ...registration, spec: { ...spec, caBundle, service: { ...spec.service, port: server.port } } };
}

/**
 * Waits until the API server asks the webhooks, and they answer; or until it no longer does.
 *
 * It hears of webhooks of a kind in the order in which they are registered or removed: virt-api's, if they come last, speak
 * for all. One of them gives a machine its type, another refuses a disk without a volume.
 */
export async function webhooksAsked(client: Client, asked = true): Promise<void> {
  await until(`webhooks to be ${asked ? 'asked' : 'left out'}`, async () => {
    const { body } = await tried(client, []);
    const refused = await tried(client, [{ name: 'lost' }]).then(() => false, (error) => error instanceof ApiError && error.message.includes('denied the request'));
    return (body.spec.template.spec.domain.machine !== undefined) === asked && refused === asked;
  });
}

function tried(client: Client, disks: object[]): Promise<{ readonly body: any }> {
  return client.request('POST', '/apis/kubevirt.io/v1/namespaces/default/virtualmachines?dryRun=All', {
    apiVersion: 'kubevirt.io/v1',
    kind: 'VirtualMachine',
    metadata: { name: 'tried' },
    spec: { runStrategy: 'Halted', template: { spec: { domain: { devices: { disks }, memory: { guest: '1Gi' } } } } },
  });
}
