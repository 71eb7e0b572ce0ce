import { createServer } from 'net';
import { addressText, startListening } from '../../../src/cli/tunnel/listen';

test('a server survives a connection that it cannot accept, for example with too many open files', async () => {
  const server = createServer();
  const { address } = await startListening(server, { address: '127.0.0.1', port: 0 });
  const fail = () => server.emit('error', Object.assign(new Error('accept EMFILE'), { code: 'EMFILE' }));
  expect([fail(), fail(), address]).toEqual([true, true, '127.0.0.1']);
  server.close();
});

test('a port that is in use is reported', async () => {
  const [one, other] = [createServer(), createServer()];
  const at = await startListening(one, { address: '127.0.0.1', port: 0 });
  await expect(startListening(other, at)).rejects.toThrow(`${addressText(at)}: cannot listen there: the port is in use: write another one, or 0 for any free port`);
  one.close();
});
