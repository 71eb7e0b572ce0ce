// Whether somebody agrees to what a verb is about to do: asked on a terminal.
import { tell } from './print';
import { ask, canAsk } from './prompt';

/**
 * What somebody answers; where nobody can be asked, the command line has said it all.
 *
 * @param about what the question is about, a line each
 */
export async function isAgreed(question: string, about: readonly string[] = []): Promise<boolean> {
  if (!canAsk()) {
    return true;
  }
  tell(about);
  return /^y(es)?$/i.test((await ask(`${question} [y/N]`)).trim());
}
