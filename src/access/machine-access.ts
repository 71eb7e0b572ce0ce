// The construct that allows somebody what they do with machines, and nothing else: a Role, and whom it is given to.
import { ApiObject, ApiObjectMetadata, Chart, JsonPatch } from 'cdk8s';
import type { ISubject } from 'cdk8s-plus-27';
import { Construct } from 'constructs';
import { MachineAction } from './machine-action';
import { applyPermissions, PERMISSIONS, Permissions } from './permissions';
import { policyRules } from './policy-rules';
import { ServiceAccount } from './service-account';
import { accessSubjects, subjectMistakes } from './subjects';
import { checkArguments } from '../declared/arguments';
import { NamedMetadata, objectMetadata } from '../metadata';
import { Mistakes, refuse } from '../mistakes';
import { breakingEach, notOneOf, rule } from '../rules';

/** Who may do what, and where. */
export interface MachineAccessProps {
  /**
   * The metadata of the Role and of all that goes with it.
   *
   * @default - the name is the construct id, the namespace the chart's
   */
  readonly metadata?: ApiObjectMetadata;

  /** What is allowed, at least one: sets the Role's `rules`. */
  readonly actions: MachineAction[];

  /**
   * Who is allowed it, such as a `Group`, `User` or `ServiceAccount` of cdk8s-plus: sets the binding's `subjects`.
   *
   * @default - a ServiceAccount of the same name, which is emitted too
   */
  readonly subjects?: ISubject[];

  /**
   * Whether it is allowed in every namespace: emits a ClusterRole and a ClusterRoleBinding instead of a Role and a
   * RoleBinding.
   *
   * @default false
   */
  readonly clusterWide?: boolean;

  /**
   * What MachineAction.APPLY may create and change: plural names with their groups, as kubectl has them, such as `services`
   * or `ingresses.networking.k8s.io`. Replaces the default, which is what manifests of this library hold.
   *
   * @default - ConfigMaps, PersistentVolumeClaims, Secrets, Services, HorizontalPodAutoscalers, DataImportCrons, DataSources,
   * DataVolumes, ExternalSecrets, NetworkAttachmentDefinitions, VirtualMachines, VirtualMachinePools
   */
  readonly appliedResources?: string[];

  /**
   * Whether MachineAction.APPLY may also delete what is in the manifests no more, for `apply --prune`.
   *
   * @default false
   */
  readonly prune?: boolean;
}

const RBAC = 'rbac.authorization.k8s.io';

const RESOURCE = rule(
  'the plural name of a resource with its group', /^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'one as `kubectl api-resources` has it, such as "services" or "ingresses.networking.k8s.io"',
);

/**
 * Allows somebody what the commands of `cdk8s-kubevirt` need, and nothing else: emits a Role (`rbac.authorization.k8s.io/v1`)
 * with its RoleBinding, and a ServiceAccount unless it is for others. Who applies it must be allowed all of it.
 */
export class MachineAccess extends Construct {
  /** The Role, or the ClusterRole. */
  public readonly apiObject: ApiObject;

  /**
   * Throws when the name is no DNS label of at most 63 characters, and else one error that lists all that is wrong: no
   * action, what is given for MachineAction.APPLY without that action, a malformed resource, a service account of which
   * nothing says the namespace.
   *
   * @param scope the chart, or a construct below it
   * @param id the construct's id, and the objects' name unless `metadata` says another
   * @param props who may do what, and where
   */
  constructor(scope: Construct, id: string, props: MachineAccessProps) {
    checkArguments('MachineAccess', scope, id, props);
    super(scope, id);
    const metadata = objectMetadata(scope, id, props.metadata);
    const given = props.subjects ?? [new ServiceAccount(this, 'ServiceAccount', metadata)];
    const subjects = accessSubjects(given, metadata.namespace ?? Chart.of(this).namespace);
    refuse([...mistakes(props), ...subjectMistakes(subjects)], this.node.path);
    const prefix = props.clusterWide ? 'Cluster' : '';
    this.apiObject = this.emit('Resource', `${prefix}Role`, metadata, { rules: policyRules(props.actions.map((action) => permissions(action, props))) });
    this.emit('Binding', `${prefix}RoleBinding`, metadata, { roleRef: { apiGroup: RBAC, kind: `${prefix}Role`, name: metadata.name }, subjects });
  }

  /** The name of the Role, and of all that goes with it: `metadata.name`. */
  public get name(): string {
    return this.apiObject.name;
  }

  private emit(id: string, kind: string, metadata: NamedMetadata, content: object): ApiObject {
    const object = new ApiObject(this, id, { apiVersion: `${RBAC}/v1`, kind, metadata, ...content });
    if (kind.startsWith('Cluster') && object.metadata.namespace !== undefined) {
      // cdk8s gives every object the chart's namespace.
      object.addJsonPatch(JsonPatch.remove('/metadata/namespace'));
    }
    return object;
  }
}

function permissions(action: MachineAction, { appliedResources, prune }: MachineAccessProps): Permissions {
  return action === MachineAction.APPLY ? applyPermissions(appliedResources, prune) : PERMISSIONS[action];
}

function* mistakes({ actions, appliedResources, prune }: MachineAccessProps): Mistakes {
  if (actions.length === 0) {
    yield 'actions: has none: write at least one, such as MachineAction.VIEW';
  }
  for (const [index, action] of actions.entries()) {
    yield* notOneOf(`actions[${index}]`, action, Object.values(MachineAction));
  }
  yield* breakingEach('appliedResources', appliedResources, RESOURCE);
  const unapplied = Object.entries({ appliedResources, prune }).filter(([, value]) => value !== undefined && !actions.includes(MachineAction.APPLY));
  for (const [field] of unapplied) {
    yield `${field}: is for MachineAction.APPLY, which is not among the actions: add it, or leave ${field} out`;
  }
}
