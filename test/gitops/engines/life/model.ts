// What must be in the cluster after each commit, computed only from the history of Git. It does not use the library: names and fields are those
// that its documentation promises.
import { Fleet, Folder, MachineInGit, NODE_TYPES, motd } from './fleet';

/** A machine that must exist. */
export interface ExpectedMachine {
  readonly cores: number;
  /** In Mi. */
  readonly memory: number;
  /** The string in its cloud-init, if it has any. */
  readonly text?: string;
  readonly isReady: boolean;
}

/** Why an app is unhealthy, as its engine must report. */
export interface ExpectedFault {
  readonly name: string;
  readonly fault: NonNullable<MachineInGit['fault']>;
}

/** The names of a pool's machines and their disks, which KubeVirt numbers. */
const numbered = (name: string) => new RegExp(`^${name}-\\d+$`);

export class Model {
  /** The claims of all machines that were ever in Git: none of them is deleted. */
  private readonly keptClaims = new Set<string>();
  /** All cloud-init strings that were ever in Git, by their owners. The Secret of each stays until it is collected. */
  private readonly texts = new Map<string, Set<number>>();
  private fleet!: Fleet;

  become(fleet: Fleet): void {
    this.fleet = fleet;
    for (const [name, { hasExtra, text, fault }] of Object.entries(fleet.machines).filter(([, machine]) => machine.fault !== 'refused')) {
      ['root', 'data', ...hasExtra && fault === undefined ? ['extra'] : []].forEach((disk) => this.keptClaims.add(`${name}-${disk}`));
      this.addText(name, text);
    }
    Object.entries(fleet.pools).forEach(([name, { text }]) => this.addText(name, text));
  }

  /** Forgets the strings that nothing has any more. */
  collect(): void {
    this.texts.clear();
    this.become(this.fleet);
  }

  /** The machines in Git, by name. */
  machines(): Map<string, ExpectedMachine> {
    const own = Object.entries(this.fleet.machines).filter(([, { fault }]) => fault !== 'refused')
      .map(([name, { cores, memory, text, fault }]) => [name, { cores, memory, text: motd(text), isReady: fault === undefined }] as const);
    const claimed = Object.entries(this.fleet.claims).flatMap(([name, { nodeType, quantity }]) => (
      Array.from({ length: quantity }, (_, index) => [`${name}-${index}`, { cores: 1, memory: NODE_TYPES[nodeType], isReady: true }] as const)
    ));
    return new Map<string, ExpectedMachine>([...own, ...claimed]);
  }

  /** The pools, with the names and number of their machines, their cloud-init and their claims. */
  pools(): { readonly names: RegExp; readonly count: number; readonly text: string; readonly claims: RegExp }[] {
    return Object.entries(this.fleet.pools).map(([name, { replicas, text }]) => (
      { names: numbered(name), count: replicas, text: motd(text), claims: numbered(`${name}-root`) }
    ));
  }

  /** The claims that must exist, except those of pools. */
  claims(): Set<string> {
    const claimed = Object.entries(this.fleet.claims).flatMap(([name, { quantity }]) => Array.from({ length: quantity }, (_, index) => `${name}-${index}-root`));
    return new Set([...this.keptClaims, ...claimed]);
  }

  /** Whether a claim's data must be kept whatever happens to its machine. */
  isKept(claim: string): boolean {
    return this.keptClaims.has(claim);
  }

  /** How many Secrets each owner has for the strings that were ever in Git. */
  secrets(): Map<string, number> {
    return new Map([...this.texts].map(([name, texts]) => [name, texts.size]));
  }

  faults(folder: Folder): ExpectedFault[] {
    const machines = Object.entries(this.fleet.machines).filter(([, machine]) => machine.folder === folder);
    return machines.flatMap(([name, { fault }]) => fault === undefined ? [] : [{ name, fault }]);
  }

  private addText(name: string, text: number): void {
    this.texts.set(name, (this.texts.get(name) ?? new Set()).add(text));
  }
}
