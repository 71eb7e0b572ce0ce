import { spawnSync } from 'child_process';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { buildCommand } from '../../built-command';

const folder = mkdtempSync(join(tmpdir(), 'validate-'));
const command = join(folder, 'main.js');

const file = (name: string, text: string) => writeFileSync(join(folder, name), text);
const VALID = 'apiVersion: cdi.kubevirt.io/v1beta1\nkind: DataSource\nmetadata: {name: ubuntu}\nspec: {source: {pvc: {name: ubuntu, namespace: images}}}\n';
const MACHINE = 'apiVersion: kubevirt.io/v1\nkind: VirtualMachine\nmetadata: {name: web}\nspec: {runStrategy: Always, template: {spec: {domain: {devices: {}, memory: {guest: 1Gi}}, volumes: ['
  + '{name: root, dataVolume: {name: web}}, {name: seed, cloudInitNoCloud: {secretRef: {name: seed}}}]}}}\n';
const BROKEN = VALID.replace('name: ubuntu, namespace', 'nmae: ubuntu, name: ubuntu, namespace');

beforeAll(() => {
  buildCommand(command);
  file('valid.yaml', VALID);
  file('broken.yaml', BROKEN);
  file('service.yaml', 'apiVersion: v1\nkind: Service\nmetadata: {name: s}\n');
  file('latest.yaml', 'apiVersion: cdi.kubevirt.io/v1beta1\nkind: DataVolume\nmetadata: {name: disk}\nspec: {source: {registry: {url: "docker://registry.example.com/ubuntu"}}, storage: {resources: {requests: {storage: 10Gi}}}}\n');
  file('machine.yaml', `${MACHINE}---\napiVersion: v1\nkind: Secret\nmetadata: {name: seed}\nstringData: {userdata: "#cloud-config\\npackages: [git]\\n"}\n`);
  file('capabilities.yaml', 'featureGates: [Snapshot]\nstorageClasses: {fast: {accessModes: [ReadWriteMany]}}\n');
  file('newer.yaml', 'kubevirtVersion: v99.0.0\n');
  file('misspelt.yaml', 'featureGate: []\n');
  file('two.yaml', '{}\n---\n{}\n');
});

