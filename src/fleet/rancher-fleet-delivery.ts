// Delivery by Rancher Fleet: a GitRepo for each cluster, of whose paths Rancher Fleet makes bundles.
import { gzipSync } from 'zlib';
import { ApiObject } from 'cdk8s';
import type { RancherFleetDeliveryProps } from './delivery-props';
import type { Engine } from './engine';
import { addChart, annotate, pathBelow, sumOf } from './folder';
import { LibraryObject } from '../objects/library-object';
import { KEPT_BY_HELM, protectionOf } from '../objects/prune-protection';
import { manifestOf, yamlOf } from '../objects/rendered-object';
import { groupBy, omitEmpty } from '../plain-data/plain-data';

/** etcd limits a bundle to 1.5 MiB. A little is reserved for its content besides manifests. */
const BUNDLE_BYTES = 1.5 * 2 ** 20 - 16 * 2 ** 10;

/** In a larger bundle, each file is compressed on its own. */
const UNCOMPRESSED_BYTES = 1_000_000;

/** The bytes that a file adds to a bundle besides its content: its name, and the bytes by which Go's compression is larger than zlib's. */
const FILE_BYTES = 150;

/** The maximum size of a Secret, in which Helm keeps a release. A little is reserved for the release's content besides manifests. */
const RELEASE_BYTES = 2 ** 20 - 16 * 2 ** 10;

/** How many times larger than its manifests a release can be: it has them twice, in base64, even if they cannot be compressed. */
const MAX_RELEASE_RATIO = 3;

/**
 * The options of a bundle. Without `takeOwnership`, Helm does not install objects that were in a machine's former folder. It also applies
 * all fields server-side without force, so that a machine halted with `virtctl stop`, or an autoscaled pool, fails the release of the whole
 * folder. With it, Helm writes only the fields of custom resources that differ between two commits. The size of a pool does not count as
 * drift.
 */
const FLEET_YAML = `helm:
  takeOwnership: true
diff:
  comparePatches:
  - apiVersion: pool.kubevirt.io/v1beta1
    kind: VirtualMachinePool
    jsonPointers:
    - /spec/replicas
`;

export function rancherFleetDelivery(props: RancherFleetDeliveryProps): Engine {
  const { repoUrl, branch = 'main', path = '.', namespace = 'fleet-default', clientSecretName } = props;
  return {
    readsFolders: true,
    folderFiles: { 'fleet.yaml': FLEET_YAML },
    deliver: (app, { id, folders }) => {
      const chart = addChart(app, id, `${id}-rancher-fleet`, { namespace });
      for (const [cluster, own] of groupBy(folders, (folder) => folder.cluster)) {
        const name = `${id}-${cluster}`;
        new LibraryObject(chart, name, {
          apiVersion: 'fleet.cattle.io/v1alpha1',
          kind: 'GitRepo',
          metadata: { name },
          spec: omitEmpty({
            repo: repoUrl,
            branch,
            clientSecretName,
            paths: own.map((folder) => pathBelow(path, folder.name)),
            targets: [{ clusterName: cluster }],
            // Machines outlive the GitRepo, as they outlive an ApplicationSet. Drift is not corrected: Helm's rollback to an existing
            // release does not change custom resources, and each attempt adds a release.
            keepResources: true,
          }),
        });
      }
    },
    annotate: keepWithHelm,
    usages: (objects) => {
      const texts = objects.map(yamlOf);
      const bytes = sumOf(texts, Buffer.byteLength);
      return [
        { of: 'the bundle', used: bundleBytes(texts, bytes), limit: BUNDLE_BYTES, unit: 'bytes', reason: 'compressed, because etcd limits it to 1.5 MiB' },
        { of: 'the Helm release', used: releaseBytes(texts, bytes), limit: RELEASE_BYTES, unit: 'bytes', reason: 'compressed, because a Secret holds 1 MiB' },
      ];
    },
  };
}

/** The size of a bundle of documents. */
function bundleBytes(texts: readonly string[], bytes: number): number {
  const isCompressed = bytes + texts.length * FILE_BYTES >= UNCOMPRESSED_BYTES;
  return isCompressed ? sumOf(texts, (text) => FILE_BYTES + base64Bytes(gzipSync(text))) : bytes;
}

/** The size of a release of documents. Only a release that may be too large is compressed, as Helm does it. */
function releaseBytes(texts: readonly string[], bytes: number): number {
  const upperBound = MAX_RELEASE_RATIO * bytes;
  if (upperBound <= RELEASE_BYTES) {
    return upperBound;
  }
  const release = { files: texts.map((text) => Buffer.from(text).toString('base64')), manifest: texts.join('---\n') };
  return base64Bytes(gzipSync(JSON.stringify(release)));
}

const base64Bytes = ({ length }: Buffer): number => 4 * Math.ceil(length / 3);

/**
 * Rancher Fleet applies a bundle with Helm, which ignores the annotations of other engines: it would delete the Secrets of running
 * machines. The agent ignores even Helm's annotation: without its own label, it reports kept objects as a problem of the bundle forever.
 */
function keepWithHelm(object: ApiObject): void {
  if (protectionOf(manifestOf(object).metadata.annotations) !== undefined) {
    annotate(object, KEPT_BY_HELM);
    object.metadata.addLabel('objectset.rio.cattle.io/prune', 'false');
  }
}
