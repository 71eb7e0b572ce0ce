// The README shows the program of the first machine's page, which asks for the version that there is.
import { readFileSync } from 'fs';
import { join } from 'path';

const ROOT = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const page = read('docs/start/first-machine.md');

test('the program of the README is that of the first machine', () => {
  const [, program] = /^```ts\n([^]*?)^```/m.exec(page)!;
  expect(read('README.md')).toContain(`\`\`\`ts\n${program}\`\`\``);
});

test('Maven is asked for the version that there is', () => {
  const { version } = JSON.parse(read('package.json'));
  expect(page.match(/<artifactId>cdk8s-kubevirt<\/artifactId>\s*<version>(.*)<\/version>/)![1]).toBe(version);
});
