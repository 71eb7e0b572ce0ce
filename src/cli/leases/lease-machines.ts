// Reads, creates, starts, stops and deletes the machines of leases in a namespace, each only while it is still the same machine.
import { setTimeout as sleep } from 'timers/promises';
import type { Decision } from './cleanup-decision';
import { identityOf, isMachineOf, Lease, leaseAnnotations, LeaseIdentity, leaseOf } from './lease';
import { hasNameOf } from './names';
import { adviseOnQuota, ignoreConflict, reportsConflict, reportsUnknown, undefinedIfUnknown } from './server-answers';
import { ID_LABEL, SLUG_LABEL } from '../../leases/lease-labels';
import { isTransient, isTransientForKubeVirt, withContext } from '../cluster/api-error';
import { DEFAULT_RETRY } from '../cluster/api-server';
import type { Cluster, ObjectReference } from '../cluster/cluster';
import { resourcePath, type Type } from '../cluster/discovery';
import { VIRTUAL_MACHINE, VIRTUAL_MACHINE_INSTANCE } from '../cluster/machine-types';
import { isAlreadyDone, withRetry } from '../cluster/retry';
import type { Duration } from '../command-line/duration';
import { isAskedToStart } from '../wait/readiness/virtual-machine';

export const WRITE_OPTIONS = { fieldManager: 'cdk8s-kubevirt', fieldValidation: 'Strict' };

/** How often a step is repeated because the machine changed in between. */
const MAX_ATTEMPTS = 10;

/** The longest pause after the first attempt, in milliseconds; it grows with each. Pauses are random, so that commands that collide spread out. */
const ATTEMPT_PAUSE = 50;

/** How long a stop is retried, in milliseconds, if virt-api is down. It is short since other leases wait; clean-up finishes the stop later. */
const STOP_TIMEOUT = 60_000;

const USED_AGAIN: Decision = { action: 'skip', reason: 'is in use again' };

export class LeaseMachines {
  /** The same cluster, whose requests end with the signal. */
  readonly requests: Cluster;

  /**
   * @param signal ends all requests
   * @param timeout how long a failing request is retried, in milliseconds
   */
  constructor(readonly cluster: Cluster, readonly namespace: string, readonly signal: AbortSignal, timeout = DEFAULT_RETRY.timeout) {
    this.requests = cluster.with({ signal, timeout });
  }

  /** The same machines; requests are retried until this signal is aborted. */
  until(signal: AbortSignal): LeaseMachines {
    return new LeaseMachines(this.cluster, this.namespace, signal, Infinity);
  }

  /** The same machines; failing requests are retried for a time, such as that in which a machine has to start. */
  retrying(time: Duration): LeaseMachines {
    return new LeaseMachines(this.cluster, this.namespace, this.signal, time * 1000);
  }

  /**
   * The cluster's time, from its last response, in seconds since 1970. Clients' clocks differ.
   *
   * @throws if its responses have no Date header
   */
  now(): number {
    const { address, clock } = this.cluster.server;
    if (clock.now === undefined) {
      throw new Error(`cluster ${address}: its responses have no Date header, so the age of a lease is unknown: have the proxy in between pass the Date header on`);
    }
    return clock.now;
  }

  /** The machines with the labels of leases. */
  list(): Promise<any[]> {
    return this.all(ID_LABEL);
  }

  /** Every machine of the namespace. */
  all(labelSelector?: string): Promise<any[]> {
    const query = { ...VIRTUAL_MACHINE, namespace: this.namespace, labelSelector };
    return this.request('list', query, async () => (await this.requests.list(query)).items);
  }

  /** The machine of a lease; undefined if it is gone, even if another one has its name. */
  async find(lease: Pick<LeaseIdentity, 'name' | 'id' | 'uid'>): Promise<any> {
    const machine = await this.read(VIRTUAL_MACHINE, lease.name);
    return machine && isMachineOf(lease, machine) ? { ...VIRTUAL_MACHINE, ...machine } : undefined;
  }

  instanceOf({ name }: Pick<LeaseIdentity, 'name'>): Promise<any> {
    return this.read(VIRTUAL_MACHINE_INSTANCE, name);
  }

