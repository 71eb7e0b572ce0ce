// The pages that people wrote, and the blocks of code in them. What is generated from the library needs no second proof.
import { readdirSync, readFileSync } from 'fs';
import { join } from 'path';

export const ROOT = join(__dirname, '../..');

const GENERATED = /^docs\/(?:reference\/(?:api|command)\/|admission-rules\.md|performance\.md)/;

/** A block of code: its language, what else its first line says, and the line of the page that it begins at. */
export interface Block {
  readonly language: string;
  readonly info: string;
  readonly text: string;
  readonly line: number;
}

export function readPage(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** The README and every page of docs/ that is written by hand. */
export function writtenPages(): string[] {
  const pages = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`);
  return ['README.md', ...pages.filter((name) => !GENERATED.test(name)).sort()];
}

/** Pages with commands alone: those of the examples, and the command's own. */
export function commandPages(): string[] {
  const below = (folder: string) => readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);
  return [...below('docs/reference/command'), ...below('examples').filter((name) => !name.includes('node_modules'))].filter((name) => name.endsWith('.md'));
}

/** Whether a block is the text of a file, whose name it has. */
export function isFile({ info }: Block): boolean {
  return /^[\w./-]+\.\w+$/.test(info);
}

export function blocksOf(page: string): Block[] {
  return [...page.matchAll(/^```(\w*) ?(.*)\n([^]*?)^```$/gm)].map(({ index, 1: language, 2: info, 3: text }) => (
    { language, info, text, line: page.slice(0, index).split('\n').length }
  ));
}
