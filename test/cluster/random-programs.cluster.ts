// The server accepts whatever synth accepts: random programs are submitted to it whole.
import * as fc from 'fast-check';
import { describedMachines, describedTemplates, mergedTemplates, Program, synthesized } from './random-machines';
import { GIVEN } from '../admission/corpus/judge';
import { verdictOf } from '../admission/corpus/verdict';
import { useCluster } from '../plane/cluster';

const cluster = useCluster();

/** How many programs one run submits; a failure reports the seed that repeats it. */
const PROGRAMS = 300;

beforeAll(() => Promise.all(GIVEN.map((each) => cluster.applyStrict(each))));

test.each<[string, fc.Arbitrary<Program>]>([
  ['machines described by their props', describedMachines],
  ['templates described by machine props', describedTemplates],
  ['templates merged from several', mergedTemplates],
])('%s: the server admits what synth accepts', async (_, programs) => {
  let accepted = 0;
  await fc.assert(fc.asyncProperty(programs, async (program) => {
    const manifests = synthesized(program) ?? [];
    accepted += Math.min(1, manifests.length);
    for (const manifest of manifests) {
      const verdict = await verdictOf(cluster.client, cluster.namespace, manifest);
      // Whether other objects exist does not depend on the program.
      if (verdict.refused !== undefined && !/ not found$/.test(verdict.message ?? '')) {
        throw new Error(`${verdict.refused}: ${verdict.message}: ${JSON.stringify(manifest)}`);
      }
    }
  }), { numRuns: PROGRAMS });
  // If every program were refused, the property would hold for any server.
  expect(accepted).toBeGreaterThan(PROGRAMS / 10);
});

test('admits a machine whose network does not exist yet, even if the network\'s namespace is being deleted', async () => {
  const namespace = { apiVersion: 'v1', kind: 'Namespace', name: `${cluster.namespace}-networks` };
  const verdict = () => verdictOf(cluster.client, cluster.namespace, {
    apiVersion: 'kubevirt.io/v1',
    kind: 'VirtualMachine',
    metadata: { name: 'case' },
    spec: {
      runStrategy: 'Always',
      template: {
        spec: {
          domain: { devices: { interfaces: [{ name: 'office', bridge: {} }] }, memory: { guest: '1Gi' } },
          networks: [{ name: 'office', multus: { networkName: `${namespace.name}/office` } }],
        },
      },
    },
  });
  await cluster.client.create({ apiVersion: 'v1', kind: 'Namespace', metadata: { name: namespace.name, finalizers: ['cluster-tests.test/held'] } });
  expect(await verdict()).toEqual({});
  await cluster.client.delete(namespace);
  expect(await verdict()).toEqual({});
  await cluster.client.merge(namespace, { metadata: { finalizers: null } });
});
