// The page on pipelines describes the action and the template as they are, in the current version.
import { existsSync, readFileSync } from 'fs';
import { join } from 'path';
import { parse, parseAllDocuments } from 'yaml';

const ROOT = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const page = read('docs/pipelines.md');
const { version, homepage } = JSON.parse(read('package.json'));

test('the page lists exactly the inputs and outputs of the action', () => {
  const { inputs, outputs } = parse(read('action.yml'));
  const table = /\| input \| \|\n\| --- \| --- \|\n([^]*?)\n\n/.exec(page)![1];
  expect([...table.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name).sort()).toEqual(Object.keys(inputs).sort());
  expect(Object.keys(outputs).filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test('every YAML block parses, and sets only what the template has', () => {
  const texts = [...page.matchAll(/^```yaml\n([^]*?)^```/gm)].map(([, text]) => text);
  expect(texts.flatMap((text) => parseAllDocuments(text)).flatMap(({ errors }) => errors)).toEqual([]);
  const { 'cdk8s-kubevirt': { variables } } = parse(read('templates/cdk8s-kubevirt.gitlab-ci.yml'));
  const set = texts.map((text) => parse(text)['cdk8s-kubevirt']?.variables).filter((each) => each !== undefined);
  expect(set.flatMap((each) => Object.keys(each)).filter((name) => !Object.hasOwn(variables, name))).toEqual([]);
  expect(set).toHaveLength(1);
});

test('every version on the page is the current one', () => {
  const places = ['docs/pipelines.md', 'examples/rendered-manifests/.github/workflows/manifests.yaml'];
  const named = places.flatMap((path) => [...read(path).matchAll(/(?:cdk8s-kubevirt[@:]v?|cdk8s-kubevirt\/v|rev: v)(\d[\w.-]*\d)/g)].map(([, found]) => found));
  expect(named.length).toBeGreaterThan(3);
  expect([...new Set(named)]).toEqual([version]);
});

test('links into the repository lead to existing files', () => {
  const links = [...page.matchAll(/\]\(([^)]*)\)/g)].map(([, link]) => link);
  const headings = [...page.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => `#${heading.toLowerCase().replace(/[^\w -]/g, '').replace(/ /g, '-')}`);
  expect(links.filter((link) => link.startsWith('#') && !headings.includes(link))).toEqual([]);
  const own = links.filter((link) => link.startsWith(homepage)).map((link) => link.slice(homepage.length + '/blob/main/'.length).split('#')[0]);
  expect(own.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
