import { findProgram, parseSetting } from '../../../src/cli/leases/settings';

test('a program is on the PATH or an executable file', () => {
  expect([findProgram('sh', 'kubectl'), findProgram('/bin/sh', 'kubectl'), findProgram(undefined, 'kubectl')]).toEqual(['sh', '/bin/sh', undefined]);
});

test('a program under its default name need not exist', () => {
  expect(findProgram('virtctl-that-is-nowhere', 'virtctl-that-is-nowhere')).toBeUndefined();
});

test('a program under another name must exist', () => {
  expect(() => findProgram('/etc/passwd', 'virtctl')).toThrow(new Error('virtctl: "/etc/passwd" is not a program: write one that exists, or leave it out'));
});

test.each([
  ['~/work', 'work'], ['~//work/', 'work'], ['./work', 'work'], ['work/of ci', 'work/of ci'], ['a~b:c-d', 'a~b:c-d'], ['/srv/work/', '/srv/work'],
  ['/home/crabbox/crabbox', '/home/crabbox/crabbox'],
])('the folder %j in a guest is %j, relative to its user\'s home unless it is absolute', (written, folder) => {
  expect(parseSetting('guest directory', written, '/here')).toBe(folder);
});

test.each(['', '~', '~/', '.', './', '..', '../work', 'work/../..', '/', '//', '/root/', '/home', '/home/crabbox', '/var/home/core/', '~other/work', ':work', '~/:work', '-', '-work', ' ', 'work\n'])(
  'the folder %j in a guest is refused, as a home or as a path that rsync or cd would misread', (written) => {
    expect(() => parseSetting('guest directory', written, '/here')).toThrow(
      new Error(`${JSON.stringify(written)} is not valid here: write a folder such as work, ~/work or /srv/work, and not a home directory: everything else in it is removed`),
    );
  });
