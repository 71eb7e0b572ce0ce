// The records of the leases that this user has taken, as files. They hold what a machine does not show, such as the key. A record is written
// before its machine is created and removed after the machine is gone, so nothing is lost if the process is killed.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'fs';
import { join } from 'path';
import { fileName, HELD_FILES, heldFile, isHolderAlive, parseFileName, RecordFile } from './record-file';
import { writeIn, makePrivate, stateFolder } from './state-folder';
import { OBJECT_NAME } from '../../issues/formats';
import { LEASE_ID } from '../../leases/lease-labels';
import { parseJson } from '../../plain-data/json';
import { isMap } from '../../plain-data/plain-data';
import { say } from '../terminal/print';

/** What this computer knows about a lease. */
export interface LeaseRecord {
  readonly id: string;
  readonly slug: string;
  /** The VirtualMachine's name. */
  readonly name: string;
  /** The scope of the lease; missing in records of earlier versions, which belong to every scope. */
  readonly scope?: string;
  /** The identity of the cluster; missing in records of earlier versions. */
  readonly cluster?: string;
  readonly user: string;
  readonly port: number;
  readonly workRoot?: string;
  /** The user's private key; if missing, the lease has its own key. */
  readonly key?: string;
  /** When the machine was requested, in milliseconds since 1970; undefined before the request, and if it was refused. */
  readonly requestedAt?: number;
  /** The VirtualMachine's uid, once it is known. */
  readonly uid?: string;
  /** Whether the lease was completed and given to its user. */
  readonly isHandedOver?: boolean;
}

/** A record that only this process may change. */
export interface HeldRecord {
  /** The current record. */
  readonly record: LeaseRecord;
  /** Changes the record. */
  readonly update: (changes: Pick<LeaseRecord, 'requestedAt' | 'uid' | 'isHandedOver'>) => void;
  /** Releases it to other processes, unless it was deleted. */
  readonly release: () => void;
  /** Deletes the record and its key. */
  readonly remove: () => void;
}

/**
 * The records of one scope, in a folder that only this user can read.
 *
 * A process holds a record by renaming its file, which only one process can do. The new name has the process, so another one can take
 * over the record of a process that was killed.
 */
export class LeaseRecords {
  constructor(private readonly scope: string, private readonly folder = stateFolder('leases')) {
    makePrivate(folder);
  }

  /** The records of this scope, and those of earlier versions. */
  all(): LeaseRecord[] {
    return this.readAll(this.files());
  }

  /** Records whose process was killed, and records of incomplete leases. */
  abandoned(): LeaseRecord[] {
    return this.files().filter((file) => !this.isHeld(file)).flatMap((file) => (
      this.readAll([file]).filter((record) => file.holder !== undefined || isIncomplete(record))
    ));
  }

  /** Adds a record, held by this process. */
  add(record: Omit<LeaseRecord, 'scope'>): HeldRecord {
    const own = heldFile(record.id);
    const scoped = { ...record, scope: this.scope };
    writeIn(this.folder, () => writeFileSync(this.path(own), JSON.stringify(scoped, undefined, 2), { mode: 0o600, flag: 'wx' }));
    return this.heldRecord(own, scoped);
  }

  /** Holds a record, unless another process holds or has deleted it. */
  hold({ id }: Pick<LeaseRecord, 'id'>): HeldRecord | undefined {
    const file = this.files().find((each) => each.id === id);
    const own = file && this.tryHold(file);
    const record = own && this.read(own);
    return record && this.heldRecord(own, record);
  }

  /** Whether the record still exists, whoever holds it. */
  has({ id }: Pick<LeaseRecord, 'id'>): boolean {
    return this.files().some((each) => each.id === id);
  }

  /** Deletes incompletely written records, for which nothing was created yet. A record with a key is kept. */
  removeIncomplete(): void {
    const broken = this.files().filter((file) => file.holder !== undefined && this.read(file) === undefined && !existsSync(this.keyFolder(file)));
    broken.flatMap((file) => this.tryHold(file) ?? []).forEach((own) => this.remove(own));
  }

  /**
   * The folder of a lease's key and its guest's host key.
   *
   * @throws if the id could lead out of the folder of the records
   */
  keyFolder({ id }: Pick<LeaseRecord, 'id'>): string {
    if (!/^[\w-]+$/.test(id)) {
      throw new Error(`lease ${JSON.stringify(id)}: is not an id: write letters, digits and "-"`);
    }
    return join(this.folder, id);
  }

  /** The file with the guest's host key. */
  knownHostsFile(record: Pick<LeaseRecord, 'id'>): string {
    return join(this.keyFolder(record), 'known_hosts');
  }

  /** Renames a file for this process; undefined if another process holds or has deleted it. */
  private tryHold(file: RecordFile): RecordFile | undefined {
    if (this.isHeld(file)) {
      return undefined;
    }
    const own = heldFile(file.id);
    try {
      renameSync(this.path(file), this.path(own));
      return own;
    } catch {
      // Another process was faster.
      return undefined;
    }
  }

