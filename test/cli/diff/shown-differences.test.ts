// The lines of a change contain no secret, and everything else.
import * as fc from 'fast-check';
import { FALSE_ALARMS, secretValues } from '../../../src/admission/secrets/secret-values';
import { Change, changeLines } from '../../../src/cli/diff/change-lines';
import { markdownLines } from '../../../src/cli/diff/markdown';
import { shownDifferences } from '../../../src/cli/diff/shown-differences';
import { isMap } from '../../../src/plain-data/plain-data';

function told(before: any, after: any): string[] {
  const change: Change = { object: { apiVersion: 'v1', kind: 'Thing', name: 'web' }, what: 'configured', differences: shownDifferences(before, after) };
  const lines = changeLines(change).map(({ text }) => text).slice(1);
  // Markdown has the same lines, for the reviewers of a pull request.
  expect(markdownLines([change], 'x')).toEqual(expect.arrayContaining(lines));
  return lines;
}

const object = (kind: string, fields: object, annotations: object = {}) => ({ apiVersion: 'v1', kind, metadata: { name: 'web', annotations }, ...fields });

const pod = (container: object) => object('Pod', { spec: { containers: [{ name: 'main', ...container }] } });

const env = (...variables: readonly (readonly [name: string, value: string])[]) => pod({ env: variables.map(([name, value]) => ({ name, value })) });

const template = (kept: object) => object('Template', { objects: [{ ...object('Secret', {}), ...kept }] });

const OLD = 'old-Hunter2';
const NEW = 'new-Hunter2';
const TOKEN = `ghp_${'a1'.repeat(18)}`;

