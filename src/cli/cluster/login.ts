// The login of a kubeconfig's context: what the client does with the credentials of its user, and what it leaves to be done.
import type { Login } from './connection';
import { CredentialPlugin } from './credential-plugin';
import { impersonationHeaders } from './impersonation';
import { TokenFile } from './token-file';
import { issue, IssueError } from '../../issues/issues';
import { fileText } from '../../yaml/file-text';

/** Auth providers that kubectl has removed. */
const REMOVED_PROVIDERS = ['azure', 'gcp'];

/**
 * The login of the current context.
 *
 * @throws for an auth provider, and for a user who acts as another one in a way that cannot be told to the server
 */
export function loginOf(config: any): Login {
  const user = config.getCurrentUser();
  refuseProvider(user);
  const plugin = pluginOf(user);
  const path = tokenFileOf(user);
  const file = path === undefined ? undefined : new TokenFile(path);
  const impersonation = impersonationHeaders(user.name, user.impersonation ?? {});
  // Otherwise the client would run the plugin for each request, and send the line break of a file with its token.
  config.users = config.users.map(({ exec, authProvider, ...others }: any) => others);
  return {
    getCurrentCluster: () => config.getCurrentCluster(),
    applyToHTTPSOptions: async (options: any) => {
      await config.applyToHTTPSOptions(options);
      options.headers = { ...options.headers, ...file && { Authorization: `Bearer ${file.token}` }, ...impersonation };
    },
    plugin: plugin && new CredentialPlugin({ ...plugin, cluster: plugin.provideClusterInfo ? clusterInfo(config.getCurrentCluster()) : undefined }),
  };
}

/** The path of the file with a user's token, if any; the client calls that a provider too. */
export function tokenFileOf({ authProvider }: any): string | undefined {
  return authProvider?.config?.tokenFile || undefined;
}

/** Where nothing else says who the user is, it would be nobody. */
function refuseProvider({ name: user, token, username, exec, authProvider }: any): void {
  const { name, config } = authProvider ?? {};
  const place = `user ${JSON.stringify(user)}`;
  if (REMOVED_PROVIDERS.includes(name)) {
    throw new IssueError([issue('', `${place}: kubectl knows no auth-provider ${name} since 1.26: write exec and the credential plugin`)]);
  }
  if (authProvider && ![token, username, exec, config?.exec, config?.tokenFile].some(Boolean)) {
    throw new IssueError([issue('', `${place}: auth-provider ${JSON.stringify(name ?? '')}: is not supported: write exec and a credential plugin, such as kubelogin`)]);
  }
}

/** A user with a token or a password needs no credential plugin. */
function pluginOf(user: any): any {
  const { token, username, exec, authProvider } = user;
  const hasOther = [token, username, tokenFileOf(user)].some(Boolean);
  return hasOther ? undefined : exec ?? authProvider?.config?.exec;
}

/** What a credential plugin gets to know of the cluster. */
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
