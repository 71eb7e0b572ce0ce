// Delivery by Argo CD: an ApplicationSet with an Application for each folder.
import type { ApiObject } from 'cdk8s';
import type { ArgoCdDeliveryProps } from './delivery-props';
import { type Engine, FLEET_NAMESPACE } from './engine';
import { addChart, pathBelow, sumOf, yamlBytes } from './folder';
import { ArgoCdApplicationSet } from '../gitops/argo-cd-application-set';
import { manifestOf } from '../objects/rendered-object';

/** The most manifests that Argo CD reads of a folder by default. */
const FOLDER_BYTES = 10_000_000;

/** etcd limits an Application to 1.5 MiB. The last third is reserved for messages of unhealthy machines, and for Secrets that are kept. */
const APPLICATION_BYTES = 2 ** 20;

/** The bytes that an object adds to an Application's status, besides its names, which occur there several times: measured with Argo CD 3.2. */
const OBJECT_BYTES = 260;

export function argoCdDelivery(props: ArgoCdDeliveryProps): Engine {
  const { repoUrl, targetRevision, path = '.', namespace = 'argocd', project, destinationNamespace, syncOptions } = props;
  return {
    readsFolders: true,
    namespaceAdvice: destinationNamespace === undefined ? `${FLEET_NAMESPACE}, or destinationNamespace: "machines" in Delivery.argoCd` : undefined,
    deliver: (app, { id, folders }) => {
      new ArgoCdApplicationSet(addChart(app, id, `${id}-argo-cd`, { namespace }), id, {
        metadata: { name: id },
        generators: [{ list: { elements: folders.map(({ name, cluster }) => ({ name, cluster })) } }],
        application: {
          metadata: { name: '{{.name}}' },
          sources: [{ repoUrl, targetRevision, path: pathBelow(path, '{{.name}}') }],
          destinationName: '{{.cluster}}',
          project,
          destinationNamespace,
          syncOptions,
        },
      });
    },
    usages: (objects) => [
      { of: 'the Application', used: sumOf(objects, statusBytes), limit: APPLICATION_BYTES, unit: 'bytes', reason: 'because etcd limits it to 1.5 MiB' },
      { of: 'Argo CD', used: sumOf(objects, yamlBytes), limit: FOLDER_BYTES, unit: 'bytes', reason: 'the most that it reads' },
    ],
  };
}

function statusBytes(object: ApiObject): number {
  const { apiVersion, kind, metadata: { name, namespace = '' } } = manifestOf(object);
  return OBJECT_BYTES + 2 * (apiVersion.length + kind.length + namespace.length) + 3 * name.length;
}
