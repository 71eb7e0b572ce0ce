import * as fc from 'fast-check';
import { frame, Row } from '../../../../src/cli/wait/display/frame';
import { namingOf } from '../../../../src/cli/wait/display/text';
import { ObjectOutcome } from '../../../../src/cli/wait/outcome';
import { escaped } from '../../../../src/issues/hidden-characters';

const object = (name: string, kind = 'VirtualMachine') => ({ apiVersion: 'kubevirt.io/v1', kind, name, namespace: 'default' });
const row = (name: string, changed: number, known: Partial<ObjectOutcome>): Row =>
  ({ outcome: { object: object(name), state: 'progressing', reason: 'Starting', facts: [], elapsed: 5_000, ...known }, changed });
const rows = [
  row('web-1', 1, { state: 'ready', reason: 'Running' }),
  row('web-2', 2, { reason: 'Provisioning', progress: '45.2%' }),
  row('web-3', 3, { reason: 'Starting', message: 'Guest VM is not reported as running' }),
  row('db', 4, { state: 'failed', reason: 'ErrImagePull', message: 'failed to pull and unpack image "registry.test/cirros": not found' }),
];
const naming = namingOf(rows.map(({ outcome }) => outcome.object));

test('what has failed is on top, then what has changed last, then what is ready', () => {
  expect(frame(rows, naming, { columns: 80, rows: 24 }, 65_000).join('\n')).toMatchSnapshot();
});

test('what does not fit is counted', () => {
  expect(frame(rows, naming, { columns: 40, rows: 6 }, 65_000).join('\n')).toMatchSnapshot();
});

test.each([[20, 3], [1, 1], [10, 100], [200, 2]])('no line is too long, and none too much, on %i columns and %i rows', (columns, height) => {
  const many = Array.from({ length: 50 }, (_, index) => row(`machine-${index}`, index, { message: 'x'.repeat(300) }));
  const lines = frame(many, naming, { columns, rows: height }, 1000);
  expect(lines.length).toBeLessThanOrEqual(Math.max(1, height - 1));
  lines.forEach((line) => expect(line.length).toBeLessThanOrEqual(columns));
});

test('what fits is measured as it is shown, whatever it is', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), fc.integer({ min: 2, max: 60 }), (name, message, columns) => {
    const lines = frame([row(name, 1, { message, reason: message })], naming, { columns, rows: 24 }, 1000);
    expect(lines.map(escaped)).toEqual(lines);
    expect(lines).toHaveLength(2);
    lines.forEach((line) => expect(line.length).toBeLessThan(columns));
  }));
});

test('objects of several namespaces say theirs', () => {
  const objects = [object('web'), { ...object('web'), namespace: 'other' }];
  expect(objects.map(namingOf(objects))).toEqual(['default virtualmachine/web', 'other virtualmachine/web']);
});
