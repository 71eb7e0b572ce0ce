// Writes the programs of pages in Python, Java and Go into their tabs, from those in TypeScript.
import { readFileSync, readdirSync, writeFileSync } from 'fs';
import { translate } from './translations/page';

/** Pages whose tabs are not programs: they are written with all that they have. */
const GENERATED = /^docs\/reference\//;

const names = readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`);
const pages = names.filter((name) => name.endsWith('.md') && !GENERATED.test(name));
const texts = Object.fromEntries(pages.map((name) => [name, readFileSync(name, 'utf8')]));
for (const [name, text] of Object.entries(translate(texts))) {
  if (text !== texts[name]) {
    writeFileSync(name, text);
  }
}