test.each<[string, any, any, string[]]>([
  ['a Secret', object('Secret', { data: { a: OLD } }), object('Secret', { data: { a: NEW }, stringData: { b: NEW } }), [
    '- data.a: (secret)', '+ data.a: (another secret)', '+ stringData.b: (secret)',
  ]],
  ['an annotation of a Secret', object('Secret', {}, { copy: OLD }), object('Secret', {}, { copy: NEW }), ['- metadata.annotations.copy: (secret)', '+ metadata.annotations.copy: (another secret)']],
  ['user data that is not a string', object('VirtualMachine', { userData: { chpasswd: { list: `root:${OLD}` } } }), object('VirtualMachine', { userData: { chpasswd: { list: `root:${NEW}` } } }), [
    '- userData: (secret)', '+ userData: (another secret)',
  ]],
  ['network data that stops being a string', object('VirtualMachine', { networkData: 'version: 2' }), object('VirtualMachine', { networkData: [{ auth: NEW }] }), [
    '- networkData: (secret)', '+ networkData: (another secret)',
  ]],
  ['a Secret whose data is not a map', object('Secret', { data: { a: OLD } }), object('Secret', { data: NEW }), ['- data: (secret)', '+ data: (another secret)']],
  ['a misspelt field of a Secret', object('Secret', { stringdata: { a: OLD } }), object('Secret', { stringdata: { a: NEW }, type: 'Opaque' }), [
    '- stringdata.a: (secret)', '+ stringdata.a: (another secret)', '+ type: "Opaque"',
  ]],
  ['a field of a Secret that is indented too far', { ...object('Secret', {}), metadata: { name: 'web', stringData: { a: OLD } } }, { ...object('Secret', {}), metadata: { name: 'web', stringData: { a: NEW } } }, [
    '- metadata.stringData.a: (secret)', '+ metadata.stringData.a: (another secret)',
  ]],
  ['a Secret of a mistyped version', { ...object('Secret', { data: { a: OLD } }), apiVersion: 'v1beta1' }, { ...object('Secret', { data: { a: NEW } }), apiVersion: 'v1beta1' }, [
    '- data.a: (secret)', '+ data.a: (another secret)',
  ]],
  ['a Secret in a Template', template({ stringData: { a: OLD } }), template({ stringData: { a: NEW } }), ['- objects[0].stringData.a: (secret)', '+ objects[0].stringData.a: (another secret)']],
  ['a Secret that becomes another kind', template({ data: { a: OLD } }), template({ kind: 'ConfigMap', data: { a: OLD, b: 'c' } }), [
    '- objects[0].kind: "Secret"', '+ objects[0].kind: "ConfigMap"', '- objects[0].data.a: (secret)', '+ objects[0].data.a: (another secret)', '+ objects[0].data.b: "c"',
  ]],
  ['an annotation', object('Thing', {}, { password: OLD }), object('Thing', {}, { password: NEW }), ['- metadata.annotations.password: (secret)', '+ metadata.annotations.password: (another secret)']],
  ['a variable, but not its neighbours', env(['DB_PASSWORD', OLD], ['LEVEL', 'a']), env(['LEVEL', 'b'], ['FIRST', 'c'], ['DB_PASSWORD', NEW]), [
    '- spec.containers[name="main"].env: ["DB_PASSWORD","LEVEL"]', '+ spec.containers[name="main"].env: ["LEVEL","FIRST","DB_PASSWORD"]',
    '- spec.containers[name="main"].env[name="DB_PASSWORD"].value: (secret)', '+ spec.containers[name="main"].env[name="DB_PASSWORD"].value: (another secret)',
    '- spec.containers[name="main"].env[name="LEVEL"].value: "a"', '+ spec.containers[name="main"].env[name="LEVEL"].value: "b"',
    '+ spec.containers[name="main"].env[name="FIRST"].name: "FIRST"', '+ spec.containers[name="main"].env[name="FIRST"].value: "c"',
  ]],
  ['a variable whose new name no longer reveals it', env(['DB_PASSWORD', OLD]), env(['DB_LOGIN', OLD]), [
    '- spec.containers[name="main"].env[name="DB_PASSWORD"].name: "DB_PASSWORD"', '- spec.containers[name="main"].env[name="DB_PASSWORD"].value: (secret)',
    '+ spec.containers[name="main"].env[name="DB_LOGIN"].name: "DB_LOGIN"', '+ spec.containers[name="main"].env[name="DB_LOGIN"].value: (secret)',
  ]],
  ['an argument that moves', pod({ args: ['--password', OLD] }), pod({ args: ['-v', '--password', OLD] }), [
    '- spec.containers[name="main"].args[0]: "--password"', '+ spec.containers[name="main"].args[0]: "-v"',
    '- spec.containers[name="main"].args[1]: (secret)', '+ spec.containers[name="main"].args[1]: (another secret)', '+ spec.containers[name="main"].args[2]: (secret)',
  ]],
  ['an unchanged secret behind another flag', pod({ args: ['--password', OLD] }), pod({ args: ['--login', OLD] }), [
    '- spec.containers[name="main"].args[0]: "--password"', '+ spec.containers[name="main"].args[0]: "--login"',
  ]],
  ['a string that becomes a map with a secret', object('Thing', { spec: 'text' }), object('Thing', { spec: { password: NEW } }), ['- spec: (secret)', '+ spec: (another secret)']],
  ['a field whose own name reveals it', object('Thing', { spec: { token: OLD } }), object('Thing', { spec: { token: NEW } }), ['- spec.token: (secret)', '+ spec.token: (another secret)']],
  ['a key', object('Thing', { spec: { keys: { [TOKEN]: 'a' } } }), object('Thing', { spec: { keys: { [TOKEN]: 'b' } } }), ['- spec.keys: (secret)', '+ spec.keys: (another secret)']],
  ['a name', env([TOKEN, 'a']), env([TOKEN, 'b']), [
    '- spec.containers[name="main"].env[name="(secret)"].value: "a"', '+ spec.containers[name="main"].env[name="(secret)"].value: "b"',
  ]],
])('secrets are hidden: %s', (_, before, after, lines) => {
  expect(told(before, after)).toEqual(lines);
});

test('values that are not secret are shown', () => {
  const labels = (app: string) => ({ apiVersion: 'v1', kind: 'Secret', metadata: { name: 'web', labels: { app } }, data: { a: OLD } });
  expect(told(labels('a'), labels('b'))).toEqual(['- metadata.labels.app: "a"', '+ metadata.labels.app: "b"']);
  const reference = (name: string) => pod({ env: [{ name: 'DB_PASSWORD', valueFrom: { secretKeyRef: { name, key: 'password' } } }] });
  const path = 'spec.containers[name="main"].env[name="DB_PASSWORD"].valueFrom.secretKeyRef.name';
  expect(told(reference('a'), reference('b'))).toEqual([`- ${path}: "a"`, `+ ${path}: "b"`]);
});

test('a reference to a Secret and the ciphertext of a SealedSecret are shown', () => {
  const reference = (name: string) => object('Thing', { spec: { from: { apiVersion: 'v1', kind: 'Secret', name, key: 'userdata' } } });
  expect(told(reference('a'), reference('b'))).toEqual(['- spec.from.name: "a"', '+ spec.from.name: "b"']);
  const sealed = (text: string) => ({ ...object('SealedSecret', { spec: { encryptedData: { a: text } } }), apiVersion: 'bitnami.com/v1alpha1' });
  expect(told(sealed('AgB1'), sealed('AgB2'))).toEqual(['- spec.encryptedData.a: "AgB1"', '+ spec.encryptedData.a: "AgB2"']);
});

