import fc from 'fast-check';
import { readPage } from '../../../src/cli/cluster/list-page';

async function* cut(text: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) {
    yield text.slice(at, at + length);
  }
}

const read = async (text: string, length = text.length) => {
  const items: any[] = [];
  return { metadata: await readPage(cut(text, length), (item) => items.push(item)), items };
};

const metadata = { resourceVersion: '7', continue: 'more' };

test('reads the items and metadata of any list, however its text is split', async () => {
  const items = fc.array(fc.dictionary(fc.string(), fc.jsonValue()));
  await fc.assert(fc.asyncProperty(items, fc.integer({ min: 1, max: 9 }), fc.boolean(), async (wanted, length, isItemsFirst) => {
    const list = isItemsFirst ? { apiVersion: 'v1', items: wanted, kind: 'List', metadata } : { kind: 'List', metadata, items: wanted };
    // Through JSON, which has no -0.
    expect(await read(JSON.stringify(list), length)).toEqual({ metadata, items: JSON.parse(JSON.stringify(wanted)) });
  }));
});

test('reports each item as soon as it is complete', async () => {
  const told: string[] = [];
  async function* parts(): AsyncGenerator<string> {
    yield '{"items": [{"name": "a"}, {"name": ';
    told.push('the rest');
    yield `"b"}], "metadata": ${JSON.stringify(metadata)}}`;
  }
  await readPage(parts(), ({ name }) => told.push(name));
  expect(told).toEqual(['a', 'the rest', 'b']);
});

test('reads an empty list', async () => {
  expect(await read(JSON.stringify({ items: null, metadata }))).toEqual({ metadata, items: [] });
});

test.each(['<html></html>', '{"items": [{"name": "a"}'])('refuses %s, which is not a list', async (text) => {
  await expect(read(text)).rejects.toThrow(SyntaxError);
});
