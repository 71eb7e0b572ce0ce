// The policy that refuses ServiceAccounts' tokens. Users who may apply Secrets, machines and disks could otherwise get the token of any
// ServiceAccount in the namespace: Kubernetes writes it into Secrets of a certain type, a machine shows it to its guest as a disk, and CDI
// imports a disk in a pod of any ServiceAccount, with images of the user. A Role cannot distinguish such objects from others, but a policy
// can.
import { AdmissionPolicyProps, celString, listAt, optionalPath, POD_CREATORS } from './admission-policy';
import { HOOK_SIDECARS } from '../admission/placement/instance-metadata';
import { SERVICE_ACCOUNT_NAME, SERVICE_ACCOUNT_TOKEN } from '../admission/secrets/secret-type';

/** The ServiceAccounts whose tokens an object gets, in CEL, by kind. */
const ACCOUNT_EXPRESSIONS: { readonly [kind: string]: (object: string) => string } = {
  Secret: (object) => tokenOf(object, `${object}.metadata`),
  ExternalSecret: tokenOfExternalSecret,
  VirtualMachine: (object) => accountsOf(object, 'spec'),
  VirtualMachinePool: (object) => accountsOf(object, 'spec.virtualMachineTemplate.spec'),
  // KubeVirt's controller creates the machine, after it has changed it with the user's patches.
  VirtualMachineRestore: accountsOfRestore,
  VirtualMachineClone: accountsOfPatches,
  // KubeVirt copies their annotations to the machines that name them.
  VirtualMachineInstancetype: accountsOfReferrers,
  VirtualMachinePreference: accountsOfReferrers,
  DataVolume: (object) => accountsOfDisks(`[${object}]`),
  PersistentVolumeClaim: (object) => accountsOfDisks(`[${object}]`),
  VolumeImportSource: (object) => accountsOfDisks(`[${object}]`),
  // CDI's controller creates the DataVolume.
  DataImportCron: (object) => accountsOfDisks(`[${object}, ${object}.?spec.?template.orValue({})]`),
};

/** The paths that set what runs as the guest, or in the pod, that gets a token. */
const GUEST_PATHS: ReadonlyArray<readonly [kind: string, path: string]> = [
  ['VirtualMachine', 'spec.template'], ['VirtualMachine', 'spec.dataVolumeTemplates'], ['VirtualMachinePool', 'spec.virtualMachineTemplate'],
  ...['VirtualMachineInstancetype', 'VirtualMachinePreference', 'DataImportCron', 'VolumeImportSource'].map((kind) => [kind, 'spec'] as const),
];

/** CDI's annotations of a claim, which it also reads from a DataVolume: the ServiceAccount of the pods, and images that run in them. */
const POD_ACCOUNT = 'cdi.kubevirt.io/storage.pod.serviceAccountName';
const VDDK_IMAGE = 'cdi.kubevirt.io/storage.pod.vddk.initimageurl';
const IMPORT_METHOD = 'cdi.kubevirt.io/storage.import.registryImportMethod';

/**
 * A patch is a string of JSON, which CEL cannot parse. It may name any ServiceAccount if it contains escaped characters, or the name of a
 * field by which a machine gets a token, in any letter case, as Go reads it.
 */
function accountsOfPatches(object: string): string {
  return `${listAt('spec.patches', object)}.exists(each, each.matches(${celString('(?i)serviceaccount|containerpath|hooksidecars|initimageurl|pullmethod|registryimportmethod|\\\\')})) ? ["*"] : []`;
}

/** KubeVirt's controller also copies the annotations of overrides to the claims that it makes, which CDI reads then. */
function accountsOfRestore(object: string): string {
  const claims = `${listAt('spec.volumeRestoreOverrides', object)}.map(each, {"metadata": each})`;
  return `(${accountsOfPatches(object)}) + ${accountsOfDisks(claims)}`;
}

/** The operator creates the Secret, and may take its annotations from a template, which may name any ServiceAccount. */
function tokenOfExternalSecret(object: string): string {
  const template = `${object}${optionalPath('spec.target.template')}`;
  const isAnnotated = `${listAt('spec.target.template.templateFrom', object)}.exists(each, each.?target.orValue("Data") != "Data")`;
  return `(${tokenOf(template, `${template}.?metadata`)}).map(it, ${isAnnotated} ? "*" : it)`;
}

function tokenOf(object: string, metadata: string): string {
  return `${object}.?type.orValue("") == ${celString(SERVICE_ACCOUNT_TOKEN)} ? [${metadata}.?annotations[?${celString(SERVICE_ACCOUNT_NAME)}].orValue("")] : []`;
}

/**
 * The ServiceAccounts of a machine's template, and of its disks. If it names none, its pod has `default`, and may have its token:
 * Kubernetes adds one for Istio, and webhooks add those for cloud providers. A `containerPath` volume shows them to the guest, and the
 * user's own sidecar can read them.
 */
