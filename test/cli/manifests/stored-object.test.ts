import { execFileSync } from 'child_process';
import { mkdtempSync, writeFileSync, utimesSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import * as fc from 'fast-check';
import { stringify } from 'yaml';
import { type InputStream, keptInput, streamInput } from '../../../src/cli/manifests/documents';
import { StoredObject } from '../../../src/cli/manifests/stored-object';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stored-'));
});

function file(content: string | Buffer): string {
  const path = join(mkdtempSync(join(folder, 'file-')), 'all.yaml');
  writeFileSync(path, content);
  return path;
}

const scalar = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constantFrom('{{NAME}}', 'a\nb\n', '0x1f', '~', 'é', '- a', '---\n'));
const object = fc.record({
  apiVersion: fc.constantFrom('v1', 'kubevirt.io/v1'),
  kind: fc.constantFrom('ConfigMap', 'VirtualMachine'),
  metadata: fc.record({ name: fc.stringMatching(/^[a-z]{1,8}$/), namespace: fc.stringMatching(/^[a-z]{1,8}$/) }, { requiredKeys: ['name'] }),
  data: fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), fc.oneof(scalar, fc.array(scalar, { maxLength: 3 }), fc.dictionary(fc.stringMatching(/^[a-z]{1,3}$/), scalar, { maxKeys: 3 }))),
});
const document = fc.oneof(object, fc.record({ apiVersion: fc.constant('v1'), kind: fc.constant('List'), items: fc.array(object, { minLength: 1, maxLength: 4 }) }));
const text = fc.tuple(document, fc.constantFrom('', '# a comment\n'), fc.boolean()).map(([value, before, isJson]) => `${before}${isJson ? JSON.stringify(value, undefined, 1) : stringify(value, { version: '1.1' })}`);

/** Ways to store a text, by what it is read from. */
const WRITTEN: Record<string, (content: string) => string> = {
  'a file': (content) => file(content),
  'a file with line ends of Windows': (content) => file(content.replace(/\n/g, '\r\n')),
  'a file with a byte order mark': (content) => file(`\ufeff${content}`),
  'a file in UTF-16': (content) => file(Buffer.from(`\ufeff${content}`, 'utf16le')),
  'a pipe': (content) => {
    const pipe = join(mkdtempSync(join(folder, 'pipe-')), 'pipe');
    execFileSync('mkfifo', [pipe]);
    execFileSync('sh', ['-c', 'cat "$0" > "$1" &', file(content), pipe], { stdio: 'ignore' });
    return pipe;
  },
};

const PATHS = ['', 'metadata.name', 'data.a', 'data.b[1]'];

/** The objects of an input, and a copy of what their documents were when they were first read. */
function readOnce(input: InputStream) {
  return Array.from(input.documents, (read) => ({
    stored: StoredObject.of(read),
    read: { value: structuredClone(read.value), where: read.where, lines: PATHS.map(read.lineAt) },
  }));
}

describe.each([['read again', streamInput], ['kept', keptInput]])('with files that are %s', (_, open) => {
  test.each(Object.keys(WRITTEN))('from %s, each object reads the same as at first, in any order', (kind) => {
    fc.assert(fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), fc.infiniteStream(fc.nat()), (texts, picks) => {
      const objects = readOnce(open([WRITTEN[kind](texts.join('\n---\n'))]));
      for (const pick of picks.take(10)) {
        const { stored, read } = objects[pick % objects.length];
        expect({ value: stored.manifest, where: stored.document.where, lines: PATHS.map(stored.document.lineAt) }).toEqual(read);
        expect([stored.apiVersion, stored.kind, stored.name, stored.namespace])
          .toEqual([read.value.apiVersion, read.value.kind, read.value.metadata.name, read.value.metadata.namespace]);
      }
    }), { numRuns: kind === 'a pipe' ? 10 : 100 });
  });
});

const MAP = '{apiVersion: v1, kind: ConfigMap, metadata: {name: a}, data: {key: one}}\n';

test('a file that has changed is refused, even if it has the same length', () => {
  const path = file(MAP);
  const [{ stored }] = readOnce(streamInput([path]));
  writeFileSync(path, MAP.replace('one', 'two'));
  expect(() => stored.manifest).toThrow(`${path}: was changed while it was read: run the same command again`);
});

test('a file that has changed is refused, even if its modification time was set back, as rsync does', () => {
  const path = file(MAP);
  utimesSync(path, 1, 1);
  const [{ stored }] = readOnce(streamInput([path]));
  writeFileSync(path, MAP.replace('one', 'two'));
  utimesSync(path, 1, 1);
  expect(() => stored.manifest).toThrow('was changed while it was read');
});

test('what is sent to a cluster is what was checked, even if the file has changed since', () => {
  const path = file(MAP);
  const [{ stored }] = readOnce(keptInput([path]));
  writeFileSync(path, MAP.replace('one', 'two'));
  expect(stored.manifest.data).toEqual({ key: 'one' });
});
