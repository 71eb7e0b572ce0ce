// The check that every construct makes of its object at synth, when JSON patches have been applied to it too.
import type { ApiObject } from 'cdk8s';
import type { Construct } from 'constructs';
import { violationsOf } from './admission';
import { tellAdvice } from './advice/told';
import { clusterCapabilities } from './cluster-capabilities';
import { distinctObjects } from './distinct-objects';
import { violationMessage } from './violation';
import type { CloudInitSecret } from '../cloud-init/cloud-init-secret';
import { secretsIn, withoutSecrets } from '../secrets/secret-detection';

/** Has `App.synth` refuse what the cluster would refuse of a construct's object, and secrets in it, and tell what it would admit but should not. */
export function validated(construct: Construct, apiObject: ApiObject, secrets: readonly CloudInitSecret[] = []): void {
  // cdk8s validates an app once more for each of its charts: an object that has not changed keeps its messages.
  let last: { readonly text: string; readonly messages: string[] } | undefined;
  const validate = (): string[] => {
    let manifest: object;
    try {
      manifest = apiObject.toJson();
    } catch (error) {
      // Thrown on, it would hide what is wrong with every other construct.
      return [`cannot be rendered: ${(error as Error).message}`];
    }
    const text = JSON.stringify(manifest);
    if (last?.text !== text) {
      const capabilities = clusterCapabilities(construct);
      last = { text, messages: [...violationsOf(manifest, capabilities), ...secretsIn(construct, manifest, text)].map(violationMessage) };
      if (last.messages.length === 0) {
        tellAdvice(construct, manifest, { capabilities, secrets: secrets.map(({ name, ...content }) => ({ metadata: { name }, ...content })) });
      }
    }
    return last.messages;
  };
  construct.node.addValidation({ validate });
  distinctObjects(construct);
  withoutSecrets(construct);
}
