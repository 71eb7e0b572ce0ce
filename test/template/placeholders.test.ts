import * as fc from 'fast-check';
import { parse } from 'yaml';
import { CloudInit } from '../../src';
import { findPlaceholders, substitutePlaceholders } from '../../src/template/placeholders';
import { judgedTest, loadYaml } from '../cloud-init/judge';

const nasty = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('ssh-ed25519 AAAA a@b', 'key: value', 'a #comment', '"quoted"', "it's", 'two\nlines', ' leading', 'trailing ', '- item', '{{OTHER}}',
    'yes', '0777', '12:30', '~', '', '!tag', '&anchor', '*alias', '[flow]', '{a: b}', '%', '@', '`', '|', '>', '\t', 'a\tb', '\u2028', '\n', 'a\n', 'a\n\n b', '---', '...', '=', ':a', '?a', 'http://h/x?a=1', '<<', 'a\rb: c', 'a\u0085b: c', 'a\u2028b: c', '\u001b[0m', '\u0000', '\uffff'),
  fc.array(fc.constantFrom('a', ' ', ':', '#', '\n', '"', "'", '-', '{', '}', '\\', '0'), { maxLength: 12 }).map((parts) => parts.join('')),
);

/** Cloud-configs with a placeholder, and the value that it fills. */
const CONFIGS: ReadonlyArray<[string, (doc: any) => unknown]> = [
  ['#cloud-config\nkeys:\n  - {{KEY}} # mine\n', (doc) => doc.keys[0]],
  ['#cloud-config\nkeys: [a, {{KEY}}]\n', (doc) => doc.keys[1]],
  ['#cloud-config\nkeys: [{a: {{KEY}}}]\n', (doc) => doc.keys[0].a],
  ['#cloud-config\nkey: "{{KEY}}"\n', (doc) => doc.key],
  ["#cloud-config\nkey: '{{KEY}}'\nmore: {a: {b: c}}\n", (doc) => doc.key],
  ['#cloud-config\nwrite_files:\n  - path: /x\n    content: |-\n      {{KEY}}\n    owner: root\n', (doc) => doc.write_files[0].content],
  ['#cloud-config\nkey: >-\n  {{KEY}}\nmore: 1\n', (doc) => doc.key],
];

