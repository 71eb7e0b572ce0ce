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
import { type Violation, violationMessage } from './violation';
import type { CloudInitSecret } from '../cloud-init/cloud-init-secret';
import { withoutAllowed, withoutSecrets } from '../secrets/secret-detection';
import { secretValues } from '../secrets/secret-values';

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
    const { messages, advice } = verdictOn(construct, manifest, secrets);
    if (messages.length === 0) {
      tellAdvice(construct, advice);
      object._approve();
    }
    return messages;
  };
  construct.node.addValidation({ validate });
  distinctObjects(construct);
  withoutSecrets(object);
  return object;
}

interface Verdict {
  readonly messages: string[];
  readonly advice: readonly Violation[];
}

function verdictOn(construct: Construct, manifest: any, secrets: readonly CloudInitSecret[]): Verdict {
  const capabilities = clusterCapabilities(construct);
  const checked = { manifest, secrets, emptyClaims: emptyClaims(construct) };
  const likeness = likenessOf(checked);
  const known = likeness === undefined ? undefined : knownAdvice(likeness, capabilities);
  if (known !== undefined) {
    return { messages: [], advice: known };
  }
  const secretsFound = secretValues(manifest);
  const messages = [...violationsOf(manifest, capabilities), ...withoutAllowed(construct, secretsFound)].map(violationMessage);
  if (messages.length > 0) {
    return { messages, advice: [] };
  }
  const texts = secrets.map(({ name, ...content }) => ({ metadata: { name }, ...content, isRead: true }));
  const advice = adviceOn(manifest, { capabilities, secrets: texts, emptyClaims: checked.emptyClaims });
  // What is a false alarm here may be none elsewhere, and advice that has a name in it is this object's alone.
  if (likeness !== undefined && secretsFound.length === 0 && advice.every(({ mistake }) => !mistake.includes(manifest.metadata.name))) {
    rememberAdvice(likeness, advice, capabilities);
  }
  return { messages, advice };
}

/** A machine's disk with an image is a DataVolume; without one it is a claim that begins empty. */
function emptyClaims({ node }: Construct): ReadonlySet<string> {
  return new Set(node.children.filter(ApiObject.isApiObject).filter(({ kind }) => kind === 'PersistentVolumeClaim').map(({ name }) => name));
}
