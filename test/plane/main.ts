/**
 * The plane for a developer at the keyboard: `npm run plane -- up | down | status | logs [process]`.
 *
 * What a shell is to evaluate goes to standard output, everything else to standard error.
 */
import { spawnSync } from 'child_process';
import { join } from 'path';
import { build, cacheFolder } from './build';
import { down, exists, status, up } from './plane';
import { Processes } from './processes';
import { readSetting } from './setting';

const folder = process.env.KUBEVIRT_PLANE_FOLDER ?? join(cacheFolder, 'run');
const say = (line: string) => process.stderr.write(`plane: ${line}\n`);

const actions: { readonly [action: string]: (name?: string) => Promise<void> | void } = {
  up: async () => {
    const since = Date.now();
    const { bin } = await up(folder, build(say), say);
    say(`up in ${((Date.now() - since) / 1000).toFixed(1)} s; the logs are in ${folder}`);
    printExports(bin);
  },

  down: async () => {
    await down(folder);
    say('down');
  },

  status: () => {
    const states = status(folder);
    states.forEach(({ name, pid }) => say(`${name.padEnd(24)} ${pid === undefined ? 'not running' : `runs as ${pid}`}`));
    if (!exists(folder) || states.some(({ pid }) => pid === undefined)) {
      say('down');
      process.exitCode = 1;
      return;
    }
    printExports(readSetting(folder).bin);
  },

  logs: (name) => {
    const processes = new Processes(folder);
    const names = name === undefined ? processes.names : [name];
    process.exitCode = spawnSync('tail', ['-n', '40', ...names.map((each) => processes.log(each))], { stdio: 'inherit' }).status ?? 1;
  },
};

function printExports(bin: string): void {
  process.stdout.write(`export KUBECONFIG=${join(folder, 'kubeconfig')}\nexport PATH=${bin}:$PATH\n`);
}

async function main([action, name]: string[]): Promise<void> {
  if (!Object.hasOwn(actions, action ?? '')) {
    say('usage: npm run plane -- up | down | status | logs [process]');
    process.exitCode = 2;
    return;
  }
  await actions[action](name);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
