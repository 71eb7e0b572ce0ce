// cloud-init copies values unescaped into fstab, /etc/passwd, owners of files and messages, so the library must refuse values that break them.
import { judgedTest, renderTexts } from './judge';
import { SSH_KEY, mistakes } from './samples';

test.each([
  '/dev/mapper/data', 'nas.example.com:/srv', '192.0.2.1:6789:/', 'sr0', 'nvme1n1', '/dev/vdb1', 'LABEL=data', 'UUID=0a-1', '/srv/data', '//nas.example.com/share', 'tmpfs', 'shared',
])('a mount of %p is accepted', (device) => {
  expect(mistakes({ mounts: [[device, '/data', 'auto', 'bind'], [device]] })).toEqual([]);
});

test.each(['1000:1000', '0', 'root:0'])('the owner %p is refused, since cloud-init would look it up as a name and stop', (owner) => {
  expect(mistakes({ writeFiles: [{ path: '/x', owner }] })).toEqual([
    `writeFiles[0].owner: ${JSON.stringify(owner)} is not an owner: write "user" or "user:group" by their names, such as "root:root", since cloud-init does not accept numbers`,
  ]);
});

test.each([{ gecos: 'Ada: admin' }, { gecos: 'Ada\n' }, { homedir: '/srv/a:b' }, { shell: '/bin/a:b' }])('%p is refused, since it would end a field of /etc/passwd', (fields) => {
  expect(mistakes({ users: [{ name: 'ada', ...fields }] })).toEqual([expect.stringContaining(`users[0].${Object.keys(fields)}: `)]);
});

test('SSH keys without a home directory are refused, since cloud-init would create no further users', () => {
  expect(mistakes({ users: [{ name: 'ada', system: true, sshAuthorizedKeys: [SSH_KEY] }, { name: 'eve', noCreateHome: true, sshImportId: ['gh:eve'] }, { name: 'old', system: true, sshRedirectUser: true }] })).toEqual([
    'users[0].sshAuthorizedKeys: needs the home directory that system leaves out, and cloud-init creates neither this user nor those after it: drop one of them',
    'users[1].sshImportId: needs the home directory that noCreateHome leaves out, and cloud-init creates neither this user nor those after it: drop one of them',
    'users[2].sshRedirectUser: needs the home directory that system leaves out, and cloud-init creates neither this user nor those after it: drop one of them',
  ]);
  expect(mistakes({ users: [{ name: 'ada', system: true, sshAuthorizedKeys: [], sshRedirectUser: false }, { name: 'eve', system: false, sshAuthorizedKeys: [SSH_KEY] }] })).toEqual([]);
});

test('a value that would end a field of fstab is refused', () => {
  expect(mistakes({ mounts: [['/dev/vdb', '/data', 'ext4', 'defaults, nofail', '', '2']] })).toEqual([
    'mounts[0][3]: "defaults, nofail" is not a field of fstab, which ends at a blank: write a string without blanks, such as "defaults,nofail"',
    'mounts[0][4]: "" is not a field of fstab, which ends at a blank: write a string without blanks, such as "defaults,nofail"',
  ]);
});

test.each(['up after $UPTIME seconds, by $version', '${UPTIME}.', 'for $ 5, or 5$', '## template: jinja\n{{ uptime }} $5', 'up'])('the final message %p is accepted', (finalMessage) => {
  expect(mistakes({ finalMessage })).toEqual([]);
});

test.each(['costs $5', 'up after $UPTIME.', '$HOSTNAME is up', '${hostname}'])('the final message %p is refused, since it contains an unknown variable', (finalMessage) => {
  expect(mistakes({ finalMessage })).toEqual([expect.stringMatching(/^finalMessage: has a "\$" before a name other than \$\{UPTIME\}, .*, and cloud-init then shows nothing: write /)]);
});

test.each(['https://example.com/$HOSTNAME', 'https://example.com/$INSTANCE_ID.html'])('the URL %p is refused, since it contains an unknown variable', (url) => {
  expect(mistakes({ phoneHome: { url } })).toEqual([expect.stringContaining('phoneHome.url: has a "$" before a name other than INSTANCE_ID')]);
});

judgedTest('cloud-init does not render a message with an unknown variable', () => {
  const rendered = renderTexts(['up after $UPTIME seconds', '${UPTIME}.', 'for $ 5, or 5$', 'costs $5', 'up after $UPTIME.', '$HOSTNAME is up']);
  expect(rendered).toEqual(['up after 7 seconds', '7.', 'for $ 5, or 5$', null, null, null]);
});
