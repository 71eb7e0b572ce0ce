// Advice at synth, on standard error: pieces that nobody has silenced, each told once of all that have it in common.
import type { IConstruct } from 'constructs';
import { adviceLines } from './advice-lines';
import { isSilenced } from './silence';
import { escaped } from '../../issues/hidden-characters';
import { type Issue, issueText } from '../../issues/issues';
import { isFirstReport } from '../../issues/warn-once';

/** What is advised against in a construct's object, which a cluster would admit. */
export interface Advised {
  readonly construct: IConstruct;
  readonly advice: readonly Issue[];
}

/** Tells what is advised against, unless that was told before. */
export function reportAdvice(advised: readonly Advised[]): void {
  const news = advised.flatMap(({ construct, advice }) => advice
    .filter(({ rule = '' }) => !isSilenced(construct, rule))
    .map((piece) => ({ construct, message: issueText(piece) }))
    .filter(({ message }) => isFirstReport(construct, message)));
  adviceLines(news.map(({ construct, message }) => ({ place: construct.node.path, message })))
    .forEach((line) => process.stderr.write(`warning: ${escaped(line)}\n`));
}
