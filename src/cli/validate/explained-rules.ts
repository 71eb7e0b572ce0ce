// Explanations of rules and advice: the list, the description of one as `--explain` prints it, and the page with the same text.
import { ADVICE_CATALOGUE, CATALOGUE, type DescribedRule } from '../../admission/catalogue';
import { nearestNames } from '../../issues/nearest-name';
import { pageAt } from '../command-line/documentation';
import { UsageError } from '../command-line/usage-error';

/** Every rule and every piece of advice by its name. */
export const RULES: ReadonlyMap<string, DescribedRule> = new Map([...CATALOGUE, ...ADVICE_CATALOGUE].map((rule) => [rule.name, rule]));

const WIDTH = 100;

/** The address of the description of a rule; undefined for an unknown rule. */
export function rulePage(name: string | undefined): string | undefined {
  return name !== undefined && RULES.has(name) ? pageAt(`admission-rules.md#${name}`) : undefined;
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
  const paragraphs = [`${name}: looks at ${rule.looksAt.join(', ')}`, `${CATALOGUE.includes(rule) ? 'refuses' : 'advises against'} ${rule.refuses}`, rule.story];
  return [...paragraphs.flatMap((text) => [...wrap(text), '']), rulePage(name)!];
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
