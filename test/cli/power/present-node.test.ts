// What `migrate --node` does with a machine that is on that node already.
import { Answer, ended, start, useCommand } from '../terminal/command-at-server';

jest.setTimeout(60_000);
useCommand();

const MACHINE = { metadata: { name: 'db', namespace: 'web' }, spec: { runStrategy: 'Always' }, status: { created: true, printableStatus: 'Running' } };
const INSTANCE = { metadata: { name: 'db', namespace: 'web' }, status: { nodeName: 'node-1' } };

test('it is left alone, also by --wait, and that is said', async () => {
  const methods: (string | undefined)[] = [];
  const answer: Answer = ({ method }, { pathname }) => {
    methods.push(method);
    return { body: pathname.includes('/virtualmachineinstances/') ? INSTANCE : MACHINE };
  };
  expect(await ended(start(['migrate', 'db', '--node', 'node-1', '--wait'], answer))).toEqual({
    status: 0, stdout: '', stderr: 'note: web/db: is on node "node-1" already\n',
  });
  expect(methods).toEqual(['GET', 'GET']);
});
