// The machines of leases in a namespace of a cluster: found, made, switched and deleted, each only as long as it is still the one.
import type { Decision } from './cleanup-decision';
import { ID_LABEL, identityOf, isMachineOf, Lease, leaseAnnotations, LeaseIdentity, leaseLabels, leaseOf, SLUG_LABEL } from './lease';
import { isNamedFor } from './names';
import type { CloudInitSecret } from '../../cloud-init/cloud-init-secret';
import { ApiError, withContext, isNotFound } from '../cluster/api-error';
import type { Cluster, ObjectReference } from '../cluster/cluster';
import { resourcePath } from '../cluster/discovery';
import { withRetry } from '../cluster/retry';

const MACHINE = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };
export const INSTANCE = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstance' };
const SECRET = { apiVersion: 'v1', kind: 'Secret' };
const WRITTEN = { fieldManager: 'cdk8s-kubevirt', fieldValidation: 'Strict' };

/** How often a machine may change while something is done with it as it is. */
const ATTEMPTS = 10;

export class LeaseMachines {
  /** @param signal when whatever is asked is given up */
  constructor(readonly cluster: Cluster, readonly namespace: string, private readonly signal: AbortSignal) {}

  /**
   * The cluster's time as of its last answer, in seconds since 1970: every client's is another one.
   *
   * @throws where its answers tell none: nothing is decided by guessing
   */
  now(): number {
    const { address, clock } = this.cluster.server;
    if (clock.now === undefined) {
      throw new Error(`cluster ${address}: its answers have no Date, so that nothing tells how old a lease is: have the proxy on the way there pass the header Date on`);
    }
    return clock.now;
  }

  /** Those that say they are leases. */
  list(): Promise<any[]> {
    return this.listed({ labelSelector: ID_LABEL });
  }

  /** Every machine of the namespace, whatever it says. */
  all(): Promise<any[]> {
    return this.listed({});
  }

  /** The machine of a lease; nothing where it is gone, and another one may have its name. */
  async find(lease: Pick<LeaseIdentity, 'name' | 'id' | 'uid'>): Promise<any> {
    const machine = await this.read({ ...MACHINE, name: lease.name });
    return machine && isMachineOf(lease, machine) ? { ...MACHINE, ...machine } : undefined;
  }

  instanceOf({ name }: Pick<LeaseIdentity, 'name'>): Promise<any> {
    return this.read({ ...INSTANCE, name });
  }

  /**
   * Makes a lease's machine. Of all that take a slug at once, the first one has it: whoever is there already when another one
   * comes has come before, and the server remembers who was there.
   *
   * @throws SlugTaken where another machine has the slug, and there is no machine then
   */
  async create(manifest: any): Promise<any> {
    const identity = identityOf(manifest.metadata);
    const path = resourcePath(await this.cluster.discovery.resource(MACHINE), this.namespace);
    const machine = await this.ask('create', { ...MACHINE, ...identity }, async () => {
      try {
        return (await this.cluster.server.request({ method: 'POST', path, query: WRITTEN, body: manifest, signal: this.signal })).body;
      } catch (error) {
        // The answer to an earlier attempt may have been lost.
        const own = isConflict(error) && await this.find(identity);
        if (!own) {
          throw error;
        }
        return own;
      }
    });
    const query = { labelSelector: `${SLUG_LABEL}=${identity.slug}`, resourceVersion: machine.metadata.resourceVersion, resourceVersionMatch: 'Exact' };
    const { body } = await this.ask('list', MACHINE, () => this.cluster.server.request({ path, query, signal: this.signal }));
    const [before] = leasesOf(body.items).filter((each) => each.metadata.uid !== machine.metadata.uid);
    if (before !== undefined) {
      await this.delete(machine);
      throw new SlugTaken(identity.slug, before);
    }
    return { ...MACHINE, ...machine };
  }

  /**
   * Makes the Secrets that a machine reads, which go when it goes.
   *
   * @throws where there is one already: whoever saw the machine come has made it, and the guest would do what is in it
   */
  async createSecrets({ apiVersion, kind, metadata: { name, uid, labels } }: any, secrets: readonly CloudInitSecret[]): Promise<void> {
    const ownerReferences = [{ apiVersion, kind, name, uid, controller: true, blockOwnerDeletion: false }];
    const { id, slug } = identityOf({ labels });
    for (const { name: secret, ...content } of secrets) {
      const metadata = { name: secret, namespace: this.namespace, labels: leaseLabels({ id, slug }), ownerReferences };
      const reference = { ...SECRET, name: secret, namespace: this.namespace };
      const path = resourcePath(await this.ask('create', reference, () => this.cluster.discovery.resource(SECRET)), this.namespace);
      const body = { ...SECRET, metadata, ...content };
      let isRepeated = false;
      await this.ask('create', reference, async () => {
        // The answer to an earlier attempt may have been lost.
        const wasMade = isRepeated ? unlessConflict : rethrow;
        isRepeated = true;
        await this.cluster.server.request({ method: 'POST', path, query: WRITTEN, body, signal: this.signal }).catch(wasMade);
      });
    }
  }

