// The construct that allows somebody what they do with machines, and nothing else: a Role, and whom it is given to.
import { ApiObject, ApiObjectMetadata, Chart } from 'cdk8s';
import { Construct } from 'constructs';
import { admissionPolicy } from './admission-policy';
import { ClusterObject } from './cluster-object';
import { MachineAction } from './machine-action';
import { APPLIED_RESOURCES, applyPermissions, PERMISSIONS, Permissions, SET_VERBS } from './permissions';
import { policyRules } from './policy-rules';
import { ServiceAccount } from './service-account';
import { accessSubjects, ISubject, subjectIssues } from './subject';
import { tokenPolicy } from './token-policy';
import { checkCall } from '../declared/arguments';
import { breakingEach, format, OBJECT_NAME } from '../issues/formats';
import { issue, Issues, missing, refuse } from '../issues/issues';
import { notOneOf } from '../issues/shape';
import { NamedMetadata, objectMetadata } from '../objects/metadata';

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
   * Who is allowed it, such as `Subject.group('operators')`, or in TypeScript and Python a `Group`, `User` or
   * `ServiceAccount` of cdk8s-plus: sets the binding's `subjects`.
   *
   * @default - a ServiceAccount of the same name, which is emitted too
   */
  readonly subjects?: ISubject[];

  /**
   * Whether it is allowed in every namespace: emits a ClusterRole and a ClusterRoleBinding instead of a Role and a
   * RoleBinding. With MachineAction.APPLY or LEASE that is as much as cluster-admin: among the namespaces are those of
   * controllers, whose Secrets and tokens machines can have.
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

  /**
   * The names of the sets that `apply --prune` keeps, each of which is a Secret without data: sets `resourceNames` of what is
   * allowed of Secrets, where `appliedResources` has none.
   *
   * @default - any, and with them every Secret
   */
  readonly pruneSets?: string[];

  /**
   * Whether MachineAction.APPLY leads to no token of a ServiceAccount that one may not ask for anyway: emits a
   * ValidatingAdmissionPolicy with its binding, which need Kubernetes 1.30, are in no namespace, and hold everybody in the
   * access's own to it. It refuses Secrets of type `kubernetes.io/service-account-token`, ExternalSecrets that become one, and
   * VirtualMachines and VirtualMachinePools with a `serviceAccount` volume, unless one may create `serviceaccounts/token`,
   * or pods, as the controllers may. Other resources with pods in them, which `appliedResources` may have, get tokens as ever.
   *
   * @default false
   */
  readonly refuseTokens?: boolean;
}

const RBAC = 'rbac.authorization.k8s.io';

const RESOURCE = format(
  'the plural name of a resource with its group', /^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'one as `kubectl api-resources` has it, such as "services" or "ingresses.networking.k8s.io"',
);

/**
 * Allows somebody what the commands of `cdk8s-kubevirt` need, and nothing else: emits a Role (`rbac.authorization.k8s.io/v1`)
 * with its RoleBinding, and a ServiceAccount unless it is for others. Who applies it must be allowed all of it.
 *
 * Its children are the Role or ClusterRole, `Resource`, its binding, `Binding`, the ServiceAccount, `ServiceAccount`, and the policy
 * of `refuseTokens` with its binding, `TokenPolicy` and `TokenPolicyBinding`.
 */
export class MachineAccess extends Construct {
  /** The Role, or the ClusterRole. */
  public readonly apiObject: ApiObject;

  /**
   * Throws when the name is no DNS label of at most 63 characters, and else one error that lists all that is wrong: no
   * action, what is given for MachineAction.APPLY without that action or limits nothing, a malformed resource or name, a
   * service account of which nothing says the namespace.
   *
   * @param scope the chart, or a construct below it
   * @param id the construct's id, and the objects' name unless `metadata` says another
   * @param props who may do what, and where
   */
  constructor(scope: Construct, id: string, props: MachineAccessProps) {
    checkCall('MachineAccess', [scope, id, props], (...right) => new MachineAccess(...right));
    super(scope, id);
    const metadata = objectMetadata(scope, id, props.metadata);
    const given = props.subjects ?? [new ServiceAccount(this, 'ServiceAccount', metadata)];
    const namespace = metadata.namespace ?? Chart.of(this).namespace;
    const subjects = accessSubjects(given, namespace);
    refuse([...mistakes(props, namespace), ...subjectIssues(subjects)], this.node.path);
    const prefix = props.clusterWide ? 'Cluster' : '';
    const rules = [...policyRules(props.actions.map((action) => permissions(action, props))), ...setRules(props)];
    this.apiObject = this.emit('Resource', `${prefix}Role`, metadata, { rules });
    this.emit('Binding', `${prefix}RoleBinding`, metadata, { roleRef: { apiGroup: RBAC, kind: `${prefix}Role`, name: metadata.name }, subjects });
    if (props.refuseTokens) {
      admissionPolicy(this, 'TokenPolicy', tokenPolicy(`${namespace}.${metadata.name}.tokens`, namespace!));
    }
  }

  /** The name of the Role, and of all that goes with it: `metadata.name`. */
  public get name(): string {
    return this.apiObject.name;
  }

  private emit(id: string, kind: string, metadata: NamedMetadata, content: object): ApiObject {
    const type = kind.startsWith('Cluster') ? ClusterObject : ApiObject;
    return new type(this, id, { apiVersion: `${RBAC}/v1`, kind, metadata, ...content });
  }
}

function permissions(action: MachineAction, { appliedResources, prune, pruneSets }: MachineAccessProps): Permissions {
  return action === MachineAction.APPLY ? applyPermissions(appliedResources, prune, pruneSets === undefined) : PERMISSIONS[action];
}

/** The Secrets that tell which objects are of a set, where others are not allowed. */
function setRules({ pruneSets }: MachineAccessProps): object[] {
  return pruneSets === undefined ? [] : [{ apiGroups: [''], resources: ['secrets'], resourceNames: pruneSets, verbs: SET_VERBS }];
}

function* mistakes(props: MachineAccessProps, namespace: string | undefined): Issues {
  const { actions, appliedResources, pruneSets } = props;
  if (actions.length === 0) {
    yield missing('actions', 'has none: write at least one, such as MachineAction.VIEW');
  }
  for (const [index, action] of actions.entries()) {
    yield* notOneOf(`actions[${index}]`, action, Object.values(MachineAction));
  }
  yield* breakingEach('appliedResources', appliedResources, RESOURCE);
  yield* breakingEach('pruneSets', pruneSets, OBJECT_NAME);
  const ofApply = ['appliedResources', 'prune', 'pruneSets', 'refuseTokens'] as const;
  for (const field of ofApply.filter((each) => props[each] !== undefined && !actions.includes(MachineAction.APPLY))) {
    yield missing(field, `is for MachineAction.APPLY, which is not among the actions: add it, or leave ${field} out`);
  }
  yield* idle(props, namespace);
}

/** What is given and does nothing. */
function* idle(props: MachineAccessProps, namespace: string | undefined): Issues {
  const { appliedResources = APPLIED_RESOURCES, clusterWide, prune, pruneSets, refuseTokens } = props;
  if (pruneSets !== undefined && (!prune || appliedResources.includes('secrets'))) {
    yield missing('pruneSets', 'limits nothing unless prune is true and Secrets are not applied: write appliedResources without "secrets", or leave pruneSets out');
  }
  if (refuseTokens && (clusterWide || namespace === undefined)) {
    yield issue('refuseTokens', `is for one namespace, and ${clusterWide ? 'clusterWide is true: leave one of them out' : 'nothing says which: write one in metadata, or for the chart'}`);
  }
}
