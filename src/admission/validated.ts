// The check that every construct makes of its object at synth, when JSON patches have been applied to it too.
import { ApiObject } from 'cdk8s';
import type { Construct } from 'constructs';
import { violationsOf } from './admission';
import { adviceOn } from './advice/rules';
import { tellAdvice } from './advice/told';
import { knownAdvice, likenessOf, rememberAdvice } from './alike';
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
    let manifest: any;
    try {
      manifest = object._manifest();
    } catch (error) {
      // Thrown on, it would hide what is wrong with every other construct.
      return [`cannot be rendered: ${(error as Error).message}`];
    }
    const capabilities = clusterCapabilities(construct);
    const claims = emptyClaims(construct);
    const likeness = likenessOf({ manifest, secrets, emptyClaims: claims });
    const known = likeness === undefined ? undefined : knownAdvice(likeness, capabilities);
    if (known !== undefined) {
      tellAdvice(construct, known);
      object._approve();
      return [];
    }
    const messages = [...violationsOf(manifest, capabilities), ...secretsIn(construct, manifest)].map(violationMessage);
    if (messages.length > 0) {
      return messages;
    }
    const texts = secrets.map(({ name, ...content }) => ({ metadata: { name }, ...content, isRead: true }));
    const advice = adviceOn(manifest, { capabilities, secrets: texts, emptyClaims: claims });
    if (likeness !== undefined && advice.every(({ mistake }) => !mistake.includes(object.name))) {
      rememberAdvice(likeness, advice, capabilities);
    }
    tellAdvice(construct, advice);
    object._approve();
    return [];
  };
  construct.node.addValidation({ validate });
  distinctObjects(construct);
  withoutSecrets(object);
  return object;
}

/** A machine's disk with an image is a DataVolume; without one it is a claim that begins empty. */
function emptyClaims({ node }: Construct): ReadonlySet<string> {
  return new Set(node.children.filter(ApiObject.isApiObject).filter(({ kind }) => kind === 'PersistentVolumeClaim').map(({ name }) => name));
}
