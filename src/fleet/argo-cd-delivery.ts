// Delivery by Argo CD: an ApplicationSet with an Application for each folder.
import type { ApiObject } from 'cdk8s';
import type { ArgoCdDeliveryProps } from './delivery-props';
import { type Engine, FLEET_NAMESPACE } from './engine';
import { addChart, manifestOf, pathBelow, sumOf, yamlBytes } from './folder';
import { ArgoCdApplicationSet } from '../gitops/argo-cd-application-set';

/** What Argo CD reads of a folder at most, unless it is told otherwise. */
const FOLDER_BYTES = 10_000_000;

/** etcd ends an Application at 1.5 MiB. The last third is for what machines say that are not well, and for Secrets that stay. */
const APPLICATION_BYTES = 2 ** 20;

/** What an object takes of an Application's status, beside its names, which it has several times: seen with Argo CD 3.2. */
const OBJECT_BYTES = 260;

export function argoCdDelivery(props: ArgoCdDeliveryProps): Engine {
  const { repoUrl, targetRevision, path = '.', namespace = 'argocd', project, destinationNamespace, syncOptions } = props;
  return {
    readsFolders: true,
    namespaceAdvice: destinationNamespace === undefined ? `${FLEET_NAMESPACE}, or destinationNamespace: "machines" to Delivery.argoCd` : undefined,
    deliver: (app, { id, folders }) => {
      new ArgoCdApplicationSet(addChart(app, id, `${id}-argo-cd`, { namespace }), id, {
        metadata: { name: id },
        generators: [{ list: { elements: folders.map(({ name, cluster }) => ({ name, cluster })) } }],
        application: {
          metadata: { name: '{{.name}}' },
          sources: [{ repoUrl, targetRevision, path: pathBelow(path, '{{.name}}') }],
          clusterName: '{{.cluster}}',
          project,
          namespace: destinationNamespace,
          syncOptions,
        },
      });
    },
    usages: (objects) => [
      { of: 'the Application', used: sumOf(objects, statusBytes), limit: APPLICATION_BYTES, unit: 'bytes', since: 'since etcd ends it at 1.5 MiB' },
      { of: 'Argo CD', used: sumOf(objects, yamlBytes), limit: FOLDER_BYTES, unit: 'bytes', since: 'of manifests that it reads at most' },
    ],
  };
}

function statusBytes(object: ApiObject): number {
  const { apiVersion, kind, metadata: { name, namespace = '' } } = manifestOf(object);
  return OBJECT_BYTES + 2 * (apiVersion.length + kind.length + namespace.length) + 3 * name.length;
}
