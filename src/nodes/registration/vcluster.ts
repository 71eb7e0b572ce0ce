// Joins a vCluster with private nodes, with the script that it serves.
import { labelsText, taintsText, clearBrokenAttempt, download, readSecret, quote } from './join-script';
import type { ClusterKind, JoinMethod, RegisteredNode } from './joining';
import { addressIssues, propsShape, secretIssues } from './registration-issues';
import type { CloudInitFile } from '../../cloud-init/file';
import type { SecretValue } from '../../cloud-init/secret-value';
import { Format, HTTP_URL } from '../../issues/formats';
import { issue, Issues } from '../../issues/issues';
import { anything, flag, text } from '../../issues/shape';
import { omitEmpty } from '../../plain-data/plain-data';

/** How a machine joins a vCluster. */
export interface VclusterRegistrationProps {
  /**
   * The address of the vCluster: a host with or without a port, such as `my-vcluster.example.com:443`, or the part before
   * `/node/join` of the URL that `vcluster token create` prints.
   */
  readonly endpoint: string;

  /** The token of `vcluster token create`. */
  readonly token: SecretValue;

  /**
   * The certificate of the CA that signed the endpoint's certificate, in PEM. A vCluster's own CA is the `ca.crt` of its kubeconfig.
   *
   * @default - the CAs that the guest trusts
   */
  readonly caCertificate?: SecretValue;

  /**
   * Whether the guest runs the join script as root without verifying the server that it comes from. Excludes `caCertificate`.
   *
   * @default false
   */
  readonly insecureSkipTlsVerify?: boolean;
}

/** The file from which vCluster's kubelet reads more arguments. The drop-in below adds it for a kubelet with only kubeadm's own drop-in. */
const FLAGS = '/etc/vcluster/vcluster-flags.env';

const ENDPOINT: Format = {
  is: 'an endpoint',
  matches: (endpoint) => HTTP_URL.matches(endpointUrl(endpoint)) && !/[?#]|\/node\/join\/*$/.test(endpoint) && !/^http:/.test(endpoint),
  write: 'a host and port such as "my-vcluster.example.com:443", or the part before "/node/join" of the URL that `vcluster token create` prints',
};

export const VCLUSTER: ClusterKind<VclusterRegistrationProps> = {
  name: 'vcluster',
  shape: propsShape('VclusterRegistrationProps', { endpoint: text, token: anything, caCertificate: anything, insecureSkipTlsVerify: flag }),
  issuesOf: vclusterIssues,
  joinMethod: vclusterJoin,
};

function* vclusterIssues({ endpoint, token, caCertificate, insecureSkipTlsVerify }: VclusterRegistrationProps): Issues {
  yield* addressIssues('endpoint', endpoint, ENDPOINT);
  yield* secretIssues('token', token);
  yield* caCertificate === undefined ? [] : secretIssues('caCertificate', caCertificate);
  if (caCertificate !== undefined && insecureSkipTlsVerify) {
    yield issue('insecureSkipTlsVerify', 'there is a caCertificate to verify with: leave out one of them');
  }
}

function vclusterJoin({ endpoint, token, caCertificate, insecureSkipTlsVerify }: VclusterRegistrationProps): JoinMethod {
  const trust = insecureSkipTlsVerify ? ' --insecure' : caCertificate ? ' --cacert "$secrets"/ca.crt' : '';
  return {
    secrets: omitEmpty({ 'token': token, 'ca.crt': caCertificate }),
    joinedFile: '/etc/kubernetes/kubelet.conf',
    isNamedByGuest: true,
    files: kubeletFlags,
    script: () => [
      ...readSecret('token', 'token', 'A-Za-z0-9._~-', 'the token'),
      download(`${quote(`${endpointUrl(endpoint)}/node/join?token=`)}"$token"`, '"$secrets"/join', trust),
      ...clearBrokenAttempt(),
      '/bin/sh "$secrets"/join',
    ],
  };
}

function endpointUrl(endpoint: string): string {
  return `${/^https?:\/\//.test(endpoint) ? '' : 'https://'}${endpoint.replace(/(?<!\/)\/+$/, '')}`;
}

/** The join script accepts neither taints nor labels, but the kubelet that it starts reads these arguments last. */
function kubeletFlags(node: RegisteredNode): CloudInitFile[] {
  const taints = taintsText(node);
  const labels = labelsText(node);
  const flags = [...taints === '' ? [] : [`--register-with-taints=${taints}`], ...labels === '' ? [] : [`--node-labels=${labels}`]];
  return flags.length === 0 ? [] : [
    { path: FLAGS, permissions: '0644', content: `KUBELET_EXTRA_ARGS="${flags.join(' ')}"\n` },
    { path: '/etc/systemd/system/kubelet.service.d/20-node-registration.conf', permissions: '0644', content: `[Service]\nEnvironmentFile=${FLAGS}\n` },
  ];
}
