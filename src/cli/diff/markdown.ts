// Changes as a comment on a pull request: their number, their impact, and the fields of as many objects as fit. Manifests may contain
// any text: none of it becomes markup.
import { type Change, changedFields } from './change-lines';
import { escapeHidden } from '../../issues/hidden-characters';
import { objectName } from '../cluster/object-name';
import { pluralize } from '../terminal/lines';

/** How many characters the fields may take: a GitHub comment has 65,536 for all folders together. */
const MAX_CHARACTERS = 20_000;

/** How many lines of impact there are. */
const MAX_IMPACT_LINES = 100;

const WORDS: readonly (readonly [Change['what'], string])[] = [['created', 'created'], ['configured', 'changed'], ['refused', 'refused'], ['pruned', 'deleted'], ['removed', 'removed']];

/** @param title what has changed, such as a folder */
export function markdownLines(changes: readonly Change[], title: string): string[] {
  const heading = `### Manifests in ${inlineCode(title)}`;
  if (changes.length === 0) {
    return [heading, '', 'Nothing changes.'];
  }
  const counts = WORDS.map(([what, word]) => [changes.filter((change) => change.what === what).length, word] as const).filter(([count]) => count > 0);
  const impact = changes.flatMap(({ object, impact: sentences = [] }) => sentences.map((sentence) => (
    `- ${inlineCode(objectName(object))}${object.namespace === undefined ? '' : ` in ${inlineCode(object.namespace)}`} ${escapeMarkdown(sentence)}`
  )));
  return [
    heading, '',
    `${counts.map(([count, word]) => `${pluralize(count, 'object')} ${word}`).join(', ')}.`,
    ...impact.length === 0 ? [] : ['', ...impact.slice(0, MAX_IMPACT_LINES), ...impact.length > MAX_IMPACT_LINES ? [`- and ${impact.length - MAX_IMPACT_LINES} more`] : []],
    '', '<details><summary>Fields</summary>', '', ...fieldsBlock(changes), '', '</details>',
  ];
}

function fieldsBlock(changes: readonly Change[]): string[] {
  const shown: string[] = [];
  let room = MAX_CHARACTERS;
  let count = 0;
  for (const change of changes) {
    const lines = changedFields(change).map(({ text }) => escapeLine(text));
    room -= lines.reduce((sum, line) => sum + line.length + 1, 0);
    if (room < 0) {
      break;
    }
    shown.push(...count > 0 ? [''] : [], ...lines);
    count += 1;
  }
  const fence = '`'.repeat(Math.max(3, longestRun(shown.join('\n')) + 1));
  const omitted = changes.length - count;
  return [...count === 0 ? [] : [`${fence}diff`, ...shown, fence], ...omitted > 0 ? ['', `The fields of ${pluralize(omitted, count > 0 ? 'more object' : 'object')} do not fit.`] : []];
}

/** A text that Markdown shows verbatim within a line. */
function inlineCode(text: string): string {
  const line = escapeHidden(text);
  const fence = '`'.repeat(longestRun(line) + 1);
  return fence.length > 1 ? `${fence} ${line} ${fence}` : `${fence}${line}${fence}`;
}

/** Our own words with quotes from manifests, escaped so that nothing has a meaning in Markdown. */
function escapeMarkdown(text: string): string {
  return escapeHidden(text).replace(/[\\`*_{}[\]<>#|~!@&]/g, (character) => `\\${character}`);
}

function escapeLine(text: string): string {
  return text.split('\t').map(escapeHidden).join('\t');
}

function longestRun(text: string): number {
  return Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
}
