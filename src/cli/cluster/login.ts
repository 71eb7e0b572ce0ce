// As whom a cluster is asked: what the Kubernetes client reads of a kubeconfig, and a credential plugin where one is wanted.
import type { Login } from './connection';
import { ExecPlugin } from './exec-plugin';
import { fileText } from '../../yaml/file-text';
import { issue, IssueError } from '../../issues/issues';

/** Logins that kubectl has left out, which run programs in a shell. */
const LEFT_OUT = ['azure', 'gcp'];

/**
 * The login of a configuration's current context.
 *
 * @throws where it is one that kubectl has left out
 */
export function loginOf(config: any): Login {
  const user = config.getCurrentUser() ?? {};
  const provider = user.authProvider ?? {};
  if (LEFT_OUT.includes(provider.name)) {
    throw new IssueError([issue('', `user ${JSON.stringify(user.name)}: kubectl knows no auth-provider ${provider.name} since 1.26: write exec and the credential plugin`)]);
  }
  const program = programOf(user);
  // The client itself would run it for each request.
  config.users = config.users.map(({ exec, authProvider, ...others }: any) => (
    { ...others, authProvider: authProvider?.config?.exec ? undefined : authProvider }
  ));
  return {
    getCurrentCluster: () => config.getCurrentCluster(),
    applyToHTTPSOptions: (options) => config.applyToHTTPSOptions(options),
    plugin: program && new ExecPlugin({ ...program, cluster: program.provideClusterInfo ? clusterInfo(config.getCurrentCluster()) : undefined }),
  };
}

/** Whoever has a token or a password already needs no program that gives one. */
function programOf({ token, username, exec, authProvider }: any): any {
  const hasOther = [token, username, authProvider?.config?.tokenFile].some(Boolean);
  return hasOther ? undefined : exec ?? authProvider?.config?.exec;
}

/** What a credential plugin is told of the cluster. */
function clusterInfo({ server, skipTLSVerify, tlsServerName, caData, caFile, proxyUrl, execConfig }: any): object {
  return {
    server,
    'tls-server-name': tlsServerName,
    'insecure-skip-tls-verify': skipTLSVerify || undefined,
    'certificate-authority-data': caFile === undefined ? caData : Buffer.from(fileText(caFile)).toString('base64'),
    'proxy-url': proxyUrl,
    'config': execConfig,
  };
}
