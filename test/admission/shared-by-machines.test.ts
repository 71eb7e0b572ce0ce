import { ApiObject, Chart, JsonPatch, Size, Testing } from 'cdk8s';
import { Advice, ClusterCapabilities, ImageSource, InterfaceBinding, Machine, type MachineProps, MachineSize, RunStrategy, VolumeSource } from '../../src';
import { SharedByMachines } from '../../src/admission/shared-by-machines';

const app = Testing.app;
const violations = (chart: Chart) => chart.node.root.node.validate();

describe('the DataVolumes that machines make', () => {
  const machine = (chart: Chart, name: string, dataVolume: string) => new Machine(chart, name, {
    size: MachineSize.SMALL,
    disks: [{ name: 'root', volume: VolumeSource.dataVolumeTemplate(dataVolume, { image: ImageSource.blank(), size: Size.gibibytes(1) }) }],
  });

  const refused = (chart: Chart) => violations(chart).filter((each) => each.includes('[data-volumes-distinct]'));

  test('are refused if an earlier machine makes one of the same name, with both machines', () => {
    const chart = new Chart(app(), 'chart');
    machine(chart, 'web', 'root');
    machine(chart, 'db', 'root');
    expect(violations(chart)).toEqual([
      'chart/db: spec.dataVolumeTemplates[0].metadata.name: "root" is already the DataVolume of the machine at chart/web, write another name such as "db-root", also in the volume that names it [data-volumes-distinct]',
    ]);
  });

  test('may have the same name in other namespaces and clusters', () => {
    const root = app();
    machine(new Chart(root, 'shop', { namespace: 'shop' }), 'web', 'root');
    machine(new Chart(root, 'bank', { namespace: 'bank' }), 'db', 'root');
    const south = new Chart(root, 'south', { namespace: 'shop' });
    ClusterCapabilities.set(south, { featureGates: ['Snapshot'] });
    machine(south, 'mail', 'root');
    expect(refused(south)).toEqual([]);
  });

  test('have different names if those begin with the machine\'s name', () => {
    const chart = new Chart(app(), 'chart');
    machine(chart, 'web', '{{NAME}}-root');
    machine(chart, 'db', '{{NAME}}-root');
    expect(refused(chart)).toEqual([]);
  });

  test('are compared after patches are applied', () => {
    const chart = new Chart(app(), 'chart');
    machine(chart, 'web', 'root');
    const db = ApiObject.of(machine(chart, 'db', 'db-root'));
    expect(refused(chart)).toEqual([]);
    db.addJsonPatch(JsonPatch.replace('/spec/dataVolumeTemplates/0/metadata/name', 'root'), JsonPatch.replace('/spec/template/spec/volumes/0/dataVolume/name', 'root'));
    expect(refused(chart)).toHaveLength(1);
  });

  test('include those of machines that are not constructs of this library', () => {
    const chart = new Chart(app(), 'chart');
    machine(chart, 'web', 'root');
    new ApiObject(chart, 'other', { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: { name: 'other' }, spec: { dataVolumeTemplates: [{ metadata: { name: 'root' } }] } });
    expect(refused(chart)).toEqual([expect.stringContaining('chart/other: spec.dataVolumeTemplates[0].metadata.name: "root" is ')]);
  });
});

/** The lines of advice with this id. */
function adviceIn(chart: Chart, id: string): string[] {
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  violations(chart);
  const lines = stderr.mock.calls.map(([line]) => String(line)).filter((line) => line.includes(`[${id}]`));
  stderr.mockRestore();
  return lines;
}

