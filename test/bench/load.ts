// What requiring the library costs over requiring its peers, measured in fresh processes, in turn. Run `npm run build` first.
import { execFileSync } from 'child_process';

const ROUNDS = 25;
const PEERS = ['constructs', 'cdk8s', 'cdk8s-plus-27'];

/** Milliseconds that requiring the modules takes, one after the other, in a process of its own. */
function cost(modules: string[]): number {
  const program = `const start = process.hrtime.bigint(); ${modules.map((name) => `require('${name}');`).join(' ')} console.log(Number(process.hrtime.bigint() - start) / 1e6)`;
  return Number(execFileSync(process.execPath, ['-e', program], { encoding: 'utf8' }));
}

function median(values: number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];
}

const rounds = Array.from({ length: ROUNDS }, () => ({ peers: cost(PEERS), all: cost([...PEERS, 'cdk8s-kubevirt']) }));
const peers = median(rounds.map((round) => round.peers));
const all = median(rounds.map((round) => round.all));
const difference = median(rounds.map((round) => round.all - round.peers));

process.stdout.write(`${PEERS.join(', ')}: ${peers.toFixed(1)} ms\n`);
process.stdout.write(`with cdk8s-kubevirt: ${all.toFixed(1)} ms, ratio ${(all / peers).toFixed(3)}, ${difference.toFixed(1)} ms more (medians of ${ROUNDS} pairs)\n`);
