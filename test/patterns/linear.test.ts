// No text makes a regular expression of ours take longer than in proportion to its length: each is tried on texts that it would
// take the square of that for, or for ever.
import { createContext, Script } from 'node:vm';
import { type HostileText, hostileTexts, written } from './hostile-texts';
import { ownPatterns } from './own-patterns';

const MEGABYTE = 1_000_000;

/** Short texts tell which are the worst. */
const ROUNDS = [{ length: 3_000, worst: 64 }, { length: 30_000, worst: 4 }];

/** What is suspected at the first length has to be as slow at the second one. */
const LENGTHS = [MEGABYTE / 5, MEGABYTE];

/** How many characters are tried at once: a pattern of many alternatives has a hundred thousand texts. */
const AT_ONCE = 4 * MEGABYTE;

const batches = <Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] => (
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))
);

/** In milliseconds: a pattern that is not done by then is as good as never done. */
const FOR_EVER = 60_000;

type Pattern = Pick<RegExp, 'source' | 'flags'>;

/** Looks for all that a pattern finds in each text, and says what each took of the processor, in seconds. */
const TRIAL = new Script(`texts.map((text) => {
  const pattern = new RegExp(source, /[gy]/.test(flags) ? flags : flags + 'g');
  const before = cpuUsage();
  text.replace(pattern, '');
  return cpuUsage(before).user / 1e6;
})`);

/** What a trial is of: the trial reads it as its globals. */
const TRIED = createContext({ cpuUsage: process.cpuUsage.bind(process) });

/** The texts that a pattern takes more time for than in proportion to their length. Throws where it is never done with one. */
function slowTexts(pattern: Pattern, timeout: number): readonly HostileText[] {
  const { source, flags } = pattern;
  const seconds = (texts: readonly HostileText[], length: number): number[] => batches(texts, Math.ceil(AT_ONCE / length)).flatMap((batch) => {
    Object.assign(TRIED, { source, flags, texts: batch.map((text) => written(text, length)) });
    return TRIAL.runInContext(TRIED, { timeout });
  });
  const texts = ROUNDS.reduce<readonly HostileText[]>((left, { length, worst }) => {
    const spent = seconds(left, length);
    const places = spent.map((_, index) => index).sort((one, other) => spent[other] - spent[one]);
    return places.slice(0, worst).map((index) => left[index]);
  }, hostileTexts(pattern.source, pattern.flags));
  return LENGTHS.reduce<readonly HostileText[]>((left, length) => {
    const [quarter, whole] = [length / 4, length].map((each) => seconds(left, each));
    // In proportion it is four times as much, and sixteen times where each place of a text costs as much as the text is long.
    return left.filter((_, index) => whole[index] > 10 * quarter[index] + 0.2 * (length / MEGABYTE) ** 2);
  }, texts);
}

test.each(ownPatterns())('a pattern is done in time: $at', (pattern) => {
  expect(slowTexts(pattern, FOR_EVER)).toEqual([]);
}, 5 * FOR_EVER);

test.each([
  /^[-+]?(0|((\d+\.?\d*|\.\d+)(ns|us|ms|s|m|h))+)$/,
  /^(?:[^=\s]+)(?:\s*,\s*[^=\s]+)*\s*=\s*\S[^\n]*$/,
  /[_-](?:token|password)["']?=(?=[^\s;]*\d)\S{6}/,
  /(?<=\bsk-\S+) AAAA/,
  /^\s*-[^\n]*:$/m,
  /dialing VM: .*refused/,
  /\s*,\s*/,
  /-+$/,
])('a pattern that is not done in time is found: %s', (pattern) => {
  const slow = () => {
    if (slowTexts(pattern, 500).length > 0) {
      throw new Error('not in proportion');
    }
  };
  expect(slow).toThrow(/timed out|not in proportion/);
}, 5 * FOR_EVER);
