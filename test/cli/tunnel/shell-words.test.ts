import { spawnSync } from 'child_process';
import * as fc from 'fast-check';
import { shellWords } from '../../../src/cli/tunnel/ssh-arguments';

const word = fc.oneof(fc.string({ unit: fc.constantFrom(...'aZ0 \'"\\$`*?[]{}()<>|&;#~!%=\n\t-') }), fc.string({ unit: 'grapheme' })).filter((text) => !text.includes('\0'));

/** The shells of guests that are installed here. */
const shells = ['sh', 'bash', 'zsh', 'fish'].filter((shell) => spawnSync(shell, ['-c', 'exit 0']).status === 0);

test.each(shells)('%s reads each word unchanged', (shell) => {
  fc.assert(fc.property(fc.array(fc.array(word, { minLength: 1 }), { minLength: 1, maxLength: 20 }), (lines) => {
    const script = lines.map((words) => `printf '%s\\0' ${shellWords(words)}\n`).join('');
    expect(spawnSync(shell, ['-c', script], { encoding: 'utf8' }).stdout.split('\0')).toEqual([...lines.flat(), '']);
  }), { numRuns: 20 });
});

test('a plain word is not quoted', () => {
  expect(shellWords(['env', 'KUBECONFIG=/a.yaml:/b.yaml', 'vm/web', '22'])).toBe('env KUBECONFIG=/a.yaml:/b.yaml vm/web 22');
});

test('a word that zsh would expand to a path is quoted, and so is a first word that would set a variable', () => {
  expect(shellWords(['A+=b', '=ls', 'A=b'])).toBe('\'A+=b\' \'=ls\' A=b');
});
