// Serves the display of a guest on a local port for any VNC viewer, and starts a viewer for `--open`.
import { spawn } from 'child_process';
import { createInterface } from 'readline';
import { Guest, subresourcePath, resourcePathOf, withGuestContext } from './guest-port';
import { type Address, addressText } from './listen';
import { forwardConnections } from './port-forward';
import type { Running } from './run-until-interrupted';
import { openStream } from './subresource-stream';
import { isForbidden } from '../cluster/api-error';
import type { Cluster } from '../cluster/cluster';
import { printMessages, printProgress } from '../terminal/print';

/**
 * Requires that the guest exists. Otherwise, only a viewer would notice. Skipped for users who may not read the guest.
 *
 * @throws an error that explains why there is no display
 */
export function requireGuest(cluster: Cluster, guest: Guest, signal: AbortSignal): Promise<void> {
  return withGuestContext(cluster, guest, 'the display', async () => {
    await cluster.server.request({ path: `/apis/kubevirt.io/v1/${resourcePathOf(guest)}`, signal }).catch((error) => {
      if (!isForbidden(error)) {
        throw error;
      }
    });
  });
}

/** Where a display is served. */
interface DisplayPlace extends Address {
  /** Whether to open a viewer. The display ends with it. */
  readonly open?: boolean;
}

/** Serves the display, and prints its address. */
export async function showDisplay(cluster: Cluster, guest: Omit<Guest, 'kind'>, { open, ...place }: DisplayPlace, { signal, end }: Running): Promise<void> {
  const bound = await serveDisplay(cluster, guest, place, signal);
  printProgress([`${addressText(bound)} -> ${guest.name}`]);
  if (open) {
    await openViewer(bound.port, signal);
    end();
  }
}

/**
 * Serves the display until the signal is aborted. KubeVirt serves one viewer at a time: a new one replaces the previous one.
 *
 * @returns the address for viewers
 * @throws if the port cannot be bound
 */
export function serveDisplay(cluster: Cluster, { namespace, name }: Omit<Guest, 'kind'>, at: Address, signal: AbortSignal): Promise<Address> {
  const guest: Guest = { kind: 'VirtualMachineInstance', namespace, name };
  const connect = () => withGuestContext(cluster, guest, 'the display', () => openStream(cluster.server, { path: subresourcePath(guest, 'vnc'), signal }));
  return forwardConnections(at, connect, signal);
}

interface Viewer {
  readonly program: string;
  readonly args: (port: number) => string[];
}

const url = (port: number) => `vnc://127.0.0.1:${port}`;

const VIEWERS: readonly Viewer[] = process.platform === 'darwin'
  ? [{ program: 'open', args: (port) => ['-W', url(port)] }]
  : [{ program: 'remote-viewer', args: (port) => [url(port)] }, { program: 'vncviewer', args: (port) => [`127.0.0.1::${port}`] }];

/**
 * Opens a viewer for a local port, and waits until it is closed.
 *
 * @throws if there is no viewer, or it fails
 */
async function openViewer(port: number, signal: AbortSignal): Promise<void> {
  for (const { program, args } of VIEWERS) {
    if (await runViewer(program, args(port), signal)) {
      return;
    }
  }
  throw new Error(`--open: there is no ${VIEWERS.map(({ program }) => program).join(' or ')} on PATH: install one, or omit --open and connect another viewer`);
}

/** How long child processes of a viewer may keep its output open, in milliseconds. */
const OUTPUT_TIMEOUT = 500;

/** Runs a viewer, and returns whether the program exists. Control characters in its messages are escaped, since they may quote the guest. */
function runViewer(program: string, args: readonly string[], signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const viewer = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], signal });
    createInterface(viewer.stderr).on('line', (line) => printMessages(line));
    viewer.once('error', (error: NodeJS.ErrnoException) => (signal.aborted || error.code === 'ENOENT' ? resolve(signal.aborted) : reject(error)));
    viewer.once('exit', () => setTimeout(() => viewer.stderr.destroy(), OUTPUT_TIMEOUT).unref());
    viewer.once('close', (code, by) => {
      const hasFailed = code !== 0 && !signal.aborted;
      return hasFailed ? reject(new Error(`--open: ${program} ended with ${by ?? `exit code ${code}`}`)) : resolve(true);
    });
  });
}
