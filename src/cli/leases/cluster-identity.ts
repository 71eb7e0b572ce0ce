// What tells one cluster from another, as far as a kubeconfig does: a context of the same name may lead elsewhere tomorrow.
import { createHash } from 'crypto';
import { fileText } from '../../yaml/file-text';
import type { Login } from '../cluster/connection';
import { shownAddress } from '../cluster/excerpt';

/** The cluster of a kubeconfig's context. */
export type KnownCluster = Omit<NonNullable<ReturnType<Login['getCurrentCluster']>>, 'name' | 'skipTLSVerify'>;

/** The cluster's address, and a hash of the authority that its certificate is checked by. */
export function clusterIdentity({ server, tlsServerName, caFile, caData }: KnownCluster): string {
  const authority = caFile === undefined ? caData : Buffer.from(fileText(caFile)).toString('base64');
  return `${shownAddress(server)} ${createHash('sha256').update(JSON.stringify([tlsServerName, authority])).digest('hex')}`;
}
