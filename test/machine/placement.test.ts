// Whether a machine belongs to the groups that it is spread over or kept apart in.
import { Chart, Lazy, Testing } from 'cdk8s';
import { ImageSource, Machine, MachineProps, MachineSize, VirtualMachinePool } from '../../src';

const machine = { size: MachineSize.SMALL, image: ImageSource.registry('quay.io/containerdisks/ubuntu:22.04') };

/** The notes at synth on a program's machines. */
function notesOf(make: (chart: Chart) => void): string[] {
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    const app = Testing.app();
    const chart = new Chart(app, 'shop', { labels: { app: 'db' } });
    make(chart);
    app.synthYaml();
    return stderr.mock.calls.flat().map(String).filter((line) => line.startsWith('note: '));
  } finally {
    stderr.mockRestore();
  }
}

const notes = (props: Partial<MachineProps>) => notesOf((chart) => new Machine(chart, 'web', { ...machine, ...props }));

const group = [{ labels: { app: 'db' } }];
const told = (field: string) => `${field} does not apply between this machine and others like it, because it does not have the label app: "db": write that in metadata or instanceLabels\n`;

test('synth notes a group that the machine itself is not in, even if its chart has the labels', () => {
  expect(notes({ keepApart: group })).toEqual([`note: shop/web: ${told('keepApart[0]')}`]);
  expect(notes({ spread: group, instanceLabels: { app: 'web' } })).toEqual([`note: shop/web: ${told('spread[0]')}`]);
  expect(notesOf((chart) => new VirtualMachinePool(chart, 'web', { template: Machine.template(chart, { ...machine, keepApart: group }) })))
    .toEqual([`note: shop: Machine.template: ${told('keepApart[0]')}`]);
});

test.each<[string, Partial<MachineProps>]>([
  ['has the labels', { keepApart: group, metadata: { labels: { app: 'db', tier: 'back' } } }],
  ['has them only on its instance', { keepApart: group, instanceLabels: { app: 'db' } }],
  ['gets them by overrides', { keepApart: group, overrides: { spec: { template: { metadata: { labels: { app: 'db' } } } } } }],
  ['may get them later', { keepApart: group, metadata: { labels: { app: Lazy.any({ produce: () => 'db' }) } } }],
  ['gets them from KubeVirt', { keepApart: [{ labels: { 'kubevirt.io': 'virt-launcher' } }], spread: [{ labels: { 'vmi.kubevirt.io/id': 'web' } }] }],
  ['gets them from this library', { keepApart: [{ labels: { 'cdk8s-kubevirt/pool': 'web' } }] }],
])('synth is silent about a machine that %s', (_what, props) => {
  expect(notes(props)).toEqual([]);
});
