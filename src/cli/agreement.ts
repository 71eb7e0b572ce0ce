// Whether somebody agrees: asked on a terminal; where nobody can be asked, the command line has said it all.
import { ask, canAsk } from './terminal/person';
import { tell } from './terminal/print';

/** @param about what the question is about, a line each */
export async function isAgreed(about: readonly string[], question: string): Promise<boolean> {
  if (!canAsk()) {
    return true;
  }
  tell(about);
  return /^y(es)?$/i.test((await ask(`${question} [y/N]`)).trim());
}
