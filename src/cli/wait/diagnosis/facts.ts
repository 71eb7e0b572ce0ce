// What was last said of an object and of what belongs to it, for whoever has to find out more: phases, conditions, events.
import { inOneLine, shortened } from '../../terminal/lines';
import type { Companions } from '../companions';

/** How many events are told. */
const EVENTS = 5;

/** How long a message may be; the beginning of a longer one says enough. */
const LONGEST = 240;

/** One fact a line. Conditions that say that all is well are left out. */
export function facts(object: any, { instance, pods, dataVolumes, claims, warnings }: Companions): string[] {
  const objects = [object, instance, ...pods, ...dataVolumes, ...claims].filter((each) => each !== undefined);
  const told = new Set<string>();
  return [...objects.flatMap((each) => factsOf(each, told)), ...warnings.slice(-EVENTS).map(eventFact)];
}

/** @param told the conditions that were told before: a machine repeats those of its instance */
function factsOf({ kind, metadata: { name }, status = {} }: any, told: Set<string>): string[] {
  const state = [status.printableStatus ?? status.phase ?? 'no status yet', status.progress && status.progress !== 'N/A' ? status.progress : []].flat().join(' ');
  const containers = [...status.initContainerStatuses ?? [], ...status.containerStatuses ?? []];
  const who = `${kind} ${name}`;
  const conditions: string[] = (status.conditions ?? []).filter(({ message, reason }: any) => message || reason).map(conditionFact);
  const news = conditions.filter((condition) => !told.has(condition));
  news.forEach((condition) => told.add(condition));
  return [
    `${who}: ${state}`,
    ...news.map((condition) => `${who}: ${condition}`),
    ...containers.flatMap(containerFact).map((fact) => `${who}: ${fact}`),
  ];
}

/** Such as `Ready=False/GuestNotRunning: Guest VM is not reported as running`. */
function conditionFact({ type, status, reason, message }: any): string {
  return `${type}=${status}${reason ? `/${reason}` : ''}${message ? `: ${short(message)}` : ''}`;
}

function containerFact({ name, state = {}, lastState }: any): string[] {
  const { waiting, terminated = lastState?.terminated } = state;
  return [
    ...waiting ? [`container ${name} waits: ${waiting.reason}${waiting.message ? `: ${short(waiting.message)}` : ''}`] : [],
    ...terminated && terminated.exitCode !== 0 ? [`container ${name} ended with ${terminated.exitCode}${terminated.message ? `: ${short(terminated.message)}` : ''}`] : [],
  ];
}

function eventFact({ involvedObject: { kind, name }, reason, message, count = 1 }: any): string {
  return `${kind} ${name}: event ${reason}${count > 1 ? `, ${count} times` : ''}: ${short(message ?? '')}`;
}

function short(message: string): string {
  return shortened(inOneLine(message), LONGEST);
}
