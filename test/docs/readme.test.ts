// The README is read on GitHub, npm, PyPI and Maven Central, each of which resolves relative links differently.
import { existsSync, readFileSync, statSync } from 'fs';
import { join } from 'path';
import * as yaml from 'yaml';

const ROOT = join(__dirname, '../..');
const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
const { homepage, version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const links = [...readme.matchAll(/\]\(([^)]*)\)/g)].map(([, link]) => link);

test('every link leads to the same place wherever the README is read', () => {
  expect(links.filter((link) => !link.startsWith('https://') && !link.startsWith('#'))).toEqual([]);
  expect(readme).not.toMatch(/^\[[^\]]+\]: |<(?:a|img) /m);
});

test('links into the repository lead to existing files and folders', () => {
  const own = links.filter((link) => link.startsWith(`${homepage}/`)).map((link) => link.slice(homepage.length + 1).split('#')[0]);
  expect(own).toContain('blob/main/SECURITY.md');
  expect(own.filter((place) => {
    const [, kind, path] = /^(blob|tree)\/main\/(.+)$/.exec(place) ?? [];
    return path === undefined || !existsSync(join(ROOT, path)) || statSync(join(ROOT, path)).isDirectory() !== (kind === 'tree');
  })).toEqual([]);
});

test('pictures come from the repository, since packages contain none', () => {
  const pictures = links.filter((link) => link.endsWith('.svg'));
  const raw = `${homepage.replace('github.com', 'raw.githubusercontent.com')}/main/`;
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter((link) => !link.startsWith(raw) || !existsSync(join(ROOT, link.slice(raw.length))))).toEqual([]);
});

test('the README fits on one screen', () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(66);
});

const PLUGIN = { package: './node_modules/cdk8s-kubevirt', version, class: 'AdmissionValidation' };

test('the plugin is configured with the current version', () => {
  const page = readFileSync(join(ROOT, 'docs/concepts/checks.md'), 'utf8');
  const programs = [...page.matchAll(/^```yaml\n(app: .*\nvalidations:\n[^]*?)^```/gm)].map(([, text]) => yaml.parse(text));
  expect(programs.flatMap(({ validations }) => validations)).toEqual([expect.objectContaining(PLUGIN)]);
});

test('the plugin\'s own documentation configures it in the same way', () => {
  const source = readFileSync(join(ROOT, 'src/admission/admission-validation.ts'), 'utf8');
  const [, example] = /^ \* ```yaml\n([^]*?)^ \* ```/m.exec(source)!;
  expect(yaml.parse(example.replace(/^ \* /gm, '')).validations).toEqual([expect.objectContaining(PLUGIN)]);
});
