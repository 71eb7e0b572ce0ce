import * as fc from 'fast-check';
import { say } from '../../../../src/cli/terminal/print';
import { renderFrame, LiveDisplay, Row } from '../../../../src/cli/wait/display/live-display';
import { ObjectOutcome } from '../../../../src/cli/wait/display/report';
import { escapeHidden } from '../../../../src/issues/hidden-characters';

/** A terminal of a few lines, which knows what is on its screen and whether its cursor is visible. */
class Screen {
  rows = 10;
  columns = 60;
  lines: string[] = [''];
  isCursorShown = true;
  private row = 0;
  private readonly listeners = new Set<() => void>();

  write(text: string): void {
    for (const [, up, control, plain] of text.matchAll(/\u001b\[(\d+)A|(\u001b\[\??\w+|\r|\n)|([^\u001b\r\n]+)/g)) {
      if (up !== undefined) {
        this.row -= Number(up);
        expect(this.row).toBeGreaterThanOrEqual(0);
      } else if (control === '\n') {
        this.row += 1;
        this.lines[this.row] ??= '';
      } else if (control === '\u001b[J') {
        this.lines.splice(this.row, Infinity, '');
      } else if (control?.startsWith('\u001b[?25')) {
        this.isCursorShown = control.endsWith('h');
      } else if (plain !== undefined) {
        this.lines[this.row] += plain;
      }
    }
  }

  on(_event: 'resize', listener: () => void): void {
    this.listeners.add(listener);
  }

  off(_event: 'resize', listener: () => void): void {
    this.listeners.delete(listener);
  }

  /** Like a terminal, breaks lines that no longer fit. */
  narrow(columns: number): void {
    this.columns = columns;
    this.lines = this.lines.flatMap((line) => line === '' ? [''] : line.match(new RegExp(`.{1,${columns}}`, 'g'))!);
    this.row = this.lines.length - 1;
    this.listeners.forEach((listener) => listener());
  }

  get listenerCount(): number {
    return this.listeners.size;
  }
}

const objects = ['web', 'db'].map((name) => ({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', name, namespace: 'default' }));
const outcome = (index: number, known: Partial<ObjectOutcome>): ObjectOutcome =>
  ({ object: objects[index], state: 'progressing', reason: 'Starting', facts: [], elapsed: 3_000, ...known });

let screen: Screen;
let display: LiveDisplay;

beforeEach(() => {
  jest.useFakeTimers();
  screen = new Screen();
  screen.write('$ cdk8s-kubevirt wait\n');
  display = new LiveDisplay(screen);
  display.begin(objects);
});

afterEach(() => jest.useRealTimers());

test('the table is redrawn in place, and times advance', () => {
  const frames = [[...screen.lines]];
  display.update(outcome(0, { reason: 'Provisioning', progress: '10%' }));
  jest.advanceTimersByTime(100);
  frames.push([...screen.lines]);
  jest.advanceTimersByTime(2_000);
  frames.push([...screen.lines]);
  display.update(outcome(0, { state: 'ready', reason: 'Running' }));
  jest.advanceTimersByTime(100);
  frames.push([...screen.lines]);
  expect(frames.map((lines) => lines.join('\n')).join('\n----\n')).toMatchSnapshot();
  expect(screen.isCursorShown).toBe(false);
  display.abort();
});

test('messages are printed above the table, whoever prints them', () => {
  say('note', 'cluster https://127.0.0.1: ECONNREFUSED: retrying');
  expect(screen.lines.slice(0, 3)).toEqual(['$ cdk8s-kubevirt wait', 'note: cluster https://127.0.0.1: ECONNREFUSED: retrying', expect.stringContaining('virtualmachine/web')]);
  display.abort();
});

test('a terminal that becomes narrower keeps nothing of the wider table', () => {
  display.update(outcome(0, { message: 'Guest VM is not reported as running, and says so in many words' }));
  jest.advanceTimersByTime(100);
  screen.narrow(25);
  expect(screen.lines.join('\n')).toMatchSnapshot();
  display.abort();
});

test('nothing from a cluster moves the cursor', () => {
  const hostile = '\u001b[5A\u001b[J\u001b[?25h\rready\nnote: x';
  display.update(outcome(0, { reason: hostile, message: hostile }));
  jest.advanceTimersByTime(100);
  say('note', hostile);
  expect(screen.lines).toEqual(['$ cdk8s-kubevirt wait', expect.stringMatching(/^note: \\u001b\[5A/), expect.any(String), expect.stringMatching(/^· virtualmachine\/\w+ /), expect.stringMatching(/ready/), '']);
  expect(screen.isCursorShown).toBe(false);
  display.abort();
});

test('at the end, the report replaces the table, and the cursor is visible again', () => {
  display.finish({ isReady: false, objects: [outcome(0, { state: 'failed', reason: 'ErrImagePull', message: 'not found', advice: 'correct the image' }), outcome(1, {})] });
  expect(screen.lines.join('\n')).toMatchSnapshot();
  expect([screen.isCursorShown, screen.listenerCount, jest.getTimerCount()]).toEqual([true, 0, 0]);
});

test('after the end, messages no longer reach the terminal of the table', () => {
  display.abort();
  const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  say('note', 'later');
  expect([written.mock.calls.map(([text]) => text), screen.lines]).toEqual([['note: later\n'], ['$ cdk8s-kubevirt wait', '']]);
  written.mockRestore();
});

const object = (name: string, kind = 'VirtualMachine') => ({ apiVersion: 'kubevirt.io/v1', kind, name, namespace: 'default' });
const row = (name: string, changed: number, known: Partial<ObjectOutcome>): Row =>
  ({ outcome: { object: object(name), state: 'progressing', reason: 'Starting', facts: [], elapsed: 5_000, ...known }, lastChange: changed });
const rows = [
  row('web-1', 1, { state: 'ready', reason: 'Running' }),
  row('web-2', 2, { reason: 'Provisioning', progress: '45.2%' }),
  row('web-3', 3, { reason: 'Starting', message: 'Guest VM is not reported as running' }),
  row('db', 4, { state: 'failed', reason: 'ErrImagePull', message: 'failed to pull and unpack image "registry.test/cirros": not found' }),
];

test('failures come first, then the latest changes, then ready objects', () => {
  expect(renderFrame(rows, { columns: 80, rows: 24 }, 65_000).join('\n')).toMatchSnapshot();
});

test('rows that do not fit are counted', () => {
  expect(renderFrame(rows, { columns: 40, rows: 6 }, 65_000).join('\n')).toMatchSnapshot();
});

test.each([[20, 3], [1, 1], [10, 100], [200, 2]])('no line is too long, and there are not too many, on %i columns and %i rows', (columns, height) => {
  const many = Array.from({ length: 50 }, (_, index) => row(`machine-${index}`, index, { message: 'x'.repeat(300) }));
  const lines = renderFrame(many, { columns, rows: height }, 1000);
  expect(lines.length).toBeLessThanOrEqual(Math.max(1, height - 1));
  lines.forEach((line) => expect(line.length).toBeLessThanOrEqual(columns));
});

test('lines are measured as they are shown, whatever they contain', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), fc.integer({ min: 2, max: 60 }), (name, message, columns) => {
    const lines = renderFrame([row(name, 1, { message, reason: message })], { columns, rows: 24 }, 1000);
    expect(lines.map(escapeHidden)).toEqual(lines);
    expect(lines).toHaveLength(2);
    lines.forEach((line) => expect(line.length).toBeLessThan(columns));
  }));
});

test('objects of several namespaces have a column for these, as in other tables', () => {
  const of = (namespace: string | undefined, name: string, kind?: string) => row(name, 1, { object: { ...object(name, kind), namespace } });
  const several = [of('default', 'web'), of('machines-berlin', 'web'), of(undefined, 'large', 'VirtualMachineClusterInstancetype')];
  expect(renderFrame(several, { columns: 120, rows: 24 }, 1_000)).toEqual([
    '· default           virtualmachine/web                          1s  Starting',
    '· machines-berlin   virtualmachine/web                          1s  Starting',
    '·                   virtualmachineclusterinstancetype/large     1s  Starting',
    '0 of 3 ready, 1s',
  ]);
});
