// Advice at synth: each piece that nobody has silenced is a line on standard error.
import type { IConstruct } from 'constructs';
import { adviceOn } from './rules';
import { isSilenced } from './silence';
import { tellOnce } from '../../told-once';
import type { Surroundings } from '../rule';
import { violationMessage } from '../violation';

/** Tells what is advised against in a construct's object, which a cluster would admit. */
export function tellAdvice(construct: IConstruct, manifest: object, beside: Omit<Surroundings, 'object'>): void {
  for (const advice of adviceOn(manifest, beside)) {
    if (!isSilenced(construct, advice.rule)) {
      tellOnce(construct, `warning: ${construct.node.path}: ${violationMessage(advice)}`);
    }
  }
}
