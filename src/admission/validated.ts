// The check that every construct makes of its object at synth, when JSON patches have been applied to it too.
import type { ApiObject } from 'cdk8s';
import type { Construct } from 'constructs';
import { Admission } from './admission';

/** Has `App.synth` refuse what the cluster would refuse of a construct's object. */
export function validated(construct: Construct, apiObject: ApiObject): void {
  construct.node.addValidation({ validate: () => Admission.validate(apiObject.toJson()) });
}
