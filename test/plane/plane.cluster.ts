import { execFileSync, spawnSync } from 'child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { describePlane, until } from './cluster';
import { KUBEVIRT_VERSION } from '../../imports/versions';

/** Runs the program as a developer does, with its own folder. */
function plane(folder: string, ...args: string[]): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
  return spawnSync(process.execPath, ['-r', 'ts-node/register/transpile-only', join(__dirname, 'main.ts'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, KUBEVIRT_PLANE_FOLDER: folder, TS_NODE_PROJECT: 'projenrc/tsconfig.json' },
  });
}

/** The ids of the processes that work in the folder. */
function processesOf(folder: string): string[] {
  const listing = execFileSync('sh', ['-c', 'for p in /proc/[0-9]*; do readlink $p/cwd | sed "s|^|${p#/proc/} |"; done 2>/dev/null; true'], { encoding: 'utf8' });
  return listing.split('\n').filter((line) => line.endsWith(` ${folder}`)).map((line) => line.split(' ')[0]);
}

describePlane('a developer\'s plane', () => {
  const folder = mkdtempSync(join(tmpdir(), 'developer-plane-'));

  afterAll(() => {
    plane(folder, 'down');
    rmSync(folder, { recursive: true, force: true });
  });

  test('starts beside another one, prints how to use it, cleans up after a crash, and leaves nothing when it stops', async () => {
    expect(plane(folder, 'status').status).toBe(1);

    const first = plane(folder, 'up');
    expect(first.stderr).toMatch(/up in/);
    expect(first.stdout).toMatch(/^export KUBECONFIG=.*\nexport PATH=.*:\$PATH\n$/);
    const answer = execFileSync('sh', ['-c', `${first.stdout} kubectl get kubevirt -A -o name && virtctl version --client`], { encoding: 'utf8' });
    const [kubevirt, version] = answer.split('\n');
    expect(kubevirt).toBe('kubevirt.kubevirt.io/kubevirt');
    expect(version).toContain(`"v${KUBEVIRT_VERSION}"`);
    expect(plane(folder, 'status')).toMatchObject({ status: 0, stdout: first.stdout, stderr: expect.stringMatching(/virt-api +runs as \d+/) });
    expect(plane(folder, 'logs', 'virt-api').stdout).toContain('virt-api');

    // One process dies by itself, and the next start finds the others running.
    const [pid] = readFileSync(join(folder, 'virt-controller.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
    const found = await until('it to be missed', () => {
      const status = plane(folder, 'status');
      return status.status === 1 && status;
    });
    expect(found.stderr).toMatch(/virt-controller +not running/);
    const before = processesOf(folder);
    expect(plane(folder, 'up')).toMatchObject({ status: 0 });
    expect(processesOf(folder).filter((each) => before.includes(each))).toEqual([]);

    expect(plane(folder, 'down').status).toBe(0);
    expect(processesOf(folder)).toEqual([]);
    expect(existsSync(join(folder, 'pki'))).toBe(false);
  });

  test('refuses unknown arguments', () => {
    expect(plane(folder, 'upp')).toMatchObject({ status: 2, stderr: expect.stringContaining('up [--with argocd,flux,ocm,rancher] | down | status | logs') });
  });
});
