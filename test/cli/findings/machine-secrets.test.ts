import { execFileSync } from 'child_process';
import { mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { findings } from '../../../src/cli/findings/findings';
import { type Input, readInput, streamInput } from '../../../src/cli/manifests/documents';

/** More than the command keeps in memory. */
const COUNT = 700;
const numbers = Array.from({ length: COUNT }, (_, index) => index);

const machine = (name: string, namespace: string, ...secrets: string[]) => `---
apiVersion: kubevirt.io/v1
kind: VirtualMachine
metadata: {name: ${name}${namespace}}
spec:
  runStrategy: Always
  template:
    spec:
      domain:
        memory: {guest: 1Gi}
        devices: {disks: [{name: root, disk: {bus: virtio}}${secrets.map((_, index) => `, {name: seed-${index}, disk: {bus: virtio}}`).join('')}]}
      volumes:
        - {name: root, persistentVolumeClaim: {claimName: ${name}}}
${secrets.map((secret, index) => `        - {name: seed-${index}, cloudInitNoCloud: {secretRef: {name: ${secret}}}}\n`).join('')}`;

/** A Secret whose number appears in the advice on it. */
const secret = (name: string, namespace: string, number: number) => `---
apiVersion: v1
kind: Secret
metadata: {name: ${name}${namespace}}
stringData:
  userdata: |
    #cloud-config
    runcmd: no list, line 2 of ${number}
    ${number % 2 === 0 ? 'packages: no list either' : 'hostname: web'}
`;

const machines = numbers.map((number) => machine(`web-${number}`, '', `seed-of-machine-${number}`)).join('');
const secrets = numbers.map((number) => secret(`seed-of-machine-${number}`, '', number)).join('');

function files(texts: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  return texts.map((text, index) => {
    const path = join(folder, `${index}.yaml`);
    writeFileSync(path, text);
    return path;
  });
}

const advised = (input: Input | ReturnType<typeof streamInput>) => findings(input).advice.map(({ name, path, message }) => `${name}: ${path} ${message}`);

/** The advice on these files, once it has turned out to be the same for a stream of them. */
function adviceOn(...texts: string[]): string[] {
  const paths = files(texts);
  const kept = advised(readInput(paths));
  expect(advised(streamInput(paths))).toEqual(kept);
  return kept;
}

const TEXT = 'spec.template.spec.volumes[1].cloudInitNoCloud.secretRef.userdata';

const ofEach = numbers.flatMap((number) => ['runcmd', ...number % 2 === 0 ? ['packages'] : []].map((field) => `web-${number}: ${TEXT}.${field} is a string, write a list`));
const forms = (advice: readonly string[]) => advice.filter((line) => line.includes(' is a string, '));

test.each([
  ['before its machine', [numbers.map((number) => secret(`seed-of-machine-${number}`, '', number) + machine(`web-${number}`, '', `seed-of-machine-${number}`)).join('')]],
  ['after its machine', [numbers.map((number) => machine(`web-${number}`, '', `seed-of-machine-${number}`) + secret(`seed-of-machine-${number}`, '', number)).join('')]],
  ['in a file before the machines', [secrets, machines]],
  ['in a file after the machines', [machines, secrets]],
])('advice on cloud-init is given if its Secret is %s', (_title, texts) => {
  expect(forms(adviceOn(...texts))).toEqual(ofEach);
});

test('machines and Secrets in Lists find each other', () => {
  const list = (text: string) => `apiVersion: v1\nkind: List\nitems:\n${text.split('---\n').slice(1).map((item) => `- ${item.trimEnd().replace(/\n/g, '\n  ')}\n`).join('')}`;
  expect(forms(adviceOn(list(machines), list(secrets)))).toEqual(ofEach);
});

test('the first Secret of its name in the namespace of the machine counts', () => {
  const [shop, bank] = [', namespace: shop', ', namespace: bank'];
  expect(forms(adviceOn(secret('s', shop, 1), machine('a', bank, 's'), machine('b', shop, 's', 't'), secret('s', bank, 2), secret('s', shop, 2), secret('t', '', 1))).map((line) => line.replace(/^(\w: ).*\.(\w+) is .*$/, '$1$2')))
    .toEqual(['a: runcmd', 'a: packages', 'b: runcmd', 'b: runcmd']);
});

test('a machine waits for the Secret in its own namespace; a missing namespace is that of the other', () => {
  const [shop, bank] = [', namespace: shop', ', namespace: bank'];
  expect(forms(adviceOn(machine('a', bank, 's'), secret('s', shop, 1), secret('s', bank, 2)))).toEqual([expect.stringContaining('.runcmd'), expect.stringContaining('.packages')]);
  expect(forms(adviceOn(machine('a', '', 's'), secret('s', shop, 1)))).toHaveLength(1);
  expect(forms(adviceOn(machine('a', shop, 's'), secret('s', '', 1)))).toHaveLength(1);
});

test('a Secret without a name is of no machine', () => {
  expect(forms(adviceOn('kind: Secret\napiVersion: v1\n', machine('a', '', 's')))).toEqual([]);
});

test.each(['before', 'after'])('a password in an answer file is reported, in a Secret %s the machine of its Sysprep volume, and not shown', (place) => {
  const answers = (password: string) => `<AdministratorPassword>\n  <Value>${password}</Value>\n</AdministratorPassword>\n`;
  const manifest = (name: string, data: object) => `---\n${JSON.stringify({ apiVersion: 'v1', kind: 'Secret', metadata: { name }, ...data })}\n`;
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const desktop = (name: string) => machine(name, '', name).replace('cloudInitNoCloud: {secretRef: {name', 'sysprep: {secret: {name').replace(', disk: {bus: virtio}}]', ', cdrom: {}}]');
  const secretOf: { readonly [machine: string]: object } = {
    text: { stringData: { 'Autounattend.xml': answers('swordfish'), 'setup.ps1': 'exit' } },
    base64: { data: { 'unattend.xml': base64(answers('swordfish')), 'setup.cmd': base64('net user ada Swordfish1 /add\n') } },
    later: { stringData: { 'unattend.xml': answers('${PASSWORD}') }, data: { 'autounattend.xml': base64(answers('{{ .password }}')) } },
    encrypted: { stringData: { 'unattend.xml': 'ENC[AES256_GCM,data:p673w==,iv:YY=,aad:UQ=,tag:A=]' }, sops: { mac: 'a' } },
    other: { data: 'swordfish', stringData: { 'unattend.xml': 5, 'autounattend.xml': ['swordfish'] } },
  };
  const order = (texts: string[]) => place === 'before' ? texts : texts.reverse();
  const advice = adviceOn(...order([Object.entries(secretOf).map(([name, data]) => manifest(name, data)).join(''), Object.keys(secretOf).map(desktop).join('')]));
  expect(advice.filter((line) => line.includes('is not encrypted'))).toEqual([
    'text: spec.template.spec.volumes[1].sysprep.secret[Autounattend.xml] this text contains a password of Windows Setup and its Secret is not encrypted',
    'base64: spec.template.spec.volumes[1].sysprep.secret[unattend.xml] this text contains a password of Windows Setup and its Secret is not encrypted',
    'base64: spec.template.spec.volumes[1].sysprep.secret[setup.cmd] this text contains a password in a command and its Secret is not encrypted',
  ].map((line) => expect.stringContaining(line)));
});

test('a pipe is read only once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pipe-'));
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const [file] = files([machines + secrets]);
  execFileSync('sh', ['-c', `cat ${file} > ${pipe} &`], { stdio: 'ignore' });
  expect(forms(advised(streamInput([pipe])))).toEqual(ofEach);
});

