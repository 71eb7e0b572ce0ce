// How healthy Argo CD and Flux consider objects to be by the library's checks, run by Argo CD's Lua interpreter and Flux's CEL evaluator over
// recorded objects (`npm run situations` records them again).
import * as fc from 'fast-check';
import { Verdicts, verdicts } from './judges';
import { randomObjects } from './random-statuses';
import recorded from './recorded.json';
import { machineReadiness } from '../../src/cli/wait/readiness/virtual-machine';
import { COMPILING } from '../plane/go';

const objects: { readonly [title: string]: any } = recorded;
const found = new Map<string, Verdicts>();

beforeAll(() => {
  const answers = verdicts(Object.values(objects));
  Object.keys(objects).forEach((title, index) => found.set(title, answers[index]));
}, COMPILING);

/** The equivalent Flux status. */
const FLUX: { readonly [status: string]: string } = { Healthy: 'Current', Progressing: 'InProgress', Degraded: 'Failed' };

test('every situation has its verdict', () => {
  expect(Object.fromEntries([...found].map(([title, { argoCd: { status, message, error } }]) => [title, error ?? `${status}: ${message}`]))).toMatchSnapshot();
});

/** KubeVirt counts a change as observed at the next start of the machine, even one that it applies at once. */
const CHANGED = ['a machine that was changed while it ran', 'a machine that got another disk while it ran'];

test.each(Object.keys(objects).filter((title) => !CHANGED.includes(title)))('the tools agree on %s', (title) => {
  const { argoCd, flux } = found.get(title)!;
  expect(flux).toEqual({ status: FLUX[argoCd.status!] });
});

test.each(CHANGED)('Flux itself considers %s to be in progress until it is restarted', (title) => {
  expect(found.get(title)).toMatchObject({ argoCd: { status: 'Healthy' }, flux: { status: 'InProgress' } });
});

test('an object that no controller has seen yet is in progress or unknown', () => {
  const fresh = new Map(Object.values(objects).map(({ status, ...object }) => [object.kind, object]));
  for (const { argoCd, flux } of verdicts([...fresh.values()])) {
    expect(argoCd.status).toBe('Progressing');
    // Flux keeps polling when an expression fails.
    expect(flux.error ?? flux.status).toMatch(/no such attribute.*status|^InProgress$/);
  }
}, COMPILING);

test('the tools agree on any status', () => {
  const samples = fc.sample(randomObjects, 2000);
  const seen = new Set<string>();
  for (const [index, { argoCd, flux }] of verdicts(samples).entries()) {
    expect({ object: samples[index], flux }).toEqual({ object: samples[index], flux: { status: FLUX[argoCd.status!] } });
    seen.add(`${samples[index].kind} ${argoCd.status}`);
  }
  // CDI retries a failed import.
  expect([...seen].sort()).toEqual([
    'DataImportCron', 'DataVolume', 'PersistentVolumeClaim', 'VirtualMachine', 'VirtualMachineClone', 'VirtualMachinePool', 'VirtualMachineRestore', 'VirtualMachineSnapshot',
  ].flatMap((kind) => ['Degraded', 'Healthy', 'Progressing'].map((status) => `${kind} ${status}`))
    .filter((verdict) => verdict !== 'DataImportCron Degraded'));
}, COMPILING);

test('a stopped machine is at rest unless it should always run', () => {
  const { spec: { template }, ...halted } = objects['a machine that is halted'];
  const stopped = (spec: object) => ({ ...halted, spec: { ...spec, template } });
  const judged = verdicts([{ runStrategy: 'Manual' }, { runStrategy: 'Always' }, { running: true }, { running: false }].map(stopped));
  expect(judged.map(({ argoCd }) => argoCd.status)).toEqual(['Healthy', 'Progressing', 'Progressing', 'Healthy']);
}, COMPILING);

test('a pool of manually started machines is healthy once they exist', () => {
  const pool = (spec: object) => ({ apiVersion: 'pool.kubevirt.io/v1beta1', kind: 'VirtualMachinePool', spec: { replicas: 2, virtualMachineTemplate: { spec } }, status: { replicas: 2, readyReplicas: 0 } });
  const judged = verdicts([{ runStrategy: 'Halted' }, { running: false }, { running: true }, { runStrategy: 'Always' }].map(pool));
  expect(judged.map(({ argoCd, flux }) => [argoCd.status, flux.status])).toEqual([['Healthy', 'Current'], ['Healthy', 'Current'], ['Progressing', 'InProgress'], ['Progressing', 'InProgress']]);
}, COMPILING);

test.each(['Once', 'RerunOnFailure'])('a machine with run strategy %s is at rest only after it was started', (runStrategy) => {
  const { spec, status, ...halted } = objects['a machine that is halted'];
  const stopped = (before: object) => ({ ...halted, spec: { ...spec, runStrategy }, status: { ...status, runStrategy: undefined, ...before } });
  const judged = verdicts([{}, { runStrategy: 'Halted' }, { runStrategy }].map(stopped));
  expect(judged.map(({ argoCd, flux }) => [argoCd.status, flux.status])).toEqual([['Progressing', 'InProgress'], ['Progressing', 'InProgress'], ['Healthy', 'Current']]);
}, COMPILING);

test('a machine that starts paused is healthy once it is paused, as the command reports it', () => {
  const { spec, ...machine } = objects['a machine that runs'];
  const paused = { type: 'Paused', status: 'True', reason: 'PausedByUser', message: 'VMI was paused by user' };
  const notReady = { type: 'Ready', status: 'False', reason: 'GuestNotRunning', message: 'Guest VM is not reported as running' };
  const machines = [{ startStrategy: 'Paused' }, {}].map((more) => (
    { ...machine, spec: { ...spec, template: { ...spec.template, spec: { ...spec.template.spec, ...more } } }, status: { printableStatus: 'Paused', conditions: [notReady, paused] } }
  ));
  expect(verdicts(machines).map(({ argoCd, flux }) => [argoCd.status, flux.status])).toEqual([['Healthy', 'Current'], ['Progressing', 'InProgress']]);
  expect(machines.map((each) => machineReadiness(each).state)).toEqual(['ready', 'progressing']);
}, COMPILING);

test('an import reports its progress', () => {
  const [{ argoCd }] = verdicts([{ ...objects['a volume that is imported'], status: { phase: 'ImportInProgress', progress: '45.20%' } }]);
  expect(argoCd).toEqual({ status: 'Progressing', message: 'ImportInProgress 45.20%' });
}, COMPILING);
