// Whatever has the likeness of an object that nothing is wrong with, nothing is wrong with it either.
import { CORPORA } from './corpus';
import { mutated } from './corpus/mutated';
import { Admission } from '../../src/admission/admission';
import { adviceOn } from '../../src/admission/advice/rules';
import { foundBefore, likenessOf, rememberFound, sharedLikenessOf } from '../../src/admission/alike';

function likeness(manifest: object, secrets: readonly any[] = [], ...emptyClaims: string[]): string | undefined {
  return likenessOf({ manifest, secrets, emptyClaims: new Set(emptyClaims) });
}

const machine = (name: string, { reference = name, uuid = '6d8a5b1e-8d0c-5e0f-9a61-000000000000', macs = ['02:00:00:00:00:01', '02:00:00:00:00:02'] } = {}) => ({
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name },
  spec: { uuid, interfaces: macs.map((macAddress) => ({ macAddress })), volumes: [{ persistentVolumeClaim: { claimName: `${reference}-data` } }] },
});

const manifests = [...Object.values(CORPORA).flatMap((corpus) => Object.values(corpus)), ...Object.values(mutated)]
  .filter(({ object }) => typeof object.metadata?.name === 'string')
  .map(({ object, featureGates }) => ({ object, featureGates: [...featureGates ?? []] }));

test('among the manifests that the server has judged, none is refused that has the likeness of one that is not', () => {
  const verdicts = new Map<string, Set<string>>();
  for (const { object, featureGates } of manifests) {
    const text = likeness(object);
    if (text !== undefined) {
      const key = featureGates.join() + text;
      const isRefused = Admission.validate(object, { featureGates }).length > 0;
      const verdict = isRefused ? 'refused' : adviceOn(object, { capabilities: { featureGates } }).length > 0 ? 'advised' : 'well';
      verdicts.set(key, (verdicts.get(key) ?? new Set()).add(verdict));
    }
  }
  expect(verdicts.size).toBeGreaterThan(3000);
  expect([...verdicts].filter(([, found]) => found.size > 1)).toEqual([]);
});

test('machines are alike that differ in the digits of their names, and in what is derived from those', () => {
  const other = { uuid: '0fb9dff1-7a3a-5bd0-8a3e-2d6d6f2ad3a4', macs: ['02:aa:00:00:00:01', '02:aa:00:00:00:02'] };
  expect(likeness(machine('web-17', other))).toBe(likeness(machine('web-23')));
});

test('what they belong to may have other digits too, where their names begin with its name', () => {
  const claimed = (name: string, claim: string) => ({ metadata: { name, labels: { 'example.com/claim': claim } } });
  expect(likeness(claimed('web-17-0', 'web-17'))).toBe(likeness(claimed('web-23-0', 'web-23')));
  expect(likeness(claimed('web-17-0', 'web-17'))).not.toBe(likeness(claimed('web-23-0', 'web-17')));
});

test.each<[string, object]>([
  ['in a name of another length', machine('web-170')],
  ['in another word', machine('db-17')],
  ['in whether a claim is named after the machine', machine('web-17', { reference: 'web-18' })],
  ['in whether two addresses are the same', machine('web-17', { macs: ['02:00:00:00:00:01', '02:00:00:00:00:01'] })],
  ['in a UUID that was not derived', machine('web-17', { uuid: '6d8a5b1e-8d0c-4e0f-9a61-000000000000' })],
])('they are not that differ %s', (_how, other) => {
  expect(likeness(other)).not.toBe(likeness(machine('web-17')));
});

test('a machine\'s texts and empty claims belong to its likeness', () => {
  const secret = (name: string, digest: string, userdata: string) => ({ name: `${name}-seed-${digest}`, stringData: { userdata } });
  const first = likeness(machine('web-1'), [secret('web-1', '0123456789', 'hostname: web-1')], 'web-1-data');
  expect(likeness(machine('web-2'), [secret('web-2', 'abcdef0123', 'hostname: web-2')], 'web-2-data')).toBe(first);
  expect(likeness(machine('web-2'), [secret('web-2', 'abcdef0123', 'hostname: web-1')], 'web-2-data')).not.toBe(first);
  expect(likeness(machine('web-2'), [secret('web-2', 'abcdef0123', 'hostname: web-2')])).not.toBe(first);
});

test('what JSON does not tell apart has no likeness', () => {
  expect([NaN, null, 5n, () => 1].map((value) => likeness({ metadata: { name: 'web' }, spec: { value } }))).toEqual([undefined, undefined, undefined, undefined]);
});

test('what has no name has no likeness', () => {
  expect([{}, { metadata: {} }, { metadata: { name: 5 } }].map((manifest) => likeness(manifest))).toEqual([undefined, undefined, undefined]);
});

test('a verdict holds for the cluster that it was found for', () => {
  const [one, other] = [{ featureGates: [] }, { featureGates: ['Snapshot'] }];
  const [advised, nothing] = [[{ rule: 'image-tag-latest', path: '', message: 'moves' }], []].map((advice) => ({ issues: [], advice }));
  rememberFound('a', advised, one);
  rememberFound('b', nothing);
  expect([foundBefore('a', one), foundBefore('a', other), foundBefore('a'), foundBefore('b', one), foundBefore('b')]).toEqual([advised, undefined, undefined, undefined, nothing]);
});

describe('objects that share their content', () => {
  const likenessWith = (name: string, { number = 1, labels = {}, claims = [] as string[] } = {}) =>
    sharedLikenessOf({ number, metadata: { name, labels }, emptyClaims: new Set(claims) });

  test.each<[string, string, string]>([['web-17', 'web-23', 'web-7'], ['web17', 'web23', 'web7']])('are alike where the digits of their names differ: %s and %s', (one, other, shorter) => {
    expect(likenessWith(one)).toBe(likenessWith(other));
    expect(likenessWith(one)).not.toBe(likenessWith(shorter));
  });

  test('may have their names in labels and claims', () => {
    const named = (name: string, label: string) => likenessWith(name, { labels: { app: label }, claims: [`${name}-data`] });
    expect(named('web-17', 'web-17')).toBe(named('web-23', 'web-23'));
    expect(named('web-17', 'web-17')).not.toBe(named('web-23', 'web-17'));
  });

  test('are not alike that share another, or have other metadata or claims', () => {
    const others = [likenessWith('web-17', { number: 2 }), likenessWith('web-17', { labels: { app: 'shop' } }), likenessWith('web-17', { claims: ['data'] })];
    expect(new Set([likenessWith('web-17'), ...others]).size).toBe(4);
  });
});
