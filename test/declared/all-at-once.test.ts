// A construct reports all its mistakes at once: values of the wrong type, and other invalid values beside them.
import { Size, Testing } from 'cdk8s';
import { DataVolume, ImageSource, Machine, MachineSize, NetworkAttachmentDefinition, NodeProvider, VirtualMachine, VirtualMachineTemplate } from '../../src';
import { IssueError } from '../../src/issues/issues';

const told = (step: () => unknown): readonly string[] => {
  try {
    step();
  } catch (error) {
    expect(error).toBeInstanceOf(IssueError);
    return (error as IssueError).message.split('\n');
  }
  return [];
};

const machine = (props: any, chart = Testing.chart()) => told(() => new Machine(chart, 'web', props));

test('reports every wrong type', () => {
  expect(machine({ cpu: 8, memory: '50Gi' })).toEqual([
    'test/web: cpu: 8 is not a map: write one with cores, sockets, threads, model, dedicatedCpuPlacement, isolateEmulatorThread, numa, features',
    'test/web: memory: "50Gi" is not valid here: write a size, such as Size.gibibytes(4)',
  ]);
});

test.each<[string, any, RegExp[]]>([
  ['an invalid name of a disk', { size: 'big', disks: [{ name: 'Bad_Name', size: Size.gibibytes(1) }] }, [/size: a string is not valid here/, /disk "Bad_Name": name: "Bad_Name" is not a disk name/]],
  ['several mistakes of a disk', { size: 'big', disks: [{ name: 'Bad_Name', size: Size.kibibytes(1) }] }, [/size: a string is not/, /disk "Bad_Name": name: /, /disk "Bad_Name": size: "1Ki" is smaller/]],
  ['a number out of range', { cpu: { cores: 0, model: 5 }, memory: Size.gibibytes(1) }, [/cpu\.model: 5 is not/, /cpu\.cores: 0 is not a whole number/]],
  ['a duplicate name', { size: MachineSize.SMALL, cpu: 8, networks: [{ name: 'a' }, { name: 'a' }] }, [/cpu: 8 is not/, /networks\[1\]\.name: "a" is already at networks\[0\]\.name/]],
  ['an invalid name of the machine', { size: MachineSize.SMALL, cpu: 8, metadata: { name: 'Web' } }, [/cpu: 8 is not/, /metadata\.name: "Web" is not a DNS label/]],
  ['an invalid name in another list', { size: MachineSize.SMALL, disks: [{ name: 5 }], networks: [{ name: 'a b' }] }, [/disks\[0\]\.name: 5 is not/, /network "a b": name: "a b" is not an interface name/]],
])('reports %s beside a wrong type', (_title, props, expected) => {
  expect(machine(props)).toEqual(expected.map((each) => expect.stringMatching(each)));
});

test.each<[string, any]>([
  ['the size', { size: 'big' }],
  ['the CPUs', { cpu: 8, memory: Size.gibibytes(1) }],
  ['the size of a disk', { size: MachineSize.SMALL, disks: [{ name: 'data', size: '1Gi' }] }],
  ['the disk of an image', { cpu: { cores: 1 }, memory: Size.gibibytes(1), image: ImageSource.registry('quay.io/a/b:1'), disks: ['root'] }],
  ['a field of the network', { size: MachineSize.SMALL, networks: [{ name: 'a', binding: 'sriov', networkName: 5 }] }],
])('does not also report a value of the wrong type as missing: %s', (_title, props) => {
  expect(machine(props)).toHaveLength(1);
});

test('other constructs report all mistakes at once too', () => {
  const chart = Testing.chart();
  const template = VirtualMachineTemplate.fromObject({ spec: {} });
  expect(told(() => new NetworkAttachmentDefinition(chart, 'a', { bridge: 'br0', vlan: 9999, mtu: 'big' } as any))).toEqual([
    expect.stringMatching(/mtu: "big" is not/), expect.stringMatching(/vlan: 9999 is not a whole number/),
  ]);
  expect(told(() => new DataVolume(chart, 'b', { image: ImageSource.pvc('a', 'b'), size: Size.kibibytes(1), volumeMode: 5 } as any))).toEqual([
    expect.stringMatching(/volumeMode: 5 is not/), expect.stringMatching(/size: "1Ki" is smaller/),
  ]);
  expect(told(() => new VirtualMachine(chart, 'C', { template, inlineCloudInit: 5 } as any))).toEqual([
    expect.stringMatching(/inlineCloudInit: a number is not valid here/), expect.stringMatching(/metadata\.name: "C" is not a DNS label/),
  ]);
  expect(told(() => new NodeProvider(chart, 'd', { template, nodeTypes: [{ name: 'A B', maxCapacity: 'x' }] } as any)).length).toBeGreaterThan(1);
  expect(told(() => MachineSize.of({ cpu: { cores: 0, model: 5 }, memory: Size.kibibytes(1) } as any))).toHaveLength(3);
});

test('a refused construct is not added to its scope', () => {
  const chart = Testing.chart();
  machine({ size: MachineSize.SMALL, cpu: 8 }, chart);
  expect(chart.node.children).toEqual([]);
});

describe('an error that is not an issue reaches the program as it was thrown', () => {
  const bug = new TypeError('a bug', { cause: 'a cause' });
  const thrown = (): never => {
    throw bug;
  };
  const caught = (step: () => unknown) => {
    try {
      step();
    } catch (error) {
      return error;
    }
    return undefined;
  };

  test('from a getter in the props', () => {
    const disks = [{
      name: 'data',
      get size(): Size {
        return thrown();
      },
    }];
    expect(caught(() => new Machine(Testing.chart(), 'web', { size: MachineSize.SMALL, disks }))).toBe(bug);
    expect(caught(() => new Machine(Testing.chart(), 'web', {
      size: MachineSize.SMALL,
      overrides: {
        get spec() {
          return thrown();
        },
      },
    }))).toBe(bug);
  });
});
