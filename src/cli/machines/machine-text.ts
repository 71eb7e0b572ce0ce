// One machine in depth, for people to read: its phase and why first, then all else that is known, then what was said last.
import { MachineView } from './machine-view';
import { inOneLine } from '../terminal/lines';
import { age, aligned } from '../terminal/table';

/** The lines of a machine. */
export function machineLines(view: MachineView): string[] {
  const { name, namespace, phase, status, reason, message, advice, conditions, node, addresses, volumes, events } = view;
  const facts = [
    ['node', node],
    ['addresses', addresses.filter((each) => each.addresses.length > 0).map((each) => `${each.addresses.join(', ')} (${each.network})`).join('; ')],
    ['size', view.size],
    ['run strategy', view.runStrategy],
    ['age', age(view.created)],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  return [
    `${namespace}/${name}: ${phase}${[phase, reason].includes(status) ? '' : ` (${status})`}${headline([reason, message])}`,
    ...advice === undefined ? [] : [`  to do: ${advice}`],
    ...aligned(facts, '  '),
    ...section('conditions', conditions.map(({ type, status: value, reason: why, message: said }) => [`${type}=${value}`, why, inOneLine(said ?? '')])),
    ...section('volumes', volumes.map(({ name: volume, source, state = '', progress = '', size = '', storageClass = '' }) => [volume, source, [state, progress].filter(Boolean).join(' '), size, storageClass])),
    ...section('events', events.map(({ time, type, object, reason: why, message: said, count }) => [age(time), type, why, object, `${inOneLine(said)}${count > 1 ? ` (${count} times)` : ''}`])),
  ];
}

function headline(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).map((part) => `: ${inOneLine(part!)}`).join('');
}

function section(title: string, lines: ReadonlyArray<readonly string[]>): string[] {
  return lines.length === 0 ? [] : [`  ${title}`, ...aligned(lines, '    ')];
}
