// A cluster-scoped object, such as a Namespace or a ClusterRole.
import { ApiObject, ApiObjectProps, JsonPatch } from 'cdk8s';
import { Construct } from 'constructs';

/** Removes the namespace that cdk8s sets on every object of a chart. */
export class ClusterObject extends ApiObject {
  constructor(scope: Construct, id: string, props: ApiObjectProps) {
    const { namespace: _, ...metadata } = props.metadata ?? {};
    super(scope, id, { ...props, metadata });
    if (this.metadata.namespace !== undefined) {
      this.addJsonPatch(JsonPatch.remove('/metadata/namespace'));
    }
  }
}
