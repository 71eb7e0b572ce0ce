// What happens before a release is published.
import { readFileSync } from 'fs';
import { join } from 'path';

const { tasks } = JSON.parse(readFileSync(join(__dirname, '../../.projen/tasks.json'), 'utf8'));

test('a release is built, and passes all tests on the plane', () => {
  expect(tasks.release.steps.map(({ spawn }: any) => spawn).filter(Boolean)).toEqual(['build', 'test:plane']);
});
