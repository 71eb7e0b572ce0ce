// Random manifests are refused here if and only if the server refuses them, apart from values that nobody reads before a machine starts.
import * as fc from 'fast-check';
import { RandomManifests } from './random-manifests';
import { Admission } from '../../src/admission/admission';
import { CORPORA } from '../admission/corpus';
import { GIVEN } from '../admission/corpus/judge';
import { mutated } from '../admission/corpus/mutated';
import { KUBEVIRT, READ_WITH_MACHINES, verdictOf } from '../admission/corpus/verdict';
import { describePlane, useCluster } from '../plane/cluster';

/** Each run repeats the same manifests. To look for others: `VERDICTS=20000 VERDICTS_SEED=$RANDOM npm run test:plane -- random-manifests`. */
const { VERDICTS: count = '1000', VERDICTS_SEED: seed = '42' } = process.env;

/** Kinds that no machine consists of, and those that are refused unless others exist. */
const LEFT_OUT = ['CDI', 'CDIConfig', 'KubeVirt', 'ObjectTransfer', 'VirtualMachineInstanceMigration'];

/** Refusals of values that a node or CDI reads later, or that the API server drops: incomplete sources of claims, and unknown metadata of pools. */
const READ_LATER = new RegExp(`^spec\\.(?:dataSource|virtualMachineTemplate\\.metadata\\.\\w+: unknown field)|\\[(?:${[
  'architecture-known', 'binding-plugin-known', 'clone-of-another', 'container-image-form', 'content-type-possible', 'cpu-feature-distinct',
  'device-resource-form', 'downward-api-file-form', 'firmware-uuid-form', 'hugepage-size-given', 'hyperv-spinlocks-enough', 'hyperv-vendor-id-form',
  'import-names-form', 'panic-devices-distinct', 'priority-class-form', 'realtime-mask-form', 'timer-policy-known', 'vm-network-form',
  'watchdog-action-known',
].join('|')})\\]$`);

const cluster = useCluster();

describePlane('random manifests', () => {
  test('are refused here if and only if the server refuses them', async () => {
    await Promise.all(GIVEN.map((each) => cluster.applyStrict(each)));
    const { featureGates, disabledFeatureGates } = (await cluster.client.read(KUBEVIRT)).spec.configuration.developerConfiguration;
    const refusals = (object: any) => Admission.validate(object, { featureGates, disabledFeatureGates });
    const manifests = [...Object.values(CORPORA), mutated].flatMap((corpus) => Object.values(corpus))
      .flatMap(({ object, featureGates: needed }) => (needed.length > 0 || LEFT_OUT.includes(object.kind) ? [] : object));
    const random = new RandomManifests(manifests.filter((each) => refusals(each).length === 0), manifests, await schemas());
    const tally = { admitted: 0, refused: 0 };
    await fc.assert(fc.asyncProperty(fc.gen(), async (gen) => {
      const manifest = random.draw(gen);
      const here = refusals(manifest);
      const { refused, message } = await verdictOf(cluster.client, cluster.namespace, manifest);
      const isRefused = refused !== undefined;
      // Another machine may have what an instance type or a preference needs.
      const isOfMachine = isRefused && refused !== 'manifest' && READ_WITH_MACHINES.test(manifest.kind);
      const isRefusedHere = isRefused ? isOfMachine || here.length > 0 : !here.every((each) => READ_LATER.test(each));
      if (isRefusedHere !== isRefused) {
        throw new Error(`the server: ${message ?? 'admitted'}; here: ${here.join('; ') || 'admitted'}: ${JSON.stringify(manifest)}`);
      }
      tally[isRefusedHere ? 'refused' : 'admitted'] += 1;
    }), { seed: Number(seed), numRuns: Number(count), endOnFailure: true });
    // If nearly all were refused, rules that refuse too much would not be found, and the other way around.
    expect(Math.min(tally.admitted, tally.refused)).toBeGreaterThan(Number(count) / 4);
  });
});

/** The schema of each kind's spec, by its apiVersion and kind. */
async function schemas(): Promise<ReadonlyMap<string, any>> {
  const definitions = await cluster.client.list({ apiVersion: 'apiextensions.k8s.io/v1', kind: 'CustomResourceDefinition' });
  return new Map(definitions.flatMap(({ spec: { group, names, versions } }) => versions.map(({ name, schema }: any) => (
    [`${group}/${name} ${names.kind}`, schema.openAPIV3Schema.properties.spec]
  ))));
}
