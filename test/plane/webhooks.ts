/** Leads webhooks and API services, made for Services in the cluster, to a server on loopback. */
import { KubeObject } from './client';

export interface Server {
  readonly port: number;
  /** PEM of the authority that signed its certificate. */
  readonly ca: string;
}

/** The same registration, for the server: a webhook by URL; an API service, which can have none, by its Service's port. */
export function ledTo(server: Server, registration: KubeObject): KubeObject {
  const caBundle = Buffer.from(server.ca).toString('base64');
  const { spec, webhooks } = registration;
  if (webhooks) {
    return {
      ...registration,
      webhooks: webhooks.map((webhook: any) => ({
        ...webhook,
        clientConfig: { url: `https://127.0.0.1:${server.port}${webhook.clientConfig.service.path}`, caBundle },
      })),
    };
  }
  return { ...registration, spec: { ...spec, caBundle, service: { ...spec.service, port: server.port } } };
}
