import { spawnSync } from 'child_process';
import fs, { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'fs';
import { hostname, tmpdir } from 'os';
import { join } from 'path';
import { LeaseRecords } from '../../../src/cli/leases/lease-records';
import * as terminal from '../../../src/cli/terminal/print';
import { processStart } from '../../../src/synth/running-process';

const RECORD = { id: 'lease-0123456789ab', slug: 'vm-smoke', name: 'lease-vm-smoke-456789ab', user: 'ci', port: 22 };
const mode = (path: string) => (statSync(path).mode % 0o1000).toString(8);

let folder: string;
let records: LeaseRecords;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'records-')), 'leases');
  records = new LeaseRecords('scope', folder);
});
afterEach(() => jest.restoreAllMocks());

/** The id of a process that has ended. */
const dead = spawnSync('true').pid;

/** Leaves the files as they are when the process that held the lease record is killed. */
function kill(id = RECORD.id): void {
  const held = readdirSync(folder).find((name) => name.startsWith(`${id}.`))!;
  renameSync(join(folder, held), join(folder, `${id}.${dead}@${hostname()}.json`));
}

test('a lease record is a file that nobody else can read, in a folder that nobody else can open', () => {
  records.add(RECORD).release();
  expect(readdirSync(folder)).toEqual(['lease-0123456789ab.json']);
  expect([mode(folder), mode(join(folder, 'lease-0123456789ab.json'))]).toEqual(['700', '600']);
  expect(JSON.parse(readFileSync(join(folder, 'lease-0123456789ab.json'), 'utf8'))).toEqual({ ...RECORD, scope: 'scope' });
});

test('a folder that others could open is closed', () => {
  mkdirSync(join(folder, 'open'), { mode: 0o755 });
  new LeaseRecords('scope', join(folder, 'open'));
  expect(mode(join(folder, 'open'))).toBe('700');
});

test('a folder that cannot be made is reported with what to do', () => {
  writeFileSync(join(folder, 'file'), '');
  const within = join(folder, 'file', 'leases');
  expect(() => new LeaseRecords('scope', within)).toThrow(
    new Error(`${within}: the state of this command cannot be stored there: not a directory: set XDG_STATE_HOME to a folder of your own`),
  );
});

describe('a record that cannot be written is reported with what to do', () => {
  const cannot = (reason: string) => new Error(`${folder}: the state of this command cannot be stored there: ${reason}: set XDG_STATE_HOME to a folder of your own`);
  const FULL = '/dev/full';

  (existsSync(FULL) ? test : test.skip)('if the disk is full', () => {
    const held = records.add(RECORD);
    mkdirSync(records.keyFolder(RECORD));
    symlinkSync(FULL, join(records.keyFolder(RECORD), 'record'));
    expect(() => held.update({ isHandedOver: true })).toThrow(cannot('no space left on device'));
    held.release();
    expect(records.all()).toEqual([{ ...RECORD, scope: 'scope' }]);
  });

  test('if the folder is gone', () => {
    rmSync(folder, { recursive: true });
    expect(() => records.add(RECORD)).toThrow(cannot('no such file or directory'));
  });
});

test('a lease record of another scope is not seen, but one of an earlier version without a scope is', () => {
  records.add(RECORD).release();
  writeFileSync(join(folder, 'lease-legacy.json'), JSON.stringify({ ...RECORD, id: 'lease-legacy', slug: 'old' }));
  expect(records.all().map(({ id }) => id).sort()).toEqual(['lease-0123456789ab', 'lease-legacy']);
  expect(new LeaseRecords('other', folder).all().map(({ id }) => id)).toEqual(['lease-legacy']);
  expect(records.abandoned().map(({ id }) => id)).toEqual(['lease-0123456789ab']);
});

