// The output folder of a synth. Only one synth writes at a time. Files are first written to a temporary folder of the synth's own, and
// moved to their places when all are complete.
import { randomUUID } from 'crypto';
import { chmodSync, constants, copyFileSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync, statSync } from 'fs';
import { hostname } from 'os';
import { basename, join } from 'path';
import { isProcessRunning } from './running-process';

/** The prefix of the name of a synth's own folder; its host and process follow. */
const PREFIX = '.cdk8s-kubevirt-synth-';
const OWNER = /^\.cdk8s-kubevirt-synth-([\w.-]+)-(\d+)-.{6}$/;
const HOST = hostname().replace(/[^\w.-]/g, '_');

const ADVICE = 'run one after the other, or give each its own outdir';

/** How often a synth tries to claim the folder before it gives up. */
const MAX_ATTEMPTS = 10;

/** Larger files are replaced without comparing them, in bytes. */
const MAX_COMPARED_BYTES = 2 ** 20;

/** Writes the new text of a file to a path where there is no file yet. */
type Write = (path: string) => void;

/** The files of one synth. */
export class OutputFolder {
  /**
   * Writes files into a folder: all of them, or none if the step or the file system fails.
   *
   * @param folder an existing folder
   * @param step adds the files
   * @throws when another synth writes into the folder, or empties it
   */
  public static write(folder: string, step: (output: OutputFolder) => void): void {
    const own = claimFolder(folder);
    try {
      const output = new OutputFolder(folder, own);
      step(output);
      output.publish();
    } catch (error) {
      const { code, path } = error as NodeJS.ErrnoException;
      throw code === 'ENOENT' && path?.startsWith(own) ? new Error(`${folder}: was emptied while it was being written, as another synth does: ${ADVICE}`, { cause: error }) : error;
    } finally {
      rmSync(own, { recursive: true, force: true });
    }
  }

  private readonly folders = new Set<string>();
  private readonly files: { readonly written: string; readonly path: string }[] = [];

  private constructor(private readonly folder: string, private readonly own: string) {}

  /** Adds a folder. It may exist already. */
  public addFolder(name: string): void {
    this.folders.add(join(this.folder, name));
  }

  /** Adds a file, which replaces an existing one. Of two files with the same name, the last one is kept. */
  public addFile(name: string, write: Write): void {
    const written = join(this.own, String(this.files.length));
    write(written);
    this.files.push({ written, path: join(this.folder, name) });
  }

  private publish(): void {
    this.folders.forEach((folder) => mkdirSync(folder, { recursive: true }));
    this.files.forEach(({ written, path }) => replace(path, written));
  }
}

/** Creates the synth's own folder, once there is no other. It is created before looking for others, so at least one of two sees the other. */
function claimFolder(folder: string): string {
  let others: string[] = [];
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const own = mkdtempSync(join(folder, `${PREFIX}${HOST}-${process.pid}-`));
    const claims = readdirSync(folder).filter((name) => name.startsWith(PREFIX)).map((name) => join(folder, name));
    others = claims.filter((path) => path !== own && isInUse(path));
    if (others.length === 0) {
      return own;
    }
    rmSync(own, { recursive: true, force: true });
    // A random pause, so that two synths that saw each other do not retry at the same time.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50 * Math.random());
  }
  throw new Error(`${folder}: another synth is writing there: ${ADVICE}; if there is none, delete ${others.join(' and ')}`);
}

/** Whether a path is the folder of a running synth. Removes the folder of a synth that was killed. */
function isInUse(path: string): boolean {
  const [, host, id] = OWNER.exec(basename(path)) ?? [];
  const isAbandoned = host === HOST && !isRunning(Number(id), path);
  if (isAbandoned) {
    rmSync(path, { recursive: true, force: true });
  }
  return !isAbandoned;
}

function isRunning(id: number, path: string): boolean {
  // A restarted container has the same host name and process id.
  return id === process.pid ? (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > Date.now() - 1000 * process.uptime() : isProcessRunning(id);
}

/** Replaces a file and keeps its mode. If it is a link to a file, the link is kept and its target is replaced. */
function replace(path: string, written: string): void {
  const before = lstatSync(path, { throwIfNoEntry: false });
  if (before?.isSymbolicLink() && statSync(path, { throwIfNoEntry: false })?.isFile()) {
    replaceLinkTarget(realpathSync(path), written);
  } else if (!before?.isFile()) {
    renameSync(written, path);
  } else if (!isSame(path, written, before.size)) {
    chmodSync(written, before.mode);
    renameSync(written, path);
  }
}

/** Replaces a file in another folder, which may be on another file system. */
function replaceLinkTarget(path: string, written: string): void {
  const temporary = `${path}.${randomUUID()}`;
  try {
    chmodSync(written, statSync(path).mode);
    copyFileSync(written, temporary, constants.COPYFILE_EXCL);
    replace(path, temporary);
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** Whether a small file is equal to another. On some file systems, replacing a file takes a hundred times as long as reading it. */
function isSame(path: string, written: string, size: number): boolean {
  return size < MAX_COMPARED_BYTES && size === statSync(written).size && readFileSync(path).equals(readFileSync(written));
}
