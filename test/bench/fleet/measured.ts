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
apart = json.loads(said) if said.startswith(b"{") else {"wall": 0, "cpu": 0}
print(json.dumps({"wall": wall - apart["wall"], "cpu": used.ru_utime + used.ru_stime - apart["cpu"], "memory": used.ru_maxrss / 1024}))
`;

/** Without what Node.js is told on this machine, such as certificates that it would read at each start. */
const ENVIRONMENT = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('NODE_')));

/** What a program costs. It may print as JSON what is not counted: what it took to read the objects that others make. */
export function measured(command: readonly string[]): Cost {
  return JSON.parse(execFileSync('python3', ['-c', MEASURE, ...command], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], env: ENVIRONMENT }));
}
