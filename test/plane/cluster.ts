/**
 * What a cluster test works with: its own namespace, and the API server's unaltered responses.
 *
 *     const cluster = useCluster();
 *     test('…', async () => {
 *       await cluster.applyStrict(manifest);
 *       await until('the machine to be ready', () => cluster.isTrue({ apiVersion, kind, name }, 'Ready'));
 *     });
 */
import { randomBytes } from 'crypto';
import { basename, join } from 'path';
import { Client, KubeObject, Reference } from './client';
import { namespace as namespaceNamed, storageClass } from './cluster-objects';
import { Faults } from './faults';
import { readKubeconfig } from './kubeconfig';
import { profile, removeStorageClass } from './storage-profiles';
import { TestEnvironment } from './test-run';

export { until } from './until';

const { PLANE_TEST_FOLDER: folder, PLANE_TEST_BIN: bin, PLANE_TEST_PROXY: proxy } = process.env as TestEnvironment;

export interface Applied {
  /** The object as stored. */
  readonly object: any;
  readonly warnings: readonly string[];
}

/** Kinds whose controllers keep creating objects. */
const MAKERS = [
  { apiVersion: 'autoscaling/v2', kind: 'HorizontalPodAutoscaler' },
  { apiVersion: 'pool.kubevirt.io/v1beta1', kind: 'VirtualMachinePool' },
  { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' },
  { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataImportCron' },
  { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume' },
];

export class Cluster {
  readonly client = new Client(folder === undefined ? { server: proxy! } : readKubeconfig(join(folder, 'kubeconfig')));
  /** For programs that should use the same cluster. */
  readonly kubeconfig = folder === undefined ? process.env.KUBEVIRT_PLANE_KUBECONFIG! : join(folder, 'kubeconfig');
  /** The environment of such programs: the kubeconfig, and a PATH that begins with kubectl and virtctl. */
  readonly environment: NodeJS.ProcessEnv = { ...process.env, KUBECONFIG: this.kubeconfig, PATH: [bin ?? [], process.env.PATH].flat().join(':') };
  private readonly storageClasses: string[] = [];

  constructor(readonly namespace: string) {}

  /** Applies a manifest server-side under strict field validation: unknown fields are errors. */
  async applyStrict(manifest: KubeObject, options: { readonly dryRun?: boolean } = {}): Promise<Applied> {
    const query = `fieldManager=cluster-tests&fieldValidation=Strict&force=true${options.dryRun ? '&dryRun=All' : ''}`;
    const path = await this.client.path(this.reference(manifest));
    const { body, warnings } = await this.client.request('PATCH', `${path}?${query}`, manifest, 'application/apply-patch+yaml');
    return { object: body, warnings };
  }

  /** Reads an object, by default from the test's namespace. */
  read(reference: Reference): Promise<any> {
    return this.client.read({ namespace: this.namespace, ...reference });
  }

  list(reference: Reference, labelSelector = ''): Promise<any[]> {
    return this.client.list({ namespace: this.namespace, ...reference }, labelSelector);
  }

  delete(reference: Reference): Promise<void> {
    return this.client.delete({ namespace: this.namespace, ...reference });
  }

  /** Whether an object has a condition with status True. */
  async isTrue(reference: Reference, condition: string): Promise<boolean> {
    const { status } = await this.read(reference);
    return Boolean(status?.conditions?.some((each: any) => each.type === condition && each.status === 'True'));
  }

  /** Creates a storage class that lasts until the end of the test file. */
  async storageClass(name: string, options: { readonly waitForFirstConsumer?: boolean } = {}): Promise<void> {
    this.storageClasses.push(name);
    await this.applyStrict(storageClass(name, options));
    await profile(this.client, name);
  }

  async create(): Promise<void> {
    await this.client.create(namespaceNamed(this.namespace));
  }

  /**
   * Deletes everything that the file created. A namespace takes seconds to disappear, and nobody waits for that; on a plane, which is
   * deleted as a whole, the namespace stays with its inactive objects.
   */
  async remove(): Promise<void> {
    // First the objects whose controllers would keep creating others, in vain, in a namespace under deletion.
    for (const makers of MAKERS) {
      await this.client.request('DELETE', await this.client.path({ ...makers, namespace: this.namespace }), { propagationPolicy: 'Background' });
    }
    if (folder === undefined) {
      await this.client.delete({ apiVersion: 'v1', kind: 'Namespace', name: this.namespace });
    }
    await Promise.all(this.storageClasses.map((name) => removeStorageClass(this.client, name)));
    this.client.close();
  }

  private reference({ apiVersion, kind, metadata: { name, namespace: given } }: KubeObject): Reference {
    return { apiVersion, kind, name, namespace: given ?? this.namespace };
  }
}

/** Creates a namespace before the calling test file's first test, and removes it after the last. */
export function useCluster(): Cluster {
  const file = basename(expect.getState().testPath ?? 'test').replace(/[^a-z0-9]+/g, '-').replace(/-cluster-ts$/, '');
  const cluster = new Cluster(`${file}-${randomBytes(3).toString('hex')}`);
  beforeAll(() => cluster.create());
  // A plane of the file's own is stopped next anyway.
  afterAll(() => folder !== undefined && isAloneOnPlane() ? cluster.client.close() : cluster.remove());
  return cluster;
}

const isAloneOnPlane = () => (globalThis as { readonly isAloneOnPlane?: boolean }).isAloneOnPlane === true;

/** Tests that only a plane can run, since they break it or script its guests. */
export function describePlane(title: string, body: () => void): void {
  const [run, reason] = folder === undefined ? [describe.skip, ' (skipped: only the plane can be told to fail)'] : [describe, ''];
  run(`${title}${reason}`, body);
}

/**
 * Faults of the plane for one test file; whatever is still broken after its last test is repaired.
 *
 * @throws in a file whose first comment lacks `@disturbs`: other files may be using the same plane
 */
export function useFaults(): { readonly current: Faults } {
  if (!isAloneOnPlane()) {
    throw new Error('useFaults() breaks the plane for everybody: begin the file with a comment such as /** @disturbs the API server */');
  }
  return faultsUntil((faults) => faults.recover());
}

/** Proxies in front of the API server for one test file, which fail for that file only. */
export function useProxies(): { readonly current: Pick<Faults, 'proxy'> } {
  return faultsUntil((faults) => faults.close());
}

function faultsUntil(end: (faults: Faults) => Promise<void>): { readonly current: Faults } {
  const holder = {} as { current: Faults };
  beforeAll(() => {
    holder.current = new Faults(folder!);
  });
  afterAll(() => end(holder.current));
  return holder;
}
