// What MachineAction.APPLY grants: the resources, what may be deleted, and whether tokens are out of reach.
import { APPLIED_RESOURCES, EMITTED_RESOURCES, SET_VERBS } from './permissions';
import { checkFormatOfEach, format, OBJECT_NAME } from '../issues/formats';
import { issue, Issues, missing } from '../issues/issues';

/** What the action MachineAction.APPLY may do. */
export interface MachineApplyAccess {
  /**
   * The resources that may be created and changed: plural names with their groups, as in kubectl, such as `services` or
   * `ingresses.networking.k8s.io`. Sets `resources` and `apiGroups` of the Role's rules. Replaces the default, which is the resources that
   * this library emits in a namespace, except for NetworkAttachmentDefinitions: these decide what CNI plugins do, which run as root on the
   * nodes. If the subjects may do that, add another MachineAccess for them, with `network-attachment-definitions.k8s.cni.cncf.io`.
   *
   * @default - ConfigMaps, PersistentVolumeClaims, Secrets, Services, HorizontalPodAutoscalers, DataImportCrons, DataSources,
   * DataVolumes, VolumeCloneSources, VolumeImportSources, VolumeUploadSources, ExternalSecrets, VirtualMachines, VirtualMachineClones,
   * VirtualMachineExports, VirtualMachineInstancetypes, VirtualMachinePreferences, VirtualMachinePools, VirtualMachineRestores,
   * VirtualMachineSnapshots
   */
  readonly resources?: string[];

  /**
   * Whether objects that were removed from the manifests may be deleted too, for `apply --prune`: adds to `verbs` of the Role's rules.
   *
   * @default false
   */
  readonly prune?: boolean;

  /**
   * The names of the sets that `apply --prune` uses; each is a Secret without data. Sets `resourceNames` of the rule for Secrets,
   * if `resources` does not contain `secrets`.
   *
   * @default - any, so every Secret is allowed
   */
  readonly pruneSets?: string[];

  /**
   * Whether users are kept from getting ServiceAccount tokens that they may not request: emits a
   * ValidatingAdmissionPolicy with its binding. These need Kubernetes 1.30, are cluster-scoped, and apply to everybody in the
   * namespace of the access. The policy refuses these objects unless the user may create `serviceaccounts/token`, or pods, as
   * controllers may:
   *
   * - Secrets of type `kubernetes.io/service-account-token`, and ExternalSecrets that create one;
   * - VirtualMachines and VirtualMachinePools with a `serviceAccount` or `containerPath` volume or a hook sidecar, and changed templates
   *   of those that already have one;
   * - VirtualMachineInstancetypes and VirtualMachinePreferences whose annotations add a hook sidecar;
   * - disks for whose pods CDI uses a `serviceAccountName`, or an image of the user (`vddk.initImageURL`, `registry.pullMethod: node`);
   * - VirtualMachineRestores and VirtualMachineClones whose patches, or `volumeRestoreOverrides`, name any of these.
   *
   * Other `resources` that contain pods still get tokens. Users who may change the disks or Secrets of a machine
   * that has a token can get that token: keep such machines in another namespace.
   *
   * @default false
   */
  readonly refuseTokens?: boolean;
}

const RESOURCE = format(
  'the plural name of a resource with its group', /^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'one as `kubectl api-resources` lists it, such as "services" or "ingresses.networking.k8s.io"',
);

/** The rule for the Secrets that list the objects of a set, if other Secrets are not allowed. */
export function pruneSetRules({ pruneSets }: MachineApplyAccess): object[] {
  return pruneSets === undefined ? [] : [{ apiGroups: [''], resources: ['secrets'], resourceNames: pruneSets, verbs: SET_VERBS }];
}

/** Where the objects may be. */
interface Scope {
  readonly clusterWide?: boolean;
  readonly namespace?: string;
}

/** Reports mistakes in what is granted, at the property `apply`. */
export function* applyAccessIssues(access: MachineApplyAccess, scope: Scope): Issues {
  const { resources, pruneSets } = access;
  yield* resourceIssues(resources);
  if (pruneSets?.length === 0) {
    yield missing('apply.pruneSets', 'is empty, which would allow every Secret: write at least one, such as "web", or leave pruneSets out for any');
  }
  yield* checkFormatOfEach('apply.pruneSets', pruneSets, OBJECT_NAME);
  yield* ineffectiveFieldIssues(access, scope);
}

function* resourceIssues(resources: readonly string[] | undefined): Issues {
  if (resources?.length === 0) {
    yield missing('apply.resources', 'is empty: write at least one, such as "services", or leave resources out for those that this library emits');
  }
  yield* checkFormatOfEach('apply.resources', resources, RESOURCE);
  for (const [index, resource] of (resources ?? []).entries()) {
    const [withGroup] = EMITTED_RESOURCES.filter((each) => each.startsWith(`${resource}.`));
    // A Role without the group would allow nothing.
    if (withGroup !== undefined) {
      yield issue(`apply.resources[${index}]`, `${JSON.stringify(resource)} is a resource without its group: write ${JSON.stringify(withGroup)}`);
    }
  }
}

/** Reports fields that have no effect. */
function* ineffectiveFieldIssues(access: MachineApplyAccess, { clusterWide, namespace }: Scope): Issues {
  const { resources = APPLIED_RESOURCES, prune, pruneSets, refuseTokens } = access;
  if (pruneSets !== undefined && (!prune || resources.includes('secrets'))) {
    yield missing('apply.pruneSets', 'has no effect unless prune is true and Secrets are not applied: write resources without "secrets", or leave pruneSets out');
  }
  if (refuseTokens && (clusterWide || namespace === undefined)) {
    yield issue('apply.refuseTokens', `is for one namespace, and ${clusterWide ? 'clusterWide is true: leave one of them out' : 'it is not set: write it in metadata, or for the chart'}`);
  }
}
