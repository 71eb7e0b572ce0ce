// What cloud-init takes into files and commands of the guest as it is: fstab, /etc/passwd, the owners of files, and what is said at the end.
import { judgedTest, renderTexts } from './judge';
import { SSH_KEY, mistakes } from './samples';

test.each([
  ['/srv/data', 'none'], ['//nas.example.com/share', 'cifs'], ['/swap.img', 'swap'], ['shared', 'virtiofs'], ['shared', '9p'],
])('%p is no device of %s, so that cloud-init leaves its mount out', (device, fileSystem) => {
  expect(mistakes({ mounts: [[device, '/data', fileSystem]] })).toEqual([expect.stringContaining(`mounts[0][0]: ${JSON.stringify(device)} is not a device`)]);
});

test.each(['/dev/mapper/data', 'nas.example.com:/srv', '192.0.2.1:6789:/', 'sr0', 'nvme1n1'])('%p is one', (device) => {
  expect(mistakes({ mounts: [[device, '/data', 'auto', 'bind']] })).toEqual([]);
});

test.each(['1000:1000', '0', 'root:0'])('%p is no owner: cloud-init looks for its name, and stops', (owner) => {
  expect(mistakes({ writeFiles: [{ path: '/x', owner }] })).toEqual([
    `writeFiles[0].owner: ${JSON.stringify(owner)} is not an owner: write "user" or "user:group" by their names, such as "root:root", since cloud-init does not accept numbers`,
  ]);
});

test.each([{ gecos: 'Ada: admin' }, { gecos: 'Ada\n' }, { homedir: '/srv/a:b' }, { shell: '/bin/a:b' }])('%p would end a field of /etc/passwd', (fields) => {
  expect(mistakes({ users: [{ name: 'ada', ...fields }] })).toEqual([expect.stringContaining(`users[0].${Object.keys(fields)}: `)]);
});

test('keys need a home, without which cloud-init creates no further user either', () => {
  expect(mistakes({ users: [{ name: 'ada', system: true, sshAuthorizedKeys: [SSH_KEY] }, { name: 'eve', noCreateHome: true, sshImportId: ['gh:eve'] }, { name: 'old', system: true, sshRedirectUser: true }] })).toEqual([
    'users[0].sshAuthorizedKeys: needs the home directory that system leaves out, and cloud-init creates neither this user nor those after it: drop one of them',
    'users[1].sshImportId: needs the home directory that noCreateHome leaves out, and cloud-init creates neither this user nor those after it: drop one of them',
    'users[2].sshRedirectUser: needs the home directory that system leaves out, and cloud-init creates neither this user nor those after it: drop one of them',
  ]);
  expect(mistakes({ users: [{ name: 'ada', system: true, sshAuthorizedKeys: [], sshRedirectUser: false }, { name: 'eve', system: false, sshAuthorizedKeys: [SSH_KEY] }] })).toEqual([]);
});

test('what would end a field of fstab is told', () => {
  expect(mistakes({ mounts: [['/dev/vdb', '/data', 'ext4', 'defaults, nofail', '', '2']] })).toEqual([
    'mounts[0][3]: "defaults, nofail" is not a field of fstab, which ends at a blank: write a string without blanks, such as "defaults,nofail"',
    'mounts[0][4]: "" is not a field of fstab, which ends at a blank: write a string without blanks, such as "defaults,nofail"',
  ]);
});

test.each(['up after $UPTIME seconds, by $version', '${UPTIME}.', 'for $ 5, or 5$', '## template: jinja\n{{ uptime }} $5', 'up'])('%p can be shown', (finalMessage) => {
  expect(mistakes({ finalMessage })).toEqual([]);
});

test.each(['costs $5', 'up after $UPTIME.', '$HOSTNAME is up', '${hostname}'])('%p cannot be shown: a name in it stands for nothing', (finalMessage) => {
  expect(mistakes({ finalMessage })).toEqual([expect.stringMatching(/^finalMessage: has a "\$" before a name other than \$\{UPTIME\}, .*, and cloud-init then shows nothing: write /)]);
});

test.each(['https://example.com/$HOSTNAME', 'https://example.com/$INSTANCE_ID.html'])('%p is called by no guest: a name in it stands for nothing', (url) => {
  expect(mistakes({ phoneHome: { url } })).toEqual([expect.stringContaining('phoneHome.url: has a "$" before a name other than INSTANCE_ID')]);
});

judgedTest('names that stand for nothing keep cloud-init from a whole text', () => {
  const rendered = renderTexts(['up after $UPTIME seconds', '${UPTIME}.', 'for $ 5, or 5$', 'costs $5', 'up after $UPTIME.', '$HOSTNAME is up']);
  expect(rendered).toEqual(['up after 7 seconds', '7.', 'for $ 5, or 5$', null, null, null]);
});
