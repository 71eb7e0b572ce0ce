import { connect } from 'net';
import { serveStreams, StreamServer } from './stream-server';
import { serveDisplay } from '../../../src/cli/tunnel/vnc';

let under: StreamServer;
const end = new AbortController();

afterEach(async () => {
  end.abort();
  await under.close();
});

/** The start of the VNC protocol: the server sends its version, the viewer sends its own, the server requires no password. */
function display(socket: any): void {
  socket.send(Buffer.from('RFB 003.008\n'));
  socket.on('message', (data: Buffer) => socket.send(String(data) === 'RFB 003.008\n' ? Buffer.from([1, 1]) : Buffer.from('?')));
}

test('each viewer on the local port gets a stream of its own to the display of the instance', async () => {
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
