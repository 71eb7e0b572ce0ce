// How the objects of a drawing are told apart, whatever it is drawn with.
import type { Role } from './object-graph';

/** What a role looks like, on paper that is light. */
export interface Colours {
  readonly fill: string;
  readonly line: string;
}

/** Light enough for dark text on them. */
export const COLOURS: { readonly [role in Role]: Colours } = {
  entrance: { fill: '#fff1e5', line: '#bc4c00' },
  machine: { fill: '#ddf4ff', line: '#0969da' },
  disk: { fill: '#dafbe1', line: '#1a7f37' },
  network: { fill: '#fbefff', line: '#8250df' },
  secret: { fill: '#fff8c5', line: '#9a6700' },
  size: { fill: '#f6f8fa', line: '#59636e' },
};
