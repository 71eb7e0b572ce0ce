// The machine that figures are taken on, described by what affects them, without revealing its owner.
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
