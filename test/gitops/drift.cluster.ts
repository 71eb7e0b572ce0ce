// The server stores every value as synth writes it: random machines, and quantities in every notation.
import { App, Chart, Size } from 'cdk8s';
import * as fc from 'fast-check';
import { Machine, VirtualMachine, VirtualMachineTemplate } from '../../src';
import { changedFields } from '../cluster/drift';
import { describedMachines, synthesized } from '../cluster/random-machines';
import { KubeObject } from '../plane/client';
import { useCluster } from '../plane/cluster';

const cluster = useCluster();
const PROGRAMS = 50;

/** How many random programs synth may refuse for each one that it accepts. */
const REFUSED = 2000;

/** What the server would store for a manifest. */
async function stored(manifest: KubeObject): Promise<any> {
  return (await cluster.applyStrict(manifest, { dryRun: true })).object;
}

test('random machines, their disks and their Secrets are stored as written', async () => {
  await fc.assert(fc.asyncProperty(describedMachines, async (program) => {
    const manifests = synthesized(program);
    fc.pre(manifests !== undefined);
    for (const manifest of manifests) {
      expect(changedFields(manifest, await stored(manifest))).toEqual([]);
    }
  }), { numRuns: PROGRAMS, maxSkipsPerRun: REFUSED });
});

test('an empty serial number is left out of a disk', async () => {
  const [manifest] = synthesized((chart) => new Machine(chart, 'web', {
    cpu: { cores: 1 }, memory: Size.gibibytes(1), disks: [{ name: 'root', size: Size.gibibytes(1), serial: '' }],
  }))!;
  expect(changedFields(manifest, await stored(manifest))).toEqual([]);
});

const suffix = fc.constantFrom('', 'm', 'k', 'M', 'G', 'Ki', 'Mi', 'Gi', 'e3', 'E2', 'e-1');
const digits = fc.oneof(fc.integer({ min: 1, max: 4096 }), fc.integer({ min: 1, max: 64 }).map((amount) => amount * 1024), fc.constantFrom('0.5', '1.5', '.25', '2.', '007', '1000', '2000'));
const quantity = fc.oneof(fc.tuple(digits, suffix).map((parts) => parts.join('')), fc.integer({ min: 1, max: 1e7 }));

test('quantities are stored as written, whatever the template\'s notation', async () => {
  await fc.assert(fc.asyncProperty(quantity, quantity, async (cpu, memory) => {
    const chart = new Chart(new App(), 'quantities');
    const { apiObject } = new VirtualMachine(chart, 'sized', {
      template: VirtualMachineTemplate.fromObject({
        spec: {
          dataVolumeTemplates: [{ metadata: { name: 'root' }, spec: { source: { blank: {} }, storage: { resources: { requests: { storage: memory } } } } }],
          template: {
            spec: {
              domain: {
                devices: { disks: ['root', 'scratch'].map((name) => ({ name, disk: { bus: 'virtio' } })) },
                memory: { guest: '1Gi' },
                resources: { requests: { cpu }, limits: { cpu } },
              },
              volumes: [{ name: 'root', dataVolume: { name: 'root' } }, { name: 'scratch', emptyDisk: { capacity: memory } }],
            },
          },
        },
      }),
    });
    const manifest = apiObject.toJson();
    expect(changedFields(manifest, await stored(manifest))).toEqual([]);
  }), { numRuns: 4 * PROGRAMS });
});
