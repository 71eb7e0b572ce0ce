/** Redirects webhooks and API services, which name Services in the cluster, to a server on loopback; and waits until they are called. */
import { ApiError, Client, KubeObject } from './client';
import { until } from './until';

export interface Servers {
  /** The port of each server, by the name of its Service in a cluster. */
  readonly ports: { readonly [service: string]: number };
  /** The certificate authority of the servers, in PEM. */
  readonly ca: string;
}

/** The registration redirected to its server: webhooks by URL; API services, which cannot have one, by a Service's port. Policies ask no server. */
export function redirectTo({ ports, ca }: Servers, registration: KubeObject): KubeObject {
  const portOf = (service: string) => {
    if (ports[service] === undefined) {
      throw new Error(`nothing on the plane serves what the Service ${service} serves in a cluster`);
    }
    return ports[service];
  };
  const caBundle = Buffer.from(ca).toString('base64');
  const { spec, webhooks } = registration;
  if (webhooks) {
    return {
      ...registration,
      webhooks: webhooks.map(({ clientConfig: { service: { name, path } }, ...webhook }: any) => ({
        ...webhook,
        clientConfig: { url: `https://127.0.0.1:${portOf(name)}${path}`, caBundle },
        // The maximum: a slow webhook on a busy machine is not a fault.
        timeoutSeconds: 30,
      })),
    };
  }
  return spec.service === undefined
    ? registration
    : { ...registration, spec: { ...spec, caBundle, service: { ...spec.service, port: portOf(spec.service.name) } } };
}

/**
 * Waits until the API server calls the webhooks and they respond, or until it no longer calls them.
 *
 * It learns of webhooks in the order in which they are registered or removed, so KubeVirt's, which come last, stand for
 * all of them. One of virt-api's sets a machine's type, another one refuses a disk without a volume; one of virt-operator's
 * refuses a second KubeVirt.
 */
export async function webhooksAsked(client: Client, asked = true): Promise<void> {
  await until(`webhooks to be ${asked ? 'asked' : 'left out'}`, async () => {
    const { body } = await tried(client, 'VirtualMachine', machine([]));
    const refusals = [await isDenied(client, 'VirtualMachine', machine([{ name: 'lost' }])), await isDenied(client, 'KubeVirt', {})];
    return (body.spec.template.spec.domain.machine !== undefined) === asked && refusals.every((refused) => refused === asked);
  });
}

const machine = (disks: object[]) => ({ runStrategy: 'Halted', template: { spec: { domain: { devices: { disks }, memory: { guest: '1Gi' } } } } });

function isDenied(client: Client, kind: string, spec: object): Promise<boolean> {
  return tried(client, kind, spec).then(() => false, (error) => error instanceof ApiError && error.message.includes('denied the request'));
}

async function tried(client: Client, kind: string, spec: object): Promise<{ readonly body: any }> {
  const apiVersion = 'kubevirt.io/v1';
  return client.request('POST', `${await client.path({ apiVersion, kind, namespace: 'default' })}?dryRun=All`, { apiVersion, kind, metadata: { name: 'tried' }, spec });
}
