import { App, Chart, Testing } from 'cdk8s';
import * as fc from 'fast-check';
import { Architecture, Machine, MachineDefaults, MachineDefaultsProps, MachineProps, MachineSize, VirtualMachine, VirtualMachinePool, VirtualMachineTemplate } from '../../src';

const spec = {
  template: {
    spec: {
      domain: {
        devices: { interfaces: [{ name: 'pod', masquerade: {} }, { name: 'office', bridge: {} }, { name: 'fast', sriov: {} }] },
        memory: { guest: '1Gi' },
      },
      networks: [{ name: 'pod', pod: {} }, { name: 'office', multus: { networkName: 'office' } }, { name: 'fast', multus: { networkName: 'fast' } }],
    },
  },
};
const template = VirtualMachineTemplate.fromObject({ spec });

interface Place {
  readonly name?: string;
  readonly namespace?: string;
  readonly template?: VirtualMachineTemplate;
  readonly defaults?: MachineDefaultsProps;
}

function machine({ name = 'web', namespace = 'prod', defaults = {}, ...props }: Place = {}): any {
  const app = new App();
  MachineDefaults.set(app, defaults);
  const chart = new Chart(app, 'chart', { namespace });
  return new VirtualMachine(chart, name, { template, ...props }).apiObject.toJson().spec.template.spec;
}

const identity = ({ domain: { firmware, devices } }: any): string[] =>
  [firmware.uuid, firmware.serial, ...devices.interfaces.flatMap(({ macAddress }: any) => macAddress ?? [])];

test('the identity of a machine is always the same, and has no MAC address for the pod network', () => {
  expect(machine()).toEqual(machine());
  expect(machine()).toMatchSnapshot();
});

test('UUIDs are version 5, and MAC addresses are unicast and locally administered', () => {
  fc.assert(fc.property(fc.stringMatching(/^web-[a-z0-9]{1,20}$/), (name) => {
    const [uuid, serial, ...addresses] = identity(machine({ name }));
    for (const id of [uuid, serial]) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    }
    expect(addresses).toHaveLength(2);
    addresses.forEach((address) => expect(address).toMatch(/^02(:[0-9a-f]{2}){5}$/));
  }));
});

test('a different name, namespace or seed changes every part of the identity', () => {
  const identities = [{}, { name: 'web-2' }, { namespace: 'test' }, { defaults: { identitySeed: 'west' } }].flatMap((place) => identity(machine(place)));
  expect(new Set(identities).size).toBe(identities.length);
});

test('the order of interfaces does not change the identity', () => {
  const reversed = { ...spec.template.spec.domain.devices, interfaces: [...spec.template.spec.domain.devices.interfaces].reverse() };
  const turned = machine({ template: template.merge({ spec: { template: { spec: { domain: { devices: reversed } } } } }) });
  expect(identity(turned).sort()).toEqual(identity(machine()).sort());
});

test('values of the template are kept', () => {
  const own = { uuid: '5d307ca9-b3ef-428c-8861-06e72d69f223', serial: 'A-1' };
  const domain = { firmware: own, machine: { type: 'pc-q35-rhel9.4.0' }, devices: { interfaces: [{ name: 'office', bridge: {}, macAddress: '52:54:00:00:00:01' }] } };
  const made = machine({ template: template.merge({ spec: { template: { spec: { architecture: 'arm64', domain } } } }) });
  expect(identity(made)).toEqual([own.uuid, own.serial, '52:54:00:00:00:01']);
  expect([made.architecture, made.domain.machine.type]).toEqual(['arm64', 'pc-q35-rhel9.4.0']);
});

test('a machine that was read with its UUID gets no serial number, which would need a restart', () => {
  const own = { uuid: '5d307ca9-b3ef-428c-8861-06e72d69f223' };
  expect(machine({ template: template.merge({ spec: { template: { spec: { domain: { firmware: own } } } } }) }).domain.firmware).toEqual(own);
});

test('an empty string counts as absent, as in KubeVirt', () => {
  const nothing = { architecture: '', domain: { firmware: { uuid: '', serial: '' }, machine: { type: '' } } };
  expect(machine({ template: template.merge({ spec: { template: { spec: nothing } } }) })).toEqual(machine());
});

test.each([[Architecture.AMD64, 'q35'], [Architecture.ARM64, 'virt'], [Architecture.S390X, 's390-ccw-virtio']])('%s machines are of type %s', (architecture, type) => {
  const made = machine({ defaults: { architecture } });
  expect([made.architecture, made.domain.machine.type]).toEqual([architecture, type]);
});

test('the architecture of a machine wins over that of the app, and a preference chooses architecture and type otherwise', () => {
  const described = (props: MachineProps) => {
    const app = new App();
    MachineDefaults.set(app, { architecture: Architecture.ARM64 });
    const { architecture, domain } = new Machine(new Chart(app, 'chart'), 'web', { size: MachineSize.SMALL, ...props }).apiObject.toJson().spec.template.spec;
    return [architecture, domain.machine?.type];
  };
  expect(described({})).toEqual(['arm64', 'virt']);
  expect(described({ architecture: Architecture.AMD64 })).toEqual(['amd64', 'q35']);
  expect(described({ preference: { name: 'ubuntu' } })).toEqual([undefined, undefined]);
  expect(described({ preference: { name: 'ubuntu' }, architecture: Architecture.S390X })).toEqual(['s390x', undefined]);
});

test('machines of a pool have no derived identity, since KubeVirt gives each its own', () => {
  const chart = new Chart(Testing.app(), 'chart');
  const { spec: { virtualMachineTemplate } } = new VirtualMachinePool(chart, 'workers', { template }).apiObject.toJson();
  const { firmware, devices } = virtualMachineTemplate.spec.template.spec.domain;
  expect([firmware, devices]).toEqual([undefined, spec.template.spec.domain.devices]);
});

test('an inner scope inherits the defaults that it does not set', () => {
  const app = new App();
  MachineDefaults.set(app, { architecture: Architecture.ARM64 });
  const chart = new Chart(app, 'chart');
  MachineDefaults.set(chart, { identitySeed: 'west' });
  const { claims: [claim], apiObject } = new Machine(chart, 'web', { size: MachineSize.SMALL });
  expect(claim.toJson().spec).not.toHaveProperty('storageClassName');
  expect(apiObject.toJson().spec.template.spec.architecture).toBe('arm64');
});

test('an invalid field is left for admission to refuse', () => {
  const app = Testing.app();
  const chart = new Chart(app, 'chart');
  new VirtualMachine(chart, 'web', { template: VirtualMachineTemplate.fromObject({ spec: { template: { spec: { domain: { devices: {}, chassis: 'small' } } } } }) });
  expect(() => app.synth()).toThrow(/chart\/web.*spec\.template\.spec\.domain\.chassis/);
});
