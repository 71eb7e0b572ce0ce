// The claims that a machine's volumes use. The claim of a DataVolume has the DataVolume's name.
import type { Volume } from '../../imports/kubevirt';
import { isMap } from '../plain-data/plain-data';

/** The fields of a volume that name its claim. */
interface ClaimingVolume {
  readonly dataVolume?: { readonly name?: string };
  readonly persistentVolumeClaim?: { readonly claimName?: string };
  /** Writes do not go to the claim. */
  readonly ephemeral?: ClaimingVolume;
  /** A dump of the guest's memory. */
  readonly memoryDump?: { readonly claimName?: string };
}

/** The name of a volume's claim, if it uses one. */
export function usedClaim({ dataVolume, persistentVolumeClaim }: ClaimingVolume): string | undefined {
  return dataVolume?.name ?? persistentVolumeClaim?.claimName;
}

/** Whether KubeVirt may plug a volume into a running guest, and unplug it. */
export function isHotplugged({ persistentVolumeClaim, dataVolume, memoryDump }: Partial<Volume> = {}): boolean {
  return [persistentVolumeClaim, dataVolume, memoryDump].some((source) => source?.hotpluggable === true);
}

/** The names of the claims that volumes use. */
export function usedClaims(volumes: readonly ClaimingVolume[]): string[] {
  return volumes.map(usedClaim).filter((claim) => claim !== undefined);
}

/** The names of the claims that an object mounts, including read-only ones. The object is a machine, an instance, a pool, or makes Pods. */
export function claimNames({ spec }: any = {}): string[] {
  const { template, volumes } = spec?.virtualMachineTemplate?.spec ?? spec ?? {};
  const mounted = template?.spec?.volumes ?? volumes;
  const claiming = ({ ephemeral, memoryDump, ...volume }: ClaimingVolume) => ephemeral ?? { persistentVolumeClaim: memoryDump, ...volume };
  return Array.isArray(mounted) ? usedClaims(mounted.filter(isMap).map(claiming)) : [];
}
