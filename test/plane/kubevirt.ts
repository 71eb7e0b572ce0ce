/** KubeVirt as virt-operator would install it: its objects, its webhooks, virt-api and virt-controller; and virt-operator's own webhooks. */
import { Client, KubeObject } from './client';
import { loopbackService } from './cluster-objects';
import { Command, flags } from './processes';
import { Setting } from './setting';

const NAMESPACE = 'kubevirt';

export function kubevirt({ pki, bin, ports }: Setting): { readonly [name: string]: Command } {
  return {
    'virt-api': {
      command: `${bin}/virt-api`,
      args: flags({
        'kubeconfig': 'virt-api-client.kubeconfig',
        'listen': '127.0.0.1',
        'port': ports['virt-api'],
        'tls-cert-file': `${pki}/virt-api.crt`,
        'tls-key-file': `${pki}/virt-api.key`,
        'console-server-port': ports['virt-handler'],
        'handler-cert-file': `${pki}/virt-handler-client.crt`,
        'handler-key-file': `${pki}/virt-handler-client.key`,
      }),
    },
    'virt-controller': {
      command: `${bin}/virt-controller`,
      args: flags({
        'kubeconfig': 'virt-controller.kubeconfig',
        'listen': '127.0.0.1',
        'port': ports['virt-controller'],
        'prom-cert-file': `${pki}/virt-api.crt`,
        'prom-key-file': `${pki}/virt-api.key`,
        // If it cannot renew its lease it exits for good, and nobody would restart it after an outage.
        'leader-elect-lease-duration': '10m',
        'leader-elect-renew-deadline': '9m',
      }),
      env: { POD_NAME: 'virt-controller-0', POD_NAMESPACE: NAMESPACE, NODE_NAME: 'node-1' },
    },
    'virt-operator': {
      command: `${bin}/virt-operator`,
      args: flags({
        'kubeconfig': 'kubeconfig',
        'port': ports['virt-operator'],
        'tls-cert-file': `${pki}/virt-api.crt`,
        'tls-private-key-file': `${pki}/virt-api.key`,
      }),
    },
  };
}

/** Must run before virt-api and virt-controller start. */
export async function installKubevirt(client: Client, setting: Setting, ca: string): Promise<void> {
  await Promise.all([
    client.create({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'kubevirt-ca', namespace: NAMESPACE }, data: { 'ca-bundle': ca } }),
    client.create(loopbackService(NAMESPACE, 'virt-api', setting.ports['virt-api'])),
    client.create(INSTALLATION),
  ]);
  // Without an architecture in the status, every instance is refused.
  await client.merge(INSTALLATION_REFERENCE, { status: { phase: 'Deployed', defaultArchitecture: 'amd64' } }, 'status');
}

// An example needs HostDisk.
const INSTALLATION: KubeObject = {
  apiVersion: 'kubevirt.io/v1',
  kind: 'KubeVirt',
  metadata: { name: 'kubevirt', namespace: NAMESPACE },
  spec: { configuration: { developerConfiguration: { featureGates: ['HostDisk'] } } },
};

const INSTALLATION_REFERENCE = { apiVersion: INSTALLATION.apiVersion, kind: INSTALLATION.kind, ...INSTALLATION.metadata };
