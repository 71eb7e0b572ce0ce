import { mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { diagnose } from '../../../src/cli/doctor/command';
import { readInput } from '../../../src/cli/manifests/documents';
import { DISCOVERY, json, serve } from '../cluster/http-server';

const file = join(mkdtempSync(join(tmpdir(), 'doctor-')), 'all.json');
/** The path of a namespace. */
const ONE = /\/api\/v1\/namespaces\/\w+$/;

const configMap = (namespace?: string) => JSON.stringify({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a', namespace } });

const UNKNOWN = ', and this user may not see whether it exists';
const ABSENT = ', which does not exist';

test.each([
  [200, []],
  [403, [`needs Namespace "default"${UNKNOWN}`, `needs Namespace "shop"${UNKNOWN}`]],
  [404, ['the cluster has no namespace "default"', `needs Namespace "default"${ABSENT}`, `needs Namespace "shop"${ABSENT}`]],
])('each namespace is read once, also if the answer is %i', async (code, found) => {
  writeFileSync(file, [configMap(), configMap('shop')].join('\n---\n'));
  const server = await serve(({ url = '', method }, response) => {
    if (method === 'POST') {
      json(response, 201, { status: { allowed: true } });
    } else if (url.startsWith('/api/v1/namespaces?')) {
      json(response, 200, { metadata: { resourceVersion: '1' }, items: [] });
    } else {
      json(response, ONE.test(url) ? code : url === '/version' ? 200 : 404, { message: 'no', metadata: { name: 'it' }, gitVersion: 'v1.36.2' });
    }
  }, DISCOVERY);
  try {
    const { checks } = await diagnose(server.cluster, readInput([file]));
    expect(server.requests.filter((request) => ONE.test(request)).sort()).toEqual(['GET /api/v1/namespaces/default', 'GET /api/v1/namespaces/shop']);
    expect(checks.map(({ message }) => message).filter((message) => /amespace "/.test(message))).toEqual(found);
  } finally {
    await server.close();
  }
});
