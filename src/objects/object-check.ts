// The check that every construct makes of its object at synth, when JSON patches have been applied to it too.
import { ApiObject } from 'cdk8s';
import type { Construct, IConstruct, IValidation } from 'constructs';
import { type AppCheck, checkApp } from './app-checks';
import type { EmittedObject } from './emitted-object';
import { violationsOf } from '../admission/admission';
import { adviceOn } from '../admission/advice/rules';
import { type Advised, reportAdvice } from '../admission/advice/report';
import { clusterCapabilities } from '../admission/cluster-capabilities';
import { repetitions } from '../admission/distinct-objects';
import { secretsIn, withoutAllowed } from '../admission/secrets/secret-detection';
import { secretValues } from '../admission/secrets/secret-values';
import type { CloudInitSecret } from '../cloud-init/cloud-init-secret';
import { issue, type Issue, IssueCollector, IssueError, issueText } from '../issues/issues';

/**
 * Has `App.synth` refuse what the cluster would refuse of a construct's object, and secrets in it, and tell what it would
 * admit but should not. It then looks at the other objects of the app too, for secrets and for objects that are there twice.
 */
export function validated(construct: Construct, object: EmittedObject, secrets: readonly CloudInitSecret[] = []): EmittedObject {
  const check = new ObjectCheck(construct, object, secrets);
  checks.set(object, check);
  construct.node.addValidation(check);
  checkApp(construct, checkObjects);
  return object;
}

/** What a check finds. */
interface Found {
  /** What a cluster would refuse. */
  readonly issues: readonly Issue[];
  /** What it would admit, and is advised against. */
  readonly advice: readonly Issue[];
}

/** The checks of the objects that constructs of this library make. */
const checks = new WeakMap<ApiObject, ObjectCheck>();

/** The check of an object, if a construct of this library makes it. */
export function checkOf(object: ApiObject): ObjectCheck | undefined {
  return checks.get(object);
}

/** What is wrong with the object of a construct of this library; nothing of others. */
export function issuesOfObject(object: ApiObject): readonly Issue[] {
  return checkOf(object)?.issues() ?? [];
}

/** The app is asked what is wrong with it before its constructs are: what is advised of all objects is told together. */
const checkObjects: AppCheck = function* (objects, app) {
  reportAdvice(objects.flatMap((object) => checkOf(object)?.advised() ?? NONE));
  yield* repetitions(objects, app);
  yield* secretsIn(objects.filter((object) => checkOf(object) === undefined));
};

const NONE: readonly Advised[] = [];

/** The check of one object, which is asked for its advice and then for what is wrong with it, or for the latter alone. */
export class ObjectCheck implements IValidation {
  /** What was found when the advice was asked for. */
  private before?: Found;

  constructor(private readonly construct: Construct, private readonly object: EmittedObject, private readonly secrets: readonly CloudInitSecret[]) {}

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
    reportAdvice([{ construct: this.construct, advice }]);
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

function foundIn(construct: Construct, object: EmittedObject, secrets: readonly CloudInitSecret[]): Found {
  const capabilities = clusterCapabilities(construct);
  const collector = new IssueCollector();
  // What cdk8s cannot render hides nothing of the other constructs.
  const manifest = collector.collect(() => renderedManifest(object), undefined);
  if (manifest === undefined) {
    return { issues: collector.issues, advice: [] };
  }
  const issues = [...violationsOf(manifest, capabilities), ...withoutAllowed(construct, secretValues(manifest))];
  if (issues.length > 0) {
    return { issues, advice: [] };
  }
  const texts = secrets.map(({ name, ...content }) => ({ metadata: { name }, ...content, isRead: true }));
  return { issues, advice: adviceOn(manifest, { capabilities, secrets: texts, emptyClaims: claimsBeside(construct, object) }) };
}

/** @throws issues where cdk8s refuses what the program has put in; what else the program's own functions throw goes its way */
function renderedManifest(object: EmittedObject): any {
  try {
    return object._manifest();
  } catch (error) {
    // cdk8s has no class of errors of its own.
    const isRefused = error instanceof Error && error.constructor === Error;
    throw isRefused ? new IssueError([issue('', `cannot be rendered: ${error.message}`)], { cause: error }) : error;
  }
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
