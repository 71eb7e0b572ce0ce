/** Redirects webhooks and API services, which name Services in the cluster, to a server on loopback; and waits until they are called. */
import { ApiError, Client, KubeObject } from './client';
import { until } from './until';

export interface Server {
  readonly port: number;
  /** The certificate authority of its server, in PEM. */
  readonly ca: string;
}

/** The registration redirected to the server: webhooks by URL; API services, which cannot have one, by a Service's port. Policies ask no server. */
export function redirectTo(server: Server, registration: KubeObject): KubeObject {
  const caBundle = Buffer.from(server.ca).toString('base64');
  const { spec, webhooks } = registration;
  if (webhooks) {
    return {
      ...registration,
      webhooks: webhooks.map((webhook: any) => ({
        ...webhook,
        clientConfig: { url: `https://127.0.0.1:${server.port}${webhook.clientConfig.service.path}`, caBundle },
        // The maximum: a slow webhook on a busy machine is not a fault.
        timeoutSeconds: 30,
      })),
    };
  }
  return spec.service === undefined
    ? registration
    : { ...registration, spec: { ...spec, caBundle, service: { ...spec.service, port: server.port } } };
}

/**
 * Waits until the API server calls the webhooks and they respond, or until it no longer calls them.
 *
 * It learns of webhooks in the order in which they are registered or removed, so virt-api's, which come last, stand for
 * all of them. One of them sets a machine's type, another one refuses a disk without a volume.
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
