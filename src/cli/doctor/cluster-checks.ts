// Checks of the cluster itself: KubeVirt and CDI in the versions that the library's checks are made for, nodes, storage classes and
// networks.
import { definitionNames, featureGates, kubevirtVersion, liveCapabilities } from './capabilities';
import { Check, missing, ok, unsure } from './check';
import { type Answered, ClusterState, items, Listed } from './cluster-state';
import { defaultGateChecks } from './default-gates';
import { nodeChecks } from './nodes';
import { outdatedMachineChecks } from './outdated-machines';
import { storageClassChecks } from './storage-classes';
import { CDI_VERSION, KUBEVIRT_VERSION } from '../../../imports/versions';
import { judge } from '../../admission/admission';
import { adviceOn } from '../../admission/advice/rules';
import { compareMinorVersions } from '../../admission/kubevirt-version';
import { issueText } from '../../issues/issues';
import { asAuthored } from '../../template/as-written';

/** All checks of a cluster. */
export function clusterChecks(state: ClusterState): Check[] {
  const { storageClasses, storageProfiles, definitions } = state;
  return [
    ...failureChecks(state),
    ...virtualizationChecks(state),
    ...checksOf(storageClasses, (classes) => storageClassChecks(classes, storageProfiles)),
    ...checksOf(definitions, networkChecks),
    ...defaultGateChecks(state),
  ];
}

/** A kind that the server fails to list has no other check: see `checksOf`. */
function failureChecks({ failures = [] }: ClusterState): Check[] {
  return failures.map(({ kind, message }) => missing(kind, `cannot be listed: ${message}`, 'fix what the API server needs for that, such as the webhook of a partly installed operator'));
}

function checksOf(listed: Listed, checks: (answered: Answered) => Check[]): Check[] {
  return listed === 'failed' ? [] : checks(listed);
}

/** KubeVirt or CDI, and the object in the cluster that holds its status. */
interface Project {
  readonly name: string;
  readonly objects: Answered;
  readonly version?: string;
  /** The version that the library's checks are made for. */
  readonly expected: string;
  /** The URL of its manifest. */
  readonly install: string;
}

/** KubeVirt, its feature gates and nodes, and CDI. */
function virtualizationChecks(state: ClusterState): Check[] {
  const { kubeVirts, virtApiVersion, cdis, nodes } = state;
  const [cdi] = items(cdis);
  const release = (project: string, tag: string) => `https://github.com/kubevirt/${project}/releases/download/v${tag}`;
  return [
    ...checksOf(kubeVirts, (objects) => projectChecks({
      name: 'KubeVirt',
      objects,
      expected: KUBEVIRT_VERSION,
      version: kubevirtVersion(state),
      install: `${release('kubevirt', KUBEVIRT_VERSION)}/kubevirt-operator.yaml, then kubevirt-cr.yaml beside it`,
    })),
    ...kubeVirts === 'not served' ? [] : [
      ...virtApiVersion === undefined ? [virtApiCheck()] : [],
      ...gateChecks(kubeVirts),
      ...settingChecks(state),
      ...outdatedMachineChecks(kubeVirts),
      ...checksOf(nodes, (known) => nodeChecks(known, kubeVirts)),
    ],
    ...checksOf(cdis, (objects) => projectChecks({
      name: 'CDI',
      objects,
      expected: CDI_VERSION,
      version: cdi?.status?.observedVersion,
      install: `${release('containerized-data-importer', CDI_VERSION)}/cdi-operator.yaml, then cdi-cr.yaml beside it`,
    })),
  ];
}

function projectChecks({ name, objects, version, expected, install }: Project): Check[] {
  const [object] = items(objects);
  if (objects === 'not served') {
    return [missing(name, 'is not installed', `kubectl apply -f ${install}`)];
  }
  if (objects !== 'forbidden' && object === undefined) {
    return [missing(name, `is not deployed: its operator is installed, but there is no object of kind ${name}`, `kubectl apply -f ${install}`)];
  }
  const plainVersion = version?.replace(/^v/, '');
  return object === undefined
    ? [versionCheck(name, 'installed; this user may not see whether it is ready', plainVersion, expected)]
    : [troubleCheck(name, object, plainVersion) ?? versionCheck(name, 'ready', plainVersion, expected)];
}