test('the same slug may be taken in two scopes', () => {
  records.add(RECORD).release();
  const other = new LeaseRecords('other', folder);
  other.add({ ...RECORD, id: 'lease-ba9876543210' }).release();
  expect([records, other].map((each) => each.all().map(({ id, slug }) => [id, slug]))).toEqual([[['lease-0123456789ab', 'vm-smoke']], [['lease-ba9876543210', 'vm-smoke']]]);
});

test('a held record is seen by all, and held by only one', () => {
  const held = records.add(RECORD);
  expect(records.all()).toHaveLength(1);
  expect(records.hold(RECORD)).toBeUndefined();
  held.release();
  expect(records.hold(RECORD)?.record).toEqual({ ...RECORD, scope: 'scope' });
  expect(records.hold(RECORD)).toBeUndefined();
});

test('a record that a killed process held is abandoned, and may be held by another', () => {
  records.add(RECORD);
  expect(records.abandoned()).toEqual([]);
  kill();
  expect(records.abandoned()).toEqual([{ ...RECORD, scope: 'scope' }]);
  records.hold(RECORD)!.release();
  expect(records.abandoned()).toEqual([{ ...RECORD, scope: 'scope' }]);
  expect(readdirSync(folder)).toEqual(['lease-0123456789ab.json']);
});

describe('a record that other processes hold and release, which renames its file, is found', () => {
  const name = `${RECORD.id}.json`;
  const listing = () => jest.spyOn(fs, 'readdirSync') as unknown as jest.SpyInstance<string[], [path: string]>;

  beforeEach(() => {
    const held = records.add(RECORD);
    held.update({ isHandedOver: true });
    held.release();
  });

  test('if the listing of the folder misses it', () => {
    const finders: (() => unknown)[] = [() => records.all()[0], () => records.has(RECORD), () => records.hold(RECORD)];
    for (const find of finders) {
      listing().mockReturnValueOnce([RECORD.id]);
      expect(find()).toBeTruthy();
    }
  });

  test.each([
    ['of another user\'s lease, whose folder has the uid of its machine', '6f9a1c52-3a0e-4c8e-9f39-0d6f6d1c2b7a', 1],
    ['of a lease whose record is gone', 'lease-ba9876543210', 5],
  ])('if a later listing misses it, although there is the folder %s', (_title, other, looks) => {
    listing().mockReturnValue([other, RECORD.id]).mockReturnValueOnce([other, RECORD.id, name]);
    expect(records.has(RECORD)).toBe(true);
    expect(readdirSync).toHaveBeenCalledTimes(looks);
  });

  test('once, if the listing of the folder has both of its names', () => {
    listing().mockReturnValueOnce([RECORD.id, `${RECORD.id}.${process.ppid}@${hostname()}.json`, name]);
    expect(records.all()).toMatchObject([RECORD]);
  });

  test('and not reported, if it is renamed and renamed back while it is read', () => {
    const said = jest.spyOn(terminal, 'say').mockImplementation();
    jest.spyOn(fs, 'readFileSync').mockImplementationOnce(() => {
      throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
    });
    expect(records.all()).toMatchObject([RECORD]);
    expect(said).not.toHaveBeenCalled();
  });

  test('and not abandoned, if it is released after the listing of the folder', () => {
    listing().mockReturnValueOnce([RECORD.id, `${RECORD.id}.${dead}@${hostname()}.json`]);
    expect(records.abandoned()).toEqual([]);
  });

  test('but not forever, if only the folder of its key is left', () => {
    rmSync(join(folder, name));
    expect([records.all(), records.has(RECORD), records.hold(RECORD)]).toEqual([[], false, undefined]);
  });
});

test('a record stores that its machine was requested, and later the answer', () => {
  const held = records.add(RECORD);
  held.update({ requestedAt: 1 });
  expect([held.record, records.all()]).toEqual([{ ...RECORD, scope: 'scope', requestedAt: 1 }, [{ ...RECORD, scope: 'scope', requestedAt: 1 }]]);
  expect([mode(join(folder, readdirSync(folder).find((name) => name.endsWith('.json'))!)), readdirSync(records.keyFolder(RECORD))]).toEqual(['600', []]);

  held.update({ uid: 'uid' });
  expect(records.all()).toEqual([{ ...RECORD, scope: 'scope', requestedAt: 1, uid: 'uid' }]);
});

