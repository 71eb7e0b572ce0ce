import { findProgram, parseSetting } from '../../../src/cli/leases/settings';

test('a program is one on the path, or a file that can be run', () => {
  expect([findProgram('sh', 'kubectl'), findProgram('/bin/sh', 'kubectl'), findProgram(undefined, 'kubectl')]).toEqual(['sh', '/bin/sh', undefined]);
});

test('one that is named as everybody calls it need not be there', () => {
  expect(findProgram('virtctl-that-is-nowhere', 'virtctl-that-is-nowhere')).toBeUndefined();
});

test('another one that is not there is refused', () => {
  expect(() => findProgram('/etc/passwd', 'virtctl')).toThrow(new Error('virtctl: "/etc/passwd" is not a program: write one that exists, or leave it out'));
});

test.each([
  ['~/work', 'work'], ['~//work/', 'work'], ['./work', 'work'], ['work/of ci', 'work/of ci'], ['a~b:c-d', 'a~b:c-d'], ['/srv/work/', '/srv/work'],
  ['/home/crabbox/crabbox', '/home/crabbox/crabbox'],
])('the folder %j in a guest is %j, in its user\'s home unless it says otherwise', (written, folder) => {
  expect(parseSetting('guest directory', written, '/here')).toBe(folder);
});

test.each(['', '~', '~/', '.', './', '..', '../work', 'work/../..', '/', '//', '/root/', '/home', '/home/crabbox', '/var/home/core/', '~other/work', ':work', '~/:work', '-', '-work', ' ', 'work\n'])(
  'the folder %j in a guest is refused, which would be a home, or nothing that rsync and cd take as it is', (written) => {
    expect(() => parseSetting('guest directory', written, '/here')).toThrow(
      new Error(`${JSON.stringify(written)} is not valid here: write a folder such as work, ~/work or /srv/work, and not a home directory: everything else in it is removed`),
    );
  });