describe('substituting', () => {
  test('replaces in values, inside longer strings, and in keys', () => {
    expect(substitutePlaceholders({ 'a': '{{X}}', 'b': ['pre-{{X}}-{{ Y }}'], '{{X}}': 1 }, { X: 'x', Y: 'y' })).toEqual({ a: 'x', b: ['pre-x-y'], x: 1 });
  });

  test('a key may not become the same as another, whose value would be lost', () => {
    expect(() => substitutePlaceholders({ labels: { 'a': 1, '{{A}}': 2 } }, { A: 'a' }))
      .toThrow('labels.{{A}}: becomes "a", which already exists beside it: give its placeholder another value');
  });

  test('a string that consists of one placeholder takes the type of its value', () => {
    expect(substitutePlaceholders({ cores: '{{CORES}}', name: 'n{{CORES}}' }, { CORES: 4 })).toEqual({ cores: 4, name: 'n4' });
  });

  test('every placeholder without a value is listed at once, with its path and the known names', () => {
    expect(() => substitutePlaceholders({ spec: { a: '{{A}}', list: ['{{B}} {{NAME}}'] } }, { NAME: 'x', SLUG: 'y' }))
      .toThrow('spec.a: placeholder {{A}} has no value, known placeholders are: NAME, SLUG\nspec.list[0]: placeholder {{B}} has no value, known placeholders are: NAME, SLUG');
  });

  test('a value that looks like a placeholder is not substituted again', () => {
    expect(substitutePlaceholders({ a: '{{X}}' }, { X: '{{Y}}' })).toEqual({ a: '{{Y}}' });
  });

  test('cloud-init\'s own jinja variables are left to cloud-init', () => {
    const text = '## template: jinja\n#cloud-config\nhostname: {{ HOST }}\nruncmd: ["echo {{ v1.region }}"]\n';
    expect(findPlaceholders({ text }).size).toBe(0);
    expect(substitutePlaceholders({ text }, { OTHER: '1' })).toEqual({ text });
  });

  test('the guest\'s own lower-case variables are left to the guest', () => {
    const value = { content: 'Hello {{ name }}, {{name}}, {{.ID}}, {{ v1.region }}' };
    expect(findPlaceholders(value).size).toBe(0);
    expect(substitutePlaceholders(value, { NAME: 'x' })).toEqual(value);
  });

  test('only strings, numbers and booleans can be values', () => {
    expect(() => substitutePlaceholders({ a: '{{A}}' }, { A: undefined, B: null, C: { d: 1 }, D: ['e'] } as any)).toThrow([
      'the value of A is nothing: write a string, a number or a boolean',
      'the value of B is null: write a string, a number or a boolean',
      'the value of C is a map: write a string, a number or a boolean',
      'the value of D is a list: write a string, a number or a boolean',
    ].join('\n'));
  });

  test('a comment is filled in too, and stays one line', () => {
    expect(substitutePlaceholders({ text: '# for {{A}}\n#cloud-config' }, { A: 'x' }).text).toBe('# for x\n#cloud-config');
    expect(substitutePlaceholders({ text: '#cloud-config\n# for {{A}}\na: {{A}} # {{A}}\n' }, { A: 'x\ny: 1' }).text)
      .toBe('#cloud-config\n# for x y: 1\na: "x\\ny: 1" # x y: 1\n');
  });

  test('a placeholder in an anchor or a tag is refused', () => {
    const refusal = 'text: a placeholder stands in an anchor or a tag of this text, so a value could change what is around it: write it in a value';
    expect(() => substitutePlaceholders({ text: '#cloud-config\nk: &{{A}} v\n' }, { A: 'a "q" #' })).toThrow(refusal);
    expect(() => substitutePlaceholders({ text: '#cloud-config\nk: !<{{A}}> v\n' }, { A: 'x: y' })).toThrow(refusal);
  });

  test('a value that looks like a tag is never printed in a warning', () => {
    const warn = jest.spyOn(process, 'emitWarning').mockImplementation();
    substitutePlaceholders({ text: '#cloud-config\ntoken: {{T}}\n' }, { T: '!s3cr3t' });
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  test('each part of multi-part user data is filled in as YAML or as a script', () => {
    const { userData } = CloudInit.noCloud({
      users: [{ name: 'ada', sshAuthorizedKeys: ['{{KEY}}'] }],
      parts: [{ content: '#!/bin/sh\necho {{KEY}}\n' }],
    });
    const filled: string = substitutePlaceholders({ userData }, { KEY: 'ssh-ed25519 AAAA ådå: "x" # y' }).userData;
    const text = filled.replace(/(?<=base64\n\n)[^-]+/g, (encoded) => Buffer.from(encoded, 'base64').toString());
    expect(text).toContain('- "ssh-ed25519 AAAA ådå: \\"x\\" # y"\n');
    expect(text).toContain('echo ssh-ed25519 AAAA ådå: "x" # y\n');
    expect(text).not.toContain('7bit');
  });

  describe('multi-part user data from other tools', () => {
    const PART = '#cloud-config\nhostname: {{H}}\n';
    const text = (headers: string, boundary: string, part: string, body = PART) => `${headers}\n\n--${boundary}\n${part}\n\n${body}--${boundary}--\n`;
    const fill = (userData: string): string => substitutePlaceholders({ userData }, { H: 'web\nruncmd: [evil]' }).userData;
    const CLOUD_CONFIG = 'Content-Type: text/cloud-config; charset="utf-8"';

    test.each([
      ['may have the boundary first', text('Content-Type: multipart/mixed; boundary="==A=="\nMIME-Version: 1.0', '==A==', CLOUD_CONFIG)],
      ['may have the version first', text('MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary="==A=="', '==A==', CLOUD_CONFIG)],
      ['may have parts in a part', text('MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary="A"', 'A', 'Content-Type: multipart/mixed; boundary="B"', `--B\n${CLOUD_CONFIG}\n\n${PART}--B--\n`)],
      ['may have a boundary without quotes', text('Content-Type: multipart/mixed; boundary=A.1; charset=utf-8', 'A.1', CLOUD_CONFIG)],
      ['may have the boundary on a line of its own', text('mime-version: 1.0\ncontent-type: multipart/mixed;\n\tboundary="//"', '//', CLOUD_CONFIG)],
      ['may begin with a mailbox line', text('From nobody Sat Jan  3 10:00:00 2026\nContent-Type: multipart/mixed; boundary="A"', 'A', CLOUD_CONFIG)],
      ['may have a content type on a line of its own', text('Content-Type: multipart/mixed; boundary="A"', 'A', 'Content-Type:\n text/cloud-config', 'hostname: {{H}}\n')],
      ['may contain the boundary within a line', text('MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary="A"', 'A', CLOUD_CONFIG, `#cloud-config\nnote: no --A\n${PART.slice(14)}`)],
      ['may be a cloud-config by its content type alone', text('MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary="A"', 'A', 'Content-Type: text/cloud-config', 'hostname: {{H}}\n')],
    ])('%s', (_title, userData) => {
      const quoted = userData.replace('{{H}}', '"web\\nruncmd: [evil]"');
      expect(fill(userData)).toBe(quoted);
      expect(fill(userData.replace(/\n/g, '\r\n'))).toBe(quoted.replace(/\n/g, '\r\n'));
    });

    test('is filled in in headers, where a value stays on its line', () => {
      const part = 'Content-Type: text/x-shellscript\nContent-Disposition: attachment; filename="{{H}}.sh"';
      expect(fill(text('MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary="A"', 'A', part, '#!/bin/sh\necho {{H}}\n'))).toContain([
        'filename="web runcmd: [evil].sh"', '', '#!/bin/sh', 'echo web', 'runcmd: [evil]', '--A--',
      ].join('\n'));
    });

    test('has a placeholder in its boundary filled in everywhere', () => {
      const userData = text('Content-Type: multipart/mixed; boundary="{{B}}"', '{{B}}', CLOUD_CONFIG, '#cloud-config\n');
      expect(substitutePlaceholders({ userData }, { B: 'A' }).userData).toBe(userData.replaceAll('{{B}}', 'A'));
    });

    test('has a part with a value beyond ASCII encoded in base64, once no placeholder is left', () => {
      const CRLF = text('MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="A"', 'A', 'Content-Transfer-Encoding: 7bit\r\nContent-Type: text/cloud-config', '#cloud-config\nhostname: {{H}}-{{N}}\n');
      const once = substitutePlaceholders({ userData: CRLF }, { H: 'å', N: '{{N}}' }).userData;
      expect(once).toBe(CRLF.replace('{{H}}-{{N}}', '"å-{{N}}"'));
      const [before, headers, body] = substitutePlaceholders({ userData: once }, { N: 1 }).userData.split(/--A\n|\n\n(?=I2)/);
      expect(before).toBe(CRLF.slice(0, CRLF.indexOf('--A')));
      expect(headers).toBe('Content-Type: text/cloud-config\nContent-Transfer-Encoding: base64');
      expect(Buffer.from(body.replace(/--A--[^]*/, ''), 'base64').toString()).toBe('#cloud-config\nhostname: "å-1"');
    });
  });

  test.each(['\n#cloud-config\n', '  #cloud-config\n', '#Cloud-Config\n', '\n## template: jinja\n#cloud-config\n', '## template: jinja \n\n#cloud-config\n'])('a cloud-config is recognized as cloud-init recognizes it: %j', (begin) => {
    expect(substitutePlaceholders({ text: `${begin}hostname: {{H}}\n` }, { H: 'web\nruncmd: [evil]' }).text).toBe(`${begin}hostname: "web\\nruncmd: [evil]"\n`);
  });

  test.each(CONFIGS)('any value stays one string of the cloud-config %j', (text, pick) => {
    fc.assert(fc.property(nasty, (key) => {
      const result = substitutePlaceholders({ text }, { KEY: key }).text;
      for (const version of ['1.1', '1.2'] as const) {
        const before = parse(text.replace('{{KEY}}', 'x'), { version });
        const after = parse(result, { version });
        expect(pick(after)).toBe(key);
        expect(JSON.stringify(after)).toBe(JSON.stringify(before).replace('"x"', () => JSON.stringify(key)));
      }
    }), { numRuns: 300 });
  });

  judgedTest('any value stays one string for cloud-init, whose YAML parser breaks lines at more than line feeds', () => {
    const keys = fc.sample(nasty, { numRuns: 500, seed: 1 });
    const texts = [...CONFIGS.map(([text]) => text), '#cloud-config\n# {{KEY}}\na: [b] # {{KEY}}\n'];
    const [read, expected] = ['', 'x'].map((other) => loadYaml(texts.flatMap((text) => keys.map((key) => substitutePlaceholders({ text }, { KEY: other || key }).text))));
    const wanted = expected.map((value, index) => JSON.parse(JSON.stringify(value).replace('"x"', () => JSON.stringify(keys[index % keys.length]))));
    expect(read).toEqual(wanted);
  });

  test('a file inside the cloud-config keeps its block and its other lines', () => {
    const text = '#cloud-config\nwrite_files:\n  - content: |\n      # who\n      name={{NAME}}\n      end\n    path: /etc/who\n';
    expect(substitutePlaceholders({ text }, { NAME: 'a\nb' }).text)
      .toBe('#cloud-config\nwrite_files:\n  - content: |\n      # who\n      name=a\n      b\n      end\n    path: /etc/who\n');
  });

  test('comments, order and layout around a value are kept', () => {
    const text = '#cloud-config\n# people\nusers:\n    -   name: a   # first\n        keys: [ {{KEY}} ]\n';
    expect(substitutePlaceholders({ text }, { KEY: 'k: v' }).text).toBe(text.replace('{{KEY}}', '"k: v"'));
  });

  test('network data is filled in as YAML too', () => {
    expect(substitutePlaceholders({ networkData: 'version: 2\nname: {{N}}\n' }, { N: 'a: b' })).toEqual({ networkData: 'version: 2\nname: "a: b"\n' });
  });

  test('a number stays a number inside a cloud-config', () => {
    expect(substitutePlaceholders({ text: '#cloud-config\nport: {{P}}\n' }, { P: 22 }).text).toBe('#cloud-config\nport: 22\n');
  });

  test('a script is filled in as plain text', () => {
    expect(substitutePlaceholders({ text: '#!/bin/sh\necho {{A}}\n' }, { A: 'x: y' }).text).toBe('#!/bin/sh\necho x: y\n');
  });

  test('a second YAML document is filled in as YAML too', () => {
    expect(substitutePlaceholders({ text: '#cloud-config\na: 1\n---\nb: {{A}}\n' }, { A: 'x\ny: 1' }).text).toBe('#cloud-config\na: 1\n---\nb: "x\\ny: 1"\n');
  });

  test('broken YAML inside is reported with its line', () => {
    expect(() => substitutePlaceholders({ spec: { userData: '#cloud-config\na: [{{A}}\nb: 1\n' } }, { A: '1' })).toThrow(/^spec\.userData: line \d of this text is not YAML \([a-z ]+\), so a value could change what is around it: correct it first$/);
  });
});
