/** The delivering part of Flux: kustomize-controller, its kinds, and a stand-in for source-controller. */
import { mkdirSync } from 'fs';
import { join } from 'path';
import { Client } from './client';
import { namespace, openKind } from './cluster-objects';
import { installKind, installKinds } from './engine-kinds';
import { Command, flags } from './processes';
import { Setting } from './setting';

const NAMESPACE = 'flux-system';

export function flux({ bin, folder, ports }: Setting, state: string): { readonly [name: string]: Command } {
  const [packs, tmp] = ['packs', 'tmp'].map((name) => join(state, 'flux', name));
  [packs, tmp].forEach((each) => mkdirSync(each, { recursive: true }));
  const kubeconfig = join(folder, 'kubeconfig');
  return {
    'kustomize-controller': {
      command: `${bin}/kustomize-controller`,
      args: flags({
        'metrics-addr': `127.0.0.1:${ports['flux-metrics']}`,
        'health-addr': `127.0.0.1:${ports['flux-health']}`,
        'watch-all-namespaces': true,
        'no-remote-bases': true,
        'requeue-dependency': '2s',
        'interval-jitter-percentage': 0,
      }),
      env: { KUBECONFIG: kubeconfig, RUNTIME_NAMESPACE: NAMESPACE, TMPDIR: tmp },
    },
    'flux-source': {
      command: `${bin}/source`,
      args: flags({ kubeconfig, address: `127.0.0.1:${ports['flux-source']}`, folder: packs }),
      env: { TMPDIR: tmp },
    },
  };
}

export async function installFlux(client: Client): Promise<void> {
  await Promise.all([
    client.create(namespace(NAMESPACE)),
    installKinds(client, 'flux', 'github.com/fluxcd/kustomize-controller', ['config/crd/bases/kustomize.toolkit.fluxcd.io_kustomizations.yaml']),
    ...SOURCES.map((definition) => installKind(client, definition)),
  ]);
}

/** The kinds of source-controller, all of which a controller needs to start. */
const SOURCES = [
  ['GitRepository', 'gitrepositories'], ['OCIRepository', 'ocirepositories'], ['Bucket', 'buckets'], ['ExternalArtifact', 'externalartifacts'],
].map(([kind, plural]) => openKind('source.toolkit.fluxcd.io', kind, plural, 'Namespaced'));
