// Delivery by Rancher Fleet: a GitRepo for each cluster, of whose paths Rancher Fleet makes bundles.
import { ApiObject, Chart } from 'cdk8s';
import type { RancherFleetDeliveryProps } from './delivery-props';
import type { Engine } from './engine';
import { yamlBytes } from './folder';
import { groupBy, omitEmpty } from '../plain-data/plain-data';

/** What an agent is sent at most of a bundle. */
const BUNDLE_BYTES = 2 * 2 ** 20;

export function rancherFleetDelivery(props: RancherFleetDeliveryProps): Engine {
  const { repoUrl, branch = 'main', path = '.', namespace = 'fleet-default', clientSecretName } = props;
  return {
    readsFolders: true,
    deliver: (app, { id, folders }) => {
      const chart = new Chart(app, `${id}-rancher-fleet`, { namespace });
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
            paths: own.map((folder) => path === '.' ? folder.name : `${path}/${folder.name}`),
            targets: [{ clusterName: cluster }],
            // Machines outlive the GitRepo, as they outlive an ApplicationSet.
            keepResources: true,
            correctDrift: { enabled: true },
          }),
        });
      }
    },
    usages: (_folder, objects) => [
      { of: 'the bundle', used: objects.reduce((total, object) => total + yamlBytes(object), 0), limit: BUNDLE_BYTES, unit: 'bytes', since: 'since an agent takes 2 MiB' },
    ],
  };
}
