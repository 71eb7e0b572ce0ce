// Interpreted schemas report the same errors as compiled ones.
import { interpreted } from '../../imports/generate/interpreted';
import { schemas, validators, type SchemaError } from '../../imports/validators';
import { withoutNulls } from '../../src/plain-data/nulls';
import { CORPORA } from '../admission/corpus';
import { mutated } from '../admission/corpus/mutated';

const objects = [...Object.values(CORPORA), mutated].flatMap((corpus) => Object.values(corpus).map(({ object }) => withoutNulls(object)));

/** An error without irrelevant details: which of several equal definitions it is from, and how a limit is compared. */
const essence = ({ instancePath, schemaPath, keyword, params: { comparison, ...params } }: SchemaError) => JSON.stringify([
  instancePath, schemaPath.split('/').filter((step) => step.endsWith('Rewritten')), keyword, params,
]);

const errorsOf = (validate: (typeof validators)[string], object: unknown) => (validate!(object) ? [] : validate!.errors!.filter(({ keyword }) => !keyword.endsWith('Rewritten')).map(essence).sort());

test.each(Object.keys(validators))('interprets the schema of %s as compiled', (kind) => {
  const read = interpreted(kind, () => schemas as any);
  const ofKind = objects.filter((object) => `${object.apiVersion}/${object.kind}` === kind);
  const found = ofKind.map((object) => ({ object, here: errorsOf(read, object), compiled: errorsOf(validators[kind], object) }));
  expect(found.filter(({ here, compiled }) => here.join('\n') !== compiled.join('\n'))).toEqual([]);
});

test('many of the objects have errors', () => {
  expect(objects.filter((object) => validators[`${object.apiVersion}/${object.kind}`]?.(object) === false).length).toBeGreaterThan(100);
});

test('a validator can be used again and forgets its earlier errors', () => {
  const validate = interpreted('kubevirt.io/v1/KubeVirt', () => schemas as any);
  const found = [{ spec: 1 }, { spec: {} }].map((object) => [validate(object), validate.errors?.length]);
  expect(found).toEqual([[false, 1], [true, undefined]]);
});
