// Bytes between two ends, both ways, as fast as the slower end takes them.
import { Duplex, Readable, Writable } from 'stream';
import { pipeline } from 'stream/promises';

/** How long a guest that is told nothing more may be silent before it has said everything, in milliseconds. */
const LAST_WORDS = 10_000;

/**
 * Joins an end on this machine with a stream of a guest, until the guest ends it, or nobody reads what it says any more.
 *
 * An input that ends does not end the stream at once: that would end the other direction too, in which the answer comes.
 *
 * @throws what broke the stream
 */
export async function relay(input: Readable, output: Writable, guest: Duplex): Promise<void> {
  let broken: Error | undefined;
  // An end on this machine that breaks, breaks the stream too, which is no fault of the guest.
  guest.once('error', (error) => broken = input.errored || output.errored || output.destroyed ? undefined : error);
  const said = pipeline(guest, output).finally(() => {
    guest.destroy();
    input.destroy();
  });
  const told = pipeline(input, guest, { end: false }).then(() => endInSilence(guest));
  await Promise.allSettled([said, told]);
  if (broken !== undefined) {
    throw broken;
  }
}

/** Ends a stream that has brought nothing for a while. */
function endInSilence(stream: Duplex): void {
  // One that nobody reads at the moment has something to say.
  const timer = setInterval(() => stream.isPaused() || stream.end(), LAST_WORDS);
  stream.on('data', () => timer.refresh()).once('close', () => clearInterval(timer));
}
