// Odd texts, and what kubectl makes of them: test/plane/kubevirt/yamlvectors writes both.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { fileBytes } from '../../src/yaml/file-text';
import { streamYaml } from '../../src/yaml/yaml-stream';

/** A text, or bytes in base64, and what kubectl makes of it. */
interface Vector {
  readonly text?: string;
  readonly bytes?: string;
  /** The documents before the first that it refuses. */
  readonly documents: readonly unknown[];
  readonly refused?: boolean;
  /** What it loses without a word. */
  readonly loses?: string;
}

const vectors: Vector[] = JSON.parse(readFileSync(join(__dirname, 'kubectl.vectors.json'), 'utf8'));

/** What is refused here and read there, each for a reason. */
const STRICTER: ReadonlyArray<readonly [why: string, text: RegExp]> = [
  ['a line break that no editor shows', /[\u2028\u2029]/],
  ['a question mark, or a key with its colon, that is not what it seems', /[{[](?:\?a|a:|~:)[:\]} ]/],
  ['a dash by itself in brackets', /[{[]-[\]}]/],
  ['an anchor that ends within its word', /&x:|\[&a/],
  ['a tag that goes on or comes to nothing', /!!(?:st\]|own!!|map \n\|)/],
  ['an empty text of several lines that is not indented', /-\n {2}\|\n {2}port/],
  ['what is no UTF-8, of which kubectl stores other characters', /\ufffd/],
];

/** What is read here and refused or read otherwise there, each for a reason. */
const OTHER: ReadonlyArray<readonly [why: string, text: RegExp]> = [
  ['a tag within brackets whose name has the comma in it', /!!str,/],
  ['a byte order mark behind the first dashes, which is none of the name', /^---\n\ufeff/],
  ['less than four bytes behind JSON, which kubectl does not look at', /\} ?(?:\n1\.| a\n)$/],
];

const textOf = ({ text, bytes }: Vector) => text ?? Buffer.from(bytes!, 'base64').toString();

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kubectl-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function read({ text, bytes }: Vector): { readonly documents: unknown[]; readonly isRefused: boolean } {
  const file = join(folder, 'odd.yaml');
  writeFileSync(file, bytes === undefined ? text! : Buffer.from(bytes, 'base64'));
  const found = [...streamYaml(fileBytes(file).bytes)];
  return { documents: found.flatMap((each) => 'value' in each ? [each.value] : []), isRefused: found.some((each) => 'issue' in each) };
}

/** How a verdict differs from kubectl's, if it does. A text of which kubectl loses something may be refused. */
function difference(vector: Vector): 'refused' | 'read' | 'otherwise' | undefined {
  const { documents, isRefused } = read(vector);
  if (isRefused || vector.refused) {
    return isRefused === (vector.refused ?? false) || isRefused && vector.loses !== undefined ? undefined : isRefused ? 'refused' : 'read';
  }
  return sorted(documents) === sorted(vector.documents) ? undefined : 'otherwise';
}

/** JSON whose fields are in one order, whichever they were written in. */
function sorted(documents: unknown): string {
  return JSON.stringify(documents, (_key, value) => value === null || typeof value !== 'object' || Array.isArray(value)
    ? value
    : Object.entries(value).sort(([one], [other]) => one < other ? -1 : 1));
}

test('the corpus is large, and kubectl refuses about as much of it as it reads', () => {
  expect(vectors.length).toBeGreaterThan(2000);
  const refused = vectors.filter((vector) => vector.refused);
  expect(refused.length / vectors.length).toBeGreaterThan(0.3);
  expect(refused.length / vectors.length).toBeLessThan(0.7);
});

test('what kubectl reads is read alike, and what it refuses is refused', () => {
  const differing = vectors.map((vector) => ({ text: textOf(vector), difference: difference(vector) }))
    .filter(({ difference: found }) => found !== undefined);
  const unexplained = differing.filter((each) => !(each.difference === 'refused' ? STRICTER : OTHER).some(([, pattern]) => pattern.test(each.text)));
  expect(unexplained).toEqual([]);
  expect(differing.length).toBeLessThan(40);
});

test.each([...STRICTER, ...OTHER])('there is still a text for: %s', (_why, pattern) => {
  expect(vectors.some((vector) => pattern.test(textOf(vector)) && difference(vector) !== undefined)).toBe(true);
});
