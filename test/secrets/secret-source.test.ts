import { readFileSync } from 'fs';
import { join } from 'path';
import { gzipSync } from 'zlib';
import Ajv from 'ajv';
import { App, Chart, Duration, Size, Testing, Yaml } from 'cdk8s';
import { parse } from 'yaml';
import { CloudInit, type CloudInitProps, DataVolume, ImageSource, MachineDefaults, SecretSource, SecretStoreKind, SecretValue, VirtualMachine, VirtualMachinePool, VirtualMachineTemplate } from '../../src';

const HASH = SecretValue.storePlaceholder({ key: 'shop/web', property: 'password-hash' });
const TOKEN = SecretValue.storePlaceholder({ key: 'shop/api', version: '3' });
const STORE = SecretSource.externalSecrets({ secretStore: { name: 'vault', kind: SecretStoreKind.CLUSTER_SECRET_STORE } });

const base = VirtualMachineTemplate.fromYaml(`
spec:
  template:
    spec:
      domain: {devices: {}, memory: {guest: 1Gi}}
      volumes: [{name: root, dataVolume: {name: web}}]
`);

/** A template with cloud-init sources that are written by hand. */
const templateOf = (cloudInitNoCloud: object) => VirtualMachineTemplate.fromObject({
  spec: { template: { spec: { domain: { devices: {}, memory: { guest: '1Gi' } }, volumes: [{ name: 'seed', cloudInitNoCloud }] } } },
});

const cloudInit: CloudInitProps = {
  users: [{ name: 'ada', hashedPasswd: HASH }],
  writeFiles: [{ path: '/etc/api.conf', content: `# 100 % of "{{ this }}"\ntoken = ${TOKEN}\n` }],
  runcmd: [['login', '--user', 'shop', '--token', TOKEN]],
};

/** The app, chart and objects of a machine, with a source of Secrets in one of the two scopes. */
function synth(
  source: SecretSource | undefined, props: CloudInitProps = cloudInit, scope: 'app' | 'chart' = 'app', template = base.withCloudInit(CloudInit.noCloud(props)),
) {
  const app = Testing.app();
  if (source !== undefined && scope === 'app') {
    SecretSource.set(app, source);
  }
  const chart = new Chart(app, 'shop', { namespace: 'shop' });
  if (source !== undefined && scope === 'chart') {
    SecretSource.set(chart, source);
  }
  new VirtualMachine(chart, 'web', { template });
  return { app, chart, objects: Testing.synth(chart) as any[] };
}

const PLAIN: CloudInitProps = { packages: ['git'], sshImportId: ['gh:ada'] };

const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);

afterAll(() => stderr.mockRestore());

describe('SecretSource.plain', () => {
  test('puts a Secret into the chart of its machine', () => {
    const [machine, secret] = synth(undefined, PLAIN).objects;
    expect(machine.spec.template.spec.volumes[1].cloudInitNoCloud.secretRef.name).toBe(secret.metadata.name);
    expect([secret]).toEqual([synth(SecretSource.plain(), PLAIN).objects[1]]);
  });

  test('can put Secrets into a chart of their own, with the namespaces of their machines', () => {
    const app = Testing.app();
    const secrets = new Chart(app, 'secrets', { namespace: 'elsewhere' });
    SecretSource.set(app, SecretSource.plain({ chart: secrets }));
    for (const namespace of ['shop', 'bank']) {
      new VirtualMachine(new Chart(app, namespace, { namespace }), 'web', { template: base.withCloudInit(CloudInit.noCloud(PLAIN)) });
    }
    expect(Testing.synth(secrets)).toMatchSnapshot();
  });
});

