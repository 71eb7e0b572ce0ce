// What CONTRIBUTING.md names exists, and what its readers would otherwise have to search for is named there.
import { existsSync, readdirSync, readFileSync } from 'fs';
import { join } from 'path';

const ROOT = join(__dirname, '../..');
const text = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

const namesIn = (pattern: RegExp, where = text) => [...new Set([...where.matchAll(pattern)].map(([, name]) => name))];

test('every task that it names exists', () => {
  const tasks = namesIn(/`npm run ([\w:-]+)/g);
  expect(tasks.length).toBeGreaterThan(20);
  expect(tasks.filter((task) => scripts[task] === undefined)).toEqual([]);
});

test('every folder of src/ and every file that it names are there', () => {
  const rooms = readdirSync(join(ROOT, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => `src/${name}/`);
  expect(rooms.filter((room) => !text.includes(`\`${room}\``))).toEqual([]);
  expect(namesIn(/\b((?:docs|imports|projenrc|src|test)\/[\w./-]+\.(?:js|md|ts))/g).filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

test('every variable that sets how many random cases run is named', () => {
  const files = readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const tests = files.map((name) => readFileSync(join(ROOT, 'test', name), 'utf8')).join('');
  const counts = namesIn(/Number\(process\.env\.(\w+) \?\? \d+\)/g, tests);
  expect(counts.length).toBeGreaterThan(10);
  expect(counts.filter((name) => !text.includes(name))).toEqual([]);
});
