// Network data is checked before a guest with netplan refuses the whole of it.
import { admittedAdvice } from './admitted';
import { SENSELESS_NETWORK_DATA } from './cloud-init-texts';
import { READ_NETWORK_DATA, REFUSED_VALUES, UNKNOWN_DEVICES, UNKNOWN_NETWORK_FIELDS, UNKNOWN_YET } from './network-texts';
import { seededMachine } from './seeded-machine';
import { CloudInit } from '../../../src';
import { adviceOn } from '../../../src/admission/advice/rules';

const noCloud = (cloudInitNoCloud: object) => seededMachine({ cloudInitNoCloud });

const advice = (networkData: string) => {
  const object = noCloud({ networkData });
  return admittedAdvice(object).map((each) => each.replace(/^.*?cloudInitNoCloud\.networkData\.?/, ''));
};

describe('a value that netplan refuses is reported', () => {
  test.each(Object.entries(REFUSED_VALUES))('%s', (_what, text) => {
    expect(advice(text)).toEqual([expect.stringMatching(/, write .*[^.] \[network-config-field-form]$/)]);
    expect(advice(text)).toMatchSnapshot();
  });
});

describe('a field that netplan does not know is reported', () => {
  test.each(Object.entries(UNKNOWN_NETWORK_FIELDS))('%s', (_what, text) => {
    expect(advice(text)).toEqual([expect.stringMatching(/: is not a field that netplan knows, write .*[^.] \[network-config-field-unknown]$/)]);
    expect(advice(text)).toMatchSnapshot();
  });
});

describe('a device on top of another that is missing or taken is reported', () => {
  test.each(Object.entries(UNKNOWN_DEVICES))('%s', (_what, text) => {
    expect(advice(text)).toEqual([expect.stringMatching(/: is ".*", which .*, write .*[^.] \[network-config-device-unknown]$/)]);
    expect(advice(text)).toMatchSnapshot();
  });
});

test.each(Object.entries({ ...READ_NETWORK_DATA, ...UNKNOWN_YET }))('nothing is reported in %s', (_what, text) => {
  expect(advice(text)).toEqual([]);
});

test('every mistake in a text is reported with its path', () => {
  expect(advice('network:\n  version: 2\n  ethernets:\n    eth0: {dhcp: true, addresses: [10.0.0.5, 10.0.0.6]}\n    eth1: {mtu: big}\n').map((each) => each.split(': ')[0])).toEqual([
    'network.ethernets.eth0.addresses[0]', 'network.ethernets.eth0.addresses[1]', 'network.ethernets.eth1.mtu', 'network.ethernets.eth0.dhcp',
  ]);
});

test('values of the wrong form have no other advice', () => {
  expect(advice(SENSELESS_NETWORK_DATA).map((each) => each.replace(/: .* \[/, ' ['))).toEqual([
    'eth0.addresses', 'eth0.routes', 'eth1', 'eth2.addresses[0]', 'eth2.addresses[1]', 'eth2.addresses[3]', 'eth2.routes[1]', 'eth2.routes[2].via',
  ].map((path) => `ethernets.${path} [network-config-field-form]`));
});

describe('the text of network data is checked', () => {
  const MISSPELT = 'version: 2\nethernets: {eth0: {dhcp: true}}\n';
  const REPORTED = { rule: 'network-config-field-unknown', path: expect.stringMatching(/\.ethernets\.eth0\.dhcp$/) };
  const encoded = Buffer.from(MISSPELT).toString('base64');
  const secrets = (content: object) => new Map([['net', [{ metadata: { name: 'net', namespace: 'shop' }, ...content }]]]);

  test('in base64', () => {
    expect(adviceOn(noCloud({ networkDataBase64: encoded }), {})).toEqual([expect.objectContaining(REPORTED)]);
  });

  test.each([['a plain', { stringData: { networkdata: MISSPELT } }], ['an encoded', { data: { networkData: encoded } }]])('in %s Secret', (_what, content) => {
    expect(adviceOn(noCloud({ networkDataSecretRef: { name: 'net' } }), { secrets: secrets(content) })).toEqual([expect.objectContaining(REPORTED)]);
  });

  test('in a program', () => {
    const object = seededMachine(CloudInit.noCloud({ networkDataText: MISSPELT }).toObject());
    expect(adviceOn(object, {})).toEqual([expect.objectContaining(REPORTED)]);
  });

  test('but not on a ConfigDrive, which has another format', () => {
    expect(adviceOn(seededMachine({ cloudInitConfigDrive: { networkData: MISSPELT } }), {}).map(({ rule }) => rule)).toEqual(['cloud-init-not-yaml']);
  });
});
