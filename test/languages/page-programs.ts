// The programs in the tabs of pages, as files that each language compiles beside the others.
import { mkdirSync, writeFileSync } from 'fs';
import { join } from 'path';
import { programsInTabs } from '../../projenrc/translations/page';
import { readPage, writtenPages } from '../docs/pages';

export interface PageProgram {
  readonly page: string;
  /** The folder of its files. */
  readonly program: string;
}

const FILES: { readonly [fence: string]: string } = { ts: 'main.ts', python: 'main.py', java: 'Main.java', go: 'main.go' };

/** Writes each program into a folder of its own, with all that its page adds to it. */
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
