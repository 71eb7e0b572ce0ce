// The cloud-init of each machine of a pool or a claim: the template's, with the machine's number and name filled in.
import { COPY_PLACEHOLDERS, substitutePlaceholders, usesPlaceholders } from './placeholders';
import type { PlaceholderValue } from './text-substitution';
import { CLOUD_INIT_TYPES, DATA_FIELDS, volumesOf, withVolumes } from '../cloud-init/volumes';

const CLOUD_INIT_TEXTS = DATA_FIELDS.map(({ plain }) => plain);

/** The values of the placeholders in one machine's copy. */
type MachineValues = { readonly [name in typeof COPY_PLACEHOLDERS[number]]: PlaceholderValue };

/** Whether user data or network data differs by machine. */
export function differsByMachine(wire: any): boolean {
  const texts = volumesOf(wire).flatMap((volume) => CLOUD_INIT_TYPES.map((type) => textsOf(volume[type])));
  return usesPlaceholders(texts, COPY_PLACEHOLDERS);
}

/** A VirtualMachine with the user data and network data of the machine `<group>-<index>`. Other placeholders are kept. */
export function fillForMachine(wire: any, group: string, index: number): any {
  const volumes = volumesOf(wire);
  if (volumes.length === 0) {
    return wire;
  }
  const values: MachineValues = { INDEX: index, NAME: `${group}-${index}` };
  return { ...wire, spec: withVolumes(wire.spec, volumes.map((volume) => fillVolume(volume, values))) };
}

function fillVolume(volume: any, values: MachineValues): any {
  let filled = volume;
  for (const type of CLOUD_INIT_TYPES.filter((each) => volume[each] !== undefined)) {
    filled = { ...filled, [type]: { ...volume[type], ...fillTexts(textsOf(volume[type]), values) } };
  }
  return filled;
}

function textsOf(source: any): { [text: string]: any } {
  return Object.fromEntries(CLOUD_INIT_TEXTS.filter((text) => source?.[text] !== undefined).map((text) => [text, source[text]]));
}

function fillTexts(texts: object, values: MachineValues): object {
  const filled = substitutePlaceholders(texts, values, () => true);
  // A value that consists only of a number has to stay a string.
  return Object.fromEntries(Object.entries(filled).map(([text, value]) => [text, String(value)]));
}
