// Advice at synth: each piece that nobody has silenced is a line on standard error.
import type { IConstruct } from 'constructs';
import { isSilenced } from './silence';
import { tellOnce } from '../../told-once';
import { type Violation, violationMessage } from '../violation';

/** Tells what is advised against in a construct's object, which a cluster would admit. */
export function tellAdvice(construct: IConstruct, advice: readonly Violation[]): void {
  for (const piece of advice) {
    if (!isSilenced(construct, piece.rule)) {
      tellOnce(construct, `warning: ${construct.node.path}: ${violationMessage(piece)}`);
    }
  }
}
