// The check that every construct makes of its object at synth, when JSON patches have been applied to it too.
import { ApiObject } from 'cdk8s';
import type { Construct, IValidation } from 'constructs';
import { violationsOf } from './admission';
import { adviceOn } from './advice/rules';
import { type Advised, tellAdvice } from './advice/told';
import { type Checked, knownAdvice, likenessOf, rememberAdvice, sharedLikenessOf } from './alike';
import { clusterCapabilities } from './cluster-capabilities';
import { distinctObjects } from './distinct-objects';
import { type Violation, violationMessage } from './violation';
import { type AppCheck, checkApp } from '../app-checks';
import type { CloudInitSecret } from '../cloud-init/cloud-init-secret';
import type { EmittedObject } from '../emission/emitted-object';
import { withoutAllowed, withoutSecrets } from '../secrets/secret-detection';
import { secretValues } from '../secrets/secret-values';

/**
 * Has `App.synth` refuse what the cluster would refuse of a construct's object, and secrets in it, and tell what it would
 * admit but should not.
 */
export function validated(construct: Construct, object: EmittedObject, secrets: readonly CloudInitSecret[] = []): EmittedObject {
  const check = new ObjectCheck(construct, object, secrets);
  checks.set(object, check);
  construct.node.addValidation(check);
  checkApp(construct, adviceOfApp);
  distinctObjects(construct);
  withoutSecrets(object);
  return object;
}

const checks = new WeakMap<ApiObject, ObjectCheck>();

/** Tells what is advised of all objects of an app together. The app is asked what is wrong with it before its constructs are. */
const adviceOfApp: AppCheck = (objects) => {
  tellAdvice(objects.flatMap((object) => checks.get(object)?.advised() ?? []));
  return [];
};

/** The check of one object, which is asked for its advice and then for what is wrong with it, or for the latter alone. */
class ObjectCheck implements IValidation {
  /** What was found when the advice was asked for. */
  private before?: Found;

  constructor(private readonly construct: Construct, private readonly object: EmittedObject, private readonly secrets: readonly CloudInitSecret[]) {}

  /** What a cluster would admit and is advised against, if anything. */
  public advised(): Advised[] {
    this.before = this.found();
    const { advice } = this.before;
    return advice.length === 0 ? [] : [{ construct: this.construct, advice }];
  }

  /** What a cluster would refuse. */
  public validate(): string[] {
    const { before } = this;
    this.before = undefined;
    if (before !== undefined) {
      return before.messages;
    }
    const { messages, advice } = this.found();
    tellAdvice([{ construct: this.construct, advice }]);
    return messages;
  }

  private found(): Found {
    if (this.object._isApproved()) {
      return NOTHING;
    }
    const verdict = verdictOf(this.construct, this.object, this.secrets);
    if (verdict.messages.length === 0) {
      this.object._approve();
    }
    return verdict;
  }
}

interface Found {
  readonly messages: string[];
  readonly advice: readonly Violation[];
}

const NOTHING: Found = { messages: [], advice: [] };

interface Verdict extends Found {
  /** Whether nothing is wrong with others of the object's likeness either, and they are advised the same. */
  readonly holdsForOthers: boolean;
}

function verdictOf(construct: Construct, object: EmittedObject, secrets: readonly CloudInitSecret[]): Verdict {
  const emptyClaims = claimsBeside(construct, object);
  let shared: string | undefined;
  let manifest: any;
  try {
    // What an object shares with others is told sooner than all that it says.
    shared = sharedLikeness(object, emptyClaims);
    const known = verdictBefore(construct, shared);
    if (known !== undefined) {
      return known;
    }
    manifest = object._manifest();
  } catch (error) {
    // Thrown on, it would hide what is wrong with every other construct.
    return { messages: [`cannot be rendered: ${(error as Error).message}`], advice: [], holdsForOthers: false };
  }
  const checked = { manifest, secrets, emptyClaims };
  const likeness = likenessOf(checked);
  const verdict = verdictBefore(construct, likeness) ?? verdictOn(construct, checked);
  if (verdict.holdsForOthers) {
    [shared, likeness].forEach((each) => each !== undefined && rememberAdvice(each, verdict.advice, clusterCapabilities(construct)));
  }
  return verdict;
}

/** The likeness of an object that shares its content, which tells the texts of its cloud-init too. */
function sharedLikeness(object: EmittedObject, emptyClaims: ReadonlySet<string>): string | undefined {
  const number = object._sharedNumber();
  return number === undefined ? undefined : sharedLikenessOf({ number, metadata: object.metadata._rendered(), emptyClaims });
}

/** What was found out about another object of a likeness. */
function verdictBefore(construct: Construct, likeness: string | undefined): Verdict | undefined {
  const advice = likeness === undefined ? undefined : knownAdvice(likeness, clusterCapabilities(construct));
  return advice && { messages: [], advice, holdsForOthers: true };
}

function verdictOn(construct: Construct, { manifest, secrets, emptyClaims }: Checked): Verdict {
  const capabilities = clusterCapabilities(construct);
  const secretsFound = secretValues(manifest);
  const messages = [...violationsOf(manifest, capabilities), ...withoutAllowed(construct, secretsFound)].map(violationMessage);
  if (messages.length > 0) {
    return { messages, advice: [], holdsForOthers: false };
  }
  const texts = secrets.map(({ name, ...content }) => ({ metadata: { name }, ...content, isRead: true }));
  const advice = adviceOn(manifest, { capabilities, secrets: texts, emptyClaims });
  // What is a false alarm here may be none elsewhere, and advice that has a name in it is this object's alone.
  const holdsForOthers = secretsFound.length === 0 && advice.every(({ mistake }) => !mistake.includes(manifest.metadata.name));
  return { messages, advice, holdsForOthers };
}

/** A machine's disk with an image is a DataVolume; without one it is a claim that begins empty. */
function claimsBeside({ node }: Construct, { kind }: ApiObject): ReadonlySet<string> {
  // Nothing else boots from its disks.
  const beside = kind === 'VirtualMachine' ? node.children.filter(ApiObject.isApiObject) : [];
  return new Set(beside.filter((object) => object.kind === 'PersistentVolumeClaim').map(({ name }) => name));
}
