// The checks at synth: of each object of a construct, after its JSON patches, and of all objects of an app.
import { ApiObject } from 'cdk8s';
import type { Construct, IConstruct } from 'constructs';
import type { EmittedObject } from './emitted-object';
import { appOf } from './metadata';
import { violationsOf } from '../admission/admission';
import { type ConstructAdvice, reportAdvice } from '../admission/advice/report';
import { adviceOn } from '../admission/advice/rules';
import { type ClusterCapabilitiesProps, clusterCapabilities } from '../admission/cluster-capabilities';
import { findDuplicateObjects } from '../admission/distinct-objects';
import { providedByCluster, type ProvidedObjects } from '../admission/provided-objects';
import type { SecretManifest } from '../admission/rule';
import { secretsIn, withoutAllowed } from '../admission/secrets/secret-detection';
import { secretValues } from '../admission/secrets/secret-values';
import { SharedByMachinesOfApp } from '../admission/shared-by-machines';
import type { CloudInitSecret } from '../cloud-init/cloud-init-secret';
import { issue, type Issue, IssueCollector, IssueError, issueText } from '../issues/issues';

/** Makes `App.synth` refuse an object that the cluster would refuse or that contains secrets, and report advice on it. */
export function validateAtSynth(construct: Construct, object: EmittedObject, secrets: readonly CloudInitSecret[] = []): EmittedObject {
  validateAllAtSynth(construct, [object], secrets);
  return object;
}

/** The same for all objects of a construct: a mistake that several have, such as a label, is reported once. */
export function validateAllAtSynth(construct: Construct, objects: readonly EmittedObject[], secrets: readonly CloudInitSecret[]): void {
  const checks = objects.map((object) => new ObjectCheck(construct, object, secrets));
  checks.forEach((check) => Object.assign(check.object, { [CHECK]: check }));
  construct.node.addValidation({ validate: () => [...new Set(checks.flatMap((check) => check.validate()))] });
}

const checkedApps = new WeakSet<IConstruct>();

/** Makes `App.synth` check all objects of an app, once for all objects of this library. */
export function checkAppOnce(app: IConstruct): void {
  if (!checkedApps.has(app)) {
    checkedApps.add(app);
    app.node.addValidation({ validate: () => [...checkObjects(objectsOf(app), app)] });
  }
}

function objectsOf(app: IConstruct): readonly ApiObject[] {
  return app.node.findAll().filter(ApiObject.isApiObject);
}

/** The result of a check. */
interface Findings {
  /** The mistakes that a cluster would refuse. */
  readonly issues: readonly Issue[];
  /** The advice on manifests that a cluster would accept. */
  readonly advice: readonly Issue[];
  /** Whether the findings do not depend on the other objects of the app. */
  readonly isSettled: boolean;
}

/**
 * The property in which an object keeps its check. It is a symbol, since a program's own object may have any other member. A table of all
 * objects would slow down every garbage collection.
 */
const CHECK = Symbol('check');

/** The check of an object, if a construct of this library created it. */
export function checkOf(object: ApiObject & { readonly [CHECK]?: ObjectCheck }): ObjectCheck | undefined {
  return object[CHECK];
}

/** The mistakes in an object of this library. Empty for other objects. */
export function issuesOfObject(object: ApiObject): readonly Issue[] {
  return checkOf(object)?.issues() ?? [];
}

/** cdk8s validates the app before its constructs, so the advice on all objects is reported together here. */
function* checkObjects(objects: readonly ApiObject[], app: IConstruct): Iterable<string> {
  const neighbours = new Neighbours(() => objects);
  const shared = new SharedByMachinesOfApp();
  const advice: ConstructAdvice[] = [];
  for (const object of objects) {
    advice.push(...checkOf(object)?.advice(neighbours) ?? NONE);
    if (LOOKED_AT.has(object.kind)) {
      look(shared, object);
    }
  }
  reportAdvice([...advice, ...shared.advised]);
  yield* findDuplicateObjects(objects, app);
  yield* shared.refused;
  yield* secretsIn(objects.filter((object) => checkOf(object) === undefined));
}

/** The kinds of objects of which one may have what another one needs. */
const LOOKED_AT: ReadonlySet<string> = new Set([
  'VirtualMachine', 'VirtualMachineSnapshot', 'VirtualMachineRestore', 'VirtualMachineClone', 'DataImportCron', 'DataSource',
]);

function look(shared: SharedByMachinesOfApp, object: ApiObject): void {
  const check = checkOf(object);
  shared.look(check?.construct ?? object, check?.manifest() ?? object.toJson());
}

const NONE: readonly ConstructAdvice[] = [];

/** The objects that an app's objects provide in each cluster. Few apps need them, so they are collected only when something is absent. */
class Neighbours {
  private byCluster?: ReadonlyMap<ClusterCapabilitiesProps | undefined, ProvidedObjects>;

  constructor(private readonly objects: () => readonly ApiObject[]) {}

  /** The issues of a construct that none of its neighbors resolves. */
  public unsettled(construct: Construct, issues: readonly Issue[]): readonly Issue[] {
    this.byCluster ??= providedByCluster(this.objects().map((object) => ({ object, capabilities: clusterCapabilities(object) })));
    return this.byCluster.get(clusterCapabilities(construct))!.withoutProvided(issues);
  }
}

