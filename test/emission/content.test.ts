import { ApiObject, Chart, JsonPatch, Testing, Yaml } from 'cdk8s';
import * as fc from 'fast-check';
import { OwnContent, SharedContent } from '../../src/emission/content';
import { EmittedObject } from '../../src/emission/emitted-object';
import { hole, Pattern } from '../../src/pattern';
import { randomManifests, randomStrings } from '../synth/random-manifests';

const KIND = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };

const chart = () => new Chart(Testing.app(), 'chart', { namespace: 'shop' });

const withHoles = fc.dictionary(fc.constantFrom('name', 'serial', 'b'), fc.array(fc.oneof(randomStrings, fc.constant(hole('name')))).map((pieces) => pieces.join('')), { noNullPrototype: true });

test('objects that share their content are written as any others', () => {
  fc.assert(fc.property(randomManifests, withHoles, fc.array(randomStrings, { minLength: 1, maxLength: 3 }), (spec, own, names) => {
    const fields = { ...KIND, spec: { ...spec, own }, status: own };
    const content = SharedContent.of({}, () => fields);
    names.forEach((name, number) => {
      const metadata = { name: `web-${number}`, labels: { app: name } };
      const object = new EmittedObject(chart(), 'web', { ...KIND, metadata }, content, () => name);
      const plain = new ApiObject(chart(), 'web', { ...new Pattern(fields).filled(() => name), metadata });
      expect(JSON.stringify(object.toJson())).toBe(JSON.stringify(plain.toJson()));
      expect(object._yaml()).toBe(Yaml.stringify(plain.toJson()));
    });
  }), { numRuns: 300 });
});

test('a JSON patch of one of them changes no other', () => {
  const content = SharedContent.of({}, () => ({ ...KIND, spec: { name: hole('name'), list: [{ size: 1 }] } }));
  const [one, other] = ['one', 'other'].map((name) => new EmittedObject(chart(), name, { ...KIND, metadata: { name } }, content, () => name));
  one.addJsonPatch(JsonPatch.replace('/spec/list/0/size', 2));
  expect([one, other].map((object) => object.toJson().spec)).toEqual([{ name: 'one', list: [{ size: 2 }] }, { name: 'other', list: [{ size: 1 }] }]);
  expect([one._sharedNumber(), other._sharedNumber()]).toEqual([undefined, expect.any(Number)]);
});

test('what an object says is that of its own props, where these are plain data', () => {
  expect(OwnContent.of({ ...KIND, spec: { at: new Date() } })).toBeUndefined();
  expect(OwnContent.of({ ...KIND, spec: { size: undefined, name: 'a' } })!.manifest({ name: 'web' })).toEqual({ ...KIND, metadata: { name: 'web' }, spec: { name: 'a' } });
});

test('there is none of what is more than plain data, and none where keys stay in their order', () => {
  const part = {};
  const fields = () => ({ ...KIND, spec: { b: 1, a: 2 } });
  expect(SharedContent.of({}, () => ({ ...KIND, spec: { at: new Date() } }))).toBeUndefined();
  expect(SharedContent.of(part, fields)).toBe(SharedContent.of(part, fields));
  process.env.CDK8S_DISABLE_SORT = 'yes';
  const unsorted = [SharedContent.of(part, fields), OwnContent.of(fields())];
  delete process.env.CDK8S_DISABLE_SORT;
  expect(unsorted).toEqual([undefined, undefined]);
});

test('a kind may be all that an object says', () => {
  const content = SharedContent.of({}, () => KIND);
  const objects = ['one', 'other'].map((name) => new EmittedObject(chart(), name, { ...KIND, metadata: { name } }, content));
  expect(objects.map((object) => object._yaml())).toEqual(objects.map((object) => Yaml.stringify(object.toJson())));
});
