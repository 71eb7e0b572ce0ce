// What `lease doctor` finds on this computer.
import { chmodSync } from 'fs';
import { Home } from './home';
import { withLeases } from '../../../src/cli/leases/context';
import { doctorCommand } from '../../../src/cli/leases/verbs/doctor';
import * as terminal from '../../../src/cli/terminal/print';
import { requirePrograms } from '../../../src/cli/tunnel/run-program';

jest.mock('../../../src/cli/leases/context', () => ({ ...jest.requireActual('../../../src/cli/leases/context'), withLeases: jest.fn() }));

test('a program that the other verbs would not find does not count as installed', async () => {
  const home = new Home({ 'vm.yaml': 'kind: Pod\n', 'ssh': '#!/bin/sh\n', 'bin/rsync': '#!/bin/sh\n' });
  ['ssh', 'bin/rsync'].forEach((name) => chmodSync(home.path(name), 0o755));
  // An empty entry means the current folder.
  process.env.PATH = `:${home.path('bin')}`;
  jest.mocked(withLeases).mockResolvedValue([]);
  const printed = jest.spyOn(terminal, 'printResult').mockImplementation();
  await doctorCommand().parseAsync(['--context', 'c', '--template', 'vm.yaml', '--ssh-user', 'ci'], { from: 'user' });
  expect(() => requirePrograms('ssh', 'rsync')).toThrow(new Error('there is no ssh on PATH: install the OpenSSH client'));
  home.leave();
  process.exitCode = undefined;
  expect(printed.mock.calls.flat(2)).toEqual(expect.arrayContaining(['✗ ssh: is not installed: install the OpenSSH client', '✓ rsync: is installed']));
});
