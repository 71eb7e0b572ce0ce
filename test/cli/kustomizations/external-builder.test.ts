// How a build ends that says nothing itself. Values of charts are among the arguments, and may be secret.
import { runBuild } from '../../../src/cli/kustomizations/external-builder';
import { secretsIn, withoutSecrets } from '../../../src/cli/kustomizations/quoted-secrets';

const node = (script: string, ...args: string[]) => runBuild(process.execPath, ['-e', script, ...args]);

test.each<[string, Promise<unknown>, string]>([
  ['ends with a code', node('process.exit(3)', 'hunter2'), 'it ended with 3'],
  ['ends by a signal', node('process.kill(process.pid, "SIGKILL")', 'hunter2'), 'it ended with SIGKILL'],
  ['prints too much', node('process.stdout.write("hunter2".repeat(10_000_000))', 'hunter2'), 'its output is longer than 64 MiB'],
  ['has an argument with a null character', node('', 'hunter2\0'), 'it cannot be started with these values: ERR_INVALID_ARG_VALUE'],
  ['has an argument that is too long', node('', 'hunter2'.repeat(1_000_000)), 'it cannot be started with these values: E2BIG'],
])('the failure of a program that %s does not quote its arguments', async (_, built, failure) => {
  expect(await built).toEqual({ failure });
});

test('a program finds its own files, and no other variable of this process: kustomize 4 puts any of them into a ConfigMap', async () => {
  const before = process.env;
  process.env = { PATH: before.PATH, HOME: '/root', ASDF_DATA_DIR: '/asdf', LC_ALL: 'C', GITHUB_TOKEN: 'hunter2', HELM_KUBETOKEN: 'hunter2' };
  const built: any = await node('process.stdout.write(JSON.stringify(Object.keys(process.env)))').finally(() => process.env = before);
  expect(JSON.parse(built.text).filter((name: string) => !/proxy$|^GIT_/i.test(name))).toEqual(['PATH', 'HOME', 'ASDF_DATA_DIR', 'LC_ALL']);
});

test('a message does not quote the secret values that a program was given', () => {
  const values = { db: { password: 'hunter2', name: 'shop' }, users: [{ password: 'hunter2-and-more' }] };
  expect(withoutSecrets('at /db/password: hunter2 of shop, or hunter2-and-more', secretsIn(values))).toBe('at /db/password: (secret) of shop, or (secret)');
});
