// Joins a kubeadm cluster, with a JoinConfiguration of `kubeadm.k8s.io/v1beta4`.
import { labelsText, clearBrokenAttempt, readSecret, quote } from './join-script';
import type { ClusterKind, JoinMethod, RegisteredNode } from './joining';
import { addressIssues, propsShape, secretIssues } from './registration-issues';
import { yamlText } from '../../cloud-init/cloud-config-yaml';
import type { SecretValue } from '../../cloud-init/secret-value';
import { HOST_PATTERN, LAST_PORT, checkFormat, format, type Format } from '../../issues/formats';
import { issue, Issues, missing } from '../../issues/issues';
import { anything, flag, mapOf, text } from '../../issues/shape';
import { entriesOf, omitEmpty, table } from '../../plain-data/plain-data';

/** How a machine joins a cluster of kubeadm 1.31 or newer. The image or cloud-init has to provide kubeadm and a kubelet. */
export interface KubeadmRegistrationProps {
  /** The host and port of the API server, such as `10.0.0.1:6443`: sets `discovery.bootstrapToken.apiServerEndpoint`. */
  readonly apiServerEndpoint: string;

  /** The token of `kubeadm token create`, such as `abcdef.0123456789abcdef`: sets `discovery.bootstrapToken.token`. */
  readonly token: SecretValue;

  /**
   * The hashes of the cluster's CA, each as `sha256:<hex>`, with spaces or line breaks between several: sets
   * `discovery.bootstrapToken.caCertHashes`. Required unless `unsafeSkipCaVerification` is true.
   *
   * @default - none
   */
  readonly caCertHashes?: SecretValue;

  /**
   * Whether the machine joins without verifying the CA of the server that answers: sets
   * `discovery.bootstrapToken.unsafeSkipCAVerification`. Excludes `caCertHashes`.
   *
   * @default false
   */
  readonly unsafeSkipCaVerification?: boolean;

  /**
   * The socket of the container runtime, such as `unix:///run/containerd/containerd.sock`: sets `nodeRegistration.criSocket`.
   *
   * @default - kubeadm detects it
   */
  readonly criSocket?: string;

  /**
   * More arguments of the kubelet, by name without leading dashes, such as `{ 'cloud-provider': 'external' }`: sets
   * `nodeRegistration.kubeletExtraArgs`. Taints and labels are set on the claim instead.
   *
   * @default - none
   */
  readonly kubeletExtraArgs?: { readonly [name: string]: string };
}

const CONFIGURATION = '/etc/node-registration/join-configuration.yaml';

const HOST_AND_PORT = new RegExp(`^${HOST_PATTERN}:(\\d{1,5})$`);

const ENDPOINT: Format = {
  is: 'a host and port',
  matches: (endpoint) => {
    const port = Number(HOST_AND_PORT.exec(endpoint)?.[1]);
    return port >= 1 && port <= LAST_PORT;
  },
  write: 'both, such as "10.0.0.1:6443"',
};
const TOKEN = format('a token', /^[a-z0-9]{6}\.[a-z0-9]{16}$/, 'what `kubeadm token create` prints, such as "abcdef.0123456789abcdef"');
const HASH_LIST = format('a list of hashes', /^sha256:[0-9a-f]{64}(?:\s+sha256:[0-9a-f]{64})*$/, '"sha256:" and 64 hexadecimal digits for each CA, as `kubeadm token create --print-join-command` prints');
const CRI_SOCKET = format('a socket\'s URL', /^unix:\/\/\/\S+$/, 'it with its scheme, such as "unix:///run/containerd/containerd.sock"');
const ARGUMENT = format('an argument\'s name', /^[a-z][a-z0-9-]*$/, 'it without dashes in front, such as "node-ip"');

/** Arguments that the claim sets, and what to write instead. */
const SET_BY_CLAIM: { readonly [argument: string]: string } = table({
  'node-labels': 'write nodeLabels of the claim',
  'register-with-taints': 'write taints of the claim',
  // kubeadm would wait for a Node of the machine's name.
  'hostname-override': 'its machines have the names of their Nodes, leave it out',
});

