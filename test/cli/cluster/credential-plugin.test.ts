import { existsSync, mkdtempSync, readFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { PluginConfig, CredentialPlugin } from '../../../src/cli/cluster/credential-plugin';
import { until } from '../../plane/until';

const V1 = 'client.authentication.k8s.io/v1';
const NEVER = { interactiveMode: 'Never' };

let folder: string;
const file = (name: string) => join(folder, name);
/** How often the program was called. */
const calls = () => existsSync(file('calls')) ? readFileSync(file('calls'), 'utf8').length : 0;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plugin-'));
});

/** A plugin that is a shell script, which counts its calls. */
const plugin = (script: string, config: Partial<PluginConfig> = NEVER, isTerminal?: boolean) => (
  new CredentialPlugin({ apiVersion: V1, command: 'sh', args: ['-c', `printf x >> ${file('calls')}; ${script}`], ...config }, isTerminal)
);

const printing = (status: object, version = V1) => `echo '${JSON.stringify({ apiVersion: version, kind: 'ExecCredential', status })}'`;
const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

test.each<[string, object, number]>([
  ['has no expiry', {}, 1],
  ['is still valid', { expirationTimestamp: inSeconds(60) }, 1],
  ['has expired', { expirationTimestamp: inSeconds(-1) }, 3],
])('a credential that %s is requested as often as necessary', async (_, status, count) => {
  const asked = plugin(printing({ token: 'a', ...status }));
  for (let time = 0; time < 3; time += 1) {
    expect(await asked.credential()).toEqual(bearer('a'));
  }
  expect(calls()).toBe(count);
});

test('concurrent requests for a credential share one call', async () => {
  const asked = plugin(`sleep 0.2; ${printing({ token: 'a' })}`);
  expect(await Promise.all([asked.credential(), asked.credential(), asked.credential()])).toEqual([bearer('a'), bearer('a'), bearer('a')]);
  expect(calls()).toBe(1);
});

test('a credential that a server has refused is requested again, once for all refusals', async () => {
  const asked = plugin(`${printing({ token: 'TOKEN' })} | sed "s/TOKEN/$(wc -c < ${'$0'})/"`.replace('$0', file('calls')));
  const first = await asked.credential();
  asked.forget(first);
  asked.forget(first);
  const second = await asked.credential();
  expect(second).not.toEqual(first);
  asked.forget(first);
  expect(await asked.credential()).toEqual(second);
  expect(calls()).toBe(2);
});

test('a plugin may return a certificate instead of a token', async () => {
  const certificate = { clientCertificateData: 'cert', clientKeyData: 'key' };
  expect(await plugin(printing(certificate)).credential()).toEqual({ cert: 'cert', key: 'key' });
});

test('null counts as missing', async () => {
  const none = { clientCertificateData: null, clientKeyData: null, expirationTimestamp: null };
  expect(await plugin(printing({ ...none, token: 'a' })).credential()).toEqual(bearer('a'));
  expect(await plugin(printing({ clientCertificateData: 'cert', clientKeyData: 'key', token: null })).credential()).toEqual({ cert: 'cert', key: 'key' });
});

test('a plugin gets the environment and arguments of the kubeconfig, and a description of the request', async () => {
  const config = { ...NEVER, env: [{ name: 'REGION', value: 'eu $(id)' }], cluster: { server: 'https://a.test' } };
  await plugin(`echo "$REGION" > ${file('region')}; echo "$KUBERNETES_EXEC_INFO" > ${file('info')}; ${printing({ token: 'a' })}`, config).credential();
  expect(readFileSync(file('region'), 'utf8')).toBe('eu $(id)\n');
  expect(JSON.parse(readFileSync(file('info'), 'utf8'))).toEqual({ kind: 'ExecCredential', apiVersion: V1, spec: { cluster: { server: 'https://a.test' }, interactive: false } });
});

test.each<[string | undefined, boolean, boolean]>([['Never', true, false], ['IfAvailable', true, true], ['IfAvailable', false, false], [undefined, true, true], ['Always', true, true]])(
  'with interactiveMode %s and a terminal %s, interactive is %s', async (interactiveMode, isTerminal, interactive) => {
    await plugin(`echo "$KUBERNETES_EXEC_INFO" > ${file('info')}; ${printing({ token: 'a' })}`, { interactiveMode }, isTerminal).credential();
    expect(JSON.parse(readFileSync(file('info'), 'utf8')).spec).toEqual({ interactive });
  },
);

