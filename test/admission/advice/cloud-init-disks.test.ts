// Where cloud-init finds the texts of each kind of disk, and which form it needs.
import { gzipSync } from 'zlib';
import { admittedAdvice } from './admitted';
import { BYTE_ORDER_MARKED, FINE_NETWORK_DATA, KEY, REACHED_GATEWAYS, UNVERSIONED_NETWORK_DATA } from './cloud-init-texts';
import { seededMachine } from './seeded-machine';
import { adviceOn } from '../../../src/admission/advice/rules';

const noCloud = (cloudInitNoCloud: object) => seededMachine({ cloudInitNoCloud });

describe('network data of a NoCloud disk', () => {
  test.each(Object.entries(UNVERSIONED_NETWORK_DATA))('is reported without a known version: %s', (_what, networkData) => {
    expect(admittedAdvice(noCloud({ networkData }))).toEqual([
      'spec.template.spec.volumes[1].cloudInitNoCloud.networkData: has no version that cloud-init knows, write version: 2 beside ethernets, as in netplan, or version: 1 beside config [cloud-init-not-yaml]',
    ]);
  });

  test.each([...Object.values(FINE_NETWORK_DATA), ...Object.values(REACHED_GATEWAYS), 'network: {config: disabled}\n', 'config: disabled\n', 'version: ${VERSION}\n', '${NETWORK}'])('may be %j', (networkData) => {
    expect(admittedAdvice(noCloud({ networkData }))).toEqual([]);
  });
});

describe('network data of a ConfigDrive', () => {
  const configDrive = (networkData: string) => seededMachine({ cloudInitConfigDrive: { userData: `#cloud-config\nssh_authorized_keys: [${KEY}]\n`, networkData } });

  test.each([...Object.values(FINE_NETWORK_DATA), 'a: ['])('is reported unless it is JSON: %j', (networkData) => {
    expect(admittedAdvice(configDrive(networkData))).toEqual([
      'spec.template.spec.volumes[1].cloudInitConfigDrive.networkData: is not OpenStack\'s network_data.json, which a ConfigDrive needs, write that or use cloudInitNoCloud, '
      + 'cloud-init would not read the user data either [cloud-init-not-yaml]',
    ]);
  });

  test.each(['{"links": []}', '{"links": [{{LINKS}}]}', '{"links": [${LINKS}]}'])('may be %j', (networkData) => {
    expect(admittedAdvice(configDrive(networkData))).toEqual([]);
  });
});

describe('a Secret', () => {
  const withSecret = (data: object) => adviceOn(noCloud({ secretRef: { name: 'seed' } }), {
    secrets: new Map([['seed', [{ kind: 'Secret', metadata: { name: 'seed' }, ...data }]]]),
  } as any).map(({ rule }) => rule);

  test.each(['userdata', 'userData'])('is read at the key %s, as KubeVirt does', (key) => {
    expect(withSecret({ stringData: { [key]: '#cloud-config\npackages: [git]\n' } })).toEqual(['cloud-init-without-login']);
  });

  test('has text in stringData, and base64 in data', () => {
    const userdata = Buffer.from('#cloud-config\npackages: [git]\n').toString('base64');
    expect([withSecret({ stringData: { userdata } }), withSecret({ data: { userdata } })]).toEqual([['cloud-config-without-header'], ['cloud-init-without-login']]);
  });

  test('with both keys is read at the lower-case one', () => {
    expect(withSecret({ stringData: { userData: '#cloud-config\npackages: [git]\n', userdata: '#!/bin/sh\n' } })).toEqual([]);
  });
});

test.each(Object.entries(BYTE_ORDER_MARKED))('reports a byte order mark before %s', (_what, userData) => {
  expect(admittedAdvice(noCloud({ userData }))).toEqual([
    'spec.template.spec.volumes[1].cloudInitNoCloud.userData: this text begins with an invisible byte order mark, save it as UTF-8 without one, cloud-init would ignore the whole text [cloud-config-without-header]',
  ]);
});