  /**
   * Creates a lease's machine. If several leases take a slug at the same time, the first one gets it: the server lists which machines
   * existed at the moment of the creation.
   *
   * @throws SlugTaken if another machine has the slug; the new machine is deleted then
   */
  async create(manifest: any): Promise<any> {
    const identity = identityOf(manifest.metadata);
    const path = resourcePath(await this.requests.discovery.resource(VIRTUAL_MACHINE), this.namespace);
    const machine = await this.request('create', { ...VIRTUAL_MACHINE, ...identity }, async () => {
      try {
        return (await this.requests.server.request({ method: 'POST', path, query: WRITE_OPTIONS, body: manifest, isRepeatable: true })).body;
      } catch (error) {
        // The response to an earlier attempt may have been lost.
        const own = reportsConflict(error) && await this.find(identity);
        if (!own) {
          throw error;
        }
        return own;
      }
    }).catch(adviseOnQuota);
    const query = { labelSelector: `${SLUG_LABEL}=${identity.slug}`, resourceVersion: machine.metadata.resourceVersion, resourceVersionMatch: 'Exact' };
    const { body } = await this.request('list', VIRTUAL_MACHINE, () => this.requests.server.request({ path, query }));
    const [holder] = leasesOf(body.items).filter((each) => each.metadata.uid !== machine.metadata.uid);
    if (holder !== undefined) {
      await this.delete(machine);
      throw new SlugTaken(identity.slug, holder);
    }
    return { ...VIRTUAL_MACHINE, ...machine };
  }

  /** Asks the server whether it would create a machine. */
  async tryCreating(manifest: any): Promise<void> {
    const path = resourcePath(await this.requests.discovery.resource(VIRTUAL_MACHINE), this.namespace);
    const query = { ...WRITE_OPTIONS, dryRun: 'All' };
    await this.request('create', { ...VIRTUAL_MACHINE, namespace: this.namespace }, () => (
      this.requests.server.request({ method: 'POST', path, query, body: manifest, isRepeatable: true })
    )).catch(adviseOnQuota);
  }

  /**
   * Changes a lease, in the current annotations of its machine; never in those of another machine of the same name.
   *
   * @param change returns the new lease, or undefined to leave it unchanged
   * @returns the lease after the change
   * @throws if the machine is gone
   */
  async update(lease: LeaseIdentity, change: (lease: Lease) => Lease | undefined): Promise<Lease> {
    const updated = await this.withCurrent(lease, undefined, async (machine) => {
      const current = leaseOf(machine);
      const changed = change(current);
      await (changed && this.annotate(changed, machine.metadata.resourceVersion));
      return changed ?? current;
    });
    if (updated === undefined) {
      throw new MachineGone(lease);
    }
    return updated;
  }

  /** Starts a machine; returns false if it already runs, or an earlier start or stop is still underway. */
  async start({ name }: Pick<LeaseIdentity, 'name'>): Promise<boolean> {
    const reference = this.reference(VIRTUAL_MACHINE, name);
    const step = () => this.requests.subresource(reference, 'start').then(() => true);
    return this.request('start', reference, () => withRetry(step, { signal: this.signal, shouldRetry: isTransientForKubeVirt }).catch((error) => {
      if (!isAlreadyDone(error)) {
        throw error;
      }
      return false;
    }));
  }

  /**
   * Stops a machine and keeps its disks. The state is written first. It tells the next user of the lease to start the machine, and clean-up to
   * finish an interrupted stop.
   *
   * @returns whether it is stopped; it is not if somebody uses it again
   * @throws if the machine is gone
   */
  async retain({ metadata }: any): Promise<boolean> {
    const lease = await this.update(identityOf(metadata), (now) => now.state === 'retained' ? undefined : { ...now, state: 'retained' });
    const machine = await this.switchOff(lease);
    if (machine === undefined) {
      throw new MachineGone(lease);
    }
    return isRetained(machine);
  }

  /** Deletes a machine and the objects that it owns; never another one of the same name. */
  async delete({ metadata: { name, uid } }: any): Promise<void> {
    await this.deleteIf(name, { uid }).catch(ignoreConflict);
  }

  /**
   * Decides about a machine, and carries the decision out. If the machine has changed since it was read, such as when it is used again, reads it
   * and decides again.
   *
   * @returns the last decision; undefined if the machine is gone
   */
  decide(known: any, decision: (machine: any) => Decision): Promise<Decision | undefined> {
    return this.withCurrent(identityOf(known.metadata), known, async (machine) => {
      const decided = decision(machine);
      const { name, uid, resourceVersion } = machine.metadata;
      if (decided.action === 'delete') {
        // A machine in a list may have been read long ago, and may not be a lease any longer.
        const isCurrent = machine !== known;
        await this.deleteIf(name, { uid, ...!(decided.isFinal && isCurrent) && { resourceVersion } });
      }
      return decided.action === 'stop' ? this.retainAsDecided(machine, decided) : decided;
    });
  }

