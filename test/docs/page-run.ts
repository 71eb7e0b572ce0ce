// Follows a page in an empty folder as a reader would: writes its files, runs its programs and the commands that need no cluster, and compares the
// results with the page. The first line of a block says what it is: a file with its name, what was `made`, the `error` or `output` of the last run,
// or `elsewhere`, which is skipped.
import { spawnSync } from 'child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { dirname, join } from 'path';
import * as cdk8s from 'cdk8s';
import * as kplus from 'cdk8s-plus-27';
import * as constructs from 'constructs';
import { type Block, blocksOf, isFile, ROOT } from './pages';
import { type Program, printedBy, run } from './programs';
import { added, isWhole } from '../../projenrc/translations/page';
import * as library from '../../src';
import { filesBelow } from '../examples/files-below';

/** What a block claims, and what was found. */
export interface Proof {
  readonly line: number;
  readonly said: string | readonly string[];
  readonly found: string | readonly string[];
}

/** Verbs that need no cluster, unless the rest of the line does. */
export const LOCAL = /^npx cdk8s-kubevirt (?:render|validate|graph|nodetypes)\b(?!.*(?:kubectl|--cluster))/;

export class PageRun {
  /** Nested, so that a page's `../` stays inside the test's folder. */
  readonly folder = join(mkdtempSync(join(tmpdir(), 'page-')), 'work');
  readonly proofs: Proof[] = [];
  /** Apps that were not meant to fail. */
  private readonly apps: cdk8s.App[] = [];
  private base = '';
  private made: { readonly error: string; readonly told: string } = { error: '', told: '' };

  /** @param command the command, built */
  constructor(command: string) {
    mkdirSync(this.folder);
    symlinkSync(join(ROOT, 'examples'), join(this.folder, 'examples'));
    mkdirSync(this.bin);
    this.addProgram('npx', `shift\nexec '${process.execPath}' '${command}' "$@"\n`);
  }

  /** The folder that comes first in PATH. */
  get bin(): string {
    return join(this.folder, '.bin');
  }

  /** Adds a program, given its shell script. */
  addProgram(name: string, text: string): void {
    writeFileSync(join(this.bin, name), `#!/bin/sh\n${text}`, { mode: 0o755 });
  }

  /** Follows all blocks in order. */
  follow(page: string): this {
    const blocks = blocksOf(page);
    blocks.forEach((block, index) => this.take(block, ['error', 'output'].includes(blocks[index + 1]?.info)));
    return this;
  }

  /**
   * Follows a block.
   *
   * @param isShown whether the page shows the output next, which may then be an error
   */
  take(block: Block, isShown = false): void {
    const home = process.cwd();
    process.chdir(this.folder);
    try {
      this.step(block, isShown);
    } finally {
      process.chdir(home);
    }
  }

  /** What a cluster would refuse of the programs' manifests. */
  refused(): string[] {
    return this.apps.flatMap(({ node }) => node.findAll()).flatMap(({ node }) => node.validate());
  }

  private step(block: Block, isShown: boolean): void {
    const { language, info, text, line } = block;
    if (info === 'elsewhere') {
      return;
    }
    if (language === 'ts') {
      this.program(block, isShown);
    } else if (language === 'sh') {
      this.commands(block, isShown);
    } else if (info === 'made') {
      this.proofs.push({ line, said: text, found: this.containing(text) });
    } else if (info === 'error') {
      this.proofs.push({ line, said: text.trimEnd(), found: this.made.error });
    } else if (info === 'output') {
      this.proofs.push({ line, said: text, found: this.made.told });
    } else if (isFile(block)) {
      mkdirSync(dirname(join(this.folder, info)), { recursive: true });
      writeFileSync(join(this.folder, info), text);
    }
  }

  private program({ text, line }: Block, mayFail: boolean): void {
    const isBase = isWhole(text);
    this.base = isBase ? text : this.base;
    const { apps } = this;
    const program = programOf(isBase ? text : added(this.base, text));
    const made: cdk8s.App[] = [];
    const counted = <T extends abstract new (...args: any[]) => cdk8s.App>(kind: T): T => new Proxy(kind, {
      construct: (target, args, newTarget) => {
        const app = Reflect.construct(target, args, newTarget) as cdk8s.App;
        made.push(app);
        return app;
      },
    });
    const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    let error = '';
    try {
      const found = run(program, {
        'cdk8s': { ...cdk8s, App: counted(cdk8s.App) },
        'constructs': constructs,
        'cdk8s-kubevirt': { ...library, FleetApp: counted(library.FleetApp) },
        'cdk8s-plus-27': kplus,
        // eslint-disable-next-line @typescript-eslint/no-require-imports
        'fs': require('fs'),
      });
      this.proofs.push({ line, said: program.printed, found });
      apps.push(...made);
    } catch (thrown) {
      error = (thrown as Error).message;
      if (!mayFail) {
        this.proofs.push({ line, said: program.printed, found: error });
      }
    }
    this.made = { error, told: stderr.mock.calls.map(([written]) => written).join('') };
    stderr.mockRestore();
  }

  private commands({ text, line }: Block, mayFail: boolean): void {
    const lines = text.split('\n').filter((each) => each !== '');
    // The output of a command that was not run cannot be read.
    const unwritten = lines.filter((each) => !LOCAL.test(each)).flatMap((each) => / > (\S+)/.exec(each)?.[1] ?? []);
    const shell = lines.filter((each) => LOCAL.test(each) && !unwritten.some((name) => each.includes(name))).join('\n');
    if (shell === '') {
      return;
    }
    const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', shell], { cwd: this.folder, encoding: 'utf8', env: { ...process.env, PATH: `${this.bin}:${process.env.PATH}`, HOME: this.folder } });
    // As on a terminal: the findings, and then the summary.
    this.made = { error: stderr.trimEnd(), told: stdout + stderr };
    this.proofs.push({ line, said: 'exit 0', found: status === 0 || mayFail ? 'exit 0' : `exit ${status}: ${stderr}` });
  }

  /** All output that contains a claimed excerpt; failing that all files, for the test's message. `# …` separates the parts of an excerpt. */
  private containing(said: string): string {
    const made = join(this.folder, 'dist');
    const texts = existsSync(made) ? filesBelow(made).map((file) => readFileSync(join(made, file), 'utf8')) : [];
    return texts.some((text) => said.split(/^ *# …\n/m).every((part) => text.includes(part))) ? said : texts.join('\n');
  }
}

export function programOf(source: string): Program {
  return { source: `${source}\nexport {};\n`, printed: printedBy(source) };
}

/** Every program of a page, with what it extends: a block without imports is added to the last one that has some. */
export function programsIn(page: string): Program[] {
  let base = '';
  return blocksOf(page).filter(({ language }) => language === 'ts').map(({ text }) => {
    const isBase = isWhole(text);
    base = isBase ? text : base;
    return programOf(isBase ? text : added(base, text));
  });
}
