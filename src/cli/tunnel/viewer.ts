// A VNC viewer of this machine, one that is known: what runs here is no matter of a manifest or a cluster.
import { spawn } from 'child_process';
import { createInterface } from 'readline';
import { printMessages } from '../terminal/print';

interface Viewer {
  readonly program: string;
  readonly args: (port: number) => string[];
}

const url = (port: number) => `vnc://127.0.0.1:${port}`;

const VIEWERS: readonly Viewer[] = process.platform === 'darwin'
  ? [{ program: 'open', args: (port) => ['-W', url(port)] }]
  : [{ program: 'remote-viewer', args: (port) => [url(port)] }, { program: 'vncviewer', args: (port) => [`127.0.0.1::${port}`] }];

/**
 * Shows what a local port serves until the viewer is closed.
 *
 * @throws when there is no viewer
 */
export async function view(port: number, signal: AbortSignal): Promise<void> {
  for (const { program, args } of VIEWERS) {
    if (await ran(program, args(port), signal)) {
      return;
    }
  }
  throw new Error(`--open: there is no ${VIEWERS.map(({ program }) => program).join(' or ')} on PATH: install one, or leave --open out and connect another viewer`);
}

/** How long what a viewer has begun may hold on to its output, in milliseconds. */
const LAST_WORDS = 500;

/** Runs a program to its end; whether there is such a program. It quotes what the display is called and says. */
function ran(program: string, args: readonly string[], signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const viewer = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], signal });
    createInterface(viewer.stderr).on('line', (line) => printMessages(line));
    viewer.once('error', (error: NodeJS.ErrnoException) => (signal.aborted || error.code === 'ENOENT' ? resolve(signal.aborted) : reject(error)));
    viewer.once('exit', () => setTimeout(() => viewer.stderr.destroy(), LAST_WORDS).unref());
    viewer.once('close', () => resolve(true));
  });
}
