import * as fc from 'fast-check';
import { mermaid } from '../../../src/cli/graph/mermaid';
import { objectGraph } from '../../../src/cli/graph/object-graph';
import { svg } from '../../../src/cli/graph/svg';
import { MANIFEST_SETS } from '../../examples/manifests';

const vcluster = () => objectGraph(MANIFEST_SETS.find(({ name }) => name === 'document viti-machines')!.manifests());

const machine = (name: string, claimName: string) => ({
  kind: 'VirtualMachine', metadata: { name, namespace: 'web' }, spec: { template: { spec: { volumes: [{ name: claimName, persistentVolumeClaim: { claimName } }] } } },
});

test('Mermaid draws machines with what they are made of', () => {
  expect(mermaid(vcluster())).toMatchSnapshot();
});

test('SVG draws the same', () => {
  expect(svg(vcluster())).toMatchSnapshot();
});

test.each(MANIFEST_SETS)('each object of $name has a box, and no two stand on one another', ({ manifests }) => {
  const graph = objectGraph(manifests());
  const boxes = [...svg(graph).matchAll(/<g><rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" rx/g)].map(([, ...numbers]) => numbers.map(Number));
  expect(boxes).toHaveLength(graph.nodes.length);
  const clashes = boxes.flatMap(([x, y, width, height], index) => boxes.slice(index + 1).filter(([otherX, otherY, otherWidth, otherHeight]) =>
    x < otherX + otherWidth && otherX < x + width && y < otherY + otherHeight && otherY < y + height));
  expect(clashes).toEqual([]);
});

test('whatever names are, they stay text', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), fc.string(), (name, claim) => {
    const graph = objectGraph([machine(name, claim)]);
    const marks = svg(graph).replace(/<\/?\w+(?: [\w-]+="[^"<&]*")*\/?>/g, '');
    expect(marks).not.toMatch(/[<>"]|&(?!#\d+;)/);
    for (const line of mermaid(graph).split('\n').filter((each) => each.includes('"'))) {
      expect(line).toMatch(/^[^"]*"[\w .,:/@+#;-]*(?:<br\/>[\w .,:/@+#;-]*)*"[^"]*$/);
    }
  }));
});

test('no machines are an empty drawing', () => {
  expect(mermaid(objectGraph([]))).toMatch(/^flowchart LR\n/);
  expect(svg(objectGraph([]))).toContain('<title>no machines</title>');
});
