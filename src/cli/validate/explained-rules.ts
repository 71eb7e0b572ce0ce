// Explanations of rules and advice: the list, the description of one as `--explain` prints it, and the page with the same text.
import { ADVICE_CATALOGUE, CATALOGUE, type DescribedRule } from '../../admission/catalogue';
import { nearestNames } from '../../issues/nearest-name';
import { pageAt } from '../command-line/documentation';
import { UsageError } from '../command-line/usage-error';

/** What a finding breaks that breaks no rule. The page of rules does not have it. */
export const READABLE: DescribedRule = {
  name: 'readable',
  looksAt: ['every file and document'],
  refuses: 'what cannot be read, and, with --strict, what was not checked',
  story: 'Nothing is known of a file or a document that cannot be read: correct it first. With --strict this includes documents that are not Kubernetes objects, '
    + 'Helm charts that are not rendered, and values that another tool fills in: check the output of that tool, or leave out --strict.',
};

/** Every rule and every piece of advice by its name. */
export const RULES: ReadonlyMap<string, DescribedRule> = new Map([...CATALOGUE, ...ADVICE_CATALOGUE, READABLE].map((rule) => [rule.name, rule]));

const WIDTH = 100;

/** The address of the description of a rule; undefined for one that no page has. */
export function rulePage(name: string | undefined): string | undefined {
  return name !== undefined && name !== READABLE.name && RULES.has(name) ? pageAt(`admission-rules.md#${name}`) : undefined;
}

/** A line for each rule. */
export function listRules(): string[] {
  const width = Math.max(...[...RULES.keys()].map((name) => name.length));
  return [...RULES.values()].map(({ name, refuses }) => `${name.padEnd(width)}  ${refuses}`);
}

/**
 * The description of a rule, and the address of its page.
 *
 * @throws UsageError with the nearest names for an unknown rule
 */
export function explainRule(name: string): string[] {
  const rule = RULES.get(name);
  if (rule === undefined) {
    const near = nearestNames(name, [...RULES.keys()]);
    throw new UsageError(`--explain ${JSON.stringify(name)}: unknown rule: ${near.length > 0 ? `write ${near.join(' or ')}` : '--explain alone lists all'}`);
  }
  const paragraphs = [`${name}: looks at ${rule.looksAt.join(', ')}`, `${ADVICE_CATALOGUE.includes(rule) ? 'advises against' : 'refuses'} ${rule.refuses}`, rule.story];
  return [...paragraphs, rulePage(name) ?? []].flat().flatMap((text, index) => [...index === 0 ? [] : [''], ...wrap(text)]);
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < WIDTH) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}
