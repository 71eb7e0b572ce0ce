import { JsonDisplay, LineDisplay } from '../../../../src/cli/wait/display/display';
import { ObjectOutcome } from '../../../../src/cli/wait/display/report';

const object = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', name: 'web', namespace: 'default' };
const outcome = (known: Partial<ObjectOutcome>): ObjectOutcome => ({ object, state: 'progressing', reason: 'Starting', facts: [], elapsed: 1_500, ...known });
const sink = () => {
  const lines: string[] = [];
  return { lines, print: (more: readonly string[]) => void lines.push(...more) };
};

test('prints a line per change and per ten per cent of an import, and does not repeat a lasting failure', () => {
  const { lines, print } = sink();
  const display = new LineDisplay(print);
  display.begin([object]);
  ['1.5%', '9.9%', '10.1%', '19%', '100.0%'].forEach((progress) => display.update(outcome({ reason: 'Provisioning', progress })));
  display.update(outcome({ reason: 'ErrImagePull', message: 'not\nfound' }));
  display.update(outcome({ state: 'failed', reason: 'ErrImagePull', message: 'not\nfound' }));
  display.update(outcome({ state: 'ready', reason: 'Running' }));
  expect(lines).toEqual([
    'virtualmachine/web: Provisioning 0%',
    'virtualmachine/web: Provisioning 10%',
    'virtualmachine/web: Provisioning 100%',
    'virtualmachine/web: ErrImagePull: not found',
    'virtualmachine/web: Running (ready)',
  ]);
});

test('objects of several namespaces are named with them, as by other verbs', () => {
  const { lines, print } = sink();
  const display = new LineDisplay(print);
  const objects = [object, { ...object, namespace: 'other' }, { ...object, kind: 'VirtualMachineClusterInstancetype', name: 'large', namespace: undefined }];
  display.begin(objects);
  objects.forEach((each) => display.update(outcome({ object: each })));
  display.finish({ isReady: false, objects: [outcome({ object: objects[1] }), outcome({})] }, 'interrupted');
  expect(lines).toEqual([
    'virtualmachine/web in namespace default: Starting',
    'virtualmachine/web in namespace other: Starting',
    'virtualmachineclusterinstancetype/large: Starting',
    'error: interrupted: 2 of 2 objects are not ready',
    'not ready: virtualmachine/web in namespace other: Starting',
    'not ready: virtualmachine/web in namespace default: Starting',
    '2 not ready, 0 ready after 2s',
  ]);
});

test('programs get one document', () => {
  const documents = sink();
  const display = new JsonDisplay(documents.print);
  display.begin();
  display.update();
  display.finish({ isReady: false, objects: [outcome({ facts: ['VirtualMachine web: Starting'] })] }, 'interrupted');
  expect(JSON.parse(documents.lines.join('\n'))).toEqual({
    ready: false,
    givenUp: 'interrupted',
    objects: [{ ...object, state: 'progressing', reason: 'Starting', facts: ['VirtualMachine web: Starting'], elapsedSeconds: 1.5 }],
  });
});
