// Bundles the command into one file; run by itself, into the file that its argument names.
import { readFile } from 'fs/promises';
import { build, type Metafile, type Plugin, transform } from 'esbuild';
import { shortenValues } from './short-values';

/** The packages of which the command needs only parts: the Kubernetes client, the clients of SOCKS proxies and of WebSockets, JSON patches, and cdk8s. */
const NEEDED_IN_PART = /[/\\]node_modules[/\\](?:@kubernetes[/\\]client-node|socks-proxy-agent|ip-address|ws|fast-json-patch|cdk8s[/\\]lib)[/\\]/;

/**
 * The parts that are left out of the bundle. Of the Kubernetes client the command uses contexts and credentials only, and it refuses every
 * `auth-provider`, which credential plugins replace. The models, which only `makeApiClient` needs, take as long to load as everything else.
 */
const LEFT_OUT = [
  { module: /^\.\/gen\/index\.js$/, stub: 'export const createConfiguration = undefined, ServerConfiguration = undefined;' },
  ...[['azure', 'AzureAuth'], ['gcp', 'GoogleCloudPlatformAuth'], ['oidc', 'OpenIDConnectAuth']].map(([provider, name]) => ({
    module: new RegExp(`^\\./${provider}_auth\\.js$`),
    stub: `export class ${name} { isAuthProvider() { return false; } }`,
  })),
  // It writes messages for those who look for bugs in the proxy's client.
  { module: /^debug$/, stub: 'module.exports = () => () => undefined;' },
  // The addresses of proxies are neither shown on web pages nor searched for.
  { module: /^\.\/v6\/(?:helpers|regular-expressions)$/, stub: '' },
  // A kubeconfig is read by our own reader.
  { module: /^js-yaml$/, stub: 'export default undefined;' },
  // Charts of Helm are rendered by helm itself.
  { module: /^\.\/(?:helm|include)$/, stub: '' },
  // Observers, which note the changes of an object.
  { module: /[/]duplex\.js$/, stub: '' },
  // The command is no server, and asks for no compression.
  { module: /[/](?:websocket-server|subprotocol)\.js$/, stub: 'export default undefined;' },
  { module: /[/]permessage-deflate(?:\.js)?$/, stub: 'module.exports = { extensionName: "permessage-deflate" };' },
  // Node.js provides these itself.
  { module: /^node-fetch$/, stub: 'export const Headers = globalThis.Headers;' },
];

const withoutTheUnused: Plugin = {
  name: 'without-the-unused',
  setup({ onResolve, onLoad }) {
    LEFT_OUT.forEach(({ module, stub }, index) => {
      onResolve({ filter: module }, ({ importer }) => NEEDED_IN_PART.test(importer) ? { path: String(index), namespace: 'unused' } : undefined);
      onLoad({ filter: new RegExp(`^${index}$`), namespace: 'unused' }, () => ({ contents: stub }));
    });
  },
};

/** Shortens the names within other packages, whose functions need no names in stacks. */
const shortNames: Plugin = {
  name: 'short-names',
  setup({ onLoad }) {
    onLoad({ filter: /[/\\]node_modules[/\\].*\.[cm]?js$/ }, async ({ path }) => ({
      contents: (await transform(await readFile(path, 'utf8'), { minifyIdentifiers: true })).code,
    }));
  },
};

/** The options of all bundles. */
export const OPTIONS = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  // Functions keep their names, for stacks. Short names with `keepNames` would set each closure's name at run time.
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  logLevel: 'warning',
  metafile: true,
} as const;

/** @param plugins may resolve modules differently */
export async function bundleCommand(outfile: string, plugins: readonly Plugin[] = []): Promise<Metafile> {
  const { metafile } = await build({ ...OPTIONS, entryPoints: ['src/cli/main.ts'], outfile, plugins: [withoutTheUnused, ...plugins, shortNames] });
  await shortenValues(outfile);
  return metafile;
}

if (require.main === module) {
  void bundleCommand(process.argv[2]);
}
