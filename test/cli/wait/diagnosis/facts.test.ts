import { factLines } from '../../../../src/cli/wait/diagnosis/facts';
import { NO_RELATED_OBJECTS } from '../../../../src/cli/wait/observation/related-objects';

const facts = (kind: string, status?: object) => factLines({ kind, metadata: { name: 'web' }, status }, NO_RELATED_OBJECTS);

test.each<[string, object | undefined, string[]]>([
  ['VirtualMachine', { printableStatus: 'Provisioning', conditions: [] }, ['VirtualMachine web: Provisioning']],
  ['DataVolume', { phase: 'ImportInProgress', progress: '45.2%', restartCount: 2 }, ['DataVolume web: ImportInProgress 45.2%']],
  ['DataVolume', { phase: 'Pending', progress: 'N/A' }, ['DataVolume web: Pending']],
  ['VirtualMachinePool', { labelSelector: 'pool=web', replicas: 3 }, ['VirtualMachinePool web: replicas 3']],
  ['VirtualMachineRestore', { complete: false, conditions: [{ type: 'Ready', status: 'False', reason: 'Waiting for target' }] }, [
    'VirtualMachineRestore web: complete false', 'VirtualMachineRestore web: Ready=False/Waiting for target',
  ]],
  ['VirtualMachineClone', { conditions: [{ type: 'Progressing', status: 'False', reason: 'Pending' }] }, ['VirtualMachineClone web: Progressing=False/Pending']],
])('a %s has the facts of its status %j', (kind, status, lines) => {
  expect(facts(kind, status)).toEqual(lines);
});

test.each([undefined, {}, { phase: undefined }, { phase: '' }])('an object has no status yet if it is %j', (status) => {
  expect(facts('VirtualMachineClone', status)).toEqual(['VirtualMachineClone web: no status yet']);
});

test('a reason of several lines is one fact', () => {
  const reason = 'volume root does not support snapshots\nvolume data does not support snapshots';
  expect(facts('VirtualMachineClone', { conditions: [{ type: 'Ready', status: 'False', reason }] })).toEqual([
    'VirtualMachineClone web: Ready=False/volume root does not support snapshots volume data does not support snapshots',
  ]);
});
