import { Duplex, PassThrough } from 'stream';
import { text } from 'stream/consumers';
import { Unreachable } from '../../../src/cli/cluster/api-error';
import { relay } from '../../../src/cli/tunnel/port-forward';

afterEach(() => jest.useRealTimers());

/** A guest whose output is pushed, and what it receives. */
function talking(): { readonly guest: Duplex; readonly told: string[] } {
  const told: string[] = [];
  const guest = new Duplex({
    read: () => undefined,
    write: (chunk, _, done) => {
      told.push(String(chunk));
      done();
    },
  });
  return { guest, told };
}

const settled = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

test('data from each side reaches the other until the guest ends', async () => {
  const { guest, told } = talking();
  const [input, output] = [new PassThrough(), new PassThrough()];
  const over = relay(input, output, guest);
  input.write('ask');
  await settled();
  expect(told).toEqual(['ask']);
  guest.push('answer');
  guest.push(null);
  await over;
  expect(await text(output)).toBe('answer');
  expect([guest.destroyed, input.destroyed]).toEqual([true, true]);
});

test('a guest may still send after the end of its input, as long as it does not pause for long', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const { guest } = talking();
  const ended = jest.fn();
  guest.once('finish', ended);
  const output = new PassThrough();
  const over = relay(new PassThrough().end(), output, guest);
  await settled();
  for (const word of ['one ', 'two ']) {
    jest.advanceTimersByTime(9_000);
    guest.push(word);
    await settled();
  }
  expect(ended).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10_000);
  await settled();
  expect(ended).toHaveBeenCalled();
  guest.push(null);
  await over;
  expect(await text(output)).toBe('one two ');
});

test('nothing is waited for once both sides have ended', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const { guest } = talking();
  const input = new PassThrough();
  const over = relay(input, new PassThrough().resume(), guest, 60_000);
  guest.push(null);
  await settled();
  expect(guest.destroyed).toBe(false);
  input.end();
  await over;
  await settled();
  expect([guest.destroyed, jest.getTimerCount()]).toEqual([true, 0]);
});

test('data that the guest did not receive is reported, even if the input ended before', async () => {
  const { guest } = talking();
  const failure = new Unreachable('too late');
  guest._destroy = (_, done) => done(failure);
  const over = relay(new PassThrough().end('ask'), new PassThrough().resume(), guest);
  await settled();
  guest.push(null);
  await expect(over).rejects.toThrow(failure);
});

test('the guest\'s stream is destroyed once nobody reads it any more', async () => {
  const { guest } = talking();
  const output = new PassThrough();
  const over = relay(new PassThrough(), output, guest);
  output.destroy();
  await over;
  expect(guest.destroyed).toBe(true);
});

test('an error of the stream is reported', async () => {
  const { guest } = talking();
  const over = relay(new PassThrough(), new PassThrough(), guest);
  guest.destroy(new Error('the line is cut'));
  await expect(over).rejects.toThrow('the line is cut');
});
