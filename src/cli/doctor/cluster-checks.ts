// Whether KubeVirt and CDI are there and work, and are of the versions that the library's checks were made for.
import { Check, missing, ok, unsure } from './check';
import { Found, items, Surroundings } from './cluster-state';
import { CDI_VERSION, KUBEVIRT_VERSION } from '../../../imports/versions';

/** A project's object in a cluster, which says how it is doing. */
interface Project {
  readonly name: string;
  readonly objects: Found;
  /** What it says of its version. */
  readonly version?: string;
  readonly madeFor: string;
  readonly install: string;
}

/** The label of nodes that KubeVirt may run machines on. */
const SCHEDULABLE = 'kubevirt.io/schedulable';

/** KubeVirt, its feature gates and nodes, and CDI. */
export function virtualizationChecks({ kubeVirts, virtApiVersion, cdis, nodes }: Surroundings): Check[] {
  const [kubeVirt] = items(kubeVirts);
  const [cdi] = items(cdis);
  const release = (project: string, tag: string) => `https://github.com/kubevirt/${project}/releases/download/v${tag}`;
  return [
    ...projectChecks({
      name: 'KubeVirt',
      objects: kubeVirts,
      madeFor: KUBEVIRT_VERSION,
      version: virtApiVersion === undefined || virtApiVersion === 'not told' ? kubeVirt?.status?.observedKubeVirtVersion : virtApiVersion,
      install: `${release('kubevirt', KUBEVIRT_VERSION)}/kubevirt-operator.yaml, then kubevirt-cr.yaml beside it`,
    }),
    ...kubeVirts === 'not served' ? [] : [...virtApiVersion === undefined ? [silentVirtApi()] : [], ...gateChecks(kubeVirts), ...nodeChecks(nodes)],
    ...projectChecks({
      name: 'CDI',
      objects: cdis,
      madeFor: CDI_VERSION,
      version: cdi?.status?.observedVersion,
      install: `${release('containerized-data-importer', CDI_VERSION)}/cdi-operator.yaml, then cdi-cr.yaml beside it`,
    }),
  ];
}

/** The gates that a KubeVirt object switches on; nothing where there is none to look at. */
export function featureGates(kubeVirts: Found): string[] | undefined {
  const [kubeVirt] = items(kubeVirts);
  return kubeVirt && (kubeVirt.spec?.configuration?.developerConfiguration?.featureGates ?? []);
}

function projectChecks({ name, objects, version, madeFor, install }: Project): Check[] {
  const [object] = items(objects);
  if (objects === 'not served') {
    return [missing(name, 'is not installed', `kubectl apply -f ${install}`)];
  }
  if (objects !== 'not told' && object === undefined) {
    return [missing(name, `is not deployed: its operator is there, and no object of kind ${name}`, `kubectl apply -f ${install}`)];
  }
  const phase = object?.status?.phase;
  if (object !== undefined && phase !== 'Deployed') {
    return [missing(name, `is not ready: phase ${phase ?? 'unknown'}${why(object)}`, `kubectl describe ${name.toLowerCase()} -A`)];
  }
  const state = object === undefined ? 'installed; whether it is ready this user may not see' : 'ready';
  return [versionCheck(name, state, version?.replace(/^v/, ''), madeFor)];
}

function versionCheck(name: string, state: string, version: string | undefined, madeFor: string): Check {
  const wanted = minor(madeFor);
  if (version === undefined) {
    return ok(name, `${state}, of a version that it does not say`);
  }
  const order = compared(minor(version), wanted);
  return order === 0
    ? ok(name, `${version}, ${state}`)
    : unsure(name, `${version}, ${state}, ${order < 0 ? 'older' : 'newer'} than the ${wanted.join('.')} that the checks are made for`, order < 0
      ? `upgrade it, or expect it to refuse fields that ${wanted.join('.')} has`
      : 'expect it to know more than the checks do');
}

function silentVirtApi(): Check {
  return missing('virt-api', 'does not answer, so that no machine is admitted, started or stopped', 'kubectl get apiservice v1.subresources.kubevirt.io');
}

function gateChecks(kubeVirts: Found): Check[] {
  const gates = featureGates(kubeVirts);
  return [gates === undefined
    ? unsure('feature gates', 'are not known, since this user may not read the KubeVirt object', 'ask for get and list on kubevirts.kubevirt.io')
    : ok('feature gates', gates.join(', ') || 'none')];
}

function nodeChecks(nodes: Found): Check[] {
  if (typeof nodes === 'string') {
    return [];
  }
  const able = nodes.filter(({ metadata, spec }) => metadata.labels?.[SCHEDULABLE] === 'true' && !spec?.unschedulable);
  return [able.length === 0
    ? missing('nodes', `none of ${nodes.length} can run machines`, `kubectl get nodes -L ${SCHEDULABLE}: virt-handler sets that label on nodes with virtualization`)
    : ok('nodes', `${able.length} of ${nodes.length} can run machines`)];
}

function why({ status }: any): string {
  const [telling] = (status?.conditions ?? []).filter(({ type, status: value, message }: any) => message && ((type === 'Available') === (value === 'False')));
  return telling === undefined ? '' : `: ${telling.message}`;
}

function minor(version: string): number[] {
  return version.split('.').slice(0, 2).map((part) => parseInt(part, 10));
}

function compared(one: readonly number[], other: readonly number[]): number {
  return one[0] - other[0] || one[1] - other[1];
}
