// Follows a page as a reader with a cluster would: writes its files, runs its programs, and then runs each command as shown, in order. A block
// marked `recorded` holds the output of a command above it.
import { execFileSync, spawn } from 'child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'fs';
import { dirname, join } from 'path';
import { parse } from 'yaml';
import { commandLinesOf } from '../docs/commands';
import { PageRun } from '../docs/page-run';
import { type Block, blocksOf } from '../docs/pages';
import type { Cluster } from '../plane/cluster';
import { LIMIT } from '../plane/until';

/** What is known in advance about a page's commands. */
export interface Expected {
  /** Exit codes other than 0. */
  readonly ends?: { readonly [command: string]: number };
  /** The output to wait for from a command that runs until it is stopped. */
  readonly goesOn?: { readonly [command: string]: RegExp };
  /** Why a command cannot be run here. */
  readonly elsewhere?: { readonly [command: string]: string };
  /** Environment variables that the reader has set. */
  readonly environment?: { readonly [name: string]: string };
  /** Whether the manifests of the page's programs are applied before its first command. */
  readonly isApplied?: boolean;
}

/** What the reader has besides the page. */
export interface Reader {
  /** Whether guests can be logged in to. */
  readonly reachesGuests: boolean;
  /** Prepares for a command. */
  readonly before: (command: string) => Promise<unknown>;
}

/** Commands that log in to guests, and those that depend on them. */
const LOGIN = /^ssh |^npx cdk8s-kubevirt lease (?:warmup|run|ssh|stop) /;

export interface Proof {
  readonly said: string;
  readonly found: string;
}

interface Ended {
  readonly status: number | string;
  readonly stdout: string;
  readonly stderr: string;
}

/** The public key shown on every page. */
const ADA = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com';

export class PlanePage {
  readonly proofs: Proof[] = [];
  /** What the `recorded` blocks contain, or should contain. */
  readonly records: string[] = [];
  private readonly page: PageRun;
  private readonly folder: string;
  private readonly environment: NodeJS.ProcessEnv;
  /** The output of the last block's commands. */
  private printed: string[] = [];
  private isBegun = false;

  /** @param command the command, built; the reader's kubeconfig selects the cluster's namespace */
  constructor(command: string, private readonly cluster: Cluster, private readonly expected: Expected & Reader) {
    this.page = new PageRun(command);
    ({ folder: this.folder } = this.page);
    // Stands in for a viewer that its user closes at once.
    this.page.addProgram('remote-viewer', 'exit 0\n');
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', 'ada@example.com', '-f', this.key]);
    const { clusters, users, contexts: [{ context }] } = parse(readFileSync(cluster.kubeconfig, 'utf8'));
    const contexts = [{ name: 'my-cluster', context: { ...context, namespace: cluster.namespace } }];
    const kubeconfig = { 'apiVersion': 'v1', 'kind': 'Config', clusters, users, contexts, 'current-context': 'my-cluster' };
    writeFileSync(join(this.folder, '.kubeconfig'), JSON.stringify(kubeconfig), { mode: 0o600 });
    const { environment } = cluster;
    this.environment = { ...environment, PATH: `${this.page.bin}:${environment.PATH}`, KUBECONFIG: join(this.folder, '.kubeconfig'), HOME: this.folder, ...expected.environment };
  }

  private get key(): string {
    return join(this.folder, '.key');
  }

  /** Commands typed by the reader use the reader's key; those that the command starts bring their own. */
  private get ssh(): string {
    return `ssh() { command ssh -i '${this.key}' -o StrictHostKeyChecking=accept-new -o UserKnownHostsFile='${this.key}.hosts' "$@"; }`;
  }