describe('base64 instead of user data', () => {
  const base64 = (text: string | Buffer) => Buffer.from(text).toString('base64');
  const CONFIG = `#cloud-config\npackages: [git]\nssh_authorized_keys: [${KEY}]\n`;
  const advice = (source: object) => admittedAdvice(noCloud(source)).map((each) => each.replace('spec.template.spec.volumes[1].cloudInitNoCloud.', ''));
  const MESSAGE = 'this text is base64, write what it stands for, or write it as userDataBase64 or under data of a Secret, cloud-init would ignore the whole text [cloud-config-without-header]';

  test.each<[string, object]>([
    ['a cloud-config', { userData: base64(CONFIG) }], ['a script', { userData: base64('#!/bin/sh\ntrue\n') }], ['several parts', { userData: base64('Content-Type: multipart/mixed\n') }],
    ['lines', { userData: base64(CONFIG).replace(/.{20}/g, '$&\n') }], ['compressed text', { userData: base64(gzipSync(CONFIG)) }],
    ['what is encoded twice', { userDataBase64: base64(base64(CONFIG)) }],
  ])('is reported for %s', (_what, source) => {
    expect(advice(source)).toEqual([`${Object.keys(source)[0]}: ${MESSAGE}`]);
  });

  test.each<[string, object]>([
    ['text', { userDataBase64: base64(CONFIG) }], ['compressed text', { userDataBase64: base64(gzipSync(CONFIG)) }], ['the token of an agent', { userData: base64('token: abc') }],
  ])('is not reported for %s that is right', (_what, source) => {
    expect(advice(source)).toEqual([]);
  });
});

describe('users', () => {
  const advise = (users: string) => admittedAdvice(noCloud({ userData: `#cloud-config\n${users}\nssh_authorized_keys: [${KEY}]\n` })).map((advice) => /\[([a-z-]+)\]$/.exec(advice)![1]);

  test('that are null leave out the distribution\'s user', () => {
    expect(advise('users:')).toEqual(['cloud-init-without-login', 'user-cloud-init-would-not-create']);
  });

  test('include the distribution\'s user with the keys of the field user', () => {
    const keys = `user: {name: app, ssh_authorized_keys: [${KEY}]}\nusers: [default]\npackages: [git]\n`;
    expect(admittedAdvice(noCloud({ userData: `#cloud-config\n${keys}` }))).toEqual([]);
    expect(admittedAdvice(noCloud({ userData: `#cloud-config\n${keys.replace(KEY, '')}` }))).toHaveLength(1);
  });

  test.each(['users: [{sudo: "ALL=(ALL) ALL"}]', 'users: [[ada, default]]'])('include the distribution\'s user: %s', (users) => {
    expect(advise(users)).toEqual([]);
  });

  test('leave out those that are false in a map', () => {
    expect(advise('users: {default: false, ada: {}}')).toEqual(['cloud-init-without-login', 'user-cloud-init-would-not-create']);
    expect(advise('users: {default: true, "9": false}')).toEqual([]);
  });
});

describe('a few words instead of user data', () => {
  const rules = (source: object) => admittedAdvice(noCloud(source)).map((advice) => /cloudInitNoCloud\.\w+: (.*?), .*\[([a-z-]+)]$/.exec(advice)!.slice(1));

  test.each<[string, object]>([['in base64, as in old examples of KubeVirt', { userDataBase64: 'SGkuXG4=' }], ['in base64 with a newline', { userDataBase64: Buffer.from('Hi.\n').toString('base64') }], ['as they are', { userData: 'set me up' }]])('are reported %s', (_how, source) => {
    expect(rules(source)).toEqual([['this text is only a few words', 'cloud-config-without-header']]);
  });

  test.each(['abcdef.0123456789abcdef', '{{USER_DATA}}', '${USER_DATA}', 'agent: v1', '<powershell>', 'From ada'])('are not reported if another agent may read them: %j', (userData) => {
    expect(rules({ userData })).toEqual([]);
  });
});