function accountsOf(object: string, spec: string): string {
  const volumes = listAt(`${spec}.template.spec.volumes`, object);
  const named = `${volumes}.map(each, each.?serviceAccount.?serviceAccountName.orValue("")).filter(it, it != "")`;
  const showsPod = `${volumes}.exists(each, each.?containerPath.hasValue())`;
  const ofPod = `(${named}.size() == 0 && (${showsPod} || ${hasSidecar(object, `${spec}.template.metadata`)}) ? ["default"] : [])`;
  return `${named} + ${ofPod} + ${accountsOfDisks(listAt(`${spec}.dataVolumeTemplates`, object))}`;
}

/**
 * The ServiceAccounts of the pods that fill disks, which have their tokens. Without a name, it is `default`. A VDDK image, which runs
 * unchanged, can read its token. An image that the node pulls can contain a disk that is a link to the token, which is then served.
 *
 * @param disks a list in CEL of objects that are like DataVolumes
 */
function accountsOfDisks(disks: string): string {
  const annotation = (name: string) => `each.?metadata.?annotations[?${celString(name)}].orValue("")`;
  const accounts = ['each.?spec.?serviceAccountName.orValue("")', annotation(POD_ACCOUNT)];
  const runsImage = [
    `each.?spec.?source.?vddk.?initImageURL.orValue("") + ${annotation(VDDK_IMAGE)} != ""`,
    'each.?spec.?source.?registry.?pullMethod.orValue("") == "node"',
    `${annotation(IMPORT_METHOD)} == "node"`,
  ];
  const named = accounts.map((account) => `${disks}.map(each, ${account}).filter(it, it != "")`).join(' + ');
  return `${named} + (${disks}.exists(each, ${accounts.join(' + ')} == "" && (${runsImage.join(' || ')})) ? ["default"] : [])`;
}

/** Machines of an instance type or a preference may have any ServiceAccount. */
function accountsOfReferrers(object: string): string {
  return `${hasSidecar(object, 'spec')} ? ["*"] : []`;
}

/** Whether annotations add a sidecar of the user's own. */
function hasSidecar(object: string, annotated: string): string {
  return `${object}${optionalPath(`${annotated}.annotations`)}[?${celString(HOOK_SIDECARS)}].hasValue()`;
}

/** A user who changes what runs as the guest of a machine gets the tokens that the machine already had. */
const isOtherGuest = GUEST_PATHS.map(([kind, path]) => (
  `request.kind.kind == ${celString(kind)} && object${optionalPath(path)} != oldObject${optionalPath(path)}`
)).join(' || ');

const namedAccounts = (object: string) => Object.entries(ACCOUNT_EXPRESSIONS).reduceRight((otherwise, [kind, named]) => (
  `request.kind.kind == ${celString(kind)} ? (${named(object)}) : (${otherwise})`
), '[]');

/** The policy of a namespace that refuses tokens to users who may not request them. */
export function tokenPolicy(name: string, namespace: string): AdmissionPolicyProps {
  const mayCreateToken = `authorizer.group("").resource("serviceaccounts").subresource("token").namespace(${celString(namespace)}).name(it).check("create").allowed()`;
  return {
    name,
    namespace,
    resources: [
      { apiGroup: '', apiVersion: 'v1', resource: 'secrets' },
      { apiGroup: '', apiVersion: 'v1', resource: 'persistentvolumeclaims' },
      { apiGroup: 'cdi.kubevirt.io', apiVersion: '*', resource: 'dataimportcrons' },
      { apiGroup: 'cdi.kubevirt.io', apiVersion: '*', resource: 'datavolumes' },
      { apiGroup: 'cdi.kubevirt.io', apiVersion: '*', resource: 'volumeimportsources' },
      { apiGroup: 'external-secrets.io', apiVersion: '*', resource: 'externalsecrets' },
      { apiGroup: 'instancetype.kubevirt.io', apiVersion: '*', resource: 'virtualmachineinstancetypes' },
      { apiGroup: 'instancetype.kubevirt.io', apiVersion: '*', resource: 'virtualmachinepreferences' },
      { apiGroup: 'kubevirt.io', apiVersion: '*', resource: 'virtualmachines' },
      { apiGroup: 'pool.kubevirt.io', apiVersion: '*', resource: 'virtualmachinepools' },
      { apiGroup: 'snapshot.kubevirt.io', apiVersion: '*', resource: 'virtualmachinerestores' },
      { apiGroup: 'clone.kubevirt.io', apiVersion: '*', resource: 'virtualmachineclones' },
    ],
    exempt: [POD_CREATORS],
    variables: { named: namedAccounts('object'), before: `oldObject == null || ${isOtherGuest} ? [] : (${namedAccounts('oldObject')})` },
    rules: [{
      name: 'tokens',
      on: ['CREATE', 'UPDATE'],
      what: 'ServiceAccount',
      violations: 'variables.named.filter(it, !(it in variables.before))',
      exemption: mayCreateToken,
      why: 'its token would go to a user who may not create serviceaccounts/token',
      write: 'leave it out, or let a user apply it who may',
    }],
  };
}