test('a record that was not handed over is abandoned, whoever has held it in the meantime', () => {
  records.add(RECORD).release();
  expect(records.abandoned()).toHaveLength(1);
  const held = records.hold(RECORD)!;
  expect(records.abandoned()).toEqual([]);
  held.update({ isHandedOver: true });
  held.release();
  expect(records.abandoned()).toEqual([]);
  records.hold(RECORD);
  kill();
  expect(records.abandoned()).toHaveLength(1);
});

test('a record that a process on another host holds is left to it, since nobody here knows whether that is alive, for a day', () => {
  records.add(RECORD);
  renameSync(join(folder, readdirSync(folder)[0]), join(folder, `${RECORD.id}.${dead}@elsewhere.json`));
  expect(records.hold(RECORD)).toBeUndefined();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * 3_600_000);
  expect(records.hold(RECORD)).toBeDefined();
});

test('a record that another process on this host holds is left to it', () => {
  records.add(RECORD);
  renameSync(join(folder, readdirSync(folder)[0]), join(folder, `${RECORD.id}.${process.ppid}@${hostname()}.json`));
  expect([records.hold(RECORD), records.abandoned()]).toEqual([undefined, []]);
});

(existsSync('/proc/self/stat') ? test : test.skip)('a record is abandoned if the number of the process that held it now belongs to another process', () => {
  const heldBy = (startedAt: string | undefined) => (
    renameSync(join(folder, readdirSync(folder)[0]), join(folder, `${RECORD.id}.${process.ppid}-${startedAt}@${hostname()}.json`))
  );
  records.add(RECORD);
  heldBy(processStart(process.ppid));
  expect([records.hold(RECORD), records.abandoned()]).toEqual([undefined, []]);
  heldBy('1');
  expect(records.abandoned()).toEqual([{ ...RECORD, scope: 'scope' }]);
  expect(records.hold(RECORD)).toBeDefined();
});

test('a record held under this process\'s own host name and id is abandoned, since a restarted pod has the same ones', () => {
  writeFileSync(join(folder, `${RECORD.id}.${process.pid}@${hostname()}.json`), JSON.stringify({ ...RECORD, scope: 'scope' }));
  expect(records.abandoned()).toEqual([{ ...RECORD, scope: 'scope' }]);
  const held = records.hold(RECORD)!;
  expect([records.hold(RECORD), records.abandoned()]).toEqual([undefined, []]);
  held.release();
  expect(readdirSync(folder)).toEqual([`${RECORD.id}.json`]);
});

test('removing a record removes its key as well', () => {
  const held = records.add(RECORD);
  mkdirSync(records.keyFolder(RECORD));
  writeFileSync(join(records.keyFolder(RECORD), 'id_ed25519'), '');
  held.remove();
  expect(readdirSync(folder)).toEqual([]);
});

test.each(['', '{"id": "lease-01'])('a truncated lease record, %j, is ignored, and removed once its process has ended', (text) => {
  records.add(RECORD);
  writeFileSync(join(folder, readdirSync(folder)[0]), text);
  records.removeIncomplete();
  expect([records.all(), readdirSync(folder).length]).toEqual([[], 1]);
  kill();
  records.removeIncomplete();
  expect(readdirSync(folder)).toEqual([]);
});

test.each(['-oProxyCommand=id', '../web', ''])('a lease record of a machine called %j is ignored, and its key is kept', (name) => {
  records.add(RECORD);
  mkdirSync(records.keyFolder(RECORD));
  writeFileSync(join(folder, readdirSync(folder).find((each) => each.endsWith('.json'))!), JSON.stringify({ ...RECORD, scope: 'scope', name }));
  kill();
  records.removeIncomplete();
  expect([records.all(), records.abandoned(), readdirSync(folder).length]).toEqual([[], [], 2]);
});

