import { connect } from 'net';
import { serveStreams, StreamServer } from './stream-server';
import { serveDisplay } from '../../../src/cli/tunnel/vnc';

let under: StreamServer;
const end = new AbortController();

afterEach(async () => {
  end.abort();
  await under.close();
});

/** The beginning of VNC's protocol: the server says its version, the viewer says its own, the server offers no password. */
function display(socket: any): void {
  socket.send(Buffer.from('RFB 003.008\n'));
  socket.on('message', (data: Buffer) => socket.send(String(data) === 'RFB 003.008\n' ? Buffer.from([1, 1]) : Buffer.from('?')));
}

test('a viewer on the local port talks with the display of the instance, and the next one gets a stream of its own', async () => {
  under = await serveStreams(display);
  const { port } = await serveDisplay(under.cluster, { namespace: 'default', name: 'web' }, { address: '127.0.0.1', port: 0 }, end.signal);
  const greet = () => new Promise<string>((resolve) => {
    const viewer = connect(port, '127.0.0.1');
    let said = Buffer.alloc(0);
    viewer.on('data', (data) => {
      said = Buffer.concat([said, data]);
      if (said.equals(Buffer.from('RFB 003.008\n'))) {
        viewer.write('RFB 003.008\n');
      } else if (said.length >= 14) {
        viewer.destroy();
        resolve(said.subarray(12).toString('hex'));
      }
    });
  });
  await expect(Promise.all([greet(), greet()])).resolves.toEqual(['0101', '0101']);
  expect(under.requests.map(({ url }) => url)).toEqual(Array(2).fill('/behind/a/proxy/apis/subresources.kubevirt.io/v1/namespaces/default/virtualmachineinstances/web/vnc'));
});
