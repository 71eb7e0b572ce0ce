import { restartOperation, startOperation, stopOperation } from '../../../src/cli/power/switching';
import { json, Respond, serve } from '../cluster/http-server';
import { recordedMachine, withStatus, withStrategy } from '../machines/recorded';

const RUNS = recordedMachine('a machine that runs');
const HALTED = recordedMachine('a machine that is halted');
const MANUAL = withStrategy(RUNS, 'Manual');
const IMPORTS_ONCE = withStrategy(withStatus(HALTED, { printableStatus: 'Provisioning', created: false }), 'Once');
const ASKED_TO_START = withStatus(withStrategy(HALTED, 'Manual'), { stateChangeRequests: [{ action: 'Start' }] });
const ASKED_TO_STOP = withStatus(MANUAL, { stateChangeRequests: [{ action: 'Stop' }] });
const ASKED_TO_RESTART = withStatus(MANUAL, { stateChangeRequests: [{ action: 'Stop' }, { action: 'Start' }] });
const UNSEEN = { ...RUNS, status: undefined };
const RESTARTED = withStatus(RUNS, { conditions: [{ type: 'Ready', status: 'True', lastTransitionTime: '2031-01-01T00:00:00Z' }] });

const cut: Respond = (request) => request.socket.destroy();
const refused = (code: number, message = 'refused'): Respond => (_, response) => json(response, code, { message });
const done: Respond = (_, response) => json(response, 202, {});

/** The outcome of an operation on a machine that reads as `now` afterwards, and how often the operation was requested. */
async function asked({ perform }: typeof startOperation, before: any, now: any, answers: readonly Respond[]) {
  const left = [...answers];
  const { cluster, requests, close } = await serve((request, response) => {
    if (request.method === 'GET') {
      json(response, 200, now);
    } else {
      request.resume().on('end', () => left.shift()!(request, response));
    }
  });
  const { signal } = new AbortController();
  const error = await perform(cluster, before, { signal }).then(() => undefined, (reason: Error) => reason.message).finally(close);
  return { error, times: requests.filter((request) => request.startsWith('PUT')).length };
}

test.each([
  ['is too busy', [refused(429)]],
  ['has no virt-api', [refused(503)]],
  ['cuts the connection', [cut]],
])('an operation is repeated if the server %s', async (_, answers) => {
  expect(await asked(startOperation, HALTED, HALTED, [...answers, done])).toEqual({ error: undefined, times: answers.length + 1 });
});

test.each<[string, typeof startOperation, any, any]>([
  ['start of a halted machine', startOperation, HALTED, withStrategy(HALTED, 'Always')],
  ['stop of a machine that always runs', stopOperation(), RUNS, withStrategy(RUNS, 'Halted')],
  ['stop of a machine that is started by hand', stopOperation(), MANUAL, ASKED_TO_STOP],
  ['stop that is over', stopOperation(), MANUAL, withStrategy(HALTED, 'Manual')],
  ['restart that is under way', restartOperation(false), MANUAL, ASKED_TO_RESTART],
  ['restart that is over', restartOperation(true), RUNS, RESTARTED],
])('a %s that took effect without an answer is not repeated', async (_, operation, before, now) => {
  expect(await asked(operation, before, now, [cut])).toEqual({ error: undefined, times: 1 });
});

test.each<[string, any]>([
  ['has yet to start', IMPORTS_ONCE],
  ['virt-controller has not looked at yet', UNSEEN],
  ['is being restarted', ASKED_TO_RESTART],
])('a stop without an answer, of a machine that %s, is repeated', async (_title, machine) => {
  expect(await asked(stopOperation(), machine, machine, [cut, done])).toEqual({ error: undefined, times: 2 });
});

test('a stop without an answer, which shortens another, is repeated', async () => {
  const stopping = withStrategy(withStatus(RUNS, { printableStatus: 'Stopping' }), 'Halted');
  expect(await asked(stopOperation(0), stopping, stopping, [cut, done])).toEqual({ error: undefined, times: 2 });
});

test('a restart that is refused while the machine stops for good fails', async () => {
  const { error } = await asked(restartOperation(false), ASKED_TO_STOP, ASKED_TO_STOP, [refused(500, 'unable to complete request: stop/start already underway')]);
  expect(error).toContain('500: unable to complete request: stop/start already underway');
});

test('a stop that is refused while the machine is about to start fails', async () => {
  const { error, times } = await asked(stopOperation(), ASKED_TO_START, ASKED_TO_START, [refused(409, 'VM is not running')]);
  expect([error, times]).toEqual([expect.stringContaining('409: VM is not running'), 1]);
});

test.each<[string, typeof startOperation, any, any, Respond]>([
  ['start of a machine that somebody else has started in the meantime', startOperation, HALTED, RUNS, refused(409, 'VM is already running')],
  ['restart of a machine that is being restarted', restartOperation(false), MANUAL, ASKED_TO_RESTART, refused(500, 'unable to complete request: stop/start already underway')],
])('a refused %s succeeds', async (_, operation, before, now, answer) => {
  expect(await asked(operation, before, now, [answer])).toEqual({ error: undefined, times: 1 });
});

test.each([
  ['409 without a matching state of the machine', refused(409, 'manual recovery required'), '409: manual recovery required'],
  ['500, which is also how virt-api refuses', refused(500, 'no such thing'), '500: no such thing'],
  ['403', refused(403, 'forbidden'), '403: forbidden'],
])('%s is reported at once', async (_, answer, message) => {
  expect(await asked(startOperation, HALTED, HALTED, [answer])).toEqual({ error: expect.stringContaining(`cannot start VirtualMachine "web" in namespace "shop": ${message}`), times: 1 });
});