  /**
   * Writes what becomes of a lease into its machine, and into no other one that has its name. What the machine says at that moment is
   * changed: what others have written stays.
   *
   * @param change the lease as it is to be; nothing where it is to stay as it is
   * @returns the lease as it is then
   * @throws where the machine is gone
   */
  async update(of: LeaseIdentity, change: (lease: Lease) => Lease | undefined): Promise<Lease> {
    const updated = await this.whileSame(of, async (machine) => {
      const lease = leaseOf(machine);
      const changed = change(lease);
      await (changed && this.annotate(changed, machine.metadata.resourceVersion));
      return changed ?? lease;
    });
    if (updated === undefined) {
      throw new Error(`lease ${of.slug}: its machine ${JSON.stringify(of.name)} is gone`);
    }
    return updated;
  }

  /** Switches a machine on; whether it could be: one that is on, or still goes off, cannot. */
  async start({ name }: Pick<LeaseIdentity, 'name'>): Promise<boolean> {
    return this.switch(name, 'start');
  }

  /** Switches a machine off, and keeps its disks. It says so last: until then clean-up would do it again. */
  async retain({ metadata }: any): Promise<void> {
    await this.switch(metadata.name, 'stop');
    await this.update(identityOf(metadata), (lease) => ({ ...lease, state: 'retained' }));
  }

  /** Deletes a machine, and with it all that it owns; not another one that has its name. */
  async delete({ metadata: { name, uid } }: any): Promise<void> {
    await this.deleteIf(name, { uid }).catch(unlessConflict);
  }

  /**
   * Does with a machine what is decided about it as it is at that moment: where it changes in between, such as when somebody
   * begins to work in it, it is decided anew.
   *
   * @returns the last decision; nothing where the machine is gone
   */
  decide({ metadata }: any, decision: (machine: any) => Decision): Promise<Decision | undefined> {
    return this.whileSame(identityOf(metadata), async (machine) => {
      const decided = decision(machine);
      const { name, uid, resourceVersion } = machine.metadata;
      if (decided.action === 'delete') {
        await this.deleteIf(name, { uid, resourceVersion });
      } else if (decided.action === 'stop') {
        await this.retain(machine);
      }
      return decided;
    });
  }

  /** Takes a step with a machine as it is at that moment, and again where it has changed in between; nothing where it is gone. */
  private async whileSame<Result>(of: LeaseIdentity, step: (machine: any) => Promise<Result>): Promise<Result | undefined> {
    for (let attempt = 1; ; attempt += 1) {
      const machine = await this.find(of);
      try {
        return await (machine && step(machine));
      } catch (error) {
        if (!isConflict(error) || attempt === ATTEMPTS) {
          throw error;
        }
      }
    }
  }

  private async annotate(lease: Lease, resourceVersion: string): Promise<void> {
    const reference = { ...MACHINE, name: lease.name, namespace: this.namespace };
    const body = { metadata: { uid: lease.uid, resourceVersion, annotations: leaseAnnotations(lease) } };
    await this.ask('patch', reference, () => this.cluster.call(reference, { method: 'PATCH', contentType: 'application/merge-patch+json', body, signal: this.signal }));
  }

  private async deleteIf(name: string, preconditions: object): Promise<void> {
    const reference = { ...MACHINE, name, namespace: this.namespace };
    const body = { preconditions, propagationPolicy: 'Background' };
    await this.ask('delete', reference, () => this.cluster.call(reference, { method: 'DELETE', body, signal: this.signal }).catch(unlessGone));
  }

  private async switch(name: string, verb: 'start' | 'stop'): Promise<boolean> {
    const reference = { ...MACHINE, name, namespace: this.namespace };
    return this.ask(verb, reference, () => this.cluster.subresource(reference, verb).then(() => true, (error) => {
      unlessConflict(error);
      return false;
    }));
  }

  private read(reference: Omit<ObjectReference, 'namespace'>): Promise<any> {
    const placed = { ...reference, namespace: this.namespace };
    return this.ask('get', placed, () => this.cluster.read(placed, this.signal).catch(unlessGone));
  }

  private listed(selection: { readonly labelSelector?: string }): Promise<any[]> {
    const query = { ...MACHINE, namespace: this.namespace, ...selection };
    return this.ask('list', query, async () => (await this.cluster.list(query, this.signal)).items);
  }

  private ask<Result>(verb: string, subject: Parameters<typeof withContext>[2], step: () => Promise<Result>): Promise<Result> {
    return withContext(this.cluster, verb, subject, () => withRetry(step, { signal: this.signal }));
  }
}

/** Another lease has the slug. */
export class SlugTaken extends Error {
  constructor(readonly slug: string, readonly by: any) {
    const { id, name } = identityOf(by.metadata);
    super(`slug ${JSON.stringify(slug)} is taken by lease ${id}, machine ${JSON.stringify(name)}: write another one as --slug, or use that lease`);
  }
}

/** Machines that are leases, and not about to go. */
export function leasesOf(machines: readonly any[]): any[] {
  return machines.filter(({ metadata }) => metadata.deletionTimestamp === undefined && isNamedFor(identityOf(metadata)));
}

/** Nothing where the server itself says that there is no such object: a proxy on the way may answer with 404, too. */
function unlessGone(error: unknown): undefined {
  if (!isNotFound(error) || (error as ApiError).reason !== 'NotFound') {
    throw error;
  }
  return undefined;
}

function rethrow(error: unknown): never {
  throw error;
}

/** Errors say what was asked, and have what was answered as their cause. */
function isConflict(error: unknown): boolean {
  const answer = error instanceof ApiError ? error : (error as Error).cause;
  return answer instanceof ApiError && answer.code === 409;
}

function unlessConflict(error: unknown): void {
  if (!isConflict(error)) {
    throw error;
  }
}
