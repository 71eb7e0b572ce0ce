// Installs a MachineLeasePool with its policies, and removes it with everything that belongs to it.
import { Chart, Testing } from 'cdk8s';
import { MachineLeasePool, MachineLeasePoolProps } from '../../src';
import { Cluster, until } from '../plane/cluster';

export class InstalledPool {
  /** @param cluster its namespace is the pool's, and does not exist yet */
  static async of(cluster: Cluster, props: Partial<MachineLeasePoolProps>): Promise<InstalledPool> {
    const chart = new Chart(Testing.app(), 'chart');
    new MachineLeasePool(chart, cluster.namespace, { commandImage: 'registry.test/cdk8s-kubevirt:1.0.0', maxLeases: 1, ...props });
    const manifests = Testing.synth(chart);
    for (const manifest of manifests) {
      await cluster.applyStrict(manifest);
    }
    // A quota refuses objects until it is first counted, which takes a while on a fresh plane.
    const quotas = manifests.filter(({ kind }) => kind === 'ResourceQuota').map(({ apiVersion, kind, metadata: { name } }) => ({ apiVersion, kind, name }));
    await Promise.all(quotas.map((quota) => until(`the quota ${quota.name} to be counted`, async () => (await cluster.read(quota)).status?.used !== undefined)));
    return new InstalledPool(cluster, manifests);
  }

  private constructor(private readonly cluster: Cluster, readonly manifests: readonly any[]) {}

  async remove(): Promise<void> {
    const policies = this.manifests.filter(({ apiVersion }) => apiVersion.startsWith('admissionregistration.k8s.io/'));
    await Promise.all(policies.map(({ apiVersion, kind, metadata: { name } }) => this.cluster.client.delete({ apiVersion, kind, name })));
    await this.cluster.remove();
  }
}
