// The programs in the tabs of pages, as files that each language compiles along with the others.
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'fs';
import { dirname, join } from 'path';
import { programsInTabs } from '../../projenrc/translations/page';
import { blocksOf, isFile, readPage, ROOT, writtenPages } from '../docs/pages';

export interface PageProgram {
  readonly page: string;
  /** The folder of its files. */
  readonly program: string;
}

const FILES: { readonly [fence: string]: string } = { ts: 'main.ts', python: 'main.py', java: 'Main.java', go: 'main.go' };

/** Writes each program into its own folder, with everything that its page adds to it. */
export function writePagePrograms(folder: string): PageProgram[] {
  return writtenPages().flatMap((page) => programsInTabs(readPage(page)).map(({ texts }, index) => {
    const program = `page_${page.replace(/^docs\/|\.md$/g, '').replace(/\W/g, '_')}_${index + 1}`;
    mkdirSync(join(folder, program));
    Object.entries(FILES).forEach(([fence, file]) => (
      writeFileSync(join(folder, program, file), texts[fence].replace('package hello;', `package ${program};`))
    ));
    return { page, program };
  }));
}

/** Adds what a program may read: the files that its page shows, and the repository's examples. */
export function writeSurroundings(folder: string, { page, program }: PageProgram): void {
  symlinkSync(join(ROOT, 'examples'), join(folder, program, 'examples'));
  for (const { info, text } of blocksOf(readPage(page)).filter(isFile)) {
    const file = join(folder, program, info);
    if (!existsSync(file)) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
}
