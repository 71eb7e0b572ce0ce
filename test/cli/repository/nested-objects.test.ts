import { mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { writeTree } from './trees';
import { report } from '../../../src/cli/findings/finding';
import { findings } from '../../../src/cli/findings/findings';
import { UnfilledValues } from '../../../src/cli/findings/unfilled-values';
import { openRepository } from '../../../src/cli/repository/open-repository';
import { testWith } from '../../optional-tool';

const SPEC = 'runStrategy: Alwayz, template: {spec: {domain: {devices: {}, memory: {guest: 1Gi}}}}';

/** For each kind that contains a machine: a document, the line of the mistake in it, and its path. */
const HOLDERS: [string, string, number, string][] = [
  ['Template', `apiVersion: template.openshift.io/v1
kind: Template
metadata: {name: outer}
objects:
- {apiVersion: v1, kind: Service, metadata: {name: s}}
- apiVersion: kubevirt.io/v1
  kind: VirtualMachine
  metadata: {name: "\${NAME}"}
  spec: {${SPEC}}
`, 9, 'objects[1].spec.runStrategy'],
  ['VirtualMachineTemplate', `apiVersion: template.kubevirt.io/v1alpha1
kind: VirtualMachineTemplate
metadata: {name: outer}
spec:
  virtualMachine:
    apiVersion: kubevirt.io/v1
    kind: VirtualMachine
    metadata: {name: "\${NAME}"}
    spec: {${SPEC}}
`, 9, 'spec.virtualMachine.spec.runStrategy'],
  ['KubevirtMachineTemplate', `apiVersion: infrastructure.cluster.x-k8s.io/v1alpha1
kind: KubevirtMachineTemplate
metadata: {name: outer}
spec:
  template:
    spec:
      virtualMachineTemplate:
        metadata: {namespace: default}
        spec: {${SPEC}}
`, 9, 'spec.template.spec.virtualMachineTemplate.spec.runStrategy'],
  ['KubevirtMachine', `apiVersion: infrastructure.cluster.x-k8s.io/v1alpha1
kind: KubevirtMachine
metadata: {name: outer}
spec:
  virtualMachineTemplate:
    spec: {${SPEC}}
`, 6, 'spec.virtualMachineTemplate.spec.runStrategy'],
  ['VirtualMachineTemplateVersion', `apiVersion: harvesterhci.io/v1beta1
kind: VirtualMachineTemplateVersion
metadata: {name: outer}
spec:
  templateId: default/web
  vm:
    metadata: {labels: {app: web}}
    spec: {${SPEC}}
`, 8, 'spec.vm.spec.runStrategy'],
];

test('the machine in a VirtualMachineTemplate needs neither apiVersion nor kind', async () => {
  const [, [, text, line, path]] = HOLDERS;
  const { violations, checked } = await found(text.replace('    apiVersion: kubevirt.io/v1\n    kind: VirtualMachine\n', '').replace('${NAME}', 'web'));
  expect(violations).toEqual([`a.yaml:${line - 2}: VirtualMachineTemplate/outer: ${path}: "Alwayz" is unknown, write "Always" [run-strategy-given]`]);
  expect(checked).toBe(1);
});

async function found(text: string, includeNested = true, unfilled?: UnfilledValues) {
  const path = join(mkdtempSync(join(tmpdir(), 'nested-')), 'a.yaml');
  writeFileSync(path, text);
  const { violations, advice, checked, others } = findings(await openRepository([path], { includeNested }), undefined, undefined, unfilled);
  const lines = (all: typeof violations) => all.map((each) => report(each).replace(path, 'a.yaml'));
  return { violations: lines(violations), advice: lines(advice), checked, others };
}

test.each(HOLDERS)('the machine in a %s is checked, and reported at its place in that', async (kind, text, line, path) => {
  const filled = text.replace('${NAME}', 'web');
  const { violations, checked, others } = await found(filled);
  expect(violations).toEqual([`a.yaml:${line}: ${kind}/outer: ${path}: "Alwayz" is unknown, write "Always" [run-strategy-given]`]);
  expect([checked, Object.keys(others).some((type) => type.endsWith(` ${kind}`))]).toEqual([1, true]);
  expect(await found(filled, false)).toMatchObject({ violations: [], checked: 0 });
  expect(await found(`apiVersion: v1\nkind: List\nitems:\n- ${filled.trimEnd().replaceAll('\n', '\n  ')}\n`)).toMatchObject({ violations: [expect.stringContaining(path)], checked: 1 });
});

/** A Template of OpenShift with one machine. */
const template = (memory: string, { cloudInit = '', annotations = '{}', parameters = '' } = {}) => `apiVersion: template.openshift.io/v1
kind: Template
metadata: {name: outer, annotations: ${annotations}}
objects:
- apiVersion: kubevirt.io/v1
  kind: VirtualMachine
  metadata: {name: web, annotations: null}
  spec:
    running: true
    template:
      spec:
        domain: {devices: {}, cpu: {cores: "\${{CORES}}"}, memory: {guest: "\${MEMORY}${memory}"}}
        volumes: [{name: root, persistentVolumeClaim: {claimName: "\${NAME}"}}${cloudInit}]
parameters: [{name: CORES, value: "2"}, {name: NAME, value: web}, {name: MEMORY, value: 1}${parameters}, 5]
`;

test('parameters are replaced by their values, even if those are not strings', async () => {
  expect((await found(template('Gi'))).violations).toEqual([]);
  expect((await found(template('Gb'))).violations).toEqual([expect.stringMatching(/^a\.yaml:12: Template\/outer: objects\[0\].*guest: "1Gb" is not a quantity/)]);
});

// A Template has all of its parameters listed: oc leaves any other text as it is.
test('parameters that the template does not fill in are mistakes, unlike those without a value', async () => {
  const unfilled = new UnfilledValues();
  const text = template('Gi', { cloudInit: ', {name: data, persistentVolumeClaim: {claimName: "${DISK}"}}', parameters: ', {name: GENERATED, generate: expression}' });
  const { violations } = await found(text.replace('{{CORES}}', '{{CORES}}k').replace('{MEMORY}', '{SIZE}').replace('name: web,', 'name: "${GENERATED}",'), true, unfilled);
  expect(violations.map((line) => line.replace('spec.template.spec', '…')).sort()).toEqual([
    'a.yaml:12: Template/outer: objects[0].….domain.cpu.cores: ${{CORES}} stays as it is beside other characters: write ${CORES} [fits-schema]',
    'a.yaml:12: Template/outer: objects[0].….domain.memory.guest: ${SIZE} stays as it is, because the template has no parameter SIZE: add it under parameters [fits-schema]',
    'a.yaml:13: Template/outer: objects[0].….volumes[1].persistentVolumeClaim.claimName: ${DISK} stays as it is, because the template has no parameter DISK: add it under parameters',
  ]);
  expect(unfilled.findings().map(({ path }) => path)).toEqual(['objects[0].metadata.name']);
  const { violations: none } = await found(template('Gi').replace('{name: MEMORY, value: 1}', '{name: MEMORY, required: true}'), true, unfilled);
  expect([none, unfilled.findings().at(-1)]).toEqual([[], expect.objectContaining({ path: 'objects[0].spec.template.spec.domain.memory.guest' })]);
});

test('scripts in a template have variables of their own', async () => {
  const script = ', {name: seed, cloudInitNoCloud: {userData: "#!/bin/sh\necho ${HOME} ${{X}}\n"}}';
  expect((await found(template('Gi', { cloudInit: script }), true, new UnfilledValues())).violations).toEqual([]);
});

const PASSWORD = ', {name: seed, cloudInitNoCloud: {userData: "#cloud-config\\npassword: swordfish\\n"}}';

test('a secret is reported once', async () => {
  const { violations, advice } = await found(template('Gi', { cloudInit: PASSWORD }));
  expect(violations).toEqual([expect.stringContaining('[no-secret-value]')]);
  expect(advice.join()).not.toContain('secret-in-git');
});

test('severities that the outer object declares apply to the inner one', async () => {
  const annotations = '{cdk8s-kubevirt/severity: "deprecated-field=error: a rule of ours\\nwhat"}';
  const { violations } = await found(template('Gi', { annotations }));
  expect(violations).toEqual([expect.stringContaining('objects[0].spec.running'), expect.stringContaining('metadata.annotations[cdk8s-kubevirt/severity]')].sort().reverse());
});

test('two templates may make objects of the same names', async () => {
  expect((await found(`${template('Gi')}---\n${template('Gi').replace('outer', 'other')}`)).violations).toEqual([]);
});

testWith('kustomize', 'version')('two overlays may make objects of one template', async () => {
  const root = mkdtempSync(join(tmpdir(), 'overlays-'));
  const overlays = Object.fromEntries(['one', 'two'].map((name) => [`${name}/kustomization.yaml`, 'resources: [../base]\n']));
  writeTree(root, { 'base/kustomization.yaml': 'resources: [a.yaml]\n', 'base/a.yaml': template('Gi'), ...overlays });
  expect(findings(await openRepository([root], { includeNested: true }))).toMatchObject({ violations: [], checked: 2 });
});

test('a machine in a template is checked with the Secret beside it, even when that is read again', async () => {
  const text = template('Gi', { cloudInit: ', {name: seed, cloudInitNoCloud: {secretRef: {name: seed}}}' })
    .replace('parameters:', '- {apiVersion: v1, kind: Secret, metadata: {name: seed}, stringData: {userdata: "#cloud-config\\npackages: [git]\\n"}}\nparameters:');
  expect((await found(text)).advice).toContainEqual(expect.stringMatching(/Template\/outer: objects\[0\].*\[cloud-init-without-login\]$/));
});

test.each<[string, string[]]>([
  ['apiVersion: template.openshift.io/v1\nkind: Template\nmetadata: {name: a}\nobjects: [1, null, [], {kind: VirtualMachine}]\nparameters: {a: b}\n', ['objects[3].apiVersion']],
  ['apiVersion: infrastructure.cluster.x-k8s.io/v1alpha1\nkind: KubevirtMachineTemplate\nmetadata: 5\nspec: []\n', []],
  ['apiVersion: harvesterhci.io/v1beta1\nkind: VirtualMachineTemplateVersion\nspec: {vm: {metadata: 5, spec: 6}}\n', ['spec.vm.metadata', 'spec.vm.spec']],
  ['apiVersion: template.kubevirt.io/v1alpha1\nkind: VirtualMachineTemplate\nspec: {virtualMachine: [], parameters: 5}\n', []],
  ['apiVersion: a/b\nkind: __proto__\n', []],
])('of values of other types, only those in place of a machine are refused: %j', async (text, paths) => {
  const { violations, others } = await found(text);
  expect(violations).toEqual(paths.map((path) => expect.stringContaining(` ${path}: `)));
  expect(Object.values(others)).toEqual([1]);
});

test('a machine in a template is checked with a Secret beside the template, unless there is one in the template', async () => {
  const seed = (text: string) => `{apiVersion: v1, kind: Secret, metadata: {name: seed}, stringData: {userdata: "#cloud-config\\n${text}\\n"}}\n`;
  const text = template('Gi', { cloudInit: ', {name: seed, cloudInitNoCloud: {secretRef: {name: seed}}}' });
  for (const documents of [[text, seed('packages: git')], [seed('packages: git'), text]]) {
    expect((await found(documents.join('---\n'))).advice.join('\n')).toMatch(/Template\/outer: objects\[0\].*userdata\.packages: is a string/);
  }
  const own = text.replace('parameters:', `- ${seed('runcmd: git')}parameters:`);
  expect((await found(`${own}---\n${own.replace('outer', 'other').replace('runcmd', 'packages')}`)).advice.filter((line) => line.includes('is a string')).map((line) => /Template\/(\w+): .*\.(\w+): is a/.exec(line)!.slice(1)))
    .toEqual([['outer', 'runcmd'], ['other', 'packages']]);
});
