/** The planes of a test run, in folders that identify the run: the next run stops what a crashed one left behind. */
import { ChildProcess, spawn } from 'child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'fs';
import { join } from 'path';
import { createInterface } from 'readline';
import { build } from './build';
import { down, up } from './plane';
import { Processes } from './processes';
import { Engine } from './programs';
import { abandonedFolders, runFolder } from '../run-folders';

const PREFIX = 'cdk8s-kubevirt-plane-';

/** Folder of the planes of single test files, below that of the shared plane. */
const OWN = 'own';

/** The tests' cluster, passed in environment variables because tests run in other processes. */
export interface TestEnvironment {
  /** Folder of the plane; absent if the tests run against a given cluster. */
  readonly PLANE_TEST_FOLDER?: string;
  readonly PLANE_TEST_BIN?: string;
  /** Plain HTTP to the API server of a given cluster, however its kubeconfig authenticates. */
  readonly PLANE_TEST_PROXY?: string;
}

const say = (line: string) => process.stderr.write(`plane: ${line}\n`);

/** Stops the planes of test runs that no longer exist. */
export async function sweep(): Promise<void> {
  for (const folder of abandonedFolders(PREFIX)) {
    await Promise.all(planesOf(folder).map(down));
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts a plane with engines; the plane ends with this process, however that ends. */
export async function startPlane(engines: readonly Engine[] = []): Promise<TestEnvironment> {
  const folder = process.env.KUBEVIRT_PLANE_FOLDER ?? runFolder(PREFIX);
  const bin = build(say, engines);
  await Promise.all(planesOf(folder).map(down));
  mkdirSync(folder, { recursive: true });
  onExit(() => planesOf(folder).forEach((each) => new Processes(each).signalAll('SIGKILL')));
  await up(folder, bin, say, engines);
  // Restarts processes as a kubelet would: virt-controller panics if it learns of a deletion late, from the list after a broken watch.
  setInterval(() => planesOf(folder).forEach((each) => new Processes(each).restartFailed()), 500).unref();
  return { PLANE_TEST_FOLDER: folder, PLANE_TEST_BIN: bin };
}

export async function stopPlane(folder: string): Promise<void> {
  await Promise.all(planesOf(folder).map(down));
  rmSync(join(folder, OWN), { recursive: true, force: true });
  if (folder !== process.env.KUBEVIRT_PLANE_FOLDER) {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The folder of the current test file's own plane, below that of the shared plane. */
export function ownPlaneFolder(shared: string): string {
  return join(shared, OWN, String(process.pid));
}

/** A run's shared plane, and those of single files. */
function planesOf(folder: string): string[] {
  const own = join(folder, OWN);
  return [folder, ...existsSync(own) ? readdirSync(own).map((name) => join(own, name)) : []];
}

/** Lets kubectl, which supports every kind of login, proxy a given cluster. */
export async function startProxy(kubeconfig: string): Promise<{ readonly environment: TestEnvironment; readonly proxy: ChildProcess }> {
  const proxy = spawn('kubectl', ['--kubeconfig', kubeconfig, 'proxy', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  onExit(() => proxy.kill());
  for await (const line of createInterface(proxy.stdout)) {
    const [address] = line.match(/127\.0\.0\.1:\d+/) ?? [];
    if (address) {
      return { environment: { PLANE_TEST_PROXY: `http://${address}` }, proxy };
    }
  }
  throw new Error(`kubectl proxy ended before it served ${kubeconfig}`);
}

function onExit(end: () => void): void {
  process.once('exit', end);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(1));
  }
}
