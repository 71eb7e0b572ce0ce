// The tabs of a page: the first is TypeScript, which people write, and the others are written from it.
import { GO } from './go';
import { JAVA } from './java';
import { PYTHON } from './python';
import { Reader, compile } from './read';
import { type Language, write } from './tree';

const LANGUAGES: readonly Language[] = [PYTHON, JAVA, GO];

const TABS = /^<!-- tabs -->\n```ts\n([^]*?)^```\n[^]*?^<!-- \/tabs -->$/gm;

const ALL_TABS = /^<!-- tabs -->\n([^]*?)^<!-- \/tabs -->$/gm;
const BLOCK = /^```(\w+)\n([^]*?)^```$/gm;

/** A whole program and all that is added to it. */
interface Group {
  /** The page that it stands in. */
  readonly page: string;
  readonly pieces: readonly string[];
}

/** The texts of pages with the tabs of all languages, by the name of the page. */
export function translate(pages: { readonly [name: string]: string }): { readonly [name: string]: string } {
  const groups = Object.entries(pages).flatMap(([name, page]) => groupsOf(name, page));
  const { program, files } = compile(groups.map(({ pieces }) => `${pieces.join('')}export {};\n`));
  const blocks = groups.flatMap(({ page, pieces }, index) => blocksOf(pieces, new Reader(page, files[index], program.getTypeChecker())));
  return Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, page.replace(TABS, () => blocks.shift()!)]));
}

/** A whole program in each language that a page has. */
export interface Translated {
  /** By the words behind the fences of blocks. */
  readonly texts: { readonly [fence: string]: string };
  /** The blocks in TypeScript that it consists of. */
  readonly pieces: readonly string[];
}

/** The programs in the tabs of a page, each with all that is added to it. */
export function programsInTabs(page: string): Translated[] {
  const blocksIn = (text: string) => [...text.matchAll(BLOCK)].map(([, fence, block]) => [fence, block]);
  const tabs = [...page.matchAll(ALL_TABS)].map(([, blocks]) => Object.fromEntries(blocksIn(blocks)));
  return tabs.filter(({ ts: text }) => text !== undefined).reduce<Translated[]>((programs, texts) => {
    if (isWhole(texts.ts)) {
      return [...programs, { texts, pieces: [texts.ts] }];
    }
    const { texts: base, pieces } = programs.at(-1)!;
    const whole = Object.entries(base).map(([fence, text]) => [fence, added(text, texts[fence])]);
    return [...programs.slice(0, -1), { texts: Object.fromEntries(whole), pieces: [...pieces, texts.ts] }];
  }, []);
}

/** A program with statements more, which go before the one that writes all manifests. */
export function added(program: string, statements: string): string {
  const [line, indent] = /^([ \t]*)app\.[sS]ynth\(\);?\n/m.exec(program) ?? ['', ''];
  const indented = statements.replace(/^(?=.)/gm, indent);
  return line === '' ? `${program}${statements}` : program.replace(line, () => `${indented}${line}`);
}

/** Whether a block is a program; one that imports nothing is added to the program before it. */
export function isWhole(text: string): boolean {
  return /^import /m.test(text);
}

function groupsOf(name: string, page: string): Group[] {
  return [...page.matchAll(TABS)].reduce<Group[]>((groups, [, piece]) => {
    const before = isWhole(piece) ? [] : groups.at(-1)?.pieces ?? [];
    return [...before.length > 0 ? groups.slice(0, -1) : groups, { page: name, pieces: [...before, piece] }];
  }, []);
}

/** What stands in the page for each piece of a group. */
function blocksOf(pieces: readonly string[], reader: Reader): string[] {
  let end = 0;
  const programs = pieces.map((piece) => {
    const begin = end;
    end += piece.length;
    return reader.read(begin, end);
  });
  return pieces.map((piece, index) => {
    const additions = isWhole(piece) ? programs.slice(1) : [];
    const others = LANGUAGES.map((language) => folded(language, write(language, programs[index], additions)));
    return `<!-- tabs -->\n\`\`\`ts\n${piece}\`\`\`\n\n${others.join('\n')}<!-- /tabs -->`;
  });
}

/** On GitHub, which has no tabs, one language is shown, and the others are opened by a click. */
function folded({ name, fence }: Language, text: string): string {
  return `<details><summary>${name}</summary>\n\n\`\`\`${fence}\n${text}\`\`\`\n\n</details>\n`;
}
