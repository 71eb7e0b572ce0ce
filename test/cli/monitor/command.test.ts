import { Chart, Testing } from 'cdk8s';
import { MachineMonitor } from '../../../src';
import { monitorCommand } from '../../../src/cli/monitor/command';

/** Where the command serves with these arguments. */
function placeOf(args: readonly string[]): object {
  const { address, port } = monitorCommand().action(() => undefined).parse(args, { from: 'user' }).opts();
  return { address, port };
}

test('a monitor serves only the local host by default', () => {
  expect(placeOf([])).toEqual({ address: '127.0.0.1', port: 8080 });
});

test('the monitor in a pod serves clients from outside of it', () => {
  const chart = new Chart(Testing.app(), 'chart', { namespace: 'machines' });
  const { apiObject } = new MachineMonitor(chart, 'monitor', { commandImage: 'registry.example.com/cdk8s-kubevirt:1' });
  const [, ...args] = apiObject.toJson().spec.template.spec.containers[0].args;
  expect(placeOf(args)).toEqual({ address: '::', port: 8080 });
});
