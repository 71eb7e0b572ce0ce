/** Compares what is known of feature gates with the warnings of virt-operator. */
import { FEATURE_GATES, gateNamed, REMOVED_GATES } from '../../src/admission/feature-gates';
import { useCluster } from '../plane/cluster';

const cluster = useCluster();

const KUBEVIRT = { apiVersion: 'kubevirt.io/v1', kind: 'KubeVirt', name: 'kubevirt', namespace: 'kubevirt' };

/** Its warnings of a gate: none if users decide whether it is on. */
async function warningsOf(gate: string): Promise<readonly string[]> {
  const kubevirt = await cluster.client.read(KUBEVIRT);
  const { warnings } = await cluster.client.request('PUT', `${await cluster.client.path(KUBEVIRT)}?dryRun=All`, {
    ...kubevirt, spec: { configuration: { developerConfiguration: { featureGates: [gate] } } },
  });
  return warnings;
}

test('virt-operator warns of those feature gates that are always on, replaced or gone', async () => {
  const found = new Map<string, readonly string[]>();
  for (const gate of FEATURE_GATES) {
    found.set(gate, await warningsOf(gate));
  }
  const gatesWith = (isMeant: (warning: string) => boolean) => FEATURE_GATES.filter((gate) => found.get(gate)!.some(isMeant)).sort();
  const alwaysOn = FEATURE_GATES.filter((gate) => gateNamed(gate).always !== undefined);
  // Settings decide about the last two, not their gates.
  expect(gatesWith((warning) => warning.includes('General Availability'))).toEqual([...alwaysOn, 'ClusterProfiler', 'PersistentReservation'].sort());
  // The first three still have an effect.
  expect(gatesWith((warning) => !warning.includes('General Availability'))).toEqual([
    'DisableMDEVConfiguration', 'DockerSELinuxMCSWorkaround', 'HotplugVolumes', ...[...REMOVED_GATES.keys()].filter((gate) => gate !== 'ClusterProfiler'),
  ].sort());
});
