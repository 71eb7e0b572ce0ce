// Runs a composite action as GitHub's runner does: its steps in turn, in bash, with inputs and outputs in the environment. An expression may only
// be the value of a variable: one inside a script's text is refused.
import { spawn } from 'child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'fs';
import { join, resolve } from 'path';
import { parse } from 'yaml';

export interface Ran {
  readonly status: number;
  readonly log: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
}

type Values = Readonly<Record<string, string>>;

/** Runs a shell script, and returns its exit status and all of its output. */
export function runScript(script: string, cwd: string, env: NodeJS.ProcessEnv): Promise<{ readonly status: number; readonly log: string }> {
  const child = spawn('bash', ['--noprofile', '--norc', '-e', '-o', 'pipefail', '-c', script], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  [child.stdout, child.stderr].forEach((stream) => stream.on('data', (data) => { log += data; }));
  return new Promise((done, fail) => child.once('error', fail).once('close', (code) => done({ status: code ?? 1, log })));
}

/**
 * @param temp the runner's folder for a job
 * @param given the inputs; missing ones get their defaults
 * @param github the `github` context
 */
export async function runAction(file: string, workspace: string, temp: string, given: Values, github: Values, env: NodeJS.ProcessEnv): Promise<Ran> {
  const { inputs, outputs, runs: { using, steps } } = parse(readFileSync(file, 'utf8'));
  expect(using).toBe('composite');
  const known = new Map<string, string>([['runner.temp', temp], ...Object.entries(github).map(([name, value]) => [`github.${name}`, value] as const)]);
  const filled = (text: string) => String(text).replace(/\$\{\{ ([\w.-]+) \}\}/g, (_, name) => known.get(name) ?? '');
  for (const [name, { default: otherwise = '' }] of Object.entries<any>(inputs)) {
    known.set(`inputs.${name}`, given[name] ?? filled(otherwise));
  }
  mkdirSync(temp, { recursive: true });
  const summary = join(mkdtempSync(join(temp, 'job-')), 'summary');
  writeFileSync(summary, '');
  let ran = { status: 0, log: '' };
  for (const { id, shell, run, 'env': own = {}, 'working-directory': folder = '.', ...others } of steps) {
    expect([shell, Object.keys(others)]).toEqual(['bash', ['name']]);
    expect(run).not.toContain('${{');
    const output = join(mkdtempSync(join(temp, 'step-')), 'output');
    writeFileSync(output, '');
    const values = Object.fromEntries(Object.entries<string>(own).map(([name, value]) => [name, filled(value)]));
    const variables = { ...env, RUNNER_TEMP: temp, GITHUB_OUTPUT: output, GITHUB_STEP_SUMMARY: summary, ...values };
    const { status, log } = await runScript(run, resolve(workspace, filled(folder)), variables);
    ran = { status, log: ran.log + log };
    for (const [, name, value] of readFileSync(output, 'utf8').matchAll(/^(\w+)=(.*)$/gm)) {
      known.set(`steps.${id}.outputs.${name}`, value);
    }
    if (status !== 0) {
      break;
    }
  }
  const told = Object.fromEntries(Object.entries<any>(outputs).map(([name, { value }]) => [name, filled(value)]));
  return { ...ran, outputs: told, summary: readFileSync(summary, 'utf8') };
}
