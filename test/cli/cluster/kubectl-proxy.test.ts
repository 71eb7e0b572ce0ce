// A cluster reached through `kubectl proxy`, of which a program of a few lines takes the place.
import { mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { throughKubectl } from '../../../src/cli/cluster/kubectl-proxy';

/** Answers with the number of the connection. */
const PROXY = `#!${process.execPath}
let count = 0;
const server = require('http').createServer((request, response) => response.end(JSON.stringify({ connection: request.socket.number })));
server.on('connection', (socket) => socket.number = ++count);
server.listen(process.argv.find((word) => word.startsWith('--unix-socket=')).slice('--unix-socket='.length), () => console.log('Starting to serve'));
`;

test('a request that must not be sent twice never goes over a kept connection, which the proxy may have just closed', async () => {
  const kubectl = join(mkdtempSync(join(tmpdir(), 'kubectl-')), 'kubectl');
  writeFileSync(kubectl, PROXY, { mode: 0o755 });
  const connections = await throughKubectl(kubectl, { namespace: 'default' }, async ({ server }) => {
    const numbers: number[] = [];
    for (const method of ['POST', 'GET', 'GET', 'POST'] as const) {
      numbers.push((await server.request({ method, path: '/' })).body.connection);
    }
    return numbers;
  });
  expect(connections).toEqual([1, 2, 2, 3]);
});
