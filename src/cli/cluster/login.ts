// The login of a kubeconfig's context: the client's handling of credentials, and the parts that it lacks.
import type { Login } from './connection';
import { CredentialPlugin } from './credential-plugin';
import { impersonationHeaders } from './impersonation';
import { certificateIn } from './pem';
import { unbracketProxy } from './proxy';
import { TokenFile } from './token-file';
import { issue, IssueError } from '../../issues/issues';
import { fileText } from '../../yaml/file-text';

/** Auth providers that kubectl has removed. */
const REMOVED_PROVIDERS = ['azure', 'gcp'];

/**
 * The login of the current context.
 *
 * @param readToken the token in the kubeconfig now; undefined if there is none for the same cluster any longer
 * @throws for an unsupported auth provider, and for impersonation that cannot be sent to the server
 */
export function loginOf(config: any, readToken: () => string | undefined): Login {
  const user = config.getCurrentUser();
  refuseUnsupportedProvider(user);
  const plugin = pluginOf(user);
  const path = tokenFileOf(user);
  const file = path === undefined ? undefined : new TokenFile(path);
  const impersonation = impersonationHeaders(user.name, user.impersonation ?? {});
  // Otherwise, the client would run the plugin for each request, and send a token file's line break with its token.
  config.users = config.users.map(({ exec, authProvider, ...others }: any) => others);
  const renewToken = (refused: string) => {
    const token = readToken();
    config.users = config.users.map((each: any) => each.name === user.name && token !== undefined ? { ...each, token } : each);
    return token !== undefined && token !== refused;
  };
  return {
    getCurrentCluster: () => config.getCurrentCluster(),
    applyToHTTPSOptions: async (options: any) => {
      await config.applyToHTTPSOptions(options);
      unbracketProxy(options.agent);
      options.headers = { ...options.headers, ...file && { Authorization: `Bearer ${file.token}` }, ...impersonation };
    },
    ...file !== undefined ? { renewToken: (refused: string) => file.renew(refused) } : user.token && { renewToken },
    account: () => accountOf(config.getCurrentContext(), user),
    plugin: plugin && new CredentialPlugin({ ...plugin, cluster: plugin.provideClusterInfo ? clusterInfo(config.getCurrentCluster()) : undefined }),
  };
}

/** Whose credentials are used, and what is wrong with them. */
function accountOf(context: string, user: any): string {
  const { name, file, certFile, certData } = user;
  if (name === '') {
    return `context ${JSON.stringify(context)} has no user`;
  }
  const account = file === undefined ? 'the service account of this pod' : `user ${JSON.stringify(name)} of ${file}`;
  if (!certFile && !certData && !sendsCredentials(user)) {
    return `${account} has no credentials`;
  }
  const expired = certFile || certData ? expiryOf(certFile ? currentText(certFile) : Buffer.from(certData, 'base64').toString()) : undefined;
  return expired === undefined ? `it used ${account}` : `the client certificate of ${account} expired on ${expired}`;
}

/** Nothing while a file is being replaced. */
function currentText(file: string): string {
  try {
    return fileText(file);
  } catch {
    return '';
  }
}

/** The day on which a certificate expired, if it has; the server may judge that by another clock. */
function expiryOf(certificate: string): string | undefined {
  const end = Date.parse(certificateIn(certificate)?.validTo ?? '');
  return end < Date.now() ? new Date(end).toISOString().slice(0, 10) : undefined;
}

/** Whether a user has other credentials than a certificate, which TLS alone uses. */
export function sendsCredentials({ token, username, exec, authProvider }: any): boolean {
  return [token, username, exec, authProvider].some(Boolean);
}

/** The path of the file with a user's token, if any. The client treats that as an auth provider too. */
export function tokenFileOf({ authProvider }: any): string | undefined {
  return authProvider?.config?.tokenFile || undefined;
}

/** Without other credentials, requests would be anonymous. */
function refuseUnsupportedProvider({ name: user, token, username, exec, authProvider }: any): void {
  const { name, config } = authProvider ?? {};
  const place = `user ${JSON.stringify(user)}`;
  if (REMOVED_PROVIDERS.includes(name)) {
    throw new IssueError([issue('', `${place}: kubectl has no auth-provider ${name} since 1.26: set exec to its credential plugin`)]);
  }
  if (authProvider && ![token, username, exec, config?.exec, config?.tokenFile].some(Boolean)) {
    throw new IssueError([issue('', `${place}: auth-provider ${JSON.stringify(name ?? '')}: is not supported: set exec to a credential plugin, such as kubelogin`)]);
  }
}

/** A user with a token or a password needs no credential plugin. */
function pluginOf(user: any): any {
  const { token, username, exec, authProvider } = user;
  const hasOtherCredentials = [token, username, tokenFileOf(user)].some(Boolean);
  return hasOtherCredentials ? undefined : exec ?? authProvider?.config?.exec;
}

/** The cluster information that a credential plugin receives. */
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