  write(name: string, content: string): void {
    const file = join(this.folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }

  async follow(text: string): Promise<this> {
    for (const block of blocksOf(text)) {
      if (block.language === 'sh') {
        await this.commands(commandLinesOf(block));
      } else if (block.info === 'recorded') {
        this.recorded(block);
      } else if (!['output', 'error', 'made'].includes(block.info)) {
        // Readers replace Ada's key with their own.
        this.page.take({ ...block, text: block.text.replaceAll(ADA, readFileSync(`${this.key}.pub`, 'utf8').trim()) });
      }
    }
    return this;
  }

  /** A `…` line stands for lines that the page omits. */
  private recorded({ text }: Block): void {
    const parts = text.split(/^…\n/m);
    const printed = this.printed.map((each) => each.replaceAll(this.cluster.namespace, 'default').replace(/\b127(?:\.\d+){3}\b/g, '10.244.0.7'));
    const isShown = printed.some((each) => parts.every((part) => plain(each).includes(plain(part))));
    this.proofs.push({ said: plain(text), found: isShown ? plain(text) : printed.map(plain).join('') });
    const last = printed.at(-1) ?? '';
    const cut = parts.length === 1 ? last : `${last.split('\n').slice(0, parts[0].split('\n').length - 1).join('\n')}\n…\n`;
    this.records.push(isShown ? text : cut);
  }

  private async commands(commands: readonly string[]): Promise<void> {
    if (commands.length === 0) {
      return;
    }
    const { elsewhere = {}, isApplied = false, reachesGuests } = this.expected;
    const begin = isApplied && !this.isBegun ? ['npx cdk8s-kubevirt apply dist/ --wait'] : [];
    this.isBegun = true;
    this.printed = [];
    for (const line of [...begin, ...commands].filter((each) => !Object.hasOwn(elsewhere, each) && (reachesGuests || !LOGIN.test(each)))) {
      await this.command(line);
    }
  }

  private async command(line: string): Promise<void> {
    const { ends = {}, goesOn = {}, before } = this.expected;
    await before(line);
    const { status, stdout, stderr } = await this.run(line, goesOn[line]);
    // What an error report begins with; progress before it is dropped.
    const report = stderr.search(/^error: /m);
    this.printed.push(report < 0 ? stdout : stderr.slice(report));
    const asked = goesOn[line] === undefined ? ends[line] ?? 0 : 'goes on';
    this.proofs.push({ said: `${line}: ${asked}`, found: `${line}: ${status}${status === asked ? '' : `\n${stdout}${stderr}`}` });
  }

  /** Runs a line until it ends or, if it keeps running, until it prints `said`. */
  private run(line: string, said?: RegExp): Promise<Ended> {
    const child = spawn('bash', ['-c', `${this.ssh}\n${line}`], { cwd: this.folder, env: this.environment, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    const told = { stdout: '', stderr: '' };
    const end = () => process.kill(-child.pid!, 'SIGTERM');
    const limit = setTimeout(end, LIMIT * 1000);
    let isUp = false;
    const listen = (stream: 'stdout' | 'stderr') => child[stream].on('data', (text) => {
      told[stream] += String(text);
      if (!isUp && said?.test(told[stream])) {
        isUp = true;
        end();
      }
    });
    listen('stdout');
    listen('stderr');
    return new Promise((resolve) => child.once('close', (code, signal) => {
      clearTimeout(limit);
      resolve({ status: isUp ? 'goes on' : code ?? signal!, ...told });
    }));
  }
}

/** Removes what differs between runs: ages, addresses, suffixes of generated names, and the column widths that follow from them. */
function plain(text: string): string {
  return text
    .replace(/\b(?:\d+d)?(?:\d+h)?(?:\d+m)?\d+m?s\b|\b\d+[mhd]\b/g, 'AGE')
    .replace(/\b\d+\.\d+\.\d+\.\d+\b/g, 'ADDRESS')
    .replace(/\b\d{4}-\d\d-\d\dT[\d:]+Z\b/g, 'TIME')
    .replace(/\b(?:once|\d+ times in a row)\b/g, 'TIMES')
    .replace(/\bnode-\d+\b/g, 'NODE')
    .replace(/\b(cloudinitdisk)-[0-9a-f]{10}\b/g, '$1-HASH')
    .replace(/(virt-launcher-[\w-]+)-[a-z0-9]{5}\b/g, '$1-TAIL')
    .replace(/ {2,}/g, '  ')
    .replace(/ +$/gm, '');
}
