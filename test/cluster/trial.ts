// One set of manifests on trial: applied to its own namespace, among the objects it assumes to exist, and followed until it is ready and later
// until it is gone. All trials run at once, since they mostly wait.
import { randomBytes } from 'crypto';
import { absent } from './absent';
import { leftovers } from './leftovers';
import { externalSecretMade, NAMESPACE_OBJECTS } from './surroundings';
import { isAsWanted } from './wanted';
import type { ManifestSet } from '../examples/manifests';
import { KubeObject, Reference } from '../plane/client';
import { Applied, Cluster, until } from '../plane/cluster';
import { LIMIT } from '../plane/until';

/** A manifest that was refused, and whether it may still be admitted. */
interface Refused {
  readonly refusal: string;
  readonly waits: boolean;
}

/** The server's answer to a manifest: the stored object, or a refusal. */
type Answer = Applied | Refused;

export class Trial {
  readonly name: string;
  readonly manifests: readonly KubeObject[];
  readonly cluster = new Cluster(`conformance-${randomBytes(3).toString('hex')}`);
  private readonly answers = new Map<KubeObject, Answer>();
  private readonly surroundings: readonly KubeObject[];
  /** When the current step began. */
  private since = 0;

  constructor({ name, manifests }: ManifestSet) {
    this.name = name;
    const moved = manifests().map((manifest) => movedTo(this.cluster.namespace, manifest));
    // KubeVirt 1.8 admits a restore before its snapshot, but then insists on content, which the snapshot of a running guest never has on the plane.
    const isEarly = ({ kind }: KubeObject) => kind === 'VirtualMachineRestore';
    this.manifests = [...moved.filter(isEarly), ...moved.filter((manifest) => !isEarly(manifest))];
    const own = new Set(this.manifests.map(keyOf));
    const text = JSON.stringify(this.manifests);
    this.surroundings = [
      ...NAMESPACE_OBJECTS.filter((object) => !own.has(keyOf(object)) && text.includes(object.metadata.name)),
      // Stands in for the operator.
      ...this.manifests.filter(({ kind }) => kind === 'ExternalSecret').map(externalSecretMade),
    ];
  }

  /** Applies like a GitOps tool: a manifest that depends on a missing object is retried. */
  async apply(): Promise<void> {
    await this.cluster.create();
    await Promise.all(this.surroundings.map((object) => this.cluster.applyStrict(object)));
    let waiting = this.manifests;
    await until('every manifest to be admitted', async () => {
      const again: KubeObject[] = [];
      for (const manifest of waiting) {
        const answer = await this.answerTo(manifest);
        this.answers.set(manifest, answer);
        again.push(...'waits' in answer && answer.waits ? [manifest] : []);
      }
      waiting = again;
      return waiting.length === 0;
    }).catch(() => undefined);
    this.since = Date.now();
  }

  /** The admitted manifests, with the stored objects. */
  get admitted(): [KubeObject, Applied][] {
    return [...this.answers].flatMap(([manifest, answer]) => 'object' in answer ? [[manifest, answer]] : []);
  }

  /** The refused manifests, each with the reason. */
  get refused(): [KubeObject, string][] {
    return [...this.answers].flatMap(([manifest, answer]) => 'refusal' in answer ? [[manifest, answer.refusal]] : []);
  }

  /** The object of every manifest, once all are in the requested state. */
  comesUp(): Promise<[KubeObject, any][]> {
    return Promise.all(this.manifests.map(async (manifest): Promise<[KubeObject, any]> => {
      let last: any;
      await until(`${keyOf(manifest)} of ${this.name} to be as it was asked for within ${LIMIT} s of its admission`, async () => {
        last = await this.cluster.read(referenceTo(manifest));
        return isAsWanted(manifest, last.status ?? {});
      }, this.secondsLeft).catch(async (error: Error) => {
        throw new Error([`${error.message}: its status is ${JSON.stringify(last?.status)}`, 'the last events are:', ...await this.lastEvents()].join('\n'));
      });
      return [manifest, last];
    }));
  }

