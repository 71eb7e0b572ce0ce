/**
 * Whose turn it is: test files share a plane, two at a time, and one that breaks it for everybody has it for itself.
 *
 * Such a file says so in its first comment, with `@disturbs` and what it breaks.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'fs';
import { join } from 'path';
import { TestEnvironment } from 'jest-environment-node';
import { until } from './until';

/** How long a file may have to wait for the others, in seconds. */
const LONGEST_WAIT = 3600;

export default class PlaneEnvironment extends TestEnvironment {
  private readonly isAlone: boolean;
  private end?: () => void;

  constructor(...[config, context]: ConstructorParameters<typeof TestEnvironment>) {
    super(config, context);
    this.isAlone = 'disturbs' in context.docblockPragmas;
    this.global.isAloneOnPlane = this.isAlone;
  }

  override async setup(): Promise<void> {
    await super.setup();
    const { PLANE_TEST_FOLDER: folder } = process.env;
    this.end = folder === undefined ? undefined : await (this.isAlone ? alone(folder) : together(folder));
  }

  override async teardown(): Promise<void> {
    this.end?.();
    await super.teardown();
  }
}

/** Waits for all others to end, and keeps new ones from beginning until the returned function is called. */
async function alone(folder: string): Promise<() => void> {
  await until('another test file to have been alone', () => made(aloneIn(folder)), LONGEST_WAIT);
  await until('all other test files to end', () => readdirSync(togetherIn(folder)).length === 0, LONGEST_WAIT);
  return () => rmSync(aloneIn(folder), { recursive: true });
}

async function together(folder: string): Promise<() => void> {
  const mine = join(togetherIn(folder), String(process.pid));
  await until('a test file to have been alone', () => {
    writeFileSync(mine, '');
    if (existsSync(aloneIn(folder))) {
      rmSync(mine);
      return false;
    }
    return true;
  }, LONGEST_WAIT);
  return () => rmSync(mine);
}

function aloneIn(folder: string): string {
  return join(folder, 'test-alone');
}

function togetherIn(folder: string): string {
  const path = join(folder, 'tests-together');
  mkdirSync(path, { recursive: true });
  return path;
}

function made(path: string): boolean {
  try {
    mkdirSync(path);
    return true;
  } catch {
    return false;
  }
}
