// Worst-case texts for a pattern, derived from it: a match of each repetition, many times, after a match of what precedes it.
import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** A text of any length: `first`, then `again` over and over, then `last`. */
export interface HostileText { readonly first: string; readonly again: string; readonly last: string }

/** Characters of all sorts, in addition to those in the pattern. */
const SORTS = [...' \n\t\ra0A-_.:/=,"\'\\<{'];

/** Endings that make a match fail, on the same line and on the next one. */
const ENDS = ['', '\u0001', '\n\u0001'];

/** Repetitions with a lower limit are too short to be slow. */
const FAR = 10;

/** How to write a match of a part of a pattern: which member of a class, which alternative, how many repetitions. */
interface Spelling { readonly character: string; readonly choice: number; readonly times: number }

/** The worst-case texts of each repetition in a pattern. */
export function hostileTexts(source: string, flags: string): HostileText[] {
  const unicode = flags.includes('u');
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, { unicode });
  const speller = new Speller(flags, [...new Set([...named(pattern), ...SORTS])]);
  const texts = [...nodes(pattern)].filter(isFar).flatMap((repetition) => (
    speller.spellings.flatMap((spelling) => {
      const before = speller.before(repetition, spelling);
      const part = speller.spelled(repetition.element, spelling);
      return part === '' ? [] : [...ENDS, ...excluded(repetition)].flatMap((last) => [{ first: before, again: part, last }, { first: '', again: before + part, last }]);
    })
  ));
  return [...new Map(texts.map((text) => [JSON.stringify(text), text])).values()];
}

/** The text with about this many characters. */
export function written({ first, again, last }: HostileText, length: number): string {
  return first + again.repeat(Math.ceil(length / again.length)) + last;
}

function isFar(node: AST.Node): node is AST.Quantifier {
  return node.type === 'Quantifier' && node.max >= FAR;
}

function* nodes(node: AST.Node): Iterable<AST.Node> {
  yield node;
  const { alternatives, elements, element } = node as Partial<AST.Group & AST.Alternative & AST.Quantifier>;
  for (const inner of [...alternatives ?? [], ...node.type === 'Alternative' ? elements! : [], ...element ? [element] : []]) {
    yield* nodes(inner);
  }
}

/** The characters that end a repetition, since a class in it has all but these. */
function excluded(repetition: AST.Quantifier): readonly string[] {
  const classes = [...nodes(repetition)].filter((node) => node.type === 'CharacterClass').filter(({ negate }) => negate);
  return classes.flatMap(({ elements }) => elements).flatMap((element) => element.type === 'Character' ? String.fromCodePoint(element.value) : []);
}

function* named(pattern: AST.Pattern): Iterable<string> {
  for (const node of nodes(pattern)) {
    if (node.type === 'Character') {
      yield String.fromCodePoint(node.value);
    }
  }
}

class Speller {
  public readonly spellings: readonly Spelling[];
  private readonly members = new Map<string, readonly string[]>();

  public constructor(private readonly flags: string, private readonly characters: readonly string[]) {
    this.spellings = characters.flatMap((character, choice) => [0, 1, 2].map((times) => ({ character, choice, times })));
  }

  public spelled(node: AST.Node, spelling: Spelling): string {
    switch (node.type) {
      case 'Alternative':
        return this.all(node.elements, spelling);
      case 'Group':
      case 'CapturingGroup':
        return this.all(node.alternatives[spelling.choice % node.alternatives.length].elements, spelling);
      case 'Quantifier':
        return this.spelled(node.element, spelling).repeat(Math.min(node.max, Math.max(node.min, spelling.times)));
      case 'Character':
        return String.fromCodePoint(node.value);
      case 'CharacterClass':
      case 'CharacterSet':
        return this.member(node.raw, spelling.character);
      default:
        return '';
    }
  }

  /** The beginning of a text that matches up to a part of the pattern. */
  public before(node: AST.Node, spelling: Spelling): string {
    const { parent } = node;
    if (!parent) {
      return '';
    }
    const earlier = parent.type === 'Alternative' ? parent.elements.slice(0, parent.elements.indexOf(node as AST.Element)) : [];
    return this.before(parent, spelling) + this.all(earlier, spelling);
  }

  private all(elements: readonly AST.Element[], spelling: Spelling): string {
    return elements.map((element) => this.spelled(element, spelling)).join('');
  }

  private member(set: string, wanted: string): string {
    const members = this.members.get(set) ?? this.characters.filter((character) => new RegExp(`^${set}$`, this.flags.replace(/[gmy]/g, '')).test(character));
    this.members.set(set, members);
    return members.includes(wanted) ? wanted : members[0] ?? '';
  }
}
