// Where this process writes to: a pipe whose reader may leave, a file on a disk that may be full, a terminal that may be closed.
// None of that stops what the command is doing.
import { writeSync } from 'fs';
import { Socket } from 'net';
import { Writable } from 'stream';

/** What a command ends with that nobody reads any more: as kubectl and git do, which the signal SIGPIPE ends. */
const BROKEN_PIPE = 141;

/** The reader of a pipe has left, or the terminal is closed. */
const GONE = ['EPIPE', 'ECONNRESET', 'EIO'];

const endOfResults = () => process.exit(BROKEN_PIPE);

export class Output {
  private isGone = false;
  private hasFailed = false;
  private watched?: Socket;

  /** @param failed told of the first failure, such as that the disk is full; the command then ends with 1 at least */
  constructor(private readonly stream: () => Socket | { readonly fd: number }, private readonly failed: (error: Error) => void) {}

  /** Writes what tells of the command's work, which goes on where nobody reads it. */
  write(text: string): void {
    this.writeUnlessGone(text, () => undefined);
  }

  /** Writes what the command was asked for; where nobody reads it, the command ends. */
  writeResult(text: string): void {
    this.writeUnlessGone(text, endOfResults);
  }

  /** Takes the same as bytes, no faster than they are written, and breaks where they cannot be. */
  resultStream(): Writable {
    return new Writable({ write: (bytes: Buffer, _, done) => this.writeUnlessGone(bytes, endOfResults, done) });
  }

  private writeUnlessGone(data: string | Buffer, gone: () => void, done: (error?: Error) => void = () => undefined): void {
    const stream = this.stream();
    if (data.length === 0) {
      done();
    } else if (this.isGone) {
      gone();
    } else if (stream instanceof Socket) {
      this.watch(stream);
      stream.write(data, (error) => {
        this.lost(error, gone);
        done(error ?? undefined);
      });
    } else {
      done(this.writeFile(stream.fd, Buffer.from(data)));
    }
  }

  /** A stream of Node.js would not notice that a disk took only the beginning. */
  private writeFile(file: number, bytes: Buffer): Error | undefined {
    try {
      for (let rest = bytes; rest.length > 0;) {
        rest = rest.subarray(writeSync(file, rest));
      }
      return undefined;
    } catch (error) {
      this.fail(error as Error);
      return error as Error;
    }
  }

  private lost(error: NodeJS.ErrnoException | null | undefined, gone: () => void): void {
    if (GONE.includes(error?.code ?? '')) {
      this.isGone = true;
      gone();
    } else if (error) {
      this.fail(error);
    }
  }

  private fail(error: Error): void {
    if (!this.hasFailed) {
      this.hasFailed = true;
      process.once('exit', () => process.exitCode ||= 1);
      this.failed(error);
    }
  }

  /** Each write is told of its failure; an event that nobody listens to would end the process. */
  private watch(stream: Socket): void {
    if (this.watched !== stream) {
      this.watched = stream.on('error', () => undefined);
    }
  }
}
