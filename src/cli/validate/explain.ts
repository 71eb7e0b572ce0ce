// The option `--explain`: the description of one rule or advice, or a list of all.
import { ADVICE_CATALOGUE, CATALOGUE, type DescribedRule } from '../../admission/catalogue';
import { nearestNames } from '../../issues/nearest-name';
import { UsageError } from '../command-line/usage-error';

const WIDTH = 100;

const ALL = [...CATALOGUE, ...ADVICE_CATALOGUE];

/**
 * The description of a rule or advice; without a name, a line for each.
 *
 * @throws UsageError with the nearest names if there is no such rule
 */
export function explainRule(name?: string): string[] {
  if (name === undefined) {
    const width = Math.max(...ALL.map((rule) => rule.name.length));
    return ALL.map((rule) => `${rule.name.padEnd(width)}  ${rule.refuses}`);
  }
  const found = ALL.find((rule) => rule.name === name);
  if (found === undefined) {
    const near = nearestNames(name, ALL.map((rule) => rule.name));
    throw new UsageError(`--explain ${JSON.stringify(name)}: there is no such rule: ${near.length > 0 ? `write ${near.join(' or ')}` : '--explain alone lists all'}`);
  }
  return describe(found);
}

function describe(rule: DescribedRule): string[] {
  const { name, looksAt, refuses, story } = rule;
  return [`${name}: looks at ${looksAt.join(', ')}`, `${CATALOGUE.includes(rule) ? 'refuses' : 'advises against'} ${refuses}`, story].flatMap((text, index) => [...index > 0 ? [''] : [], ...wrap(text)]);
}

function wrap(text: string): string[] {
  return text.split(' ').reduce<string[]>((done, word) => {
    const line = done.at(-1);
    return line !== undefined && line.length + word.length < WIDTH ? [...done.slice(0, -1), `${line} ${word}`] : [...done, word];
  }, []);
}
