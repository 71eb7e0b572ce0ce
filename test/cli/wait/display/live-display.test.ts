import { LiveDisplay } from '../../../../src/cli/wait/display/live-display';
import { ObjectOutcome } from '../../../../src/cli/wait/outcome';

/** A terminal of a few lines: it knows what is on its screen, and whether its cursor can be seen. */
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

  /** As a terminal does: lines that no longer fit are broken. */
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
  display.began(objects);
});

afterEach(() => jest.useRealTimers());

test('the table is drawn in place, and times go on', () => {
  const frames = [[...screen.lines]];
  display.changed(outcome(0, { reason: 'Provisioning', progress: '10%' }));
  jest.advanceTimersByTime(100);
  frames.push([...screen.lines]);
  jest.advanceTimersByTime(2_000);
  frames.push([...screen.lines]);
  display.changed(outcome(0, { state: 'ready', reason: 'Running' }));
  jest.advanceTimersByTime(100);
  frames.push([...screen.lines]);
  expect(frames.map((lines) => lines.join('\n')).join('\n----\n')).toMatchSnapshot();
  expect(screen.isCursorShown).toBe(false);
  display.dropped();
});

test('a note stands above the table', () => {
  display.noted('cluster https://127.0.0.1: ECONNREFUSED: trying again');
  expect(screen.lines.slice(0, 3)).toEqual(['$ cdk8s-kubevirt wait', 'note: cluster https://127.0.0.1: ECONNREFUSED: trying again', expect.stringContaining('virtualmachine/web')]);
  display.dropped();
});

test('a terminal that becomes narrower keeps nothing of the wider table', () => {
  display.changed(outcome(0, { message: 'Guest VM is not reported as running, and says so in many words' }));
  jest.advanceTimersByTime(100);
  screen.narrow(25);
  expect(screen.lines.join('\n')).toMatchSnapshot();
  display.dropped();
});

test('nothing that a cluster says moves the cursor', () => {
  const hostile = '\u001b[5A\u001b[J\u001b[?25h\rready\nnote: x';
  display.changed(outcome(0, { reason: hostile, message: hostile }));
  jest.advanceTimersByTime(100);
  display.noted(hostile);
  expect(screen.lines).toEqual(['$ cdk8s-kubevirt wait', expect.stringMatching(/^note: \\u001b\[5A/), expect.any(String), expect.stringMatching(/^· virtualmachine\/\w+ /), expect.stringMatching(/ready/), '']);
  expect(screen.isCursorShown).toBe(false);
  display.dropped();
});

test('at the end the table is gone, the report stands in its place, and the cursor is back', () => {
  display.ended({ isReady: false, objects: [outcome(0, { state: 'failed', reason: 'ErrImagePull', message: 'not found', advice: 'correct the image' }), outcome(1, {})] });
  expect(screen.lines.join('\n')).toMatchSnapshot();
  expect([screen.isCursorShown, screen.listenerCount, jest.getTimerCount()]).toEqual([true, 0, 0]);
});
