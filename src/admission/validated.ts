// The check that every construct makes of its object at synth, when JSON patches have been applied to it too.
import { ApiObject } from 'cdk8s';
import type { Construct, IConstruct, IValidation } from 'constructs';
import { issue, type Issue, issueText } from '../issues';
import { violationsOf } from './admission';
import { adviceOn } from './advice/rules';
import { type Advised, tellAdvice } from './advice/told';
import { type Checked, type Found, foundBefore, likenessOf, rememberFound, sharedLikenessOf } from './alike';
import { clusterCapabilities } from './cluster-capabilities';
import { repetitions } from './distinct-objects';
import { type AppCheck, checkApp } from '../app-checks';
import type { CloudInitSecret } from '../cloud-init/cloud-init-secret';
import { CHECK, type EmittedObject } from '../emission/emitted-object';
import { secretsIn, withoutAllowed } from '../secrets/secret-detection';
import { secretValues } from '../secrets/secret-values';

/**
 * Has `App.synth` refuse what the cluster would refuse of a construct's object, and secrets in it, and tell what it would
 * admit but should not. It then looks at the other objects of the app too, for secrets and for objects that are there twice.
 */
export function validated(construct: Construct, object: EmittedObject, secrets: SecretsOf = () => []): EmittedObject {
  const check = new ObjectCheck(construct, object, secrets);
  object[CHECK] = check;
  construct.node.addValidation(check);
  checkApp(construct, checkObjects);
  return object;
}

/** The Secrets with the texts of an object's cloud-init. They are long, and few are looked at. */
type SecretsOf = () => readonly CloudInitSecret[];

/** An object, and its check if a construct of this library makes it. */
type Checkable = ApiObject & { readonly [CHECK]?: ObjectCheck };

/** What is wrong with the object of a construct of this library; nothing of others. */
export function issuesOfObject(object: Checkable): readonly Issue[] {
  return object[CHECK]?.issues() ?? [];
}

/** The app is asked what is wrong with it before its constructs are: what is advised of all objects is told together. */
const checkObjects: AppCheck = function* (objects: readonly Checkable[], app) {
  tellAdvice(objects.flatMap((object) => object[CHECK]?.advised() ?? NONE));
  yield* repetitions(objects, app);
  yield* secretsIn(objects.filter((object) => object[CHECK] === undefined));
};

const NONE: readonly Advised[] = [];

/** The check of one object, which is asked for its advice and then for what is wrong with it, or for the latter alone. */
export class ObjectCheck implements IValidation {
  /** What was found when the advice was asked for. */
  private before?: Found;

  constructor(private readonly construct: Construct, private readonly object: EmittedObject, private readonly secrets: SecretsOf) {}

  /** What a cluster would admit and is advised against, if anything. */
  public advised(): readonly Advised[] {
    this.before = this.found();
    const { advice } = this.before;
    return advice.length === 0 ? NONE : [{ construct: this.construct, advice }];
  }

  /** What a cluster would refuse. */
  public validate(): string[] {
    const { before } = this;
    this.before = undefined;
    if (before !== undefined) {
      return before.issues.map(issueText);
    }
    const { issues, advice } = this.found();
    tellAdvice([{ construct: this.construct, advice }]);
    return issues.map(issueText);
  }

  /** The same as data. */
  public issues(): readonly Issue[] {
    return this.found().issues;
  }

  private found(): Found {
    if (this.object._isApproved()) {
      return NOTHING;
    }
    const now = foundIn(this.construct, this.object, this.secrets);
    if (now.issues.length === 0) {
      this.object._approve();
    }
    return now;
  }
}

const NOTHING: Found = { issues: [], advice: [] };

interface Verdict {
  readonly found: Found;
  /** Whether nothing is wrong with others of the object's likeness either, and they are advised the same. */
  readonly holdsForOthers: boolean;
}

function foundIn(construct: Construct, object: EmittedObject, secrets: SecretsOf): Found {
  const capabilities = clusterCapabilities(construct);
  const emptyClaims = claimsBeside(construct, object);
  let shared: string | undefined;
  let manifest: any;
  try {
    // What an object shares with others is told sooner than all that it says.
    shared = sharedLikeness(object, emptyClaims);
    const known = foundBefore(shared, capabilities);
    if (known !== undefined) {
      return known;
    }
    manifest = object._manifest();
  } catch (error) {
    // Thrown on, it would hide what is wrong with every other construct.
    return { issues: [issue('', `cannot be rendered: ${(error as Error).message}`)], advice: [] };
  }
  const checked = { manifest, secrets: secrets(), emptyClaims };
  const likeness = likenessOf(checked);
  const known = foundBefore(likeness, capabilities);
  const verdict = known === undefined ? verdictOn(construct, checked) : { found: known, holdsForOthers: true };
  if (verdict.holdsForOthers) {
    [shared, likeness].forEach((each) => each !== undefined && rememberFound(each, verdict.found, capabilities));
  }
  return verdict.found;
}

/** The likeness of an object that shares its content, which tells the texts of its cloud-init too. */
function sharedLikeness(object: EmittedObject, emptyClaims: ReadonlySet<string>): string | undefined {
  const number = object._sharedNumber();
  return number === undefined || !object.metadata.isTexts
    ? undefined
    : sharedLikenessOf({ number, metadata: object.metadata._rendered(), emptyClaims });
}

function verdictOn(construct: Construct, { manifest, secrets, emptyClaims }: Checked): Verdict {
  const capabilities = clusterCapabilities(construct);
  const secretsFound = secretValues(manifest);
  const issues = [...violationsOf(manifest, capabilities), ...withoutAllowed(construct, secretsFound)];
  if (issues.length > 0) {
    return { found: { issues, advice: [] }, holdsForOthers: false };
  }
  const texts = secrets.map(({ name, ...content }) => ({ metadata: { name }, ...content, isRead: true }));
  const advice = adviceOn(manifest, { capabilities, secrets: texts, emptyClaims });
  // What is a false alarm here may be none elsewhere, and advice that has a name in it is this object's alone.
  const holdsForOthers = secretsFound.length === 0 && advice.every(({ message }) => !message.includes(manifest.metadata.name));
  return { found: { issues, advice }, holdsForOthers };
}

/** A machine's disk with an image is a DataVolume; without one it is a claim that begins empty. */
function claimsBeside({ node }: Construct, { kind }: ApiObject): ReadonlySet<string> {
  // Nothing else boots from its disks.
  const beside = kind === 'VirtualMachine' ? node.children.filter(isClaim) : [];
  return beside.length === 0 ? NO_CLAIMS : new Set(beside.map(({ name }) => name));
}

const NO_CLAIMS: ReadonlySet<string> = new Set();

function isClaim(construct: IConstruct): construct is ApiObject {
  return ApiObject.isApiObject(construct) && construct.kind === 'PersistentVolumeClaim';
}
