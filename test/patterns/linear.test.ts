// Every regular expression of the library takes linear time: each is tried on texts that make quadratic or exponential ones slow.
import { createContext, Script } from 'node:vm';
import { type HostileText, hostileTexts, written } from './hostile-texts';
import { ownPatterns } from './own-patterns';

const MEGABYTE = 1_000_000;

/** Short texts select the worst candidates. */
const ROUNDS = [{ length: 3_000, worst: 64 }, { length: 30_000, worst: 4 }];

/** A text that is slow at the first length counts only if it is slow at the second one too. */
const LENGTHS = [MEGABYTE / 5, MEGABYTE];

/** How many characters are tried at once: a pattern with many alternatives has a hundred thousand texts. */
const AT_ONCE = 4 * MEGABYTE;

const batches = <Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] => (
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))
);

/** In milliseconds: a pattern that takes longer counts as never done. */
const FOR_EVER = 60_000;

type Pattern = Pick<RegExp, 'source' | 'flags'>;

/** Finds all matches in each text, and returns the CPU time of each in seconds. */
const TRIAL = new Script(`texts.map((text) => {
  const pattern = new RegExp(source, /[gy]/.test(flags) ? flags : flags + 'g');
  const before = cpuUsage();
  text.replace(pattern, '');
  return cpuUsage(before).user / 1e6;
})`);

/** The globals of a trial. */
const TRIED = createContext({ cpuUsage: process.cpuUsage.bind(process) });

/** The texts for which a pattern takes more than linear time. Throws if it is never done with one. */
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
    // Linear time is four times as much, quadratic time sixteen times.
    return left.filter((_, index) => whole[index] > 10 * quarter[index] + 0.2 * (length / MEGABYTE) ** 2);
  }, texts);
}

test.each(ownPatterns())('the pattern at $at takes linear time', (pattern) => {
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
  /:(?!\d*$)[^\]]*$/,
  /-+$/,
])('detects that %s does not take linear time', (pattern) => {
  const slow = () => {
    if (slowTexts(pattern, 500).length > 0) {
      throw new Error('not in proportion');
    }
  };
  expect(slow).toThrow(/timed out|not in proportion/);
}, 5 * FOR_EVER);