describe('a claim that two machines write to', () => {
  const told = (chart: Chart) => adviceIn(chart, 'claim-of-two-machines');

  const machine = (chart: Chart, name: string, options: object = {}, runStrategy = RunStrategy.ALWAYS) => new Machine(chart, name, {
    size: MachineSize.SMALL,
    image: ImageSource.registry('quay.io/containerdisks/ubuntu:22.04'),
    runStrategy,
    disks: [{ name: 'data', volume: VolumeSource.persistentVolumeClaim('data'), ...options }],
  });

  test('is reported with both machines, unless silenced', () => {
    const chart = new Chart(app(), 'chart');
    machine(chart, 'web');
    machine(chart, 'db');
    Advice.silence(machine(chart, 'mail'), 'claim-of-two-machines');
    expect(told(chart)).toEqual([
      'warning: chart/db: spec.template.spec.volumes[1]: the machine at chart/web writes to "data" as well, give each its own disk, or write shareable or readonly for both disks [claim-of-two-machines]\n',
    ]);
  });

  test('is reported if only one of them shares it, whichever is first', () => {
    const chart = new Chart(app(), 'chart');
    machine(chart, 'web', { shareable: true });
    machine(chart, 'db', { shareable: true });
    machine(chart, 'mail');
    machine(chart, 'wiki', { shareable: true });
    const advice = (one: string, other: string) => `warning: chart/${one}: spec.template.spec.volumes[1]: the machine at chart/${other} writes to "data" as well, give each its own disk, or write shareable or readonly for both disks [claim-of-two-machines]\n`;
    expect(told(chart)).toEqual([advice('mail', 'web'), advice('wiki', 'mail')]);
  });

  test('is not reported if a disk is shareable in each or read-only, or a machine is halted', () => {
    const sharing = new Chart(app(), 'chart');
    machine(sharing, 'web', { shareable: true });
    machine(sharing, 'db', { shareable: true });
    machine(sharing, 'reads', { volume: VolumeSource.persistentVolumeClaim('data', { readOnly: true }) });
    machine(sharing, 'rests', {}, RunStrategy.HALTED);
    expect(told(sharing)).toEqual([]);
    const chart = new Chart(app(), 'chart');
    machine(chart, 'web');
    machine(chart, 'reads', { volume: VolumeSource.persistentVolumeClaim('data', { readOnly: true }) });
    machine(chart, 'rests', {}, RunStrategy.HALTED);
    expect(told(chart)).toEqual([]);
  });

  test('may be the root disk that another machine creates', () => {
    const chart = new Chart(app(), 'chart');
    new Machine(chart, 'web', { size: MachineSize.SMALL });
    new Machine(chart, 'rescue', { size: MachineSize.SMALL, disks: [{ name: 'broken', volume: VolumeSource.persistentVolumeClaim('web-root') }] });
    expect(told(chart)).toHaveLength(1);
  });
});

