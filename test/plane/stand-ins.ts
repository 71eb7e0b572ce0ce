/** The program that stands in for the kubelet, virt-handler, the storage provisioner, importer pods and guests. */
import { Command, flags } from './processes';
import { Setting } from './setting';

export function standIns({ bin, folder, pki, ports }: Setting): { readonly [name: string]: Command } {
  return {
    nodes: {
      command: `${bin}/nodes`,
      args: flags({
        'kubeconfig': 'kubeconfig',
        'handler-kubeconfig': 'virt-handler.kubeconfig',
        'state': folder,
        'pki': pki,
        'display-port': ports['virt-handler'],
        'ssh-port': ports.sshd,
      }),
    },
  };
}