test.each([['Secrets', secrets, machines], ['machines', machines, secrets]])('a file of %s that changes before it is read again does not make the command fail', (_title, ...texts) => {
  const [first, second] = files(texts);
  const input = streamInput([first, second]);
  const documents = function* () {
    let count = 0;
    for (const document of input.documents) {
      count += 1;
      if (count === COUNT + 1) {
        writeFileSync(first, 'a: 1\n');
      }
      yield document;
    }
  };
  expect(() => findings({ documents: documents(), issues: [] })).not.toThrow();
});

test('a Secret counts for the machines of its own set, such as those of one cluster', () => {
  const [first, ...others] = files([machine('web', '', 's'), secret('s', '', 1), secret('s', '', 2)]).map((file) => readInput([file]).documents[0]);
  const inSet = (set: string, number: number) => [{ ...first, set, source: set }, { ...others[number - 1], set }];
  const sets = [...inSet('dev', 1), ...inSet('prod', 2), { ...first, set: 'test', source: 'test' }];
  const advice = (documents: typeof sets) => findings({ documents, issues: [] }).advice.filter(({ message }) => message.startsWith('is a string')).map(({ file, path }) => `${file}: ${path!.split('.').at(-1)}`);
  expect(advice(sets)).toEqual(['dev: runcmd', 'prod: runcmd', 'prod: packages']);
  expect(advice(sets.reverse())).toEqual(['prod: runcmd', 'prod: packages', 'dev: runcmd']);
});
