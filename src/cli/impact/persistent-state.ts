// The devices whose state KubeVirt keeps in a claim of the machine's own.
import { fieldAt } from '../../plain-data/fields';

const DEVICES = [['devices.tpm', 'its TPM'], ['firmware.bootloader.efi', 'its firmware']] as const;

/** The names of such devices in the spec of a machine. */
export function persistentState(spec: any): string[] {
  return DEVICES.filter(([field]) => fieldAt(spec, `template.spec.domain.${field}.persistent`) === true).map(([, device]) => device);
}

/** What is lost with the claim once the machine needs none any longer. */
export function lostState(before: any, after: any): string[] {
  const [kept, state] = [after, before].map(persistentState);
  return kept.length > 0 || state.length === 0 ? [] : [`deletes the state of ${state.join(' and ')} when it starts again`];
}
