// The cost of starting, in fresh processes, in turn: requiring the library on top of its peers, and an idle command on top of an idle Node.js. Run
// `npm run compile` first.
import { execFileSync } from 'child_process';
import { median } from './median';
import { options } from './options';
import { record } from './results';

const PEERS = ['constructs', 'cdk8s'];
const COMMAND = 'lib/cli/main.js';

const { rounds, record: isRecorded } = options({ rounds: 25, machines: [] });

/** Milliseconds that requiring the modules in order takes, in a fresh process. */
function required(modules: string[]): number {
  const program = `const start = process.hrtime.bigint(); ${modules.map((name) => `require('${name}');`).join(' ')} console.log(Number(process.hrtime.bigint() - start) / 1e6)`;
  return Number(execFileSync(process.execPath, ['-e', program], { encoding: 'utf8' }));
}

/** Milliseconds of a whole process. */
function ran(...args: string[]): number {
  const start = performance.now();
  execFileSync(process.execPath, args, { stdio: 'ignore' });
  return performance.now() - start;
}

const turns = Array.from({ length: rounds }, () => ({
  peers: required(PEERS), all: required([...PEERS, 'cdk8s-kubevirt']), node: ran('-e', ''), command: ran(COMMAND, '--version'),
}));
const of = (value: (turn: typeof turns[number]) => number) => median(turns.map(value));
const figures = {
  rounds,
  peers: of(({ peers }) => peers),
  more: of(({ all, peers }) => all - peers),
  node: of(({ node }) => node),
  command: of(({ command }) => command),
};

process.stdout.write(`${PEERS.join(', ')}: ${figures.peers.toFixed(1)} ms\n`);
process.stdout.write(`with cdk8s-kubevirt: ${figures.more.toFixed(1)} ms more, ratio ${of(({ all, peers }) => all / peers).toFixed(3)} (medians of ${rounds} pairs)\n`);
process.stdout.write(`${COMMAND} --version: ${figures.command.toFixed(1)} ms, a Node.js that does nothing ${figures.node.toFixed(1)} ms\n`);

if (isRecorded) {
  record('load', figures);
}
