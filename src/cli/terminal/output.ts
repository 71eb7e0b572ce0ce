// Standard output or standard error: a pipe whose reader may exit, a file on a disk that may be full, or a terminal that may be closed.
// None of these interrupts the work of the command.
import { writeSync } from 'fs';
import { Socket } from 'net';
import { Writable } from 'stream';

/** The exit status when nobody reads the results any longer: that of kubectl and git, which SIGPIPE ends. */
const BROKEN_PIPE = 141;

/** Error codes: the reader of a pipe has exited, or the terminal is closed. */
const READER_GONE = ['EPIPE', 'ECONNRESET', 'EIO'];

const exitWithBrokenPipe = () => process.exit(BROKEN_PIPE);

export class Output {
  private isGone = false;
  private isReported = false;
  private watchedStream?: Socket;

  /** @param onFailure called with the first failure, such as a full disk; the command then exits with at least 1 */
  constructor(private readonly stream: () => Socket | { readonly fd: number }, private readonly onFailure: (error: Error) => void) {}

  /** Writes messages and progress. The command continues if nobody reads them. */
  write(text: string): void {
    this.writeUnlessGone(text, () => undefined);
  }

  /** Writes results. The command ends if nobody reads them. */
  writeResult(text: string): void {
    this.writeUnlessGone(text, exitWithBrokenPipe);
  }

  /** Writes results, and waits until they are read. Of a long result that is written in parts, only one part is in memory. */
  writeResultPart(text: string): Promise<void> {
    return new Promise((resolve) => this.writeUnlessGone(text, exitWithBrokenPipe, () => resolve()));
  }

  /** A stream for results as bytes, with backpressure. It fails if they cannot be written. */
  resultStream(): Writable {
    return new Writable({ write: (bytes: Buffer, _, done) => this.writeUnlessGone(bytes, exitWithBrokenPipe, done) });
  }

  private writeUnlessGone(data: string | Buffer, onGone: () => void, done: (error?: Error) => void = () => undefined): void {
    const stream = this.stream();
    if (data.length === 0) {
      done();
    } else if (this.isGone) {
      onGone();
    } else if (stream instanceof Socket) {
      this.watch(stream);
      stream.write(data, (error) => {
        this.handleError(error, onGone);
        done(error ?? undefined);
      });
    } else {
      done(this.writeFile(stream.fd, Buffer.from(data)));
    }
  }

  /** Does not use a stream of Node.js, which would not notice that a full disk accepted only the beginning. */
  private writeFile(file: number, bytes: Buffer): Error | undefined {
    try {
      let rest = bytes;
      while (rest.length > 0) {
        rest = rest.subarray(writeSync(file, rest));
      }
      return undefined;
    } catch (error) {
      this.fail(error as Error);
      return error as Error;
    }
  }

  private handleError(error: NodeJS.ErrnoException | null | undefined, onGone: () => void): void {
    if (READER_GONE.includes(error?.code ?? '')) {
      this.isGone = true;
      onGone();
    } else if (error) {
      this.fail(error);
    }
  }

  private fail(error: Error): void {
    if (!this.isReported) {
      this.isReported = true;
      process.once('exit', () => process.exitCode ||= 1);
      this.onFailure(error);
    }
  }

  /** Errors reach the callback of each write. Without a listener, the event would end the process. */
  private watch(stream: Socket): void {
    if (this.watchedStream !== stream) {
      this.watchedStream = stream.on('error', () => undefined);
    }
  }
}
