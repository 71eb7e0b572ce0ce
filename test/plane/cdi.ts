/** CDI as cdi-operator would install it: its objects, its webhooks, cdi-apiserver and cdi-controller. */
import { Client, KubeObject } from './client';
import { loopbackService } from './cluster-objects';
import { Command, flags } from './processes';
import { Setting } from './setting';

const NAMESPACE = 'cdi';

export function cdi({ pki, bin, ports }: Setting): { readonly [name: string]: Command } {
  return {
    'cdi-apiserver': {
      command: `${bin}/cdi-apiserver`,
      args: flags({
        'kubeconfig': 'kubeconfig',
        'port': ports['cdi-apiserver'],
        'tls-cert-file': `${pki}/cdi-api.crt`,
        'tls-private-key-file': `${pki}/cdi-api.key`,
      }),
    },
    'cdi-controller': {
      command: `${bin}/cdi-controller`,
      args: flags({ 'kubeconfig': 'cdi-controller.kubeconfig', 'ca-cert-file': `${pki}/ca.crt`, 'ca-key-file': `${pki}/ca.key` }),
    },
  };
}

/** Must run before cdi-apiserver and cdi-controller start. */
export async function installCdi(client: Client, setting: Setting): Promise<void> {
  await Promise.all([
    client.create(loopbackService(NAMESPACE, 'cdi-api', setting.ports['cdi-apiserver'])),
    client.create(INSTALLATION),
    // The pods that look for a new image run as this account.
    client.create({ apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name: 'cdi-cronjob', namespace: NAMESPACE } }),
  ]);
}

const INSTALLATION: KubeObject = {
  apiVersion: 'cdi.kubevirt.io/v1beta1',
  kind: 'CDI',
  // Makes CDIConfig follow this object's spec, as on any cluster with the operator.
  metadata: { name: 'cdi', annotations: { 'cdi.kubevirt.io/configAuthority': '' } },
  spec: { config: { featureGates: ['HonorWaitForFirstConsumer'] } },
  // This kind has no status subresource.
  status: { phase: 'Deployed' },
};
