/**
 * The plane for developers: `npm run plane -- up [--with argocd,flux,ocm,rancher] | down | status | logs [process]`.
 *
 * Lines for a shell to evaluate go to standard output, everything else to standard error.
 */
import { spawnSync } from 'child_process';
import { join } from 'path';
import { build, cacheFolder } from './build';
import { repositoriesOf } from './engines';
import { down, exists, status, up } from './plane';
import { Processes } from './processes';
import { Engine, ENGINES } from './programs';
import { readSetting } from './setting';

const folder = process.env.KUBEVIRT_PLANE_FOLDER ?? join(cacheFolder, 'run');
const say = (line: string) => process.stderr.write(`plane: ${line}\n`);

const actions: { readonly [action: string]: (name?: string, value?: string) => Promise<void> | void } = {
  up: async (option, list) => {
    const engines = enginesOf(option, list);
    const since = Date.now();
    const setting = await up(folder, build(say, engines), say, engines);
    say(`up in ${((Date.now() - since) / 1000).toFixed(1)} s; the logs are in ${folder}`);
    if (engines.length > 0) {
      say(`engines clone http://127.0.0.1:${setting.ports['git-server']}/fleet/.git, which is ${join(repositoriesOf(setting), 'fleet')}: commit there`);
    }
    printExports(setting.bin);
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

function enginesOf(option?: string, list = ''): Engine[] {
  const names = option === undefined ? [] : list.split(',');
  const unknown = names.filter((name) => !(ENGINES as readonly string[]).includes(name));
  if (![undefined, '--with'].includes(option) || unknown.length > 0) {
    throw new Error(`${[option, list].join(' ').trim()}: write --with ${ENGINES.join(',')}, or one of them`);
  }
  return names as Engine[];
}

function printExports(bin: string): void {
  process.stdout.write(`export KUBECONFIG=${join(folder, 'kubeconfig')}\nexport PATH=${bin}:$PATH\n`);
}

async function main([action, name, value]: string[]): Promise<void> {
  if (!Object.hasOwn(actions, action ?? '')) {
    say('usage: npm run plane -- up [--with argocd,flux,ocm,rancher] | down | status | logs [process]');
    process.exitCode = 2;
    return;
  }
  await actions[action](name, value);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
