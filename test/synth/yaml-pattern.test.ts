import { Yaml } from 'cdk8s';
import * as fc from 'fast-check';
import { randomStrings, randomValues } from './random-manifests';
import { hole, Pattern } from '../../src/pattern';
import { sureYaml } from '../../src/synth/manifest-writer';
import { YamlPattern } from '../../src/synth/yaml-pattern';

const HOLES = ['name', 'uuid'];

/** Texts with holes at their ends, in their middle, and nothing else in them. */
const texts = fc.array(fc.oneof(randomStrings, fc.constantFrom(...HOLES.map(hole))), { maxLength: 3 }).map((pieces) => pieces.join(''));

const fields = fc.dictionary(fc.constantFrom('data', 'spec', 'true'), fc.oneof(
  texts,
  randomValues,
  fc.array(fc.oneof(texts, fc.dictionary(fc.constantFrom('name', 'serial'), texts, { noNullPrototype: true }))),
), { noNullPrototype: true });

const fills = fc.dictionary(fc.constantFrom(...HOLES), randomStrings).map((given) => (name: string) => given[name] ?? 'web-1');

test('whatever comes to stand in its holes, the bytes are those of cdk8s', () => {
  fc.assert(fc.property(fields, fc.array(fills, { minLength: 1, maxLength: 3 }), (data, all) => {
    for (const fill of all) {
      const filled = new Pattern(data).filled(fill);
      expect(sureYaml(() => new YamlPattern(data).filled(fill) || '{}\n', () => filled)).toBe(Yaml.stringify(filled));
    }
  }), { numRuns: 1000 });
});

test('one pattern is filled again and again', () => {
  const pattern = new YamlPattern({ spec: { name: hole('name'), disks: [`${hole('name')}-root`, 'data'] }, userData: `#cloud-config\nhostname: ${hole('name')}\n` });
  expect(['web-1', 'true'].map((name) => pattern.filled(() => name))).toEqual([
    'spec:\n  name: web-1\n  disks:\n    - web-1-root\n    - data\nuserData: |\n  #cloud-config\n  hostname: web-1\n',
    'spec:\n  name: "true"\n  disks:\n    - true-root\n    - data\nuserData: |\n  #cloud-config\n  hostname: true\n',
  ]);
});
