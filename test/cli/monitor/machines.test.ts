import { Log } from '../../../src/cli/monitor/log';
import { machineMetrics, Machines } from '../../../src/cli/monitor/machines';
import { exposition } from '../../../src/cli/monitor/metrics';
import { machineReadiness } from '../../../src/cli/wait/readiness/virtual-machine';
import { claimLabels } from '../../../src/nodes/claim-labels';
import recorded from '../../gitops/recorded.json';

const situations: { readonly [situation: string]: any } = recorded;

/** A machine as it was recorded on the control plane. */
const machine = (name: string, situation: string, fields: object = {}) => ({
  ...situations[situation], metadata: { namespace: 'blue', name, uid: name, ...fields },
});

function watched() {
  const lines: any[] = [];
  const machines = new Machines(new Log((line) => {
    const { timestamp, ...fields } = JSON.parse(line);
    expect(timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    lines.push(fields);
  }, 'debug'));
  const told = {
    replaced: (objects: any[]) => machines.replaced(objects.map(machines.keep)),
    changed: (object: any) => machines.changed(machines.keep(object)),
    removed: (object: any) => machines.removed(machines.keep(object)),
  };
  return { machines, ...told, lines, metrics: () => exposition(machineMetrics(machines.all)).split('\n').filter((line) => !line.startsWith('#') && !line.endsWith(' 0')) };
}

const RUNS = 'a machine that runs';
const FAILS = 'a machine without its image';

test('machines are counted by phase, by status, and by node provider and type', () => {
  const { replaced, metrics } = watched();
  const claimed = claimLabels({ provider: 'p', nodeType: 'high-memory', claim: 'c' });
  replaced([machine('a', RUNS), machine('b', RUNS, { labels: claimed }), machine('c', RUNS, { namespace: 'green' }), { ...machine('d', FAILS), status: undefined }]);
  expect(metrics()).toMatchSnapshot();
});

test('each phase has a number, even if no machine is in it', () => {
  const { machines, replaced } = watched();
  replaced([machine('a', RUNS)]);
  const [{ samples }] = machineMetrics(machines.all);
  expect(samples.map(({ labels, value }) => [labels!.phase, value])).toEqual([['Creating', 0], ['Failed', 0], ['Pending', 0], ['Running', 1], ['Stopped', 0]]);
});

test('each machine that failed, or is not ready yet, has a number of its own', () => {
  const { replaced, changed, metrics } = watched();
  const ofMachines = () => metrics().filter((line) => line.includes('machine='));
  replaced([machine('a', RUNS), machine('b', FAILS), machine('c', 'a machine that boots'), { ...machine('d', FAILS), status: undefined }]);
  expect(ofMachines()).toEqual([
    'cdk8s_kubevirt_machine_failed{namespace="blue",machine="b",reason="ErrImagePull"} 1',
    'cdk8s_kubevirt_machine_creating{namespace="blue",machine="c",status="Starting"} 1',
    'cdk8s_kubevirt_machine_creating{namespace="blue",machine="d",status="Pending"} 1',
  ]);
  changed(machine('c', RUNS));
  expect(ofMachines()).toHaveLength(2);
});

test('every situation has its phase, and failures are logged', () => {
  const phases = Object.entries(situations).filter(([, { kind }]) => kind === 'VirtualMachine').map(([situation, object]) => {
    const { machines, replaced, lines } = watched();
    replaced([machine('web', situation)]);
    const [{ phase }] = machines.all;
    expect([phase === 'Failed', lines.length]).toEqual([machineReadiness(object).state === 'failed', phase === 'Failed' ? 1 : 0]);
    return [situation, phase];
  });
  expect(Object.fromEntries(phases)).toMatchSnapshot();
});

describe('the log', () => {
  test('has one line per change', () => {
    const { replaced, changed, removed, lines } = watched();
    replaced([machine('a', RUNS)]);
    changed(machine('a', RUNS));
    changed(machine('b', 'a machine that boots'));
    changed(machine('b', RUNS));
    changed(machine('b', FAILS));
    removed(machine('b', FAILS));
    expect(lines).toMatchSnapshot();
  });

  test('has changes that happened while the watch was interrupted', () => {
    const { machines, replaced, lines } = watched();
    replaced([machine('a', RUNS), machine('b', RUNS)]);
    replaced([machine('b', FAILS), machine('c', RUNS)]);
    expect(lines.map(({ level, machine: name, phase, was }) => [level, name, was, phase])).toEqual([
      ['warn', 'b', 'Running', 'Failed'], ['info', 'c', undefined, 'Running'], ['info', 'a', 'Running', undefined],
    ]);
    expect(machines.all.map(({ machine: name }) => name)).toEqual(['b', 'c']);
  });

  test('leaves out messages below its level', () => {
    const lines: string[] = [];
    const log = new Log((line) => lines.push(JSON.parse(line).message), 'warn');
    (['debug', 'info', 'warn', 'error'] as const).forEach((level) => log.write(level, level));
    expect(lines).toEqual(['warn', 'error']);
  });
});
