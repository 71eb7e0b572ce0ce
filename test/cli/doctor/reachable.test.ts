import { checkLines } from '../../../src/cli/doctor/check';
import { reachableCheck } from '../../../src/cli/doctor/reachable';
import { json, Respond, serve } from '../cluster/http-server';

/** The line for a server, without its address and its response time. */
async function told(respond: Respond): Promise<string> {
  const { cluster, url, close } = await serve(respond);
  const [line] = checkLines([await reachableCheck(cluster)]);
  await close();
  return line.replace(url, 'URL').replace(/\d+ ms/, 'N ms');
}

test('a cluster answers with its version', async () => {
  expect(await told((_, response) => json(response, 200, { gitVersion: 'v1.34.2' }))).toBe('✓ cluster: URL answers in N ms, Kubernetes 1.34.2');
});

test('a server that does not reveal its version still counts as a cluster', async () => {
  expect(await told((_, response) => json(response, 403, { message: 'forbidden: User "ada" cannot get path "/version"' })))
    .toBe('✓ cluster: URL answers in N ms, Kubernetes of a version that this user may not see');
});

test.each<[string, Respond, string]>([
  ['is something else', (_, response) => json(response, 200, { status: 'ok' }), 'the answer is JSON with the fields status'],
  ['breaks the connection', (request) => request.socket.destroy(), 'socket hang up'],
])('a server that %s does not count as a cluster', async (_, respond, reason) => {
  expect(await told(respond)).toMatch(new RegExp(`^✗ cluster: URL does not answer as a cluster: .*${reason}.*: check the address in the kubeconfig`));
});

test('a server that does not know the user has its own advice', async () => {
  expect(await told((_, response) => json(response, 401, { message: 'Unauthorized' })))
    .toMatch(/^✗ cluster: URL does not answer as a cluster: .*401: Unauthorized: log in again, or write a new token or certificate into the kubeconfig$/);
});
