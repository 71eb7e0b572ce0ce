// Machines that set what their instance type sets as well, as KubeVirt's webhook compares them. Another rule checks the fields that every
// instance type has.
import { matchedObject, textAt } from './preference-requirements';
import type { ReferenceCheck } from './reference-check';
import { INSTANCETYPE_BRINGS_FIELD } from '../../admission/advice/between-manifests';
import { isFilledInLater } from '../../admission/form';
import { GIVEN_BY_INSTANCETYPE } from '../../admission/instancetype/as-machine';
import { displayText } from '../../issues/formats';
import { fieldAt } from '../../plain-data/fields';
import { isMap } from '../../plain-data/plain-data';
import { machineIn } from '../manifests/machines';

type Annotations = readonly (readonly [key: string, value: string])[];

/** What a machine or an instance type sets: fields of the instance, and annotations. */
interface Settings {
  readonly fields: readonly string[];
  readonly annotations: Annotations;
}

interface Need extends Settings {
  readonly instancetype: string;
}

export const instancetypeConflicts: ReferenceCheck = {
  rule: INSTANCETYPE_BRINGS_FIELD,
  facts: { VirtualMachineInstancetype: settingsOfType, VirtualMachineClusterInstancetype: settingsOfType },
  usesOf: (object) => {
    const { spec, pathOf } = machineIn(object) ?? {};
    const matcher = fieldAt(spec, 'instancetype');
    const reference = matchedObject(matcher, 'Instancetype');
    const instance = fieldAt(spec, 'template.spec');
    const need: Need = {
      instancetype: textAt(matcher, 'name') ?? '',
      // KubeVirt takes false for unset in a machine.
      fields: GIVEN_BY_INSTANCETYPE.flatMap(([field]) => [undefined, false].includes(settingAt(instance, field)) ? [] : field),
      annotations: annotationsIn(fieldAt(spec, 'template.metadata.annotations')),
    };
    return reference === undefined || need.fields.length + need.annotations.length === 0 ? [] : [{ references: [reference], path: pathOf!('instancetype'), need }];
  },
  mistakeIn: (need: Need, type: Settings) => {
    const brought = new Map(type.annotations);
    const conflicts = [
      ...need.fields.filter((field) => type.fields.includes(field)),
      ...need.annotations.filter(([key, value]) => (brought.get(key) ?? value) !== value).map(([key]) => `another annotation ${displayText(key)}`),
    ];
    return conflicts.length === 0 ? undefined
      : `the instance type ${displayText(need.instancetype)} sets ${conflicts.join(' and ')} as well, so KubeVirt refuses the machine, remove it from one of them`;
  },
};

function settingsOfType({ spec }: any): Settings {
  return { fields: GIVEN_BY_INSTANCETYPE.flatMap(([field, source]) => settingAt(spec, source) === undefined ? [] : field), annotations: annotationsIn(fieldAt(spec, 'annotations')) };
}

/** The value of a field; undefined if it counts as missing, or if another tool may leave it empty. */
function settingAt(value: unknown, path: string): any {
  const found = fieldAt(value, path) ?? undefined;
  const isMissing = typeof found === 'string' ? found === '' || isFilledInLater(found) : Array.isArray(found) && found.length === 0;
  return isMissing ? undefined : found;
}

function annotationsIn(map: unknown): Annotations {
  return Object.entries(isMap(map) ? map : {}).flatMap(([key, value]) => typeof value === 'string' && !isFilledInLater(value) ? [[key, value] as const] : []);
}
