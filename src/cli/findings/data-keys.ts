// Secrets and ConfigMaps with the data of a machine, but under other keys than KubeVirt reads.
import type { ReferenceCheck, Use } from './reference-check';
import { referencesOf } from './references';
import { DATA_KEY_MISSING } from '../../admission/advice/between-manifests';
import { isFilledInLater } from '../../admission/form';
import { DATA_FIELDS } from '../../cloud-init/volumes';
import { fieldAt } from '../../plain-data/fields';
import { groupBy, isMap } from '../../plain-data/plain-data';
import { machineIn } from '../manifests/machines';

/** The keys that KubeVirt looks for, by the end of the path of the reference. */
const WANTED: ReadonlyArray<readonly [path: RegExp, keys: readonly string[]]> = [
  ...DATA_FIELDS.map(({ reference, keys }) => [new RegExp(`\\.cloudInit\\w+\\.${reference}\\.name$`), keys] as const),
  [/\.sysprep\.(?:configMap|secret)\.name$/, ['autounattend.xml', 'unattend.xml']],
];

/** The fields that name the volume of an ACPI table, and the key of the table. */
const TABLES = [['slicNameRef', 'slic.bin'], ['msdmNameRef', 'msdm.bin']] as const;

interface Need {
  readonly kind: string;
  readonly name: string;
  readonly keys: readonly string[];
}

export const dataKeys: ReferenceCheck = {
  rule: DATA_KEY_MISSING,
  facts: { Secret: keysIn, ConfigMap: keysIn },
  usesOf: (object) => {
    const tables = tablesIn(object);
    return referencesOf(object).flatMap(({ kind, name, as, path, isIndexed }): Use[] => {
      const isRead = !isIndexed && (kind === 'Secret' || kind === 'ConfigMap');
      const at = isRead ? path() : '';
      const [, keys] = WANTED.find(([end]) => end.test(at)) ?? [];
      const wanted = [...keys === undefined ? [] : [keys], ...at.endsWith('.secret.secretName') ? tables.get(as) ?? [] : []];
      return wanted.map((each) => ({ references: [{ kind, name }], path: at, need: { kind, name, keys: each } }));
    });
  },
  mistakeIn: ({ kind, name, keys }: Need, known: readonly string[]) => {
    const isAnswerFile = keys.includes('unattend.xml');
    const [first, second] = keys.map((key) => JSON.stringify(key));
    return known.some((key) => keys.includes(isAnswerFile ? key.toLowerCase() : key)) ? undefined
      : `the ${kind} ${JSON.stringify(name)} has ${second === undefined ? `no key ${first}` : `neither the key ${first} nor ${second}`}, which KubeVirt reads, `
        + `rename its key, or name another ${kind}`;
  },
};

/** The keys that a machine's ACPI tables need, by the names of their volumes. */
function tablesIn(object: unknown): ReadonlyMap<unknown, readonly (readonly string[])[]> {
  const acpi = fieldAt(machineIn(object)?.spec, 'template.spec.domain.firmware.acpi');
  const named = TABLES.map(([field, key]) => ({ volume: fieldAt(acpi, field), keys: [key] })).filter(({ volume }) => volume !== undefined);
  return new Map([...groupBy(named, ({ volume }) => volume)].map(([volume, tables]) => [volume, tables.map(({ keys }) => keys)]));
}

/** The keys of a Secret or ConfigMap; undefined if another tool decides them, or fills in the data later. */
function keysIn({ sops, data, stringData, binaryData }: any): string[] | undefined {
  const maps = [data, stringData, binaryData].filter((each) => each !== undefined && each !== null);
  const keys = maps.filter(isMap).flatMap((each) => Object.keys(each));
  return sops === undefined && maps.every(isMap) && keys.length > 0 && !keys.some(isFilledInLater) ? keys : undefined;
}
