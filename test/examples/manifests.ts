// Everything that the library is shown to make: every example, synthesized, and every document of another system, rendered.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { parseAllDocuments } from 'yaml';
import { filesBelow } from './files-below';
import { EXAMPLES, runExample } from './run-example';
import { streamInput } from '../../src/cli/manifests/documents';
import { render } from '../../src/cli/render/render';

const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGbAYCzbVwD7kFbmq6kUCgc0sSGPWbVs2sTPBrEQvK3e ci: "smoke" # nightly';

/** Documents of other systems by name, with the values of their placeholders. */
const DOCUMENTS: { readonly [what: string]: { readonly files: string[]; readonly set?: [string, string][] } } = {
  'crabbox-template': { files: ['crabbox-template/kubevirt-vm.yaml'], set: [['SSH_PUBLIC_KEY', KEY]] },
  'crabbox-configuration': { files: ['crabbox-template/crabbox.yaml'], set: [['SSH_PUBLIC_KEY', KEY]] },
  'viti-machines': { files: ['viti-machines/machines.yaml'] },
  'vcluster-minimal': { files: ['vcluster-flavours/minimal-node-provider.yaml'] },
  'vcluster-advanced': { files: ['vcluster-flavours/node-provider.yaml'] },
  'vcluster-auto-nodes': { files: ['vcluster-flavours/node-provider.yaml', 'vcluster-flavours/auto-nodes.yaml'] },
  'kubermatic-vm': { files: ['kubermatic-pool/vm.yaml'] },
  'kubermatic-pool': { files: ['kubermatic-pool/pool.yaml'] },
};

/** The subfolders of examples that write the manifests of several clusters, each of which is a set. */
const CLUSTERS: { readonly [example: string]: readonly string[] } = { 'rendered-manifests': ['production', 'staging'] };

/** A set of manifests that belong together. */
export interface ManifestSet {
  readonly name: string;
  readonly manifests: () => any[];
}

const exampleSets = readdirSync(EXAMPLES, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => (CLUSTERS[name] ?? ['']).map((cluster): ManifestSet => (
    { name: `example ${join(name, cluster)}`, manifests: () => synthesized(name, cluster) }
  )));

const documentSets = Object.entries(DOCUMENTS).map(([name, { files, set = [] }]): ManifestSet => ({
  name: `document ${name}`,
  manifests: () => render(streamInput(files.map((file) => join(EXAMPLES, file))), { set } as any).manifests.map(({ manifest }) => manifest),
}));

export const MANIFEST_SETS: readonly ManifestSet[] = [...exampleSets, ...documentSets];

function synthesized(example: string, cluster: string): any[] {
  const folder = mkdtempSync(join(tmpdir(), `${example}-`));
  runExample(example, folder);
  const written = join(folder, cluster);
  const manifests = filesBelow(written).flatMap((file) => parseAllDocuments(readFileSync(join(written, file), 'utf8')).map((document) => document.toJS()));
  rmSync(folder, { recursive: true });
  return manifests;
}
