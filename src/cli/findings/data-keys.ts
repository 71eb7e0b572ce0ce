// Secrets and ConfigMaps with the data of a machine, but under other keys than KubeVirt reads.
import type { ReferenceCheck, Use } from './reference-check';
import { referencesOf } from './references';
import { DATA_KEY_MISSING } from '../../admission/advice/between-manifests';
import { isFilledInLater } from '../../admission/form';
import { DATA_FIELDS } from '../../cloud-init/volumes';
import { isMap } from '../../plain-data/plain-data';

/** The keys that KubeVirt looks for, by the end of the path of the reference. */
const WANTED: ReadonlyArray<readonly [path: RegExp, keys: readonly string[]]> = [
  ...DATA_FIELDS.map(({ reference, keys }) => [new RegExp(`\\.cloudInit\\w+\\.${reference}\\.name$`), keys] as const),
  [/\.sysprep\.(?:configMap|secret)\.name$/, ['autounattend.xml', 'unattend.xml']],
];

interface Need {
  readonly kind: string;
  readonly name: string;
  readonly keys: readonly string[];
}

export const dataKeys: ReferenceCheck = {
  rule: DATA_KEY_MISSING,
  facts: { Secret: keysIn, ConfigMap: keysIn },
  usesOf: (object) => referencesOf(object).flatMap(({ kind, name, path, isIndexed }): Use[] => {
    const isRead = !isIndexed && (kind === 'Secret' || kind === 'ConfigMap');
    const at = isRead ? path() : '';
    const [, keys] = WANTED.find(([end]) => end.test(at)) ?? [];
    return keys === undefined ? [] : [{ references: [{ kind, name }], path: at, need: { kind, name, keys } }];
  }),
  mistakeIn: ({ kind, name, keys }: Need, known: readonly string[]) => {
    const isFile = keys[0].includes('.');
    return known.some((key) => keys.includes(isFile ? key.toLowerCase() : key)) ? undefined
      : `the ${kind} ${JSON.stringify(name)} has neither the key ${keys.map((key) => JSON.stringify(key)).join(' nor ')}, which KubeVirt reads, rename its key, or name another ${kind}`;
  },
};

/** The keys of a Secret or ConfigMap; undefined if another tool decides them, or fills in the data later. */
function keysIn({ sops, data, stringData, binaryData }: any): string[] | undefined {
  const maps = [data, stringData, binaryData].filter((each) => each !== undefined && each !== null);
  const keys = maps.filter(isMap).flatMap((each) => Object.keys(each));
  return sops === undefined && maps.every(isMap) && keys.length > 0 && !keys.some(isFilledInLater) ? keys : undefined;
}
