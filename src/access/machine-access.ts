// The construct that grants subjects the permissions for actions on machines, and nothing else: a Role and its binding.
import { ApiObject, ApiObjectMetadata } from 'cdk8s';
import { Construct } from 'constructs';
import { admissionPolicy, ClusterObject } from './admission-policy';
import { MachineAction, APPLIED_RESOURCES, applyPermissions, PERMISSIONS, SET_VERBS, policyRules } from './permissions';
import { ServiceAccount } from './service-account';
import { accessSubjects, ISubject, RBAC, SubjectConfiguration, subjectIssues } from './subject';
import { tokenPolicy } from './token-policy';
import { checkCall } from '../declared/arguments';
import { checkChoice } from '../issues/checks';
import { checkFormatOfEach, format, OBJECT_NAME } from '../issues/formats';
import { issue, Issues, missing, pathOf, refuse } from '../issues/issues';
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

  /** The allowed actions, at least one: sets the Role's `rules`. */
  readonly actions: MachineAction[];

  /**
   * Who gets the permissions, such as `Subject.group('operators')`, or in TypeScript and Python a `Group`, `User` or
   * `ServiceAccount` of cdk8s-plus: sets the binding's `subjects`.
   *
   * @default - a ServiceAccount of the same name, which is emitted too
   */
  readonly subjects?: ISubject[];

  /**
   * Whether the actions are allowed in every namespace: emits a ClusterRole and a ClusterRoleBinding instead of a Role and a RoleBinding.
   * These are cluster-scoped, so their names have to be unique in the cluster. With MachineAction.APPLY, LEASE or COLLECT this is
   * equivalent to cluster-admin: they can read the Secrets and tokens of controllers in their namespaces.
   *
   * @default false
   */
  readonly clusterWide?: boolean;

  /**
   * The resources that MachineAction.APPLY may create and change: plural names with their groups, as in kubectl, such as
   * `services` or `ingresses.networking.k8s.io`. Replaces the default, which is the resources that this library emits.
   *
   * @default - ConfigMaps, PersistentVolumeClaims, Secrets, Services, HorizontalPodAutoscalers, DataImportCrons, DataSources,
   * DataVolumes, VolumeCloneSources, VolumeImportSources, VolumeUploadSources, ExternalSecrets, NetworkAttachmentDefinitions,
   * VirtualMachines, VirtualMachineClones, VirtualMachineExports, VirtualMachineInstancetypes, VirtualMachinePreferences,
   * VirtualMachinePools, VirtualMachineRestores, VirtualMachineSnapshots
   */
  readonly appliedResources?: string[];

  /**
   * Whether MachineAction.APPLY may also delete objects that were removed from the manifests, for `apply --prune`.
   *
   * @default false
   */
  readonly prune?: boolean;

  /**
   * The names of the sets that `apply --prune` uses; each is a Secret without data. Sets `resourceNames` of the rule for Secrets,
   * if `appliedResources` does not contain `secrets`.
   *
   * @default - any, so every Secret is allowed
   */
  readonly pruneSets?: string[];

  /**
   * Whether users with MachineAction.APPLY are kept from getting ServiceAccount tokens that they may not request: emits a
   * ValidatingAdmissionPolicy with its binding. These need Kubernetes 1.30, are cluster-scoped, and apply to everybody in the
   * namespace of the access. The policy refuses these objects unless the user may create `serviceaccounts/token`, or pods, as
   * controllers may:
   *
   * - Secrets of type `kubernetes.io/service-account-token`, and ExternalSecrets that create one;
   * - VirtualMachines and VirtualMachinePools with a `serviceAccount` or `containerPath` volume or a hook sidecar, and changed templates
   *   of those that already have one;
   * - VirtualMachineInstancetypes and VirtualMachinePreferences whose annotations add a hook sidecar;
   * - disks for whose pods CDI uses a `serviceAccountName`, or an image of the user (`vddk.initImageURL`, `registry.pullMethod: node`);
   * - VirtualMachineRestores and VirtualMachineClones whose patches name any of these.
   *
   * Other resources in `appliedResources` that contain pods still get tokens. Users who may change the disks or Secrets of a machine
   * that has a token can get that token: keep such machines in another namespace.
   *
   * @default false
   */
  readonly refuseTokens?: boolean;
}

/** The place and the subjects of a Role. */
export interface RoleProps {
  readonly metadata: NamedMetadata;
  readonly clusterWide?: boolean;
  readonly subjects: readonly SubjectConfiguration[];
}

const RESOURCE = format(
  'the plural name of a resource with its group', /^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'one as `kubectl api-resources` lists it, such as "services" or "ingresses.networking.k8s.io"',
);

