// The tabs of a page: the first one is TypeScript, written by hand, and the others are translated from it.
import { GO } from './go';
import { JAVA } from './java';
import { PYTHON } from './python';
import { Reader, compile } from './read';
import { type Language, write } from './tree';

const LANGUAGES: readonly Language[] = [PYTHON, JAVA, GO];

const TABS = /^<!-- tabs -->\n```ts\n([^]*?)^```\n[^]*?^<!-- \/tabs -->$/gm;

const ALL_TABS = /^<!-- tabs -->\n([^]*?)^<!-- \/tabs -->$/gm;
const BLOCK = /^```(\w+)\n([^]*?)^```$/gm;

/** A whole program, and everything that is added to it. */
interface Group {
  /** The page that contains it. */
  readonly page: string;
  readonly pieces: readonly string[];
}

/** The pages with the tabs of all languages, by name. */
export function translate(pages: { readonly [name: string]: string }): { readonly [name: string]: string } {
  const groups = Object.entries(pages).flatMap(([name, page]) => groupsOf(name, page));
  const { program, files } = compile(groups.map(({ pieces }) => `${pieces.join('')}export {};\n`));
  const blocks = groups.flatMap(({ page, pieces }, index) => blocksOf(pieces, new Reader(page, files[index], program.getTypeChecker())));
  return Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, page.replace(TABS, () => blocks.shift()!)]));
}

/** A whole program in each language of a page. */
export interface Translated {
  /** The programs, by the words after their blocks' fences. */
  readonly texts: { readonly [fence: string]: string };
  /** The TypeScript blocks that it consists of. */
  readonly pieces: readonly string[];
}

/** The programs in a page's tabs, each with everything that is added to it. */
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

/** A program with further statements, inserted before the one that writes all manifests. */
export function added(program: string, statements: string): string {
  const [line, indent] = /^([ \t]*)app\.[sS]ynth\(\);?\n/m.exec(program) ?? ['', ''];
  const indented = statements.replace(/^(?=.)/gm, indent);
  return line === '' ? `${program}${statements}` : program.replace(line, () => `${indented}${line}`);
}

/** Whether a block is a program; one without imports is added to the program before it. */
export function isWhole(text: string): boolean {
  return /^import /m.test(text);
}

function groupsOf(name: string, page: string): Group[] {
  return [...page.matchAll(TABS)].reduce<Group[]>((groups, [, piece]) => {
    const before = isWhole(piece) ? [] : groups.at(-1)?.pieces ?? [];
    return [...before.length > 0 ? groups.slice(0, -1) : groups, { page: name, pieces: [...before, piece] }];
  }, []);
}

/** What the page shows for each piece of a group. */
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

/** GitHub has no tabs: one language is shown, and the others open on a click. */
function folded({ name, fence }: Language, text: string): string {
  return `<details><summary>${name}</summary>\n\n\`\`\`${fence}\n${text}\`\`\`\n\n</details>\n`;
}
