import { writeFileSync } from 'fs';
import { join } from 'path';
import * as fc from 'fast-check';
import { parse } from 'yaml';
import { Answer, ended, FOLDER, start, useCommand } from './command-at-server';
import { hasHiddenCharacters } from '../../../src/issues/hidden-characters';

jest.setTimeout(120_000);

useCommand();

const ATTACKS = [
  '\u001b]0;owned\u0007', '\u001b]52;c;cm0gLXJm\u0007', '\u001b[2J\u001b[H', 'no\rready', 'failed\nnote: all is well', '\r\n', '\u009b1A', '\u0085error: x',
  '\u202egnp\u202c', '\u2066x\u2069', 'a\u2028b\u2029c', 'w\u200beb', '\ufeff', '\u{e0041}', '\t', '\u0000', '\u007f', '\u0008\u0008',
];

const TEXTS = [...ATTACKS, ...fc.sample(fc.string({ unit: 'binary', minLength: 1 }), { seed: 7, numRuns: 60 })];

const HARMLESS = TEXTS.map(() => 'harmless');

/** A cluster in which every string is such a text, with one machine per text. Objects are named by numbers, since names are part of paths. */
const hostile = (texts: readonly string[]): Answer => (request, { pathname, searchParams }) => {
  const list = (items: readonly object[]) => ({ body: { metadata: { resourceVersion: '1' }, items } });
  const [, kind, name] = /namespaces\/web\/(\w+)(?:\/(\d+)(?:\/\w+)?)?$/.exec(pathname) ?? [];
  if (kind === undefined) {
    return { code: 404, body: { message: 'not found' } };
  }
  if (searchParams.has('watch')) {
    return undefined;
  }
  if (request.method !== 'GET') {
    const text = texts[Number(name)];
    return { code: 422, body: { kind: 'Status', message: text, reason: text, details: { causes: [{ reason: text, message: text, field: text }] } } };
  }
  const objects = texts.map((text, index) => objectOf(kind, text, index)).filter((object) => object !== undefined);
  if (name !== undefined) {
    const object = objects[Number(name)];
    return object === undefined ? { code: 404, body: { message: 'not found' } } : { body: object };
  }
  const about = /=(\d+)$/.exec(searchParams.get('fieldSelector') ?? searchParams.get('labelSelector') ?? '')?.[1];
  return list(about === undefined ? objects : objects.filter((_, index) => String(index) === about));
};

function objectOf(kind: string, text: string, index: number): object | undefined {
  const metadata = { name: String(index), namespace: 'web', uid: `uid-${index}`, creationTimestamp: '2026-01-01T00:00:00Z', resourceVersion: '1', labels: { 'vm.kubevirt.io/name': String(index) } };
  const domain = { memory: { guest: text } };
  const said = { type: 'Failure', status: 'True', reason: text, message: text };
  const OBJECTS: { readonly [kind: string]: object } = {
    virtualmachines: {
      metadata,
      spec: { runStrategy: text, template: { spec: { domain, volumes: [{ name: text, containerDisk: { image: text } }] } } },
      status: { printableStatus: text, conditions: [said] },
    },
    virtualmachineinstances: {
      metadata,
      spec: { domain },
      status: { phase: 'Running', nodeName: text, interfaces: [{ name: text, ipAddress: text, ipAddresses: [text, text] }], conditions: [said] },
    },
    pods: { metadata, status: { phase: 'Pending', containerStatuses: [{ name: text, state: { waiting: { reason: 'ErrImagePull', message: text } } }] } },
    events: { metadata, type: text, reason: text, message: text, lastTimestamp: '2026-01-01T00:00:00Z', involvedObject: { kind: 'VirtualMachine', name: text, uid: `uid-${index}` } },
  };
  return OBJECTS[kind];
}

const MANIFESTS = TEXTS.map((_, index) => JSON.stringify({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: String(index), namespace: 'web' } })).join('\n---\n');

beforeAll(() => writeFileSync(join(FOLDER, 'manifests.yaml'), MANIFESTS));

test.each<[string, number]>([
  ['list -o wide', 0],
  ['status', 0],
  ['wait --all --keep-waiting --timeout 2s', 1],
  ['apply manifests.yaml --validate ignore', 1],
  ['start --all', 1],
  ['delete --all', 1],
  ['diff manifests.yaml --validate ignore', 2],
])('%s prints strings from a cluster escaped, in as many lines as harmless ones', async (line, status) => {
  const runs = [];
  for (const texts of [TEXTS, HARMLESS]) {
    runs.push(await ended(start(line.split(' '), hostile(texts))));
  }
  const [printed, harmless] = runs.map(({ stdout, stderr }) => `${stdout}${stderr}`);
  expect(harmless).toContain('harmless');
  expect(hasHiddenCharacters(printed)).toBe(false);
  expect(printed).not.toContain('\t');
  expect(printed.split('\n').length).toBe(harmless.split('\n').length);
  expect(runs.map((run) => run.status)).toEqual([status, status]);
});

test.each<[string, (text: string) => any]>([['json', JSON.parse], ['yaml', parse]])('%s output has no hidden characters, and reads back as what the cluster sent', async (format, read) => {
  const { stdout } = await ended(start(['status', '-o', format], hostile(TEXTS)));
  expect(hasHiddenCharacters(stdout)).toBe(false);
  expect(read(stdout).map(({ status }: any) => status)).toEqual(TEXTS);
});

test.each<[string, string[], RegExp]>([
  ['an unknown command', ['ren\u001b[2Jder'], /unknown command 'ren\\u001b\[2Jder'\n/],
  ['a value of an option', ['list', '-o', 'x\nerror: y'], /^error: option '-o, --output <format>' argument 'x\\nerror: y' is invalid/],
  ['a file', ['render', 'no\u001b\nwhere\u202e.yaml'], /^error: no\\u001b\\nwhere\\u202e\.yaml: no such file or folder\n$/],
  ['a context', ['list', '--context', '\u009b'], /^error: --context "\\u009b": unknown context: /],
])('%s is escaped within its line', async (_, args, message) => {
  expect((await ended(start(args))).stderr).toMatch(message);
});

test('names in a document are escaped, and its output reads back unchanged', async () => {
  const name = 'a\u001b]0;x\u0007\u202eb';
  const config = { apiVersion: 'example.com/v1', kind: 'Texts', metadata: { name: 'x' }, data: { [name]: `${name}\n\ttext` } };
  const file = join(FOLDER, 'hostile.yaml');
  writeFileSync(file, JSON.stringify(config));
  const { stdout } = await ended(start(['render', file]));
  expect(hasHiddenCharacters(stdout)).toBe(false);
  expect(parse(stdout)).toEqual(config);
  writeFileSync(file, JSON.stringify({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: { name }, spec: { [name]: 1 } }));
  for (const args of [['validate', file], ['render', file], ['graph', file], ['graph', '-o', 'svg', file]]) {
    const run = await ended(start(args));
    expect(hasHiddenCharacters(run.stdout + run.stderr)).toBe(false);
  }
});