test('a declared false alarm is shown, and nothing else', () => {
  const map = (value: string) => object('ConfigMap', { data: { password: value, token: `${value}-of-it` } }, { [FALSE_ALARMS]: 'data.password: the password of the demo' });
  expect(told(map(OLD), map(NEW))).toEqual([`- data.password: "${OLD}"`, `+ data.password: "${NEW}"`, '- data.token: (secret)', '+ data.token: (another secret)']);
});

test('created and removed objects are shown without their secrets, and equal ones not at all', () => {
  const before = env(['DB_PASSWORD', OLD]);
  expect(shownDifferences(before, env(['DB_PASSWORD', OLD]))).toEqual([]);
  expect([...told(undefined, before), ...told(before, undefined)].join('\n')).not.toContain(OLD);
  expect(told(undefined, before)).toContain('+ spec.containers[name="main"].env[name="DB_PASSWORD"].value: (secret)');
});

describe('a secret anywhere in an object', () => {
  const characters = (length: number) => fc.string({ unit: fc.constantFrom(...'abcdefghkmnpqrstuvwxyz23456789'), minLength: length, maxLength: length });
  const token = characters(36).map((text) => `ghp_${text}`);
  const password = characters(12).map((text) => `s3${text}`);
  const plain = fc.constantFrom('a', 'b', 'x y', 'two\nlines');
  const key = fc.oneof({ weight: 6, arbitrary: fc.constantFrom('a', 'b.c', 'd/e', 'f]', 'name', 'data', 'args', 'token', 'password', 'value') }, { weight: 1, arbitrary: token });
  const { value } = fc.letrec<{ value: any }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      plain, token, fc.constant(null),
      token.map((text) => `first\nTOKEN=${text}\nlast`),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(key, tie('value'), { maxKeys: 3 }),
      fc.array(fc.record({ name: fc.oneof(fc.constantFrom('A_PASSWORD', 'b', 'c'), token), value: fc.oneof(password, plain, tie('value')) }), { maxLength: 3 }),
      fc.tuple(fc.constantFrom('--password', '--token', '-v'), fc.oneof(password, token)),
      fc.record({ apiVersion: fc.constant('v1'), kind: fc.constantFrom('Secret', 'ConfigMap'), data: fc.dictionary(fc.constantFrom('a', 'password'), password) }),
    ),
  }));
  const thing = fc.record({ data: value, spec: value, objects: fc.array(value, { maxLength: 3 }) }).map((fields) => object('Thing', JSON.parse(JSON.stringify(fields))));

  /** The secrets at the paths of an object, and the values of Secrets. */
  function secretsIn(whole: any): string[] {
    const paths = new Set(secretValues(whole).map(({ path }) => path));
    const found: string[] = [];
    const visit = (path: string, item: any, isKept: boolean) => {
      if (typeof item === 'string') {
        found.push(...isKept || paths.has(path) ? item.match(/ghp_\w{36}|s3\w{12}/g) ?? [] : []);
      } else if (Array.isArray(item)) {
        item.forEach((each, index) => visit(`${path}[${index}]`, each, isKept));
      } else if (isMap(item)) {
        Object.entries(item).forEach(([field, each]) => {
          found.push(...paths.has(path) ? field.match(/ghp_\w{36}/g) ?? [] : []);
          visit(path === '' ? field : /^[\w-]+$/.test(field) ? `${path}.${field}` : `${path}[${field}]`, each, isKept || (item.kind === 'Secret' && field === 'data'));
        });
      }
    };
    visit('', whole, false);
    return found;
  }

  test('is never shown in a change', () => {
    let count = 0;
    fc.assert(fc.property(thing, thing, (before, after) => {
      const secrets = [...secretsIn(before), ...secretsIn(after)];
      count += secrets.length;
      const text = [...told(before, after), ...told(undefined, after), ...told(before, undefined)].join('\n');
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    }), { numRuns: 300 });
    expect(count).toBeGreaterThan(300);
  });

  test('does not hide whether there is a change', () => {
    fc.assert(fc.property(thing, thing, (before, after) => {
      expect(shownDifferences(before, JSON.parse(JSON.stringify(before)))).toEqual([]);
      const isSame = told(before, after).length === 0;
      expect(isSame).toBe(shownDifferences(after, before).length === 0);
    }));
  });
});
