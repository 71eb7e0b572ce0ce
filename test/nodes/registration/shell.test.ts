import * as fc from 'fast-check';
import { parse } from 'yaml';
import { guestOf, KINDS, PLAIN_NODE, removeGuests, token } from './kinds';
import { SecretValue } from '../../../src/cloud-init/secret-value';
import { NodeRegistration } from '../../../src/nodes/registration/node-registration';

afterEach(removeGuests);

describe('hostile strings stay data:', () => {
  /** Pieces of strings that break out of wrong quoting. */
  const pieces = [
    '\'', '"', '\\', '$', '`', '(', ')', ';', '&', '|', '\n', '\r', '\t', ' ', '%s', '#', ':', '- ', '{', '}', '!', '*', 'ü', '\u2028', '\u0007', 'a', 'EOF', '$(touch x)',
  ];
  const nasty = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 30 }).map((text) => text.join(''));

  test('a script and plain-text secrets arrive unchanged', () => {
    fc.assert(fc.property(nasty, nasty.filter((text) => text.trim() !== ''), (script, secret) => {
      const text = `#!/bin/sh\ncat "$A_FILE" >"$ROOT/log/secret"\nexit 0\n${script}`;
      const registration = NodeRegistration.script({ script: text, secretFiles: { A_FILE: SecretValue.unsafePlainText(secret) } });
      const guest = guestOf({ ...KINDS.script, registration });
      expect(guest.read('/etc/node-registration/script')).toBe(text);
      guest.boot();
      expect(guest.read('log/secret')).toBe(secret);
    }), { numRuns: 15 });
  }, 60_000);

  test('the name of a node and an argument of the kubelet are each a single word', () => {
    fc.assert(fc.property(nasty, nasty, (name, argument) => {
      const props = { apiServerEndpoint: 'a:1', token, unsafeSkipCaVerification: true, kubeletExtraArgs: { 'node-ip': argument } };
      const kubeadm = { ...KINDS.kubeadm, registration: NodeRegistration.kubeadm(props) };
      const guest = guestOf(kubeadm, {}, { ...PLAIN_NODE, name });
      guest.boot();
      expect(parse(guest.read('log/join.yaml')).nodeRegistration).toEqual({ name, kubeletExtraArgs: [{ name: 'node-ip', value: argument }] });
      const script = guestOf(KINDS.script, {}, { ...PLAIN_NODE, name });
      script.put('/etc/node-registration/script', '#!/bin/sh\nprintf %s "$NODE_NAME" >"$ROOT/log/name"\n', 0o755);
      script.boot();
      expect(script.read('log/name')).toBe(name);
    }), { numRuns: 15 });
  }, 60_000);
});
