import { ALONE } from '../../../../src/cli/wait/companions';
import { crash } from '../../../../src/cli/wait/diagnosis/guests';
import { kept } from '../../../../src/cli/wait/observation/projections';

const machine = (metadata: object) => kept({ kind: 'VirtualMachine', metadata: { name: 'web', ...metadata }, spec: { runStrategy: 'Always' } });
const instance = kept({ kind: 'VirtualMachineInstance', metadata: { name: 'web' }, status: { phase: 'Failed' } });

test('a machine whose guest has failed has crashed', () => {
  expect(crash(machine({}), { ...ALONE, instance })).toMatchObject({ reason: 'Crashed', message: 'its guest has crashed, and KubeVirt starts it anew' });
});

test('a machine that is being deleted has not', () => {
  expect(crash(machine({ deletionTimestamp: '2026-01-01T00:00:00Z' }), { ...ALONE, instance })).toBeUndefined();
});
