import { recordedMachine } from './recorded';
import { LIST_OUTPUTS, machineRow } from '../../../src/cli/machines/machine-list';
import { formatLines } from '../../../src/cli/terminal/lines';

const INSTANCE = {
  spec: { domain: { cpu: { cores: 4 }, memory: { guest: '8Gi' } } },
  status: { nodeName: 'node-1', interfaces: [{ name: 'default', ipAddresses: ['10.0.0.1', 'fd00::1'] }] },
};

const named = (machine: any, name: string) => ({ ...machine, metadata: { ...machine.metadata, name } });
const sized = ({ spec, ...machine }: any, instancetype: string) => ({ ...machine, spec: { ...spec, instancetype: { name: instancetype } } });

const ROWS = [
  machineRow(recordedMachine('a machine that runs'), INSTANCE),
  machineRow(sized(named(recordedMachine('a machine that is halted'), 'resting'), 'u1.medium')),
  machineRow(named(recordedMachine('a machine without a node'), 'homeless')),
];

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2025-01-03T00:00:00Z')));
afterEach(() => jest.restoreAllMocks());

test.each(['table', 'wide', 'name', 'json', 'yaml'] as const)('machines as %s', (output) => {
  expect(formatLines(LIST_OUTPUTS[output](ROWS, output === 'wide'))).toMatchSnapshot();
});

test('facts from instances that the user may not see are unknown, not empty', () => {
  const row = machineRow(recordedMachine('a machine that runs'), undefined, ['VirtualMachineInstance']);
  const [titles, cells] = LIST_OUTPUTS.wide([row], false).map((line) => String(line).split(/ {2,}/));
  expect(titles.filter((_, index) => cells[index] === '<unknown>')).toEqual(['NODE', 'IP', 'OTHER-IPS']);
  expect(row).toMatchObject({ addresses: [], unseen: ['VirtualMachineInstance'] });
});

test('without machines there is no table', () => expect(LIST_OUTPUTS.table([], true)).toEqual([]));

test.each([[true, 'Always'], [false, 'Halted']])('a machine with running: %s has the equivalent run strategy', (running, runStrategy) => {
  const { spec: { runStrategy: _, ...spec }, ...machine } = recordedMachine('a machine that runs');
  expect(machineRow({ ...machine, spec: { ...spec, running } })).toMatchObject({ runStrategy });
});
