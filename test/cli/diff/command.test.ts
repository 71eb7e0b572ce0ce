import { writeFileSync } from 'fs';
import { join } from 'path';
import { type Answer, ended, FOLDER, start, useCommand } from '../terminal/command-at-server';

useCommand();

const map = (name: string) => ({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name } });

/** A cluster without objects, which refuses the one named `bad`. */
const answering: Answer = ({ method }, { pathname }) => {
  const name = pathname.split('/').at(-1)!;
  if (method === 'GET') {
    return { code: 404, body: { code: 404, message: 'not found' } };
  }
  return name === 'bad' ? { code: 422, body: { code: 422, message: 'denied' } } : { body: { ...map(name), metadata: { name, namespace: 'web', uid: name, resourceVersion: '1' } } };
};

async function diff(names: readonly string[], ...args: readonly string[]) {
  writeFileSync(join(FOLDER, 'in.yaml'), names.map((name) => JSON.stringify(map(name))).join('\n---\n'));
  return ended(start(['diff', 'in.yaml', ...args], answering));
}

test('if the server refuses one object, the other changes are still printed before the command fails', async () => {
  const { status, stdout, stderr } = await diff(['good', 'bad', 'fine']);
  expect([status, stderr]).toEqual([2, 'error: in.yaml:3: ConfigMap/bad: 422: denied\n']);
  expect(stdout.split('\n').filter((line) => !line.startsWith('+'))).toEqual([
    'configmap/good in namespace web would be created', '', 'configmap/bad in namespace web would be refused', '! it is refused: 422: denied', '',
    'configmap/fine in namespace web would be created', '',
  ]);
});

test('a comment shows the refusal too', async () => {
  const { status, stdout } = await diff(['good', 'bad'], '-o', 'markdown');
  expect([status, stdout]).toEqual([2, expect.stringContaining('\n1 object created, 1 object refused.\n\n- `configmap/bad` in `web` is refused: 422: denied\n')]);
});

test('both paths of a comparison that do not exist are reported at once', async () => {
  expect(await ended(start(['diff', 'nowhere', '--against', 'lost'], answering))).toEqual({
    status: 2, stdout: '', stderr: 'error: nowhere: no such file or folder\nerror: lost: no such file or folder\n',
  });
});
