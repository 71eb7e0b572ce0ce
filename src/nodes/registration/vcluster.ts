// Joining a vCluster with private nodes, by the script that it serves.
import { Joining, labelsText, taintsText, type RegisteredNode } from './joining';
import { secretIssues, withoutSecrets } from './secret-issues';
import { clearBrokenAttempt, download, onlyOf, quoted } from './shell';
import type { CloudInitFile } from '../../cloud-init/file';
import type { SecretValue } from '../../cloud-init/secret-value';
import { breaking, Format, HTTP_URL } from '../../issues/formats';
import { issue, Issues } from '../../issues/issues';
import { anything, flag, open, text } from '../../issues/shape';
import { present } from '../../plain-data/plain-data';

/** How a machine joins a vCluster. */
export interface VclusterRegistrationProps {
  /**
   * Where the vCluster is reached: a host with or without a port, such as `my-vcluster.example.com:443`, or the part before
   * `/node/join` of the URL that `vcluster token create` prints.
   */
  readonly endpoint: string;

  /** The token of `vcluster token create`. */
  readonly token: SecretValue;

  /**
   * The certificate of the CA that has signed the endpoint's, in PEM. A vCluster's own is the `ca.crt` of its kubeconfig.
   *
   * @default - the CAs that the guest trusts
   */
  readonly caCertificate?: SecretValue;

  /**
   * Whether the guest takes the join script from whoever answers, and runs it as root. Excludes `caCertificate`.
   *
   * @default false
   */
  readonly insecureSkipTlsVerify?: boolean;
}

/** Where vCluster's kubelet has more arguments from; it also tells of them to a kubelet that has only kubeadm's own drop-in. */
const FLAGS = '/etc/vcluster/vcluster-flags.env';

const ENDPOINT: Format = {
  is: 'an endpoint',
  matches: (endpoint) => HTTP_URL.matches(url(endpoint)) && !/[?#]/.test(endpoint) && !/^http:/.test(endpoint),
  write: 'a host and port such as "my-vcluster.example.com:443", or the part before "/node/join" of the URL that `vcluster token create` prints',
};

/** The fields of how a machine joins a vCluster. */
export const VCLUSTER = open({ endpoint: text, token: anything, caCertificate: anything, insecureSkipTlsVerify: flag });

/** Everything that is wrong with how a machine joins a vCluster. */
export function* vclusterIssues({ endpoint, token, caCertificate, insecureSkipTlsVerify }: VclusterRegistrationProps): Issues {
  yield* breaking('endpoint', withoutSecrets(endpoint), ENDPOINT);
  yield* secretIssues('token', token);
  yield* caCertificate === undefined ? [] : secretIssues('caCertificate', caCertificate);
  if (caCertificate !== undefined && insecureSkipTlsVerify) {
    yield issue('insecureSkipTlsVerify', 'there is a caCertificate to verify with: leave out one of them');
  }
}

/** How a machine joins a vCluster. */
export function joiningVcluster({ endpoint, token, caCertificate, insecureSkipTlsVerify }: VclusterRegistrationProps): Joining {
  const trust = insecureSkipTlsVerify ? ' --insecure' : caCertificate ? ' --cacert "$secrets"/ca.crt' : '';
  return {
    secrets: present({ 'token': token, 'ca.crt': caCertificate }),
    joinedFile: '/etc/kubernetes/kubelet.conf',
    files: kubeletFlags,
    script: () => [
      'token=$(cat "$secrets"/token)',
      onlyOf('token', 'A-Za-z0-9._~-', 'the token'),
      download(`${quoted(`${url(endpoint)}/node/join?token=`)}"$token"`, '"$secrets"/join', trust),
      ...clearBrokenAttempt(),
      '/bin/sh "$secrets"/join',
    ],
  };
}

function url(endpoint: string): string {
  return `${/^https?:\/\//.test(endpoint) ? '' : 'https://'}${endpoint.replace(/(?<!\/)\/+$/, '')}`;
}

/** The join script takes neither taints nor labels, but the kubelet that it starts has the last word from here. */
function kubeletFlags(node: RegisteredNode): CloudInitFile[] {
  const taints = taintsText(node);
  const labels = labelsText(node);
  const flags = [...taints === '' ? [] : [`--register-with-taints=${taints}`], ...labels === '' ? [] : [`--node-labels=${labels}`]];
  return flags.length === 0 ? [] : [
    { path: FLAGS, permissions: '0644', content: `KUBELET_EXTRA_ARGS="${flags.join(' ')}"\n` },
    { path: '/etc/systemd/system/kubelet.service.d/20-node-registration.conf', permissions: '0644', content: `[Service]\nEnvironmentFile=${FLAGS}\n` },
  ];
}
