// Any port of a guest is reachable through the API server, and a port that is not is reported with the reason.
import { ChildProcess, spawn } from 'child_process';
import { createHash, randomBytes } from 'crypto';
import { AddressInfo, connect, createServer, Server, Socket } from 'net';
import { buffer, text } from 'stream/consumers';
import { ReachedGuests } from './reached-guests';
import { until, useCluster } from '../plane/cluster';
import { describeSsh } from '../plane/ssh';

const cluster = useCluster();
const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describeSsh('a tunnel', () => {
  let guests: ReachedGuests;
  /** A server in the guest "web", which has an address of its own. */
  let server: Server;
  let served: number;
  let onConnection: (socket: Socket) => void;

  beforeAll(async () => {
    guests = new ReachedGuests(cluster);
    guests.bundle();
    await guests.userData('user-data', []);
    await Promise.all([guests.start('web', 'user-data'), guests.stopped('off')]);
    const { status: { interfaces: [{ ipAddress }] } } = await cluster.read({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstance', name: 'web' });
    server = createServer({ allowHalfOpen: true }, (socket) => onConnection(socket.on('error', () => undefined)));
    await new Promise<void>((resolve) => server.listen(0, ipAddress, resolve));
    served = (server.address() as AddressInfo).port;
  });

  afterAll(async () => {
    server.close();
    await guests.remove();
  });

  const started: ChildProcess[] = [];

  function start(args: readonly string[]): ChildProcess {
    const child = spawn(process.execPath, [guests.command, 'port-forward', '-n', cluster.namespace, ...args], { env: cluster.environment });
    started.push(child);
    return child;
  }

  // Cleans up after a test that failed.
  afterEach(() => started.splice(0).forEach((child) => child.kill('SIGKILL')));

  const ended = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('close', resolve));

  async function run(args: readonly string[]) {
    const child = start(args);
    child.stdin!.end();
    const [stdout, stderr, code] = await Promise.all([text(child.stdout!), text(child.stderr!), ended(child)]);
    return { code, stdout, stderr };
  }

  describe('over standard input and output', () => {
    test('carries 50 MB there and back unchanged, and ends when the guest closes', async () => {
      onConnection = (socket) => {
        let echoed = 0;
        socket.on('data', (chunk) => {
          echoed += chunk.length;
          socket.write(chunk, () => echoed === sent.length && socket.end());
        });
      };
      const sent = randomBytes(50 * 2 ** 20);
      const child = start(['--stdio', 'vmi/web', String(served)]);
      child.stdin!.write(sent);
      const [received, stderr] = await Promise.all([buffer(child.stdout!), text(child.stderr!)]);
      expect([hash(received), stderr]).toEqual([hash(sent), '']);
      await until('the process to end', () => child.exitCode === 0);
    });

    test('delivers the answer to an input that has ended', async () => {
      onConnection = (socket) => setTimeout(() => socket.end('answer'), 500);
      await expect(run(['--stdio', 'web', String(served)])).resolves.toEqual({ code: 0, stdout: 'answer', stderr: '' });
    });

    test('ends when its output is closed', async () => {
      onConnection = (socket) => {
        const timer = setInterval(() => socket.write('more'), 10);
        socket.once('close', () => clearInterval(timer));
      };
      const child = start(['--stdio', 'web', String(served)]);
      child.stdout!.once('data', () => child.stdout!.destroy());
      await until('the process to end', () => child.exitCode !== null);
    });

    test.each<[why: string, args: string[], message: RegExp]>([
      ['the machine does not exist', ['nobody', '22'], /port 22 of VirtualMachine "nobody" in namespace ".*": no such machine/],
      ['the instance does not exist', ['vmi/nobody', '22'], /VirtualMachineInstance "nobody" in namespace ".*": it is not running: start it/],
      ['it is stopped', ['off', '22'], /VirtualMachine "off" in namespace ".*": it is not running: start it/],
      ['nothing listens on the port', ['web', '1'], /its guest refuses the connection: nothing listens on the port/],
    ])('reports in one line that %s', async (_, args, message) => {
      const { code, stdout, stderr } = await run(['--stdio', ...args]);
      expect([code, stdout, stderr.trimEnd().split('\n')]).toEqual([1, '', [expect.stringMatching(message)]]);
    });
  });

  describe('to local ports', () => {
    /** Starts forwarding, and waits for the ports. */
    async function forwarding(args: readonly string[]): Promise<{ readonly child: ChildProcess; readonly ports: number[] }> {
      const child = start(args);
      let said = '';
      child.stdout!.on('data', (chunk) => said += chunk);
      const count = args.length - 1;
      const lines = await until('the ports', () => said.split('\n').length > count && said.trim().split('\n'));
      return { child, ports: lines.map((line) => Number(/^127\.0\.0\.1:(\d+) -> /.exec(line)![1])) };
    }

    test('serves many connections at once, each to its end', async () => {
      onConnection = (socket) => socket.pipe(socket);
      const { child, ports } = await forwarding(['web', `0:${served}`, `0:${guests.sshPort}`]);
      const echo = async (bytes: Buffer) => {
        const socket = connect(ports[0], '127.0.0.1');
        socket.end(bytes);
        return hash(await buffer(socket));
      };
      const sent = Array.from({ length: 8 }, () => randomBytes(2 ** 20));
      // A half-closed connection still delivers the rest; the echo server ends only at the end of input, which the tunnel cannot convey.
      const greetings = await new Promise<string>((resolve) => connect(ports[1], '127.0.0.1').once('data', (data) => resolve(String(data))));
      expect(greetings).toMatch(/^SSH-2\.0-/);
      await expect(Promise.all(sent.map(echo))).resolves.toEqual(sent.map(hash));
      child.kill('SIGTERM');
      await expect(ended(child)).resolves.toBe(0);
    });

    test('reports a connection that the guest refuses, and continues', async () => {
      const { child, ports } = await forwarding(['web', '0:1']);
      const failed = await new Promise<Error>((resolve) => connect(ports[0], '127.0.0.1').once('error', resolve));
      expect(failed).toMatchObject({ code: 'ECONNRESET' });
      child.kill('SIGINT');
      const [code, stderr] = await Promise.all([ended(child), text(child.stderr!)]);
      expect(code).toBe(0);
      expect(stderr).toMatch(/^(?:warning: .*its guest refuses the connection.*\n){2}$/);
    });

    test('does not start if the machine does not exist or the port is taken', async () => {
      await expect(run(['nobody', '0:22'])).resolves.toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('no such machine') });
      const taken = createServer();
      const number = await new Promise((resolve) => taken.listen(0, '127.0.0.1', () => resolve((taken.address() as any).port)));
      const { code, stderr } = await run(['web', `${number}:${guests.sshPort}`]);
      taken.close();
      expect([code, stderr]).toEqual([1, `error: 127.0.0.1:${number}: cannot listen there: the port is in use: write another one, or 0 for any free port\n`]);
    });
  });
});
