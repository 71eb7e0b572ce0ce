// The machine that figures are taken on, by what they depend on and by nothing that tells whose it is.
import { cpus, totalmem, type } from 'os';

export interface BenchMachine {
  readonly processor: string;
  readonly cores: number;
  /** In GiB. */
  readonly memory: number;
  readonly system: string;
  readonly node: string;
}

export function thisMachine(): BenchMachine {
  const all = cpus();
  return {
    processor: all[0].model.replace(/\s+/g, ' ').trim(),
    cores: all.length,
    memory: totalmem() / 2 ** 30,
    system: `${type()} on ${process.arch}`,
    node: process.versions.node,
  };
}
