// The construct that grants subjects the permissions for actions on machines, and nothing else: a Role and its binding.
import { ApiObject, ApiObjectMetadata } from 'cdk8s';
import { Construct } from 'constructs';
import { admissionPolicy, ClusterObject } from './admission-policy';
import { applyAccessIssues, type MachineApplyAccess, pruneSetRules } from './apply-access';
import { MachineAction, applyPermissions, PERMISSIONS, policyRules } from './permissions';
import { ServiceAccount } from './service-account';
import { accessSubjects, ISubject, RBAC, SubjectConfiguration, subjectIssues } from './subject';
import { tokenPolicy } from './token-policy';
import { checkCall } from '../declared/arguments';
import { checkChoice } from '../issues/checks';
import { Issues, missing, pathOf, refuse } from '../issues/issues';
import { LibraryObject } from '../objects/library-object';
import { NamedMetadata, namespaceOf, objectMetadata } from '../objects/metadata';

/** Who may do what, and where. */
export interface MachineAccessProps {
  /**
   * The metadata of the Role and of the objects that belong to it.
   *
   * @default - the name is the construct id, the namespace the chart's
   */
  readonly metadata?: ApiObjectMetadata;

  /**
   * The allowed actions, at least one, unless `apply` allows MachineAction.APPLY: sets the Role's `rules`.
   *
   * @default - MachineAction.APPLY, if `apply` is given
   */
  readonly actions?: MachineAction[];

  /**
   * What MachineAction.APPLY may do: allows this action, whether or not it is one of the `actions`.
   *
   * @default - the defaults of MachineApplyAccess, if MachineAction.APPLY is one of the `actions`
   */
  readonly apply?: MachineApplyAccess;

  /**
   * Who gets the permissions, such as `Subject.group('operators')`, or in TypeScript and Python a `Group`, `User` or
   * `ServiceAccount` of cdk8s-plus: sets the binding's `subjects`.
   *
   * @default - a ServiceAccount of the same name, which is emitted too
   */
  readonly subjects?: ISubject[];

  /**
   * Whether the actions are allowed in every namespace: emits a ClusterRole and a ClusterRoleBinding instead of a Role and a RoleBinding.
   * These are cluster-scoped, so their names have to be unique in the cluster. With MachineAction.APPLY, OPERATE, LEASE or COLLECT
   * this is equivalent to cluster-admin: they can read the Secrets or tokens of controllers in their namespaces.
   *
   * @default false
   */
  readonly clusterWide?: boolean;
}

/** The place and the subjects of a Role. */
export interface RoleProps {
  readonly metadata: NamedMetadata;
  readonly clusterWide?: boolean;
  readonly subjects: readonly SubjectConfiguration[];
}

/**
 * Grants the permissions that commands of `cdk8s-kubevirt` need, and nothing else: emits a Role (`rbac.authorization.k8s.io/v1`) with its
 * RoleBinding, and a ServiceAccount if there are no `subjects`. The user who applies it must have all of these permissions.
 *
 * Its children are the Role or ClusterRole (`Resource`), its binding (`Binding`), the ServiceAccount (`ServiceAccount`), and the policy of
 * `apply.refuseTokens` with its binding (`TokenPolicy` and `TokenPolicyBinding`).
 */
export class MachineAccess extends Construct {
  /** The Role, or the ClusterRole. */
  public readonly apiObject: ApiObject;

  /**
   * Throws when the name is not a DNS label of at most 63 characters. Otherwise throws one error that lists all mistakes: no action, an
   * option of `apply` without effect, a malformed resource or name, a resource without its group, a subject of another kind, or a service
   * account without a namespace.
   *
   * @param scope the chart, or a construct below it
   * @param id the construct's id, and the objects' name unless `metadata` sets another
   * @param props who may do what, and where
   */
  constructor(scope: Construct, id: string, props: MachineAccessProps) {
    checkCall('MachineAccess', [scope, id, props], (...valid) => new MachineAccess(...valid));
    const path = () => pathOf(scope, id);
    const metadata = objectMetadata(scope, id, props.metadata);
    const namespace = namespaceOf(scope, metadata.namespace, path);
    const account = { kind: 'ServiceAccount', name: metadata.name, namespace };
    const subjects = props.subjects === undefined ? [account] : accessSubjects(props.subjects, namespace);
    refuse([...accessIssues(props, namespace), ...subjectIssues(subjects)], path);
    super(scope, id);
    if (props.subjects === undefined) {
      new ServiceAccount(this, account.kind, metadata);
    }
    const prefix = props.clusterWide ? 'Cluster' : '';
    const { apply = {} } = props;
    const permissions = actionsOf(props).map((action) => action === MachineAction.APPLY ? applyPermissions(apply) : PERMISSIONS[action]);
    const rules = [...policyRules(permissions), ...pruneSetRules(apply)];
    const roleMetadata = { ...metadata, name: this._roleName({ ...props, metadata, subjects }) };
    this.apiObject = this.emit('Resource', `${prefix}Role`, roleMetadata, { rules });
    this.emit('Binding', `${prefix}RoleBinding`, roleMetadata, { roleRef: { apiGroup: RBAC, kind: `${prefix}Role`, name: roleMetadata.name }, subjects });
    if (apply.refuseTokens) {
      admissionPolicy(this, 'TokenPolicy', tokenPolicy(`${namespace}.${metadata.name}.tokens`, namespace!));
    }
  }

  /** The name of the Role, and of the objects that belong to it: `metadata.name`. */
  public get name(): string {
    return this.apiObject.name;
  }

  /** The name of the Role and of its binding, which may be in another namespace than the subjects. @internal */
  protected _roleName({ metadata }: RoleProps): string {
    return metadata.name;
  }

  private emit(id: string, kind: string, metadata: NamedMetadata, content: object): ApiObject {
    const type = kind.startsWith('Cluster') ? ClusterObject : LibraryObject;
    return new type(this, id, { apiVersion: `${RBAC}/v1`, kind, metadata, ...content });
  }
}

/** All allowed actions. */
function actionsOf({ actions = [], apply }: MachineAccessProps): readonly MachineAction[] {
  return apply === undefined ? actions : [...actions, MachineAction.APPLY];
}

function* accessIssues(props: MachineAccessProps, namespace: string | undefined): Issues {
  const { actions = [], apply, clusterWide } = props;
  if (actionsOf(props).length === 0) {
    yield missing('actions', `is ${props.actions === undefined ? 'missing' : 'empty'}: write at least one, such as MachineAction.VIEW`);
  }
  for (const [index, action] of actions.entries()) {
    yield* checkChoice(`actions[${index}]`, action, Object.values(MachineAction));
  }
  yield* apply === undefined ? [] : applyAccessIssues(apply, { clusterWide, namespace });
}
