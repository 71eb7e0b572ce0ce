import { recordedMachine, withStatus, withStrategy } from './recorded';
import { Decision } from '../../../src/cli/machines/operation';
import { restartOf, START, stopOf } from '../../../src/cli/machines/switching';
import { json, serve } from '../cluster/http-server';

const RUNS = recordedMachine('a machine that runs');
const HALTED = recordedMachine('a machine that is halted');
const MANUAL = recordedMachine('a machine that nobody has started');
const NO_IMAGE = recordedMachine('a machine without its image');
const IMPORTS = withStrategy(withStatus(HALTED, { printableStatus: 'Provisioning' }), 'Halted');
const STOPPING = withStrategy(withStatus(RUNS, { printableStatus: 'Stopping', conditions: [] }), 'Halted');
const ASKED = withStatus(MANUAL, { stateChangeRequests: [{ action: 'Start' }] });
const RAN_ONCE = withStrategy(withStatus(RUNS, { printableStatus: 'Stopped', conditions: [] }), 'Once');

const DONE: Decision = {};
const PATIENCE = { signal: new AbortController().signal };
const idle = (words: string) => ({ idle: expect.stringContaining(words) });
const comesAbout = (words: string, awaited?: object) => (
  { ...idle(words), comesAbout: awaited === undefined ? {} : { awaited: expect.objectContaining(awaited) } }
);
const mistake = (words: string) => ({ mistake: expect.stringContaining(words) });
const warning = (words: string) => ({ warning: expect.stringContaining(words) });

test.each<[string, any, object]>([
  ['runs', RUNS, idle('runs already')],
  ['is halted', HALTED, warning('becomes Always')],
  ['is halted while its disk is imported', IMPORTS, warning('becomes Always')],
  ['waits for somebody', MANUAL, DONE],
  ['was asked to start a moment ago', ASKED, comesAbout('comes up by itself', { name: 'web' })],
  ['fails to come up', NO_IMAGE, comesAbout('`cdk8s-kubevirt status web -n shop` tells what it waits for', { name: 'web', namespace: 'shop' })],
  ['has not been started by KubeVirt yet', withStrategy(HALTED, 'Always'), comesAbout('comes up by itself', { kind: 'VirtualMachine' })],
  ['has run its one time', RAN_ONCE, mistake('for one time')],
])('start of a machine that %s', (_, machine, decision) => expect(START.decide(machine)).toEqual(decision));

test.each<[string, any, number | undefined, object]>([
  ['runs always', RUNS, undefined, warning('becomes Halted')],
  ['fails to come up', NO_IMAGE, undefined, warning('becomes Halted')],
  ['is halted', HALTED, undefined, idle('is stopped already')],
  ['is halted while its disk is imported', IMPORTS, undefined, idle('is stopped already')],
  ['nobody has started', MANUAL, undefined, idle('is stopped already')],
  ['somebody has started', withStrategy(RUNS, 'Manual'), undefined, DONE],
  ['somebody has just asked to start', ASKED, undefined, DONE],
  ['stops', STOPPING, undefined, comesAbout('is Stopping, and stops')],
  ['stops too slowly', STOPPING, 0, DONE],
])('stop of a machine that %s', (_, machine, gracePeriod, decision) => expect(stopOf(gracePeriod).decide(machine)).toEqual(decision));

test.each<[string, any, object]>([
  ['runs', RUNS, DONE],
  ['fails to come up', NO_IMAGE, DONE],
  ['is halted', HALTED, mistake('start it')],
  ['is to be stopped', STOPPING, mistake('runStrategy Halted has no restarts')],
])('restart of a machine that %s', (_, machine, decision) => expect(restartOf(false).decide(machine)).toEqual(decision));

test.each([
  ['start', START, {}],
  ['stop', stopOf(), {}],
  ['stop', stopOf(0), { gracePeriod: 0 }],
  ['stop', stopOf(30), { gracePeriod: 30 }],
  ['restart', restartOf(false), {}],
  ['restart', restartOf(true), { gracePeriodSeconds: 0 }],
])('%s asks KubeVirt\'s subresource, with %#', async (verb, { perform }, body) => {
  const bodies: string[] = [];
  const { cluster, requests, close } = await serve((request, response) => {
    request.on('data', (chunk) => bodies.push(String(chunk)));
    request.on('end', () => json(response, 202, {}));
  });
  await perform(cluster, RUNS, PATIENCE).finally(close);
  expect(requests).toContain(`PUT /apis/subresources.kubevirt.io/v1/namespaces/shop/virtualmachines/web/${verb}`);
  expect(JSON.parse(bodies.join(''))).toEqual(body);
});

test('a machine has started once virt-controller has taken the request, and stopped once its guest is gone', () => {
  expect([START.isTaken(ASKED), START.isTaken(RUNS)]).toEqual([false, true]);
  expect([RUNS, STOPPING, ASKED, HALTED, RAN_ONCE].map(stopOf().isTaken)).toEqual([false, false, false, true, true]);
});
