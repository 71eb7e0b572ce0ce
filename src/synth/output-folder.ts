// A folder that one synth writes at a time, and whole: files are written beside their places, in a folder that nobody else writes to,
// and take them once all are complete.
import { randomUUID } from 'crypto';
import { chmodSync, constants, copyFileSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync, statSync } from 'fs';
import { hostname } from 'os';
import { basename, join } from 'path';

/** What the name of a synth's own folder begins with, before its host and process. */
const PREFIX = '.cdk8s-kubevirt-synth-';
const OWNER = /^\.cdk8s-kubevirt-synth-([\w.-]+)-(\d+)-.{6}$/;
const HOST = hostname().replace(/[^\w.-]/g, '_');

const ADVICE = 'run one after the other, or give each an outdir of its own';

/** How often a synth looks whether it is alone before it gives up. */
const MOST_LOOKS = 10;

/** How many bytes of a file are compared at most. */
const MOST_COMPARED = 2 ** 20;

/** Writes the new text of a file to a path where there is no file yet. */
type Write = (path: string) => void;

/** The files of one synth. */
export class OutputFolder {
  /**
   * Writes files into a folder: all of them, or where the step or the system fails, none.
   *
   * @param folder has to be there
   * @param step says what to write
   * @throws when another synth writes into the folder, or empties it
   */
  public static write(folder: string, step: (output: OutputFolder) => void): void {
    const own = claim(folder);
    try {
      const output = new OutputFolder(folder, own);
      step(output);
      output.publish();
    } catch (error) {
      const { code, path } = error as NodeJS.ErrnoException;
      throw code === 'ENOENT' && path?.startsWith(own) ? new Error(`${folder}: was emptied while it was written, as another synth does: ${ADVICE}`, { cause: error }) : error;
    } finally {
      rmSync(own, { recursive: true, force: true });
    }
  }

  private readonly folders = new Set<string>();
  private readonly files: { readonly written: string; readonly path: string }[] = [];

  private constructor(private readonly folder: string, private readonly own: string) {}

  /** Adds a folder, which may be there. */
  public addFolder(name: string): void {
    this.folders.add(join(this.folder, name));
  }

  /** Adds a file in place of the one that is there. Of two with one name the last one stays. */
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

/** The synth's own folder, once it is the only one. Each makes its own before it looks for others, so that of two one sees the other at least. */
function claim(folder: string): string {
  let others: string[] = [];
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const own = mkdtempSync(join(folder, `${PREFIX}${HOST}-${process.pid}-`));
    const claims = readdirSync(folder).filter((name) => name.startsWith(PREFIX)).map((name) => join(folder, name));
    others = claims.filter((path) => path !== own && isInUse(path));
    if (others.length === 0) {
      return own;
    }
    rmSync(own, { recursive: true, force: true });
    // Two that have seen each other do not meet again.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50 * Math.random());
  }
  throw new Error(`${folder}: another synth is writing there: ${ADVICE}; if there is none, delete ${others.join(' and ')}`);
}

/** Whether a path is the folder of a synth that still runs. What one has left that was killed is removed. */
function isInUse(path: string): boolean {
  const [, host, id] = OWNER.exec(basename(path)) ?? [];
  const isLeft = host === HOST && !isRunning(Number(id), path);
  if (isLeft) {
    rmSync(path, { recursive: true, force: true });
  }
  return !isLeft;
}

function isRunning(id: number, path: string): boolean {
  if (id === process.pid) {
    // A container that is started again has the same host and process.
    return (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > Date.now() - 1000 * process.uptime();
  }
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Puts a file in the place of another, whose mode it takes over; a link stays one to the file that it leads to. */
function replace(path: string, written: string): void {
  const before = lstatSync(path, { throwIfNoEntry: false });
  if (before?.isSymbolicLink() && statSync(path, { throwIfNoEntry: false })?.isFile()) {
    replaceElsewhere(realpathSync(path), written);
  } else if (!before?.isFile()) {
    renameSync(written, path);
  } else if (!isSame(path, written, before.size)) {
    chmodSync(written, before.mode);
    renameSync(written, path);
  }
}

/** The same in another folder, which may be on another disk. */
function replaceElsewhere(path: string, written: string): void {
  const beside = `${path}.${randomUUID()}`;
  try {
    chmodSync(written, statSync(path).mode);
    copyFileSync(written, beside, constants.COPYFILE_EXCL);
    replace(path, beside);
  } finally {
    rmSync(beside, { force: true });
  }
}

/** Whether a small file has the bytes of another. Some file systems take a hundred times as long to replace a file as to read it. */
function isSame(path: string, written: string, size: number): boolean {
  return size < MOST_COMPARED && size === statSync(written).size && readFileSync(path).equals(readFileSync(written));
}
