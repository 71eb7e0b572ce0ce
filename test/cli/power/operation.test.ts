// What is printed about a machine that KubeVirt is asked to stop.
import { Answer, ended, start, useCommand } from '../terminal/command-at-server';

jest.setTimeout(60_000);
useCommand();

const MACHINE = {
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name: 'db', namespace: 'web', uid: 'uid-db' },
  spec: { runStrategy: 'Always' },
  status: { created: true, printableStatus: 'Running' },
};

const asked = (code: number): Answer => ({ method }) => method === 'PUT' ? { code, body: { message: 'User "ann" cannot stop' } } : { body: MACHINE };

test('its changed run strategy is noted after the request', async () => {
  expect(await ended(start(['stop', 'db'], asked(202)))).toEqual({
    status: 0, stdout: 'virtualmachine.kubevirt.io/db stop requested\n', stderr: expect.stringMatching(/^note: web\/db: its runStrategy becomes Halted: .*\n$/),
  });
});

test('only the refusal of the request is reported', async () => {
  expect(await ended(start(['stop', 'db'], asked(403)))).toEqual({
    status: 1, stdout: '', stderr: expect.stringMatching(/^error: .*403: User "ann" cannot stop\n$/),
  });
});
