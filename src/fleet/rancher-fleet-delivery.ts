// Delivery by Rancher Fleet: a GitRepo for each cluster, of whose paths Rancher Fleet makes bundles.
import { ApiObject } from 'cdk8s';
import type { RancherFleetDeliveryProps } from './delivery-props';
import type { Engine } from './engine';
import { addChart, annotate, manifestOf, pathBelow, sumOf, yamlBytes } from './folder';
import { isKept, KEPT_BY_HELM } from '../objects/prune-protection';
import { groupBy, omitEmpty } from '../plain-data/plain-data';

/** What an agent is sent at most of a bundle. */
const BUNDLE_BYTES = 2 * 2 ** 20;

export function rancherFleetDelivery(props: RancherFleetDeliveryProps): Engine {
  const { repoUrl, branch = 'main', path = '.', namespace = 'fleet-default', clientSecretName } = props;
  return {
    readsFolders: true,
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
            // Machines outlive the GitRepo, as they outlive an ApplicationSet.
            keepResources: true,
            correctDrift: { enabled: true },
          }),
        });
      }
    },
    tell: keepWithHelm,
    usages: (objects) => [
      { of: 'the bundle', used: sumOf(objects, yamlBytes), limit: BUNDLE_BYTES, unit: 'bytes', since: 'since an agent takes 2 MiB' },
    ],
  };
}

/** A bundle is applied by Helm, which reads no other engine's annotations: it would delete the Secrets of machines that run. */
function keepWithHelm(object: ApiObject): void {
  if (isKept(manifestOf(object).metadata.annotations)) {
    annotate(object, KEPT_BY_HELM);
  }
}
