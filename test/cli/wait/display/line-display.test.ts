import { JsonDisplay } from '../../../../src/cli/wait/display/json-display';
import { LineDisplay } from '../../../../src/cli/wait/display/line-display';
import { ObjectOutcome } from '../../../../src/cli/wait/outcome';

const object = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', name: 'web', namespace: 'default' };
const outcome = (known: Partial<ObjectOutcome>): ObjectOutcome => ({ object, state: 'progressing', reason: 'Starting', facts: [], elapsed: 1_500, ...known });
const sink = () => {
  const lines: string[] = [];
  return { lines, print: (more: readonly string[]) => void lines.push(...more) };
};

test('each change is a line, an import every ten per cent, and a failure that lasts is not told twice', () => {
  const { lines, print } = sink();
  const display = new LineDisplay(print);
  display.began([object]);
  ['1.5%', '9.9%', '10.1%', '19%', '100.0%'].forEach((progress) => display.changed(outcome({ reason: 'Provisioning', progress })));
  display.changed(outcome({ reason: 'ErrImagePull', message: 'not\nfound' }));
  display.changed(outcome({ state: 'failed', reason: 'ErrImagePull', message: 'not\nfound' }));
  display.changed(outcome({ state: 'ready', reason: 'Running' }));
  expect(lines).toEqual([
    'virtualmachine/web: Provisioning 0%',
    'virtualmachine/web: Provisioning 10%',
    'virtualmachine/web: Provisioning 100%',
    'virtualmachine/web: ErrImagePull: not found',
    'virtualmachine/web: Running (ready)',
  ]);
});

test('programs get one document, and notes elsewhere', () => {
  const [documents, notes] = [sink(), sink()];
  const display = new JsonDisplay(documents.print, notes.print);
  display.began();
  display.changed();
  display.noted('something');
  display.ended({ isReady: false, objects: [outcome({ facts: ['VirtualMachine web: Starting'] })] }, 'interrupted');
  expect(notes.lines).toEqual(['note: something']);
  expect(JSON.parse(documents.lines.join('\n'))).toEqual({
    ready: false,
    givenUp: 'interrupted',
    objects: [{ ...object, state: 'progressing', reason: 'Starting', facts: ['VirtualMachine web: Starting'], elapsedSeconds: 1.5 }],
  });
});
