// The page of the first machine shows the programs that are run in each of them, and the version that there is.
import { readFileSync } from 'fs';
import { join } from 'path';

const ROOT = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const page = read('docs/start/first-machine.md');

test.each([['python', 'main.py'], ['java', 'Main.java'], ['go', 'main.go']])('the first program in %s is the one that the tests run', (language, file) => {
  const programs = [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gm'))].map(([, text]) => text);
  expect(programs).toEqual([read(`test/languages/programs/hello/${file}`)]);
});

test.each(['README.md', 'docs/start/first-machine.md'])('the program of %s is the one that the tests run in TypeScript', (file) => {
  const program = read('test/languages/programs/hello/main.ts').replace(/^.*\n/, '');
  expect(read(file)).toContain(`\`\`\`ts\n${program}\`\`\``);
});

test('Maven is asked for the version that there is', () => {
  const { version } = JSON.parse(read('package.json'));
  expect(page.match(/<artifactId>cdk8s-kubevirt<\/artifactId>\s*<version>(.*)<\/version>/)![1]).toBe(version);
});
