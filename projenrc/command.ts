// Bundles the command into one file: that of its argument, where it is run by itself.
import { build, type Metafile, type Plugin } from 'esbuild';

/**
 * The Kubernetes client without its models of every kind, which take as long to load as all else: the command takes only
 * kubeconfigs and credentials from it, and does not call `makeApiClient`, which alone needs them.
 */
const withoutModels: Plugin = {
  name: 'without-models',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.\/gen\/index\.js$/ }, ({ path }) => ({ path, namespace: 'models' }));
    onLoad({ filter: /./, namespace: 'models' }, () => ({ contents: 'export const createConfiguration = undefined, ServerConfiguration = undefined;' }));
  },
};

/** @returns what is in it */
export async function bundleCommand(outfile: string): Promise<Metafile> {
  const { metafile } = await build({
    entryPoints: ['src/cli/main.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [withoutModels],
    metafile: true,
  });
  return metafile;
}

if (require.main === module) {
  void bundleCommand(process.argv[2]);
}
