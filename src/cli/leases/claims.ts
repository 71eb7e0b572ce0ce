// The leases that this user has taken, as files: what a machine cannot tell of itself, such as who has the key. There is a claim
// before there is a machine, and until after it is gone, so that a process may be killed at any moment and nothing is lost.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'fs';
import { join } from 'path';
import { claimFile, ClaimFile, fileName, isAlive, ownFile } from './claim-file';
import { makePrivate, stateFolder } from './state-folder';
import { OBJECT_NAME } from '../../issues/formats';
import { isMap } from '../../plain-data/plain-data';

/** What is known of a lease on this machine. It never changes. */
export interface Claim {
  readonly id: string;
  readonly slug: string;
  /** Of the VirtualMachine. */
  readonly name: string;
  /** Where the lease is; claims of earlier versions do not say, and count wherever their machine is found. */
  readonly scope?: string;
  /** Which cluster that was when it was taken; claims of earlier versions do not say. */
  readonly cluster?: string;
  readonly user: string;
  readonly port: number;
  readonly workRoot?: string;
  /** A private key of the user's; there is one of the lease's own otherwise. */
  readonly key?: string;
  /** When its machine was asked for, in milliseconds since 1970; nothing before that, and where it was refused. */
  readonly requestedAt?: number;
  /** Of the VirtualMachine, once the cluster has told it. */
  readonly uid?: string;
  /** Whether the lease was made to its end, so that its user has it. */
  readonly isHandedOver?: boolean;
}

/** A claim that this process alone may do away with. */
export interface HeldClaim {
  /** As it is now. */
  readonly claim: Claim;
  /** Writes down what has become of it. */
  readonly note: (news: Pick<Claim, 'requestedAt' | 'uid' | 'isHandedOver'>) => void;
  /** Lets others have it. */
  readonly release: () => void;
  /** Forgets the lease, and its key. */
  readonly remove: () => void;
}

/**
 * The claims of one scope, in a folder that nobody else can look into.
 *
 * A claim is a file. To hold it is to rename it, which succeeds for one process only, and the new name says for which: one that
 * was killed is known by that, and its claim is another's to take.
 */
export class Claims {
  constructor(private readonly scope: string, private readonly folder = stateFolder('leases')) {
    makePrivate(folder);
  }

  /** Those of the scope, and those of earlier versions. */
  all(): Claim[] {
    return this.readAll(this.files());
  }

  /** Those whose process was killed, and those that nobody is at work on and nobody has been handed. */
  abandoned(): Claim[] {
    return this.files().filter((file) => !this.isHeld(file)).flatMap((file) => (
      this.readAll([file]).filter(({ scope, isHandedOver }) => file.holder !== undefined || (scope !== undefined && !isHandedOver))
    ));
  }

  /** Adds a claim, held by this process; what was not written to its end is never one. */
  add(claim: Omit<Claim, 'scope'>): HeldClaim {
    const own = ownFile(claim.id);
    const scoped = { ...claim, scope: this.scope };
    writeFileSync(this.path(own), JSON.stringify(scoped, undefined, 2), { mode: 0o600, flag: 'wx' });
    return this.held(own, scoped);
  }

  /** Holds a claim, unless another process does, or has removed it. */
  hold({ id }: Pick<Claim, 'id'>): HeldClaim | undefined {
    const file = this.files().find((each) => each.id === id);
    return file && this.take(file, (own) => this.read(own));
  }

  /** Forgets what was left by processes that were killed while they wrote: nothing was made yet. A key is never such a thing. */
  sweep(): void {
    const broken = this.files().filter((file) => file.holder !== undefined && this.read(file) === undefined && !existsSync(this.keyFolder(file)));
    broken.forEach((file) => this.take(file, () => ({ id: file.id } as Claim))?.remove());
  }

  /**
   * The folder of a lease's own key, and of what its guest showed of itself.
   *
   * @throws where the id could lead out of the folder of all claims
   */
  keyFolder({ id }: Pick<Claim, 'id'>): string {
    if (!/^[\w-]+$/.test(id)) {
      throw new Error(`lease ${JSON.stringify(id)}: is not an id: write letters, digits and "-"`);
    }
    return join(this.folder, id);
  }

  /** Where the host key is that the guest showed. */
  knownHostsFile(claim: Pick<Claim, 'id'>): string {
    return join(this.keyFolder(claim), 'known_hosts');
  }

  private take(file: ClaimFile, claimOf: (own: ClaimFile) => Claim | undefined): HeldClaim | undefined {
    if (this.isHeld(file)) {
      return undefined;
    }
    const own = ownFile(file.id);
    try {
      renameSync(this.path(file), this.path(own));
    } catch {
      // Somebody was faster.
      return undefined;
    }
    const claim = claimOf(own);
    return claim && this.held(own, claim);
  }

  private held(own: ClaimFile, claim: Claim): HeldClaim {
    let current = claim;
    return {
      get claim() {
        return current;
      },
      note: (news) => {
        current = { ...current, ...news };
        this.replace(own, current);
      },
      release: () => renameSync(this.path(own), this.path({ id: own.id })),
      remove: () => {
        rmSync(this.keyFolder(own), { recursive: true, force: true });
        rmSync(this.path(own), { force: true });
      },
    };
  }

  /** A process may be killed at any moment: there is the claim as it was, or as it is now. */
  private replace(own: ClaimFile, claim: Claim): void {
    mkdirSync(this.keyFolder(own), { recursive: true, mode: 0o700 });
    const written = join(this.keyFolder(own), 'claim');
    writeFileSync(written, JSON.stringify(claim, undefined, 2), { mode: 0o600 });
    renameSync(written, this.path(own));
  }

  private isHeld(file: ClaimFile): boolean {
    return file.holder !== undefined && isAlive(file.holder, this.path(file));
  }

  private readAll(files: readonly ClaimFile[]): Claim[] {
    const claims = files.flatMap((file) => this.read(file) ?? []);
    // The name goes into command lines and paths of requests.
    return claims.filter(({ scope, name }) => (scope === undefined || scope === this.scope) && OBJECT_NAME.matches(name));
  }

  private files(): ClaimFile[] {
    return readdirSync(this.folder).flatMap((name) => claimFile(name) ?? []);
  }

  /** The claim in a file, unless it was removed, or not written to its end. */
  private read(file: ClaimFile): Claim | undefined {
    let text: string;
    try {
      text = readFileSync(this.path(file), 'utf8');
    } catch {
      // Its name changes with its holder.
      const renamed = this.files().find(({ id, holder }) => id === file.id && fileName({ id, holder }) !== fileName(file));
      return renamed && this.read(renamed);
    }
    try {
      const claim = JSON.parse(text);
      return isMap(claim) && claim.id === file.id && typeof claim.name === 'string' ? claim as Claim : undefined;
    } catch {
      return undefined;
    }
  }

  private path(file: ClaimFile): string {
    return join(this.folder, fileName(file));
  }
}
