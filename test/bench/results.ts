// The recorded figures, one file per benchmark in results/: the page of figures and its plot are made from them alone.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'fs';
import { join } from 'path';
import type { ApplyFigures } from './apply/figures';
import type { FleetFigures } from './fleet/figures';
import { BenchMachine, thisMachine } from './machine';

const FOLDER = join(__dirname, 'results');

/** In milliseconds. */
export interface LoadFigures {
  readonly rounds: number;
  /** For the library's peers. */
  readonly peers: number;
  /** For the library, on top of its peers. */
  readonly more: number;
  /** For a whole process that runs the command, and for one that does nothing. */
  readonly command: number;
  readonly node: number;
}

export interface LanguagesFigures {
  readonly rounds: number;
  /** Milliseconds of a whole process that loads cdk8s, and of one that loads the library too. */
  readonly languages: readonly { readonly name: string; readonly peers: number; readonly library: number }[];
  /** Of the packages, in bytes. */
  readonly sizes: { readonly npm: number; readonly wheel: number; readonly jar: number };
}

/** Milliseconds without checks, and with all checks. */
export interface SynthCost {
  readonly without: number;
  readonly all: number;
}

export interface SynthFigures {
  readonly rounds: number;
  readonly programs: readonly {
    readonly what: string;
    readonly machines: number;
    readonly charts: number;
    readonly synth: SynthCost;
    readonly program: SynthCost;
  }[];
}

export interface WaitFigures {
  readonly machines: number;
  readonly rounds: readonly {
    /** Of the process, in MiB. */
    readonly peak: number;
    /** From the last Ready to the end of the process, in milliseconds. */
    readonly latency: number;
  }[];
}

/** Figures, and the machine and date of their measurement. */
export interface Taken<Figures> {
  readonly date: string;
  readonly machine: BenchMachine;
  readonly figures: Figures;
}

/** The figures recorded so far, by benchmark. */
export interface Results {
  readonly inventories?: Taken<FleetFigures>;
  readonly fleet?: Taken<FleetFigures>;
  readonly synth?: Taken<SynthFigures>;
  readonly load?: Taken<LoadFigures>;
  readonly languages?: Taken<LanguagesFigures>;
  readonly validate?: Taken<FleetFigures>;
  readonly apply?: Taken<ApplyFigures>;
  readonly wait?: Taken<WaitFigures>;
}

export type Part = keyof Results;

/** The benchmarks, in the order of the page. */
export const PARTS: readonly Part[] = ['inventories', 'fleet', 'synth', 'load', 'languages', 'validate', 'apply', 'wait'];

/** Stores the figures of one benchmark in place of its earlier ones. */
export function record<P extends Part>(part: P, figures: NonNullable<Results[P]>['figures'], folder = FOLDER): void {
  const taken = { date: new Date().toISOString().slice(0, 10), machine: thisMachine(), figures };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${part}.json`), `${JSON.stringify(taken, rounded, 2)}\n`);
}

export function readResults(folder = FOLDER): Results {
  const taken = PARTS.filter((part) => existsSync(join(folder, `${part}.json`)));
  return Object.fromEntries(taken.map((part) => [part, JSON.parse(readFileSync(join(folder, `${part}.json`), 'utf8'))]));
}

/** No clock here is accurate to more than five digits. */
function rounded(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toPrecision(5)) : value;
}
