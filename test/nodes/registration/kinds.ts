// One registration for each kind of cluster, and guests that join with it.
import { Guest, type GuestProps } from './guest';
import { SecretValue } from '../../../src/cloud-init/secret-value';
import { RegisteredNode } from '../../../src/nodes/registration/joining';
import { NodeRegistration } from '../../../src/nodes/registration/node-registration';
import { NodeTaintEffect } from '../../../src/spec/taint-effect';
import { VirtualMachineTemplate } from '../../../src/template/virtual-machine-template';

export const TOKEN = 'abcdef.0123456789abcdef';
export const K3S_TOKEN = `K10${'a'.repeat(64)}::server:s3cr3t`;
export const HASHES = `sha256:${'0'.repeat(64)}\nsha256:${'1'.repeat(64)}\n`;
export const token = SecretValue.fromSecret({ secretName: 'join', key: 'token' });

export const NODE: RegisteredNode = {
  name: 'worker-1',
  taints: [{ key: 'workload', value: 'high-memory', effect: NodeTaintEffect.NO_SCHEDULE }, { key: 'example.com/gpu', effect: NodeTaintEffect.NO_EXECUTE }],
  labels: { 'tier': 'db', 'node.kubernetes.io/pool': 'a' },
};
export const PLAIN_NODE: RegisteredNode = { name: 'worker-1', taints: [], labels: {} };

export const BASE = VirtualMachineTemplate.fromObject({
  spec: { template: { spec: { domain: { devices: {}, memory: { guest: '4Gi' } } } } },
});

/** A script that records how it was run. */
export const NOTES = '#!/bin/sh\necho "ran $*" >>"$ROOT/log/runs"\nenv >>"$ROOT/log/environment"\n';

/** A script that records how it was run, and joins. */
const joining = (folder: string, file: string) => `${NOTES}mkdir -p "$ROOT${folder}"; echo joined >"$ROOT${folder}/${file}"\n`;

/** A kind of cluster, and a guest that joins it. */
export interface Kind {
  readonly registration: NodeRegistration;
  readonly guest: GuestProps;
  /** A program without which it cannot join. */
  readonly fails: string;
  readonly secret: string;
}

export const DISK = { 'node-join-0': { 'token': TOKEN, 'hash': HASHES, 'ca.crt': 'a certificate' } };

export const KINDS: { readonly [name: string]: Kind } = {
  vcluster: {
    registration: NodeRegistration.vcluster({ endpoint: 'my.example.com:443', token, caCertificate: SecretValue.fromSecret({ secretName: 'join', key: 'ca.crt' }) }),
    guest: { disks: DISK, download: joining('/etc/kubernetes', 'kubelet.conf') },
    fails: 'curl',
    secret: TOKEN,
  },
  kubeadm: {
    registration: NodeRegistration.kubeadm({ apiServerEndpoint: '10.0.0.1:6443', token, caCertHashes: SecretValue.fromSecret({ secretName: 'join', key: 'hash' }), kubeletExtraArgs: { 'node-ip': '10.0.0.2' } }),
    guest: { disks: DISK },
    fails: 'kubeadm',
    secret: TOKEN,
  },
  k3s: {
    registration: NodeRegistration.k3s({ server: 'https://10.0.0.1:6443', token, version: 'v1.34.2+k3s1' }),
    guest: { disks: { 'node-join-0': { token: `${K3S_TOKEN}\n` } }, download: joining('/var/lib/rancher/k3s/agent', 'client-kubelet.crt') },
    fails: 'curl',
    secret: K3S_TOKEN,
  },
  rke2: {
    registration: NodeRegistration.rke2({ server: 'https://10.0.0.1:9345', token, installScriptUrl: 'file:///opt/install.sh' }),
    guest: { disks: { 'node-join-0': { token: K3S_TOKEN } }, download: joining('/var/lib/rancher/rke2/agent', 'client-kubelet.crt') },
    fails: 'curl',
    secret: K3S_TOKEN,
  },
  script: {
    registration: NodeRegistration.script({ script: `${NOTES}cat "$TOKEN_FILE" >"$ROOT/log/token"\ncurl --output "$ROOT/log/reply" </dev/null\n`, secretFiles: { TOKEN_FILE: token } }),
    guest: { disks: DISK },
    fails: 'curl',
    secret: TOKEN,
  },
};

export const register = ({ registration }: Pick<Kind, 'registration'>, node = NODE, template = BASE) => registration._register(template, node);

export const volumesOf = (template: VirtualMachineTemplate): any[] => template.toObject().spec.template.spec.volumes;

export const userDataOf = (template: VirtualMachineTemplate): string => volumesOf(template)
  .find(({ cloudInitNoCloud }) => cloudInitNoCloud).cloudInitNoCloud.userData;

const guests: Guest[] = [];

/** A guest with the files that registration writes. */
export function guestOf(kind: Kind, props: GuestProps = {}, node = NODE): Guest {
  const guest = new Guest({ ...kind.guest, ...props });
  guests.push(guest);
  guest.writeFiles(userDataOf(register(kind, node)));
  return guest;
}

/** For `afterEach`. */
export const removeGuests = () => guests.splice(0).forEach((guest) => guest.remove());
