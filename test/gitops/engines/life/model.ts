// What must be in the cluster after each commit, from what Git has and had alone. The library's code has no part in it: names and
// fields are those that its documentation promises.
import { Fleet, Folder, MachineInGit, NODE_TYPES, motd } from './fleet';

/** A machine that must be there. */
export interface ExpectedMachine {
  readonly cores: number;
  /** In Mi. */
  readonly memory: number;
  /** What is in its cloud-init, if it has any. */
  readonly text?: string;
  readonly isReady: boolean;
}

/** Why an app is not healthy, as its engine must say. */
export interface ExpectedFault {
  readonly name: string;
  readonly fault: NonNullable<MachineInGit['fault']>;
}

/** The name of a pool's machine, and of its disk: KubeVirt numbers both. */
const numbered = (name: string) => new RegExp(`^${name}-\\d+$`);

export class Model {
  /** The claims of machines that ever were in Git: nobody deletes any of them. */
  private readonly keptClaims = new Set<string>();
  /** The texts that ever were in Git, by what has them. The Secret of each stays until it is collected. */
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

  /** What becomes of the texts that nothing has any more. */
  collect(): void {
    this.texts.clear();
    this.become(this.fleet);
  }

  /** The machines that are in Git by name. */
  machines(): Map<string, ExpectedMachine> {
    const own = Object.entries(this.fleet.machines).filter(([, { fault }]) => fault !== 'refused')
      .map(([name, { cores, memory, text, fault }]) => [name, { cores, memory, text: motd(text), isReady: fault === undefined }] as const);
    const claimed = Object.entries(this.fleet.claims).flatMap(([name, { nodeType, quantity }]) => (
      Array.from({ length: quantity }, (_, index) => [`${name}-${index}`, { cores: 1, memory: NODE_TYPES[nodeType], isReady: true }] as const)
    ));
    return new Map<string, ExpectedMachine>([...own, ...claimed]);
  }

  /** The pools, with what their machines are called, how many there are, and what is in their cloud-init. */
  pools(): { readonly names: RegExp; readonly count: number; readonly text: string; readonly claims: RegExp }[] {
    return Object.entries(this.fleet.pools).map(([name, { replicas, text }]) => (
      { names: numbered(name), count: replicas, text: motd(text), claims: numbered(`${name}-root`) }
    ));
  }

  /** The claims that must be there; those of pools are beside them. */
  claims(): Set<string> {
    const claimed = Object.entries(this.fleet.claims).flatMap(([name, { quantity }]) => Array.from({ length: quantity }, (_, index) => `${name}-${index}-root`));
    return new Set([...this.keptClaims, ...claimed]);
  }

  /** Whether a claim's data must be there for good, whatever becomes of its machine. */
  isKept(claim: string): boolean {
    return this.keptClaims.has(claim);
  }

  /** How many Secrets each has whose texts ever were in Git. */
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
