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

describe('what is being deleted is not ready any more', () => {
  const deletionTimestamp = '2026-01-01T00:00:00Z';
  const TERMINATING = { state: 'progressing', reason: 'Terminating' };
  const verdict = (type: { apiVersion: string; kind: string }, object: any) => verdictOf(type, { ...object, metadata: { name: 'web', deletionTimestamp } }, NONE_RELATED);

  test('a machine whose guest still runs, and one whose guest has ended', () => {
    const machine = recordedMachine('a machine that runs');
    expect(verdict(machine, machine)).toMatchObject(TERMINATING);
    expect(verdict(machine, { ...machine, status: { printableStatus: 'Terminating' } })).toMatchObject(TERMINATING);
  });

  test('an instance, however its guest ends', () => {
    const type = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstance' };
    ['Running', 'Succeeded', 'Failed'].forEach((phase) => expect(verdict(type, { kind: type.kind, status: { phase } })).toMatchObject(TERMINATING));
  });

  test('a claim, and a Deployment', () => {
    expect(verdict({ apiVersion: 'v1', kind: 'PersistentVolumeClaim' }, { status: { phase: 'Bound' } })).toMatchObject(TERMINATING);
    expect(verdict({ apiVersion: 'apps/v1', kind: 'Deployment' }, { spec: { replicas: 0 }, status: {} })).toMatchObject(TERMINATING);
  });

  test('and what has failed has still failed', () => {
    expect(verdict({ apiVersion: 'v1', kind: 'Namespace' }, { status: { phase: 'Terminating' } })).toMatchObject({ state: 'failed', reason: 'Terminating' });
  });
});
