// The construct that tells Argo CD what it is to know of machines.
import { ApiObject, ApiObjectMetadata } from 'cdk8s';
import { Construct } from 'constructs';
import { ArgoCd } from './argo-cd';
import { checkCall } from '../declared/arguments';
import { objectMetadata } from '../objects/metadata';

/** Where Argo CD is. */
export interface ArgoCdCustomizationsProps {
  /**
   * The metadata of Argo CD's ConfigMap.
   *
   * @default - the name is `argocd-cm`, the namespace `argocd`
   */
  readonly metadata?: ApiObjectMetadata;
}

/**
 * Health checks and differences to overlook, for every Application of an Argo CD: emits the ConfigMap `argocd-cm` with those
 * keys only. It is there already, so it is to be applied server-side, which leaves its other keys as they are: by
 * `kubectl apply --server-side`, or by Argo CD itself, which an annotation tells so, and which never deletes it.
 *
 * Its child is the ConfigMap, `Resource`.
 */
export class ArgoCdCustomizations extends Construct {
  /** The ConfigMap. */
  public readonly apiObject: ApiObject;

  /**
   * Throws when the name is no DNS label of at most 63 characters.
   *
   * @param scope the chart, or a construct below it
   * @param id the construct's id
   * @param props where Argo CD is
   */
  constructor(scope: Construct, id: string, props: ArgoCdCustomizationsProps = {}) {
    checkCall('ArgoCdCustomizations', [scope, id, props], (...right) => new ArgoCdCustomizations(...right));
    super(scope, id);
    const { labels, annotations, ...metadata } = objectMetadata(scope, id, { name: 'argocd-cm', namespace: 'argocd', ...props.metadata });
    this.apiObject = new ApiObject(this, 'Resource', {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: {
        ...metadata,
        // Argo CD reads no ConfigMap without the label.
        labels: { 'app.kubernetes.io/name': 'argocd-cm', 'app.kubernetes.io/part-of': 'argocd', ...labels },
        annotations: { 'argocd.argoproj.io/sync-options': 'ServerSideApply=true,Prune=false,Delete=false', ...annotations },
      },
      data: ArgoCd.customizations(),
    });
  }
}
