// Whatever the sizes of the pieces and whichever side stalls: a tunnel delivers in each direction what went in, to the last byte.
import { createHash, randomBytes } from 'crypto';
import { Readable, Writable } from 'stream';
import * as fc from 'fast-check';
import { serveStreams, StreamServer } from './stream-server';
import { connectToPort } from '../../../src/cli/tunnel/guest-port';
import { relay } from '../../../src/cli/tunnel/port-forward';

const web = { kind: 'VirtualMachine', namespace: 'default', name: 'web' } as const;

/** Pieces of bytes, each after a number of turns of the event loop. */
type Pieces = readonly (readonly [size: number, turns: number])[];

const MOST = { pieces: 25, size: 200_000 };

const size = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: MOST.size }));

const pieces = fc.array(fc.tuple(size, fc.integer({ min: 0, max: 5 })), { maxLength: MOST.pieces });

const buffered = fc.constantFrom(1, 1_000, 16_384, 1_000_000);

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Random bytes, in which any loss, repetition or reordering shows. */
const NOISE = randomBytes(MOST.pieces * MOST.size);

function* bytesOf(all: Pieces): Generator<Buffer> {
  let offset = 0;
  for (const [length] of all) {
    yield NOISE.subarray(offset, offset += length);
  }
}

async function* slowly(all: Pieces): AsyncGenerator<Buffer> {
  for (const [index, bytes] of [...bytesOf(all)].entries()) {
    await turns(all[index][1]);
    yield bytes;
  }
}

/** A reader that stalls after each piece, and the digest of what it has read. */
function stalling(stalls: Pieces, highWaterMark: number): { readonly output: Writable; readonly digest: () => string } {
  const hash = createHash('sha256');
  let count = 0;
  const output = new Writable({
    highWaterMark,
    write: (chunk, _, done) => {
      hash.update(chunk);
      const [, wait = 0] = stalls[count++ % Math.max(stalls.length, 1)] ?? [];
      void turns(wait).then(() => done());
    },
  });
  return { output, digest: () => hash.copy().digest('hex') };
}

const digestOf = (all: Pieces) => [...bytesOf(all)].reduce((hash, bytes) => hash.update(bytes), createHash('sha256')).digest('hex');

let under: StreamServer | undefined;

afterEach(() => under?.close());

test('everything that a guest sends before it ends arrives, however it ends and however slowly it is read', async () => {
  await fc.assert(fc.asyncProperty(pieces, pieces, buffered, fc.constantFrom('close', 'end'), async (said, stalls, highWaterMark, how) => {
    under = await serveStreams(async (socket) => {
      for await (const bytes of slowly(said)) {
        socket.send(bytes);
      }
      // virt-api ends the connection without a closing handshake.
      (how === 'close' ? socket : socket._socket)[how]();
    });
    const { output, digest } = stalling(stalls, highWaterMark);
    await relay(new Readable({ read: () => undefined }), output, await connectToPort(under.cluster.server, web, 22));
    expect(digest()).toBe(digestOf(said));
    await under.close();
  }), { numRuns: 60 });
});

test('everything that is sent to a guest arrives, however slowly it reads, and so does its echo', async () => {
  await fc.assert(fc.asyncProperty(pieces, pieces, buffered, async (told, stalls, highWaterMark) => {
    const length = told.reduce((sum, [each]) => sum + each, 0);
    let heard = 0;
    under = await serveStreams((socket) => {
      const end = () => heard === length && socket.close();
      socket.on('message', async (bytes: Buffer) => {
        heard += bytes.length;
        socket.send(bytes);
        socket.pause();
        await turns(stalls[heard % Math.max(stalls.length, 1)]?.[1] ?? 0);
        socket.resume();
        end();
      });
      end();
    });
    const { output, digest } = stalling(stalls, highWaterMark);
    const input = Readable.from(slowly(told), { objectMode: false });
    await relay(input, output, await connectToPort(under.cluster.server, web, 22));
    expect([heard, digest()]).toEqual([length, digestOf(told)]);
    await under.close();
  }), { numRuns: 60 });
});
