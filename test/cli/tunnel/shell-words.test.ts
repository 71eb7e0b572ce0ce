import { spawnSync } from 'child_process';
import * as fc from 'fast-check';
import { shellWords } from '../../../src/cli/tunnel/ssh-arguments';

const word = fc.oneof(fc.string({ unit: fc.constantFrom(...'aZ0 \'"\\$`*?[]{}()<>|&;#~!%=\n\t-') }), fc.string({ unit: 'grapheme' })).filter((text) => !text.includes('\0'));

test('a shell reads each word as it was', () => {
  fc.assert(fc.property(fc.array(fc.array(word, { minLength: 1 }), { minLength: 1, maxLength: 20 }), (lines) => {
    const script = lines.map((words) => `printf '%s\\0' ${shellWords(words)}\n`).join('');
    expect(spawnSync('sh', ['-c', script], { encoding: 'utf8' }).stdout.split('\0')).toEqual([...lines.flat(), '']);
  }), { numRuns: 20 });
});

test('a plain word has no quotes', () => {
  expect(shellWords(['env', 'KUBECONFIG=/a.yaml:/b.yaml', 'vm/web', '22'])).toBe('env KUBECONFIG=/a.yaml:/b.yaml vm/web 22');
});
