// Bundles the command into one file: that of its argument, where it is run by itself.
import { build, type Metafile, type Plugin } from 'esbuild';

/**
 * The Kubernetes client without what the command does not use of it: it takes contexts and credentials from it, and refuses every
 * `auth-provider`, for which there are credential plugins. The models of every kind, which only `makeApiClient` needs, take as long to load as all else.
 */
const LEFT_OUT = [
  { module: /^\.\/gen\/index\.js$/, stub: 'export const createConfiguration = undefined, ServerConfiguration = undefined;' },
  ...[['azure', 'AzureAuth'], ['gcp', 'GoogleCloudPlatformAuth'], ['oidc', 'OpenIDConnectAuth']].map(([provider, name]) => ({
    module: new RegExp(`^\\./${provider}_auth\\.js$`),
    stub: `export class ${name} { isAuthProvider() { return false; } }`,
  })),
  // Node.js has them itself.
  { module: /^node-fetch$/, stub: 'export const Headers = globalThis.Headers;' },
];

const withoutTheUnused: Plugin = {
  name: 'without-the-unused',
  setup({ onResolve, onLoad }) {
    LEFT_OUT.forEach(({ module, stub }, index) => {
      onResolve({ filter: module }, ({ importer }) => /@kubernetes[/\\]client-node/.test(importer) ? { path: String(index), namespace: 'unused' } : undefined);
      onLoad({ filter: new RegExp(`^${index}$`), namespace: 'unused' }, () => ({ contents: stub }));
    });
  },
};

/** What holds for all bundles. */
export const OPTIONS = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  // Functions keep the names that a stack tells. With short ones and `keepNames`, each closure would be told its name when it is made.
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  logLevel: 'warning',
  metafile: true,
} as const;

/** @param plugins may take something from elsewhere */
export async function bundleCommand(outfile: string, plugins: readonly Plugin[] = []): Promise<Metafile> {
  return (await build({ ...OPTIONS, entryPoints: ['src/cli/main.ts'], outfile, plugins: [withoutTheUnused, ...plugins] })).metafile;
}

if (require.main === module) {
  void bundleCommand(process.argv[2]);
}
