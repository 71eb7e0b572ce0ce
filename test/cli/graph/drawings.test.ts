import * as fc from 'fast-check';
import { mermaid } from '../../../src/cli/graph/mermaid';
import { objectGraph } from '../../../src/cli/graph/object-graph';
import { svg } from '../../../src/cli/graph/svg';
import { MANIFEST_SETS } from '../../examples/manifests';

const vcluster = () => objectGraph(MANIFEST_SETS.find(({ name }) => name === 'document viti-machines')!.manifests());

const machine = (name: string, claimName: string) => ({
  kind: 'VirtualMachine', metadata: { name, namespace: 'web' }, spec: { template: { spec: { volumes: [{ name: claimName, persistentVolumeClaim: { claimName } }] } } },
});

/** Machines that share an image and a network. */
const fleet = (count: number) => Array.from({ length: count }, (_, number) => {
  const { metadata, ...object } = machine(`vm-${number}`, `disk-${number}`);
  const sourceRef = { kind: 'DataSource', namespace: 'images', name: 'golden' };
  return [
    { ...object, metadata, spec: { template: { spec: { ...object.spec.template.spec, networks: [{ name: 'lan', multus: { networkName: 'lan' } }] } } } },
    { kind: 'DataVolume', metadata: { name: `disk-${number}`, namespace: 'web' }, spec: { sourceRef } },
  ];
}).flat();

test('Mermaid draws machines with everything that they are made of', () => {
  expect(mermaid(vcluster())).toMatchSnapshot();
});

test('SVG draws the same', () => {
  expect(svg(vcluster())).toMatchSnapshot();
});

test.each(MANIFEST_SETS)('each object of $name has a box, and no two boxes overlap', ({ manifests }) => {
  const graph = objectGraph(manifests());
  const boxes = [...svg(graph).matchAll(/<g><rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" rx/g)].map(([, ...numbers]) => numbers.map(Number));
  expect(boxes).toHaveLength(graph.nodes.length);
  const clashes = boxes.flatMap(([x, y, width, height], index) => boxes.slice(index + 1).filter(([otherX, otherY, otherWidth, otherHeight]) =>
    x < otherX + otherWidth && otherX < x + width && y < otherY + otherHeight && otherY < y + height));
  expect(clashes).toEqual([]);
});

test('names are escaped, whatever they contain', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), fc.string(), (name, claim) => {
    const graph = objectGraph([machine(name, claim)]);
    const marks = svg(graph).replace(/<\/?\w+(?: [\w-]+="[^"<&]*")*\/?>/g, '');
    expect(marks).not.toMatch(/[<>"]|&(?!#\d+;)/);
    for (const line of mermaid(graph).split('\n').filter((each) => each.includes('"'))) {
      expect(line).toMatch(/^[^"]*"[\w .,:/@+#;-]*(?:<br\/>[\w .,:/@+#;-]*)*"[^"]*$/);
    }
  }));
});

test('an odd value in a manifest does not keep the rest from being drawn', () => {
  const machines = MANIFEST_SETS.flatMap(({ manifests }) => manifests()).filter(({ kind }) => /^VirtualMachine(?:Pool)?$/.test(kind));
  const odd = fc.constantFrom<any>(7, true, '', 'odd', {}, { name: 'odd' }, [], [7], ['odd'], [{ name: 7, kind: ['odd'], namespace: 8 }]);
  fc.assert(fc.property(fc.nat(machines.length - 1), fc.nat(), odd, (index, place, value) => {
    const copy = structuredClone(machines[index]);
    const places = placesOf(copy.spec);
    const [parent, key] = places[place % places.length];
    parent[key] = value;
    const graph = objectGraph([copy]);
    expect([mermaid(graph), svg(graph)]).toEqual([expect.stringContaining(copy.metadata.name), expect.stringContaining(copy.metadata.name)]);
  }), { numRuns: 100 });
});

function placesOf(value: any): [any, string][] {
  return value === null || typeof value !== 'object' ? [] : Object.keys(value).flatMap((key): [any, string][] => [[value, key], ...placesOf(value[key])]);
}

test('without machines the drawing is empty', () => {
  expect(mermaid(objectGraph([]))).toMatch(/^flowchart LR\n/);
  expect(svg(objectGraph([]))).toContain('<title>no machines</title>');
});

test('SVG draws hundreds of machines that share an image and a network within seconds', () => {
  const graph = objectGraph(fleet(400));
  const begun = process.cpuUsage();
  const drawing = svg(graph);
  expect(process.cpuUsage(begun).user).toBeLessThan(3e6);
  expect([graph.nodes.length, drawing.match(/<g><rect/g)?.length]).toEqual([802, 802]);
});

test('SVG draws thousands of machines that share an image and a network in time in proportion to their number', () => {
  const graph = objectGraph(fleet(2_000));
  const begun = process.cpuUsage();
  expect(svg(graph).match(/<g><rect/g)).toHaveLength(4002);
  expect(process.cpuUsage(begun).user).toBeLessThan(12e6);
});

test('thousands of machines with a Service each take time in proportion to their number', () => {
  const objects = Array.from({ length: 4_000 }, (_, number) => {
    const { metadata, ...object } = machine(`vm-${number}`, `disk-${number}`);
    const template = { metadata: { labels: { app: 'shop', part: `vm-${number}` } }, ...object.spec.template };
    return [
      { ...object, metadata, spec: { template } },
      { kind: 'Service', metadata, spec: { selector: { app: 'shop', part: `vm-${number}` }, ports: [{ port: 22 }] } },
      { kind: 'Service', metadata: { ...metadata, name: `id-${number}` }, spec: { selector: { 'vmi.kubevirt.io/id': `vm-${number}` }, ports: [{ port: 80 }] } },
    ];
  });
  const begun = process.cpuUsage();
  const { edges } = objectGraph(objects.flat());
  expect(process.cpuUsage(begun).user).toBeLessThan(3e6);
  expect(edges).toHaveLength(12_000);
});
