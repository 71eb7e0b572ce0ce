// Changes as a comment on a pull request: their number, their impact, and the fields of as many objects as fit. Manifests may contain
// any text: none of it becomes markup.
import type { Change } from './change-lines';
import { fieldsListing, longestRun } from './fields-listing';
import { escapeHidden } from '../../issues/hidden-characters';
import { objectName } from '../cluster/object-name';
import { isDeletion } from '../impact/impact';
import { pluralize } from '../terminal/lines';

/** How many lines of impact there are. */
const MAX_IMPACT_LINES = 100;

/** How many characters the deletions among them may take, however many lines these are. */
const MAX_DELETION_CHARACTERS = 20_000;

const WORDS: readonly (readonly [Change['what'], string])[] = [['created', 'created'], ['configured', 'changed'], ['refused', 'refused'], ['pruned', 'deleted'], ['removed', 'removed']];

/** @param title what has changed, such as a folder */
export function markdownLines(changes: readonly Change[], title: string): string[] {
  const heading = `### Manifests in ${inlineCode(title)}`;
  if (changes.length === 0) {
    return [heading, '', 'Nothing changes.'];
  }
  const counts = WORDS.map(([what, word]) => [changes.filter((change) => change.what === what).length, word] as const).filter(([count]) => count > 0);
  const impact = impactLines(changes);
  return [
    heading, '',
    `${counts.map(([count, word]) => `${pluralize(count, 'object')} ${word}`).join(', ')}.`,
    ...impact.length === 0 ? [] : ['', ...impact],
    '', '<details><summary>Fields</summary>', '', ...fieldsListing(changes), '', '</details>',
  ];
}

/** The effects, those that delete something first: a comment that is too long for its request loses its last lines. */
function impactLines(changes: readonly Change[]): string[] {
  const effects = changes.flatMap((change) => effectsOf(change).map((sentence) => ({ text: `- ${subject(change)} ${escapeMarkdown(sentence)}`, sentence })));
  const textsOf = (areDeletions: boolean) => effects.filter(({ sentence }) => isDeletion(sentence) === areDeletions).map(({ text }) => text);
  const [deletions, others] = [textsOf(true), textsOf(false)];
  let room = MAX_DELETION_CHARACTERS;
  const shown = deletions.filter((text) => {
    room -= text.length + 1;
    return room >= 0;
  });
  const [hidden, rest] = [deletions.length - shown.length, Math.max(0, MAX_IMPACT_LINES - shown.length)];
  const more = hidden + Math.max(0, others.length - rest);
  return [...shown, ...others.slice(0, rest), ...more > 0 ? [`- and ${more} more${hidden > 0 ? `, ${hidden} of which delete something` : ''}`] : []];
}

/** The effects of a change. The comment may lose the fields, so it says here that an object is removed. */
function effectsOf({ what, impact = [] }: Change): readonly string[] {
  return impact.length === 0 && (what === 'removed' || what === 'pruned') ? ['is removed'] : impact;
}

function subject({ object, set }: Change): string {
  return [inlineCode(objectName(object)), ...object.namespace === undefined ? [] : ['in', inlineCode(object.namespace)], ...set === undefined ? [] : ['of', inlineCode(set)]].join(' ');
}

/** A text that Markdown shows verbatim within a line. */
function inlineCode(text: string): string {
  const line = escapeHidden(text);
  const fence = '`'.repeat(longestRun(line) + 1);
  return fence.length > 1 ? `${fence} ${line} ${fence}` : `${fence}${line}${fence}`;
}

/** Our own words with quotes from manifests, escaped so that nothing has a meaning in Markdown, notifies people or refers to issues. */
function escapeMarkdown(text: string): string {
  return escapeHidden(text).replace(/[\\`*_{}[\]<>#|~!&]/g, '\\$&').replace(REFERENCE, '$&&#8203;');
}

/** What begins a mention, a reference or a link on GitHub or GitLab, which look for them in the text that is shown. A space without width ends it. */
const REFERENCE = /[@#!$%~^&](?=\S)|:(?=\/\/)|\bwww(?=\.)|\bGH(?=-\d)/gi;
