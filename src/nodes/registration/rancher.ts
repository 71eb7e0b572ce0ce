// Joining a cluster of k3s or RKE2 as an agent: they differ in their names and in how their service is told of.
import { Joining, labelTexts } from './joining';
import { secretIssues, withoutSecrets } from './secret-issues';
import { download, onlyOf, quoted } from './shell';
import { yamlText } from '../../cloud-init/cloud-config-yaml';
import type { SecretValue } from '../../cloud-init/secret-value';
import { breaking, format, Format, HTTP_URL } from '../../issues/formats';
import { Issues } from '../../issues/issues';
import { anything, open, text } from '../../issues/shape';
import { present } from '../../plain-data/plain-data';
import { taintText } from '../node-taint';

/** How a machine joins a cluster of k3s as an agent. */
export interface K3sRegistrationProps {
  /** The URL of a server, such as `https://10.0.0.1:6443`: sets `server`. */
  readonly server: string;

  /**
   * The cluster's token, such as `/var/lib/rancher/k3s/server/node-token` of a server has it: `K10…` tells the cluster's CA as
   * well, so that the agent joins no other. The agent needs it at each start: root can read it in the guest. Sets `token-file`.
   */
  readonly token: SecretValue;

  /**
   * The version to install, such as `v1.34.2+k3s1`: sets `INSTALL_K3S_VERSION`. An image that has the agent's service keeps its
   * own.
   *
   * @default - the stable channel's
   */
  readonly version?: string;

  /**
   * The installation script: an `https:` URL, or a `file:` one of the image.
   *
   * @default https://get.k3s.io
   */
  readonly installScriptUrl?: string;
}

/** How a machine joins a cluster of RKE2 as an agent. */
export interface Rke2RegistrationProps {
  /** The URL of a server's supervisor, such as `https://10.0.0.1:9345`: sets `server`. */
  readonly server: string;

  /**
   * The cluster's token, such as `/var/lib/rancher/rke2/server/node-token` of a server has it: `K10…` tells the cluster's CA as
   * well, so that the agent joins no other. The agent needs it at each start: root can read it in the guest. Sets `token-file`.
   */
  readonly token: SecretValue;

  /**
   * The version to install, such as `v1.34.2+rke2r1`: sets `INSTALL_RKE2_VERSION`. An image that has the agent's service keeps
   * its own.
   *
   * @default - the stable channel's
   */
  readonly version?: string;

  /**
   * The installation script: an `https:` URL, or a `file:` one of the image.
   *
   * @default https://get.rke2.io
   */
  readonly installScriptUrl?: string;
}

/** One of the two. */
interface Distribution {
  readonly name: 'k3s' | 'rke2';
  readonly script: string;
  /** How its script installs an agent: variables before it, and arguments after it. */
  readonly variables: string;
  readonly arguments: string;
}

export const K3S: Distribution = { name: 'k3s', script: 'https://get.k3s.io', variables: '', arguments: ' agent' };
export const RKE2: Distribution = { name: 'rke2', script: 'https://get.rke2.io', variables: 'INSTALL_RKE2_TYPE=agent ', arguments: '' };

const SERVER: Format = { is: 'a server\'s URL', matches: (url) => HTTP_URL.matches(url) && /^https:/.test(url) && !/[?#]/.test(url), write: 'it from its scheme on, such as "https://10.0.0.1:6443", with port 9345 for RKE2' };
const VERSION = format('a version', /^v\d+\.\d+\.\d[-+.A-Za-z0-9]*$/, 'a whole one, such as "v1.34.2+k3s1" or "v1.34.2+rke2r1"');
const SCRIPT_URL: Format = {
  is: 'the URL of a script',
  matches: (url) => /^https:/.test(url) && HTTP_URL.matches(url) || /^file:\/\/\/[A-Za-z0-9._/-]+$/.test(url),
  write: 'an https one such as "https://get.k3s.io", or "file:///opt/install.sh" for one of the image',
};

/** The fields of how a machine joins a cluster of k3s or RKE2. */
export const RANCHER = open({ server: text, token: anything, version: text, installScriptUrl: text });

/** Everything that is wrong with how a machine joins a cluster of k3s or RKE2. */
export function* rancherIssues({ server, token, version, installScriptUrl }: K3sRegistrationProps): Issues {
  yield* breaking('server', withoutSecrets(server), SERVER);
  yield* secretIssues('token', token);
  yield* breaking('version', version, VERSION);
  yield* breaking('installScriptUrl', installScriptUrl && withoutSecrets(installScriptUrl), SCRIPT_URL);
}

/** How a machine joins a cluster of k3s or RKE2. */
export function joiningRancher(distribution: Distribution, { server, token, version, installScriptUrl }: K3sRegistrationProps): Joining {
  const { name } = distribution;
  const folder = `/etc/rancher/${name}`;
  const service = `${name}-agent.service`;
  const variables = `${distribution.variables}${version === undefined ? '' : `INSTALL_${name.toUpperCase()}_VERSION=${quoted(version)} `}`;
  return {
    secrets: { token },
    joinedFile: `/var/lib/rancher/${name}/agent/client-kubelet.crt`,
    files: (node) => [{
      // Beside the user's own config.yaml, whose taints and labels the "+" adds to.
      path: `${folder}/config.yaml.d/90-node-registration.yaml`,
      permissions: '0600',
      content: yamlText(present({
        'server': server,
        'token-file': `${folder}/node-registration-token`,
        'node-name': node.name,
        'node-taint+': node.taints.map(taintText),
        'node-label+': labelTexts(node),
      })),
    }],
    script: () => [
      'token=$(cat "$secrets"/token)',
      onlyOf('token', '[:print:]', 'the token'),
      `printf '%s\\n' "$token" >${folder}/node-registration-token`,
      `if ! systemctl cat ${service} >/dev/null 2>&1; then`,
      `  ${download(quoted(installScriptUrl ?? distribution.script), '"$secrets"/install')}`,
      `  ${variables}/bin/sh "$secrets"/install${distribution.arguments}`,
      'fi',
      // What has no systemd has been started by the script.
      `[ ! -d /run/systemd/system ] || systemctl enable --now ${service}`,
    ],
  };
}
