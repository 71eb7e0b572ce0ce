import { spawnSync } from 'child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { parseAllDocuments } from 'yaml';
import { filesBelow } from './files-below';
import { EXAMPLES, runExample } from './run-example';
import { Admission } from '../../src';

const examples = readdirSync(EXAMPLES, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);

describe.each(examples)('%s', (name) => {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));

  test('synthesizes the manifests of its snapshot, which the CRDs admit', () => {
    const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    runExample(name, folder);
    // No advice was given.
    expect(stderr.mock.calls.join('')).toBe('');
    stderr.mockRestore();
    const files = filesBelow(folder);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const text = readFileSync(join(folder, file), 'utf8');
      expect(parseAllDocuments(text).flatMap((document) => Admission.validate(document.toJS()))).toEqual([]);
      expect(text).toMatchSnapshot(file);
    }
  });

  test('has a README and its own output folder', () => {
    expect(existsSync(join(EXAMPLES, name, 'README.md'))).toBe(true);
    expect(readFileSync(join(EXAMPLES, name, 'cdk8s.yaml'), 'utf8')).toContain(`output: ../../dist/examples/${name}\n`);
  });
});

test('every shell script of an example parses', () => {
  const scripts = filesBelow(EXAMPLES).filter((file) => file.endsWith('.sh'));
  expect(scripts).toContain('kubeadm-cluster/set-up-node.sh');
  expect(scripts.map((file) => spawnSync('sh', ['-n', join(EXAMPLES, file)], { encoding: 'utf8' }).stderr).join('')).toBe('');
});

test('the README begins with the smallest example, verbatim', () => {
  const readme = readFileSync(join(EXAMPLES, '../README.md'), 'utf8');
  const program = readFileSync(join(EXAMPLES, 'hello/main.ts'), 'utf8').replace(/^\/\/.*\n/, '');
  expect(/```ts\n([\s\S]*?)```/.exec(readme)?.[1]).toBe(program);
});

test('the tasks link every example', () => {
  const tasks = readFileSync(join(EXAMPLES, '../docs/tasks/README.md'), 'utf8');
  expect(examples.filter((name) => !tasks.includes(`](../../examples/${name})`))).toEqual([]);
});

test('the rendered-manifests example has committed the output of its program', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rendered-'));
  const committed = join(EXAMPLES, 'rendered-manifests/environments');
  runExample('rendered-manifests', folder);
  const textsIn = (root: string) => filesBelow(root).map((file) => [file, readFileSync(join(root, file), 'utf8')]);
  expect(textsIn(committed)).toEqual(textsIn(folder));
});
