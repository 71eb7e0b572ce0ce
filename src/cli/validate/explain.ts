// What `--explain` tells: the story of a rule or of advice, or which there are.
import { ADVICE_CATALOGUE, CATALOGUE, type DescribedRule } from '../../admission/catalogue';
import { nearestNames } from '../../nearest-name';
import { UsageError } from '../command-line/usage-error';

const WIDTH = 100;

const ALL = [...CATALOGUE, ...ADVICE_CATALOGUE];

/**
 * The story of a rule or of advice, or without a name a line for each there is.
 *
 * @throws when there is no such rule, with the nearest names
 */
export function explanation(name?: string): string[] {
  if (name === undefined) {
    const width = Math.max(...ALL.map((rule) => rule.name.length));
    return ALL.map((rule) => `${rule.name.padEnd(width)}  ${rule.refuses}`);
  }
  const found = ALL.find((rule) => rule.name === name);
  if (found === undefined) {
    const near = nearestNames(name, ALL.map((rule) => rule.name));
    throw new UsageError(`--explain ${JSON.stringify(name)}: there is no such rule: ${near.length > 0 ? `write ${near.join(' or ')}` : '--explain alone lists all'}`);
  }
  return told(found);
}

function told(rule: DescribedRule): string[] {
  const { name, looksAt, refuses, story } = rule;
  return [`${name}: looks at ${looksAt.join(', ')}`, `${CATALOGUE.includes(rule) ? 'refuses' : 'advises against'} ${refuses}`, story].flatMap((text, index) => [...index > 0 ? [''] : [], ...wrapped(text)]);
}

function wrapped(text: string): string[] {
  return text.split(' ').reduce<string[]>((done, word) => {
    const line = done.at(-1);
    return line !== undefined && line.length + word.length < WIDTH ? [...done.slice(0, -1), `${line} ${word}`] : [...done, word];
  }, []);
}
