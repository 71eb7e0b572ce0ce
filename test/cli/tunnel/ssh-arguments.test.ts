import { spawnSync } from 'child_process';
import { nastyFolder, targetIn, testSsh, understood } from './called-ssh';
import { sshArguments } from '../../../src/cli/tunnel/ssh-arguments';

const folder = nastyFolder();
const pick = (options: { [name: string]: string }, ...names: string[]) => Object.fromEntries(names.map((name) => [name, options[name]]));

testSsh('ssh neither prompts nor forwards, and uses only its own key and host key', () => {
  const options = understood(targetIn(folder, { proxyCommand: 'none' }));
  expect(pick(options, 'user', 'hostname', 'port', 'batchmode', 'identitiesonly', 'preferredauthentications', 'forwardagent', 'forwardx11', 'hostkeyalias',
    'stricthostkeychecking', 'globalknownhostsfile', 'updatehostkeys', 'controlmaster', 'requesttty')).toEqual({
    user: 'fedora',
    hostname: 'web',
    port: '2222',
    batchmode: 'yes',
    identitiesonly: 'yes',
    preferredauthentications: 'publickey',
    forwardagent: 'no',
    forwardx11: 'no',
    hostkeyalias: 'lease-1',
    stricthostkeychecking: 'true',
    globalknownhostsfile: 'none',
    updatehostkeys: 'false',
    controlmaster: 'false',
    requesttty: 'false',
  });
});

testSsh('an unknown host key is accepted only when it is new, into a file of its own', () => {
  expect(understood(targetIn(folder), { newKnownHostsFile: '/new' })).toMatchObject({ stricthostkeychecking: 'accept-new', userknownhostsfile: '/new' });
});

testSsh('ssh requests a terminal if there is one', () => {
  expect(understood(targetIn(folder), { hasTerminal: true }).requesttty).toBe('true');
});

test('a path in which ssh would expand a variable is refused', () => {
  expect(() => sshArguments(targetIn('/home/${USER}'))).toThrow('/home/${USER}/key: ssh reads ${…} in a path as a variable: use another folder');
});

test.each(['-oProxyCommand=id', 'web;id', 'web$(id)', '../web', 'a@b', '{{NAME}}', ''])('a machine called %j is refused', (machine) => {
  expect(() => sshArguments(targetIn(folder, { machine }))).toThrow(`machine ${JSON.stringify(machine)}: is not an object's name: write `);
});

testSsh('a command that looks like an option is not one', () => {
  const options = spawnSync('ssh', ['-G', ...sshArguments(targetIn(folder), {}, '-oUser=root')], { encoding: 'utf8' });
  expect(options.stdout.split('\n')).toEqual(expect.arrayContaining(['user fedora', 'host web']));
});

test('nothing follows the machine without a command, and a command is one word', () => {
  expect(sshArguments(targetIn(folder)).slice(-4)).toEqual(['-l', 'fedora', '--', 'web']);
  expect(sshArguments(targetIn(folder), {}, 'echo \'a b\'').slice(-2)).toEqual(['web', 'echo \'a b\'']);
});
