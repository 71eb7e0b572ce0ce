// Runs a program, and fails with all of its output.
import { spawn } from 'child_process';

export interface RunOptions {
  readonly cwd: string;
  readonly env?: { readonly [variable: string]: string };
}

/** The program's output. Rejects with the output if the program fails. */
export function run(command: string, args: readonly string[], { cwd, env = {} }: RunOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    let errors = '';
    child.stdout.on('data', (data) => { printed += data; });
    child.stderr.on('data', (data) => { errors += data; });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) {
        resolve(printed);
      } else {
        reject(new Error(`${command} ${args.join(' ')} ended with ${code}:\n${printed}${errors}`));
      }
    });
  });
}
