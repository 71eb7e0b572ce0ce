// The README and the page of the first machine show the same program, and the pages name the current version.
import { readFileSync } from 'fs';
import { join } from 'path';

const ROOT = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const page = read('docs/start/first-machine.md');

test('the README shows the program of the first machine', () => {
  const [, program] = /^```ts\n([^]*?)^```/m.exec(page)!;
  expect(read('README.md')).toContain(`\`\`\`ts\n${program}\`\`\``);
});

test('the Maven snippet names the current version', () => {
  const { version } = JSON.parse(read('package.json'));
  expect(page.match(/<artifactId>cdk8s-kubevirt<\/artifactId>\s*<version>(.*)<\/version>/)![1]).toBe(version);
});
