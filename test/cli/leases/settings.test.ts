import { findProgram } from '../../../src/cli/leases/settings';

test('a program is one on the path, or a file that can be run', () => {
  expect([findProgram('sh', 'kubectl'), findProgram('/bin/sh', 'kubectl'), findProgram(undefined, 'kubectl')]).toEqual(['sh', '/bin/sh', undefined]);
});

test('one that is named as everybody calls it need not be there', () => {
  expect(findProgram('virtctl-that-is-nowhere', 'virtctl-that-is-nowhere')).toBeUndefined();
});

test('another one that is not there is refused', () => {
  expect(() => findProgram('/etc/passwd', 'virtctl')).toThrow(new Error('virtctl: "/etc/passwd" is no program: write one that is there, or leave it out'));
});
