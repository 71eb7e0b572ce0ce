// The check that every construct makes of its object at synth, when JSON patches have been applied to it too.
import type { Construct } from 'constructs';
import { violationsOf } from './admission';
import { tellAdvice } from './advice/told';
import type { CheckedObject } from './checked-object';
import { clusterCapabilities } from './cluster-capabilities';
import { distinctObjects } from './distinct-objects';
import { violationMessage } from './violation';
import type { CloudInitSecret } from '../cloud-init/cloud-init-secret';
import { secretsIn, withoutSecrets } from '../secrets/secret-detection';

/**
 * Has `App.synth` refuse what the cluster would refuse of a construct's object, and secrets in it, and tell what it would
 * admit but should not.
 */
export function validated(construct: Construct, object: CheckedObject, secrets: readonly CloudInitSecret[] = []): CheckedObject {
  const validate = (): string[] => {
    if (object._isApproved()) {
      return [];
    }
    let manifest: object;
    try {
      manifest = object.toJson();
    } catch (error) {
      // Thrown on, it would hide what is wrong with every other construct.
      return [`cannot be rendered: ${(error as Error).message}`];
    }
    const capabilities = clusterCapabilities(construct);
    const messages = [...violationsOf(manifest, capabilities), ...secretsIn(construct, manifest)].map(violationMessage);
    if (messages.length === 0) {
      const known = secrets.map(({ name, ...content }) => ({ metadata: { name }, ...content, isRead: true }));
      tellAdvice(construct, manifest, { capabilities, secrets: known });
      object._approve(manifest);
    }
    return messages;
  };
  construct.node.addValidation({ validate });
  distinctObjects(construct);
  withoutSecrets(object);
  return object;
}
