// Delivery by Rancher Fleet: a GitRepo for each cluster, of whose paths Rancher Fleet makes bundles.
import { gzipSync } from 'zlib';
import { ApiObject } from 'cdk8s';
import type { RancherFleetDeliveryProps } from './delivery-props';
import type { Engine } from './engine';
import { addChart, annotate, manifestOf, pathBelow, sumOf } from './folder';
import { isKept, KEPT_BY_HELM } from '../objects/prune-protection';
import { groupBy, omitEmpty } from '../plain-data/plain-data';
import { objectYaml } from '../synth/rendered-manifests';

/** etcd ends a bundle at 1.5 MiB. A little is left for what it has beside manifests. */
const BUNDLE_BYTES = 1.5 * 2 ** 20 - 16 * 2 ** 10;

/** A larger bundle has each of its files compressed by itself. */
const UNCOMPRESSED_BYTES = 1_000_000;

/** What a file takes of a bundle beside its content: its name, and what Go's compression makes larger than zlib's. */
const FILE_BYTES = 150;

/** What Kubernetes takes of a Secret, in which Helm keeps a release. A little is left for what the release has beside manifests. */
const RELEASE_BYTES = 2 ** 20 - 16 * 2 ** 10;

/** How many times larger than its manifests a release is at most: it has them twice, and is base64 of what compresses nothing. */
const LARGEST = 3;

/**
 * The options of a bundle. Without ownership Helm installs nothing that a machine's former folder had, and it applies all fields server-side
 * without force: a machine that `virtctl stop` has halted, or a pool that is autoscaled, fails the release of the whole folder. With it Helm
 * writes of custom resources what differs between two commits. The size of pools is then nobody's drift.
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
        new ApiObject(chart, name, {
          apiVersion: 'fleet.cattle.io/v1alpha1',
          kind: 'GitRepo',
          metadata: { name },
          spec: omitEmpty({
            repo: repoUrl,
            branch,
            clientSecretName,
            paths: own.map((folder) => pathBelow(path, folder.name)),
            targets: [{ clusterName: cluster }],
            // Machines outlive the GitRepo, as they outlive an ApplicationSet. Drift is left: Helm's rollback to a release that is there
            // changes nothing of custom resources, and each attempt is another release.
            keepResources: true,
          }),
        });
      }
    },
    tell: keepWithHelm,
    usages: (objects) => {
      const texts = objects.map(objectYaml);
      const bytes = sumOf(texts, Buffer.byteLength);
      return [
        { of: 'the bundle', used: bundleBytes(texts, bytes), limit: BUNDLE_BYTES, unit: 'bytes', since: 'compressed, since etcd ends it at 1.5 MiB' },
        { of: 'the Helm release', used: releaseBytes(texts, bytes), limit: RELEASE_BYTES, unit: 'bytes', since: 'compressed, since a Secret takes 1 MiB' },
      ];
    },
  };
}

/** What a bundle of documents takes. */
function bundleBytes(texts: readonly string[], bytes: number): number {
  const isCompressed = bytes + texts.length * FILE_BYTES >= UNCOMPRESSED_BYTES;
  return isCompressed ? sumOf(texts, (text) => FILE_BYTES + base64Bytes(gzipSync(text))) : bytes;
}

/** What a release of documents takes. Only what may be too large is compressed as Helm does it. */
function releaseBytes(texts: readonly string[], bytes: number): number {
  const most = LARGEST * bytes;
  if (most <= RELEASE_BYTES) {
    return most;
  }
  const release = { files: texts.map((text) => Buffer.from(text).toString('base64')), manifest: texts.join('---\n') };
  return base64Bytes(gzipSync(JSON.stringify(release)));
}

const base64Bytes = ({ length }: Buffer): number => 4 * Math.ceil(length / 3);

/**
 * A bundle is applied by Helm, which reads no other engine's annotations: it would delete the Secrets of machines that run. The agent reads
 * not even Helm's: without its own label it counts what was kept among what is wrong with the bundle, for ever.
 */
function keepWithHelm(object: ApiObject): void {
  if (isKept(manifestOf(object).metadata.annotations)) {
    annotate(object, KEPT_BY_HELM);
    object.metadata.addLabel('objectset.rio.cattle.io/prune', 'false');
  }
}
