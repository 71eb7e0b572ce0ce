// Drawings of several clusters, whose objects may have the same names.
import { mermaid } from '../../../src/cli/graph/mermaid';
import { objectGraph } from '../../../src/cli/graph/object-graph';
import { svg } from '../../../src/cli/graph/svg';

const machine = (name: string, secret = 'login') => ({
  kind: 'VirtualMachine',
  metadata: { name, namespace: 'shop' },
  spec: { dataVolumeTemplates: [{ metadata: { name: `${name}-root` } }], template: { metadata: { labels: { app: name } }, spec: { volumes: [{ name: 'root', dataVolume: { name: `${name}-root` } }, { name: 'c', secret: { secretName: secret } }] } } },
});
const secret = (name: string) => ({ kind: 'Secret', metadata: { name, namespace: 'shop' } });
const service = { kind: 'Service', metadata: { name: 'web', namespace: 'shop' }, spec: { selector: { app: 'web' }, ports: [{ port: 80 }] } };

/** The arrows from and to objects with their sets. */
function arrows(...[objects, origins]: Parameters<typeof objectGraph>): string[] {
  const { nodes, edges } = objectGraph(objects, origins);
  const names = new Map(nodes.map(({ id, kind, name, set = '', isGiven }) => [id, `${set}:${kind}/${name}${isGiven ? '' : '?'}`]));
  return edges.map(({ from, to }) => `${names.get(from)} ${names.get(to)}`);
}

const [EAST, WEST] = [{ cluster: 'clusters/east' }, { cluster: 'clusters/west' }];

test('machines of the same name in two clusters are two, each with its own Service and disks', () => {
  const found = arrows([machine('web'), service, secret('login'), machine('web'), service], [EAST, EAST, EAST, WEST, WEST]);
  expect(found.sort()).toEqual([
    'clusters/east:Service/web clusters/east:VirtualMachine/web',
    'clusters/east:VirtualMachine/web clusters/east:DataVolume/web-root',
    'clusters/east:VirtualMachine/web clusters/east:Secret/login',
    'clusters/west:Service/web clusters/west:VirtualMachine/web',
    'clusters/west:VirtualMachine/web clusters/west:DataVolume/web-root',
    'clusters/west:VirtualMachine/web clusters/west:Secret/login?',
  ]);
});

test('the same is true for kustomizations, but if their cluster is not known, one may use the objects of another', () => {
  const [east, west, rest] = ['east', 'west', 'rest'].map((kustomization) => ({ kustomization }));
  expect(arrows([machine('web'), machine('web'), secret('login'), service], [east, west, rest, west]).sort()).toEqual([
    'east:VirtualMachine/web east:DataVolume/web-root', 'east:VirtualMachine/web rest:Secret/login',
    'west:Service/web west:VirtualMachine/web', 'west:VirtualMachine/web rest:Secret/login', 'west:VirtualMachine/web west:DataVolume/web-root',
  ]);
  expect(arrows([machine('web'), service], [east, rest])).toContain('rest:Service/web east:VirtualMachine/web');
});

test('a cluster is named only if there are several', () => {
  const one = objectGraph([machine('web'), secret('login')], [EAST, EAST]);
  const two = objectGraph([machine('web'), machine('web')], [EAST, WEST]);
  expect([mermaid(one), svg(one)].filter((text) => text.includes('clusters'))).toEqual([]);
  expect(mermaid(two).match(/subgraph box\d\[.*\]/g)).toEqual(['subgraph box0["shop of clusters/east"]', 'subgraph box1["shop of clusters/west"]']);
  expect(svg(two).match(/>VirtualMachine [^<]*</g)).toEqual(['>VirtualMachine in shop of clusters/east<', '>VirtualMachine in shop of clusters/west<']);
});
