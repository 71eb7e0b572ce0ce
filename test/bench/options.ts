// The options of a benchmark: `--rounds 1 --machines 1,100` for a quick look, `--record` to store the figures in results/.
import { parseArgs } from 'util';

export interface Options {
  readonly rounds: number;
  readonly machines: readonly number[];
  readonly record: boolean;
}

/** This process's options, on top of a benchmark's defaults. */
export function options({ rounds, machines }: Omit<Options, 'record'>, args = process.argv.slice(2)): Options {
  const { values } = parseArgs({ args, options: { rounds: { type: 'string' }, machines: { type: 'string' }, record: { type: 'boolean' } } });
  return {
    rounds: values.rounds === undefined ? rounds : count('--rounds', values.rounds),
    machines: values.machines?.split(',').map((text) => count('--machines', text)) ?? machines,
    record: values.record ?? false,
  };
}

function count(option: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) {
    throw new Error(`${option}: "${text}" is no count, write a positive whole number`);
  }
  return Number(text);
}
