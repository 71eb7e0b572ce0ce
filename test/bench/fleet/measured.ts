// What a program costs as a whole process, by what the system counted of it when it had ended.
import { execFileSync } from 'child_process';
import type { Cost } from './figures';

/** Node does not tell what a child has used; Python does. */
const MEASURE = `
import json, resource, subprocess, sys, time
start = time.monotonic()
said = subprocess.run(sys.argv[1:], check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
used = resource.getrusage(resource.RUSAGE_CHILDREN)
wall = time.monotonic() - start
told = json.loads(said) if said.startswith(b"{") else {}
cpu = used.ru_utime + used.ru_stime
print(json.dumps({**told, "wall": wall - told.get("wall", 0), "cpu": cpu - told.get("cpu", 0), "memory": used.ru_maxrss / 1024}))
`;

/** Without what Node.js is told on this machine, such as certificates that it would read at each start. */
const ENVIRONMENT = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('NODE_')));

/**
 * What a program costs. It may print as JSON, as `wall` and `cpu`, what is not counted: what it took to read the objects that others make.
 * Whatever else is in that JSON is told too.
 */
export function measured(command: readonly string[]): Cost {
  return JSON.parse(execFileSync('python3', ['-c', MEASURE, ...command], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], env: ENVIRONMENT }));
}
