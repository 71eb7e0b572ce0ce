// What a reader of a drawing wants to know of an object besides its name, a line each.
import { guestSize } from '../../machine/guest-size';
import { fieldAt, machineIn } from '../manifests/machines';

/** The lines of an object. A DataVolume of a pool says how many there are of it. */
export function detailsOf(object: any): string[] {
  const machine = machineIn(object);
  const lines = machine === undefined
    ? [machines(object.replicas), storage(object.spec), ...sources(object.spec)]
    : [machines(machine.replicas), size(machine.spec)];
  return lines.filter((line) => line !== '');
}

function machines(count: number | undefined): string {
  return count === undefined ? '' : count === 1 ? '1 machine' : `${count} machines`;
}

/** The guest's size, and when it runs unless that is always. */
function size(spec: any): string {
  const { cpu, memory } = guestSize(spec);
  const strategy = fieldAt(spec, 'runStrategy') ?? (fieldAt(spec, 'running') === false ? 'Halted' : 'Always');
  return [cpu && `${cpu} CPU`, memory, strategy === 'Always' ? '' : strategy].filter(Boolean).join(', ');
}

function storage(spec: any): string {
  const requests = ['storage', 'pvc'].map((field) => fieldAt(spec, `${field}.resources.requests.storage`));
  return String([...requests, fieldAt(spec, 'resources.requests.storage')].find((request) => request !== undefined) ?? '');
}

/** Where an image comes from, without the login of an address. What a disk is cloned from has an arrow. */
function sources(spec: any): string[] {
  return Object.values<any>(fieldAt(spec, 'source') ?? {}).map((source) => String(fieldAt(source, 'url') ?? '').replace(/\/\/[^/]*@/, '//'));
}