/** The check of one object. `advice` is called first and `validate` reuses its result; `validate` may also be called alone. */
class ObjectCheck {
  /** The findings of the last call of `advice`, until `validate` uses them. */
  private cached?: Findings;

  constructor(readonly construct: Construct, readonly object: EmittedObject, private readonly secrets: readonly CloudInitSecret[]) {}

  /** The advice on manifests that a cluster would accept. */
  public advice(neighbours?: Neighbours): readonly ConstructAdvice[] {
    this.cached = this.find(neighbours);
    const { advice } = this.cached;
    return advice.length === 0 ? NONE : [{ construct: this.construct, advice }];
  }

  /** The mistakes that a cluster would refuse. */
  public validate(): string[] {
    const { cached } = this;
    this.cached = undefined;
    if (cached !== undefined) {
      return cached.issues.map(issueText);
    }
    const { issues, advice } = this.find();
    reportAdvice([{ construct: this.construct, advice }]);
    return issues.map(issueText);
  }

  /** The same, as data. */
  public issues(): readonly Issue[] {
    return this.find().issues;
  }

  /** The manifest; empty for an object that cannot be rendered, which is already an issue. */
  public manifest(): any {
    return new IssueCollector().collect(() => renderManifest(this.object), {});
  }

  private find(neighbours = new Neighbours(() => objectsOf(appOf(this.construct)))): Findings {
    if (this.object._isApproved()) {
      return NO_FINDINGS;
    }
    const findings = checkManifest(this.construct, this.object, this.secrets, neighbours);
    if (findings.issues.length === 0 && findings.isSettled) {
      this.object._approve();
    }
    return findings;
  }
}

const NO_FINDINGS: Findings = { issues: [], advice: [], isSettled: true };

function checkManifest(construct: Construct, object: EmittedObject, secrets: readonly CloudInitSecret[], neighbours: Neighbours): Findings {
  const capabilities = clusterCapabilities(construct);
  const collector = new IssueCollector();
  // An object that cdk8s cannot render is an issue of its own, so that the other constructs are still checked.
  const manifest = collector.collect(() => renderManifest(object), undefined);
  if (manifest === undefined) {
    return { issues: collector.issues, advice: [], isSettled: true };
  }
  const violations = violationsOf(manifest, capabilities, object._hasNoNulls() ? manifest : undefined);
  const isSettled = violations.every(({ absent }) => absent === undefined);
  const issues = [
    ...isSettled ? violations : neighbours.unsettled(construct, violations),
    ...withoutAllowed(construct, secretValues(manifest)),
  ];
  if (issues.length > 0) {
    return { issues, advice: [], isSettled };
  }
  const claims = { emptyClaims: emptyClaimsOf(construct, object), accessModesOf: accessModesIn(construct) };
  const known = { capabilities, secrets: secretsByName(secrets), ...claims };
  return { issues, advice: adviceOn(manifest, known), isSettled };
}

const NO_SECRETS: ReadonlyMap<string, readonly SecretManifest[]> = new Map();

/** The Secrets in the form for advice: their construct has already read them. */
function secretsByName(secrets: readonly CloudInitSecret[]): ReadonlyMap<string, readonly SecretManifest[]> {
  if (secrets.length === 0) {
    return NO_SECRETS;
  }
  const byName = new Map<string, readonly SecretManifest[]>();
  for (const { name, stringData, data, written } of secrets) {
    byName.set(name, [{ stringData, data, written, isRead: true }]);
  }
  return byName;
}

/** @throws an IssueError when cdk8s refuses the object; other errors, such as those of the program's own functions, are passed on */
function renderManifest(object: EmittedObject): any {
  try {
    return object._manifest();
  } catch (error) {
    // cdk8s throws plain errors, not a class of its own.
    const isRefused = error instanceof Error && error.constructor === Error;
    throw isRefused ? new IssueError([issue('', `cannot be rendered: ${error.message}`)], { cause: error }) : error;
  }
}

/** The machine's disks that start empty: a disk with an image is a DataVolume, or a claim with a source of the same name. */
function emptyClaimsOf({ node }: Construct, { kind }: ApiObject): ReadonlySet<string> {
  // Only a VirtualMachine boots from its disks.
  if (kind !== 'VirtualMachine') {
    return NO_CLAIMS;
  }
  const objects = node.children.filter(ApiObject.isApiObject);
  const empty = new Set<string>();
  for (const object of objects) {
    if (object.kind === 'PersistentVolumeClaim') {
      empty.add(object.name);
    }
  }
  for (const object of objects) {
    if (POPULATOR_KIND.test(object.kind)) {
      empty.delete(object.name);
    }
  }
  return empty;
}

/** Finds the access modes of the claims, and of the DataVolumes that create claims, below a construct. */
function accessModesIn({ node }: Construct): (claim: string) => readonly string[] {
  return (claim) => node.children.filter(ApiObject.isApiObject)
    .filter(({ name, kind }) => name === claim && CLAIM_KINDS.has(kind))
    .flatMap((object) => {
      const { spec } = checkOf(object)?.manifest() ?? {};
      return spec?.accessModes ?? spec?.storage?.accessModes ?? spec?.pvc?.accessModes ?? [];
    });
}

const CLAIM_KINDS: ReadonlySet<string> = new Set(['PersistentVolumeClaim', 'DataVolume']);

const POPULATOR_KIND = /^Volume(?:Clone|Import|Upload)Source$/;

const NO_CLAIMS: ReadonlySet<string> = new Set();
