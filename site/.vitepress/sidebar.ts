// The navigation: the existing pages by folder, each under its heading. They follow the order of links in the folder's README.md; pages missing
// there come last, by name.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Entry {
  readonly text: string;
  readonly link?: string;
  readonly items?: readonly Entry[];
  readonly collapsed?: boolean;
}

/** The folders, in the order in which readers need them. */
const FOLDERS = ['start', 'concepts', 'tasks', 'coming-from', 'reference', 'troubleshooting'];

/** Pages in docs/ itself are tasks, except for these reference pages. */
const LOOKED_UP = ['admission-rules', 'versioning', 'performance', 'languages', 'escape-hatches'];

export function sidebarOf(docs: string): Entry[] {
  const here = pagesIn(docs, '');
  const lookedUp = here.filter(({ name }) => LOOKED_UP.includes(name));
  const tasks = here.filter(({ name }) => !LOOKED_UP.includes(name));
  return FOLDERS.map((folder) => ({
    ...entryOf(docs, folder, { tasks, reference: lookedUp }[folder]),
    collapsed: !['start', 'concepts', 'tasks'].includes(folder),
  }));
}

interface Page {
  readonly name: string;
  /** The path from docs/, without the extension. */
  readonly path: string;
  readonly text: string;
}

/** @param more pages in other places */
function entryOf(docs: string, folder: string, more: readonly Page[] = []): Entry {
  const readme = readFileSync(join(docs, folder, 'README.md'), 'utf8');
  const place = ({ name }: Page) => {
    const found = readme.indexOf(`${name}.md`);
    return found < 0 ? readme.length : found;
  };
  const pages = [...pagesIn(docs, folder), ...more].sort((one, other) => place(one) - place(other) || one.text.localeCompare(other.text));
  const below = readdirSync(join(docs, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return {
    text: headingOf(readme),
    link: `/${folder}/`,
    collapsed: true,
    items: [...pages.map(({ text, path }) => ({ text, link: `/${path}` })), ...below.map(({ name }) => entryOf(docs, `${folder}/${name}`))],
  };
}

function pagesIn(docs: string, folder: string): Page[] {
  const names = readdirSync(join(docs, folder)).filter((name) => name.endsWith('.md') && name !== 'README.md').map((name) => name.slice(0, -'.md'.length));
  return names.sort().map((name) => {
    const path = folder === '' ? name : `${folder}/${name}`;
    return { name, path, text: headingOf(readFileSync(join(docs, `${path}.md`), 'utf8')) };
  });
}

function headingOf(text: string): string {
  return (/^# (.*)$/m.exec(text)?.[1] ?? '').replace(/[`\\]/g, '');
}
