// The library knows scopes and plural names of kinds without a cluster; a real server must agree.
import { isClusterScoped, resourceName } from '../../src/objects/kinds';
import { useCluster } from '../plane/cluster';

const cluster = useCluster();

interface Resource {
  readonly group: string;
  readonly kind: string;
  readonly name: string;
  readonly namespaced: boolean;
}

async function served(): Promise<Resource[]> {
  const { groups } = (await cluster.client.request('GET', '/apis')).body;
  const versions: [group: string, path: string][] = [['', '/api/v1'], ...groups.flatMap(({ name, versions: all }: any) => all.map((version: any) => [name, `/apis/${version.groupVersion}`]))];
  const resources = await Promise.all(versions.map(async ([group, path]) => (
    (await cluster.client.request('GET', path)).body.resources.map((resource: any): Resource => ({ ...resource, group }))
  )));
  // Subresources and reviews are not stored objects.
  return resources.flat().filter(({ name, group, kind }) => !name.includes('/') && !group.startsWith('subresources.') && !/Review$/.test(kind));
}

test('every kind has the scope and the plural name that the server reports', async () => {
  const resources = await served();
  expect(resources.length).toBeGreaterThan(90);
  const asServed = ({ group, kind, name, namespaced }: Resource) => `${group} ${name} ${kind} ${namespaced ? 'namespaced' : 'of the cluster'}`;
  const asKnown = ({ group, kind }: Resource) => `${group} ${resourceName(kind)} ${kind} ${isClusterScoped({ apiVersion: `${group}/v1`, kind }) ? 'of the cluster' : 'namespaced'}`;
  expect(resources.map(asKnown)).toEqual(resources.map(asServed));
});
