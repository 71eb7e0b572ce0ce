// Joins a cluster of k3s or RKE2 as an agent. The two differ in their names and in how their script installs an agent.
import { labelTexts, download, readSecret, quote } from './join-script';
import type { ClusterKind, JoinMethod } from './joining';
import { addressIssues, propsShape, secretIssues, withoutSecrets } from './registration-issues';
import { yamlText } from '../../cloud-init/cloud-config-yaml';
import type { SecretValue } from '../../cloud-init/secret-value';
import { checkFormat, format, Format, HTTP_URL } from '../../issues/formats';
import { Issues } from '../../issues/issues';
import { anything, text } from '../../issues/shape';
import { omitEmpty } from '../../plain-data/plain-data';
import { taintText } from '../node-taint';

/** How a machine joins a k3s cluster as an agent. */
export interface K3sRegistrationProps {
  /** The URL of a server, such as `https://10.0.0.1:6443`: sets `server`. */
  readonly server: string;

  /**
   * The cluster's token, as in `/var/lib/rancher/k3s/server/node-token` of a server. A `K10…` token contains a hash of the cluster's
   * CA, so that the agent joins no other cluster. The agent needs it at each start, so root can read it in the guest. Sets
   * `token-file`.
   */
  readonly token: SecretValue;

  /**
   * The version to install, the tag of a release such as `v1.34.2+k3s1`: sets `INSTALL_K3S_VERSION`. Ignored if the image already has
   * the agent's service.
   *
   * @default - the stable channel's
   */
  readonly version?: string;

  /**
   * The installation script: an `https:` URL, or a `file:` URL of the image.
   *
   * @default https://get.k3s.io
   */
  readonly installScriptUrl?: string;
}

/** How a machine joins an RKE2 cluster as an agent. */
export interface Rke2RegistrationProps {
  /** The URL of a server's supervisor, such as `https://10.0.0.1:9345`: sets `server`. */
  readonly server: string;

  /**
   * The cluster's token, as in `/var/lib/rancher/rke2/server/node-token` of a server. A `K10…` token contains a hash of the cluster's
   * CA, so that the agent joins no other cluster. The agent needs it at each start, so root can read it in the guest. Sets
   * `token-file`.
   */
  readonly token: SecretValue;

  /**
   * The version to install, the tag of a release such as `v1.34.2+rke2r1`: sets `INSTALL_RKE2_VERSION`. Ignored if the image already has
   * the agent's service.
   *
   * @default - the stable channel's
   */
  readonly version?: string;

  /**
   * The installation script: an `https:` URL, or a `file:` URL of the image.
   *
   * @default https://get.rke2.io
   */
  readonly installScriptUrl?: string;
}

/** k3s or RKE2. */
interface Distribution {
  readonly name: 'k3s' | 'rke2';
  /** The interface of its properties. */
  readonly props: string;
  readonly version: Format;
  readonly script: string;
  /** The environment variables before the script's call; `arguments` follow it. Together they make it install an agent. */
  readonly variables: string;
  readonly arguments: string;
}

export const K3S: ClusterKind<K3sRegistrationProps> = rancherCluster({
  name: 'k3s', props: 'K3sRegistrationProps', version: tag('k3s'), script: 'https://get.k3s.io', variables: '', arguments: ' agent',
});
export const RKE2: ClusterKind<Rke2RegistrationProps> = rancherCluster({
  name: 'rke2',
  props: 'Rke2RegistrationProps',
  version: tag('rke2r'),
  script: 'https://get.rke2.io',
  variables: 'INSTALL_RKE2_TYPE=agent ',
  arguments: '',
});

function rancherCluster(distribution: Distribution): ClusterKind<K3sRegistrationProps> {
  return {
    name: distribution.name,
    shape: propsShape(distribution.props, { server: text, token: anything, version: text, installScriptUrl: text }),
    issuesOf: (props) => rancherIssues(distribution, props),
    joinMethod: (props) => rancherJoin(distribution, props),
  };
}

const SERVER: Format = { is: 'a server\'s URL', matches: (url) => HTTP_URL.matches(url) && /^https:/.test(url) && !/[?#]/.test(url), write: 'it with its scheme, such as "https://10.0.0.1:6443", with port 9345 for RKE2' };
const SCRIPT_URL: Format = {
  is: 'the URL of a script',
  matches: (url) => /^https:/.test(url) && HTTP_URL.matches(url) || /^file:\/\/\/[A-Za-z0-9._/-]+$/.test(url),
  write: 'an https one such as "https://get.k3s.io", or "file:///opt/install.sh" for one of the image',
};

/** The tag of a release: its version of Kubernetes, and then the distribution's own build of it. */
function tag(build: string): Format {
  return format('the tag of a release', new RegExp(`^v\\d+\\.\\d+\\.\\d+(?:-[A-Za-z0-9.]+)?\\+${build}\\d+$`), `a whole one, such as "v1.34.2+${build}1"`);
}

function* rancherIssues(distribution: Distribution, { server, token, version, installScriptUrl }: K3sRegistrationProps): Issues {
  yield* addressIssues('server', server, SERVER);
  yield* secretIssues('token', token);
  yield* checkFormat('version', version, distribution.version);
  yield* checkFormat('installScriptUrl', installScriptUrl && withoutSecrets(installScriptUrl), SCRIPT_URL);
}

function rancherJoin(distribution: Distribution, { server, token, version, installScriptUrl }: K3sRegistrationProps): JoinMethod {
  const { name } = distribution;
  const folder = `/etc/rancher/${name}`;
  const service = `${name}-agent.service`;
  // The agent's certificate, issued by the cluster.
  const joinedFile = `/var/lib/rancher/${name}/agent/client-kubelet.crt`;
  const variables = `${distribution.variables}${version === undefined ? '' : `INSTALL_${name.toUpperCase()}_VERSION=${quote(version)} `}`;
  return {
    secrets: { token },
    joinedFile,
    files: (node) => [{
      // A drop-in next to the user's own config.yaml: keys with "+" add to its taints and labels.
      path: `${folder}/config.yaml.d/90-node-registration.yaml`,
      permissions: '0600',
      content: yamlText(omitEmpty({
        'server': server,
        'token-file': `${folder}/node-registration-token`,
        'node-name': node.name,
        'node-taint+': node.taints.map(taintText),
        'node-label+': labelTexts(node),
      })),
    }],
    script: () => [
      ...readSecret('token', 'token', '[:print:]', 'the token'),
      `(umask 077 && printf '%s\\n' "$token" >${folder}/node-registration-token)`,
      // The agent reads its token when it starts, and then retries on its own. After a restart of the machine, the Secret's disk is a new
      // one.
      'started=/run/node-registration-started',
      'if [ ! -e "$started" ]; then',
      `  if ! systemctl cat ${service} >/dev/null 2>&1; then`,
      `    ${download(quote(installScriptUrl ?? distribution.script), '"$secrets"/install')}`,
      `    ${variables}/bin/sh "$secrets"/install${distribution.arguments}`,
      '  fi',
      // Without systemd, the script has started the agent already.
      '  if [ -d /run/systemd/system ]; then',
      `    systemctl enable ${service}`,
      `    systemctl restart ${service}`,
      '  fi',
      '  : >"$started"',
      'fi',
      // The kubelet runs once the cluster has accepted the agent, even if the agent keeps its data elsewhere.
      `[ -s ${joinedFile} ] || curl --noproxy '*' --fail --silent --max-time 5 --output /dev/null http://localhost:10248/healthz || { echo 'the agent has not joined yet' >&2; exit 1; }`,
    ],
  };
}
