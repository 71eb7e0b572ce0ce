// The rule on the ciphers of KubeVirt's servers.
import { displayText } from '../../issues/formats';
import { alternatives, similarNames } from '../../issues/nearest-name';
import { isFilledInLater } from '../form';
import type { KubeVirtRule } from '../rule';

const CIPHERS_OF_RSA = [
  'AES_128_CBC_SHA', 'AES_128_CBC_SHA256', 'AES_128_GCM_SHA256', 'AES_256_CBC_SHA', 'AES_256_GCM_SHA384', '3DES_EDE_CBC_SHA', 'RC4_128_SHA',
];

const CIPHERS_OF_ECDHE = [...CIPHERS_OF_RSA, 'CHACHA20_POLY1305_SHA256'];

/** The cipher suites of Go, by how keys are exchanged. Those of TLS 1.3 have names without it. */
const CIPHER_SUITES = Object.entries({
  RSA_WITH_: CIPHERS_OF_RSA,
  ECDHE_RSA_WITH_: CIPHERS_OF_ECDHE,
  ECDHE_ECDSA_WITH_: CIPHERS_OF_ECDHE.filter((cipher) => cipher !== '3DES_EDE_CBC_SHA'),
  ['']: ['AES_128_GCM_SHA256', 'AES_256_GCM_SHA384', 'CHACHA20_POLY1305_SHA256'],
}).flatMap(([exchange, ciphers]) => ciphers.map((cipher) => `TLS_${exchange}${cipher}`));

/** Ciphers can be chosen for TLS before 1.3 only. */
export const tlsPossible: KubeVirtRule = {
  name: 'kubevirt-tls-possible',
  refuses: 'ciphers of KubeVirt\'s servers that Go does not have, or without a minTLSVersion below VersionTLS13',
  story: 'The ciphers of TLS 1.3 cannot be chosen, so virt-operator wants a minTLSVersion such as VersionTLS12 beside ciphers, although that is its default. '
    + 'Ciphers have the names that Go gives them, not those of OpenSSL.',
  when: ['configuration.tlsConfiguration.ciphers'],
  check: ({ configuration }, refuse) => {
    const { ciphers = [], minTLSVersion = '' } = configuration?.tlsConfiguration ?? {};
    const path = 'configuration.tlsConfiguration.ciphers';
    if (['', 'VersionTLS13'].includes(minTLSVersion)) {
      if (ciphers.length > 0) {
        refuse(path, 'need a minTLSVersion below VersionTLS13, remove them or write minTLSVersion: VersionTLS12');
      }
      return;
    }
    ciphers.forEach((cipher, index) => {
      if (!CIPHER_SUITES.includes(cipher) && (cipher.startsWith('TLS_') || !isFilledInLater(cipher))) {
        const instead = alternatives(similarNames(cipher, CIPHER_SUITES)) || 'Go\'s name of one, such as "TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384"';
        refuse(`${path}[${index}]`, `${displayText(cipher)} is unknown, write ${instead}`);
      }
    });
  },
};
