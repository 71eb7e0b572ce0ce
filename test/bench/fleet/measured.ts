// The cost of a program as a whole process, as the system measured it.
import { execFileSync } from 'child_process';
import type { Cost } from './figures';

/** Node.js does not report a child's resource usage; Python does. */
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

/** Without settings of this machine's Node.js, such as certificates that it would read at each start. */
const ENVIRONMENT = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('NODE_')));

/**
 * The cost of a program. It may print JSON whose `wall` and `cpu` are subtracted, such as the time it took to read ready-made objects;
 * other fields of that JSON are added to the result.
 */
export function measured(command: readonly string[]): Cost {
  return JSON.parse(execFileSync('python3', ['-c', MEASURE, ...command], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], env: ENVIRONMENT }));
}
