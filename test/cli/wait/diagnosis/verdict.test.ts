import { Verdict, verdictOf } from '../../../../src/cli/wait/diagnosis/verdict';
import { NONE_RELATED } from '../../../../src/cli/wait/observation/related-objects';
import { recordedMachine } from '../../machines/recorded';

const instance = (conditions: object[]) => ({ kind: 'VirtualMachineInstance', metadata: { name: 'web' }, status: { phase: 'Pending', conditions } });
const volume = (name: string, phase: string, status: object = {}) => ({ kind: 'DataVolume', metadata: { name }, status: { phase, ...status } });

function judged(situation: Parameters<typeof recordedMachine>[0], dataVolumes: object[]): Verdict {
  const machine = recordedMachine(situation);
  return verdictOf(machine, machine, { ...NONE_RELATED, dataVolumes, instance: instance(machine.status.conditions) });
}

test('a machine whose claim came after it waits for its import, though KubeVirt goes on calling it unschedulable', () => {
  expect(judged('a machine whose claim came after it', [volume('root', 'ImportInProgress', { progress: '45.2%' })])).toEqual({
    state: 'progressing', reason: 'Provisioning', message: 'Not all of the VMI\'s DVs are ready', progress: '45.2%',
  });
});

test.each([
  ['a machine whose volume is still to come', 'root'],
  ['a machine without its claim', 'missing'],
] as const)('%s waits for it while its DataVolume is there, and no longer', (situation, name) => {
  expect(judged(situation, [volume(name, 'Pending')])).toMatchObject({ state: 'progressing' });
  expect(judged(situation, [volume('another', 'Pending')])).toMatchObject({ state: 'failed', reason: 'ErrorPvcNotFound', advice: expect.stringContaining('apply the') });
  expect(judged(situation, [volume(name, 'Succeeded')])).toMatchObject({ state: 'failed', reason: 'ErrorPvcNotFound' });
});
