// The claims that a machine's volumes are of: a DataVolume fills the claim of its own name.

/** As much of a volume as names its claim. */
interface ClaimingVolume {
  readonly dataVolume?: { readonly name?: string };
  readonly persistentVolumeClaim?: { readonly claimName?: string };
}

/** The name of a volume's claim, if it is of one. */
export function usedClaim({ dataVolume, persistentVolumeClaim }: ClaimingVolume): string | undefined {
  return dataVolume?.name ?? persistentVolumeClaim?.claimName;
}

/** The names of the claims of volumes. */
export function usedClaims(volumes: readonly ClaimingVolume[]): string[] {
  return volumes.flatMap((volume) => usedClaim(volume) ?? []);
}
