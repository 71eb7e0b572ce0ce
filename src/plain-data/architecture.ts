// CPU architectures, of machines and of the images that they start from.

/** A CPU architecture that KubeVirt runs machines of. */
export enum Architecture {
  /** 64-bit x86. */
  AMD64 = 'amd64',
  /** 64-bit ARM. */
  ARM64 = 'arm64',
  /** IBM Z. */
  S390X = 's390x',
}
