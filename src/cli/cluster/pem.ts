// Certificates in PEM, the only form that kubeconfigs have.
import { X509Certificate } from 'crypto';

export const BEGIN_CERTIFICATE = '-----BEGIN CERTIFICATE-----';

/** The first certificate of a text, which may begin with other lines; undefined if there is none. */
export function certificateIn(text: string): X509Certificate | undefined {
  try {
    return new X509Certificate(text.slice(text.indexOf(BEGIN_CERTIFICATE)));
  } catch {
    return undefined;
  }
}
