/**
 * Records every state of a namespace's objects, from before the first one exists: a test file can start everything at once and
 * check it test by test, without missing short-lived states.
 */
import { Cluster } from './cluster';
import { readKubeconfig } from './kubeconfig';
import { until } from './until';
import { Watch } from './watching';

const KINDS = {
  VirtualMachine: 'kubevirt.io/v1',
  VirtualMachineInstance: 'kubevirt.io/v1',
  DataVolume: 'cdi.kubevirt.io/v1beta1',
  PersistentVolumeClaim: 'v1',
  Pod: 'v1',
  Event: 'v1',
};

/** Part of an object, as for Jest's `toMatchObject`: its identity, and its content. */
export interface Part {
  readonly kind: keyof typeof KINDS;
  readonly who: object;
  readonly says: object;
}

export class History {
  private readonly watches = new Map<string, Watch>();

  constructor(private readonly cluster: Cluster) {}

  async begin(): Promise<void> {
    const { client, kubeconfig, namespace } = this.cluster;
    await Promise.all(Object.entries(KINDS).map(async ([kind, apiVersion]) => {
      this.watches.set(kind, await Watch.open(readKubeconfig(kubeconfig), await client.path({ apiVersion, kind, namespace })));
    }));
  }

  end(): void {
    this.watches.forEach((watch) => watch.stop());
  }

  /** Every state that matching objects have had, the oldest first. */
  of({ kind, who, says }: Part): any[] {
    return this.watches.get(kind)!.events.map(({ object }) => object).filter((object) => isLike(object, who) && isLike(object, says));
  }

  /** When the first such state arrived, in milliseconds; undefined if none has. */
  arrivalOf(part: Part): number | undefined {
    const [first] = this.of(part);
    return this.watches.get(part.kind)!.events.find(({ object }) => object === first)?.arrived;
  }

  /** Waits until each part has been seen, in any order, and returns the matching objects. */
  shows(...parts: Part[]): Promise<any[]> {
    return Promise.all(parts.map((part) => until(part.kind, () => this.of(part)[0]).catch(() => {
      // Comparing the latest state with the wanted one explains more than a timeout does.
      const latest = this.of({ ...part, says: {} }).at(-1);
      expect({ kind: part.kind, ...latest }).toMatchObject({ ...part.who, ...part.says });
      throw new Error('it came after the time was over');
    })));
  }
}

function isLike(object: any, part: object): boolean {
  try {
    expect(object).toMatchObject(part);
    return true;
  } catch {
    return false;
  }
}
