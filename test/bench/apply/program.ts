// Runs a client to its end, and measures its output and the CPU time that it took with its children.
import { spawn } from 'child_process';
import { Readable } from 'stream';

/** The shell prints its children's times on descriptor 3: they are exact, however short-lived the children are. */
const TIMED = '"$@"; status=$?; times >&3; exit $status';

/**
 * @param told is called with the number of lines printed so far
 * @returns CPU seconds
 */
export async function run(
  program: string, args: readonly string[], env: NodeJS.ProcessEnv, told: (lines: number) => void = () => undefined,
): Promise<number> {
  const running = spawn('sh', ['-c', TIMED, 'sh', program, ...args], { env, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
  let [lines, errors, times] = [0, '', ''];
  running.stdout!.on('data', (text) => told(lines += String(text).split('\n').length - 1));
  running.stderr!.on('data', (text) => errors += String(text));
  (running.stdio[3] as Readable).on('data', (text) => times += String(text));
  const code = await new Promise((resolve, reject) => running.once('close', resolve).once('error', reject));
  if (code !== 0) {
    throw new Error(`${program} ${args.join(' ')} ended with ${String(code)}:\n${errors}`);
  }
  return childSeconds(times);
}

/** The second line is that of the shell's children: `0m1.20s 0m0.05s`. */
function childSeconds(times: string): number {
  return [...times.split('\n')[1].matchAll(/(\d+)m([\d.]+)s/g)].reduce((sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds), 0);
}