export const KUBEADM: ClusterKind<KubeadmRegistrationProps> = {
  name: 'kubeadm',
  shape: propsShape('KubeadmRegistrationProps', {
    apiServerEndpoint: text, token: anything, caCertHashes: anything, unsafeSkipCaVerification: flag, criSocket: text, kubeletExtraArgs: mapOf(text),
  }),
  issuesOf: kubeadmIssues,
  joinMethod: kubeadmJoin,
};

function* kubeadmIssues(props: KubeadmRegistrationProps): Issues {
  const { apiServerEndpoint, token, caCertHashes, unsafeSkipCaVerification = false, criSocket, kubeletExtraArgs = {} } = props;
  yield* addressIssues('apiServerEndpoint', apiServerEndpoint, ENDPOINT);
  yield* secretIssues('token', token, TOKEN);
  if (unsafeSkipCaVerification === (caCertHashes !== undefined)) {
    yield unsafeSkipCaVerification
      ? issue('unsafeSkipCaVerification', 'there are caCertHashes to verify the cluster with: leave out one of them')
      : missing('caCertHashes', 'is missing, so the cluster cannot be verified: write the hashes that `kubeadm token create --print-join-command` prints, or unsafeSkipCaVerification: true');
  }
  yield* caCertHashes === undefined ? [] : secretIssues('caCertHashes', caCertHashes, HASH_LIST);
  yield* checkFormat('criSocket', criSocket, CRI_SOCKET);
  for (const name of Object.keys(kubeletExtraArgs)) {
    yield* checkFormat(`kubeletExtraArgs[${name}]`, name, ARGUMENT);
    yield* SET_BY_CLAIM[name] === undefined ? [] : [issue(`kubeletExtraArgs[${name}]`, `is set by the claim: ${SET_BY_CLAIM[name]}`)];
  }
}

function kubeadmJoin(props: KubeadmRegistrationProps): JoinMethod {
  const { token, caCertHashes, criSocket } = props;
  return {
    secrets: omitEmpty({ token, 'ca-cert-hashes': caCertHashes }),
    joinedFile: '/etc/kubernetes/kubelet.conf',
    files: (node) => [{ path: CONFIGURATION, permissions: '0600', content: yamlText(joinConfiguration(props, node)) }],
    script: () => [
      ...readSecret('token', 'token', 'a-z0-9.', 'the token'),
      `cat ${CONFIGURATION} >"$secrets"/join.yaml`,
      // The following lines are appended to bootstrapToken, the last field of the configuration.
      'printf \'    token: "%s"\\n\' "$token" >>"$secrets"/join.yaml',
      ...caCertHashes === undefined ? [] : [
        ...readSecret('hashes', 'ca-cert-hashes', 'a-z0-9:[:space:]', 'the hash of the CA'),
        'echo \'    caCertHashes:\' >>"$secrets"/join.yaml',
        'for hash in $hashes; do printf \'    - "%s"\\n\' "$hash"; done >>"$secrets"/join.yaml',
      ],
      ...clearBrokenAttempt(criSocket && ` --cri-socket ${quote(criSocket)}`),
      'kubeadm join --config "$secrets"/join.yaml',
    ],
  };
}

/** The configuration without the secrets, which only the guest knows. The script appends them, so bootstrapToken has to be the last field. */
function joinConfiguration(props: KubeadmRegistrationProps, node: RegisteredNode): object {
  const { apiServerEndpoint, unsafeSkipCaVerification, criSocket, kubeletExtraArgs = {} } = props;
  const labels = labelsText(node);
  const args = { ...kubeletExtraArgs, ...labels !== '' && { 'node-labels': labels } };
  return {
    apiVersion: 'kubeadm.k8s.io/v1beta4',
    kind: 'JoinConfiguration',
    nodeRegistration: omitEmpty({
      name: node.name,
      criSocket,
      kubeletExtraArgs: entriesOf(args).map(([name, value]) => ({ name, value })),
      taints: node.taints.map(({ key, value, effect }) => omitEmpty({ key, value, effect })),
    }),
    discovery: {
      bootstrapToken: omitEmpty({ unsafeSkipCAVerification: unsafeSkipCaVerification || undefined, apiServerEndpoint }),
    },
  };
}