describe('a MAC address of two machines', () => {
  const told = (chart: Chart) => adviceIn(chart, 'mac-address-of-two-machines');

  const machine = (chart: Chart, name: string, { macAddress = '02:00:00:00:00:0a', networkName = 'vlan-10', ...others }: Partial<MachineProps> & { macAddress?: string; networkName?: string } = {}) => new Machine(chart, name, {
    size: MachineSize.SMALL, networks: [{ name: 'default' }, { name: 'vlan', networkName, macAddress }], ...others,
  });

  test('is reported on the same network, however the address and the network are written', () => {
    const chart = new Chart(app(), 'chart', { namespace: 'shop' });
    machine(chart, 'web');
    machine(chart, 'db', { macAddress: '02:00:00:00:00:0A', networkName: 'shop/vlan-10' });
    expect(told(chart)).toEqual([
      'warning: chart/db: spec.template.spec.domain.devices.interfaces[1].macAddress: the machine at chart/web has "02:00:00:00:00:0A" on shop/vlan-10 as well, leave macAddress out, or give each its own [mac-address-of-two-machines]\n',
    ]);
  });

  test('is reported with dots between its digits', () => {
    const chart = new Chart(app(), 'chart', { namespace: 'shop' });
    machine(chart, 'web');
    machine(chart, 'db', { overrides: { spec: { template: { spec: { domain: { devices: { interfaces: [{ name: 'vlan', macAddress: '0200.0000.000a' }] } } } } } } });
    expect(told(chart)).toEqual([expect.stringContaining('the machine at chart/web has "0200.0000.000a" on shop/vlan-10 as well')]);
  });

  test('is reported on two interfaces of one machine, unless both are functions of network cards', () => {
    const twice = (binding?: InterfaceBinding) => {
      const chart = new Chart(app(), 'chart', { namespace: 'shop' });
      const networks = ['one', 'two'].map((name) => ({ name, networkName: 'vlan-10', macAddress: '02:00:00:00:00:0a', binding }));
      machine(chart, 'web', { networks });
      return told(chart);
    };
    expect(twice()).toEqual([
      'warning: chart/web: spec.template.spec.domain.devices.interfaces[1].macAddress: another interface of the machine has "02:00:00:00:00:0a" on shop/vlan-10 as well, leave macAddress out, or give each its own [mac-address-of-two-machines]\n',
    ]);
    expect(twice(InterfaceBinding.SRIOV)).toEqual([]);
  });

  test('is reported for machines of the same name on a network of a third namespace', () => {
    const root = app();
    const charts = ['shop', 'bank'].map((namespace) => new Chart(root, namespace, { namespace }));
    charts.forEach((chart) => machine(chart, 'web', { networkName: 'default/vlan-10' }));
    expect(told(charts[0])).toHaveLength(1);
  });

  test('is not reported on different networks, on the pod network, or for a halted machine', () => {
    const chart = new Chart(app(), 'chart', { namespace: 'shop' });
    machine(chart, 'web');
    machine(chart, 'db', { networkName: 'vlan-20' });
    machine(chart, 'other', { networkName: 'bank/vlan-10' });
    new Machine(chart, 'rests', { size: MachineSize.SMALL, runStrategy: RunStrategy.HALTED, networks: [{ name: 'vlan', networkName: 'vlan-10', macAddress: '02:00:00:00:00:0a' }] });
    ['a', 'b'].forEach((name) => new Machine(chart, name, { size: MachineSize.SMALL, networks: [{ name: 'default', macAddress: '02:00:00:00:00:0b' }] }));
    expect(told(chart)).toEqual([]);
  });
});

describe('a firmware UUID of two machines', () => {
  const UUID = '0b6e4f4e-8c1d-5f0a-9d43-2f6c1b7a9e55';
  const machine = (chart: Chart, name: string, uuid: string, runStrategy = RunStrategy.ALWAYS) => new Machine(chart, name, {
    size: MachineSize.SMALL, overrides: { spec: { template: { spec: { domain: { firmware: { uuid } } } } } }, runStrategy,
  });

  test('is reported in upper and lower case', () => {
    const chart = new Chart(app(), 'chart', { namespace: 'shop' });
    machine(chart, 'web', UUID);
    machine(chart, 'db', UUID.toUpperCase());
    expect(adviceIn(chart, 'firmware-uuid-of-two-machines')).toEqual([
      `warning: chart/db: spec.template.spec.domain.firmware.uuid: the machine at chart/web has "${UUID.toUpperCase()}" as well, leave uuid out, or give each its own [firmware-uuid-of-two-machines]\n`,
    ]);
  });

  test('is not reported if each has its own, or one of them is halted', () => {
    const chart = new Chart(app(), 'chart', { namespace: 'shop' });
    machine(chart, 'web', UUID);
    machine(chart, 'db', UUID.replace('0b', '0c'));
    machine(chart, 'rests', UUID, RunStrategy.HALTED);
    ['a', 'b'].forEach((name) => new Machine(chart, name, { size: MachineSize.SMALL }));
    expect(adviceIn(chart, 'firmware-uuid-of-two-machines')).toEqual([]);
  });
});

test('ignores invalid values in place of lists and maps', () => {
  const shared = new SharedByMachines<undefined>();
  for (const spec of [null, 'a', [], { dataVolumeTemplates: {}, template: 'a' }, { dataVolumeTemplates: [null, {}], template: { spec: { volumes: [null, 5], domain: { devices: { disks: 'a', filesystems: [null], interfaces: [null, { macAddress: 5 }, { macAddress: 'a' }] } } } } }]) {
    expect(shared.look(undefined, { kind: 'VirtualMachine', spec }, 'a')).toEqual({ refused: [], advice: [] });
  }
});
