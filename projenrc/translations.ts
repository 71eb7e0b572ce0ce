// Translates the TypeScript programs on pages into Python, Java and Go, and writes them into their tabs.
import { readFileSync, readdirSync, writeFileSync } from 'fs';
import { translate } from './translations/page';

/** Pages whose tabs are not programs: they are generated whole. */
const GENERATED = /^docs\/reference\//;

const names = readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`);
const pages = names.filter((name) => name.endsWith('.md') && !GENERATED.test(name));
const texts = Object.fromEntries(pages.map((name) => [name, readFileSync(name, 'utf8')]));
for (const [name, text] of Object.entries(translate(texts))) {
  if (text !== texts[name]) {
    writeFileSync(name, text);
  }
}
