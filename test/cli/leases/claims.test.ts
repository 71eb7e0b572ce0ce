import { spawnSync } from 'child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'fs';
import { hostname, tmpdir } from 'os';
import { join } from 'path';
import { Claims } from '../../../src/cli/leases/claims';

const CLAIM = { id: 'lease-0123456789ab', slug: 'vm-smoke', name: 'lease-vm-smoke-456789ab', user: 'ci', port: 22 };
const mode = (path: string) => (statSync(path).mode % 0o1000).toString(8);

let folder: string;
let claims: Claims;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'claims-')), 'leases');
  claims = new Claims('scope', folder);
});

/** A process that is no more. */
const dead = spawnSync('true').pid;

/** Leaves the files as they are when the process that held the claim was killed. */
function kill(id = CLAIM.id): void {
  const held = readdirSync(folder).find((name) => name.startsWith(`${id}.`))!;
  renameSync(join(folder, held), join(folder, `${id}.${dead}@${hostname()}.json`));
}

test('a claim is a file of its own that nobody else can read, in a folder that nobody else can look into', () => {
  claims.add(CLAIM).release();
  expect(readdirSync(folder)).toEqual(['lease-0123456789ab.json']);
  expect([mode(folder), mode(join(folder, 'lease-0123456789ab.json'))]).toEqual(['700', '600']);
  expect(JSON.parse(readFileSync(join(folder, 'lease-0123456789ab.json'), 'utf8'))).toEqual({ ...CLAIM, scope: 'scope' });
});

test('a folder that others could look into is closed', () => {
  mkdirSync(join(folder, 'open'), { mode: 0o755 });
  new Claims('scope', join(folder, 'open'));
  expect(mode(join(folder, 'open'))).toBe('700');
});

test('a claim of another scope is not seen, one of an earlier version without a scope is', () => {
  claims.add(CLAIM).release();
  writeFileSync(join(folder, 'lease-legacy.json'), JSON.stringify({ ...CLAIM, id: 'lease-legacy', slug: 'old' }));
  expect(claims.all().map(({ id }) => id).sort()).toEqual(['lease-0123456789ab', 'lease-legacy']);
  expect(new Claims('other', folder).all().map(({ id }) => id)).toEqual(['lease-legacy']);
});

test('the same slug may be claimed in two scopes', () => {
  claims.add(CLAIM).release();
  const other = new Claims('other', folder);
  other.add({ ...CLAIM, id: 'lease-ba9876543210' }).release();
  expect([claims, other].map((each) => each.all().map(({ id, slug }) => [id, slug]))).toEqual([[['lease-0123456789ab', 'vm-smoke']], [['lease-ba9876543210', 'vm-smoke']]]);
});

test('what is held is seen, and held by one alone', () => {
  const held = claims.add(CLAIM);
  expect(claims.all()).toHaveLength(1);
  expect(claims.hold(CLAIM)).toBeUndefined();
  held.release();
  expect(claims.hold(CLAIM)?.claim).toEqual({ ...CLAIM, scope: 'scope' });
  expect(claims.hold(CLAIM)).toBeUndefined();
});

test('what a killed process held is abandoned, and another\'s to take', () => {
  claims.add(CLAIM);
  expect(claims.abandoned()).toEqual([]);
  kill();
  expect(claims.abandoned()).toEqual([{ ...CLAIM, scope: 'scope' }]);
  claims.hold(CLAIM)!.release();
  expect(claims.abandoned()).toEqual([{ ...CLAIM, scope: 'scope' }]);
  expect(readdirSync(folder)).toEqual(['lease-0123456789ab.json']);
});

test('that its machine was asked for is known before there is an answer, and so is the answer', () => {
  const held = claims.add(CLAIM);
  held.note({ requestedAt: 1 });
  expect([held.claim, claims.all()]).toEqual([{ ...CLAIM, scope: 'scope', requestedAt: 1 }, [{ ...CLAIM, scope: 'scope', requestedAt: 1 }]]);
  expect([mode(join(folder, readdirSync(folder).find((name) => name.endsWith('.json'))!)), readdirSync(claims.keyFolder(CLAIM))]).toEqual(['600', []]);

  held.note({ uid: 'uid' });
  expect(claims.all()).toEqual([{ ...CLAIM, scope: 'scope', requestedAt: 1, uid: 'uid' }]);
});

test('what was not handed over is abandoned, whoever has looked at it meanwhile', () => {
  claims.add(CLAIM).release();
  expect(claims.abandoned()).toHaveLength(1);
  const held = claims.hold(CLAIM)!;
  expect(claims.abandoned()).toEqual([]);
  held.note({ isHandedOver: true });
  held.release();
  expect(claims.abandoned()).toEqual([]);
  claims.hold(CLAIM);
  kill();
  expect(claims.abandoned()).toHaveLength(1);
});

test('of a process on another host nobody here knows whether it is alive', () => {
  claims.add(CLAIM);
  renameSync(join(folder, readdirSync(folder)[0]), join(folder, `${CLAIM.id}.${dead}@elsewhere.json`));
  expect(claims.hold(CLAIM)).toBeUndefined();
});

test('what is removed leaves neither a claim nor a key', () => {
  const held = claims.add(CLAIM);
  mkdirSync(claims.keyFolder(CLAIM));
  writeFileSync(join(claims.keyFolder(CLAIM), 'id_ed25519'), '');
  held.remove();
  expect(readdirSync(folder)).toEqual([]);
});

test.each(['', '{"id": "lease-01'])('a claim that was not written to its end, %j, is none, and is swept once its process is no more', (text) => {
  claims.add(CLAIM);
  writeFileSync(join(folder, readdirSync(folder)[0]), text);
  claims.sweep();
  expect([claims.all(), readdirSync(folder).length]).toEqual([[], 1]);
  kill();
  claims.sweep();
  expect(readdirSync(folder)).toEqual([]);
});

test.each(['-oProxyCommand=id', '../web', ''])('a claim of a machine called %j is no claim, and its key is left', (name) => {
  claims.add(CLAIM);
  mkdirSync(claims.keyFolder(CLAIM));
  writeFileSync(join(folder, readdirSync(folder).find((each) => each.endsWith('.json'))!), JSON.stringify({ ...CLAIM, scope: 'scope', name }));
  kill();
  claims.sweep();
  expect([claims.all(), claims.abandoned(), readdirSync(folder).length]).toEqual([[], [], 2]);
});

test('a claim that was not written to its end is left where there is a key already', () => {
  claims.add(CLAIM);
  mkdirSync(claims.keyFolder(CLAIM));
  writeFileSync(join(folder, readdirSync(folder).find((each) => each.endsWith('.json'))!), '');
  kill();
  claims.sweep();
  expect(existsSync(claims.keyFolder(CLAIM))).toBe(true);
});

test.each(['..', 'a/b', ''])('a key folder of lease %j would lie elsewhere, and is refused', (id) => {
  expect(() => claims.knownHostsFile({ id })).toThrow(`lease ${JSON.stringify(id)}: is not an id`);
});

test('a file that is no claim is left alone', () => {
  writeFileSync(join(folder, 'notes.txt'), '');
  claims.sweep();
  expect([claims.all(), existsSync(join(folder, 'notes.txt'))]).toEqual([[], true]);
});
