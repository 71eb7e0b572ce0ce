// How large a machine is: what its instance was given, or what it asks for, or the name of its instance type.
import { guestSize } from '../../spec/guest-size';

/** Such as `2 CPU, 4Gi`, or `u1.medium` while only the instance type says it. */
export function sizeOf({ spec }: any, instance?: any): string {
  const { cpu, memory } = instance === undefined ? guestSize(spec) : guestSize({ template: { spec: instance.spec } });
  return [cpu === undefined ? undefined : `${cpu} CPU`, memory].filter(Boolean).join(', ') || spec?.instancetype?.name || '-';
}
