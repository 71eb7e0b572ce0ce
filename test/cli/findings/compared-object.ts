// An object to compare with others, and what it refers to.
import type { ComparedObject } from '../../../src/cli/findings/comparison';
import { writtenReferences } from '../../../src/cli/findings/references';

type Others = Pick<ComparedObject<unknown>, 'set' | 'oldName'>;

export function compared<Place>(object: any, place: Place, others: Others = {}): ComparedObject<Place> {
  return { object, ...others, references: writtenReferences(object), place: () => place };
}
