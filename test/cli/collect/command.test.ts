// `collect --delete` at a terminal and in a job: how much time it has, and how it ends.
import { SECRET_PROTECTION } from '../../../src/objects/prune-protection';
import { testWith } from '../../optional-tool';
import { Answer, ended, start, useCommand } from '../terminal/command-at-server';

const testTerminal = testWith('script');

jest.setTimeout(60_000);
useCommand();

const SECRET = {
  metadata: {
    name: 'web-cloudinitdisk-0123456789', namespace: 'web', uid: 'u', resourceVersion: '1', creationTimestamp: '2020-01-01T00:00:00Z', annotations: SECRET_PROTECTION,
  },
  immutable: true,
};

/** A server with Secrets that nothing reads. */
const withSecret = (deleted: Answer, secrets: readonly object[] = [SECRET]): Answer => (request, url) => {
  if (request.method === 'DELETE') {
    return deleted(request, url);
  }
  const isOfApi = /^\/apis\/[^/]+(?:\/[^/]+)?$/.test(url.pathname);
  return isOfApi ? { code: 404, body: {} }
    : { body: { metadata: { resourceVersion: '1' }, items: url.pathname.endsWith('/secrets') ? secrets : [] } };
};

testTerminal('the answer to the question may take longer than --timeout', async () => {
  let deletions = 0;
  const answer = withSecret(() => {
    deletions += 1;
    return { body: {} };
  });
  const child = start(['collect', '--delete', '--timeout', '2s'], answer, 'pipe', ['sh', '-c', 'exec script -qec "$*" /dev/null', 'sh']);
  child.stdout!.on('data', (text) => String(text).includes('[y/N]') && setTimeout(() => child.stdin!.write('y\n'), 3_000));
  const { status, stdout } = await ended(child);
  expect([status, deletions, stdout]).toEqual([0, 1, expect.stringContaining('secret/web-cloudinitdisk-0123456789 deleted')]);
});

test.each([['SIGINT', 130], ['SIGTERM', 143]] as const)('a deletion that %s interrupts exits with the status of the signal', async (signal, status) => {
  const child = start(['collect', '--delete', '--yes'], withSecret(() => {
    child.kill(signal);
    return undefined;
  }));
  expect(await ended(child)).toMatchObject({ status, stderr: expect.stringContaining('secret/web-cloudinitdisk-0123456789 was not deleted') });
});

test.each([[['--yes']], [[]]])('without a question, a deletion that the server refuses fails: %j', async (options) => {
  const child = start(['collect', '--delete', ...options], withSecret(() => ({ code: 403, body: { message: 'forbidden' } })));
  expect(await ended(child)).toMatchObject({ status: 1, stderr: expect.stringContaining('403: forbidden') });
});

test('Secrets of several namespaces are told with their namespaces', async () => {
  const other = { ...SECRET, metadata: { ...SECRET.metadata, namespace: 'shop', uid: 'v' } };
  const child = start(['collect', '-A', '--delete', '--yes'], withSecret(() => ({ body: {} }), [SECRET, other]));
  const told = ['web', 'shop'].map((namespace) => `note: secret/web-cloudinitdisk-0123456789 in namespace ${namespace} deleted`);
  expect((await ended(child)).stderr.split('\n')).toEqual(expect.arrayContaining(told));
});

describe('unused Secrets that are too new are counted, with the option that sets their age', () => {
  const fresh = { ...SECRET, metadata: { ...SECRET.metadata, name: 'web-cloudinitdisk-abcdefabcd', uid: 'v', creationTimestamp: new Date().toISOString() } };
  const noteOf = async (secrets: readonly object[], ...args: string[]) => (await ended(start(['collect', ...args], withSecret(() => undefined, secrets)))).stderr;

  test.each([
    [[fresh], [], 'nothing to collect: of the cloud-init Secrets, 1 is kept, 1 of them for being newer than 1h (--older-than)'],
    [[SECRET, fresh], ['--older-than', '90m'], 'nothing uses 1 of 2 cloud-init Secrets: 1 is kept, 1 of them for being newer than 1h30m (--older-than)'],
    [[SECRET, fresh], ['--older-than', '0s'], 'nothing uses 2 of 2 cloud-init Secrets: 0 are kept'],
    [[], [], 'nothing to collect: of the cloud-init Secrets, 0 are kept'],
  ])('%#', async (secrets, args, note) => {
    expect(await noteOf(secrets, ...args)).toBe(`note: ${note}\n`);
  });
});
