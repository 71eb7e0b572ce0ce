// DataVolumes that clone a larger claim than they request.
import type { ReferenceCheck, Use } from './reference-check';
import { CLONE_TOO_SMALL } from '../../admission/advice/between-manifests';
import { amount } from '../../admission/compute/resources';
import { joinPath } from '../../issues/issues';
import { fieldAt } from '../../plain-data/fields';
import { dataVolumesOf, machineIn } from '../manifests/machines';

/** CDI raises smaller requests to the least that the storage has, which for every storage that it knows is at most this. */
const LARGEST_MINIMUM = amount('4Gi');

/** The request of a claim, as it is written. */
interface Claim {
  readonly storage: number | string;
  readonly isBlock: boolean;
}

interface Need {
  readonly source: string;
  readonly storage: number | string;
  /** Whether the claim is written as it will be. CDI computes that of `storage`. */
  readonly isExact: boolean;
}

export const cloneSize: ReferenceCheck = {
  rule: CLONE_TOO_SMALL,
  facts: { PersistentVolumeClaim: ({ spec }) => claimIn(spec), DataVolume: ({ spec }) => claimIn(fieldAt(spec, 'pvc') ?? fieldAt(spec, 'storage')) },
  usesOf: (object) => [
    ...object.kind === 'DataVolume' ? cloneIn(object.spec, 'spec') : [],
    ...dataVolumesOf(object).flatMap(({ spec }, index) => cloneIn(spec, machineIn(object)!.pathOf(`dataVolumeTemplates[${index}].spec`))),
  ],
  mistakeIn: ({ source, storage, isExact }: Need, claim: Claim) => {
    const bytes = amount(claim.storage);
    return amount(storage) < bytes && (isExact || claim.isBlock && bytes > LARGEST_MINIMUM)
      ? `${JSON.stringify(storage)} is less than the ${JSON.stringify(claim.storage)} of the claim ${JSON.stringify(source)}, which CDI does not clone then, write at least that`
      : undefined;
  },
};

function claimIn(spec: unknown): Claim | undefined {
  const storage = fieldAt(spec, 'resources.requests.storage');
  return typeof storage === 'string' || typeof storage === 'number' ? { storage, isBlock: fieldAt(spec, 'volumeMode') === 'Block' } : undefined;
}

function cloneIn(spec: unknown, path: string): Use[] {
  const [name, namespace] = ['name', 'namespace'].map((field) => fieldAt(spec, `source.pvc.${field}`));
  const isExact = fieldAt(spec, 'pvc') !== undefined;
  const field = isExact ? 'pvc' : 'storage';
  const claim = claimIn(fieldAt(spec, field));
  return typeof name !== 'string' || claim === undefined ? [] : [{
    references: [{ kind: 'PersistentVolumeClaim', name, namespace }],
    path: joinPath(path, `${field}.resources.requests.storage`),
    need: { source: name, storage: claim.storage, isExact } satisfies Need,
  }];
}
