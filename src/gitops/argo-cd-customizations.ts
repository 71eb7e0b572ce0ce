// The construct that configures Argo CD for machines.
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
 * Health checks and ignored differences for every Application of an Argo CD: emits the ConfigMap `argocd-cm` with only these
 * keys. The ConfigMap exists already, so apply it server-side, which keeps its other keys: with `kubectl apply --server-side`, or
 * with Argo CD itself. Annotations have Argo CD apply it server-side and never delete it.
 *
 * Its child is the ConfigMap, `Resource`.
 */
export class ArgoCdCustomizations extends Construct {
  /** The ConfigMap. */
  public readonly apiObject: ApiObject;

  /**
   * Throws when the name is not a DNS label of at most 63 characters.
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
        // Argo CD ignores a ConfigMap without this label.
        labels: { 'app.kubernetes.io/name': 'argocd-cm', 'app.kubernetes.io/part-of': 'argocd', ...labels },
        annotations: { 'argocd.argoproj.io/sync-options': 'ServerSideApply=true,Prune=false,Delete=false', ...annotations },
      },
      data: ArgoCd.customizations(),
    });
  }
}
