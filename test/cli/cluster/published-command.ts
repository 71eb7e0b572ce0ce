/** The published command in a folder of its own, where its kubeconfig is the file `kubeconfig`. */
import { spawn } from 'child_process';
import { mkdtempSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { text } from 'stream/consumers';
import { buildCommand } from '../../built-command';

interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface PublishedCommand {
  /** The path of a file in the folder. */
  readonly file: (name: string) => string;
  /** Runs the command; `noted` is called as soon as it writes to standard error. */
  readonly run: (args: string, environment?: object, noted?: () => void) => Promise<Ended>;
}

/** Builds the command before the tests of a file. */
export function publishedCommand(): PublishedCommand {
  const folder = mkdtempSync(join(tmpdir(), 'connect-'));
  const file = (name: string) => join(folder, name);
  const command = file('main.js');
  beforeAll(() => buildCommand(command));
  const run = async (args: string, environment: object = {}, noted: () => void = () => undefined) => {
    const child = spawn(process.execPath, [command, ...args.split(' ')], {
      cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], env: { PATH: process.env.PATH, HOME: folder, KUBECONFIG: file('kubeconfig'), ...environment },
    });
    child.stderr.once('data', noted);
    const status = new Promise<number | null>((resolve) => child.once('close', resolve));
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { status: await status, stdout, stderr };
  };
  return { file, run };
}
