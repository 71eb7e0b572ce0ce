// The KubeVirt version of a cluster, compared with the one that the checks are made for.
import type { ClusterCapabilitiesProps } from './cluster-capabilities';
import { KUBEVIRT_VERSION } from '../../imports/versions';
import { cacheByText } from '../plain-data/text-cache';

/** What is known of a cluster's version. */
export type VersionCapabilities = Pick<ClusterCapabilitiesProps, 'kubevirtVersion'>;

/** For manifests that a server judges next, before it creates anything: its version is not known yet, and may be newer. */
export const ANY_VERSION: VersionCapabilities = { kubevirtVersion: 'v999.0.0' };

/** A release, such as `v1.9.0`, `1.9` or `v1.9.0-rc.1`. */
const RELEASE = /^v?(\d+)\.(\d+)(?:\.\d+)?(?:[-+][\w.+-]+)?$/;

/** Whether a text is the version of a release. */
export function isRelease(version: string): boolean {
  return RELEASE.test(version);
}

/** Below 0 if the minor version of the first release is older, 0 if both are the same, above 0 if it is newer. NaN for other versions. */
export function compareMinorVersions(one: string, other: string): number {
  const [[oneMajor, oneMinor], [otherMajor, otherMinor]] = [majorAndMinor(one), majorAndMinor(other)];
  return oneMajor - otherMajor || oneMinor - otherMinor;
}

/** Rules compare the same few versions for every object. */
const majorAndMinor = cacheByText((version): readonly number[] => {
  const [, ...numbers] = RELEASE.exec(version) ?? [undefined, NaN, NaN];
  return numbers.map(Number);
});

/** Whether the cluster has at least this minor version. One whose version is not known, or not that of a release, has that of the checks. */
export function hasAtLeast({ kubevirtVersion = KUBEVIRT_VERSION }: VersionCapabilities = {}, version: string): boolean {
  return !(compareMinorVersions(kubevirtVersion, version) < 0);
}

/** Whether the cluster is known to have a newer minor version than the checks, and thus may have fields that they do not know. */
export function isNewerThanChecks({ kubevirtVersion = KUBEVIRT_VERSION }: VersionCapabilities = {}): boolean {
  return compareMinorVersions(kubevirtVersion, KUBEVIRT_VERSION) > 0;
}
