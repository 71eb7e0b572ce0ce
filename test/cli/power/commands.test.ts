import { spawnSync } from 'child_process';
import { mkdtempSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { buildCommand } from '../../built-command';

const ROOT = join(__dirname, '../../..');
const FOLDER = mkdtempSync(join(tmpdir(), 'operate-'));
const command = join(FOLDER, 'main.js');

// Each test starts the command.
jest.setTimeout(60_000);

beforeAll(() => {
  buildCommand(command);
});

const run = (args: readonly string[]) => spawnSync(process.execPath, [command, ...args], { cwd: ROOT, encoding: 'utf8', env: { PATH: process.env.PATH, HOME: FOLDER } });

describe('an invalid command line is refused before the cluster is reached', () => {
  test.each<[string, RegExp]>([
    ['start', /^error: no machine is given: write names, paths of manifests, --selector or --all\n$/],
    ['delete', /^error: no machine is given/],
    ['stop web --all', /^error: names or paths and --all cannot be combined/],
    ['stop web --force --grace-period 5', /^error: --force gives guests no time, and --grace-period 5 does/],
    ['restart web --grace-period 5', /^error: --grace-period 5: a restart accepts 0, or uses the machine's own terminationGracePeriodSeconds/],
    ['start web --timeout soon', /^error: option '--timeout <time>' argument 'soon' is invalid/],
    ['status web -A', /^error: --all-namespaces cannot be combined with names/],
    ['list -o chart', /^error: option '-o, --output <format>' argument 'chart' is invalid/],
    ['doctor --for everything', /^error: option '--for <action>' argument 'everything' is invalid: allowed choices are view, apply, operate, lease, monitor/],
    ['doctor nowhere.yaml', /^error: nowhere\.yaml: no such file or folder\n$/],
    ['delete --all -n _', /^error: option '-n, --namespace <name>' argument '' is invalid: write the name of a namespace/],
    ['list -n Bad_NS', /^error: option '-n, --namespace <name>' argument 'Bad_NS' is invalid: write the name of a namespace/],
    ['monitor -n shop ../x', /^error: option '-n, --namespace <name...>' argument '..\/x' is invalid/],
    ['stop -l _', /^error: --selector is empty: write a value, or leave it out\n$/],
    ['stop _ --selector _', /^error: <machine> is empty: .*\nerror: --selector is empty: /],
    ['apply web.yaml --prune _', /^error: option '--prune <name>' argument '' is invalid: write the name of a set/],
    ['diff web.yaml --prune -n shop', /^error: option '--prune <name>' argument '-n' is invalid: write the name of a set/],
    ['migrate web --node -n', /^error: option '--node <name>' argument '-n' is invalid: write the name of a node/],
    ['wait shop/web', /^error: "shop\/web" is neither a path nor TYPE\/NAME: write vm\/web --namespace shop for the machine\n$/],
    ['start web --timeout soon -n Bad_NS -l _', new RegExp([
      'option \'--timeout <time>\' argument \'soon\' is invalid: write a time such as 90s, 5m or 1h30m, of at most 36500d',
      'option \'-n, --namespace <name>\' argument \'Bad_NS\' is invalid: write the name of a namespace.*',
      '--selector is empty: write a value, or leave it out',
    ].map((line) => `error: ${line}\n`).join(''))],
    ['list -o chart --evrything', /^error: option '-o, --output <format>' argument 'chart' is invalid: allowed choices are table, wide, name, json, yaml\nerror: unknown option '--evrything'\n/],
    ['port-forward pod/web 99999 web', /^error: <machine> 'pod\/web' is invalid: .*\nerror: <port> '99999' is invalid: .*\nerror: <port> 'web' is invalid: .*\n$/],
    ['render - --set A --set-json B=[ --set-file C', /^error: --set "A" is not an assignment: .*\nerror: --set-json B: .*\nerror: --set-file "C" is not an assignment: .*\n$/],
    ['status Web', /^error: "Web" is not a valid machine name: write /],
    ['status web', /^error: no kubeconfig was found/],
  ])('%s', (line, message) => {
    const { status, stdout, stderr } = run(line.split(' ').map((word) => word === '_' ? '' : word));
    expect(stderr).toMatch(message);
    expect([status, stdout]).toEqual([2, '']);
  });
});
