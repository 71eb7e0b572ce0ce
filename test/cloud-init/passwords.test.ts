import { stringify } from 'yaml';
import { HASHES, mistakes } from './samples';
import { CloudInitProps } from '../../src/cloud-init/cloud-init';
import { PASSWORD_HASH } from '../../src/cloud-init/passwords';

const PLAIN = 'hunter2';

const multipart = (headers: string, body: string) => `Content-Type: multipart/mixed; boundary="b"\nMIME-Version: 1.0\n\n--b\n${headers}\n\n${body}--b--\n`;

test.each(Object.entries(HASHES))('a %s hash is accepted as a password hash', (_kind, hash) => {
  expect(PASSWORD_HASH.matches(hash)).toBe(true);
});

test.each(['*', '!', '!!', `!${HASHES.sha512}`, '$6$rounds=4096$ZVxIuySY9MoJqNZQ$B3xIcLku/J9sjlfM3jDae5qlgYB4dQvohpe3v608/s5lTGUdwpLl7JXKak.EcENzjdifIEd6Y9oOgfEN8TcE61'])(
  '%p is accepted as a password hash', (hash) => {
    expect(PASSWORD_HASH.matches(hash)).toBe(true);
  });

test.each(['', PLAIN, '$6$hunter2', '$6$salt$hunter2', `${HASHES.sha512} `, `${HASHES.sha512}\nroot:x`, HASHES.sha512.slice(0, -1), '$y$', 'R', 'x', 'ab5DGc1Z7h2Ks'])('%j is not a password hash', (text) => {
  expect(PASSWORD_HASH.matches(text)).toBe(false);
});