describe('SecretSource.existing', () => {
  test('emits no Secret, and synth prints one note with the Secret that is needed', () => {
    const { objects: [machine, secret] } = synth(SecretSource.plain(), PLAIN);
    stderr.mockClear();
    const { app, objects } = synth(SecretSource.existing(), PLAIN);
    app.synthYaml();
    expect(objects).toEqual([machine]);
    expect(stderr.mock.calls.flat()).toEqual([`note: shop/web: needs the Secret "${secret.metadata.name}" in the namespace "shop" with "userdata"\n`]);
  });

  test('causes no warning about secrets in user data, which is in no manifest', () => {
    stderr.mockClear();
    synth(SecretSource.existing(), { ...PLAIN, runcmd: ['mysql --password=hunter2'] }).app.synthYaml();
    expect(stderr.mock.calls.join()).toMatch(/^note: [^\n]*\n$/);
  });
});

describe('SecretSource.externalSecrets', () => {
  test('emits an ExternalSecret, whose template inserts values from the store', () => {
    expect(synth(STORE).objects).toMatchSnapshot();
  });

  test('emits an object that fits the CRD of ExternalSecret', () => {
    const validate = new Ajv({ strict: false }).compile(JSON.parse(readFileSync(join(__dirname, 'external-secret.schema.json'), 'utf8')));
    const [, secret] = synth(STORE).objects;
    validate(secret);
    expect(validate.errors).toBeNull();
    expect(validate({ ...secret, spec: { ...secret.spec, secretStores: [] } })).toBe(false);
  });

  test('gives the Secret another name if a reference changes', () => {
    const nameOf = (hashedPasswd: string) => synth(STORE, { users: [{ name: 'ada', hashedPasswd }] }).objects[1].metadata.name;
    expect(nameOf(HASH)).toBe(nameOf(SecretValue.storePlaceholder({ key: 'shop/web', property: 'password-hash' })));
    expect(nameOf(HASH)).not.toBe(nameOf(SecretValue.storePlaceholder({ key: 'shop/web', property: 'other-hash' })));
  });

  test('keeps the store that was checked, whatever the program does with its own object later', () => {
    const secretStore = { name: 'vault' };
    const source = SecretSource.externalSecrets({ secretStore });
    secretStore.name = 'My Vault';
    expect(synth(source).objects).toContainEqual(expect.objectContaining({ spec: expect.objectContaining({ secretStoreRef: { name: 'vault', kind: 'SecretStore' } }) }));
  });

  test('emits a plain Secret for user data without values from the store', () => {
    expect(synth(STORE, PLAIN).objects).toEqual(synth(undefined, PLAIN).objects);
  });

  test('emits one ExternalSecret for a pool whose machines share user data', () => {
    const chart = new Chart(Testing.app(), 'shop');
    SecretSource.set(chart, STORE);
    new VirtualMachinePool(chart, 'web', { template: base.withCloudInit(CloudInit.noCloud(cloudInit)), replicas: 3 });
    expect(Testing.synth(chart).map(({ kind }) => kind)).toEqual(['VirtualMachinePool', 'ExternalSecret']);
  });

  test('inserts values into network data too', () => {
    const [, secret] = synth(STORE, { networkDataText: `version: 2\nwifis: {wlan0: {access-points: {shop: {password: ${TOKEN}}}}}\n` }).objects;
    expect(secret.spec.target.template.data).toEqual({ networkdata: 'version: 2\nwifis: {wlan0: {access-points: {shop: {password: {{ .value1 | toJson }}}}}}\n' });
  });

  test('numbers the values in user data before those in network data', () => {
    const networkDataText = `version: 2\nwifis: {wlan0: {access-points: {shop: {password: ${TOKEN}}}}}\n`;
    const [, secret] = synth(STORE, { users: [{ name: 'ada', hashedPasswd: HASH }], networkDataText }).objects;
    expect(secret.spec.data.map(({ secretKey, remoteRef }: any) => [secretKey, remoteRef.key])).toEqual([['value1', 'shop/web'], ['value2', 'shop/api']]);
    expect(secret.spec.target.template.data.networkdata).toContain('.value2');
  });

  test('keeps the layout of userDataText around the values', () => {
    const userDataText = [
      '#cloud-config', `# ${TOKEN} is not looked at here`, 'write_files:', '  - path: /etc/api.conf', '    content: |', '      # 100 %', `      token = ${TOKEN}`,
      '    owner: root', `runcmd: [ 'login ${TOKEN} ''{{ user }}''', ${HASH}, 'ada:${TOKEN}', '${TOKEN}${HASH}'] # {{ this }}`, `${TOKEN}: a key`, '',
    ].join('\n');
    const [, secret] = synth(STORE, { userDataText }).objects;
    expect(secret.spec.target.template.data.userdata.split('\n')).toEqual([
      '#cloud-config',
      '# a value from the store is not looked at here',
      'write_files:',
      '  - path: /etc/api.conf',
      '    content: {{ printf "# 100 %%\\ntoken = %s\\n" .value1 | toJson }}',
      '    owner: root',
      'runcmd: [ {{ printf "login %s \'{{ user }}\'" .value1 | toJson }}, {{ .value2 | toJson }}, {{ printf "ada:%s" .value1 | toJson }}, {{ printf "%s%s" .value1 .value2 | toJson }}] # {{ "{{" }} this }}',
      '{{ .value1 | toJson }}: a key',
      '',
    ]);
  });

  test.each(['\n#cloud-config\n', '#Cloud-Config\n'])('recognizes a cloud-config as cloud-init does: %j', (beginning) => {
    const [, secret] = synth(STORE, { userDataText: `${beginning}runcmd: [[login, ${TOKEN}]]\n` }).objects;
    expect(secret.spec.target.template.data.userdata).toBe(`${beginning}runcmd: [[login, {{ .value1 | toJson }}]]\n`);
  });

  test('separates the brace of a flow mapping from that of a value', () => {
    const [, secret] = synth(STORE, { userDataText: `#cloud-config\nx-keys: {${TOKEN}: {a: 1}}\n` }).objects;
    expect(secret.spec.target.template.data.userdata).toBe('#cloud-config\nx-keys: { {{ .value1 | toJson }}: {a: 1}}\n');
  });

  describe('with user data or network data that a plain Secret would have in base64', () => {
    /** A character that needs double quotes, and a line that consists of a blank. */
    const ODD = '# \u0007\n \n \n';

    /** A template as the operator renders it, except for values from the store. */
    const rendered = (template: string) => template
      .replace(/\{\{ "([^"]+)" \| b64dec }}/g, (_, base64) => Buffer.from(base64, 'base64').toString())
      .replaceAll('{{ " " }}', ' ').replaceAll('{{ "{{" }}', '{{');

    test('inserts values all the same', () => {
      const [, secret] = synth(STORE, { userDataText: `#cloud-config\n${ODD}runcmd:\n- [login, ${TOKEN}]\n \n` }).objects;
      const { userdata } = secret.spec.target.template.data;
      expect(rendered(userdata)).toBe(`#cloud-config\n${ODD}runcmd:\n- [login, {{ .value1 | toJson }}]\n \n`);
      expect(parse(Yaml.stringify({ userdata })).userdata).toBe(userdata);
      expect(secret.spec.data).toEqual([{ secretKey: 'value1', remoteRef: expect.objectContaining({ key: 'shop/api' }) }]);
    });

    test.each([['needs base64', { networkDataText: `version: 2\nethernets: {}\n${ODD}# {{ this }}\n` }], ['is binary', undefined]])('keeps network data that %s, beside user data with values', (_, network) => {
      const bytes = Buffer.from([0x1f, 0x8b, 0x08, 0xff]);
      const template = network === undefined ? templateOf({ userData: `#cloud-config\nruncmd: [${TOKEN}]\n`, networkDataBase64: bytes.toString('base64') }) : undefined;
      const [, secret] = synth(STORE, { runcmd: [TOKEN], ...network }, 'app', template).objects;
      const { networkdata } = secret.spec.target.template.data;
      expect(networkdata).toMatch(/^\{\{ "[A-Za-z0-9+/=]+" \| b64dec }}$/);
      expect(rendered(networkdata)).toBe(network?.networkDataText ?? bytes.toString());
    });
  });

  test('refuses another secret beside the values, and suggests the store', () => {
    expect(() => synth(STORE, { ...cloudInit, runcmd: ['mysql --password=hunter2'] })).toThrow(/spec\.target\.template\.data\.userdata: this value contains a password or token, take it from the store with SecretValue\.storePlaceholder \[no-secret-value]/);
  });

  test('works together with placeholders of a template', () => {
    const template = base.withCloudInit(CloudInit.noCloud({ users: [{ name: '{{USER}}', hashedPasswd: HASH }] }));
    expect(template.placeholders).toEqual(['USER']);
    const chart = new Chart(Testing.app(), 'shop');
    SecretSource.set(chart, STORE);
    new VirtualMachine(chart, 'web', { template: template.substitute({ USER: 'ada' }) });
    expect(Testing.synth(chart)[1].spec.target.template.data.userdata).toContain('- name: "ada"\n');
  });
});

test('the scope of a machine may be frozen', () => {
  const chart = new Chart(Testing.app(), 'shop');
  Object.freeze(chart);
  new VirtualMachine(chart, 'web', { template: base.withCloudInit(CloudInit.noCloud({ hostname: 'web' })) });
  expect(Testing.synth(chart).map(({ kind }) => kind)).toContain('Secret');
});

test.each([
  ['a character', 200_000, {}, 'Prune=false,ServerSideApply=true'],
  ['a character', 190_000, {}, 'Prune=false'],
  ['\u00fc', 100_000, {}, 'Prune=false,ServerSideApply=true'],
  ['a character', 200_000, { pruneProtection: false }, 'ServerSideApply=true'],
] as const)('Argo CD gets server-side apply for a Secret that is too large for an annotation: %s %i times', (what, times, defaults, options) => {
  const app = Testing.app();
  MachineDefaults.set(app, defaults);
  const chart = new Chart(app, 'shop');
  new VirtualMachine(chart, 'web', { template: templateOf({ userData: `#!/bin/sh\n# ${what.slice(0, 1).repeat(times)}\n` }) });
  const [, secret] = Testing.synth(chart);
  expect(secret.metadata.annotations['argocd.argoproj.io/sync-options']).toBe(options);
});

describe('refuses', () => {
  const emitted = (props: CloudInitProps, source: SecretSource = STORE) => () => {
    const chart = new Chart(Testing.app(), 'shop');
    SecretSource.set(chart, source);
    new VirtualMachine(chart, 'web', { template: base.withCloudInit(CloudInit.noCloud(props)) });
  };

  test.each([['plain', SecretSource.plain()], ['existing', SecretSource.existing()]])('a value from a store with the source %s', (_name, source) => {
    expect(emitted(cloudInit, source)).toThrow(/^shop\/web: Secret "web-cloudinitdisk-[0-9a-f]{10}": contains a value from a store, which nothing inserts: set SecretSource\.externalSecrets with the store$/);
  });

  test.each([['plain', SecretSource.plain()], ['existing', SecretSource.existing()]])('a value from a store in user data that is written in base64, with the source %s', (_name, source) => {
    expect(emitted({ userDataText: `#cloud-config\n# \u0007\n \nruncmd: [${TOKEN}]\n` }, source)).toThrow(/contains a value from a store, which nothing inserts/);
  });

  test('a value from a store in a script, which could run it', () => {
    expect(emitted({ userDataText: `#!/bin/sh\necho ${TOKEN}\n` })).toThrow(/userdata: contains a value from a store, but is not a #cloud-config: write the value to a file with writeFiles/);
  });

  test('a value from a store that base64 would hide', () => {
    expect(() => CloudInit.noCloud({ writeFiles: [{ path: '/etc/api.conf', content: `token ${TOKEN}\r\n` }] })).toThrow('writeFiles[0].content: has a value from a store next to characters');
    expect(() => CloudInit.noCloud({ ...cloudInit, parts: [{ content: '#!/bin/sh\ntrue\n' }] })).toThrow('parts: make multi-part user data, which cannot contain a value from a store');
    expect(emitted({ writeFiles: [{ path: '/etc/api.key', contentBase64: TOKEN }] })).not.toThrow();
    expect(emitted({ parts: [{ content: '#!/bin/sh\ntrue\n' }], networkDataText: `version: 2\nwifis: {w0: {access-points: {shop: {password: ${TOKEN}}}}}\n` })).not.toThrow();
  });

  test.each([
    ['the store', STORE, 'contains a value from a store, but is compressed or not UTF-8, so the value cannot be inserted: write plain UTF-8'],
    ['plain', SecretSource.plain(), 'contains a value from a store, which nothing inserts'],
  ])('a value from a store in gzip, with the source %s', (_name, source, message) => {
    const userDataBase64 = gzipSync(`#cloud-config\nruncmd: [login ${TOKEN}]\n`).toString('base64');
    expect(() => synth(source, PLAIN, 'app', templateOf({ userDataBase64 }))).toThrow(message);
  });

  test('a value from a store in a VirtualMachine or any other object', () => {
    const chart = new Chart(Testing.app(), 'shop');
    SecretSource.set(chart, STORE);
    const template = base.withCloudInit(CloudInit.noCloud(cloudInit));
    new VirtualMachine(chart, 'web', { template, inlineCloudInit: true, metadata: { annotations: { note: TOKEN } } });
    new DataVolume(chart, 'disk', { image: ImageSource.http(`https://example.com/${TOKEN}`), size: Size.gibibytes(1) });
    expect(() => Testing.synth(chart)).toThrow(new RegExp([
      '\\[shop/web] metadata\\.annotations\\.note: this value contains a secret from a store, keep it in a Secret',
      '\\[shop/web] spec\\.template\\.spec\\.volumes\\[1]\\.cloudInitNoCloud\\.userData: this value contains a secret from a store, move the user data to a Secret',
      '\\[shop/disk] spec\\.source\\.http\\.url: this value contains a secret from a store',
    ].join('[^]*')));
  });

  test('an empty key', () => {
    expect(() => `token=${SecretValue.fromStore({ key: 'shop/api' })}`).toThrow('SecretValue: cannot be part of a string: write SecretValue.storePlaceholder for a value from a store');
    expect(() => SecretValue.storePlaceholder({ key: '' })).toThrow('SecretValue.storePlaceholder: key: "" is not a name');
  });

  describe.each([['externalSecrets', STORE], ['plain', SecretSource.plain()], ['existing', SecretSource.existing()]])('with the source %s, a part of a value from a store:', (_name, source) => {
    const base64 = (text: string) => Buffer.from(text).toString('base64');
    test.each([
      ['in upper case', TOKEN.toUpperCase()],
      ['in lower case', TOKEN.toLowerCase()],
      ['its first half', TOKEN.slice(0, TOKEN.length / 2)],
      ['its second half', TOKEN.slice(TOKEN.length / 2)],
      ['without its braces', TOKEN.slice(2, -2)],
      ['with another letter', TOKEN.replace(':', ':A')],
      ['encoded for a URL', encodeURIComponent(TOKEN)],
      ['in base64', base64(TOKEN)],
      ['in base64 after one other byte', base64(`:${TOKEN}`)],
      ['in base64 after two other bytes', base64(`a:${TOKEN}`)],
      ['in base64 after three other bytes', base64(`ab:${TOKEN}`)],
      ['in base64 for a URL', Buffer.from(`svc:${TOKEN}`).toString('base64url')],
      ['the end of its base64', base64(TOKEN).slice(-40)],
    ])('%s', (_change, content) => {
      expect(() => synth(source, { writeFiles: [{ path: '/etc/curlrc', content: `Authorization: Basic ${content}\n` }] }))
        .toThrow(/^shop\/web: Secret "web-cloudinitdisk-[0-9a-f]{10}": userdata: contains a value from a store that the program has changed, so nothing inserts it: write what SecretValue\.storePlaceholder returns as it is, and keep the changed value in the store$/m);
    });
  });

  test('a value from a store that the program has changed, in an object other than a Secret', () => {
    const chart = new Chart(Testing.app(), 'shop');
    new VirtualMachine(chart, 'web', { template: base, metadata: { annotations: { cut: TOKEN.slice(9), upper: TOKEN.toUpperCase(), url: encodeURIComponent(TOKEN) } } });
    expect(() => Testing.synth(chart)).toThrow(new RegExp(['cut', 'upper', 'url'].map((key) => `metadata\\.annotations\\.${key}: this value contains a secret from a store`).join('[^]*')));
  });

  test('an invalid store and an invalid refresh interval', () => {
    const kind = 'Vault' as SecretStoreKind;
    const refreshInterval = '24h0m0s' as any;
    expect(() => SecretSource.externalSecrets({ secretStore: { name: 'My Vault', kind }, refreshInterval })).toThrow(new Error([
      'SecretSource.externalSecrets: secretStore.kind: "Vault" is not valid here: write "SecretStore" or "ClusterSecretStore"',
      'SecretSource.externalSecrets: refreshInterval: "24h0m0s" is not valid here: write a duration, such as Duration.minutes(5)',
      'SecretSource.externalSecrets: secretStore.name: "My Vault" is not an object\'s name: write at most 253 lower-case letters, digits, "-" and ".", a letter or digit at both ends, such as "web-1"',
    ].join('\n')));
  });

  test('a refresh interval that is not a whole number of seconds', () => {
    const refreshInterval = Duration.millis(1500);
    expect(() => SecretSource.externalSecrets({ secretStore: { name: 'vault' }, refreshInterval })).toThrow(new Error(
      'SecretSource.externalSecrets: refreshInterval: 1.5 seconds is not a whole number: write Duration.seconds(2)',
    ));
  });

  test('a source that is set after the first machine, or twice', () => {
    const { app, chart } = synth(undefined, PLAIN);
    expect(() => SecretSource.set(app, STORE)).toThrow('app: has machines already, which used another source: set SecretSource before adding any');
    expect(() => SecretSource.set(chart, STORE)).toThrow('shop: has machines already');
    const other = new App();
    SecretSource.set(other, STORE);
    expect(() => SecretSource.set(other, STORE)).toThrow('app: has a SecretSource already: set one');
  });
});

test.each([
  [Duration.hours(24), '24h0m0s'], [Duration.minutes(90), '1h30m0s'], [Duration.seconds(45), '45s'], [Duration.seconds(0), '0s'],
])('values are read again after %s, in the form of the operator, so that no difference shows', (refreshInterval, written) => {
  const { objects } = synth(SecretSource.externalSecrets({ secretStore: { name: 'vault' }, refreshInterval }), { users: [{ name: 'ada', hashedPasswd: HASH }] });
  expect(objects.find(({ kind }: any) => kind === 'ExternalSecret').spec).toMatchObject({ refreshInterval: written, secretStoreRef: { name: 'vault', kind: 'SecretStore' } });
});

test('an inner scope can have its own source', () => {
  const app = Testing.app();
  SecretSource.set(app, SecretSource.existing());
  const chart = new Chart(app, 'shop');
  SecretSource.set(chart, SecretSource.plain());
  new VirtualMachine(chart, 'web', { template: base.withCloudInit(CloudInit.noCloud(PLAIN)) });
  expect(Testing.synth(chart).map(({ kind }) => kind)).toEqual(['VirtualMachine', 'Secret']);
});
