// The pages written by hand, and the code blocks in them. Pages generated from the library need no second proof.
import { readdirSync, readFileSync } from 'fs';
import { join } from 'path';

export const ROOT = join(__dirname, '../..');

const GENERATED = /^docs\/(?:reference\/(?:api|command)\/|admission-rules\.md|performance\.md)/;

/** A code block: its language, the rest of its first line, and the line of the page where it starts. */
export interface Block {
  readonly language: string;
  readonly info: string;
  readonly text: string;
  readonly line: number;
}

export function readPage(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** The README, and every page of docs/ that is written by hand. */
export function writtenPages(): string[] {
  const pages = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`);
  return ['README.md', ...pages.filter((name) => !GENERATED.test(name)).sort()];
}

/** Pages of which only the commands are tested: the examples' READMEs, and the command's own pages. */
export function commandPages(): string[] {
  const below = (folder: string) => readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);
  return [...below('docs/reference/command'), ...below('examples').filter((name) => !name.includes('node_modules'))].filter((name) => name.endsWith('.md'));
}

/** Whether a block is the content of a file that it names. */
export function isFile({ info }: Block): boolean {
  return /^[\w./-]+\.\w+$/.test(info);
}

export function blocksOf(page: string): Block[] {
  return [...page.matchAll(/^```(\w*) ?(.*)\n([^]*?)^```$/gm)].map(({ index, 1: language, 2: info, 3: text }) => (
    { language, info, text, line: page.slice(0, index).split('\n').length }
  ));
}
