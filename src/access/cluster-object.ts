// An object that is in no namespace, such as a Namespace or a ClusterRole.
import { ApiObject, ApiObjectProps, JsonPatch } from 'cdk8s';
import { Construct } from 'constructs';

/** Without the namespace that cdk8s gives every object of a chart. */
export class ClusterObject extends ApiObject {
  constructor(scope: Construct, id: string, props: ApiObjectProps) {
    const { namespace: _, ...metadata } = props.metadata ?? {};
    super(scope, id, { ...props, metadata });
    if (this.metadata.namespace !== undefined) {
      this.addJsonPatch(JsonPatch.remove('/metadata/namespace'));
    }
  }
}