  async delete(): Promise<void> {
    this.since = Date.now();
    await Promise.all([...this.manifests, ...this.surroundings].map((manifest) => this.cluster.delete(referenceTo(manifest))));
    await Promise.all(this.manifests.filter(({ kind, spec }) => kind === 'DataImportCron' && spec.retentionPolicy !== 'None').map((cron) => this.deleteKept(cron)));
  }

  /** What is left of the set some minutes after its deletion; returns early once nothing is. */
  remains(): Promise<string[]> {
    return leftovers(this.cluster, this.secondsLeft);
  }

  /** Deletes what a DataImportCron deliberately leaves behind: its DataSource and its imports. */
  private async deleteKept(cron: KubeObject): Promise<void> {
    const { apiVersion, metadata: { name } } = cron;
    // An existing cron would create them again.
    await until(`${keyOf(cron)} to be gone`, () => this.cluster.client.isGone({ ...referenceTo(cron), namespace: this.cluster.namespace }));
    for (const kind of ['DataSource', 'DataVolume']) {
      const kept = await this.cluster.list({ apiVersion, kind }, `cdi.kubevirt.io/dataImportCron=${name}`);
      await Promise.all(kept.map(({ metadata }) => this.cluster.delete({ apiVersion, kind, name: metadata.name })));
    }
  }

  private async answerTo(manifest: KubeObject): Promise<Answer> {
    try {
      const wanting = await this.wantingOf(manifest);
      return wanting === undefined ? await this.cluster.applyStrict(manifest) : { refusal: wanting, waits: true };
    } catch (error) {
      const refusal = (error as Error).message;
      return { refusal, waits: await this.isForWant(manifest, refusal) };
    }
  }

  /** What a manifest has to wait for although the server would admit it. */
  private async wantingOf({ apiVersion, spec }: KubeObject): Promise<string | undefined> {
    // CDI 1.65 never retries a DataVolume that was created while its DataSource pointed to nothing.
    const { kind, name } = spec?.sourceRef ?? {};
    return kind === 'DataSource' && !await this.cluster.isTrue({ apiVersion, kind, name }, 'Ready') ? `DataSource ${name} is not ready` : undefined;
  }

  /** Whether a manifest was refused for a missing object that has been created since, or that another manifest of the set brings. */
  private async isForWant(manifest: KubeObject, refusal: string): Promise<boolean> {
    const object = await absent(this.cluster, refusal);
    return object !== undefined && (object.isThere || this.manifests.some((other) => other !== manifest && JSON.stringify(other).includes(`"${object.name}"`)));
  }

  /** Trials run concurrently, so one deadline covers them all. */
  private get secondsLeft(): number {
    return Math.max(0, LIMIT - Math.floor((Date.now() - this.since) / 1000));
  }

  private async lastEvents(): Promise<string[]> {
    const events = await this.cluster.list({ apiVersion: 'v1', kind: 'Event' });
    return events.map(({ lastTimestamp, eventTime, reason, message, involvedObject: { kind, name } }) => `${lastTimestamp ?? eventTime} ${kind} ${name}: ${reason}: ${message}`)
      .sort().slice(-10);
  }
}

/** The name of a manifest in messages. */
export function keyOf({ kind, metadata }: KubeObject): string {
  return `${kind} ${metadata.name}`;
}

function referenceTo({ apiVersion, kind, metadata: { name } }: KubeObject): Reference {
  return { apiVersion, kind, name };
}

/** Cluster-scoped kinds in the examples. */
const WITHOUT_NAMESPACE = [
  'MigrationPolicy', 'Namespace', 'ValidatingAdmissionPolicy', 'ValidatingAdmissionPolicyBinding', 'VirtualMachineClusterInstancetype',
  'VirtualMachineClusterPreference',
];

function movedTo(namespace: string, manifest: any): KubeObject {
  const moved = JSON.parse(JSON.stringify(manifest, (key, value) => key === 'namespace' && typeof value === 'string' ? namespace : value));
  return WITHOUT_NAMESPACE.includes(manifest.kind) ? moved : { ...moved, metadata: { ...moved.metadata, namespace } };
}
