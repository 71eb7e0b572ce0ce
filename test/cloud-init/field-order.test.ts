// The order of Java's Map.of differs between processes, so the output must not depend on the order of fields.
import * as fc from 'fast-check';
import { networks } from './random-networks';
import { accepted, programs } from './random-programs';

/** The same data with the fields of all maps in reverse order. */
function reverseFields(data: any): any {
  if (Array.isArray(data)) {
    return data.map(reverseFields);
  }
  return Object.getPrototypeOf(data ?? '') === Object.prototype
    ? Object.fromEntries(Object.entries(data).reverse().map(([field, value]) => [field, reverseFields(value)]))
    : data;
}

const plain = fc.jsonValue({ maxDepth: 3 });

const withRaw = fc.record({
  program: programs,
  networkConfig: fc.option(networks, { nil: undefined }),
  raw: fc.dictionary(fc.constantFrom('apt', 'ca_certs', 'keyboard', 'ntp', 'ssh'), plain, { noNullPrototype: true }),
  sshKeys: fc.constantFrom(undefined, { rsa_public: 'ssh-rsa AAAA', ed25519_public: 'ssh-ed25519 AAAA' }),
}).map(({ program, ...others }) => ({ ...program, ...others }));

test('user data and network data do not depend on the order of fields', () => {
  let acceptedCount = 0;
  fc.assert(fc.property(withRaw, (program) => {
    const one = accepted(program);
    acceptedCount += one ? 1 : 0;
    const other = accepted(reverseFields(program));
    expect([other?.userData, other?.networkData]).toEqual([one?.userData, one?.networkData]);
  }));
  expect(acceptedCount).toBeGreaterThan(10);
});