test('a truncated lease record is kept if there is already a key', () => {
  records.add(RECORD);
  mkdirSync(records.keyFolder(RECORD));
  writeFileSync(join(folder, readdirSync(folder).find((each) => each.endsWith('.json'))!), '');
  kill();
  records.removeIncomplete();
  expect(existsSync(records.keyFolder(RECORD))).toBe(true);
});

test('a lease record that a killed process held is kept if it is whole, since its lease may use a key of its user', () => {
  records.add({ ...RECORD, key: '/home/ada/.ssh/id_ed25519' });
  kill();
  records.removeIncomplete();
  expect(records.all()).toHaveLength(1);
});

test('a truncated lease record that no process held is kept, since its lease may exist', () => {
  writeFileSync(join(folder, `${RECORD.id}.json`), '');
  records.removeIncomplete();
  expect(readdirSync(folder)).toEqual([`${RECORD.id}.json`]);
});

test.each(['..', 'a/b', ''])('a key folder for lease %j would be outside of the folder, and is refused', (id) => {
  expect(() => records.knownHostsFile({ id })).toThrow(`lease ${JSON.stringify(id)}: is not an id`);
});

test('other files are left alone', () => {
  writeFileSync(join(folder, 'notes.txt'), '');
  records.removeIncomplete();
  expect([records.all(), existsSync(join(folder, 'notes.txt'))]).toEqual([[], true]);
});

describe('an invalid lease record', () => {
  let said: jest.SpiedFunction<typeof terminal.say>;
  beforeEach(() => {
    said = jest.spyOn(terminal, 'say').mockImplementation();
  });

  const path = () => join(folder, `${RECORD.id}.json`);
  const told = () => said.mock.calls.map(([, text]) => text);
  const note = (reason: string) => (
    [`${path()}: ${reason}: its lease counts as another user's; remove the file, and ${records.keyFolder(RECORD)}, once its machine is gone`]
  );

  test.each<[string, object]>([
    ['of another lease', { id: 'lease-ba9876543210' }],
    ['without a slug', { slug: undefined }],
    ['with a uid that is a number', { uid: 1 }],
    ['with a port that is a string', { port: '22' }],
    ['without a user', { user: undefined }],
    ['with a key that is not a path', { key: {} }],
    ['with a work root that is not a path', { workRoot: 5 }],
    ['with a time that is not a number', { requestedAt: 'now' }],
  ])('of another version, %s, is reported and kept', (_title, changes) => {
    writeFileSync(path(), JSON.stringify({ ...RECORD, scope: 'scope', ...changes }));
    records.removeIncomplete();
    expect([records.all(), records.all(), records.abandoned(), existsSync(path())]).toEqual([[], [], [], true]);
    expect(told()).toEqual(note('is from another version, or incomplete'));
  });

  test('that is truncated is reported once', () => {
    writeFileSync(path(), '{"id": "lease-01');
    expect([records.all(), records.all()]).toEqual([[], []]);
    expect(told()).toEqual(note('is from another version, or incomplete'));
  });

  test('that cannot be read is reported once, even if its lease has two', () => {
    mkdirSync(path());
    mkdirSync(join(folder, `${RECORD.id}.${dead}@${hostname()}.json`));
    expect(records.all()).toEqual([]);
    expect(told()).toEqual(note('cannot be read, EISDIR'));
  });

  test('is not reported while it is being written, or if it will be removed', () => {
    writeFileSync(join(folder, `${RECORD.id}.${process.ppid}@${hostname()}.json`), '');
    writeFileSync(join(folder, `lease-ba9876543210.${dead}@${hostname()}.json`), '');
    expect([records.all(), told()]).toEqual([[], []]);
  });
});
