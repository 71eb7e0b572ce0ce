// Advice at synth: each piece that nobody has silenced is a line on standard error.
import { ApiObject } from 'cdk8s';
import type { IConstruct } from 'constructs';
import { adviceOn } from './rules';
import { isSilenced } from './silence';
import { tellOnce } from '../../told-once';
import type { Surroundings } from '../rule';
import { violationMessage } from '../violation';

/** Tells what is advised against in a construct's object, which a cluster would admit. */
export function tellAdvice(construct: IConstruct, manifest: object, beside: Omit<Surroundings, 'object'>): void {
  for (const advice of adviceOn(manifest, { ...beside, emptyClaims: emptyClaims(construct) })) {
    if (!isSilenced(construct, advice.rule)) {
      tellOnce(construct, `warning: ${construct.node.path}: ${violationMessage(advice)}`);
    }
  }
}

/** A machine's disk with an image is a DataVolume; without one it is a claim that begins empty. */
function emptyClaims({ node }: IConstruct): ReadonlySet<string> {
  return new Set(node.children.filter(ApiObject.isApiObject).filter(({ kind }) => kind === 'PersistentVolumeClaim').map(({ name }) => name));
}
