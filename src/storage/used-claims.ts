// The claims that a machine's volumes use. The claim of a DataVolume has the DataVolume's name.

/** The fields of a volume that name its claim. */
interface ClaimingVolume {
  readonly dataVolume?: { readonly name?: string };
  readonly persistentVolumeClaim?: { readonly claimName?: string };
}

/** The name of a volume's claim, if it uses one. */
export function usedClaim({ dataVolume, persistentVolumeClaim }: ClaimingVolume): string | undefined {
  return dataVolume?.name ?? persistentVolumeClaim?.claimName;
}

/** The names of the claims that volumes use. */
export function usedClaims(volumes: readonly ClaimingVolume[]): string[] {
  return volumes.flatMap((volume) => usedClaim(volume) ?? []);
}
