/** A home, a working directory and an environment for one test, with the files that it writes there. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'fs';
import { homedir, tmpdir } from 'os';
import { dirname, join } from 'path';

jest.mock('os', () => ({ ...jest.requireActual('os'), homedir: jest.fn() }));

export class Home {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'home-')));
  private readonly before = { directory: process.cwd(), environment: process.env };

  /** @param files their contents by their paths below the home */
  constructor(files: { readonly [path: string]: string } = {}, workingDirectory = '.') {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(this.path(path)), { recursive: true });
      writeFileSync(this.path(path), text);
    }
    mkdirSync(this.path(workingDirectory), { recursive: true });
    jest.mocked(homedir).mockReturnValue(this.folder);
    process.env = { PATH: process.env.PATH };
    process.chdir(this.path(workingDirectory));
  }

  path(relative: string): string {
    return join(this.folder, relative);
  }

  leave(): void {
    process.chdir(this.before.directory);
    process.env = this.before.environment;
    rmSync(this.folder, { recursive: true });
  }
}