test('a plugin that does not end is killed once the last request that waits for it is aborted', async () => {
  const asked = plugin(`echo $$ > ${file('pid')}; exec sleep 60`);
  const [one, other] = [new AbortController(), new AbortController()];
  const waiting = [one, other].map(({ signal }) => asked.credential(signal).catch((error) => error));
  const pid = await until('it to run', () => existsSync(file('pid')) && (Number(readFileSync(file('pid'), 'utf8')) || undefined));
  const isThere = () => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  one.abort(new Error('enough'));
  expect(await waiting[0]).toEqual(new Error('enough'));
  expect(isThere()).toBe(true);
  other.abort(new Error('enough'));
  expect(await waiting[1]).toEqual(new Error('enough'));
  await until('it to end', () => !isThere());
});

test('a plugin that was killed is called again for the next request', async () => {
  const asked = plugin(`test -e ${file('second')} || { touch ${file('second')}; exec sleep 60; }; ${printing({ token: 'a' })}`);
  const first = new AbortController();
  const aborted = expect(asked.credential(first.signal)).rejects.toThrow('enough');
  await until('it to run', () => existsSync(file('second')));
  first.abort(new Error('enough'));
  await aborted;
  expect(await asked.credential()).toEqual(bearer('a'));
});

describe('an error is reported without anything that the plugin printed', () => {
  const SECRET = 's3cr3t-t0ken';

  test.each<[string, string, Partial<PluginConfig>, RegExp]>([
    ['a program that fails', `echo ${SECRET}; exit 3`, {}, /ended with 3: see what it printed$/],
    ['a program that is killed', `echo ${SECRET}; kill -9 $$`, {}, /ended with SIGKILL/],
    ['output that is not JSON', `echo ${SECRET}`, {}, /what it printed is not an ExecCredential in JSON$/],
    ['truncated output', `echo '{"kind":"ExecCredential","status":{"token":"${SECRET}'`, {}, /what it printed is not an ExecCredential in JSON$/],
    ['another version', printing({ token: SECRET }, 'client.authentication.k8s.io/v1beta1'), {}, /is not an ExecCredential of client\.authentication\.k8s\.io\/v1, which the kubeconfig names/],
    ['no credentials', printing({ other: SECRET }), {}, /has neither a token nor a certificate with its key$/],
    ['a certificate without its key', printing({ clientCertificateData: SECRET }), {}, /has neither a token nor a certificate with its key$/],
    ['nothing but null', printing({ token: null, other: SECRET }), {}, /has neither a token nor a certificate with its key$/],
    ['a token that is not a string', printing({ token: { value: SECRET } }), {}, /has neither a token/],
    ['a program that does not exist', '', { command: 'no-such-program', args: [SECRET], installHint: 'brew install it' }, /^credential plugin "no-such-program": no such program: brew install it$/],
    ['no command', '', { command: undefined }, /exec\.command is missing/],
    ['arguments that are not a list', '', { args: { a: SECRET } as never }, /exec\.args and exec\.env must be lists/],
    ['an argument that is not a text', '', { args: [SECRET, { toString: 1 }] as never }, /each of exec\.args, .*, must be a text/],
    ['a value that is not a text', '', { env: [{ name: 'A', value: { toString: SECRET } }] as never }, /each of exec\.args, .*, must be a text/],
    ['an argument with a null byte', '', { args: [`${SECRET}\0`] }, /cannot be run: ERR_INVALID_ARG_VALUE/],
    ['a hint that is not a text', '', { command: 'no-such-program', installHint: { a: SECRET } as never }, /exec\.installHint is not a string: write it in quotes$/],
    ['no version', '', { apiVersion: undefined }, /exec\.apiVersion "": write client\.authentication\.k8s\.io\/v1 or/],
    ['a required terminal that is missing', '', { interactiveMode: 'Always' }, /standard input is not a terminal/],
    ['an unknown interactiveMode', '', { interactiveMode: 'Sometimes' }, /exec\.interactiveMode "Sometimes": write Never or IfAvailable or Always/],
  ])('%s', async (_, script, config, message) => {
    const error = await plugin(script, { ...NEVER, ...config }, false).credential().catch((thrown) => thrown);
    expect(error.message).toMatch(/^credential plugin "/);
    expect(error.message).toMatch(message);
    expect(`${error.message} ${error.stack} ${JSON.stringify(error)}`).not.toContain(SECRET);
  });
});