function validate(args: string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, 'validate', ...args], { cwd: folder, input, encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('valid manifests end with 0, nothing on stdout, and a summary on stderr', () => {
  expect(validate(['valid.yaml', 'service.yaml', '--capabilities', 'capabilities.yaml']))
    .toEqual({ status: 0, stdout: '', stderr: '1 object checked, others searched for secrets only (1 v1 Service): no violations\n' });
  expect(validate(['-'], VALID)).toEqual({ status: 0, stdout: '', stderr: '1 object checked: no violations\n' });
});

test('claims are checked as Kubernetes does, and their storage class with the cluster\'s', () => {
  file('claim.yaml', 'apiVersion: v1\nkind: PersistentVolumeClaim\nmetadata: {name: disk}\nspec:\n  accessModes: [ReadWriteonce]\n  storageClassName: fats\n  resources: {requests: {storage: 10Gi}}\n');
  expect(validate(['claim.yaml', '--capabilities', 'capabilities.yaml'])).toEqual({
    status: 1,
    stdout: 'claim.yaml:5: PersistentVolumeClaim/disk: spec.accessModes[0]: "ReadWriteonce" is unknown, write "ReadWriteOnce" [access-modes-possible]\n'
      + 'claim.yaml:6: PersistentVolumeClaim/disk: spec.storageClassName: "fats" is not among the cluster\'s storage classes, write "fast" [storage-class-known]\n',
    stderr: '1 object checked: 2 violations\n',
  });
});

test('a field that only a newer KubeVirt may have is a violation, or a warning if the cluster has that version', () => {
  file('later.yaml', MACHINE.replace('volumes:', 'quantumDice: 6, volumes:'));
  const [refused, warned] = [validate(['later.yaml']), validate(['later.yaml', '--capabilities', 'newer.yaml'])];
  expect([refused.status, refused.stdout]).toEqual([1, expect.stringMatching(/^later\.yaml:4: VirtualMachine\/web: spec\.template\.spec\.quantumDice: unknown field, .*set kubevirtVersion in ClusterCapabilities or in the file of --capabilities \[fits-schema\]\n$/)]);
  expect([warned.status, warned.stdout]).toEqual([0, '']);
  expect(warned.stderr).toMatch(/^warning: later\.yaml:4: VirtualMachine\/web: spec\.template\.spec\.quantumDice: .*see whether v99\.0\.0 does with `kubectl explain virtualmachine\.spec\.template\.spec\.quantumDice` \[field-of-later-version\]$/m);
});

test('violations are on stdout, and end with 1', () => {
  expect(validate(['broken.yaml'])).toEqual({
    status: 1,
    stdout: 'broken.yaml:4: DataSource/ubuntu: spec.source.pvc.nmae: unknown field, did you mean "name" [fits-schema]\n',
    stderr: 'note: rules that depend on a field with a schema error are checked after it is fixed\n1 object checked: 1 violation\n',
  });
});

test('a machine that SOPS encrypted passes with the field that decrypts it, and nothing else does', () => {
  const encrypted = MACHINE.replace('secretRef: {name: seed}', 'userData: "ENC[AES256_GCM,data:0a==,type:str]"');
  const sops = (more: string) => `${encrypted}sops: {version: 3.9.0${more}}\n`;
  const mac = ', mac: "ENC[AES256_GCM,data:0b==,type:str]"';
  expect([validate(['-'], sops(mac)), validate(['-'], `apiVersion: v1\nkind: List\nitems: [${JSON.stringify({ apiVersion: 'v1', kind: 'Secret', metadata: { name: 'a' }, stringData: { a: 1 }, sops: { mac: 'ENC[]' } })}]\n`)])
    .toMatchObject([{ status: 0, stdout: '' }, { status: 0, stdout: '' }]);
  expect(validate(['-'], sops('')).stdout).toMatch(/^stdin:5: VirtualMachine\/web: sops: unknown field/);
  expect(validate(['-'], sops(mac).replace('runStrategy', 'runStrateyg')).stdout).toMatch(/^stdin:4: VirtualMachine\/web: spec\.runStrateyg: unknown field/);
});

test('a template is noted with the command that checks its result', () => {
  file('template.yaml', MACHINE.replace('1Gi', '"{{MEMORY}}"'));
  const { status, stderr } = validate(['template.yaml']);
  expect([status, stderr.split('\n')]).toEqual([0, [
    'note: 1 value is filled in by another tool and was not checked (template.yaml): cdk8s-kubevirt render template.yaml --set NAME=VALUE | cdk8s-kubevirt validate - checks the result',
    '1 object checked: no violations', '',
  ]]);
});

test('with --strict, a value that another tool fills in ends with 1', () => {
  const { status, stdout, stderr } = validate(['-', '--strict'], MACHINE.replace('1Gi', '"${MEMORY}"'));
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: 'stdin:4: spec.template.spec.domain.memory.guest: is filled in by another tool and was not checked: give this command the output of that tool as -, or leave out --strict\n',
    stderr: '1 object checked: 1 violation\n',
  });
});

test('--output json prints violations for programs', () => {
  const { status, stdout } = validate(['-', '--output', 'json'], BROKEN);
  expect([status, JSON.parse(stdout)]).toEqual([1, {
    checked: 1,
    others: {},
    violations: [{
      file: 'stdin',
      line: 4,
      kind: 'DataSource',
      name: 'ubuntu',
      path: 'spec.source.pvc.nmae',
      message: 'unknown field, did you mean "name"',
      rule: 'fits-schema',
    }],
    advice: [],
  }]);
});

test('advice is a warning on stderr, which ends with 0 and can be silenced', () => {
  const warning = 'warning: latest.yaml:4: DataVolume/disk: spec.source.registry.url: "docker://registry.example.com/ubuntu" changes with each release of the image, '
    + 'write a tag with a version or a digest [image-tag-latest]\n';
  expect(validate(['latest.yaml'])).toEqual({ status: 0, stdout: '', stderr: `${warning}1 object checked: no violations, 1 warning\n` });
  expect(JSON.parse(validate(['latest.yaml', '--output', 'json']).stdout).advice).toMatchObject([{ file: 'latest.yaml', line: 4, rule: 'image-tag-latest' }]);
  expect(validate(['latest.yaml', '--silence', 'image-tag-latest']).stderr).toBe('1 object checked: no violations\n');
});

