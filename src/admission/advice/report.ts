// Reports advice at synth on standard error: what is not silenced, one line for all constructs with the same advice.
import type { IConstruct } from 'constructs';
import { adviceLines } from './advice-lines';
import { isSilenced } from './silence';
import { escapeHidden } from '../../issues/hidden-characters';
import { type Issue, issueText } from '../../issues/issues';
import { isFirstReport } from '../../issues/warn-once';

/** The advice on a construct's object, which a cluster would admit. */
export interface ConstructAdvice {
  readonly construct: IConstruct;
  readonly advice: readonly Issue[];
}

/** Reports advice that is not silenced and was not reported before. */
export function reportAdvice(advised: readonly ConstructAdvice[]): void {
  const unreported = advised.flatMap(({ construct, advice }) => advice
    .filter(({ rule = '' }) => !isSilenced(construct, rule))
    .map((piece) => ({ construct, message: issueText(piece) }))
    .filter(({ message }) => isFirstReport(construct, message)));
  adviceLines(unreported.map(({ construct, message }) => ({ place: construct.node.path, message })))
    .forEach((line) => process.stderr.write(`warning: ${escapeHidden(line)}\n`));
}