describe('a plaintext password is refused with its path and never printed', () => {
  test.each<[string, CloudInitProps]>([
    ['users[0].passwd', { users: [{ name: 'a', passwd: PLAIN }] }],
    ['users[0].hashedPasswd', { users: [{ name: 'a', hashedPasswd: PLAIN }] }],
    ['users[0].passwd', { users: [{ name: 'a', passwd: `{{X}}${PLAIN}` }] }],
    ['chpasswd.users[0].password', { chpasswd: { users: [{ name: 'a', password: PLAIN }] } }],
  ])('in the typed field %s', (field, props) => {
    expect(mistakes(props)).toEqual([`${field}: this value is not a crypt(3) password hash: write its hash, as \`mkpasswd --method=SHA-512\` makes it`]);
  });

  const CONFIGS: Array<[string, object]> = [
    ['users[0].plain_text_passwd', { users: [{ name: 'a', plain_text_passwd: PLAIN }] }],
    ['users[0].plain-text-passwd', { users: [{ 'name': 'a', 'plain-text-passwd': PLAIN }] }],
    ['users[1].passwd', { users: ['default', { name: 'a', passwd: PLAIN }] }],
    ['users[0].hashed-passwd', { users: [{ 'name': 'a', 'hashed-passwd': PLAIN }] }],
    ['users[0].passwd', { users: [{ name: 'a', passwd: 12345 }] }],
    ['users[0].password', { users: [{ name: 'a', password: PLAIN }] }],
    ['users.a.passwd', { users: { a: { passwd: PLAIN } } }],
    ['user.passwd', { user: { name: 'a', passwd: PLAIN } }],
    ['user.plain_text_passwd', { user: { plain_text_passwd: PLAIN } }],
    ['password', { password: PLAIN }],
    ['password', { password: HASHES.yescrypt }],
    ['chpasswd.list', { chpasswd: { list: `root:RANDOM\nada:${PLAIN}\n` } }],
    ['chpasswd.list[1]', { chpasswd: { list: [`root:${HASHES.sha512}`, `ada:${PLAIN}`] } }],
    ['chpasswd.list[0]', { chpasswd: { list: [{ ada: PLAIN }, ' '] } }],
    ['chpasswd.users[0].type', { chpasswd: { users: [{ name: 'a', type: 'text', password: PLAIN }] } }],
    ['chpasswd.users[0].password', { chpasswd: { users: [{ name: 'a', password: PLAIN }] } }],
  ];

  test.each(CONFIGS)('in raw.%s', (path, raw) => {
    const found = mistakes({ raw: raw as any });
    expect(found).toEqual([expect.stringMatching(/mkpasswd --method=SHA-512/)]);
    expect(found[0].startsWith(`raw.${path}: `)).toBe(true);
    expect(found[0]).not.toMatch(/hunter2|12345|\$y/);
  });

  test.each(CONFIGS)('in %s of userDataText', (path, config) => {
    const found = mistakes({ userDataText: `#cloud-config\nhostname: web\n${stringify(config)}` });
    expect(found).toEqual([expect.stringMatching(/mkpasswd --method=SHA-512/)]);
    expect(found[0]).toMatch(/^userDataText: line [3-9]: /);
    expect(found[0]).toContain(`: ${path}: `);
    expect(found[0]).not.toMatch(/hunter2|12345|\$y/);
  });

  test('in userDataText, with its line', () => {
    const text = '\n\n#cloud-config\nusers:\n  - name: ada\n    lock_passwd: false\n    plain_text_passwd: hunter2\n';
    expect(mistakes({ userDataText: text })).toEqual([
      'userDataText: line 7: users[0].plain_text_passwd: is a plaintext password: write hashed_passwd with its hash, as `mkpasswd --method=SHA-512` makes it',
    ]);
  });

  test.each([
    ['an alias', '#cloud-config\nx: &p hunter2\nusers:\n  - name: a\n    passwd: *p\n'],
    ['a merge', '#cloud-config\nx: &p {passwd: hunter2}\nusers:\n  - <<: *p\n    name: a\n'],
    ['flow style', '#cloud-config\n{users: [{name: a, "plain_text_passwd": hunter2}]}\n'],
    ['JSON', '#cloud-config\n{"users": [{"name": "a", "plain_text_passwd": "hunter2"}]}\n'],
    ['a template', '## template: jinja\n#cloud-config\n{% if v1.x %}\nusers:\n  - name: {{ v1.user }}\n    passwd: hunter2\n{% endif %}\n'],
    ['a template that is not YAML until rendered', '## template: jinja\n#cloud-config\nusers:\n  - plain_text_passwd: hunter2\n  {% for x in y -%} - {{ x }}: [{%- endfor %}\n'],
    ['a header in capitals', '#Cloud-Config\npassword: hunter2\n'],
    ['a template with a header in capitals', '## Template: Jinja\n#CLOUD-CONFIG\npassword: hunter2\n'],
    ['an archive in capitals', '#Cloud-Config-Archive\n- type: text/cloud-config\n  content: |\n    password: hunter2\n'],
    ['an archive', '#cloud-config-archive\n- type: text/cloud-config\n  content: |\n    password: hunter2\n- "#cloud-config\\nhostname: x"\n'],
    ['MIME', 'Content-Type: multipart/mixed; boundary="b"\nMIME-Version: 1.0\n\n--b\nContent-Type: text/cloud-config\n\nuser:\n  plain_text_passwd: hunter2\n--b--\n'],
    ['MIME whose part has only the content type of a cloud-config', multipart('Content-Type: text/cloud-config', 'password: hunter2\n')],
    ['MIME whose part has only the header line of a cloud-config', multipart('Content-Type: text/plain', '#cloud-config\npassword: hunter2\n')],
    ['MIME in base64', multipart('Content-Type: text/cloud-config; charset="utf-8"\nMIME-Version: 1.0\nContent-Transfer-Encoding: base64', Buffer.from('#cloud-config\npassword: hunter2\n').toString('base64'))],
    ['MIME in quoted-printable', multipart('Content-Type: text/cloud-config\nContent-Transfer-Encoding: quoted-printable', '#cloud-config\npass=\nword: hunter2=C3=BC\n')],
    ['MIME in MIME', multipart('Content-Type: multipart/mixed;\n boundary="c"', '--c\nContent-Type: text/cloud-config\n\npassword: hunter2\n--c--\n')],
    ['MIME with a template', multipart('Content-Type: text/cloud-config', '## template: jinja\n#cloud-config\n{% if v1.x %}\npassword: hunter2\n{% endif %}\n')],
    ['an archive in MIME', multipart('Content-Type: text/cloud-config-archive', '- type: text/cloud-config\n  content: |\n    password: hunter2\n')],
    ['MIME without headers', multipart('', '#cloud-config\npassword: hunter2\n').replace('--b\n\n\n', '--b\n\n')],
    ['MIME with Windows line endings', multipart('Content-Type: text/cloud-config', 'hostname: web\npassword: hunter2\n').replaceAll('\n', '\r\n')],
  ])('behind %s', (_what, userDataText) => {
    const found = mistakes({ userDataText });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/mkpasswd/);
    expect(found[0]).not.toContain(PLAIN);
  });
});