/**
 * Grants the permissions that commands of `cdk8s-kubevirt` need, and nothing else: emits a Role (`rbac.authorization.k8s.io/v1`) with its
 * RoleBinding, and a ServiceAccount if there are no `subjects`. The user who applies it must have all of these permissions.
 *
 * Its children are the Role or ClusterRole (`Resource`), its binding (`Binding`), the ServiceAccount (`ServiceAccount`), and the policy of
 * `refuseTokens` with its binding (`TokenPolicy` and `TokenPolicyBinding`).
 */
export class MachineAccess extends Construct {
  /** The Role, or the ClusterRole. */
  public readonly apiObject: ApiObject;

  /**
   * Throws when the name is not a DNS label of at most 63 characters. Otherwise throws one error that lists all mistakes: no action,
   * options of MachineAction.APPLY without that action or without effect, a malformed resource or name, a resource without its group, a
   * subject of another kind, or a service account without a namespace.
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
    const subjects = accessSubjects(props.subjects ?? [{ toSubjectConfiguration: () => account }], namespace);
    refuse([...accessIssues(props, namespace), ...subjectIssues(subjects)], path);
    super(scope, id);
    if (props.subjects === undefined) {
      new ServiceAccount(this, account.kind, metadata);
    }
    const prefix = props.clusterWide ? 'Cluster' : '';
    const permissions = props.actions.map((action) => action === MachineAction.APPLY ? applyPermissions(props) : PERMISSIONS[action]);
    const rules = [...policyRules(permissions), ...pruneSetRules(props)];
    const roleMetadata = { ...metadata, name: this._roleName({ ...props, metadata, subjects }) };
    this.apiObject = this.emit('Resource', `${prefix}Role`, roleMetadata, { rules });
    this.emit('Binding', `${prefix}RoleBinding`, roleMetadata, { roleRef: { apiGroup: RBAC, kind: `${prefix}Role`, name: roleMetadata.name }, subjects });
    if (props.refuseTokens) {
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

/** The rule for the Secrets that list the objects of a set, if other Secrets are not allowed. */
function pruneSetRules({ pruneSets }: MachineAccessProps): object[] {
  return pruneSets === undefined ? [] : [{ apiGroups: [''], resources: ['secrets'], resourceNames: pruneSets, verbs: SET_VERBS }];
}

function* accessIssues(props: MachineAccessProps, namespace: string | undefined): Issues {
  const { actions, appliedResources, pruneSets } = props;
  if (actions.length === 0) {
    yield missing('actions', 'is empty: write at least one, such as MachineAction.VIEW');
  }
  for (const [index, action] of actions.entries()) {
    yield* checkChoice(`actions[${index}]`, action, Object.values(MachineAction));
  }
  yield* resourceIssues(appliedResources);
  if (pruneSets?.length === 0) {
    yield missing('pruneSets', 'is empty, which would allow every Secret: write at least one, such as "web", or leave pruneSets out for any');
  }
  yield* checkFormatOfEach('pruneSets', pruneSets, OBJECT_NAME);
  const applyFields = ['appliedResources', 'prune', 'pruneSets', 'refuseTokens'] as const;
  for (const field of applyFields.filter((each) => props[each] !== undefined && !actions.includes(MachineAction.APPLY))) {
    yield missing(field, `is for MachineAction.APPLY, which is not among the actions: add it, or leave ${field} out`);
  }
  yield* ineffectiveFieldIssues(props, namespace);
}

function* resourceIssues(resources: readonly string[] | undefined): Issues {
  if (resources?.length === 0) {
    yield missing('appliedResources', 'is empty: write at least one, such as "services", or leave appliedResources out for those that this library emits');
  }
  yield* checkFormatOfEach('appliedResources', resources, RESOURCE);
  for (const [index, resource] of (resources ?? []).entries()) {
    const [withGroup] = APPLIED_RESOURCES.filter((each) => each.startsWith(`${resource}.`));
    // A Role without the group would allow nothing.
    if (withGroup !== undefined) {
      yield issue(`appliedResources[${index}]`, `${JSON.stringify(resource)} is a resource without its group: write ${JSON.stringify(withGroup)}`);
    }
  }
}

/** Reports fields that have no effect. */
function* ineffectiveFieldIssues(props: MachineAccessProps, namespace: string | undefined): Issues {
  const { appliedResources = APPLIED_RESOURCES, clusterWide, prune, pruneSets, refuseTokens } = props;
  if (pruneSets !== undefined && (!prune || appliedResources.includes('secrets'))) {
    yield missing('pruneSets', 'has no effect unless prune is true and Secrets are not applied: write appliedResources without "secrets", or leave pruneSets out');
  }
  if (refuseTokens && (clusterWide || namespace === undefined)) {
    yield issue('refuseTokens', `is for one namespace, and ${clusterWide ? 'clusterWide is true: leave one of them out' : 'it is not set: write it in metadata, or for the chart'}`);
  }
}