describe('a tool that shows findings beside changed lines', () => {
  test('gets SARIF, with each rule once and each finding at its place', () => {
    const { status, stdout, stderr } = validate(['broken.yaml', 'latest.yaml', '-', '--output', 'sarif'], 'a: "b\n');
    const { version, runs: [{ tool: { driver }, results }] } = JSON.parse(stdout);
    expect({ status, version, stderr }).toEqual({ status: 1, version: '2.1.0', stderr: 'note: rules that depend on a field with a schema error are checked after it is fixed\n2 objects checked: 2 violations, 1 warning\n' });
    const page = (id: string) => `https://github.com/cdk8s-kubevirt/cdk8s-kubevirt/blob/main/docs/admission-rules.md#${id}`;
    expect(driver.rules.map(({ id, shortDescription, helpUri }: any) => [id, typeof shortDescription.text, helpUri])).toEqual([
      ['fits-schema', 'string', page('fits-schema')], ['image-tag-latest', 'string', page('image-tag-latest')], ['readable', 'string', undefined],
    ]);
    const placed = (ruleId: string, level: string, uri: string, startLine: number) => ({
      ruleId, level, message: { text: expect.any(String) }, locations: [{ physicalLocation: { artifactLocation: { uri }, region: { startLine } } }],
    });
    expect(results).toEqual([placed('readable', 'error', 'stdin', 1), placed('fits-schema', 'error', 'broken.yaml', 4), placed('image-tag-latest', 'warning', 'latest.yaml', 4)]);
  });

  test('gets GitHub workflow commands, which no value can inject', () => {
    file('100%,a:b.yaml', BROKEN.replace('nmae', '"a%\\n::error::b"'));
    const { status, stdout } = validate(['100%,a:b.yaml', 'latest.yaml', '--output', 'github']);
    expect(status).toBe(1);
    expect(stdout.trim().split('\n')).toEqual([
      expect.stringMatching(/^::error file=100%25%2Ca%3Ab\.yaml,line=4,title=fits-schema::DataSource\/ubuntu: .*a%25.* \(https:\/\/[^ ]+admission-rules\.md#fits-schema\)$/),
      expect.stringMatching(/^::warning file=latest\.yaml,line=4,title=image-tag-latest::DataVolume\/disk: /),
    ]);
  });

  const WORKSPACE = join(folder, 'workspace');
  const REPOSITORY = join(WORKSPACE, 'a');
  const NAMED = { github: /file=([^,]+)/, sarif: /"uri": "([^"]+)/, json: /"file": "([^"]+)/, text: /^([^:]+)/ };

  /** The file that each format names for broken manifests, run in a folder of a repository in a workspace. */
  const namedFiles = (path: string, workspace?: string, input = '') => Object.entries(NAMED).map(([output, named]) => {
    const [cwd, env] = [join(REPOSITORY, 'staging'), { ...process.env, GITHUB_WORKSPACE: workspace }];
    return named.exec(spawnSync(process.execPath, [command, 'validate', path, '--output', output], { cwd, env, input, encoding: 'utf8' }).stdout)?.[1];
  });

  describe('gets paths from the root of the repository, as it resolves them', () => {
    beforeAll(() => {
      mkdirSync(join(REPOSITORY, '.git'), { recursive: true });
      for (const below of ['a/base', 'a/staging', 'b']) {
        mkdirSync(join(WORKSPACE, below), { recursive: true });
        file(`workspace/${below}/vm.yaml`, BROKEN);
      }
      symlinkSync('workspace', join(folder, 'link'));
    });

    test('which is the workspace of GitHub', () => {
      expect(namedFiles('.', WORKSPACE)).toEqual(['a/staging/vm.yaml', 'a/staging/vm.yaml', 'vm.yaml', 'vm.yaml']);
      expect(namedFiles('../../b/vm.yaml', join(folder, 'link'))).toEqual(['b/vm.yaml', 'b/vm.yaml', '../../b/vm.yaml', '../../b/vm.yaml']);
    });

    test.each([undefined, '', join(WORKSPACE, 'b'), join(folder, 'absent')])('or else, as with GITHUB_WORKSPACE=%s, the nearest folder with .git', (workspace) => {
      expect(namedFiles('../base/vm.yaml', workspace)).toEqual(['base/vm.yaml', 'base/vm.yaml', '../base/vm.yaml', '../base/vm.yaml']);
      expect(namedFiles(join(REPOSITORY, 'base/vm.yaml'), workspace).slice(0, 2)).toEqual(['base/vm.yaml', 'base/vm.yaml']);
    });

    test('and a file outside of it has its absolute path, and standard input its name', () => {
      const outside = join(WORKSPACE, 'b/vm.yaml');
      expect(namedFiles('../../b/vm.yaml').slice(0, 2)).toEqual([outside, `file://${outside}`]);
      expect(namedFiles('-', undefined, BROKEN)).toEqual(['stdin', 'stdin', 'stdin', 'stdin']);
    });
  });
});

