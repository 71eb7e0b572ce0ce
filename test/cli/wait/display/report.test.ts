import { ObjectOutcome, report } from '../../../../src/cli/wait/display/report';

const outcome = (name: string, known: Partial<ObjectOutcome> = {}): ObjectOutcome => ({
  object: { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', name, namespace: 'default' },
  state: 'ready',
  reason: 'Running',
  facts: [],
  elapsed: 12_400,
  ...known,
});
const failed = outcome('web', {
  state: 'failed',
  reason: 'ErrImagePull',
  message: 'failed to pull\nimage',
  advice: 'correct the image\'s name',
  facts: ['VirtualMachine web: ErrImagePull'],
});
const late = outcome('db', { state: 'progressing', reason: 'Provisioning', progress: '45%', facts: ['DataVolume db: ImportInProgress 45%'] });

test('if everything is ready, there is one line', () => {
  expect(report({ isReady: true, objects: [outcome('web'), outcome('db')] })).toEqual(['ready: 2 objects in 12s']);
});

test('a failure starts with its cause, followed by what to do and what is known', () => {
  expect(report({ isReady: false, objects: [outcome('fine'), late, failed] }).join('\n')).toMatchSnapshot();
});

test('a wait that is given up reports the last state of each object', () => {
  expect(report({ isReady: false, objects: [outcome('fine'), late] }, 'the time of --timeout 10s is over').join('\n')).toMatchSnapshot();
});

test('many failures are all reported with their causes, but only some with all facts', () => {
  const lines = report({ isReady: false, objects: Array.from({ length: 100 }, (_, index) => ({ ...failed, object: { ...failed.object, name: `web-${index}` } })) });
  expect(lines.filter((line) => line.startsWith('error: '))).toHaveLength(100);
  expect(lines.filter((line) => line.includes('VirtualMachine web: ErrImagePull'))).toHaveLength(5);
});

test('there may be more objects than a function takes arguments', () => {
  expect(report({ isReady: true, objects: Array.from({ length: 300_000 }, () => late) })).toEqual(['ready: 300000 objects in 12s']);
});
