// Plain scalars of cloud-init's YAML, each with the value that PyYAML, which cloud-init uses, reads.
import * as fc from 'fast-check';
import { CLOUD_INIT } from '../../src/yaml/dialects';
import { readYaml } from '../../src/yaml/yaml';
import { judgedTest, loadYaml } from '../cloud-init/judge';

/** Almost numbers, in the characters of all kinds of them. */
const scalar = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0189._eE+-'), minLength: 1, maxLength: 6 }),
  fc.string({ unit: fc.constantFrom(...'01759_:.-+xbaf'), minLength: 1, maxLength: 8 }),
).filter((text) => !/^(?:[-:](?:$|\s)|---|\.\.\.)|:$/.test(text));

const valueOf = (text: string): unknown => readYaml(`a: ${text}\n`, 'x', CLOUD_INIT)[0].value.a;

judgedTest('plain scalars have the values that PyYAML reads', () => {
  const texts = fc.sample(scalar, 3000);
  const theirs: any[] = loadYaml(texts.map((text) => `a: ${text}\n`));
  const wrong = texts.map((text, index) => [text, valueOf(text), theirs[index]])
    // Python does not read digits that are only underlines, such as 0x_.
    .filter(([, ours, { unreadable, a }]) => unreadable === undefined && ours !== a);
  expect(wrong).toEqual([]);
});