  private async retainAsDecided(machine: any, decided: Decision): Promise<Decision | undefined> {
    const lease = leaseOf(machine);
    await (lease.state !== 'retained' && this.annotate({ ...lease, state: 'retained' }, machine.metadata.resourceVersion));
    const now = await this.switchOff(lease);
    return now && (isRetained(now) ? decided : USED_AGAIN);
  }

  /**
   * Stops a machine, unless somebody uses its lease again, which is recorded before the machine starts.
   *
   * @returns the machine before the stop; undefined if it is gone
   */
  private async switchOff(lease: LeaseIdentity): Promise<any> {
    const reference = this.reference(VIRTUAL_MACHINE, lease.name);
    let machine: any;
    await this.request('stop', reference, () => withRetry(async () => {
      machine = await this.find(lease);
      if (machine !== undefined && isRetained(machine)) {
        // It may be off already, or stopping. If it is about to start, it can be stopped only after that.
        await this.requests.subresource(reference, 'stop').catch((error) => isAskedToStart(machine) ? Promise.reject(error) : ignoreConflict(error));
      }
    }, { signal: this.signal, timeout: STOP_TIMEOUT, shouldRetry: (error) => isTransient(error) || reportsConflict(error) }));
    return machine;
  }

  /**
   * Runs a step with a machine, and again if it has changed since it was read. The step has to name its version in requests. Returns undefined if
   * the machine is gone.
   *
   * @param known the machine, if it was read before
   */
  private async withCurrent<Result>(lease: LeaseIdentity, known: any, step: (machine: any) => Promise<Result>): Promise<Result | undefined> {
    for (let attempt = 1; ; attempt += 1) {
      const machine = attempt === 1 && known !== undefined ? known : await this.find(lease);
      try {
        return await (machine && step(machine));
      } catch (error) {
        // If the server no longer knows the machine, the next attempt finds it gone.
        if (!(reportsConflict(error) || reportsUnknown(error)) || attempt === MAX_ATTEMPTS) {
          throw error;
        }
        await sleep(Math.random() * ATTEMPT_PAUSE * attempt, undefined, { signal: this.signal }).catch(() => this.signal.throwIfAborted());
      }
    }
  }

  private async annotate(lease: Lease, resourceVersion: string): Promise<void> {
    const reference = this.reference(VIRTUAL_MACHINE, lease.name);
    const body = { metadata: { uid: lease.uid, resourceVersion, annotations: leaseAnnotations(lease) } };
    await this.request('patch', reference, () => this.requests.call(reference, { method: 'PATCH', contentType: 'application/merge-patch+json', body }));
  }

  private async deleteIf(name: string, preconditions: object): Promise<void> {
    const reference = this.reference(VIRTUAL_MACHINE, name);
    const body = { preconditions, propagationPolicy: 'Background' };
    await this.request('delete', reference, () => this.requests.call(reference, { method: 'DELETE', body }).catch(undefinedIfUnknown));
  }

  private read(type: Type, name: string): Promise<any> {
    const reference = this.reference(type, name);
    return this.request('get', reference, () => this.requests.read(reference).catch(undefinedIfUnknown));
  }

  private reference(type: Type, name: string): ObjectReference {
    return { ...type, name, namespace: this.namespace };
  }

  private request<Result>(verb: string, subject: Parameters<typeof withContext>[2], step: () => Promise<Result>): Promise<Result> {
    return withContext(this.cluster, verb, subject, step);
  }
}

/** Another lease has the slug. */
export class SlugTaken extends Error {
  constructor(readonly slug: string, readonly holder: any) {
    const { id, name } = identityOf(holder.metadata);
    super(`slug ${JSON.stringify(slug)} is taken by lease ${id}, machine ${JSON.stringify(name)}: choose another one with --slug, or use that lease`);
  }
}

/** The machines that are leases and are not being deleted. */
export function leasesOf(machines: readonly any[]): any[] {
  return machines.filter(({ metadata }) => metadata.deletionTimestamp === undefined && hasNameOf(identityOf(metadata)));
}

/** The machine of a lease no longer exists. */
export class MachineGone extends Error {
  constructor({ slug, name }: Pick<LeaseIdentity, 'slug' | 'name'>) {
    super(`lease ${slug}: its machine ${JSON.stringify(name)} is gone`);
  }
}

function isRetained(machine: any): boolean {
  return leaseOf(machine).state === 'retained';
}