test('a secret in an object of any kind ends with 1, as in synth', () => {
  expect(validate(['-'], 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: settings}\ndata:\n  setup.sh: "mysql --password=hunter2"\n')).toEqual({
    status: 1,
    stdout: 'stdin:5: ConfigMap/settings: data[setup.sh]: this value contains a password or token, write a Secret instead of a ConfigMap [no-secret-value]\n',
    stderr: '1 object checked: 1 violation, of a rule that no server enforces (--severity)\n',
  });
});

test('the summary tells violations that a cluster would refuse from those of rules that no server enforces', () => {
  const map = (name: string) => `---\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}}\ndata:\n  setup.sh: "mysql --password=hunter2"\n`;
  const summary = (text: string) => validate(['-'], text).stderr.trim().split('\n').at(-1);
  expect(summary(BROKEN + map('a'))).toMatch(/: 2 violations, 1 of them of a rule that no server enforces \(--severity\)$/);
  expect(summary(BROKEN + map('a') + map('b'))).toMatch(/: 3 violations, 2 of them of rules that no server enforces \(--severity\)$/);
  expect(summary(map('a') + map('b'))).toMatch(/: 2 violations, all of rules that no server enforces \(--severity\)$/);
  expect(summary(`${BROKEN}---\na: "b\n`)).toMatch(/: 2 violations$/);
});

test('advice on a machine considers the Secret beside it', () => {
  expect(validate(['machine.yaml']).stderr).toContain('[cloud-init-without-login]');
});

test('a rule is explained without a path', () => {
  expect(validate(['--explain', 'fits-schema'])).toMatchObject({ status: 0, stdout: expect.stringMatching(/^fits-schema: /), stderr: '' });
  expect(validate(['--explain']).stdout).toMatch(/^fits-schema  /m);
});

test.each<[string[], RegExp]>([
  [[], /^error: no path is given: write files, folders or - for standard input\n$/],
  [['valid.yaml', '--outptu', 'json'], /unknown option '--outptu'/],
  [['valid.yaml', '--output', 'xml'], /allowed choices are text, json/],
  [['valid.yaml', 'nowhere.yaml', 'valid.yaml/x', 'neither.yaml'], /^(?:error: [^ ]+: no such file or folder\n){3}$/],
  [['valid.yaml', '--capabilities', 'nowhere.yaml'], /^error: --capabilities nowhere\.yaml: no such file or folder\n$/],
  [['valid.yaml', '--capabilities', '.'], /^error: --capabilities \.: is a folder: write a file\n$/],
  [['valid.yaml', '--capabilities', 'misspelt.yaml'], /^error: misspelt\.yaml: featureGate: unknown field: write one of kubevirtVersion, [^\n]+\n$/],
  [['valid.yaml', '--capabilities', 'two.yaml'], /^error: two\.yaml: has 2 documents: write one[^\n]+\n$/],
  [['valid.yaml', '--silence', 'image-tag'], /^error: --silence "image-tag": unknown advice: [^\n]+\n$/],
  [['valid.yaml', '--silence', 'fits-schema'], /^error: --silence "fits-schema": that is an error, not advice: correct what it reports, [^\n]+\n$/],
  [['valid.yaml', '--silence', 'no-secret-value'], /^error: --silence "no-secret-value": that is an error, not advice: write --severity "no-secret-value=silent: REASON"\n$/],
  [['--explain', 'schema'], /^error: --explain "schema": unknown rule: [^\n]+\n$/],
])('%j is an invalid call, which ends with 2', (args, message) => {
  expect(validate(args)).toEqual({ status: 2, stdout: '', stderr: expect.stringMatching(message) });
});

test('many findings end with their numbers by rule, but not for programs', () => {
  const names = Array.from({ length: 25 }, (_, index) => `ubuntu-${index}`);
  const claim = 'apiVersion: v1\nkind: PersistentVolumeClaim\nmetadata: {name: disk}\nspec: {accessModes: [Odd], resources: {requests: {storage: 10Gi}}}\n';
  file('many.yaml', [...names.map((name) => BROKEN.replace('metadata: {name: ubuntu}', `metadata: {name: ${name}}`)), claim].join('---\n'));
  const { status, stdout, stderr } = validate(['many.yaml']);
  expect([status, stdout.trim().split('\n').length, stderr.split('\n').slice(1)]).toEqual([1, 26, [
    'most frequent (--explain RULE explains one):', '  25 fits-schema', '   1 access-modes-possible', '26 objects checked: 26 violations', '',
  ]]);
  for (const output of ['json', 'sarif', 'github']) {
    expect(validate(['many.yaml', '-o', output]).stderr.split('\n').slice(1)).toEqual(['26 objects checked: 26 violations', '']);
  }
});