  private heldRecord(own: RecordFile, record: LeaseRecord): HeldRecord {
    let current = record;
    const path = this.path(own);
    HELD_FILES.add(path);
    return {
      get record() {
        return current;
      },
      update: (changes) => {
        current = { ...current, ...changes };
        this.replace(own, current);
      },
      release: () => {
        if (HELD_FILES.delete(path)) {
          renameSync(path, this.path({ id: own.id }));
        }
      },
      remove: () => {
        this.remove(own);
        HELD_FILES.delete(path);
      },
    };
  }

  private remove(own: RecordFile): void {
    rmSync(this.keyFolder(own), { recursive: true, force: true });
    rmSync(this.path(own), { force: true });
  }

  /** Writes to another file first, so a process that is killed leaves either the old record or the new one. */
  private replace(own: RecordFile, record: LeaseRecord): void {
    writeIn(this.folder, () => {
      mkdirSync(this.keyFolder(own), { recursive: true, mode: 0o700 });
      const written = join(this.keyFolder(own), 'record');
      writeFileSync(written, JSON.stringify(record, undefined, 2), { mode: 0o600 });
      renameSync(written, this.path(own));
    });
  }

  private isHeld(file: RecordFile): boolean {
    return file.holder !== undefined && isHolderAlive(file.holder, this.path(file));
  }

  private readAll(files: readonly RecordFile[]): LeaseRecord[] {
    return files.flatMap((file) => {
      const record = this.read(file);
      if (record === undefined || !isUsable(record)) {
        this.reportOnce(file);
        return [];
      }
      return record.scope === undefined || record.scope === this.scope ? [record] : [];
    });
  }

  /** Reports a file that is not a record, unless it is being written, or `removeIncomplete` deletes it. */
  private reportOnce(file: RecordFile): void {
    const path = this.path(file);
    if (REPORTED.has(path) || this.isHeld(file) || (file.holder !== undefined && !existsSync(this.keyFolder(file)))) {
      return;
    }
    REPORTED.add(path);
    const errorCode = readErrorCode(path);
    if (errorCode !== FILE_NOT_FOUND) {
      const reason = errorCode === undefined ? 'is from another version, or incomplete' : `cannot be read, ${errorCode}`;
      say('note', `${path}: ${reason}: its lease counts as another user's; remove the file, and ${this.keyFolder(file)}, once its machine is gone`);
    }
  }

  /**
   * The files, one per record. A file that is renamed during the listing may be in it twice, or not at all. The folder of its key is not renamed,
   * and shows that a file is missing. Some folders have no record: those of other users' leases, and one that is left of a lease.
   */
  private files(): RecordFile[] {
    const files = new Map<string, RecordFile>();
    for (let look = 1; ; look += 1) {
      const names = readdirSync(this.folder);
      names.flatMap((name) => parseFileName(name) ?? []).forEach((file) => files.set(file.id, file));
      if (look === MAX_LOOKS || names.every((name) => !LEASE_ID.test(name) || files.has(name))) {
        return [...files.values()];
      }
    }
  }

  /** The record in a file, unless the file was deleted or not written completely. */
  private read(file: RecordFile): LeaseRecord | undefined {
    const text = this.readText(file);
    const record = text === undefined ? undefined : parseJson(text);
    return isMap(record) && record.id === file.id && typeof record.name === 'string' ? record as unknown as LeaseRecord : undefined;
  }

  /** The name of the file changes with its holder, also while it is looked for. Undefined if it is gone or cannot be read. */
  private readText(file: RecordFile): string | undefined {
    let current: RecordFile | undefined = file;
    for (let look = 1; current !== undefined && look <= MAX_LOOKS; look += 1) {
      try {
        return readFileSync(this.path(current), 'utf8');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== FILE_NOT_FOUND) {
          return undefined;
        }
        current = this.files().find(({ id }) => id === file.id);
      }
    }
    return undefined;
  }

  private path(file: RecordFile): string {
    return join(this.folder, fileName(file));
  }
}

/** Whether the lease of a record was not completed. Records of earlier versions do not show that. */
export function isIncomplete({ scope, isHandedOver }: LeaseRecord): boolean {
  return scope !== undefined && !isHandedOver;
}

/** How often a file is looked for that other processes rename in the meantime. */
const MAX_LOOKS = 5;

/** The files that were already reported. */
const REPORTED = new Set<string>();

/** The error code for a file that does not exist. */
const FILE_NOT_FOUND = 'ENOENT';

/** The error code if a file cannot be read. */
function readErrorCode(path: string): string | undefined {
  try {
    readFileSync(path);
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  }
}

/** Whether this version can use a record. The fields are checked since they go into command lines and request paths. */
function isUsable({ name, slug, user, port, workRoot, key, requestedAt, uid }: LeaseRecord): boolean {
  const isUndefinedOr = (type: string, value: unknown) => value === undefined || typeof value === type;
  return OBJECT_NAME.matches(name) && [slug, user].every((each) => typeof each === 'string') && typeof port === 'number'
    && [workRoot, key, uid].every((each) => isUndefinedOr('string', each)) && isUndefinedOr('number', requestedAt);
}
