import { readFileSync } from 'fs';
import { OUTPUT, readDeclarations, sourceOf } from '../../projenrc/declared-types';

test('the generated declarations match the public API: `npm run declared` writes them', () => {
  expect(readFileSync(OUTPUT, 'utf8')).toBe(sourceOf(readDeclarations()));
});
