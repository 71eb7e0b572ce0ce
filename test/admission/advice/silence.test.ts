import { App, Chart, JsonPatch, Testing } from 'cdk8s';
import { Advice, VirtualMachine, VirtualMachineTemplate } from '../../../src';

const template = VirtualMachineTemplate.fromYaml(`
spec:
  template:
    spec:
      domain: {devices: {}, memory: {guest: 1Gi}}
      volumes: [{name: seed, cloudInitNoCloud: {userData: "#cloud-config\\npackages: [git]\\n"}}]
`);

/** What synth writes to standard error. */
function warnings(app: App): string[] {
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    app.synthYaml();
    return stderr.mock.calls.map(([line]) => String(line));
  } finally {
    stderr.mockRestore();
  }
}

const chartOf = (app: App, id: string) => new Chart(app, id, { namespace: id });

const ids = (lines: string[]) => lines.map((line) => /\[([a-z-]+)]\n$/.exec(line)?.[1]);

test('advice is one line with its constructs, written once however often synth runs', () => {
  const app = Testing.app();
  new VirtualMachine(chartOf(app, 'one'), 'web', { template });
  const machine = new VirtualMachine(chartOf(app, 'two'), 'web', { template });
  expect(warnings(app)).toMatchSnapshot();
  expect(warnings(app)).toEqual([]);
  machine.apiObject.addJsonPatch(JsonPatch.add('/spec/template/metadata', { labels: { app: 'web' } }));
  expect(warnings(app)).toEqual([]);
});

test('the same advice on all machines of a fleet is one line', () => {
  const chart = chartOf(Testing.app(), 'fleet');
  Array.from({ length: 50 }, (_, index) => new VirtualMachine(chart, `web-${index}`, { template }));
  expect(warnings(chart.node.root as App).map((line) => line.replace(/: spec.* \[/, ': … ['))).toEqual(['no-root-disk', 'cloud-init-without-login'].map((id) => (
    `warning: fleet/web-0: … [${id}] (also fleet/web-1, fleet/web-2 and 47 more)\n`
  )));
});

test('advice can be silenced for a machine, a chart or an app, before or after they have children', () => {
  const app = Testing.app();
  const [one, two] = ['one', 'two'].map((id) => chartOf(app, id));
  Advice.silence(one, 'no-root-disk');
  new VirtualMachine(one, 'web', { template });
  Advice.silence(new VirtualMachine(two, 'web', { template }), 'cloud-init-without-login');
  expect(ids(warnings(app))).toEqual(['cloud-init-without-login', 'no-root-disk']);
  const other = Testing.app();
  new VirtualMachine(chartOf(other, 'one'), 'web', { template });
  Advice.silence(other, 'no-root-disk', 'cloud-init-without-login');
  expect(warnings(other)).toEqual([]);
});

test('an unknown id is refused, with the one that was probably meant', () => {
  expect(() => Advice.silence(Testing.app(), 'no-rootdisk', 'image-tag-latest')).toThrow('app: "no-rootdisk": unknown advice: write "no-root-disk"');
});
