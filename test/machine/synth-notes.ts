// The notes that synth prints on a machine.
import { Chart, Testing } from 'cdk8s';
import { Machine, MachineProps, MachineSize } from '../../src';

export function notesOn(props: Partial<MachineProps>): unknown[] {
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const app = Testing.app();
  const chart = new Chart(app, 'chart');
  new Machine(chart, 'web', { size: MachineSize.SMALL, ...props });
  Testing.synth(chart);
  const notes = stderr.mock.calls.flat().filter((line) => String(line).startsWith('note: '));
  stderr.mockRestore();
  return notes;
}
