// Phases, conditions and events of an object and its related objects, for users who need more than the cause.
import { inOneLine, truncate } from '../../terminal/lines';
import type { RelatedObjects } from '../observation/related-objects';

/** How many events are printed. */
const MAX_EVENTS = 5;

/** How long a message may be, in characters; longer ones are cut. */
const MAX_MESSAGE = 240;

/** One fact per line. Conditions that have neither a reason nor a message are left out. */
export function factLines(object: any, { instance, pods, dataVolumes, claims, warnings }: RelatedObjects): string[] {
  const objects = [object, instance, ...pods, ...dataVolumes, ...claims].filter((each) => each !== undefined);
  const reported = new Set<string>();
  return [...objects.flatMap((each) => factsOf(each, reported)), ...warnings.slice(-MAX_EVENTS).map(eventFact)];
}

/** @param reported the conditions reported so far; a machine repeats those of its instance */
function factsOf({ kind, metadata: { name }, status = {} }: any, reported: Set<string>): string[] {
  const containers = [...status.initContainerStatuses ?? [], ...status.containerStatuses ?? []];
  const subject = `${kind} ${name}`;
  const conditions: string[] = (status.conditions ?? []).filter(({ message, reason }: any) => message || reason).map(conditionFact);
  const newConditions = conditions.filter((condition) => !reported.has(condition));
  newConditions.forEach((condition) => reported.add(condition));
  return [
    ...stateOf(status).map((state) => `${subject}: ${state}`),
    ...newConditions.map((condition) => `${subject}: ${condition}`),
    ...containers.flatMap(containerFact).map((fact) => `${subject}: ${fact}`),
  ];
}

/** The controller's word, or else the numbers and flags of the status, such as a pool's replicas; none if it has only other fields. */
function stateOf({ printableStatus, phase, progress, ...others }: any): string[] {
  const counts = Object.entries(others).filter(([, value]) => ['number', 'boolean'].includes(typeof value)).map((count) => count.join(' '));
  const isEmpty = Object.values(others).every((value) => value === undefined);
  const state = printableStatus || phase || counts.join(', ') || (isEmpty && 'no status yet');
  return state ? [`${state}${progress && progress !== 'N/A' ? ` ${progress}` : ''}`] : [];
}

/** For example `Ready=False/GuestNotRunning: Guest VM is not reported as running`. */
function conditionFact({ type, status, reason, message }: any): string {
  return `${type}=${status}${reason ? `/${shortMessage(reason)}` : ''}${message ? `: ${shortMessage(message)}` : ''}`;
}

function containerFact({ name, state = {}, lastState }: any): string[] {
  const { waiting, terminated = lastState?.terminated } = state;
  return [
    ...waiting ? [`container ${name} is waiting: ${waiting.reason}${waiting.message ? `: ${shortMessage(waiting.message)}` : ''}`] : [],
    ...terminated && terminated.exitCode !== 0 ? [`container ${name} exited with code ${terminated.exitCode}${terminated.message ? `: ${shortMessage(terminated.message)}` : ''}`] : [],
  ];
}

function eventFact({ involvedObject: { kind, name }, reason, message, count = 1 }: any): string {
  return `${kind} ${name}: event ${reason}${count > 1 ? `, ${count} times` : ''}: ${shortMessage(message ?? '')}`;
}

function shortMessage(message: string): string {
  return truncate(inOneLine(message), MAX_MESSAGE);
}
