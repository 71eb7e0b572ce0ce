// Notes at synth: they point to what a program might not expect, and refuse nothing.
import type { Construct } from 'constructs';
import { appOf } from './metadata';
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

/** Makes `App.synth` write a note that is for many constructs: once for the app, with the first of them. */
export function noteOnceAtSynth(construct: Construct, note: string): void {
  construct.node.addValidation({
    validate: () => {
      warnOnce(appOf(construct), `note: ${construct.node.path}: ${note}`, note);
      return [];
    },
  });
}