/** A check for a deployment that does not work, or not fully; none if it works. */
function troubleCheck(name: string, object: any, version: string | undefined): Check | undefined {
  const { phase = 'unknown' } = object.status ?? {};
  const command = `kubectl describe ${name.toLowerCase()} -A`;
  // The phase does not change if the deployment fails later.
  if (phase !== 'Deployed' || hasCondition(object, 'Available', 'False')) {
    return missing(name, `is not ready: ${phase === 'Deployed' ? 'it is not Available' : `phase ${phase}`}${messageOf(object)}`, command);
  }
  return hasCondition(object, 'Degraded', 'True')
    ? unsure(name, `${[version, 'ready'].filter(Boolean).join(', ')}, but Degraded${messageOf(object)}`, command)
    : undefined;
}

const VERSION_ADVICE = 'give the checks its version: doctor -o capabilities > cluster.yaml, then validate --capabilities cluster.yaml';

function versionCheck(name: string, state: string, version: string | undefined, expected: string): Check {
  const [expectedMinor] = /^\d+\.\d+/.exec(expected)!;
  if (version === undefined) {
    return ok(name, `${state}, of an unknown version`);
  }
  const order = compareMinorVersions(version, expected);
  if (Number.isNaN(order)) {
    return unsure(name, `${version}, ${state}, which is not a release version`, `expect it to differ from the ${expectedMinor} that the checks are made for`);
  }
  if (order === 0) {
    return ok(name, `${version}, ${state}`);
  }
  const [difference, otherAdvice] = order < 0
    ? ['older', `upgrade it, or expect it to refuse fields that ${expectedMinor} has`]
    : ['newer', 'expect it to know more than the checks do'];
  const remedy = name === 'KubeVirt' ? VERSION_ADVICE : otherAdvice;
  return unsure(name, `${version}, ${state}, ${difference} than the ${expectedMinor} that the checks are made for`, remedy);
}

function virtApiCheck(): Check {
  return missing('virt-api', 'does not answer, so no machine can be admitted, started or stopped', 'kubectl get apiservice v1.subresources.kubevirt.io');
}

/** No check without a KubeVirt object, which has a check of its own. */
function gateChecks(kubeVirts: Listed): Check[] {
  if (kubeVirts === 'forbidden') {
    return [unsure('feature gates', 'are not known, since this user may not read the KubeVirt object', 'ask for get and list on kubevirts.kubevirt.io')];
  }
  const gates = featureGates(kubeVirts);
  return gates === undefined ? [] : [ok('feature gates', gates.join(', ') || 'none')];
}

/** What virt-operator would refuse in the KubeVirt object, which it does not judge when it is created; and what has no effect. */
function settingChecks(state: ClusterState): Check[] {
  const capabilities = liveCapabilities(state);
  return items(state.kubeVirts).slice(0, 1)
    // Items of a list have neither.
    .map((kubeVirt) => ({ ...asAuthored(kubeVirt), apiVersion: 'kubevirt.io/v1', kind: 'KubeVirt' }))
    .flatMap((kubeVirt) => {
      const { violations, verdict } = judge(kubeVirt, capabilities);
      return [...violations, ...adviceOn(kubeVirt, { capabilities }, verdict)];
    })
    .map((found) => unsure('KubeVirt object', issueText(found)));
}

/** The conditions in which an operator reports problems, the most important first. */
const TROUBLE_CONDITIONS = [['Available', 'False'], ['Degraded', 'True'], ['Synchronized', 'False'], ['Progressing', 'True']] as const;

function messageOf(object: any): string {
  const conditions = TROUBLE_CONDITIONS.flatMap(([type, status]) => conditionsOf(object, type, status));
  const message = conditions.map((condition) => condition.message).find(Boolean);
  return message === undefined ? '' : `: ${message}`;
}

function hasCondition(object: any, type: string, status: string): boolean {
  return conditionsOf(object, type, status).length > 0;
}

function conditionsOf(object: any, type: string, status: string): any[] {
  return (object.status?.conditions ?? []).filter((condition: any) => condition.type === type && condition.status === status);
}

function networkChecks(definitions: Answered): Check[] {
  const subject = 'network definitions';
  if (definitions === 'not served') {
    return [ok(subject, 'Multus is not installed: machines have the pod network only')];
  }
  if (definitions === 'forbidden') {
    return [unsure(subject, 'are not known, since this user may not list them in all namespaces', 'ask for list on network-attachment-definitions.k8s.cni.cncf.io')];
  }
  return [ok(subject, definitionNames(definitions).join(', ') || 'none: machines have the pod network only')];
}
