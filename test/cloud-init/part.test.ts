// Parts of user data that are easy to get wrong: scripts for Windows, which cloudbase-init recognizes by file name and first line, and non-ASCII text.
import { judgedTest, judgeUserData } from './judge';
import { mistakes } from './samples';
import { CloudInit } from '../../src/cloud-init/cloud-init';
import { CloudInitPartType } from '../../src/cloud-init/part';
import { substitutePlaceholders } from '../../src/template/placeholders';

test.each([
  ['#ps1_sysnative\r\nWrite-Output hi\r\n', 'setup.ps1'],
  ['#ps1\nWrite-Output hi\n', 'setup'],
  ['#ps1_x86\nWrite-Output hi\n', 'setup.ps1'],
  ['rem cmd\necho hi\n', 'setup.cmd'],
  ['rem cmd\necho hi\n', 'setup.bat'],
  ['<powershell>\nWrite-Output hi\n</powershell>\n', 'setup'],
  ['Write-Output hi\n', 'setup.PS1'],
])('a part may be a script for Windows: %j in %p', (content, filename) => {
  const { userData } = CloudInit.noCloud({ hostname: 'win-1', parts: [{ content, filename }] });
  expect(userData).toContain('Content-Type: text/x-shellscript; charset="utf-8"');
  expect(userData).toContain(`Content-Disposition: attachment; filename="${filename}"`);
});

test('a script that cloudbase-init would skip or run with another interpreter is refused', () => {
  expect(mistakes({
    parts: [
      { content: '#ps1_sysnative\nWrite-Output hi\n' },
      { content: 'rem cmd\necho hi\n' },
      { content: '#ps1\nWrite-Output hi\n', filename: '10-setup.sh' },
      { content: '#ps1\nWrite-Output hi\n', filename: 'setup.ps1', type: CloudInitPartType.SHELL_SCRIPT_PER_BOOT },
      { content: '#ps12\n', filename: 'setup' },
    ],
  })).toEqual([
    'parts[0]: is a script for Windows without a file name, which cloudbase-init skips: write filename, such as "setup.ps1"',
    'parts[1]: is a script for Windows without a file name, which cloudbase-init skips: write filename, such as "setup.cmd"',
    'parts[2].filename: "10-setup.sh" ends in ".sh", by which cloudbase-init would run it, and its first line is for another interpreter: end it in ".ps1"',
    'parts[3].type: is text/x-shellscript-per-boot, and cloudbase-init runs scripts for Windows as text/x-shellscript only: write that, or leave it out',
    'parts[4]: its first line has no known format: start it with "#cloud-config" or "#!/bin/sh", or write type',
  ]);
});

judgedTest('a value beyond ASCII that fills a placeholder reaches cloud-init', () => {
  const { userData } = CloudInit.noCloud({ finalMessage: '{{GREETING}}', parts: [{ content: '#!/bin/sh\necho {{GREETING}}\n' }] });
  const [{ parts, faults }] = judgeUserData([substitutePlaceholders({ userData }, { GREETING: 'gr\u00fc\u00dfe \u20ac' }).userData]);
  expect(parts.map(({ content }) => content)).toEqual(['#cloud-config\nfinal_message: "gr\u00fc\u00dfe \u20ac"\n', '#!/bin/sh\necho gr\u00fc\u00dfe \u20ac\n']);
  expect(faults).toEqual([]);
});

describe('parts from other tools with letters beyond ASCII', () => {
  const multipart = (headers: string, body: string) => `Content-Type: multipart/mixed; boundary="b"\nMIME-Version: 1.0\n\n--b\nContent-Type: text/cloud-config\n${headers}\n${body}\n--b--\n`;
  const ignored = multipart('Content-Transfer-Encoding: 8bit\n', '#cloud-config\nhostname: web\n# f\u00fcr alle');
  const read = [
    multipart('', '#cloud-config\nhostname: web'),
    multipart('Content-Transfer-Encoding: base64\n', Buffer.from('#cloud-config\nhostname: web\n# f\u00fcr alle').toString('base64')),
    multipart('Content-Transfer-Encoding: quoted-printable\n', '#cloud-config\nhostname: web\n# f=C3=BCr alle'),
  ];

  test('are refused if cloud-init would ignore them', () => {
    expect(mistakes({ userDataText: ignored })).toEqual([
      'userDataText[0]: has letters beyond ASCII that are not in base64: write the part with Content-Transfer-Encoding: base64, cloud-init would ignore it',
    ]);
    expect(read.flatMap((userDataText) => mistakes({ userDataText }))).toEqual([]);
  });

  judgedTest('are read or ignored by cloud-init accordingly', () => {
    const contents = judgeUserData(read).map(({ parts: [{ content }] }) => content);
    expect(contents).toEqual(['#cloud-config\nhostname: web', ...['', ''].fill('#cloud-config\nhostname: web\n# f\u00fcr alle')]);
    expect(() => judgeUserData([ignored])).toThrow();
  });
});

test('placeholders that base64 would hide are refused', () => {
  const hidden = (what: string) => `${what} has a placeholder next to characters that need base64, such as`;
  expect(mistakes({
    parts: [{ content: '#!/bin/sh\necho gr\u00fc\u00dfe {{INDEX}}\n' }, { content: '## template: jinja\n#!/bin/sh\necho \u00fc {{ V1 }}\n' }],
    writeFiles: [{ path: '/etc/motd', content: 'machine {{NAME}}\r\n' }, { path: '/etc/issue', content: 'gr\u00fc\u00dfe {{NAME}}\n' }],
  })).toEqual([expect.stringContaining(hidden('writeFiles[0].content:')), expect.stringContaining(hidden('parts[0].content:'))]);
});