test('the error names the MIME part with the password, and no other', () => {
  const userDataText = multipart('Content-Type: text/x-shellscript', '#!/bin/sh\npassword=hunter2\n').replace('--b--', '--b\nContent-Type: text/cloud-config\n\nhostname: web\npassword: hunter2\n--b--');
  expect(mistakes({ userDataText })).toEqual([expect.stringMatching(/^userDataText\[1]: line 2: password: this value is not a password hash/)]);
});

test('nested MIME is searched to a realistic depth, and deeper nesting is cut off', () => {
  const nested = (depth: number): string => Array.from({ length: depth }).reduce((inner: string, _each, index) => (
    `Content-Type: multipart/mixed; boundary="b${index}"\n\n--b${index}\n${inner}--b${index}--\n`
  ), 'Content-Type: text/cloud-config\n\npassword: hunter2\n');
  expect(mistakes({ userDataText: nested(5) })).toEqual([expect.stringContaining('userDataText[0][0][0][0][0]: line 1: password: ')]);
  expect(mistakes({ userDataText: nested(5000) })).toEqual([]);
});

describe('userDataText that is not valid YAML is refused', () => {
  test('with the line, but without its content', () => {
    expect(mistakes({ userDataText: '#cloud-config\nhostname: web\npassword: "hunter2\n' })).toEqual([
      expect.stringMatching(/^userDataText: line \d+ is not YAML \([a-z ]+\): correct it, cloud-init would ignore the whole text$/),
    ]);
    expect(mistakes({ userDataText: '#cloud-config\npassword: *hunter2\n' })).toEqual([
      'userDataText: line 2 is not YAML (an alias without its anchor): correct it, cloud-init would ignore the whole text',
    ]);
    expect(mistakes({ userDataText: '#cloud-config\nhostname: a\n---\nhostname: b\n' })).toEqual([
      'userDataText: line 4 begins another document: keep one of them, cloud-init would ignore the whole text',
    ]);
  });

  test('for a duplicate key, since the first value would be lost', () => {
    expect(mistakes({ userDataText: '#cloud-config\nhostname: a\nruncmd: []\nhostname: b\n' })).toEqual([
      expect.stringContaining('line 4 is not YAML (duplicate key)'),
    ]);
  });
});

test.each([
  ['hashes', `#cloud-config\npassword: ${HASHES.sha512}\nusers:\n  - name: a\n    passwd: ${HASHES.yescrypt}\nchpasswd:\n  list: |\n    a:${HASHES.bcrypt.replace('$2b', '$2a')}\n    b:RANDOM\n`],
  ['the password RANDOM', '#cloud-config\npassword: RANDOM\n'],
  ['random passwords', '#cloud-config\nchpasswd:\n  users:\n    - {name: a, type: RANDOM}\n'],
  ['placeholders', '#cloud-config\nusers:\n  - name: {{USER}}\n    passwd: {{HASH}}\n    ssh_authorized_keys:\n      - {{SSH_PUBLIC_KEY}}\n'],
  ['comments', '#cloud-config\n# plain_text_passwd: is not for us\nhostname: web\n'],
  ['passwords for other programs', '#cloud-config\nwrite_files:\n  - path: /etc/app\n    content: "password: hunter2"\n'],
  ['scripts', '#!/bin/sh\npassword=hunter2\n'],
  ['Ignition', '{"ignition": {"version": "3.4.0"}}'],
  ['only the header line', '#cloud-config\n'],
  ['a template', '## template: jinja\n#cloud-config\n{% for i in [1] %}\nhostname: h{{ i }}\n{% endfor %}\n'],
])('%s cause no error', (_what, userDataText) => {
  expect(mistakes({ userDataText })).toEqual([]);
});
