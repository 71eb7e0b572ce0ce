// Advice against deprecated fields.
import type { VirtualMachineRule } from '../rule';

/** runStrategy replaces running. */
export const deprecatedField: VirtualMachineRule = {
  name: 'deprecated-field',
  refuses: 'spec.running, which runStrategy has replaced',
  story: 'KubeVirt still reads running, and warns of it where a VirtualMachine is applied: a controller such as Argo CD drops the warning, and for a pool there is none. '
    + 'running: true is runStrategy: Always, running: false is runStrategy: Halted.',
  check: ({ running }, advise) => {
    if (running !== undefined) {
      advise('running', `${running} is of a deprecated field, write runStrategy: ${running ? 'Always' : 'Halted'}`);
    }
  },
};
