import { mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { report } from '../../../src/cli/findings/finding';
import { findings } from '../../../src/cli/findings/findings';
import { UnfilledValues } from '../../../src/cli/findings/unfilled-values';
import { readInput } from '../../../src/cli/manifests/documents';

const machine = ({ name = 'web', run = 'Always', cores = '2', memory = '1Gi', devices = '{}', labels = '{}' } = {}) => `apiVersion: kubevirt.io/v1
kind: VirtualMachine
metadata:
  name: ${name}
  labels: ${labels}
spec:
  runStrategy: ${run}
  template:
    spec:
      domain:
        cpu: {cores: ${cores}}
        memory: {guest: ${memory}}
        devices: ${devices}
      networks: []
`;

const folder = mkdtempSync(join(tmpdir(), 'unfilled-'));

/** The findings, and the note about values that are not filled in yet. */
function found(...texts: string[]) {
  const paths = texts.map((text, index) => {
    const path = join(folder, `${index}.yaml`);
    writeFileSync(path, text);
    return path;
  });
  const unfilled = new UnfilledValues();
  const { violations, advice } = findings(readInput(paths), undefined, undefined, unfilled);
  const short = (lines: string[]) => lines.map((line) => line.replaceAll(`${folder}/`, ''));
  const [refused, advised, strict] = [violations, advice, unfilled.findings()].map((all) => short(all.map(report)));
  return { violations: refused, advice: advised, note: short(unfilled.noteLines()), strict };
}

const counted = (count: string) => [expect.stringMatching(new RegExp(`^${count} values? (?:is|are) filled in by another tool and w(?:as|ere) not checked \\(0\\.yaml\\): give this command the output of that tool as -$`))];

test.each<[string, string, string]>([
  ['Flux', machine({ name: '${APP}', cores: '"${CORES}"', memory: '"${MEM}"', labels: '{app: "${APP}"}' }), '4'],
  ['envsubst', machine({ name: '$NAME', cores: '"$CORES"' }), '2'],
  ['Backstage', machine({ name: '${{ values.vmName }}', memory: '"${{ values.memory }}"' }), '2'],
  ['Ansible', machine({ name: '"{{ vm_name }}"', cores: '"{{ cores }}"' }), '2'],
  ['Terraform, keys too', machine({ name: '${vm_name}', devices: '{interfaces: [{name: lan, "${interface_type}": {}}]}' }).replace('networks: []', 'networks: [{name: lan, pod: {}}]'), '2'],
  ['OpenShift', machine({ name: '"${NAME}"', cores: '"${{CORES}}"' }), '2'],
])('values that %s will fill in are not mistakes, and are counted', (_, text, count) => {
  expect(found(text)).toMatchObject({ violations: [], note: counted(count) });
});

test('mistakes and advice elsewhere in the object are reported', () => {
  const { violations, advice } = found(machine({ name: '${APP}', devices: '{diskbus: virtio}' }).replace('runStrategy: Always', 'running: true'));
  expect(violations).toEqual([expect.stringMatching(/^0\.yaml:13: VirtualMachine\/\$\{APP\}: spec\.template\.spec\.domain\.devices\.diskbus: unknown field/)]);
  expect(advice).toEqual(expect.arrayContaining([expect.stringContaining('[deprecated-field]')]));
});

test('neither a word in capitals nor a variable in a script is an unfilled value', () => {
  const script = 'annotations:\n    x: 5\n';
  expect(found(machine({ run: 'RERUN_ON_FAILURE' })).violations).toEqual([expect.stringContaining('"RERUN_ON_FAILURE" is unknown')]);
  expect(found(machine().replace('labels:', `${script}  labels:`))).toMatchObject({ violations: [expect.stringContaining('annotations[x]')], note: [] });
  expect(found(machine({ labels: '{a: "x\\n$y"}' }))).toMatchObject({ violations: [expect.stringContaining('[label-form]')], note: [] });
});

test('a patch directive that was not merged is not a variable', () => {
  expect(found(machine({ devices: '{disks: [{$patch: replace}], $retainKeys: [disks]}' }))).toMatchObject({
    violations: expect.arrayContaining([expect.stringContaining('devices.$retainKeys: a directive'), expect.stringContaining('disks[0].$patch: a directive')]),
    note: [],
  });
});

test('an unfilled value under a key with dots is found', () => {
  expect(found(machine({ labels: '{app.kubernetes.io/name: "${APP}"}' }))).toMatchObject({ violations: [], note: counted('1') });
});

test('two objects with unfilled names may get different names', () => {
  expect(found(machine({ name: '${APP}' }), machine({ name: '${APP}' })).violations).toEqual([]);
});

describe('a default value', () => {
  test('is checked, as a number and as a string', () => {
    expect(found(machine({ run: '${RUN:=Always}', cores: '"${CORES:-2}"', labels: '{count: "${COUNT:=2}"}' }))).toMatchObject({ violations: [], note: [] });
  });

  test('is refused at its line, while values without a default are skipped', () => {
    expect(found(machine({ name: '${APP}', run: '${RUN:=Alway}', cores: '"${CORES:=two}"' }))).toMatchObject({
      violations: [expect.stringMatching(/^0\.yaml:7: .* "Alway" is unknown, write "Always"/), expect.stringMatching(/^0\.yaml:11: .* "two" has the wrong type/)],
      note: counted('1'),
    });
  });
});

test('only the first of many files are named', () => {
  expect(found(...['a', 'b', 'c', 'd', 'e'].map((name) => machine({ name, cores: '"${CORES}"' }))).note)
    .toEqual([expect.stringMatching(/^5 values are .* \(0\.yaml, 1\.yaml, 2\.yaml and 2 more files\): /)]);
});

test('--strict reports each unfilled value with its line', () => {
  expect(found(machine({ cores: '"${CORES}"' })).strict).toEqual([expect.stringMatching(/^0\.yaml:11: spec\.template\.spec\.domain\.cpu\.cores: is filled in by another tool and was not checked: /)]);
});

describe('a reference by a name that another tool fills in', () => {
  const referring = (volumes: string) => machine().replace('networks: []', `networks: [{name: lan, multus: {networkName: "\${NS}/lan"}}]\n      volumes: ${volumes}`);

  test('is counted, unless the name has a default', () => {
    const text = referring('[{name: root, dataVolume: {name: "${ROOT}"}}, {name: keys, secret: {secretName: "${KEYS:=keys}"}}, {name: data, secret: {secretName: data}}]');
    expect(found(text).note).toEqual(counted('2'));
    expect(found(text).strict).toEqual(['networks[0].multus.networkName', 'volumes[0].dataVolume.name'].map((path) => (
      expect.stringContaining(`: spec.template.spec.${path}: is filled in by another tool and was not checked: `)
    )));
  });

  test('is not counted if the name is a word in capitals, which may also be a mistake', () => {
    expect(found(machine().replace('networks: []', 'volumes: [{name: root, dataVolume: {name: ROOT_DISK}}]')).strict).toEqual([]);
  });
});

test('unfilled values are checked as literal strings if they will be sent that way', () => {
  const path = join(folder, 'sent.yaml');
  writeFileSync(path, machine({ cores: '"${CORES}"' }));
  expect(findings(readInput([path])).violations).toHaveLength(1);
});
