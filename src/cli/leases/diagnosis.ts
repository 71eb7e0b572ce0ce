// Why a lease's guest cannot be worked in, as far as the cluster knows: the cause, and what the instance and its events say.
import { ID_LABEL, LeaseIdentity } from './lease';
import { INSTANCE, LeaseMachines } from './lease-machines';
import { obstacle, shortcoming } from '../wait/diagnosis/diagnosis';
import { machineReadiness } from '../wait/readiness/virtual-machine';

/** How many events are told, and how much of each. */
const EVENTS = { count: 5, length: 240 };

/** One line a fact; what may not be looked at is left out. */
export async function diagnosis({ cluster, namespace }: LeaseMachines, lease: LeaseIdentity, signal: AbortSignal): Promise<string[]> {
  const { name, id } = lease;
  const maybe = <Result>(step: Promise<Result>): Promise<Result | undefined> => step.catch(() => undefined);
  const list = async (kind: string, selected: object) => (await maybe(cluster.list({ apiVersion: 'v1', kind, namespace, ...selected }, signal)))?.items ?? [];
  const [machine, instance, pods] = await Promise.all([
    maybe(cluster.read({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', namespace, name }, signal)),
    maybe(cluster.read({ ...INSTANCE, namespace, name }, signal)),
    list('Pod', { labelSelector: `${ID_LABEL}=${id}` }),
  ]);
  const objects = [machine, instance, ...pods].filter((object) => object !== undefined);
  const dataVolumes = await Promise.all((machine?.spec?.dataVolumeTemplates ?? []).map(({ metadata }: any) =>
    maybe(cluster.read({ apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume', namespace, name: metadata.name }, signal))));
  const events = (await Promise.all([...new Set(objects.map((object) => object.metadata.name))].map((about) => list('Event', { fieldSelector: `involvedObject.name=${about}` }))))
    .flat().sort((one, other) => at(one) - at(other));
  const companions = { instance, pods, dataVolumes: dataVolumes.filter(Boolean), claims: [], machines: [], warnings: events.filter(({ type }) => type === 'Warning') };
  const cause = machine && (obstacle(machine, companions) ?? shortcoming(machine, companions));
  const { reason, message } = machine === undefined ? { reason: 'Deleted', message: 'the machine is gone' } : machineReadiness(machine);
  return [
    cause === undefined ? `${reason}${message === undefined ? '' : `: ${message}`}` : `${cause.reason}: ${cause.message}: ${cause.advice.replaceAll('NAME', name)}`,
    instanceLine(instance),
    ...events.slice(-EVENTS.count).map((event) => `event ${event.involvedObject.kind} ${event.reason}: ${(event.message ?? '').split('\n').join(' ').slice(0, EVENTS.length)}`),
  ];
}

function instanceLine(instance: any): string {
  const conditions = (instance?.status?.conditions ?? []).map(({ type, status, reason = '', message = '' }: any) => `${type}=${status}${reason || message ? `/${reason}:${message}` : ''}`);
  return instance === undefined ? 'there is no instance of it' : `instance: phase ${instance.status?.phase ?? 'Pending'}; ${conditions.join(', ') || 'no conditions'}`;
}

function at({ lastTimestamp, eventTime, metadata }: any): number {
  return Date.parse(lastTimestamp ?? eventTime ?? metadata.creationTimestamp);
}
