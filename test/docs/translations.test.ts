// Programs in Python, Java and Go are translated from those in TypeScript, never written by hand.
import { readPage, writtenPages } from './pages';
import { added, programsInTabs, translate } from '../../projenrc/translations/page';

const pages = Object.fromEntries(writtenPages().map((name) => [name, readPage(name)]));
const tabs = (program: string) => `<!-- tabs -->\n\`\`\`ts\n${program}\`\`\`\n<!-- /tabs -->`;
const translated = (program: string) => programsInTabs(translate({ page: tabs(program) }).page)[0].texts;

test('the pages contain the output of `npm run translations`', () => {
  expect(translate(pages)).toEqual(pages);
}, 60_000);

test('the programs of every task, of the first machine, of templates and of fleets are shown in four languages', () => {
  const withPrograms = Object.entries(pages).filter(([name, page]) => /^docs\/(?:tasks\/|start\/first-machine|concepts\/(?:templates|fleets))/.test(name) && page.includes('```ts\n'));
  const languages = withPrograms.map(([name, page]) => [name, page.split('```ts\n').length - 1, page.match(/^```(?:python|java|go)$/gm)?.length ?? 0] as const);
  expect(languages.length).toBeGreaterThan(10);
  expect(languages.filter(([, programs, others]) => others !== 3 * programs)).toEqual([]);
});

const PROGRAM = `import { App, Chart } from 'cdk8s';
import { Machine, MachineSize, VirtualMachineTemplate } from 'cdk8s-kubevirt';

const app = new App();
const chart = new Chart(app, 'lab');
`;

test('a value that nothing refers to gets no name, since Go allows none', () => {
  const { go, python, java } = translated(`${PROGRAM}const web = new Machine(chart, 'web', { size: MachineSize.SMALL });\nconsole.log(web.name); // web\n`);
  expect(go).toContain('\tcdk8skubevirt.NewMachine(chart, jsii.String("web"), &cdk8skubevirt.MachineProps{\n\t\tSize: cdk8skubevirt.MachineSize_SMALL(),\n\t})\n');
  expect(python).toContain('\nMachine(chart, "web", size=MachineSize.SMALL)\n');
  expect(java).toContain('    Machine.Builder.create(chart, "web").size(MachineSize.SMALL).build();\n');
}, 60_000);

test('lists have a type in Java', () => {
  const { java } = translated(`${PROGRAM.replace('{ Machine,', '{ FleetMachine, Machine,')}const machines: FleetMachine[] = [{ name: 'web' }];\nnew Chart(app, machines[0].name);\n`);
  expect(java).toContain('    List<FleetMachine> machines = List.of(FleetMachine.builder().name("web").build());\n');
}, 60_000);

test('field names follow each language\'s convention, and map keys are kept', () => {
  const { go, python, java } = translated(`${PROGRAM}VirtualMachineTemplate.fromObject({ spec: { runStrategy: 'Halted' } }).merge({ a: [1] });\nnew Chart(app, 'b', { disableResourceNameHashes: true });\n`);
  expect(python).toContain('VirtualMachineTemplate.from_object({"spec": {"runStrategy": "Halted"}}).merge({"a": [1]})\n');
  expect(python).toContain('Chart(app, "b", disable_resource_name_hashes=True)\n');
  expect(java).toContain('VirtualMachineTemplate.fromObject(Map.of("spec", Map.of("runStrategy", "Halted")))\n        .merge(Map.of("a", List.of(1)));\n');
  expect(go).toContain('cdk8s.NewChart(app, jsii.String("b"), &cdk8s.ChartProps{\n\t\tDisableResourceNameHashes: jsii.Bool(true),\n\t})\n');
  expect(go).toContain('Merge(map[string]any{"a": []any{1}}, nil)\n');
}, 60_000);

test('a text of several lines stays readable', () => {
  const { go, python, java } = translated(`${PROGRAM}VirtualMachineTemplate.fromYaml(\`\nspec:\n  runStrategy: "Halted"\n\`);\n`);
  const text = '\nspec:\n  runStrategy: "Halted"\n';
  expect(python).toContain(`VirtualMachineTemplate.from_yaml("""${text}""")\n`);
  expect(java).toContain(`VirtualMachineTemplate.fromYaml("""\n${text}""");\n`);
  expect(go).toContain(`VirtualMachineTemplate_FromYaml(jsii.String(\`${text}\`), nil)\n`);
}, 60_000);

test('the type of structs in a Go map is written once', () => {
  const { go } = translated(`${PROGRAM.replace('Machine,', 'CloudInit, Machine,')}
const cloudInit = CloudInit.noCloud({ networkConfig: { ethernets: { eth0: { dhcp4: true }, eth1: { optional: true } } } });
new Machine(chart, 'web', { size: MachineSize.SMALL, cloudInit });
`);
  expect(go).toContain('"eth0": {Dhcp4: jsii.Bool(true)},\n\t\t\t\t"eth1": {Optional: jsii.Bool(true)},\n');
}, 60_000);

test('native strings become pointers where the library\'s Go API expects them', () => {
  const { go, python, java } = translated(`import { readFileSync } from 'fs';
${PROGRAM}const key = 'ada';
const file = readFileSync('machine.yaml', 'utf8');
const template = VirtualMachineTemplate.fromYaml(file);
for (const name of ['a', 'b']) {
  new Chart(app, name, { labels: { owner: \`\${key}-\${name}\` } });
  template.substitute({ NAME: name });
}
const machine = new Machine(chart, 'web', { size: MachineSize.SMALL });
machine.claims[0].addDependency(chart);
`);
  expect(python).toContain('file = Path("machine.yaml").read_text()\n');
  expect(python).toContain('for name in ["a", "b"]:\n    Chart(app, name, labels={"owner": f"{key}-{name}"})\n    template.substitute({"NAME": name})\nmachine = ');
  expect(python).toContain('machine.claims[0].add_dependency(chart)\n');
  expect(java).toContain('main(String[] arguments) throws IOException {\n');
  expect(java).toContain('    for (String name : List.of("a", "b")) {\n      Chart.Builder.create(app, name).labels(Map.of("owner", key + "-" + name)).build();\n');
  expect(java).toContain('machine.getClaims().get(0).addDependency(chart);\n');
  expect(go).toContain('\tfile, err := os.ReadFile("machine.yaml")\n\tif err != nil {\n\t\tpanic(err)\n\t}\n');
  expect(go).toContain('VirtualMachineTemplate_FromYaml(jsii.String(string(file)), nil)\n\tfor _, name := range []string{"a", "b"} {\n\t\tcdk8s.NewChart(app, jsii.String(name), ');
  expect(go).toContain('Labels: &map[string]*string{"owner": jsii.String(key + "-" + name)}');
  expect(go).toContain('\t\ttemplate.Substitute(&map[string]any{"NAME": name})\n');
  expect(go).toContain('\t(*machine.Claims())[0].AddDependency(chart)\n');
}, 60_000);

test.each([
  ['for (const number of [1]) { new Chart(app, `${number}`); }', 'is no statement that other languages are given: make a constant, call a function, or loop over texts'],
  ['new Chart(app, [\'b\', \'c\'].join());', 'is nothing of the library'],
  ['new Machine(chart, `web-${1 + 1}`, { size: MachineSize.SMALL });', '1 + 1: stands in a text: make it a constant, since other languages want a name there'],
  ['new Chart(app, \'b\', { labels: { ...{} } });', '...{}: is no field that other languages are given'],
  ['new kplus.Namespace(chart, \'b\');', 'is nothing of the library'],
])('a program that other languages cannot express is refused: %s', (statement, message) => {
  expect(() => translated(`import * as kplus from 'cdk8s-plus-27';\n${PROGRAM}${statement}\n`)).toThrow(message);
}, 60_000);

test('added code precedes the line that writes the manifests', () => {
  expect(added('func main() {\n\tapp.Synth()\n}\n', 'one(\n\ttwo,\n)\n')).toBe('func main() {\n\tone(\n\t\ttwo,\n\t)\n\tapp.Synth()\n}\n');
});
