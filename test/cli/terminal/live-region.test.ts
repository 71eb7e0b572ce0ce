import { liveTerminal } from '../../../src/cli/terminal/live-region';

const { stderr } = process;

afterEach(() => Object.defineProperty(process, 'stderr', { value: stderr }));

/** Makes standard error a terminal of this size. */
function resize(columns: number, rows: number): void {
  Object.defineProperty(process, 'stderr', { value: { isTTY: true, columns, rows }, configurable: true });
}

test('lines are redrawn on a terminal', () => {
  resize(80, 24);
  expect(liveTerminal()).toMatchObject({ columns: 80, rows: 24 });
});

test('a terminal without a size, such as that of a container without a window, is written to line by line', () => {
  resize(0, 0);
  expect(liveTerminal()).toBeUndefined();
});

test('a terminal without cursor movement, such as a shell in an editor, is written to line by line', () => {
  resize(80, 24);
  const { TERM } = process.env;
  process.env.TERM = 'dumb';
  expect(liveTerminal()).toBeUndefined();
  process.env.TERM = TERM ?? '';
});
