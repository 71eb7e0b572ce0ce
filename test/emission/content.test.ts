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
    const content = new SharedContent(fields);
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
  const content = new SharedContent({ ...KIND, spec: { name: hole('name'), list: [{ size: 1 }] } });
  const [one, other] = ['one', 'other'].map((name) => new EmittedObject(chart(), name, { ...KIND, metadata: { name } }, content, () => name));
  one.addJsonPatch(JsonPatch.replace('/spec/list/0/size', 2));
  expect([one, other].map((object) => object.toJson().spec)).toEqual([{ name: 'one', list: [{ size: 2 }] }, { name: 'other', list: [{ size: 1 }] }]);
  expect([one._sharedNumber(), other._sharedNumber()]).toEqual([undefined, expect.any(Number)]);
});

test('what an object says is that of its own props, where these are plain data', () => {
  expect(OwnContent.of({ ...KIND, spec: { at: new Date() } })).toBeUndefined();
  expect(OwnContent.of({ ...KIND, spec: { size: undefined, name: 'a' } })!.manifest({ name: 'web' })).toEqual({ ...KIND, metadata: { name: 'web' }, spec: { name: 'a' } });
});
