// Notes at synth: they point to what a program might not expect, and refuse nothing.
import type { Construct } from 'constructs';
import { warnOnce } from '../issues/warn-once';

/** Makes `App.synth` write notes on a construct, each once. */
export function noteAtSynth(construct: Construct, notes: readonly string[]): void {
  if (notes.length > 0) {
    construct.node.addValidation({
      validate: () => {
        notes.forEach((note) => warnOnce(construct, `note: ${construct.node.path}: ${note}`));
        return [];
      },
    });
  }
}
