// The rule on the ciphers of KubeVirt's servers.
import { displayText } from '../../issues/formats';
import { alternatives, similarNames } from '../../issues/nearest-name';
import { hasVariable } from '../form';
import type { KubeVirtRule } from '../rule';

/** Go's cipher suites. */
const CIPHER_SUITES = [
  'TLS_AES_128_GCM_SHA256', 'TLS_AES_256_GCM_SHA384', 'TLS_CHACHA20_POLY1305_SHA256', 'TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA',
  'TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA256', 'TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256', 'TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA',
  'TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384', 'TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256', 'TLS_ECDHE_ECDSA_WITH_RC4_128_SHA',
  'TLS_ECDHE_RSA_WITH_3DES_EDE_CBC_SHA', 'TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA', 'TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA256',
  'TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256', 'TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA', 'TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384',
  'TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256', 'TLS_ECDHE_RSA_WITH_RC4_128_SHA', 'TLS_RSA_WITH_3DES_EDE_CBC_SHA', 'TLS_RSA_WITH_AES_128_CBC_SHA',
  'TLS_RSA_WITH_AES_128_CBC_SHA256', 'TLS_RSA_WITH_AES_128_GCM_SHA256', 'TLS_RSA_WITH_AES_256_CBC_SHA', 'TLS_RSA_WITH_AES_256_GCM_SHA384',
  'TLS_RSA_WITH_RC4_128_SHA',
];

/** Ciphers can be chosen for TLS before 1.3 only. */
export const tlsPossible: KubeVirtRule = {
  name: 'kubevirt-tls-possible',
  refuses: 'ciphers of KubeVirt\'s servers that Go does not have, or without a minTLSVersion below VersionTLS13',
  story: 'The ciphers of TLS 1.3 cannot be chosen, so virt-operator wants a minTLSVersion such as VersionTLS12 beside ciphers, although that is its '
    + 'default. Ciphers have the names that Go gives them, not those of OpenSSL.',
  when: ['configuration.tlsConfiguration.ciphers'],
  check: ({ configuration }, refuse) => {
    const { ciphers = [], minTLSVersion = '' } = configuration?.tlsConfiguration ?? {};
    const path = 'configuration.tlsConfiguration.ciphers';
    if (!['', 'VersionTLS13'].includes(minTLSVersion)) {
      ciphers.forEach((cipher, index) => {
        if (!CIPHER_SUITES.includes(cipher) && !hasVariable(cipher)) {
          const instead = alternatives(similarNames(cipher, CIPHER_SUITES)) || 'Go\'s name of one, such as "TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384"';
          refuse(`${path}[${index}]`, `${displayText(cipher)} is unknown, write ${instead}`);
        }
      });
    } else if (ciphers.length > 0) {
      refuse(path, 'need a minTLSVersion below VersionTLS13, remove them or write minTLSVersion: VersionTLS12');
    }
  },
};
