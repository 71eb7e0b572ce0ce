// An object that is in no namespace, such as a Namespace or a ClusterRole.
import { ApiObject, ApiObjectProps, JsonPatch } from 'cdk8s';
import { Construct } from 'constructs';

export class ClusterObject extends ApiObject {
  constructor(scope: Construct, id: string, props: ApiObjectProps) {
    const { namespace: _, ...metadata } = props.metadata ?? {};
    super(scope, id, { ...props, metadata });
    if (this.metadata.namespace !== undefined) {
      // cdk8s gives every object the chart's namespace.
      this.addJsonPatch(JsonPatch.remove('/metadata/namespace'));
    }
  }
}
