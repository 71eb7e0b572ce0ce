// Delivery by Flux: in each cluster a Kustomization for each folder.
import { type ApiObject, Duration } from 'cdk8s';
import type { FluxDeliveryProps } from './delivery-props';
import { type Engine, FLEET_NAMESPACE } from './engine';
import { addChart, pathBelow, sumOf } from './folder';
import { FluxKustomization } from '../gitops/flux';
import { manifestOf } from '../objects/rendered-object';
import { groupBy } from '../plain-data/plain-data';
import { secondsOf } from '../spec/duration';

/** etcd limits a Kustomization to 1.5 MiB. */
const KUSTOMIZATION_BYTES = 2 ** 20;

/** The size of an inventory entry besides the object's names. */
const ENTRY_BYTES = 24;

/** The time that a pass takes for each object: 100 seconds for 1,500 objects, measured with kustomize-controller 1.9 on two cores. */
const SECONDS_PER_OBJECT = 0.07;

export function fluxDelivery(props: FluxDeliveryProps): Engine {
  const { source, path = '.', namespace = 'flux-system', interval = Duration.minutes(10), retryInterval, timeout, ignore } = props;
  return {
    readsFolders: true,
    namespaceAdvice: FLEET_NAMESPACE,
    deliver: (app, { id, folders }) => {
      for (const [cluster, own] of groupBy(folders, (folder) => folder.cluster)) {
        const chart = addChart(app, id, `${id}-${cluster}-flux`, { namespace });
        const shared = own.filter(({ isShared }) => isShared).map(({ name }) => ({ name }));
        own.forEach(({ name, isShared }) => new FluxKustomization(chart, name, {
          source,
          path: `./${pathBelow(path, name)}`,
          interval,
          retryInterval,
          timeout,
          ignore,
          dependsOn: isShared ? [] : shared,
        }));
      }
    },
    usages: (objects) => [
      { of: 'the Kustomization', used: sumOf(objects, entryBytes), limit: KUSTOMIZATION_BYTES, unit: 'bytes', reason: 'because etcd limits it to 1.5 MiB' },
      { of: 'a pass of Flux', used: objects.length * SECONDS_PER_OBJECT, limit: secondsOf(interval), unit: 'seconds', reason: 'its interval' },
    ],
  };
}

function entryBytes(object: ApiObject): number {
  const { apiVersion, kind, metadata: { name, namespace = '' } } = manifestOf(object);
  return ENTRY_BYTES + apiVersion.length + kind.length + name.length + namespace.length;
}
